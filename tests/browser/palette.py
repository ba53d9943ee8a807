"""Pictures in 256 colours: a third of the room, and the eye hardly misses the others."""

from __future__ import annotations

import base64
import struct
import zlib
from typing import Any, Final

from playwright.sync_api import Page

# In the browser, which can read a picture: the colours are counted in a cube of 32 × 32 × 32 and cut into 256 boxes, always the
# one with the widest spread of much-used colours first. The answer is the palette and each pixel's place in it.
REDUCE: Final = """async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const brush = new OffscreenCanvas(image.width, image.height).getContext('2d');
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, image.width, image.height);
  const cell = (i) => ((data[i] >> 3) << 10) | ((data[i + 1] >> 3) << 5) | (data[i + 2] >> 3);
  const counts = new Uint32Array(32768);
  const sums = new Float64Array(3 * 32768);
  for (let i = 0; i < data.length; i += 4) {
    const at = cell(i);
    counts[at] += 1;
    for (let part = 0; part < 3; part++) sums[3 * at + part] += data[i + part];
  }
  const mean = (at, part) => sums[3 * at + part] / counts[at];
  const boxOf = (cells) => {
    let [widest, spread] = [0, -1];
    for (let part = 0; part < 3; part++) {
      const values = cells.map((at) => mean(at, part));
      const range = Math.max(...values) - Math.min(...values);
      if (range > spread) [widest, spread] = [part, range];
    }
    const used = cells.reduce((sum, at) => sum + counts[at], 0);
    return { cells, widest, used, worth: cells.length > 1 ? spread * Math.sqrt(used) : 0 };
  };
  const boxes = [boxOf([...counts.keys()].filter((at) => counts[at] > 0))];
  while (boxes.length < 256) {
    boxes.sort((a, b) => b.worth - a.worth);
    if (boxes[0].worth === 0) break;
    const { cells, widest, used } = boxes.shift();
    cells.sort((a, b) => mean(a, widest) - mean(b, widest));
    let [cut, passed] = [0, 0];
    while (cut < cells.length - 1 && (cut === 0 || passed < used / 2)) passed += counts[cells[cut++]];
    boxes.push(boxOf(cells.slice(0, cut)), boxOf(cells.slice(cut)));
  }
  const place = new Uint8Array(32768);
  const palette = boxes.flatMap(({ cells, used }, i) => {
    for (const at of cells) place[at] = i;
    return [0, 1, 2].map((part) => Math.round(cells.reduce((sum, at) => sum + sums[3 * at + part], 0) / used));
  });
  let text = '';
  for (let i = 0; i < data.length; i += 4) text += String.fromCharCode(place[cell(i)]);
  return { width: image.width, height: image.height, palette, pixels: btoa(text) };
}"""


def in_few_colours(page: Page, png: bytes) -> bytes:
    reduced: dict[str, Any] = page.evaluate(REDUCE, base64.b64encode(png).decode())
    width, height = reduced["width"], reduced["height"]
    pixels = base64.b64decode(reduced["pixels"])
    rows = b"".join(b"\0" + pixels[row * width : (row + 1) * width] for row in range(height))
    return b"".join(
        [
            b"\x89PNG\r\n\x1a\n",
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            chunk(b"PLTE", bytes(reduced["palette"])),
            chunk(b"IDAT", zlib.compress(rows, 9)),
            chunk(b"IEND", b""),
        ]
    )


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
