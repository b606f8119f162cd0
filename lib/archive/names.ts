import { safeName } from '@/lib/file-name';

const longest = 60;
/** Devices on Windows, with any ending. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A slug as the name of a file or folder, on any file system; a long one is cut and told apart by its id. */
export function nameOf({ id, slug }: { id: number; slug: string }): string {
  const name = slug.length > longest ? `${slug.slice(0, longest)}-${id}` : slug;
  return devices.test(name) ? `${name}_` : name;
}

/** The name a file was uploaded under, behind its id, so that none is there twice. */
export function fileNameOf({ id, name }: { id: number; name: string }): string {
  const plain = safeName(name)
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-');
  const [, base = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/s.exec(plain) ?? [];
  return `${id}-${base.slice(0, longest).replace(/^[-.]+|[-.]+$/g, '') || 'file'}${ending}`;
}
