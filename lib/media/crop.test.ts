import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveCrop, squareIn } from '@/lib/media/crop';

const wide = { width: 400, height: 300 };

test('without zoom the square is as large as the picture lets it be', () => {
  expect(squareIn(wide, { x: 0.5, y: 0.5, zoom: 1 })).toEqual({ left: 50, top: 0, side: 300 });
  expect(squareIn(wide, { x: 1, y: 0.1, zoom: 2 })).toEqual({ left: 250, top: 0, side: 150 });
});

test('it is moved by pixels, and never out of the picture', () => {
  const crop = moveCrop(wide, { x: 0.5, y: 0.5, zoom: 2 }, { x: 20, y: -1000 });
  const { left, top, side } = squareIn(wide, crop);
  expect([left, top, side].map(Math.round)).toEqual([145, 0, 150]);
});

test('whatever is asked, the square lies inside', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const crops = fc.record({ x: share, y: share, zoom: fc.double({ min: 1, max: 8, noNaN: true }) });
  const sizes = fc.record({
    width: fc.integer({ min: 1, max: 9000 }),
    height: fc.integer({ min: 1, max: 9000 }),
  });
  fc.assert(
    fc.property(sizes, crops, (size, crop) => {
      const { left, top, side } = squareIn(size, crop);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + side).toBeLessThanOrEqual(size.width + 1e-6);
      expect(top + side).toBeLessThanOrEqual(size.height + 1e-6);
    }),
  );
});
