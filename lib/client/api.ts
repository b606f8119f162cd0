/** What the server said about a failed call; `errors` by field. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string[]>;
  readonly current: unknown;
  readonly retryAfter: number | null;

  constructor(status: number, body: Partial<ErrorBody>, retryAfter: number | null) {
    super(body.message ?? 'Something went wrong. Try again.');
    this.name = 'ApiError';
    this.status = status;
    this.code = body.code ?? 'internal';
    this.errors = body.errors ?? {};
    this.current = body.current;
    this.retryAfter = retryAfter;
  }

  /** Every message once, for an alert. */
  get messages(): string[] {
    const listed = Object.values(this.errors).flat();
    return listed.length > 0 ? [...new Set(listed)] : [this.message];
  }
}

type ErrorBody = { message: string; code: string; errors: Record<string, string[]>; current: unknown };

type Options = {
  body?: unknown;
  version?: number;
  /** A POST repeated with the same key is done once (contract §1). */
  idempotencyKey?: string;
  signal?: AbortSignal;
  keepalive?: boolean;
  /** A call of who is not signed in, on pages without a token. */
  guest?: boolean;
};

/** A call of Hearth's own API. Throws `ApiError` for every answer that is no success, and for no answer at all. */
export async function api<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  options: Options = {},
) {
  const response = await send(method, path, options);
  const text = await response.text();
  const body: unknown = parse(text);
  if (response.ok) return body as T;
  const retryAfter = Number(response.headers.get('retry-after')) || null;
  throw new ApiError(response.status, (body ?? {}) as Partial<ErrorBody>, retryAfter);
}

async function send(
  method: string,
  path: string,
  { body, version, idempotencyKey, signal, keepalive, guest }: Options,
): Promise<Response> {
  const headers: Record<string, string> = {
    'X-Requested-With': 'XMLHttpRequest',
    Accept: 'application/json',
  };
  if (method !== 'GET' && !guest) headers['X-CSRF-TOKEN'] = csrfToken();
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (version !== undefined) headers['If-Match'] = `"${version}"`;
  if (idempotencyKey !== undefined) headers['Idempotency-Key'] = idempotencyKey;
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) init.body = JSON.stringify(body);
  if (signal) init.signal = signal;
  if (keepalive) init.keepalive = true;
  try {
    return await fetch(path, init);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(
      0,
      { message: 'The server cannot be reached. Check your connection.', code: 'offline' },
      null,
    );
  }
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

let complained = false;

/** The page's token; a page without the tag logs one console error (contract §1). */
export function csrfToken(): string {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content;
  if (!token && !complained) {
    complained = true;
    // biome-ignore lint/suspicious/noConsole: the contract asks for this one line
    console.error('CSRF token not found: the page has no meta tag csrf-token.');
  }
  return token ?? '';
}
