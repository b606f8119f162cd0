import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import { callingActor } from '@/lib/auth/current-actor';
import { countUse } from '@/lib/auth/limits';
import { AppError, notFound } from '@/lib/errors';
import { readJson } from '@/lib/http/body';
import { assertCsrf, assertSameOrigin } from '@/lib/http/csrf';
import { toResponse } from '@/lib/http/errors';
import { carriesFiles, type FormLimits, type FormValues, receiveForm } from '@/lib/http/form';
import { securityHeaders } from '@/lib/http/headers';
import { once } from '@/lib/http/idempotency';
import { assertStillVisible } from '@/lib/http/still-visible';

type Context = { params: Promise<unknown> };
type Params<C extends Context> = Awaited<C['params']>;
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

type Spec<B, Q> = {
  body?: B;
  query?: Q;
  /** The body is a form with files, at most this much of them. */
  upload?: FormLimits;
  /** The status of success: 200, or 204 when the handler answers nothing. */
  status?: number;
};

type Input<C extends Context, B, Q> = {
  params: Params<C>;
  body: Parsed<B>;
  query: Parsed<Q>;
  /** The version named by If-Match; null without one. */
  ifMatch: number | null;
  request: Request;
};

type Handler<I> = (input: I) => Promise<unknown> | unknown;

/** Every call of `/api` that needs a session: actor or 401 → CSRF → zod → domain function → JSON. */
export function route<C extends Context>() {
  return <B extends z.ZodType | undefined = undefined, Q extends z.ZodType | undefined = undefined>(
    spec: Spec<B, Q>,
    handler: Handler<Input<C, B, Q> & { actor: Actor }>,
  ) =>
    answering<C>(spec, async (request, context) => {
      const actor = await callingActor(request);
      if (!actor) throw new AppError('unauthenticated', 'Sign in first.');
      assertCsrf(request, actor.sessionId);
      if (spec.upload && carriesFiles(request)) await countUse('upload', actor.id);
      return withInput(spec, request, context, (input: Input<C, B, Q>) => {
        const run = async () => outcome(spec, await handler({ ...input, actor }));
        const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
        if (!key) return run();
        const path = new URL(request.url).pathname.slice(0, 490);
        const stillAllowed = (kept: unknown) => assertStillVisible(actor, input.params, kept);
        return once({ userId: actor.id, key, request: `POST ${path}` }, run, stillAllowed);
      });
    });
}

/** A call that needs no session. Unsafe methods still have to come from this site. */
export function guestRoute<C extends Context>() {
  return <B extends z.ZodType | undefined = undefined, Q extends z.ZodType | undefined = undefined>(
    spec: Spec<B, Q>,
    handler: Handler<Input<C, B, Q>>,
  ) =>
    answering<C>(spec, async (request, context) => {
      if (request.method !== 'GET') assertSameOrigin(request);
      return withInput(spec, request, context, async (input: Input<C, B, Q>) =>
        outcome(spec, await handler(input)),
      );
    });
}

type Outcome = { status: number; body: unknown };

/** The handler carries its spec, so that a test can hold it against the OpenAPI document. */
function answering<C extends Context>(
  spec: Spec<unknown, unknown>,
  run: (request: Request, context: C) => Promise<Outcome>,
) {
  const handler = async (request: Request, context: C): Promise<Response> => {
    const requestId = randomUUID();
    try {
      const { status, body } = await run(request, context);
      const headers = new Headers(securityHeaders(requestId));
      if (body instanceof Response) return withHeaders(body, headers);
      const version = (body as { version?: unknown } | undefined)?.version;
      if (typeof version === 'number') headers.set('ETag', `"${version}"`);
      return status === 204
        ? new Response(null, { status, headers })
        : Response.json(body, { status, headers });
    } catch (error) {
      return toResponse(error, requestId);
    }
  };
  return Object.assign(handler, { spec });
}

function outcome(spec: Spec<unknown, unknown>, body: unknown): Outcome {
  return { status: spec.status ?? (body === undefined ? 204 : 200), body };
}

/** A handler that streams answers its own Response; what it does not set, it gets. */
function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers) if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
}

/** Files that came with the request and that the handler did not take are gone when it is done. */
async function withInput<C extends Context, B, Q, T>(
  spec: Spec<B, Q>,
  request: Request,
  context: C,
  use: (input: Input<C, B, Q>) => Promise<T>,
): Promise<T> {
  const form = spec.upload && (await receiveForm(request, spec.upload));
  try {
    return await use(await readInput(spec, request, context, form?.values));
  } finally {
    await form?.discard();
  }
}

async function readInput<C extends Context, B, Q>(
  spec: Spec<B, Q>,
  request: Request,
  context: C,
  form: FormValues | undefined,
): Promise<Input<C, B, Q>> {
  const sent = [...new URL(request.url).searchParams];
  const query = Object.fromEntries(sent.map(([name, value]) => [name, value.replaceAll('\0', '')]));
  return {
    params: named((await context.params) as Params<C>),
    query: (isSchema(spec.query) ? spec.query.parse(query) : undefined) as Parsed<Q>,
    body: (isSchema(spec.body) ? spec.body.parse(form ?? (await readJson(request))) : undefined) as Parsed<B>,
    ifMatch: readIfMatch(request.headers.get('if-match')),
    request,
  };
}

/** No name of anything holds NUL, and PostgreSQL and the disk refuse to look for one that does. */
function named<P>(params: P): P {
  if (Object.values(params ?? {}).some((value) => String(value).includes('\0'))) throw notFound();
  return params;
}

function isSchema(value: unknown): value is z.ZodType {
  return value !== undefined;
}

function readIfMatch(header: string | null): number | null {
  if (header === null || header.trim() === '*') return null;
  const match = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(header);
  if (!match) throw new AppError('bad_request', 'If-Match must hold the version, as in "3".');
  return Number(match[1]);
}
