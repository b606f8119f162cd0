import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { domains, openApiJson, responseSchemaOf } from '@/lib/openapi/document';
import { type Operation, statusOf } from '@/lib/openapi/operation';

const app = fileURLToPath(new URL('../../app', import.meta.url));
const operations = domains.flatMap((domain) => Object.entries(domain.operations));
const documented = new Map(operations.map(([, operation]) => [operation.call as string, operation]));

/** Handlers that are not made by `route`: next-auth's, what forms and links lead to, and the answer to unknown paths. */
const foreign = new Map([
  ['api/auth/[...nextauth]', ['GET /api/auth/csrf', 'POST /api/auth/callback/credentials']],
  ['logout', ['POST /logout']],
  ['saml/metadata', ['GET /saml/metadata']],
  ['saml/login', ['GET /saml/login']],
  ['saml/acs', ['GET /saml/acs', 'POST /saml/acs']],
  ['saml/logout', ['GET /saml/logout', 'POST /saml/logout']],
  ['(intranet)/groups/[group]/[post]/download-ics', ['GET /groups/{group}/{post}/download-ics']],
  ['api/[...path]', []],
]);

type Spec = { body?: unknown; query?: unknown; status?: number };
const handlers = await loadHandlers();

test('every handler is in the document', () => {
  expect([...handlers.keys()].filter((call) => !documented.has(call))).toEqual([]);
});

test('every operation of the document has a handler', () => {
  const known = new Set([...handlers.keys(), ...[...foreign.values()].flat()]);
  expect([...documented.keys()].filter((call) => !known.has(call))).toEqual([]);
});

test.each([...handlers].filter(([call]) => documented.has(call)))(
  '%s parses what the document describes',
  (call, spec) => {
    const operation = documented.get(call) as Operation;
    expect(operation.body === spec.body, 'body').toBe(true);
    expect(operation.query === spec.query, 'query').toBe(true);
    expect(statusOf(operation)).toBe(spec.status ?? (operation.answer ? 200 : 204));
  },
);

test('the document is valid OpenAPI 3.1 and all its references resolve', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(openApiJson()))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  const references = openApiJson().matchAll(/"\$ref":"#\/([^"]+)"/g);
  for (const [, pointer = ''] of references) expect(resolve(pointer), pointer).toBeDefined();
});

test('operation ids are unique', () => {
  const ids = operations.map(([id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('every operation answers its errors in the one shape, but for a range that is not there', () => {
  const { paths, components } = JSON.parse(openApiJson());
  for (const item of Object.values<Record<string, { responses: Record<string, { $ref?: string }> }>>(paths)) {
    for (const { responses } of Object.values(item)) {
      for (const [status, { $ref }] of Object.entries(responses).filter(
        ([status]) => !/^[23]|416/.test(status),
      )) {
        const response = components.responses[$ref?.split('/').at(-1) ?? ''];
        expect(response?.content['application/json'].schema, status).toEqual({
          $ref: '#/components/schemas/Error',
        });
      }
    }
  }
});

test('it is built once', () => {
  expect(openApiJson()).toBe(openApiJson());
});

test('a called path finds the schema of its own call, not of one with a parameter there', () => {
  const schemaOf = (call: string) => documented.get(call)?.answer;
  expect(responseSchemaOf('GET', '/api/groups/news?page=1')).toBe(schemaOf('GET /api/groups/{group}'));
  expect(responseSchemaOf('GET', '/api/user/posts')).toBe(schemaOf('GET /api/user/posts'));
  expect(responseSchemaOf('GET', '/api/account/')).toBe(schemaOf('GET /api/account'));
  expect(() => responseSchemaOf('GET', '/api/nothing')).toThrow('not in the OpenAPI document');
});

function resolve(pointer: string): unknown {
  const steps = pointer.split('/').map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  return steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown>)?.[step],
    JSON.parse(openApiJson()),
  );
}

/** Every method that a route file below app/ exports, with the schemas it parses by. */
async function loadHandlers(): Promise<Map<string, Spec>> {
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\/route\.tsx?$/.test(file),
  );
  const found = new Map<string, Spec>();
  for (const file of files) {
    const folder = dirname(file);
    if (foreign.has(folder)) continue;
    const module: Record<string, { spec: Spec }> = await import(pathToFileURL(join(app, file)).href);
    const path = `/${folder.replaceAll('[', '{').replaceAll(']', '}')}`;
    const { HEAD: _, ...methods } = module;
    for (const [method, { spec }] of Object.entries(methods)) found.set(`${method} ${path}`, spec);
  }
  return found;
}
