/** The middle of a square, from 0 to 1 of the width and height, and how many times smaller than the largest it is. */
export type Crop = { x: number; y: number; zoom: number };

type Size = { width: number; height: number };

/** The square in the picture's own pixels, pushed inside where it would stick out. */
export function squareIn({ width, height }: Size, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / zoom;
  const place = (at: number, length: number) => Math.min(Math.max(at * length - side / 2, 0), length - side);
  return { left: place(x, width), top: place(y, height), side };
}

/** The same crop moved by pixels of the picture, so that its square stays inside. */
export function moveCrop(size: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const { left, top, side } = squareIn(size, crop);
  const moved = { x: (left + side / 2 + by.x) / size.width, y: (top + side / 2 + by.y) / size.height };
  const inside = squareIn(size, { ...moved, zoom: crop.zoom });
  return {
    x: (inside.left + side / 2) / size.width,
    y: (inside.top + side / 2) / size.height,
    zoom: crop.zoom,
  };
}
