import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { dirname, join, relative } from 'node:path';

const sourceMap = /\n?\/\/# sourceMappingURL=.*\s*$/;
/** A smaller one costs less than the line that stands for it. */
const SMALLEST = 2048;

/**
 * Lets chunks of the server that differ in nothing but their name be one. Turbopack writes the modules of a route into
 * files of the route's own even when ten routes share all of them (Next 16.4), and each file is read, kept and compiled by
 * itself: here 8 MB of the build, 18 MB of a process.
 *
 * @param {string} directory the `.next/server` of a build
 * @returns {number} how many files now stand for another one
 */
export function shareChunks(directory) {
  const kept = new Map();
  let shared = 0;
  const chunks = join(directory, 'chunks');
  for (const name of fs.readdirSync(chunks, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(chunks, name);
    if (!name.endsWith('.js') || fs.statSync(file).size < SMALLEST) continue;
    const code = fs.readFileSync(file, 'utf8').replace(sourceMap, '');
    if (!code.startsWith('module.exports=[')) continue;
    const digest = createHash('sha256').update(code).digest('hex');
    const first = kept.get(digest);
    if (first === undefined) kept.set(digest, file);
    else {
      fs.writeFileSync(
        file,
        `module.exports=require(${JSON.stringify(`./${relative(dirname(file), first)}`)})\n`,
      );
      fs.rmSync(`${file}.map`, { force: true });
      shared++;
    }
  }
  return shared;
}
