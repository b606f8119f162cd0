import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readFailedPages } from './lib/failed-pages.mjs';
import { makeTemporaryDirectory } from './lib/throwaway.mjs';

test('what the pages of failed tests showed is read, of a few', async () => {
  const results = makeTemporaryDirectory();
  onTestFinished(() => rm(results, { recursive: true }));
  const fail = async (name: string, text: string) => {
    await mkdir(join(results, name));
    await writeFile(join(results, name, 'error-context.md'), text);
  };
  await fail('a-call', '# Test info\n\n- Name: a call\n');
  for (const name of ['page-1', 'page-2', 'page-3', 'page-4']) {
    await fail(name, `# Page snapshot\n\n\`\`\`yaml\n- banner\n- main: ${name}\n\`\`\`\n\n# Test source\n`);
  }
  expect(readFailedPages(results)).toEqual(
    [1, 2, 3].map((n) => `page-${n}/error-context.md\n- banner\n- main: page-${n}`),
  );
  expect(readFailedPages(join(results, 'none'))).toEqual([]);
});
