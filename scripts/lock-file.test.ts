import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Package = { optionalDependencies?: Record<string, string> };

const packages: Record<string, Package> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

/** Where Node would find a package when it is asked for from another one's directory. */
function placesOf(name: string, from: string): string[] {
  const parents = from
    .split('node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('node_modules/'));
  return parents.map(
    (parent) => `${parent && !parent.endsWith('/') ? `${parent}/` : parent}node_modules/${name}`,
  );
}

// Without these entries `npm ci`, and so `npm start` on a fresh clone, refuses the lock file.
test('the lock file has the packages of other platforms', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !placesOf(name, from).some((place) => packages[place]),
    ),
  );
  expect(missing).toEqual([]);
});
