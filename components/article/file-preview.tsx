import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { fileSize } from '@/lib/media/size';
import { isViewable } from '@/lib/media/types';

export type FileFacts = { title: string; url: string; type: string; size: number };

/** What kind of file it is and how big, a download under its title, and its content where a browser shows it. */
export function FilePreview({ file }: { file: FileFacts }) {
  const [kind, icon] = kindOf(file.type);
  return (
    <section aria-label="File">
      <div className="file-bar card">
        <Icon name={icon} />
        <p>
          <b>{kind}</b>
          <small>{fileSize(file.size)}</small>
        </p>
        <a className={buttonClass({ variant: 'primary' })} href={fileUrl(file)} download>
          <Icon name="download" />
          Download
        </a>
      </div>
      <Content file={file} />
    </section>
  );
}

function Content({ file }: { file: FileFacts }) {
  const { title, type } = file;
  const source = fileUrl(file, true);
  const [kind] = type.split('/');
  if (!isViewable(type)) {
    return <p className="hint mt-4">There is no preview for this kind of file. Download it to open it.</p>;
  }
  if (kind === 'image') {
    // biome-ignore lint/performance/noImgElement: next/image would add a style attribute, which the CSP refuses.
    return <img className="file-view file-image" src={source} alt={title} />;
  }
  if (kind === 'video') {
    // biome-ignore lint/a11y/useMediaCaption: people's own recordings come without captions
    return <video className="file-view" src={source} controls preload="metadata" />;
  }
  if (kind === 'audio') {
    // biome-ignore lint/a11y/useMediaCaption: people's own recordings come without captions
    return <audio className="file-audio" src={source} controls preload="metadata" />;
  }
  const shape = type === 'application/pdf' ? 'file-pdf' : 'file-text';
  return <iframe className={`file-view ${shape}`} src={source} title={title} loading="lazy" />;
}

/** `as` is the name it is saved under, `view` shows it in the page (contract §3, file url). */
function fileUrl({ url, title }: FileFacts, view = false): string {
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

function kindOf(type: string): [name: string, IconName] {
  const [, name, icon] = kinds.find(([prefix]) => type.startsWith(prefix)) ?? ['', 'File', 'file'];
  return [name, icon];
}
