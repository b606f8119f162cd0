import type { PreviousUpload } from 'tus-js-client';

/** What this browser began to send and has not finished, so that it can go on after a reload. */
export type UnfinishedUpload = PreviousUpload & { fingerprint: string; uploadUrl: string };

const name = 'hearth.uploads';
/** The server gives an upload up after a day. */
const dayInMs = 24 * 60 * 60 * 1000;

export function listUnfinished(): UnfinishedUpload[] {
  try {
    const known = JSON.parse(localStorage.getItem(name) ?? '[]') as UnfinishedUpload[];
    return known.filter(({ creationTime }) => Date.now() - Date.parse(creationTime) < dayInMs);
  } catch {
    return [];
  }
}

export function forgetUnfinished(url: string): void {
  keep(listUnfinished().filter(({ uploadUrl }) => uploadUrl !== url));
}

function keep(uploads: UnfinishedUpload[]): void {
  try {
    localStorage.setItem(name, JSON.stringify(uploads));
  } catch {
    // A browser that keeps nothing sends the file from its beginning next time.
  }
}

/** The same as the library that sends asks for it. */
export const uploadMemory = {
  findAllUploads: async () => listUnfinished(),
  findUploadsByFingerprint: async (fingerprint: string) =>
    listUnfinished().filter((upload) => upload.fingerprint === fingerprint),
  async addUpload(fingerprint: string, upload: PreviousUpload) {
    const uploadUrl = upload.uploadUrl ?? '';
    keep([...listUnfinished(), { ...upload, fingerprint, uploadUrl, urlStorageKey: uploadUrl }]);
    return uploadUrl;
  },
  removeUpload: async (url: string) => forgetUnfinished(url),
};
