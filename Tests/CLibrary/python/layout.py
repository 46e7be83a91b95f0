"""Prints a C program that compiles only if structs and constants of the Python module are those of the header."""

import ctypes
import re
import sys

sys.path.insert(0, sys.argv[1])
import pointerkit


def check(condition, what):
    print(f'_Static_assert({condition}, "{what}");')


def constant(prefix, name):
    return f"PTK_{prefix}_" + re.sub("([A-Z])", r"_\1", name).upper()


print("#include <pointerkit-audit.h>")
for name, struct in vars(pointerkit).items():
    if not name.startswith("ptk_"):
        continue
    check(f"sizeof({name}) == {ctypes.sizeof(struct)}", name)
    for field, _ in struct._fields_:
        place = getattr(struct, field)
        check(f"offsetof({name}, {field}) == {place.offset}", f"{name}.{field}")
        check(f"sizeof((({name} *)0)->{field}) == {place.size}", f"{name}.{field}")

words = {
    "KIND": pointerkit.KINDS, "GESTURE": pointerkit.GESTURES, "EFFECT": pointerkit.EFFECTS, "TINT": pointerkit.TINTS,
    "ACCESSORY": pointerkit.ACCESSORIES, "PHASE": pointerkit.PHASES, "SCROLL": pointerkit.SCROLL_PHASES,
    "SOURCE": pointerkit.SOURCES, "DRAG": pointerkit.OPERATIONS, "REGION": pointerkit.REGIONS,
    "INPUT": pointerkit.INPUTS,
}
for prefix, names in words.items():
    for number, name in enumerate(names):
        check(f"{constant(prefix, name)} == {number}", name)
for number, name in enumerate(pointerkit.MODIFIERS):
    check(f"{constant('MODIFIER', name)} == {1 << number}", name)
check(f"PTK_CURSOR_DISAPPEARING_ITEM == {pointerkit.LAST_CURSOR}", "cursors")
