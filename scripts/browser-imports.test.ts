import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from './lib/paths.mjs';

/** Schemas weigh 30 KB in a browser, and zod tries `eval` there, which the policy of the pages refuses. */
const serverOnly = 'zod';

test('nothing that the browser runs reaches a schema', () => {
  const islands = globSync('{app,components,lib}/**/*.{ts,tsx}', { cwd: inRoot('') }).filter((file) =>
    /^'use client'/.test(read(file)),
  );
  expect(islands.length).toBeGreaterThan(100);
  const seen = new Set<string>();
  expect(islands.flatMap((file) => waysToZod(file, [], seen))).toEqual([]);
});

function waysToZod(file: string, from: string[], seen: Set<string>): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const way = [...from, file];
  return importsOf(read(file)).flatMap((name) => {
    if (name === serverOnly) return [way.join(' > ')];
    const next = resolve(name, file);
    return next ? waysToZod(next, way, seen) : [];
  });
}

/** What stays in the program: imports of types are gone before it runs. */
function importsOf(source: string): string[] {
  const statements = source.matchAll(/^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm);
  const named = [...statements]
    .filter(([, names]) => !/^\{(?:\s*type\s[^,}]*,?)*\s*\}$/.test(names ?? ''))
    .map(([, , name = '']) => name);
  return [...named, ...[...source.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name = '']) => name)];
}

function resolve(name: string, from: string): string | undefined {
  if (!/^[.@]\//.test(name) && !name.startsWith('../')) return undefined;
  const path = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name);
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(inRoot(file)));
}

function read(file: string): string {
  return readFileSync(inRoot(file), 'utf8');
}
