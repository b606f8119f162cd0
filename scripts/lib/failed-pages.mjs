import fs from 'node:fs';
import { join } from 'node:path';

/** As much of the output as they may take: a run that fails everywhere shall stay readable. */
const most = { pages: 3, lines: 150 };

/**
 * @param {string} directory of Playwright's results
 * @returns {string[]} what the pages of failed tests showed at the end, as outlines: of a run on another machine the
 *   output may be all that is left
 */
export function readFailedPages(directory) {
  if (!fs.existsSync(directory)) return [];
  return fs
    .globSync('*/error-context.md', { cwd: directory })
    .sort()
    .flatMap((file) => {
      const outline = /# Page snapshot\s+```yaml\n(.*?)\n```/s.exec(
        fs.readFileSync(join(directory, file), 'utf8'),
      );
      return outline?.[1] ? [`${file}\n${outline[1].split('\n').slice(0, most.lines).join('\n')}`] : [];
    })
    .slice(0, most.pages);
}
