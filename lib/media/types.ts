/** Pictures that every browser shows and that can run nothing (guard 8). */
const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

export const pictureTypes = [...pictures];

export function isPicture(type: string): boolean {
  return pictures.has(type);
}

/** What may be shown inline; everything else is only ever saved. */
export function isViewable(type: string): boolean {
  if (isPicture(type) || type === 'application/pdf' || type === 'text/plain') return true;
  return /^(audio|video)\/[\w.+-]+$/.test(type);
}

export const mediaIcons = [
  'image',
  'pdf',
  'text',
  'sheet',
  'slides',
  'audio',
  'video',
  'archive',
  'file',
] as const;
export type MediaIcon = (typeof mediaIcons)[number];

const patterns: [RegExp, MediaIcon][] = [
  [/^image\//, 'image'],
  [/^audio\//, 'audio'],
  [/^video\//, 'video'],
  [/pdf$/, 'pdf'],
  [/csv|spreadsheet|excel/, 'sheet'],
  [/presentation|powerpoint/, 'slides'],
  [/^text\/|wordprocessing|msword|opendocument\.text|rtf/, 'text'],
  [/zip|tar|compressed|rar|gzip/, 'archive'],
];

export function iconOf(type: string): MediaIcon {
  return patterns.find(([pattern]) => pattern.test(type))?.[1] ?? 'file';
}
