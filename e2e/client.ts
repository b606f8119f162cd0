/** What a call answered. `body` is parsed JSON, text for anything else, undefined for nothing. */
export type Answer<T> = { status: number; body: T; headers: Headers };

/** The API's one shape of a refusal (contract §1, errors). */
export type Refusal = {
  message: string;
  code: string;
  errors?: Record<string, string[]>;
  current?: Record<string, unknown>;
  request_id: string;
};

type Options = {
  headers?: Record<string, string>;
  /** A body sent as it is, with the content type named in `headers`. */
  raw?: string;
};

/** Where the tested server listens; the global setup starts one and says so in the environment. */
export function baseUrl(): string {
  return process.env.HEARTH_TEST_BASE_URL ?? 'http://127.0.0.1:3000';
}

/** A client of the API without a browser: keeps cookies and adds the CSRF token. Follows no redirects. */
export class Client {
  readonly #base: string | undefined;
  #cookies = new Map<string, string>();
  #token: Promise<string> | undefined;

  /** `base`: another server than the one that is tested. */
  constructor(base?: string) {
    this.#base = base;
  }

  get<T = unknown>(path: string, options?: Options) {
    return this.call<T>('GET', path, undefined, options);
  }

  post<T = unknown>(path: string, body?: unknown, options?: Options) {
    return this.call<T>('POST', path, body, options);
  }

  put<T = unknown>(path: string, body?: unknown, options?: Options) {
    return this.call<T>('PUT', path, body, options);
  }

  patch<T = unknown>(path: string, body?: unknown, options?: Options) {
    return this.call<T>('PATCH', path, body, options);
  }

  del<T = unknown>(path: string, options?: Options) {
    return this.call<T>('DELETE', path, undefined, options);
  }

  async call<T>(method: string, path: string, body?: unknown, options: Options = {}): Promise<Answer<T>> {
    const sent = options.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const headers: Record<string, string> = { 'X-Requested-With': 'XMLHttpRequest' };
    if (method !== 'GET' && this.signedIn) headers['X-CSRF-TOKEN'] = await this.token();
    if (sent !== undefined) headers['Content-Type'] = 'application/json';
    const response = await this.send(path, {
      method,
      headers: { ...headers, ...options.headers },
      ...(sent !== undefined && { body: sent }),
    });
    return { status: response.status, body: await readBody<T>(response), headers: response.headers };
  }

  /** A bare request with this client's cookies, for what `call` would have made right. */
  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0 && !headers.has('cookie')) headers.set('Cookie', this.cookies);
    const response = await fetch(new URL(path, this.#base ?? baseUrl()), {
      ...init,
      headers,
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  /** Signs in by next-auth's own credentials callback (contract §1, session). */
  async signIn(email: string, password: string, fields: Record<string, string> = {}): Promise<Response> {
    const { csrfToken } = (await (await this.send('/api/auth/csrf')).json()) as { csrfToken: string };
    const response = await this.send('/api/auth/callback/credentials', {
      method: 'POST',
      body: new URLSearchParams({ csrfToken, email, password, json: 'true', ...fields }),
    });
    this.#token = undefined;
    return response;
  }

  /** The CSRF token of this session, asked once. */
  token(): Promise<string> {
    this.#token ??= this.get<{ token: string }>('/api/csrf').then(({ body }) => body.token);
    return this.#token;
  }

  get cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get signedIn(): boolean {
    return this.sessionCookie !== undefined;
  }

  get sessionCookie(): string | undefined {
    return [...this.#cookies].find(([name]) => name.endsWith('hearth.session'))?.[1];
  }

  #keep(cookie: string) {
    const [pair = '', ...attributes] = cookie.split(';');
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const ended = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
    if (ended || value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

async function readBody<T>(response: Response): Promise<T> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return (isJson ? JSON.parse(text) : text || undefined) as T;
}
