import { statSync, utimesSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';
import { fingerprintSources } from './lib/sources.mjs';

function touch(path: string): void {
  const { atime, mtime } = statSync(path);
  onTestFinished(() => utimesSync(path, atime, mtime));
  utimesSync(path, atime, new Date(mtime.getTime() + 1000));
}

test.each(['next.config.mjs', 'prisma/schema/users.prisma', 'app/layout.tsx', 'package-lock.json'])(
  'a build is older than its sources once %s changes',
  (path) => {
    const before = fingerprintSources(inRoot('.data'));
    touch(inRoot(path));
    expect(fingerprintSources(inRoot('.data'))).not.toBe(before);
  },
);

test.each(['README.md', 'scripts/start.mjs', 'scripts/sources.test.ts'])(
  '%s has no part in a build',
  (path) => {
    const before = fingerprintSources(inRoot('.data'));
    touch(inRoot(path));
    expect(fingerprintSources(inRoot('.data'))).toBe(before);
  },
);
