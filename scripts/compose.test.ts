import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schema } from '@/lib/env';
import { inRoot } from './lib/paths.mjs';

const read = (path: string) => readFileSync(inRoot(path), 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

const example = read('.env.example');
const explained = new Set(matches(example, /^# ([A-Z][A-Z0-9_]+)=/gm));
const scripts = ['settings', 'boot', 'secret-files']
  .map((name) => read(`scripts/lib/${name}.mjs`))
  .join('\n');
const known = new Set([
  ...Object.keys(schema.shape),
  ...matches(scripts, /\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)\b/g),
]);
/** The parts of the compose file that are Hearth's own: what others understand is theirs to explain. */
const compose = read('docker-compose.yml');

test('every variable that the application reads is explained', () => {
  expect(Object.keys(schema.shape).filter((name) => !explained.has(name))).toEqual([]);
});

test('every variable that is explained is read by something', () => {
  expect([...explained].filter((name) => !known.has(name))).toEqual([]);
});

test('every variable that the compose file takes over is explained', () => {
  const taken = matches(compose, /(?<!\$)\$\{([A-Z0-9_]+)/g).map((name) => name.replace(/_FILE$/, ''));
  expect(taken).toContain('PORT');
  expect(taken.filter((name) => !explained.has(name) && !example.includes(`# ${name}=`))).toEqual([]);
});

test('what the compose file sets for Hearth is a variable of Hearth', () => {
  const own = /environment: &environment\n((?: {4}.*\n)+?) {2}\w/.exec(compose)?.[1] ?? '';
  const set = matches(own, /^ {4}([A-Z0-9_]+):/gm).map((name) => name.replace(/_FILE$/, ''));
  expect(set.length).toBeGreaterThan(4);
  expect(set.filter((name) => !explained.has(name))).toEqual([]);
});

test('the image starts Hearth as `npm start` does', () => {
  const command = JSON.parse(/^CMD (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '[]') as string[];
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(`exec ${command.join(' ')}`).toBe(scripts.start);
});

test('the image starts what the repository has', () => {
  const files = matches(read('Dockerfile') + compose, /(scripts\/[a-z-]+\.mjs)/g);
  expect(files.map((path) => read(path).length > 0)).not.toContain(false);
});
