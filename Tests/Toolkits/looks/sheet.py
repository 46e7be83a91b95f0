"""A sheet of pictures: each control before, while and after it is hovered, twice as large, the failures first."""
from PIL import Image, ImageDraw

WIDTH, MARGIN = 3, 30


def crop_of(pictures, box):
    """What is around a control in each picture."""
    around = box.grown(MARGIN)
    left, top = max(around.x, 0), max(around.y, 0)
    right, bottom = min(left + min(around.width, 300), 1500), min(top + min(around.height, 160), 1000)
    return [Image.fromarray(each[top:bottom, left:right]) for each in pictures]


def write(path, cases, title):
    """`cases` are of crops, a name and what is wrong."""
    cases = sorted(cases, key=lambda each: not each[2])
    rows = []
    for index in range(0, len(cases), WIDTH):
        rows.append(cases[index:index + WIDTH])
    cell = 2 * 300 + 20
    heights = [max(2 * sum(crop.height + 2 for crop in crops[:2]) for crops, _, _ in row) + 44 for row in rows]
    sheet = Image.new("RGB", (WIDTH * cell, sum(heights) + 24), "white")
    draw = ImageDraw.Draw(sheet)
    draw.text((4, 4), title, fill="black")
    y = 24
    for row, height in zip(rows, heights):
        for column, (crops, name, wrong) in enumerate(row):
            x, top = column * cell, y
            draw.text((x + 4, top), name[:95], fill="black")
            draw.text((x + 4, top + 14), "; ".join(wrong.values())[:105] or "right", fill="red" if wrong else "green")
            top += 30
            for crop in crops[:2]:
                sheet.paste(crop.resize((2 * crop.width, 2 * crop.height), Image.NEAREST), (x + 4, top))
                top += 2 * crop.height + 4
        y += height
    sheet.save(path)
