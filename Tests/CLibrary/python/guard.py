"""Fails unless the Python module refuses structs that are not the library's."""

import ctypes
import sys

sys.path.insert(0, sys.argv[1])
import pointerkit


def refuses(name, fields):
    original = getattr(pointerkit, name)
    other = type(name, (ctypes.Structure,), {"_fields_": fields})
    setattr(pointerkit, name, other)
    for functions in pointerkit.FUNCTIONS.values():
        functions[:] = [ctypes.POINTER(other) if each is ctypes.POINTER(original) else each for each in functions]
    try:
        pointerkit.Library()
    except pointerkit.PointerKitError as error:
        print(error)
    else:
        sys.exit(f"{name}: nothing was refused")
    finally:
        setattr(pointerkit, name, original)
        for functions in pointerkit.FUNCTIONS.values():
            functions[:] = [ctypes.POINTER(original) if each is ctypes.POINTER(other) else each for each in functions]


for name in ("ptk_config", "ptk_target", "ptk_input"):
    fields = getattr(pointerkit, name)._fields_
    refuses(name, fields[:-2] if name == "ptk_input" else fields[:-1])
    refuses(name, [*fields, ("later", ctypes.c_double)])
