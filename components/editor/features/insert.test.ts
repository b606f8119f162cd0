// @vitest-environment jsdom
import { buildEditorFromExtensions } from '@lexical/extension';
import { $getRoot } from 'lexical';
import { expect, it } from 'vitest';
import { DocumentExtension } from '@/components/editor/editor-extension';
import { $loadHtml, $saveHtml } from '@/components/editor/html/document';
import { $createPreservedBlock } from '@/components/editor/nodes/preserved';
import { $insertBlocks } from './insert';
import { insertTable } from './table';

const editor = buildEditorFromExtensions(DocumentExtension);

function open(html: string) {
  editor.update(() => void $loadHtml(html), { discrete: true });
  editor.update(() => void $getRoot().getLastChild()?.selectEnd(), { discrete: true });
}

it('puts a block in the place of an empty line, with a line to go on behind', () => {
  open('<p>a</p><p></p>');
  editor.update(() => $insertBlocks([$createPreservedBlock('<hr>')]), { discrete: true });
  expect(editor.read($saveHtml)).toBe('<p>a</p><hr><p></p>');
});

it('puts a table in the place of an empty line', () => {
  open('<p>a</p><p></p>');
  insertTable(editor);
  editor.update(() => {}, { discrete: true });
  expect(editor.read($saveHtml)).toMatch(/^<p>a<\/p><table><thead>.*<\/table><p><\/p>$/);
});
