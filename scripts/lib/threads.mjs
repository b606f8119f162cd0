import fs from 'node:fs';
import { resolve } from 'node:path';
import { inRoot, root } from './paths.mjs';

/**
 * The programs that worker threads run. In the image they lie beside one another, so their names have to differ.
 *
 * @returns {string[]}
 */
export function listThreads() {
  return fs
    .globSync('lib/**/*.ts', { cwd: root })
    .map((path) => inRoot(path))
    .flatMap((path) =>
      [...fs.readFileSync(path, 'utf8').matchAll(/new URL\('(\.\/[^']+\.ts)', import\.meta\.url\)/g)].map(
        ([, name = '']) => resolve(path, '..', name),
      ),
    );
}
