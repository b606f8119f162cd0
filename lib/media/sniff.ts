import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { extensionOf } from '@/lib/file-name';

/** Types of all kinds show themselves within this much; more is never looked at. */
const head = 64 * 1024;

/** Office files are archives, and archives are never opened here; so their names tell, and they are only ever saved. */
const archives: Record<string, string> = {
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.odt': 'application/vnd.oasis.opendocument.text',
  '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
  '.odp': 'application/vnd.oasis.opendocument.presentation',
  '.epub': 'application/epub+zip',
};

/** Texts that are more than plain, by their names: none of them is ever shown inline. */
const texts: Record<string, string> = {
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.htm': 'text/html',
  '.html': 'text/html',
  '.ics': 'text/calendar',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.vcf': 'text/vcard',
  '.xhtml': 'application/xhtml+xml',
  '.xml': 'application/xml',
};

const unknown = 'application/octet-stream';

/** The MIME type of a file by its content; what the sender called it is only asked where content cannot tell. */
export async function sniffType(path: string, name: string): Promise<string> {
  const bytes = await readHead(path);
  const extension = extensionOf(name).toLowerCase();
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return archives[extension] ?? 'application/zip';
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  // Of markup it knows no more than how it begins.
  if (found && found.mime !== 'application/xml') return found.mime;
  const text = textOf(bytes);
  return text === null ? unknown : textType(text, extension);
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(head), 0, head, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function startsWith(bytes: Buffer, magic: number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

/** The bytes as text when they are UTF-8 without control characters; a character cut off at the end is forgiven. */
function textOf(bytes: Buffer): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: bytes.length === head });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell data from text
    return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text;
  } catch {
    return null;
  }
}

/** What a browser could take for markup is not plain text, whatever it is called. */
function textType(text: string, extension: string): string {
  const beginning = text.slice(0, 4096).trimStart();
  if (!beginning.startsWith('<')) return texts[extension] ?? 'text/plain';
  if (/<svg[\s/>]/i.test(beginning)) return 'image/svg+xml';
  return texts[extension] ?? (/^<\?xml/i.test(beginning) ? 'application/xml' : 'text/html');
}
