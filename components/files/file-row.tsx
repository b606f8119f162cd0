'use client';

import { useRouter } from 'next/navigation';
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
  onMove: () => void;
  onDelete: () => void;
};

export function FileRow({ file, group, selected, onSelect, onMove, onDelete }: Props) {
  const router = useRouter();
  const address = postUrl({ slug: file.slug, group: { slug: group } });
  const items: MenuItem[] = [{ label: 'Open', icon: 'eye', href: address }];
  if (file.url) {
    const download = fileUrl({ title: file.title, url: file.url });
    items.push({ label: 'Download', icon: 'download', onSelect: () => location.assign(download) });
  }
  if (file.canEdit) {
    items.push(
      { label: 'Edit', icon: 'pencil', onSelect: () => router.push(`${address}/edit` as '/') },
      'line',
      { label: 'Move', icon: 'folder', onSelect: onMove },
      { label: 'Delete', icon: 'trash', danger: true, onSelect: onDelete },
    );
  }
  return (
    <tr aria-selected={selected || undefined}>
      <td className="files-tick">
        {file.canEdit && (
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
