import { AppError } from '@/lib/errors';

const maxBytes = 1024 * 1024;
const maxDepth = 100;

/** The JSON of a request: at most 1 MB and 100 levels, counted before it is parsed. An empty body is `{}`. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text.trim() === '') return {};
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type)) {
    throw new AppError('wrong_type', 'Send the body as application/json.');
  }
  if (depthOf(text) > maxDepth) throw new AppError('bad_request', 'The JSON is nested too deeply.');
  try {
    return JSON.parse(withoutNul(text), surrogate.test(text) ? wellFormed : undefined);
  } catch {
    throw new AppError('bad_request', 'The body is not JSON.');
  }
}

/** PostgreSQL's texts cannot hold the character that JSON writes as `\u0000`. */
function withoutNul(json: string): string {
  return json.replace(/(?<!\\)((?:\\\\)*)\\u0000/g, '$1');
}

const surrogate = /\\ud[89a-f]/i;

/** Half a character, which JSON can write and PostgreSQL's own JSON refuses, becomes U+FFFD. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

function tooLarge() {
  return new AppError('too_large', 'The body is larger than 1 MB.');
}

/** Counts brackets outside of strings in one pass. */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < json.length; i++) {
    const char = json.charCodeAt(i);
    if (inString) {
      if (char === 92) i++;
      else if (char === 34) inString = false;
    } else if (char === 34) inString = true;
    else if (char === 91 || char === 123) deepest = Math.max(deepest, ++depth);
    else if (char === 93 || char === 125) depth--;
  }
  return deepest;
}
