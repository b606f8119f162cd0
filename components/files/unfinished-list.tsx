import { IconButton } from '@/components/ui/icon-button';
import type { UnfinishedUpload } from '@/lib/client/unfinished-uploads';

type Props = { uploads: UnfinishedUpload[]; forget: (upload: UnfinishedUpload) => void };

/** Files that broke off before the page was loaded; a browser may not read them again by itself. */
export function UnfinishedList({ uploads, forget }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul className="uploads" aria-label="Broken off">
      {uploads.map((upload) => {
        const name = upload.metadata.filename ?? 'A file';
        return (
          <li key={upload.uploadUrl}>
            <p>
              <b>{name}</b>
              <small>Choose the same file again, and it goes on where it stopped.</small>
            </p>
            <IconButton
              icon="x"
              label={`Give ${name} up`}
              size="sm"
              tooltip={false}
              onClick={() => forget(upload)}
            />
          </li>
        );
      })}
    </ul>
  );
}
