'use client';

import { useRouter } from 'next/navigation';
import type { KeyboardEvent } from 'react';
import { fileUrl, kindOf } from '@/components/article/file-facts';
import { BareCheckbox } from '@/components/ui/checkbox';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import { Menu, type MenuItem } from '@/components/ui/menu';
import { fileSize } from '@/lib/media/size';
import { postUrl } from '@/lib/urls';

export type FileFacts = {
  id: number;
  slug: string;
  title: string;
  url: string | null;
  thumbnail: string | null;
  type: string;
  size: number | null;
  updated_at: string | null;
  canEdit: boolean;
};

type Props = {
  file: FileFacts;
  group: string;
  selected: boolean;
  /** `range`: with everything since the last one ticked. */
  onSelect: (range: boolean) => void;
  onAct: (act: FileAct) => void;
};

export type FileAct = 'preview' | 'rename' | 'replace' | 'move' | 'delete';

export function FileRow({ file, group, selected, onSelect, onAct }: Props) {
  const router = useRouter();
  const address = postUrl({ slug: file.slug, group: { slug: group } });
  const items: MenuItem[] = [{ label: 'Open', icon: 'file-text', href: address }];
  if (file.url) {
    items.push({ label: 'Preview', icon: 'eye', onSelect: () => onAct('preview') });
    const download = fileUrl({ title: file.title, url: file.url });
    items.push({ label: 'Download', icon: 'download', onSelect: () => location.assign(download) });
  }
  if (file.canEdit) {
    items.push(
      { label: 'Edit', icon: 'pencil', onSelect: () => router.push(`${address}/edit` as '/') },
      { label: 'Rename', icon: 'letter-b', onSelect: () => onAct('rename') },
      ...(file.url
        ? [{ label: 'Replace', icon: 'refresh-cw', onSelect: () => onAct('replace') } as const]
        : []),
      'line',
      { label: 'Move', icon: 'folder', onSelect: () => onAct('move') },
      { label: 'Delete', icon: 'trash', danger: true, onSelect: () => onAct('delete') },
    );
  }
  return (
    <tr data-file={file.id} aria-selected={selected || undefined} onKeyDown={(event) => press(event, onAct)}>
      <td className="files-tick">
        {isSelectable(file) && (
          <BareCheckbox
            label={`Select "${file.title}"`}
            checked={selected}
            onChange={(event) => {
              const { nativeEvent } = event;
              onSelect(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
            }}
          />
        )}
      </td>
      <td className="table-main">
        <Link className="files-name" href={address}>
          <FileMark file={file} />
          <span>{file.title}</span>
        </Link>
      </td>
      <td className="files-wide">{file.size === null ? '–' : fileSize(file.size)}</td>
      <td className="files-wide">
        {file.updated_at ? <LocalTime value={file.updated_at} format="short" /> : 'Never'}
      </td>
      <td className="files-menu">
        <Menu label={`Actions for "${file.title}"`} icon="ellipsis" size="sm" items={items} />
      </td>
    </tr>
  );
}

/** To move or delete it, or to download it with others. */
export function isSelectable({ canEdit, url }: FileFacts): boolean {
  return canEdit || url !== null;
}

/** On the name: up and down go along the files, Space looks inside, Del deletes. */
function press(event: KeyboardEvent<HTMLTableRowElement>, onAct: Props['onAct']) {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  const { key, currentTarget: row } = event;
  const next = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[key];
  const link = next?.querySelector<HTMLElement>('.files-name');
  if (link) link.focus();
  else if (key === ' ') onAct('preview');
  else return;
  event.preventDefault();
}

function FileMark({ file }: { file: FileFacts }) {
  if (file.thumbnail) {
    // biome-ignore lint/performance/noImgElement: next/image would add a style attribute, which the CSP refuses.
    return <img className="files-mark" src={file.thumbnail} alt="" loading="lazy" decoding="async" />;
  }
  return (
    <span className="files-mark">
      <Icon name={kindOf(file.type)[1]} />
    </span>
  );
}
