import { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileResponse } from '@/lib/http/file-response';
import { getMediaFile, openMedia } from '@/lib/media/read';
import { type MediaJson, media as mediaSchema } from '@/lib/media/schema';
import { mediaKeyOf } from '@/lib/media/url';
import { uploadMedia } from '@/lib/media/write';
import { useTestDatabase } from '@/lib/testing/database';
import { incoming, useTestFiles } from '@/lib/testing/files';
import { addActor } from '@/lib/testing/fixtures';

useTestDatabase();
useTestFiles();

const script = '<script>document.title="run"</script>';
const pixel = () => sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } });
const gif = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

/** What is two things at once, or calls itself another: name, content. */
const hostile: [string, () => Promise<Uint8Array> | Uint8Array | string][] = [
  ['gif and javascript.gif', () => Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from(`*/=1;${script}`)])],
  ['gif with html behind it.html', () => Buffer.concat([gif, Buffer.from(script)])],
  [
    'png with html in it.svg',
    async () => Buffer.concat([await pixel().png().toBuffer(), Buffer.from(script)]),
  ],
  [
    'jpeg and zip.jpg',
    async () => Buffer.concat([await pixel().jpeg().toBuffer(), Buffer.from('PK\u0003\u0004')]),
  ],
  ['pdf and html.html', () => `%PDF-1.7\n${script}`],
  ['html and pdf.pdf', () => `${script}\n%PDF-1.7`],
  ['picture.png', () => `<html>${script}`],
  ['drawing.svg', () => `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`],
  ['drawing.png', () => `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
  ['entities.svg', () => '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'],
  ['transformed.xml', () => '<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#x"?><a/>'],
  ['utf7.txt', () => '+ADw-script+AD4-alert(1)+ADw-/script+AD4-'],
  ['utf16.txt', () => Buffer.from(`\ufeff${script}`, 'utf16le')],
  ['archive page.mht', () => `MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${script}`],
  ['app.hta', () => `<hta:application/>${script}`],
  ['shortcut.url', () => '[InternetShortcut]\r\nURL=file:///c:/windows/system32/calc.exe'],
  ['feed.rss', () => `<rss><channel><title>${script}</title></channel></rss>`],
  ['worker.js', () => 'self.addEventListener("fetch", () => {})'],
  ['style.css', () => '@import "//evil.example";'],
  ['manifest.json', () => '{"start_url":"//evil.example"}'],
  ['flash.swf', () => Buffer.from('FWS\u0009\0\0\0\0')],
  ['wasm.wasm', () => Buffer.from('\0asm\u0001\0\0\0')],
  ['webp that ends early.webp', () => Buffer.from('RIFF\u00ff\0\0\0WEBPVP8 ')],
];

async function serve(name: string, content: Uint8Array | string, query: { view?: string } = {}) {
  const actor = await addActor();
  const media = (await uploadMedia(actor, { file: [await incoming(name, content)] })) as MediaJson;
  const row = await getMediaFile(actor, mediaKeyOf(media.url) ?? '');
  const open = async () => ({ stream: (await openMedia(row))?.stream ?? Readable.from([]) });
  return { media, response: await fileResponse(new Request('http://hearth.test/'), row, query, open) };
}

/** Types of which a browser shows an inert picture, page or sound, and runs nothing. */
const inert =
  /^(image\/(png|jpeg|gif|webp)|application\/pdf|text\/plain; charset=utf-8|(audio|video)\/[\w.+-]+)$/;

test.each(hostile)('%s is harmless, asked for plainly or to be shown', async (name, make) => {
  const content = await make();
  for (const query of [{}, { view: 'true' }]) {
    const { headers } = (await serve(name, content, query)).response;
    const type = headers.get('content-type') ?? '';
    const inline = headers.get('content-disposition')?.startsWith('inline');
    if (inline) expect(type).toMatch(inert);
    expect(type).not.toMatch(/html|xml|svg|script/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
  }
});

/** In the manner of the lists of naughty strings. */
const names = [
  ...[
    '../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '/etc/shadow',
    'C:\\boot.ini',
    '.',
    '..',
    '...',
    ' ',
    '',
  ],
  ...['.htaccess', 'CON', 'nul.txt', 'a\0b.txt', 'a\r\nSet-Cookie: x=1', 'a\u2028b', 'a\u0085b', '\ufeffbom'],
  ...[
    '\u202egnp.exe',
    'zero\u200bwidth',
    'Z\u0351\u036b\u0343algo',
    '\ud83d',
    '👩‍👩‍👧‍👦.png',
    '田中さん',
    'ٱلْعَرَبِيَّة',
    '﷽',
  ],
  ...[
    '"><img src=x onerror=alert(1)>',
    "'; drop table media; --",
    '#{7*7}',
    '{{7*7}}',
    '%00',
    '%2e%2e%2f',
    '$(id)',
  ],
  ...[
    '`id`',
    '|id',
    '; rm -rf /',
    '=cmd|x',
    '-rf',
    '*?',
    'a"b;c=d',
    'name.',
    'name ',
    'x'.repeat(5000),
    '😀'.repeat(500),
  ],
  ...['null', 'undefined', 'NaN', 'true', '__proto__', 'constructor', '-1', '1e999', '0x0', 'ﬀ', 'İ', 'ß'],
];

test.each(names)('the name %j is kept as a name and nothing more', async (name) => {
  const { media, response } = await serve(name, 'words');
  expect(mediaSchema.strict().parse(media)).toEqual(media);
  expect(media.name.length).toBeGreaterThan(0);
  expect(media.name.length).toBeLessThanOrEqual(255);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be in it
  expect(media.name).not.toMatch(/[\u0000-\u001f\u007f/\\"<>|:*?\u200b\u202a-\u202e\u2028\u2029]/);
  expect(media.url).toMatch(/^\/api\/media\/file\/[\w-]{32}$/);
  const disposition = response.headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; filename="[ !#$&-[\]-~]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/);
  expect(await response.text()).toBe('words');
});
