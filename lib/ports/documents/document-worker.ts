import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

export type Look = { path: string; kind: 'pdf' | 'office' | 'text' };
export type Seen = { text: string; page: Uint8Array | null };

const most = 200_000;
const pageWidth = 1200;
const pages = 200;

const { root } = workerData as { root: string };
const require = createRequire(join(root, 'package.json'));
const load = (name: string) => import(/* turbopackIgnore: true */ pathToFileURL(require.resolve(name)).href);

parentPort?.on('message', (look: Look) => {
  see(look).then(
    (seen) => parentPort?.postMessage(seen),
    () => parentPort?.postMessage({ text: '', page: null } satisfies Seen),
  );
});
parentPort?.postMessage('loaded');

async function see({ path, kind }: Look): Promise<Seen> {
  const content = readFileSync(path);
  if (kind === 'text') return { text: plain(content.toString('utf8')), page: null };
  if (kind === 'pdf') return seePdf(content);
  const { parseOffice } = (await load('officeparser/slim')) as typeof import('officeparser');
  const parsed = await parseOffice(content);
  return { text: plain((await parsed.to('text')).value), page: null };
}

async function seePdf(content: Buffer): Promise<Seen> {
  const { getDocumentProxy, renderPageAsImage } = (await load('unpdf')) as typeof import('unpdf');
  const bytes = () => new Uint8Array(content);
  const pdf = await getDocumentProxy(bytes(), { verbosity: 0 });
  let text = '';
  for (let number = 1; number <= Math.min(pdf.numPages, pages) && text.length < most; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    text += `${items.map((item) => ('str' in item ? item.str : '')).join(' ')}\n`;
  }
  const page = await renderPageAsImage(bytes(), 1, {
    canvasImport: () => load('@napi-rs/canvas') as Promise<typeof import('@napi-rs/canvas')>,
    width: pageWidth,
  }).catch(() => null);
  return { text: plain(text), page: page && new Uint8Array(page) };
}

/** As the database and the search take it: no NUL, no half characters, one space. */
function plain(text: string): string {
  return text.slice(0, most).toWellFormed().replace(/\s+/g, ' ').replaceAll('\0', '').trim();
}
