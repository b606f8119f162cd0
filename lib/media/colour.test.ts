import { expect, test } from 'vitest';
import { strongest } from '@/lib/media/colour';

const pixels = (...runs: [number, number[]][]) =>
  Uint8Array.from(runs.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat()));

test('the strongest hue is the colour, not the ground it stands on', () => {
  const logo = pixels([80, [255, 255, 255, 255]], [15, [200, 30, 40, 255]], [5, [20, 20, 220, 255]]);
  expect(strongest(logo)).toBe('#c81e28');
});

test('what is grey, clear or a detail has no colour', () => {
  expect(strongest(pixels([100, [90, 95, 88, 255]]))).toBeNull();
  expect(strongest(pixels([100, [200, 30, 40, 0]]))).toBeNull();
  expect(strongest(pixels([199, [0, 0, 0, 255]], [1, [200, 30, 40, 255]]))).toBeNull();
});
