"""What a person sees of the pointer on one control, measured in pictures of a program before, while and after the control is hovered:
that of the program with the pointer, and the same of the program without.

legible  the contrast of glyphs with their ground is at least 85 % of what it was
gentle   the plate has 1.15 to 1.6 to 1 against what is around it, and a bezel changes by no more
fits     what changes, shadows left out, has the shape of the bezel, and stays in what the control lies in
one      exactly one pointer is seen, and where it is
clean    nothing is left when the pointer has left
"""
import numpy

# With what smooth edges and whole levels of pixels add.
LEGIBLE, GENTLE, TOLERANCE = 0.85 - 0.02, (1.15, 1.6), 0.05
# A pixel that differs by less is the same.
NOISE = 8
# How far an effect reaches beyond a control: the outset of a highlight in a bar, with its parallax.
OUTSET = 12
CIRCLE = 16
# How far a lifted control grows and moves.
GROWTH = 6
# How much a shadow darkens, at most.
SHADOW = 2.2
# How much the color lightens that a control casts on what is around it.
GLOW = 1.5


LEVELS = numpy.arange(256, dtype=numpy.float32) / 255
LINEAR = numpy.where(LEVELS <= 0.04045, LEVELS / 12.92, ((LEVELS + 0.055) / 1.055) ** 2.4).astype(numpy.float32)


def luminance(picture):
    levels = picture.astype(numpy.uint8)
    return 0.2126 * LINEAR[levels[..., 0]] + 0.7152 * LINEAR[levels[..., 1]] + 0.0722 * LINEAR[levels[..., 2]]


def contrast(one, other):
    return (numpy.maximum(one, other) + 0.05) / (numpy.minimum(one, other) + 0.05)


