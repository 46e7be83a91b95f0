#!/usr/bin/env python3
"""PointerKit from Python: the C library through ctypes, without a compiler.

The first part declares structs and functions of pointerkit.h. The second part wraps an engine. The third part plays
a trace over a scene; both are files of the `pointerkit` command. It prints the digest of all frames, as the command
`pointerkit simulate --digest` does:

    python3 pointerkit.py SCENE.json TRACE.jsonl

With libpointerkit-audit, --audit checks the layout of a scene instead.
"""

import argparse
import ctypes
import ctypes.util
import json
import math
import os
import sys
from ctypes import POINTER, Structure, byref, c_char_p, c_double, c_int32, c_int64, c_size_t, c_uint8
from ctypes import c_uint32, c_uint64, c_void_p

# ---- Structs, with the names and in the order of the headers ------------------------------------------------------

OK, INCOMPLETE, ABSENT, ERROR_SIZE = 0, 1, 2, -2


class ptk_point(Structure):
    _fields_ = [("x", c_double), ("y", c_double)]


class ptk_vector(Structure):
    _fields_ = [("dx", c_double), ("dy", c_double)]


class ptk_size(Structure):
    _fields_ = [("width", c_double), ("height", c_double)]


class ptk_rect(Structure):
    _fields_ = [("x", c_double), ("y", c_double), ("width", c_double), ("height", c_double)]


class ptk_insets(Structure):
    _fields_ = [("top", c_double), ("left", c_double), ("bottom", c_double), ("right", c_double)]


class ptk_rounded_rect(Structure):
    _fields_ = [("rect", ptk_rect), ("corner_radius", c_double)]


class ptk_color(Structure):
    _fields_ = [("red", c_double), ("green", c_double), ("blue", c_double)]


class ptk_spring(Structure):
    _fields_ = [("damping_ratio", c_double), ("response", c_double)]


class ptk_path_element(Structure):
    _fields_ = [
        ("kind", c_int32), ("reserved", c_int32), ("to", ptk_point), ("control1", ptk_point), ("control2", ptk_point),
    ]


class ptk_path(Structure):
    _fields_ = [
        ("size", c_uint32), ("has_anchor", c_int32), ("elements", POINTER(ptk_path_element)),
        ("element_count", c_size_t), ("anchor", ptk_point), ("stroke_width", c_double),
    ]


class ptk_shape(Structure):
    _fields_ = [
        ("size", c_uint32), ("kind", c_int32), ("diameter", c_double), ("rect_size", ptk_size),
        ("corner_radius", c_double), ("length", c_double), ("path", POINTER(ptk_path)),
    ]


class ptk_line(Structure):
    _fields_ = [("start", c_double), ("length", c_double)]


class ptk_precision(Structure):
    _fields_ = [
        ("size", c_uint32), ("kind", c_int32), ("origin", c_double), ("spacing", c_double), ("lines", POINTER(ptk_line)),
        ("line_count", c_size_t),
    ]


class ptk_accessory(Structure):
    _fields_ = [
        ("size", c_uint32), ("shape", c_int32), ("angle", c_double), ("offset", c_double),
        ("orientation_matches_angle", c_int32), ("reserved", c_int32), ("path", POINTER(ptk_path)),
    ]


class ptk_hover_options(Structure):
    _fields_ = [
        ("tint_mode", c_int32), ("prefers_shadow", c_int32), ("prefers_scaled_content", c_int32), ("reserved", c_int32),
    ]


class ptk_style(Structure):
    _fields_ = [
        ("size", c_uint32), ("effect", c_int32), ("hover", ptk_hover_options), ("is_hidden", c_int32),
        ("constrained_axes", c_int32), ("shape", POINTER(ptk_shape)), ("horizontal", POINTER(ptk_precision)),
        ("vertical", POINTER(ptk_precision)), ("shape_offset", ptk_vector), ("accessories", POINTER(ptk_accessory)),
        ("accessory_count", c_size_t),
    ]


class ptk_revealed(Structure):
    _fields_ = [("id", c_uint64), ("is_group", c_int32), ("reserved", c_int32)]


class ptk_target(Structure):
    _fields_ = [
        ("size", c_uint32), ("kind", c_int32), ("id", c_uint64), ("frame", ptk_rect), ("space", c_uint64),
        ("z", c_int64), ("group", c_uint64), ("is_enabled", c_int32), ("has_bezel", c_int32), ("has_padding", c_int32),
        ("is_selectable", c_int32), ("padding", ptk_insets), ("style", POINTER(ptk_style)),
        ("preferred_hover", POINTER(ptk_hover_options)), ("latching_axes", c_int32), ("cursor", c_int32),
        ("corner_radius", c_double), ("is_dragged_by_scrolling", c_int32), ("is_magnetic", c_int32),
        ("has_luminance", c_int32), ("has_color", c_int32), ("luminance", c_double), ("color", ptk_color),
        ("reveals", POINTER(ptk_revealed)), ("reveal_count", c_size_t),
    ]


class ptk_space(Structure):
    _fields_ = [
        ("size", c_uint32), ("is_enabled", c_int32), ("id", c_uint64), ("parent", c_uint64), ("origin", ptk_point),
        ("has_clip", c_int32), ("is_opaque", c_int32), ("clip", ptk_rect), ("has_content_size", c_int32),
        ("lets_parent_band_in", c_int32), ("content_size", ptk_size), ("order", c_int64),
    ]


class ptk_curve(Structure):
    _fields_ = [
        ("size", c_uint32), ("kind", c_int32), ("speed", c_double), ("linear_gain", c_double),
        ("parabolic_gain", c_double), ("cubic_gain", c_double), ("quartic_gain", c_double), ("tangent_start", c_double),
        ("root_start", c_double), ("report_rate", c_double), ("step", c_double), ("points", POINTER(c_double)),
        ("point_count", c_size_t),
    ]


class ptk_device(Structure):
    _fields_ = [
        ("size", c_uint32), ("kind", c_int32), ("unit", c_int32), ("reports_contact", c_int32),
        ("counts_per_inch", c_double), ("curve", POINTER(ptk_curve)), ("has_profile", c_int32), ("has_lift", c_int32),
        ("has_resting_pause", c_int32), ("reserved", c_int32), ("resting_pause_factor", c_double),
        ("hide_delay_factor", c_double),
    ]


class ptk_settings(Structure):
    _fields_ = [
        ("size", c_uint32), ("natural_scrolling", c_int32), ("tracking_speed", c_double), ("scrolling_speed", c_double),
        ("inertia", c_int32), ("animations", c_int32), ("auto_hide_delay", c_double), ("pointer_scale", c_double),
        ("increased_contrast", c_int32), ("reduce_motion", c_int32), ("double_click_interval", c_double),
        ("secondary_click_fingers", c_int32), ("control_click_is_secondary", c_int32),
        ("secondary_click_region", c_int32), ("trackpad_gestures", c_uint8 * 32), ("mouse_gestures", c_uint8 * 32),
        ("reserved", c_int32),
    ]


class ptk_padding(Structure):
    _fields_ = [("bezel", c_double), ("plain", c_double)]


SPRING_NAMES = ["shape", "line", "step", "parallax", "content", "press", "fade", "material"]


class ptk_springs(Structure):
    _fields_ = [(name, ptk_spring) for name in SPRING_NAMES]


MAGNETISM_NAMES = """deceleration_rate minimum_speed settling_speed radius shortest_reach reach_per_coast
direction_tolerance""".split()


class ptk_magnetism(Structure):
    _fields_ = [(name, c_double) for name in MAGNETISM_NAMES]


