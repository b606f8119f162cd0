import type { IconName } from '@/components/ui/icon-names';

export type FileFacts = { title: string; url: string; type: string; size: number };

/** `as` is the name it is saved under, `view` shows it in the page (contract §3, file url). */
export function fileUrl({ url, title }: Pick<FileFacts, 'url' | 'title'>, view = false): string {
  return `${url}?as=${encodeURIComponent(title)}${view ? '&view=true' : ''}`;
}

const kinds: readonly [type: string, name: string, IconName][] = [
  ['application/pdf', 'PDF', 'file-text'],
  ['text/plain', 'Text', 'file-text'],
  ['text/csv', 'CSV table', 'file-spreadsheet'],
  ['image/', 'Image', 'file-image'],
  ['video/', 'Video', 'file-play'],
  ['audio/', 'Audio', 'file-headphone'],
  ['application/zip', 'Archive', 'file-archive'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml', 'Excel workbook', 'file-spreadsheet'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml', 'Word document', 'file-text'],
  ['application/vnd.openxmlformats-officedocument.presentationml', 'PowerPoint slides', 'file-image'],
];

export function kindOf(type: string): [name: string, IconName] {
  const [, name, icon] = kinds.find(([prefix]) => type.startsWith(prefix)) ?? ['', 'File', 'file'];
  return [name, icon];
}
