import { describe, expect, test } from 'vitest';
import { safeName } from '@/lib/file-name';
import { contentDisposition, downloadName } from '@/lib/http/content-disposition';

const pdf = { name: 'stored.pdf', type: 'application/pdf' };

test.each([
  ['Price list', 'Price list.pdf'],
  ['Price list.pdf', 'Price list.pdf'],
  ['Price list.PDF', 'Price list.pdf'],
  ['invoice.exe', 'invoice.exe.pdf'],
  ['Q3: 9% up?', 'Q3 9% up.pdf'],
  ['陳怡君 – ليلى', '陳怡君 – ليلى.pdf'],
  ['', 'file.pdf'],
  ['..', 'file.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['../../etc/passwd', 'etc passwd.pdf'],
  ['a\r\nSet-Cookie: x=1', 'aSet-Cookie x=1.pdf'],
  ['say "hi"', 'say hi.pdf'],
  ['photo\u202efdp.exe', 'photofdp.exe.pdf'],
  ['zero\u200bwidth\u2066\u2069', 'zerowidth.pdf'],
  ['nul\0byte', 'nulbyte.pdf'],
  ['half \ud83d emoji', 'half emoji.pdf'],
])('the title %j downloads as %j', (title, expected) => {
  expect(downloadName(title, pdf)).toBe(expected);
});

test('a long title is cut and keeps the extension', () => {
  const name = downloadName('😀'.repeat(200), pdf);
  expect(name.length).toBeLessThanOrEqual(150);
  expect(name).toMatch(/😀\.pdf$/u);
});

test('a file without an extension gets that of its type', () => {
  expect(downloadName('Notes', { name: 'Notes', type: 'text/plain' })).toBe('Notes.txt');
  expect(downloadName('Thing', { name: 'Thing', type: 'application/x-unknown' })).toBe('Thing');
});

describe('the header', () => {
  test('names ASCII as it is', () => {
    expect(contentDisposition('inline', 'a b.pdf')).toBe(
      `inline; filename="a b.pdf"; filename*=UTF-8''a%20b.pdf`,
    );
  });

  test('has a plain fallback for other letters', () => {
    expect(contentDisposition('attachment', 'Åsa 陳.pdf')).toBe(
      `attachment; filename="Asa _.pdf"; filename*=UTF-8''%C3%85sa%20%E9%99%B3.pdf`,
    );
  });

  test.each(['a"b', "a'b(c)*", 'a%41', 'a;b', 'a\\b', 'ä\u202e\r\nX: y'])(
    'cannot be broken out of by %j',
    (title) => {
      const header = contentDisposition('attachment', downloadName(title, pdf));
      expect(header).toMatch(/^attachment; filename="[ !#$&-[\]-~]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/);
      expect(() => new Headers({ 'Content-Disposition': header })).not.toThrow();
    },
  );
});

test('whatever comes in, a safe name holds nothing that a path or a header means', () => {
  for (let code = 0; code < 0x3000; code++) {
    expect(safeName(`a${String.fromCharCode(code)}b`)).not.toMatch(/[\p{Cc}\p{Cf}/\\"]/u);
  }
});
