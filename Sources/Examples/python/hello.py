#!/usr/bin/env python3
"""Two buttons of a bar, and a finger on a trackpad that moves the pointer to one and clicks it. Prints the events, and a
digest of all frames, which is that of `pointerkit simulate --scene hello.json --trace hello.jsonl --fps 100 --digest`.
"""

from pointerkit import *

MILLISECOND = 1_000_000


@ptk_log_function
def log(_, level, message):
    print(message.decode())


def inputs(time):
    """A touch, a stroke of 12 mm to the right, a click and a lift. A host makes them of what its toolkit reports."""
    yield new(ptk_input, PTK_INPUT_KIND_CONTACT, time, phase=PTK_PHASE_BEGAN, fingers=1)
    for _ in range(12):
        time += 8 * MILLISECOND
        yield new(ptk_input, PTK_INPUT_KIND_MOTION, time, delta=(1, 0))
    for is_down in (True, False):
        time += 120 * MILLISECOND
        yield new(ptk_input, PTK_INPUT_KIND_BUTTON, time, button=PTK_BUTTON_PRIMARY, is_down=is_down)
    yield new(ptk_input, PTK_INPUT_KIND_CONTACT, time, phase=PTK_PHASE_ENDED)


def main():
    start = now = 1000 * MILLISECOND
    engine = ptk_engine_create(ptk_size(320, 120), new(
        ptk_options, has_start=True, start=(20, 60), log=log, log_level=PTK_LOG_LEVEL_NOTES))
    trackpad = new(ptk_device, PTK_DEVICE_KIND_TRACKPAD, unit=PTK_UNIT_MILLIMETERS, reports_contact=True)
    ptk_engine_set_device(engine, 0, trackpad, start)
    names = {1: "Share", 2: "Delete"}
    targets = (ptk_target * 2)(
        new(ptk_target, kind=PTK_KIND_BAR_BUTTON, id=1, frame=(100, 42, 60, 36), group=1),
        new(ptk_target, kind=PTK_KIND_BAR_BUTTON, id=2, frame=(180, 42, 60, 36), group=1))
    ptk_engine_upsert_targets(engine, targets, len(targets), None, 0, start)
    ptk_engine_place_pointer(engine, start)

    digest, event_count = c_uint64(), 0
    ptk_digest_begin(byref(digest))
    waiting, is_at_rest = list(inputs(start)), False
    while waiting or not is_at_rest:
        while waiting and waiting[0].time <= now:
            ptk_engine_simulate(engine, waiting.pop(0))
        # A host would draw the commands of the frame here.
        frame = ptk_engine_step(engine, now, now)
        ptk_digest_add_frame(byref(digest), frame)
        ptk_digest_add_damage(byref(digest), frame)
        ptk_digest_add_events(byref(digest), engine, event_count)
        for event in frame.contents.events[:frame.contents.event_count]:
            name = ptk_event_type_string(event.type).decode()
            print(f"{event.time / 1e9:.3f} s  {name}  {names.get(event.target, '')}".rstrip())
        event_count += frame.contents.event_count
        is_at_rest = frame.contents.is_at_rest
        now += 10 * MILLISECOND
    ptk_engine_destroy(engine)
    print(f"{digest.value:016x}")


if __name__ == "__main__":
    main()
