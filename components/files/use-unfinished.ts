'use client';

import { useEffect, useState } from 'react';
import { abandonUpload, fingerprintOf } from '@/lib/client/send-file';
import { listUnfinished, type UnfinishedUpload } from '@/lib/client/unfinished-uploads';

/** Files that were on their way to this place when the page was left, without those that are shown as sent by it. */
export function useUnfinished(place: string, sent: { file: File }[]) {
  const [uploads, setUploads] = useState<UnfinishedUpload[]>([]);
  const [hidden, setHidden] = useState(false);

  useEffect(() => {
    setUploads(listUnfinished().filter(({ fingerprint }) => fingerprint.startsWith(`${place}|`)));
  }, [place]);

  function forget({ uploadUrl }: UnfinishedUpload) {
    setUploads((now) => now.filter((upload) => upload.uploadUrl !== uploadUrl));
    abandonUpload(uploadUrl);
  }

  const again = new Set(sent.map(({ file }) => fingerprintOf(file, place)));
  const left = uploads.filter(({ fingerprint }) => !again.has(fingerprint));
  return { uploads: hidden ? [] : left, forget, hide: () => setHidden(true) };
}
