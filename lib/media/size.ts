const units = ['KB', 'MB', 'GB', 'TB'];

/** `8.4 MB`, `92 KB`: a thousand bytes to the kilobyte, one decimal where it says something. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${size < 9.95 ? Math.round(size * 10) / 10 : Math.round(size)} ${units[unit]}`;
}
