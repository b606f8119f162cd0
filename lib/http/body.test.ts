import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depthOf, readJson } from '@/lib/http/body';

function depth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depth));
}

test('depthOf counts the levels of any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
      expect(depthOf(JSON.stringify(value))).toBe(depth(value));
      expect(depthOf(JSON.stringify(value, null, 2))).toBe(depth(value));
    }),
  );
});

test('depthOf does not count what stands in a string', () => {
  expect(depthOf('["[[[", "\\"[[", "\\\\", {"[": 1}]')).toBe(2);
});

describe('readJson', () => {
  const read = (body: BodyInit | null, type = 'application/json') =>
    readJson(new Request('http://here', { method: 'POST', body, headers: { 'Content-Type': type } }));
  const codeOf = (body: BodyInit | null, type?: string) =>
    read(body, type).then(
      () => 'fine',
      (error) => error.code,
    );

  test('reads JSON, whatever its own type is called', async () => {
    expect(await read('{"a":[1]}')).toEqual({ a: [1] });
    expect(await read('{}', 'application/json; charset=utf-8')).toEqual({});
    expect(await read('{}', 'application/merge-patch+json')).toEqual({});
  });

  test('takes nothing for an empty object', async () => {
    expect(await read(null)).toEqual({});
    expect(await read('  ', 'text/plain')).toEqual({});
  });

  test('refuses other types, as forms of other sites send them', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      '',
      'application/jsonp',
    ]) {
      expect(await codeOf('{}', type), type).toBe('wrong_type');
    }
  });

  test('refuses what is no JSON', async () => {
    for (const body of ['{', 'undefined', '{"a":1}}', "{'a':1}"])
      expect(await codeOf(body), body).toBe('bad_request');
  });

  test('refuses more than 100 levels before it parses them', async () => {
    const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
    expect(await codeOf(nested(100))).toBe('fine');
    expect(await codeOf(nested(101))).toBe('bad_request');
    expect(await codeOf('['.repeat(500_000))).toBe('bad_request');
  });

  test('refuses more than 1 MB, also when the length is not told', async () => {
    const large = JSON.stringify('a'.repeat(1024 * 1024));
    expect(await codeOf(large)).toBe('too_large');
    const stream = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(large));
        controller.close();
      },
    });
    const request = new Request('http://here', {
      method: 'POST',
      body: stream,
      duplex: 'half',
    } as RequestInit);
    await expect(readJson(request)).rejects.toMatchObject({ code: 'too_large' });
  });

  test('drops the NUL, which PostgreSQL cannot store, and only that', async () => {
    expect(await read('{"a\\u0000":"b\\u0000c","d":["\\u0000"],"e":"\\\\u0000"}')).toEqual({
      a: 'bc',
      d: [''],
      e: '\\u0000',
    });
  });

  test('keeps a prototype out of what it reads', async () => {
    const body = (await read('{"__proto__":{"isAdmin":true}}')) as { isAdmin?: boolean };
    expect(body.isAdmin).toBeUndefined();
  });
});
