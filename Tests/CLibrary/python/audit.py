"""Fails unless the findings of the Python module are those of `pointerkit audit --json`, which come on standard input."""

import json
import sys

sys.path.insert(0, sys.argv[1])
import pointerkit

CERTAINTIES = ["possible", "likely", "certain"]
BOUNDS = ["atLeast", "atMost", "about"]
UNITS = ["points", "seconds", "factor", "share", "count"]
expected = [json.loads(line) for line in sys.stdin]
found = pointerkit.audit(pointerkit.Library(), sys.argv[2])
if not expected or len(found) != len(expected):
    sys.exit(f"found {len(found)} findings, expected {len(expected)}")
for (finding, text), other in zip(found, expected):
    rect = finding.rect
    own = [
        f"L{finding.rule}", finding.measured, finding.expected, CERTAINTIES[finding.certainty],
        BOUNDS[finding.expected_bound], UNITS[finding.measured_unit], finding.target_count, finding.other_count,
        [rect.x, rect.y, rect.width, rect.height],
    ]
    theirs = [
        other["rule"], other["measured"], other["expected"], other["certainty"], other["bound"], other["unit"],
        len(other["targets"]), len(other.get("others", [])), other["rect"],
    ]
    if own != theirs or (not other["targets"] + other.get("others", []) and text != other["message"]):
        sys.exit(f"found {own}, expected {theirs}")
print(f"{len(found)} findings in Python are those of the command")
