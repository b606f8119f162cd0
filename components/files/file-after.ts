/** The file that takes the place of those that go: the next that stays, or else the last before them. */
export function fileAfter(files: readonly { id: number }[], gone: readonly number[]): number | undefined {
  const stays = ({ id }: { id: number }) => !gone.includes(id);
  const last = files.findLastIndex((file) => !stays(file));
  return (files.slice(last + 1).find(stays) ?? files.slice(0, Math.max(last, 0)).findLast(stays))?.id;
}
