import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shareChunks } from './lib/chunks.mjs';
import { makeTemporaryDirectory } from './lib/throwaway.mjs';

const code = (value: string) => `module.exports=[1,()=>${JSON.stringify(value.padEnd(3000, '.'))}]`;

function build(files: Record<string, string>): string {
  const directory = makeTemporaryDirectory();
  mkdirSync(join(directory, 'chunks/ssr'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, 'chunks', name), text);
  return directory;
}

test('chunks that differ in their name and source map only become one, wherever they lie', () => {
  const directory = build({
    '[root]__a.js': `${code('same')}\n\n//# sourceMappingURL=a.js.map`,
    'ssr/b.js': `${code('same')}\n\n//# sourceMappingURL=b.js.map`,
    'ssr/c.js': code('another'),
  });
  expect(shareChunks(directory)).toBe(1);
  const require = createRequire(join(directory, 'chunks/'));
  expect(require('./ssr/b.js')).toBe(require('./[root]__a.js'));
  expect(readFileSync(join(directory, 'chunks/ssr/c.js'), 'utf8')).toBe(code('another'));
});

test('done twice, nothing more is done', () => {
  const directory = build({ 'a.js': code('same'), 'ssr/b.js': code('same') });
  expect([shareChunks(directory), shareChunks(directory)]).toEqual([1, 0]);
});