# Fields that are not numbers are named with their type.
CONFIG_TYPES = {
    "size": c_uint32, "reserved": c_int32, "padding": ptk_padding, "springs": ptk_springs, "band_selection": c_int32,
    "blending": c_int32, "host_warps_cursor": c_int32, "magnetism": ptk_magnetism,
}
CONFIG_NAMES = """size reserved padding group_gap circle_diameter bar_highlight_height highlight_outset_horizontal
highlight_outset_vertical beam_thickness maximum_beam_length maximum_field_height annotation_offset small_element_side
medium_element_side line_hysteresis border_hysteresis springs pointer_parallax pointer_parallax_limit content_parallax
content_parallax_limit highlight_growth lift_growth hover_growth pressed_scale pressed_circle_scale shadow_opacity
shadow_radius shadow_fall specular_smallest_side specular_full_side specular_opacity highlight_specular_opacity radiosity
tint_opacity pointer_opacity highlight_opacity minimum_flick_finger_speed attraction_response lift_silence_reports
minimum_lift_silence maximum_lift_silence inferred_flick_share resting_pause gaze_rest conceal_delay reveal_inactivity
click_distance drag_distance band_selection autoscroll_zone autoscroll_speed blending host_warps_cursor display_scale
magnetism""".split()


class ptk_config(Structure):
    _fields_ = [(name, CONFIG_TYPES.get(name, c_double)) for name in CONFIG_NAMES]


class ptk_options(Structure):
    _fields_ = [
        ("size", c_uint32), ("has_start", c_int32), ("start", ptk_point), ("settings", POINTER(ptk_settings)),
        ("config", POINTER(ptk_config)),
    ]


class ptk_input(Structure):
    _fields_ = [
        ("size", c_uint32), ("kind", c_int32), ("time", c_int64), ("device", c_uint32), ("phase", c_int32),
        ("scroll_phase", c_int32), ("source", c_int32), ("delta", ptk_vector), ("position", ptk_point),
        ("value", c_double), ("scale", c_double), ("rotation", c_double), ("touch", c_uint64), ("fingers", c_int32),
        ("button", c_int32), ("is_down", c_int32), ("gesture", c_int32), ("modifiers", c_int32), ("operation", c_int32),
    ]


class ptk_annotation_value(Structure):
    _fields_ = [("label", c_char_p), ("text", c_char_p)]


class ptk_pointer(Structure):
    _fields_ = [
        ("outline", c_int32), ("reserved", c_int32), ("center", ptk_point), ("size", ptk_size),
        ("corner_radius", c_double), ("opacity", c_double), ("scale", c_double), ("behind", c_uint64),
        ("luminance", c_double), ("contrast", c_double),
    ]


class ptk_command(Structure):
    _fields_ = [
        ("kind", c_int32), ("reserved", c_int32), ("target", c_uint64), ("space", c_uint64),
        ("shape", ptk_rounded_rect), ("center", ptk_point), ("translation", ptk_vector), ("color", ptk_color),
        ("opacity", c_double), ("radius", c_double), ("scale", c_double), ("rotation", c_double),
        ("path", POINTER(ptk_path)),
    ]


class ptk_group(Structure):
    _fields_ = [
        ("space", c_uint64), ("commands", POINTER(ptk_command)), ("command_count", c_size_t), ("has_clip", c_int32),
        ("reserved", c_int32), ("clip", ptk_rect),
    ]


class ptk_element(Structure):
    _fields_ = [
        ("target", c_uint64), ("beneath", POINTER(ptk_command)), ("above", POINTER(ptk_command)),
        ("beneath_count", c_size_t), ("above_count", c_size_t), ("center", ptk_point), ("scale", c_double),
        ("translation", ptk_vector), ("is_raised", c_int32), ("reserved", c_int32),
    ]


class ptk_event(Structure):
    _fields_ = [
        ("time", c_int64), ("type", c_int32), ("modifiers", c_int32), ("position", ptk_point), ("target", c_uint64),
        ("drop_target", c_uint64), ("space", c_uint64), ("location", ptk_point), ("anchor", ptk_point),
        ("velocity", ptk_vector), ("translation", ptk_vector), ("scale", c_double), ("rotation", c_double),
        ("value", c_double), ("movement", c_double), ("device", c_uint32), ("button", c_int32), ("count", c_int32),
        ("phase", c_int32), ("gesture", c_int32), ("edge", c_int32), ("is_group", c_int32), ("is_momentum", c_int32),
        ("is_systemwide", c_int32), ("reserved", c_int32),
    ]


class ptk_state(Structure):
    _fields_ = [
        ("time", c_int64), ("position", ptk_point), ("hovered", c_uint64), ("event_count", c_uint64),
        ("modifiers", c_int32), ("touch_count", c_int32), ("appearance", c_int32), ("reserved", c_int32),
    ]


class ptk_frame(Structure):
    """The drawing at one instant, with all lists as pointers and counts; valid until it is read again."""

    _fields_ = [
        ("time", c_int64), ("is_at_rest", c_int32), ("has_damage", c_int32), ("next_wake", c_int64),
        ("damage", ptk_rect), ("events", POINTER(ptk_event)), ("event_count", c_size_t), ("lost_event_count", c_uint64),
        ("commands", POINTER(ptk_command)), ("command_count", c_size_t), ("groups", POINTER(ptk_group)),
        ("group_count", c_size_t), ("elements", POINTER(ptk_element)), ("element_count", c_size_t),
        ("front", POINTER(ptk_command)), ("front_count", c_size_t), ("phase", c_int32), ("cursor", c_int32),
        ("model_position", ptk_point), ("click_location", ptk_point), ("velocity", ptk_vector), ("hovered", c_uint64),
        ("has_warp", c_int32), ("has_band", c_int32), ("has_autoscroll", c_int32), ("reserved", c_int32),
        ("warp", ptk_point), ("band", ptk_rect), ("band_targets", POINTER(c_uint64)), ("band_target_count", c_size_t),
        ("autoscroll_space", c_uint64), ("autoscroll_velocity", ptk_vector), ("revealed", POINTER(ptk_revealed)),
        ("revealed_count", c_size_t), ("pointer", POINTER(ptk_pointer)), ("outline", c_void_p),
        ("annotation", c_void_p), ("contents", c_void_p), ("content_count", c_size_t), ("accessories", c_void_p),
        ("accessory_count", c_size_t),
    ]


class ptk_finding(Structure):
    _fields_ = [
        ("rule", c_int32), ("certainty", c_int32), ("target_count", c_size_t), ("other_count", c_size_t),
        ("group", c_uint64), ("rect", ptk_rect), ("measured", c_double), ("expected", c_double), ("detail", c_double),
        ("measured_unit", c_int32), ("expected_unit", c_int32), ("expected_bound", c_int32), ("detail_unit", c_int32),
        ("remedy", c_int32), ("remedy_effect", c_int32), ("remedy_id", c_uint64), ("remedy_value", c_double),
        ("remedy_insets", ptk_insets), ("remedy_size", ptk_size), ("remedy_point", ptk_point),
    ]


# ---- The library -----------------------------------------------------------------------------------------------------

