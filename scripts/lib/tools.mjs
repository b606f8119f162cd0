import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * How Node runs one of the programs in TypeScript: as it is, or in the container image its bundle.
 *
 * @param {'scripts/admin' | 'scripts/backup' | 'scripts/export' | 'scripts/import' | 'scripts/reindex' | 'scripts/restore' | 'scripts/worker' | 'prisma/seed'} name
 * @returns {string[]}
 */
export function toolArguments(name) {
  const bundle = inRoot('dist', `${name.replace('/', '-')}.mjs`);
  return existsSync(bundle) ? [bundle] : ['--import', 'tsx', `${name}.ts`];
}

/** Whether this is the container image, where everything is installed and built. */
export const isImage = () => existsSync(inRoot('dist'));
