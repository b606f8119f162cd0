/**
 * How many of `widths` stand side by side in `room`. When not all do, one more place of `moreWidth` has to fit
 * behind those that stay.
 */
export function howManyFit(widths: readonly number[], room: number, gap: number, moreWidth: number): number {
  const total = widths.reduce((sum, width) => sum + width + gap, -gap);
  if (total <= room) return widths.length;
  let used = moreWidth;
  const first = widths.findIndex((width) => {
    used += width + gap;
    return used > room;
  });
  return first < 0 ? widths.length : first;
}