HANDLE, COUNT, ID, TIME, IDS, COUNT_OUT = c_void_p, c_size_t, c_uint64, c_int64, POINTER(c_uint64), POINTER(c_size_t)
FRAME = POINTER(ptk_frame)
FUNCTIONS = {
    "ptk_options_init": [POINTER(ptk_options), COUNT],
    "ptk_path_init": [POINTER(ptk_path), COUNT], "ptk_shape_init": [POINTER(ptk_shape), COUNT],
    "ptk_precision_init": [POINTER(ptk_precision), COUNT], "ptk_accessory_init": [POINTER(ptk_accessory), COUNT],
    "ptk_style_init": [POINTER(ptk_style), COUNT], "ptk_target_init": [POINTER(ptk_target), COUNT],
    "ptk_space_init": [POINTER(ptk_space), COUNT], "ptk_config_init": [POINTER(ptk_config), COUNT],
    "ptk_config_init_compact": [POINTER(ptk_config), COUNT],
    "ptk_settings_init": [POINTER(ptk_settings), COUNT], "ptk_curve_init": [POINTER(ptk_curve), COUNT],
    "ptk_device_init": [POINTER(ptk_device), COUNT, c_int32],
    "ptk_input_init": [POINTER(ptk_input), COUNT, c_int32, TIME],
    "ptk_engine_restore": [HANDLE, HANDLE],
    "ptk_engine_handle": [HANDLE, POINTER(ptk_input)],
    "ptk_engine_advance": [HANDLE, TIME],
    "ptk_engine_read": [HANDLE, TIME, FRAME],
    "ptk_engine_place_pointer": [HANDLE, TIME],
    "ptk_engine_upsert_targets": [HANDLE, POINTER(ptk_target), COUNT, IDS, COUNT, TIME],
    "ptk_engine_upsert_spaces": [HANDLE, POINTER(ptk_space), COUNT, TIME],
    "ptk_engine_scroll_space": [HANDLE, ID, ptk_point, TIME],
    "ptk_engine_resize": [HANDLE, ptk_size, TIME],
    "ptk_engine_set_device": [HANDLE, c_uint32, POINTER(ptk_device), TIME],
    "ptk_engine_set_settings": [HANDLE, POINTER(ptk_settings), TIME],
    "ptk_engine_set_config": [HANDLE, POINTER(ptk_config), TIME],
    "ptk_engine_set_appearance": [HANDLE, c_int32, TIME],
    "ptk_engine_set_background_luminance": [HANDLE, c_double, TIME],
    "ptk_engine_set_annotation": [HANDLE, POINTER(ptk_annotation_value), COUNT, POINTER(ptk_size), TIME],
    "ptk_engine_get_state": [HANDLE, POINTER(ptk_state), COUNT],
    "ptk_digest_begin": [POINTER(c_uint64)],
    "ptk_digest_add_frame": [POINTER(c_uint64), FRAME],
    "ptk_digest_add_damage": [POINTER(c_uint64), FRAME],
    "ptk_digest_add_events": [POINTER(c_uint64), HANDLE, c_uint64],
}
# The functions of libpointerkit-audit, which also has all functions of libpointerkit.
AUDIT_FUNCTIONS = {
    "ptk_engine_audit": [HANDLE, c_void_p, POINTER(HANDLE)],
    "ptk_audit_get_findings": [HANDLE, POINTER(ptk_finding), COUNT, COUNT, COUNT_OUT],
    "ptk_audit_get_targets": [HANDLE, COUNT, c_int32, IDS, COUNT, COUNT_OUT],
    "ptk_audit_get_text": [HANDLE, COUNT, c_int32, ctypes.c_char_p, COUNT, COUNT_OUT],
}
# The functions that return no status, with the type of what they return.
OTHERS = {
    "ptk_get_version": (c_int32, []), "ptk_engine_create": (HANDLE, [ptk_size, POINTER(ptk_options)]),
    "ptk_engine_copy": (HANDLE, [HANDLE]), "ptk_engine_destroy": (None, [HANDLE]),
    "ptk_engine_step": (FRAME, [HANDLE, TIME, TIME]), "ptk_frame_create": (FRAME, []),
    "ptk_frame_destroy": (None, [FRAME]), "ptk_frame_get_element": (POINTER(ptk_element), [FRAME, ID]),
    "ptk_engine_get_events": (POINTER(ptk_event), [HANDLE, IDS, COUNT_OUT]),
}
STRINGS = {"ptk_status_string": [c_int32], "ptk_event_type_string": [c_int32], "ptk_cursor_css_name": [c_int32]}
VERSION = (0, 1)


class PointerKitError(Exception):
    """A call that failed, or a library that does not fit this module."""


