import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { fileSize } from '@/lib/media/size';
import { isViewable } from '@/lib/media/types';
import { type FileFacts, fileUrl, kindOf } from './file-facts';

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
      <FileContent file={file} />
    </section>
  );
}

/** What a browser shows of a file; words where it shows nothing. */
export function FileContent({ file }: { file: FileFacts }) {
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
