import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const app = resolve(import.meta.dirname, '../../app');
const exported = /\bexport\s+(?:const|(?:async\s+)?function)\s+(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b/g;
const renamed = /\bas\s+(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\b/g;

/** Every call and page the app has, as the table names them: `GET /api/groups`, `PAGE /groups/[group]`. */
export function findCalls(): string[] {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).map((file) => join(app, file));
  return files.flatMap((file) => {
    if (/\/page\.tsx?$/.test(file)) return [`PAGE ${addressOf(file)}`];
    return /\/route\.tsx?$/.test(file) ? methodsOf(file).map((method) => `${method} ${addressOf(file)}`) : [];
  });
}

function methodsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const methods = [exported, renamed].flatMap((pattern) =>
    [...source.matchAll(pattern)].map(([, name]) => name),
  );
  if (methods.length === 0) throw new Error(`${file} exports no method that is recognised here.`);
  return methods.map(String);
}

/** Route groups `(intranet)` and slots `@modal` are folders without a part in the address. */
function addressOf(file: string): string {
  const parts = relative(app, file).split('/').slice(0, -1);
  return `/${parts.filter((part) => !/^(\(.*\)|@.*)$/.test(part)).join('/')}`;
}