class Library:
    """The functions of the library, by their names without `ptk_`; each raises an error instead of returning one."""

    def __init__(self, path=None):
        path = path or os.environ.get("POINTERKIT_LIBRARY") or "libpointerkit.so.0"
        try:
            library = ctypes.CDLL(path)
        except OSError as error:
            raise PointerKitError(f"{path}: {error}; install the library, or set POINTERKIT_LIBRARY to its path")
        try:
            for name, arguments in STRINGS.items():
                function = getattr(library, name)
                function.argtypes, function.restype = arguments, c_char_p
                setattr(self, name[4:], lambda code, function=function: (function(code) or b"").decode() or None)
            self.has_audit = hasattr(library, "ptk_engine_audit")
            for name, arguments in {**FUNCTIONS, **(AUDIT_FUNCTIONS if self.has_audit else {})}.items():
                function = getattr(library, name)
                function.argtypes, function.restype = arguments, c_int32
                setattr(self, name[4:], self._checked(name, function))
            others = {**OTHERS, **({"ptk_audit_destroy": (None, [HANDLE])} if self.has_audit else {})}
            for name, (result, arguments) in others.items():
                function = getattr(library, name)
                function.argtypes, function.restype = arguments, result
                setattr(self, name[4:], function)
        except AttributeError as error:
            raise PointerKitError(f"{path}: {error}: the library is older than this module")
        self._check_version(path)
        self._check_sizes(path, library)

    def _checked(self, name, function):
        def call(*arguments):
            status = function(*arguments)
            if status < 0:
                raise PointerKitError(f"{name}: {self.status_string(status)}")
            return status

        return call

    def _check_version(self, path):
        number = self.get_version()
        found = (number // 1_000_000, number // 1000 % 1000)
        if found[0] != VERSION[0] or (found != VERSION if VERSION[0] == 0 else found < VERSION):
            versions = f"found version {found[0]}.{found[1]}, expected {VERSION[0]}.{VERSION[1]} or later"
            raise PointerKitError(f"{path}: {versions}")

    def _check_sizes(self, path, library):
        """Checks that the library accepts the size of each struct, and refuses one byte less."""

        def measure(struct, write):
            size = ctypes.sizeof(struct)
            buffer = ctypes.create_string_buffer(size)
            pointer = ctypes.cast(buffer, POINTER(struct))
            fits, is_smallest = write(pointer, size) != ERROR_SIZE, write(pointer, size - 1) == ERROR_SIZE
            if not fits or not is_smallest:
                others = "fewer" if fits else "more"
                raise PointerKitError(
                    f"{path}: {struct.__name__}: found {size} bytes in this module, expected {others} for this library")

        parts = [ptk_path, ptk_shape, ptk_precision, ptk_accessory, ptk_style, ptk_curve]
        for struct in [*parts, ptk_options, ptk_target, ptk_space, ptk_config, ptk_settings]:
            measure(struct, getattr(library, struct.__name__ + "_init"))
        measure(ptk_device, lambda pointer, size: library.ptk_device_init(pointer, size, 0))
        measure(ptk_input, lambda pointer, size: library.ptk_input_init(pointer, size, 0, 0))

    def new(self, struct, *arguments, **fields):
        """A struct with its defaults and some fields set."""
        value = struct()
        getattr(self, struct.__name__[4:] + "_init")(byref(value), ctypes.sizeof(struct), *arguments)
        for name, field in fields.items():
            setattr(value, name, field)
        return value


class Frame:
    """A frame of one's own, to read any time into it."""

    def __init__(self, library):
        self.library, self.handle = library, library.frame_create()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.library.frame_destroy(self.handle)

    @property
    def contents(self):
        """The ptk_frame."""
        return self.handle.contents


class Engine:
    """An engine for a surface of a size, in points. Times are nanoseconds of one monotonic clock."""

    def __init__(self, library, width, height, start=None, settings=None, config=None):
        self.library = library
        options = library.new(ptk_options)
        if start:
            options.has_start, options.start = True, ptk_point(*start)
        if settings:
            options.settings = ctypes.pointer(settings)
        if config:
            options.config = ctypes.pointer(config)
        self.handle = library.engine_create(ptk_size(width, height), byref(options))
        if not self.handle:
            raise PointerKitError("ptk_engine_create: the settings or the configuration have an unknown constant")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.library.engine_destroy(self.handle)

    def upsert_targets(self, targets, removed=(), time=0):
        self.library.engine_upsert_targets(
            self.handle, (ptk_target * len(targets))(*targets), len(targets), (c_uint64 * len(removed))(*removed),
            len(removed), time)

    def upsert_spaces(self, spaces, time=0):
        self.library.engine_upsert_spaces(self.handle, (ptk_space * len(spaces))(*spaces), len(spaces), time)

    def set_device(self, device, number=0, time=0):
        self.library.engine_set_device(self.handle, number, byref(device), time)

    def set_annotation(self, values, time):
        """Shows pairs of a label and a text beside the pointer; an empty list removes them."""
        array = (ptk_annotation_value * len(values))(*((label.encode(), text.encode()) for label, text in values))
        self.library.engine_set_annotation(self.handle, array, len(values), None, time)

    def handle_input(self, event):
        self.library.engine_handle(self.handle, byref(event))

    def advance(self, time):
        self.library.engine_advance(self.handle, time)

    def step(self, now, presenting):
        """Advances, and returns the ptk_frame to draw, which is valid until the next step."""
        return self.library.engine_step(self.handle, now, presenting).contents

    def read(self, time, frame):
        self.library.engine_read(self.handle, time, frame.handle)

    def state(self):
        state = ptk_state()
        self.library.engine_get_state(self.handle, byref(state), ctypes.sizeof(state))
        return state

    def events(self, since):
        """The events from a number on, the newest 256 at most."""
        following, count = c_uint64(since), c_size_t()
        events = self.library.engine_get_events(self.handle, byref(following), byref(count))
        return [ptk_event.from_buffer_copy(events[index]) for index in range(count.value)]

    def audit(self):
        """The findings about the layout: pairs of a ptk_finding and its text. Needs libpointerkit-audit."""
        if not self.library.has_audit:
            raise PointerKitError("the library has no audit; set POINTERKIT_LIBRARY to libpointerkit-audit.so")
        audit, count, length = HANDLE(), c_size_t(), c_size_t()
        self.library.engine_audit(self.handle, None, byref(audit))
        try:
            size = ctypes.sizeof(ptk_finding)
            self.library.audit_get_findings(audit, None, size, 0, byref(count))
            findings = (ptk_finding * count.value)()
            self.library.audit_get_findings(audit, findings, size, count, byref(count))
            pairs = []
            for index, finding in enumerate(findings):
                self.library.audit_get_text(audit, index, 0, None, 0, byref(length))
                text = ctypes.create_string_buffer(length.value)
                self.library.audit_get_text(audit, index, 0, text, length, byref(length))
                pairs.append((finding, text.value.decode()))
            return pairs
        finally:
            self.library.audit_destroy(audit)

    def copy(self):
        """A snapshot."""
        other = Engine.__new__(Engine)
        other.library, other.handle = self.library, self.library.engine_copy(self.handle)
        return other


# ---- Files -----------------------------------------------------------------------------------------------------------


class FileError(Exception):
    """One line that names the file, the line or the path, what was found, and what was expected."""


class Node:
    """A value of a JSON file with the path to it."""

    def __init__(self, value, place, path=""):
        self.value, self.place, self.path = value, place, path

    def error(self, expected, found=None):
        found = json.dumps(self.value, ensure_ascii=False)[:60] if found is None else found
        return FileError(f"{self.place}: {self.path + ': ' if self.path else ''}found {found}, expected {expected}")

    def child(self, value, step):
        return Node(value, self.place, f"{self.path}{step}" if self.path or step[0] == "[" else step[1:])

    def of(self, kinds, expected):
        if not isinstance(self.value, kinds) or (isinstance(self.value, bool) and bool not in kinds):
            raise self.error(expected)
        return self.value

    def number(self):
        return float(self.of((int, float), "a number"))

    def integer(self, least=-(1 << 63), most=(1 << 63) - 1):
        number = self.of((int, float), "a whole number")
        if number != int(number) or not least <= number <= most:
            raise self.error(f"a whole number from {least} to {most}")
        return int(number)

    def flag(self):
        return self.of((bool,), "true or false")

    def string(self):
        return self.of((str,), "a string")

    def word(self, words):
        """The meaning of a word; in a list of words, a word means its position."""
        words = words if isinstance(words, dict) else {word: index for index, word in enumerate(words)}
        if not isinstance(self.value, str) or self.value not in words:
            raise self.error("one of: " + ", ".join(words))
        return words[self.value]

    def bits(self, words):
        return sum(1 << bit for bit in {node.word(words) for node in self.list()})

    def list(self, count=None):
        values = self.of((list,), "an array" if count is None else f"an array of {count} numbers")
        if count is not None and len(values) != count:
            raise self.error(f"an array of {count} numbers")
        return [self.child(value, f"[{index}]") for index, value in enumerate(values)]

    def numbers(self, count):
        return [node.number() for node in self.list(count)]

    def extents(self, count):
        """Numbers of which the last two are not negative."""
        nodes = self.list(count)
        for node in nodes[-2:]:
            if node.number() < 0:
                raise node.error("a number of at least 0")
        return [node.number() for node in nodes]

    def fields(self, keys):
        """The values of an object that has only these keys, and those that begin with `x-`."""
        members = self.of((dict,), "an object")
        for key, value in members.items():
            if key not in keys and not key.startswith("x-"):
                raise self.child(value, f".{key}").error("one of: " + ", ".join(sorted(keys)), "an unknown key")
        return Fields(self, {key: self.child(value, f".{key}") for key, value in members.items()})


class Fields:
    """The values of an object by key."""

    def __init__(self, node, members):
        self.node, self.members = node, members

    def required(self, key):
        if key not in self.members:
            raise self.node.error(f'a key "{key}"', "none")
        return self.members[key]

    def optional(self, key):
        return self.members.get(key)

    def nullable(self, key):
        """The value of a key; null counts as absent."""
        node = self.members.get(key)
        return None if node is None or node.value is None else node

    def read(self, key, reader, default):
        node = self.members.get(key)
        return default if node is None else reader(node)


def parse(text, place):
    def unique(pairs):
        members = dict(pairs)
        if len(members) < len(pairs):
            raise ValueError("a key that is there twice")
        return members

    def refuse(name):
        raise ValueError(name)

    try:
        return Node(json.loads(text, object_pairs_hook=unique, parse_constant=refuse), place)
    except ValueError as error:
        raise FileError(f"{place}: found no JSON ({error}), expected JSON")


def contents(path):
    try:
        with open(path, encoding="utf-8") if path != "-" else sys.stdin as file:
            return file.read()
    except (OSError, UnicodeDecodeError) as error:
        raise FileError(f"{path}: found no file that can be read ({error}), expected a file")


KINDS = """barButton tabBarItem segment selectedSegment editMenuItem appIcon controlCenterModule button link text row
card image slider divider handle other canvas""".split()
GESTURES = """primaryClick secondaryClick scrolling smartZoom swipeBetweenPages swipeBetweenFullScreenApps
missionControl lookUp tapToClick forceClick zoom rotate notificationCenter appExpose launchpad showDesktop""".split()
AXES = ["x", "y"]
EFFECTS = ["none", "automatic", "highlight", "lift", "hover"]
TINTS = ["none", "overlay", "underlay"]
ACCESSORIES = ["arrow", "plus", "minus", "circle", "circleSlash", "menu"]
PHASES = ["began", "changed", "ended", "cancelled"]
CONTACT_PHASES = {"began": 0, "ended": 2, "cancelled": 3}
SCROLL_PHASES = ["began", "changed", "ended", "momentum", "none"]
SOURCES = ["finger", "wheel", "continuous"]
OPERATIONS = ["none", "copy", "link", "move", "forbidden", "disappearing"]
REGIONS = ["none", "bottomRight", "bottomLeft", "rightSide", "leftSide"]
MODIFIERS = ["shift", "control", "option", "command", "capsLock"]
MAC_CURSORS = {
    "arrow": "default", "closedHand": "grabbing", "contextualMenu": "context-menu", "crosshair": "crosshair",
    "dragCopy": "copy", "dragLink": "alias", "iBeam": "text", "openHand": "grab", "operationNotAllowed": "not-allowed",
    "pointingHand": "pointer", "resizeDown": "s-resize", "resizeLeft": "w-resize", "resizeLeftRight": "ew-resize",
    "resizeRight": "e-resize", "resizeUp": "n-resize", "resizeUpDown": "ns-resize",
    "iBeamCursorForVerticalLayout": "vertical-text",
}
# The last cursor has no CSS name of its own.
LAST_CURSOR = 37
TARGET_KEYS = """id frame space z group enabled kind bezel padding effect hover cornerRadius shape precision latching
constrained accessories luminance color cursor magnetic label reveals""".split()
SPACE_KEYS = ["id", "parent", "origin", "clip", "order", "opaque", "enabled"]
EVENT_KEYS = {
    "contact": ["phase", "fingers"], "motion": ["delta", "position"], "button": ["button", "down"],
    "scroll": ["delta", "phase", "source"], "transform": ["phase", "scale", "rotation", "translation", "fingers"],
    "gesture": ["name", "phase", "fingers"], "modifiers": ["keys"], "drag": ["operation"],
    "targets": ["upsert", "remove"], "space": SPACE_KEYS, "bounds": ["size"], "touch": ["phase", "position", "id"],
    "gaze": ["position"], "pressure": ["value"], "hold": ["phase"], "annotation": ["values"], "luminance": ["value"],
    "settings": ["values"], "appearance": ["value"], "leave": [], "enter": ["position"], "cancel": [], "wait": [],
}
# The numbers of PTK_INPUT_….
INPUTS = """contact hold motion position button pressure scroll transform gesture modifiers drag touch gaze luminance
leave enter cancel""".split()


def camel(name):
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


class Names:
    """Numbers for ids, from 1 on in the order in which they appear."""

    def __init__(self):
        self.numbers = {}

    def add(self, name):
        return self.numbers.setdefault(name, len(self.numbers) + 1)


class Reader:
    """Reads scenes and traces, and knows which targets and spaces there are."""

    def __init__(self, library):
        self.library = library
        self.names, self.space_names, self.spaces, self.groups = Names(), Names(), {}, {}
        self.settings = library.new(ptk_settings)
        css = [library.cursor_css_name(index) for index in range(LAST_CURSOR)]
        self.cursors = {name: css.index(name) for name in css}
        self.cursors.update({word: self.cursors[name] for word, name in MAC_CURSORS.items()})
        self.cursors["disappearingItem"] = LAST_CURSOR
        self.kept = []

    def keep(self, value):
        """A pointer to a struct or an array that lives as long as the reader."""
        self.kept.append(value)
        return ctypes.pointer(value) if isinstance(value, Structure) else value

    # Settings and configuration

    def apply_settings(self, node):
        settings = self.settings
        numbers = ["tracking_speed", "scrolling_speed", "auto_hide_delay", "pointer_scale", "double_click_interval"]
        flags = ["natural_scrolling", "inertia", "animations", "increased_contrast", "reduce_motion"]
        fields = node.fields([camel(name) for name in numbers + flags] + ["gestures"])
        for name in numbers:
            if (node := fields.optional(camel(name))) is not None:
                setattr(settings, name, hide_delay(node) if name == "auto_hide_delay" else node.number())
        for name in flags:
            if (node := fields.optional(camel(name))) is not None:
                setattr(settings, name, node.flag())
        if (node := fields.optional("gestures")) is not None:
            self.apply_gestures(node)

    def apply_gestures(self, node):
        settings = self.settings
        own = ["secondaryClickFingers", "controlClickIsSecondary", "secondaryClickRegion"]
        fields = node.fields([*own, "trackpad", "mouse", "disabled"])
        settings.secondary_click_fingers = fields.read(
            "secondaryClickFingers", fingers, settings.secondary_click_fingers)
        settings.control_click_is_secondary = fields.read(
            "controlClickIsSecondary", Node.flag, settings.control_click_is_secondary)
        settings.secondary_click_region = fields.read(
            "secondaryClickRegion", lambda node: node.word(REGIONS), settings.secondary_click_region)
        for key, counts in (("trackpad", settings.trackpad_gestures), ("mouse", settings.mouse_gestures)):
            for name, node in fields.read(key, lambda node: node.fields(GESTURES[1:]).members, {}).items():
                if not name.startswith("x-"):
                    counts[GESTURES.index(name)] = fingers(node)
        for node in fields.read("disabled", Node.list, []):
            gesture = node.word({name: index for index, name in enumerate(GESTURES) if index > 0})
            settings.trackpad_gestures[gesture] = settings.mouse_gestures[gesture] = 0

    def configuration(self, node):
        config = self.library.new(ptk_config)
        paddings = {camel(name + "_padding"): name for name in ("bezel", "plain")}
        springs = {camel(name + "_spring"): name for name in SPRING_NAMES}
        nested = ("size", "reserved", "padding", "springs", "magnetism")
        names = {camel(name): name for name in CONFIG_NAMES if name not in nested}
        names["lineHold"] = "line_hysteresis"
        fields = node.fields([*paddings, *springs, *names, "generation", "magnetism"])
        for key, name in paddings.items():
            setattr(config.padding, name, fields.read(key, Node.number, getattr(config.padding, name)))
        for key, name in springs.items():
            if (node := fields.optional(key)) is not None:
                spring, parts = getattr(config.springs, name), node.fields(["dampingRatio", "response"])
                spring.damping_ratio = parts.read("dampingRatio", Node.number, spring.damping_ratio)
                spring.response = parts.read("response", Node.number, spring.response)
        for key, name in names.items():
            if (node := fields.optional(key)) is None:
                continue
            if name == "blending":
                config.blending = node.word(["encoded", "linear"])
            elif name in ("band_selection", "host_warps_cursor"):
                setattr(config, name, node.flag())
            else:
                setattr(config, name, 0.0 if name == "reveal_inactivity" and node.value is None else node.number())
        fields.read("generation", lambda node: node.word(["adaptive"]), None)
        if (node := fields.optional("magnetism")) is not None:
            self.apply_magnetism(node, config.magnetism)
        return config

    def apply_magnetism(self, node, magnetism):
        names = {camel(name): name for name in MAGNETISM_NAMES[1:]}
        retired = [
            "angularSpread", "brakedDistanceSpread", "coastPreference", "distanceSpread", "homingDistance",
            "homingShortening", "minimumProbability", "ringCount", "shortestDistance", "steadyReach", "steadyShare",
            "strayDistance", "throwShare", "throwSpread"]
        fields = node.fields([*names, *retired, "decay"])
        for key, name in names.items():
            setattr(magnetism, name, fields.read(key, Node.number, getattr(magnetism, name)))
        if (node := fields.optional("decay")) is not None:
            # The rate of a time constant needs the library's own exponential, which C does not have.
            magnetism.deceleration_rate = node.fields(["rate"]).required("rate").number()

    # Layout

    def scene(self, text, place):
        scene = parse(text, place)
        fields = scene.fields(
            ["format", "size", "background", "appearance", "settings", "configuration", "spaces", "targets"])
        fields.required("format").word(["pointerkit-scene/1"])
        self.size = fields.required("size").extents(2)
        self.background = fields.read("background", Node.number, 1.0)
        self.appearance = fields.read("appearance", lambda node: node.word(["light", "dark"]), 0)
        fields.read("settings", self.apply_settings, None)
        self.config = fields.read("configuration", self.configuration, self.library.new(ptk_config))
        nodes = fields.read("spaces", Node.list, [])
        for node in nodes:
            self.new_space(node.fields(SPACE_KEYS).required("id"))
        self.scene_spaces = [self.space(node.fields(SPACE_KEYS)) for node in nodes]
        self.scene_targets = self.targets(fields.required("targets"))

    def new_space(self, node):
        if node.string() in self.space_names.numbers:
            raise node.error("an id that no other space has")
        number = self.space_names.add(node.string())
        self.spaces[number] = self.library.new(ptk_space, id=number)

    def space(self, fields):
        """A new space, or one with some keys changed."""
        if fields.required("id").string() not in self.space_names.numbers:
            self.new_space(fields.required("id"))
        space = self.spaces[self.space_names.numbers[fields.required("id").string()]]
        if (node := fields.optional("parent")) is not None:
            expected = "the id of a space, or null"
            space.parent = 0 if node.value is None else self.number(node, self.space_names.numbers, expected)
        if (node := fields.optional("origin")) is not None:
            space.origin = ptk_point(*node.numbers(2))
        if (node := fields.optional("clip")) is not None:
            space.has_clip = node.value is not None
            space.clip = ptk_rect(*node.extents(4)) if space.has_clip else ptk_rect()
        space.order = fields.read("order", Node.integer, space.order)
        space.is_opaque = fields.read("opaque", Node.flag, space.is_opaque)
        space.is_enabled = fields.read("enabled", Node.flag, space.is_enabled)
        return ptk_space.from_buffer_copy(space)

    def number(self, node, numbers, expected):
        if not isinstance(node.value, str) or node.value not in numbers:
            raise node.error(expected)
        return numbers[node.value]

    def targets(self, node):
        """Numbers all ids first, so that targets may refer to each other."""
        found, seen = [node.fields(TARGET_KEYS) for node in node.list()], set()
        for fields in found:
            name = fields.required("id")
            if name.string() in seen:
                raise name.error("an id that no other target of the list has")
            seen.add(name.string())
            self.names.add(name.string())
        targets = [self.target(fields) for fields in found]
        for fields, target in zip(found, targets):
            reveals = [each for node in fields.read("reveals", Node.list, []) for each in self.reveals(node)]
            target.reveals = self.keep((ptk_revealed * len(reveals))(*reveals))
            target.reveal_count = len(reveals)
        return targets

    def reveals(self, node):
        number = self.names.numbers.get(node.string())
        found = []
        if number in self.groups:
            found.append(ptk_revealed(number, 0, 0))
        if number is not None and number in self.groups.values():
            found.append(ptk_revealed(number, 1, 0))
        if not found:
            raise node.error("the id of a target or group")
        return found

    def removals(self, node):
        removed = []
        for each in node.list():
            number = self.number(each, self.names.numbers, "the id of an existing target")
            if number not in self.groups:
                raise each.error("the id of an existing target")
            del self.groups[number]
            removed.append(number)
        return removed

    def target(self, fields):
        target = self.library.new(ptk_target)
        target.id = self.names.add(fields.required("id").string())
        target.frame = ptk_rect(*fields.required("frame").extents(4))
        if (node := fields.nullable("space")) is not None:
            target.space = self.number(node, self.space_names.numbers, "the id of a space")
        if (node := fields.nullable("group")) is not None:
            target.group = self.names.add(node.string())
        self.groups[target.id] = target.group or None
        target.z = fields.read("z", Node.integer, 0)
        target.is_enabled = fields.read("enabled", Node.flag, True)
        target.kind = fields.read("kind", lambda node: node.word(KINDS), target.kind)
        target.has_bezel = fields.read("bezel", Node.flag, False)
        if (node := fields.nullable("padding")) is not None:
            insets = node.numbers(4) if isinstance(node.value, list) else [node.number()] * 4
            target.has_padding, target.padding = True, ptk_insets(*insets)
        target.corner_radius = fields.read("cornerRadius", Node.number, target.corner_radius)
        target.latching_axes = fields.read("latching", lambda node: node.bits(AXES), 0)
        if (node := fields.nullable("luminance")) is not None:
            target.has_luminance, target.luminance = True, node.number()
        if (node := fields.nullable("color")) is not None:
            target.has_color, target.color = True, ptk_color(*node.numbers(3))
        if (node := fields.nullable("cursor")) is not None:
            target.cursor = node.word(self.cursors)
        if (node := fields.nullable("magnetic")) is not None:
            target.is_magnetic = node.flag()
        effect = fields.read("effect", lambda node: node.word(EFFECTS), EFFECTS.index("automatic"))
        hover = fields.read("hover", self.hover, None)
        if effect == EFFECTS.index("automatic") and hover is not None:
            target.preferred_hover = self.keep(hover)
        target.style = self.keep(self.style(fields, effect, hover))
        return target

    def hover(self, node):
        fields = node.fields(["tint", "shadow", "scale"])
        if not {"tint", "shadow", "scale"} & set(fields.members):
            return None
        options = self.library.new(ptk_style).hover
        options.tint_mode = fields.read("tint", lambda node: node.word(TINTS), options.tint_mode)
        options.prefers_shadow = fields.read("shadow", Node.flag, options.prefers_shadow)
        options.prefers_scaled_content = fields.read("scale", Node.flag, options.prefers_scaled_content)
        return options

    def style(self, fields, effect, hover):
        style = self.library.new(ptk_style, effect=effect)
        if hover is not None:
            style.hover = hover
        if (node := fields.nullable("shape")) is not None:
            shape = self.shape(node)
            style.is_hidden = shape is None
            if shape is not None:
                style.shape = self.keep(shape)
        style.constrained_axes = fields.read("constrained", lambda node: node.bits(AXES), 0)
        if (node := fields.optional("precision")) is not None:
            axes = node.fields(AXES)
            for key, name in (("x", "horizontal"), ("y", "vertical")):
                if (node := axes.nullable(key)) is not None:
                    setattr(style, name, self.keep(self.precision(node)))
        accessories = [self.accessory(node) for node in fields.read("accessories", Node.list, [])]
        style.accessories = self.keep((ptk_accessory * len(accessories))(*accessories))
        style.accessory_count = len(accessories)
        return style

    def shape(self, node):
        """The shape; None for a hidden pointer."""
        keys = {
            "circle": ["diameter"], "roundedRect": ["size", "radius"], "verticalBeam": ["length"],
            "horizontalBeam": ["length"], "path": ["commands", "anchor", "stroke"], "hidden": [],
        }
        anything = node.fields(["type", *(key for each in keys.values() for key in each)])
        kind = anything.required("type").word({name: name for name in keys})
        fields = node.fields(["type", *keys[kind]])
        if kind == "hidden":
            return None
        shape = self.library.new(ptk_shape, kind=list(keys).index(kind), length=22)
        if kind == "circle":
            shape.diameter = fields.read("diameter", Node.number, 19.0)
        elif kind == "roundedRect":
            shape.rect_size = ptk_size(*fields.required("size").extents(2))
            shape.corner_radius = fields.read("radius", Node.number, 8.0)
        elif kind == "path":
            shape.path = self.path(fields)
        else:
            shape.length = fields.read("length", Node.number, 22.0)
        return shape

    def path(self, fields):
        elements, counts = [], {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}
        expected = '["M", x, y], ["L", x, y], ["Q", cx, cy, x, y], ["C", ax, ay, bx, by, x, y] or ["Z"]'
        for node in fields.required("commands").list():
            letter, *rest = node.list() or [node]
            numbers = [each.number() for each in rest]
            if letter.value not in list(counts) or len(numbers) != counts[letter.value]:
                raise node.error(expected)
            if not elements and letter.value != "M":
                raise node.error('["M", x, y] as the first command')
            # The end is last in the file and first in the struct.
            points = [ptk_point(*numbers[index : index + 2]) for index in range(0, len(numbers), 2)]
            elements.append(ptk_path_element(list(counts).index(letter.value), 0, *(points[-1:] + points[:-1])))
        path = self.library.new(ptk_path, element_count=len(elements))
        path.elements = self.keep((ptk_path_element * len(elements))(*elements))
        if (node := fields.optional("anchor")) is not None:
            path.has_anchor, path.anchor = True, ptk_point(*node.numbers(2))
        if (node := fields.nullable("stroke")) is not None:
            path.stroke_width = node.number()
        return self.keep(path)

    def precision(self, node):
        if not isinstance(node.value, dict):
            return self.library.new(ptk_precision, kind=node.word({"whole": 1, "continuous": 2}))
        if "lines" in node.value:
            lines = [each.numbers(2) for each in node.fields(["lines"]).required("lines").list()]
            array = self.keep((ptk_line * len(lines))(*(ptk_line(*line) for line in lines)))
            return self.library.new(ptk_precision, kind=4, lines=array, line_count=len(lines))
        fields = node.fields(["origin", "step"])
        return self.library.new(
            ptk_precision, kind=3, origin=fields.read("origin", Node.number, 0.0),
            spacing=fields.required("step").number())

    def accessory(self, node):
        fields = node.fields(["shape", "angle", "offset", "orients"])
        accessory = self.library.new(ptk_accessory)
        if (shape := fields.optional("shape")) is not None:
            if isinstance(shape.value, dict):
                path = shape.fields(["type", "commands", "anchor", "stroke"])
                path.required("type").word(["path"])
                accessory.shape, accessory.path = len(ACCESSORIES), self.path(path)
            else:
                accessory.shape = shape.word(ACCESSORIES)
        accessory.angle = fields.read("angle", Node.number, 0.0)
        accessory.offset = fields.read("offset", Node.number, accessory.offset)
        if (orients := fields.optional("orients")) is not None:
            accessory.orientation_matches_angle = orients.flag()
        return accessory

    # Traces

    def trace(self, text, place):
        """The events with their times, each as a function of an engine; inputs with the number of their device."""
        lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
        if not lines:
            raise FileError(f"{place}: found an empty file, expected a pointerkit-trace/1 header")
        header = parse(lines[0][1], f"{place}:{lines[0][0]}").fields(["format", "device", "start"])
        header.required("format").word(["pointerkit-trace/1"])
        self.device = self.read_device(header.required("device"))
        start = header.nullable("start")
        self.start = start.numbers(2) if start else None
        events, latest = [], -math.inf
        for number, line in lines[1:]:
            node = parse(line, f"{place}:{number}")
            if not isinstance(node.value, dict) or "event" not in node.value:
                raise node.error("an event")
            name = node.child(node.value["event"], ".event").word({name: name for name in EVENT_KEYS})
            fields = node.fields(["t", "event", "device", *EVENT_KEYS[name]])
            seconds = fields.required("t").number()
            if not seconds >= latest:
                raise fields.required("t").error(f"a time of at least {latest}, that of the event before")
            latest = seconds
            if abs(seconds) > 9.2e9:
                raise fields.required("t").error("seconds within ±9.2e9, which fit Int64 nanoseconds")
            time = round(seconds * 1e9)
            device = fields.read("device", lambda node: node.integer(0, (1 << 32) - 1), 0)
            pointer_input = self.input(name, fields, time, device)
            if pointer_input is not None:
                events.append((time, device, lambda engine, event=pointer_input: engine.handle_input(event)))
            else:
                events.append((time, None, self.change(name, fields, time)))
        return events

    def read_device(self, node):
        fields = node.fields(["kind", "motion", "countsPerInch", "reportsContact"])
        kind = fields.required("kind").word(["trackpad", "mouse", "trackpoint", "other"])
        device = self.library.new(ptk_device, kind)
        device.unit = fields.read("motion", lambda node: node.word(["points", "millimeters", "counts"]), 0)
        if device.unit == 2:
            device.counts_per_inch = fields.required("countsPerInch").number()
        elif (node := fields.optional("countsPerInch")) is not None:
            raise node.error('it only with "motion": "counts"')
        if (node := fields.optional("reportsContact")) is not None:
            device.reports_contact = node.flag()
        return device

    def input(self, name, fields, time, device):
        """The input of an event; None for one that changes the layout or the settings, or waits."""
        kind = "position" if name == "motion" and fields.optional("position") is not None else name
        if kind not in INPUTS:
            return None
        event = self.library.new(ptk_input, INPUTS.index(kind), time, device=device)
        required, read = fields.required, fields.read
        if name in ("contact", "hold"):
            event.phase = required("phase").word(CONTACT_PHASES)
        elif name in ("transform", "gesture", "touch"):
            event.phase = required("phase").word(PHASES)
        if name in ("contact", "transform", "gesture"):
            default = {"contact": 1 if event.phase == 0 else 0, "transform": 2, "gesture": 0}[name]
            event.fingers = min(read("fingers", lambda node: node.integer(0), default), (1 << 31) - 1)
        if name == "motion":
            if ("delta" in fields.members) == ("position" in fields.members):
                found = "both" if "delta" in fields.members else "neither"
                raise fields.node.error('"delta" or "position"', found)
        if kind in ("motion", "scroll"):
            event.delta = ptk_vector(*required("delta").numbers(2))
        if kind in ("position", "touch", "gaze"):
            event.position = ptk_point(*required("position").numbers(2))
        if name == "enter":
            node = fields.nullable("position")
            event.position = ptk_point(*(node.numbers(2) if node else (math.nan, math.nan)))
        if name == "button":
            node = required("button")
            names = ["primary", "secondary", "middle"]
            event.button = node.word(names) if isinstance(node.value, str) else node.integer(3, 65535)
            event.is_down = required("down").flag()
        elif name == "scroll":
            event.scroll_phase = read("phase", lambda node: node.word(SCROLL_PHASES), 4)
            event.source = read("source", lambda node: node.word(SOURCES), 1)
        elif name == "transform":
            event.scale = read("scale", Node.number, 1.0)
            event.rotation = read("rotation", Node.number, 0.0)
            event.delta = ptk_vector(*read("translation", lambda node: node.numbers(2), (0, 0)))
        elif name == "gesture":
            event.gesture = required("name").word(GESTURES)
        elif name == "modifiers":
            event.modifiers = required("keys").bits(MODIFIERS)
        elif name == "drag":
            event.operation = required("operation").word(OPERATIONS)
        elif name == "touch":
            event.touch = read("id", lambda node: node.integer(0, (1 << 64) - 1), 0)
        elif name == "pressure":
            event.value = required("value").number()
        elif name == "luminance":
            node = required("value")
            event.value = math.nan if node.value is None else node.number()
        return event

    def change(self, name, fields, time):
        library = self.library
        if name == "targets":
            # Removals come first, so that a removed id can be used again in the same event.
            removed = fields.read("remove", self.removals, [])
            targets = fields.read("upsert", self.targets, [])
            return lambda engine: engine.upsert_targets(targets, removed, time)
        if name == "space":
            space = self.space(fields)
            return lambda engine: engine.upsert_spaces([space], time)
        if name == "bounds":
            size = ptk_size(*fields.required("size").extents(2))
            return lambda engine: library.engine_resize(engine.handle, size, time)
        if name == "settings":
            self.apply_settings(fields.required("values"))
            settings = ptk_settings.from_buffer_copy(self.settings)
            return lambda engine: library.engine_set_settings(engine.handle, byref(settings), time)
        if name == "appearance":
            appearance = fields.required("value").word(["light", "dark"])
            return lambda engine: library.engine_set_appearance(engine.handle, appearance, time)
        if name == "annotation":
            node = fields.required("values")
            members = {} if node.value is None else node.of((dict,), "an object of strings, or null")
            values = [(label, node.child(text, f".{label}").string()) for label, text in members.items()]
            return lambda engine: engine.set_annotation(values, time)
        return lambda engine: None


def fingers(node):
    """Numbers of fingers as bits."""
    return sum(1 << count - 1 for count in {each.integer(1, 5) for each in node.list()})


def hide_delay(node):
    """The delay of auto-hide for C, where 0 is never: null becomes 0, and a file's 0 becomes the shortest delay."""
    return 0.0 if node.value is None else max(node.number(), sys.float_info.min)


# ---- Playing ---------------------------------------------------------------------------------------------------------


def frame_times(start, rate):
    """Frame k is at the nanosecond nearest to start + k / rate; a rate with up to six decimals is divided exactly."""
    rate = min(max(rate, 1.0), 100_000.0)
    millionths, index = math.floor(rate * 1e6 + 0.5), 0
    while True:
        if millionths / 1e6 == rate:
            whole, rest = divmod(index * 10**15, millionths)
            yield start + whole + (rest * 2 > millionths or (rest * 2 == millionths and whole % 2 == 1))
        else:
            yield start + round(index / rate * 1e9)
        index += 1


class Digest:
    """A fingerprint of frames, their damage and the events between them."""

    def __init__(self, library):
        self.library, self.value, self.seen, self.snapshots = library, c_uint64(), 0, []
        library.digest_begin(byref(self.value))

    def note_events(self, engine):
        """Keeps events for the digest of the next frame, since an engine has only the newest 256."""
        if (count := engine.state().event_count) >= self.seen + 128:
            self.snapshots.append((engine.copy(), self.seen))
            self.seen = count

    def add(self, frame, engine):
        self.library.digest_add_frame(byref(self.value), frame.handle)
        self.library.digest_add_damage(byref(self.value), frame.handle)
        for snapshot, seen in self.snapshots:
            with snapshot:
                self.library.digest_add_events(byref(self.value), snapshot.handle, seen)
        self.snapshots = []
        self.library.digest_add_events(byref(self.value), engine.handle, self.seen)
        self.seen = engine.state().event_count


def play(library, scene, trace, rate=60.0, until=None, report=None):
    """Plays a trace over a scene; returns the digest of all frames."""
    reader = Reader(library)
    reader.scene(contents(scene), scene)
    settings = ptk_settings.from_buffer_copy(reader.settings)
    events = reader.trace(contents(trace), trace)
    first, last = (events[0][0], events[-1][0]) if events else (0, 0)
    with Engine(library, *reader.size, reader.start, settings, reader.config) as engine, Frame(library) as frame:
        library.engine_set_appearance(engine.handle, reader.appearance, first)
        library.engine_set_background_luminance(engine.handle, reader.background, first)
        engine.upsert_spaces(reader.scene_spaces, first)
        engine.upsert_targets(reader.scene_targets, (), first)
        library.engine_place_pointer(engine.handle, first)
        digest, known, reported = Digest(library), set(), 0
        rest = iter(events)
        following = next(rest, None)
        for time in frame_times(first, rate):
            if until is not None and time > until:
                break
            while following is not None and following[0] <= time:
                engine.advance(following[0])
                if following[1] is not None and following[1] not in known:
                    known.add(following[1])
                    engine.set_device(reader.device, following[1], following[0])
                following[2](engine)
                digest.note_events(engine)
                following = next(rest, None)
            engine.advance(time)
            engine.read(time, frame)
            digest.add(frame, engine)
            if report is not None:
                for event in engine.events(reported):
                    report(event)
                reported = engine.state().event_count
            if until is None and following is None:
                if frame.contents.is_at_rest:
                    break
                if time - last > 60_000_000_000:
                    raise PointerKitError(f"something still moves a minute after the last event, at {last / 1e9} s")
    return digest.value.value


def audit(library, scene):
    """The findings about a scene's layout: pairs of a ptk_finding and its text."""
    reader = Reader(library)
    reader.scene(contents(scene), scene)
    with Engine(library, *reader.size, config=reader.config) as engine:
        engine.upsert_spaces(reader.scene_spaces)
        engine.upsert_targets(reader.scene_targets)
        return engine.audit()


def main():
    parser = argparse.ArgumentParser(description="Plays a trace over a scene and prints the digest of all frames.")
    parser.add_argument("scene", help="a pointerkit-scene/1 file, - for standard input")
    parser.add_argument("trace", nargs="?", help="a pointerkit-trace/1 file")
    parser.add_argument("--audit", action="store_true", help="checks the scene's layout instead of playing a trace")
    parser.add_argument("--fps", type=float, default=60.0, help="frames per second, 60 by default")
    parser.add_argument("--until", type=float, help="the end in seconds of the trace; by default, when all is at rest")
    parser.add_argument("--events", action="store_true", help="lists the events on standard error")
    options = parser.parse_args()
    if options.audit == (options.trace is not None):
        parser.error("expected a trace, or --audit without one")
    until = None if options.until is None else round(options.until * 1e9)
    try:
        library = Library()
        if options.audit:
            findings = audit(library, options.scene)
            for finding, text in findings:
                print(f"L{finding.rule}: {text}")
            return 1 if findings else 0

        def report(event):
            name = library.event_type_string(event.type)
            print(f"{event.time / 1e9:.3f} s  {name}  target {event.target}", file=sys.stderr)

        digest = play(library, options.scene, options.trace, options.fps, until, report if options.events else None)
        print(f"{digest:016x}")
    except FileError as error:
        print(error, file=sys.stderr)
        return 2
    except PointerKitError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
