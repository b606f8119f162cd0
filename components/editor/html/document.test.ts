// @vitest-environment jsdom
import { buildEditorFromExtensions } from '@lexical/extension';
import fc from 'fast-check';
import { $getRoot } from 'lexical';
import { describe, expect, it } from 'vitest';
import { DocumentExtension } from '@/components/editor/editor-extension';
import { markup } from '@/e2e/xss/markup';
import { cleanHtml as stored } from '@/lib/html/gate';
import { cleanHtml } from './clean';
import { $loadHtml, $saveHtml } from './document';
import { written } from './documents.fixture';
import { meaningOf } from './meaning';

const editor = buildEditorFromExtensions(DocumentExtension);

/** Everything that can be stored, but for the one empty paragraph that the editor takes for no text. */
const documents = markup.map(stored).filter((html) => !/^\s*<p[^>]*>\s*<\/p>\s*$/.test(html));

/** Opens a document, lets the editor settle it, and saves it again. */
function saved(html: string): string {
  editor.update(() => $loadHtml(html), { discrete: true });
  return editor.read($saveHtml);
}

describe('opening and saving', () => {
  it('keeps the meaning of everything that can be stored', () => {
    fc.assert(
      fc.property(documents, (html) => {
        expect(meaningOf(saved(html))).toEqual(meaningOf(html));
      }),
      { numRuns: 500 },
    );
  });

  it('writes what the server stores as it is', () => {
    fc.assert(
      fc.property(documents, (html) => {
        const out = saved(html);
        expect(stored(out)).toBe(out);
      }),
      { numRuns: 500 },
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(documents, (html) => {
        const once = saved(html);
        expect(saved(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });

  it('changes nothing at all in what the editor can write', () => {
    fc.assert(
      fc.property(written, (html) => {
        expect(stored(html)).toBe(html);
        expect(saved(html)).toBe(html);
      }),
      { numRuns: 500 },
    );
  });

  it('opens every kind of block that it offers as one that can be edited', () => {
    const html = '<div data-callout="info"><p>a</p></div><table><thead><tr><th>b</th></tr></thead></table>';
    saved(html);
    expect(
      editor.read(() =>
        $getRoot()
          .getChildren()
          .map((node) => node.getType()),
      ),
    ).toEqual(['callout', 'table']);
  });

  it('reads stored HTML as the server wrote it', () => {
    fc.assert(
      fc.property(documents, (html) => {
        expect(cleanHtml(html)).toBe(html);
      }),
      { numRuns: 500 },
    );
  });
});
