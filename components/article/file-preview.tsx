import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import { fileSize } from '@/lib/media/size';

export type FileFacts = { title: string; url: string; type: string; size: number };

/** The file's name and size, a download under its title, and its content where a browser shows it. */
export function FilePreview({ file }: { file: FileFacts }) {
  return (
    <section aria-label="File">
      <div className="file-bar card">
        <Icon name={fileIcon(file.type)} />
        <p>
          <b>{file.title}</b>
          <small>{[nameOf(file.type), fileSize(file.size)].filter(Boolean).join(' · ')}</small>
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
  if (type === 'application/pdf') {
    return <iframe className="file-view file-pdf" src={source} title={title} loading="lazy" />;
  }
  // biome-ignore lint/performance/noImgElement: next/image would add a style attribute, which the CSP refuses.
  if (inline(type, 'image')) return <img className="file-view file-image" src={source} alt={title} />;
  // biome-ignore lint/a11y/useMediaCaption: people's own recordings come without captions
  if (inline(type, 'video')) return <video className="file-view" src={source} controls preload="metadata" />;
  // biome-ignore lint/a11y/useMediaCaption: people's own recordings come without captions
  if (inline(type, 'audio')) return <audio className="file-audio" src={source} controls preload="metadata" />;
  if (type === 'text/plain')
    return <iframe className="file-view file-text" src={source} title={title} loading="lazy" />;
  return <p className="hint mt-4">There is no preview for this kind of file. Download it to open it.</p>;
}

function inline(type: string, kind: string) {
  return type.startsWith(`${kind}/`) && type !== 'image/svg+xml';
}

/** `as` is the name it is saved under, `view` shows it in the page (contract §3, file url). */
export function fileUrl({ url, title }: FileFacts, view = false): string {
  return `${url}?as=${encodeURIComponent(title)}${view ? '&view=true' : ''}`;
}

const icons: readonly [prefix: string, IconName][] = [
  ['image/', 'file-image'],
  ['video/', 'file-play'],
  ['audio/', 'file-headphone'],
  ['text/', 'file-text'],
  ['application/pdf', 'file-text'],
];

export function fileIcon(type: string): IconName {
  return icons.find(([prefix]) => type.startsWith(prefix))?.[1] ?? 'file';
}

/** The part of the type that says something to people. */
function nameOf(type: string): string {
  if (type === 'application/pdf') return 'PDF';
  const [kind, rest = ''] = type.split('/');
  if (['image', 'audio', 'video'].includes(kind ?? '')) return `${rest.toUpperCase()} ${kind}`;
  return type === 'text/plain' ? 'Text' : '';
}