def differs(one, other, by=NOISE):
    """Most pixels are equal, which is found many times faster."""
    result = numpy.zeros(one.shape[:2], bool)
    unequal = one.reshape(len(one), -1) != other.reshape(len(other), -1)
    rows = numpy.flatnonzero(unequal.any(axis=1))
    if not len(rows):
        return result
    columns = numpy.flatnonzero(unequal[rows[0]:rows[-1] + 1].any(axis=0)) // 3
    part = numpy.s_[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
    steps = numpy.abs(one[part].astype(numpy.int16) - other[part])
    result[part] = (steps[..., 0] > by) | (steps[..., 1] > by) | (steps[..., 2] > by)
    return result


def dilated(mask, by):
    result = mask.copy()
    for _ in range(by):
        wider = result.copy()
        wider[1:] |= result[:-1]
        wider[:-1] |= result[1:]
        wider[:, 1:] |= result[:, :-1]
        wider[:, :-1] |= result[:, 1:]
        result = wider
    return result


def boxed(mask, by=4):
    """The mask with the box of each of its parts, and a little more: what moves by itself has been seen in some of its places only."""
    result = dilated(mask, by)
    for left, top, right, bottom, _ in components(mask):
        result[max(top - by, 0):bottom + by, max(left - by, 0):right + by] = True
    return result


def trace(before, after, restless):
    """What has stayed when the pointer has left: differs from before, and from the plain program. The pictures are of both."""
    return differs(before[0], after[0]) & differs(after[0], after[1]) & ~dilated(differs(before[1], after[1]), 3) & ~restless


def mask_of(box, shape):
    mask = numpy.zeros(shape, bool)
    mask[max(box.y, 0):max(box.y + box.height, 0), max(box.x, 0):max(box.x + box.width, 0)] = True
    return mask


def cut(picture, box):
    return picture[max(box.y, 0):max(box.y + box.height, 0), max(box.x, 0):max(box.x + box.width, 0)]


def commonest(pixels):
    """The most frequent color of pixels, whose last bits do not count."""
    flat = pixels.reshape(-1, 3)
    if not len(flat):
        return None
    keys = (flat >> 2).astype(numpy.uint32) @ numpy.array([1 << 12, 1 << 6, 1], numpy.uint32)
    values, counts = numpy.unique(keys, return_counts=True)
    return numpy.median(flat[keys == values[counts.argmax()]], axis=0)


def ground_of(part):
    """The color of the edge of a picture that most of its sides have."""
    if min(part.shape[:2]) < 4:
        return None
    sides = [commonest(each) for each in (part[:2], part[-2:], part[:, :2], part[:, -2:])]
    alike = [[other for other in sides if numpy.abs(each - other).max() <= 12] for each in sides]
    return numpy.median(max(alike, key=len), axis=0)


def flooded(values, mask, by=4):
    """The mask with what is connected to it without a step of color, as the ground is, which may change slowly."""
    across = numpy.abs(values[:, 1:] - values[:, :-1]).max(axis=2) <= by
    down = numpy.abs(values[1:] - values[:-1]).max(axis=2) <= by
    while True:
        wider = mask.copy()
        wider[:, 1:] |= mask[:, :-1] & across
        wider[:, :-1] |= mask[:, 1:] & across
        wider[1:] |= mask[:-1] & down
        wider[:-1] |= mask[1:] & down
        if (wider == mask).all():
            return mask
        mask = wider


def bezel_of(before, box):
    """The pixels of a box that belong to a bezel, which is what the ground around it does not flow into; None without one."""
    around = box.grown(3)
    part = cut(before, around)
    height, width = part.shape[:2]
    ring = numpy.ones((height, width), bool)
    ring[2:-2, 2:-2] = False
    ground = ground_of(part)
    if ground is None or box.width < 16 or box.height < 16:
        return None, ground
    values = part.astype(numpy.int16)
    outside = flooded(values, ring & (numpy.abs(values - ground).max(axis=2) <= 5))
    shape = numpy.zeros(before.shape[:2], bool)
    y, x = max(around.y, 0), max(around.x, 0)
    shape[y:y + height, x:x + width] = ~outside
    shape &= mask_of(box.grown(1), before.shape[:2])
    # Letters are neither large nor of one color, and an icon does not reach to the edges.
    ys, xs = numpy.nonzero(shape)
    if len(xs) < 0.4 * box.width * box.height or numpy.ptp(xs) < 0.8 * box.width or numpy.ptp(ys) < 0.8 * box.height:
        return None, ground
    color = commonest(before[shape])
    is_even = (numpy.abs(before[shape].astype(numpy.int16) - color).max(axis=1) <= 8).mean() > 0.35
    if numpy.abs(color - ground).max() <= 2 or not is_even:
        return None, ground
    return shape, ground


def with_padding(before, box, most=36):
    """The box of a control whose padding and border assistive technology leaves out, as GTK's does: as far as its color reaches, if
    that ends on all sides; otherwise a little more."""
    if bezel_of(before, box)[0] is not None:
        return box
    part = before.astype(numpy.int16)
    x, y, right, bottom = box.x, box.y, box.x + box.width - 1, box.y + box.height - 1
    if x < most or y < most or right + most >= before.shape[1] or bottom + most >= before.shape[0]:
        return box
    columns, rows = slice(x + box.width // 5, right - box.width // 5 + 1), slice(y + box.height // 5, bottom - box.height // 5 + 1)
    lines = {"left": lambda k: part[rows, x - k], "right": lambda k: part[rows, right + k],
             "top": lambda k: part[y - k, columns], "bottom": lambda k: part[bottom + k, columns]}
    reach = {}
    for side, line in lines.items():
        own = commonest(line(1).astype(numpy.uint8))
        for k in range(1, most):
            if own is None or (numpy.abs(line(k) - own).max(axis=1) > 3).mean() > 0.6:
                reach[side] = k - 1
                break
    if len(reach) < 4:
        return box.grown(4)
    return type(box)(x - reach["left"], y - reach["top"], box.width + reach["left"] + reach["right"], box.height + reach["top"] + reach["bottom"])


def spans(mask):
    """The mask with each row filled from its first to its last pixel."""
    result = numpy.zeros_like(mask)
    for row in numpy.flatnonzero(mask.any(axis=1)):
        columns = numpy.flatnonzero(mask[row])
        result[row, columns[0]:columns[-1] + 1] = True
    return result


def components(mask, size=8):
    """The boxes of connected parts of a mask, about, with their numbers of pixels."""
    height, width = mask.shape[0] // size, mask.shape[1] // size
    blocks = mask[:height * size, :width * size].reshape(height, size, width, size).sum(axis=(1, 3))
    left, found = {tuple(each) for each in numpy.argwhere(blocks > 2)}, []
    while left:
        rest, part = [left.pop()], []
        while rest:
            y, x = rest.pop()
            part.append((y, x))
            for each in ((y + dy, x + dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)):
                if each in left:
                    left.remove(each)
                    rest.append(each)
        ys, xs = [y for y, _ in part], [x for _, x in part]
        found.append((min(xs) * size, min(ys) * size, (max(xs) + 1) * size, (max(ys) + 1) * size, int(sum(blocks[each] for each in part))))
    return found


def legibility(first, then, box, circle):
    """The least share of the contrast that glyphs keep, by parts of a box as wide as a letter or two."""
    least = 1.0
    step = 24
    for left in range(box.x, box.x + box.width, step):
        for top in range(box.y, box.y + box.height, step):
            if circle and abs(left + step / 2 - circle[0]) < CIRCLE + step / 2 and abs(top + step / 2 - circle[1]) < CIRCLE + step / 2:
                continue
            right, bottom = min(left + step, box.x + box.width), min(top + step, box.y + box.height)
            part = first[max(top, 0):bottom, max(left, 0):right]
            if part.shape[0] < 6 or part.shape[1] < 6:
                continue
            # Letters take less than half of it; in a gradient no color is common.
            ground = numpy.median(part)
            glyphs = contrast(part, ground)
            count = int((glyphs > 1.5).sum())
            # A border is no glyph, along an edge or anywhere.
            inner = glyphs[2:-2, 2:-2].copy()
            inner[(inner > 1.5).mean(axis=1) > 0.85] = 1
            inner[:, (inner > 1.5).mean(axis=0) > 0.85] = 1
            if not 12 <= count <= 0.4 * glyphs.size or int((inner > 1.5).sum()) < 10:
                continue
            most = min(24, count)
            was = numpy.sort(inner, axis=None)[-most:].mean()
            if was < 1.5:
                continue
            wider = then[max(top - 7, 0):bottom + 7, max(left - 7, 0):right + 7]
            now_ground = numpy.median(then[max(top, 0):bottom, max(left, 0):right])
            darker = numpy.median(numpy.sort(part[glyphs >= numpy.sort(glyphs, axis=None)[-most]])) < ground
            values = numpy.sort(wider, axis=None)
            values = values[:most] if darker else values[-most:]
            now = contrast(values, now_ground).mean()
            least = min(least, now / was)
    return float(least)


def measure(control, pictures, plain, point, container, cursors, restless):
    """What is wrong, by its name, as text, and numbers. `pictures` and `plain` are before, while and after; `restless` is what changes
    by itself."""
    before, hovered, after = pictures
    box, wrong, numbers = control, {}, {}
    shape = before.shape[:2]
    near = mask_of(box.grown(OUTSET), shape)
    y, x = numpy.ogrid[:shape[0], :shape[1]]
    at_pointer = (x - point[0]) ** 2 + (y - point[1]) ** 2 <= CIRCLE ** 2
    # What the program shows by itself when it is hovered.
    own = dilated(differs(plain[0], plain[1]), 3) & ~mask_of(box.grown(3), shape)
    changed = differs(before, hovered) & ~own & ~restless
    light, dark = luminance(hovered), luminance(before)
    bezel, ground = bezel_of(before, box)
    inside = mask_of(box, shape)

    # One pointer.
    is_drawn = bool((changed & at_pointer).sum() > 8) or (changed & inside).sum() > 0.3 * inside.sum()
    count = is_drawn + cursors
    if count != 1:
        wrong["one"] = "no pointer is seen" if count == 0 else "the system's cursor is seen besides the pointer"
    reach = box.grown(44)
    for left, top, right, bottom, size in components(changed):
        is_near = left < reach.x + reach.width and right > reach.x and top < reach.y + reach.height and bottom > reach.y
        is_here = left - 24 <= point[0] <= right + 24 and top - 24 <= point[1] <= bottom + 24
        if not is_near and not is_here and size > 40:
            wrong["one"] = f"something changes far away, at {left}, {top}, of {right - left} x {bottom - top}"

    # The plate.
    is_plate_ground = inside & changed & (numpy.abs(before.astype(numpy.int16) - (ground if ground is not None else 0)).max(axis=2) <= 12)
    plate = None
    if bezel is None and ground is not None and is_plate_ground.sum() > 0.3 * inside.sum():
        plate = commonest(hovered[is_plate_ground])
        ratio = float(numpy.median(contrast(light[is_plate_ground], dark[is_plate_ground])))
        numbers["plate"] = round(ratio, 2)
        if not GENTLE[0] - TOLERANCE <= ratio <= GENTLE[1] + TOLERANCE:
            wrong["gentle"] = f"the plate has {ratio:.2f} to 1"
    elif bezel is not None:
        ratio = float(numpy.median(contrast(light[bezel], dark[bezel])))
        numbers["bezel"] = round(ratio, 2)
        if ratio > GENTLE[1] + TOLERANCE:
            wrong["gentle"] = f"the bezel changes by {ratio:.2f} to 1"

    # What changes and is no shadow.
    is_shadow = ~inside & (contrast(light, dark) < numpy.where(light < dark, SHADOW, GLOW))
    around_bezel = changed & near & ~dilated(bezel, 2) if bezel is not None else numpy.zeros(shape, bool)
    if ground is not None and luminance(ground) < 0.18:  # In the dark a plate lightens, and a shadow darkens.
        around_bezel &= light > dark
    # A shadow has many colors, and a plate one.
    if plate is None and around_bezel.sum() > 30:
        found = commonest(hovered[around_bezel])
        same = numpy.abs(hovered.astype(numpy.int16) - found).max(axis=2) <= 3
        if (same & around_bezel).sum() > 0.4 * around_bezel.sum() and numpy.abs(found - ground).max() > 6:
            plate = found
    if plate is not None:
        is_shadow &= numpy.abs(hovered.astype(numpy.int16) - plate).max(axis=2) > 8
    effect = changed & ~is_shadow & ~at_pointer if plate is None and bezel is None else changed & ~is_shadow
    beyond = int((effect & ~near & ~at_pointer).sum())
    if beyond > 30:
        wrong["fits"] = f"{beyond} pixels change more than {OUTSET} beyond the control"
    if container is not None:
        out = int((effect & ~mask_of(container.grown(2), shape) & ~at_pointer).sum())
        if out > 20:
            wrong["fits"] = f"{out} pixels change outside of what the control lies in, {tuple(container)}"
    if bezel is not None and (effect & near).sum() > 0.2 * bezel.sum():
        filled, whole = spans(effect & near), bezel.sum()
        around = dilated(bezel, 8) & ~dilated(bezel, 4)
        is_lifted = (changed & is_shadow & around).sum() > 0.3 * around.sum()
        excess = (filled & ~dilated(bezel, GROWTH if is_lifted else 2)).sum() / whole
        missing = (bezel & ~dilated(filled, 3)).sum() / whole
        numbers["excess"], numbers["missing"] = round(float(excess), 2), round(float(missing), 2)
        if excess > 0.1:
            wrong["fits"] = f"{100 * excess:.0f} % of the bezel's area changes around it"
        elif missing > 0.1 and not is_lifted and numbers["bezel"] > 1.06:
            wrong["fits"] = f"{100 * missing:.0f} % of the bezel's area does not change"

    # The label, without what is beneath a circle.
    middle = (x - point[0]) ** 2 + (y - point[1]) ** 2 <= (CIRCLE / 3) ** 2
    has_circle = (contrast(light[middle], dark[middle]) > GENTLE[1]).mean() > 0.5
    share = legibility(dark, light, box.grown(-3) if bezel is not None else box, point if has_circle else None)
    numbers["legible"] = round(share, 2)
    if share < LEGIBLE:
        wrong["legible"] = f"{100 * share:.0f} % of the contrast is left"

    # A highlight that the toolkit shows by itself, as in menus, is not ours.
    share_of = lambda mask: (mask & inside).sum() / max(inside.sum(), 1)
    if share_of(differs(before, plain[1])) > 0.5 and share_of(differs(hovered, plain[1], 24)) < 0.1:
        for each in ("legible", "gentle", "fits"):
            wrong.pop(each, None)

    # What is left.
    left = trace((before, plain[0]), (after, plain[2]), restless)
    if left.sum() > 12:
        ys, xs = numpy.nonzero(left)
        wrong["clean"] = f"{int(left.sum())} pixels are left, from {xs.min()}, {ys.min()} to {xs.max()}, {ys.max()}"
    return wrong, numbers
