import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call as its domain describes it; what all calls of its kind share is added by `document.ts`. */
export type Operation = {
  call: `${Method} /${string}`;
  summary: string;
  description?: string;
  query?: z.ZodType;
  /** Headers that are this call's own. */
  headers?: Record<string, z.ZodType>;
  /** Parameters of the path that mean here what their name does not mean elsewhere. */
  path?: Record<string, z.ZodType>;
  body?: z.ZodType;
  /** The type of the body where it is not JSON. */
  bodyType?: 'application/x-www-form-urlencoded' | 'multipart/form-data';
  /** Of success: unless given, 200 with an answer and 204 without. */
  status?: number;
  answer?: z.ZodType;
  /** The type of the answer where it is not JSON. */
  answerType?: '*/*' | 'text/csv' | 'text/calendar' | 'text/vcard' | 'text/event-stream';
  /** Answers without an error's body: how each is meant. */
  also?: Partial<Record<206 | 304 | 416, string>>;
  /** What can go wrong beyond what can with every call of its kind. */
  errors?: ErrorStatus[];
  /** Open to who is not signed in. */
  guest?: true;
  /** Minds the version in If-Match. */
  ifMatch?: true;
};

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503 | 507;

/** The calls of a domain by operation id. */
export type Domain = { tag: string; description: string; operations: Record<string, Operation> };

export function readCall({ call }: Operation): { method: Method; path: string; params: string[] } {
  const [method, path] = call.split(' ') as [Method, string];
  return { method, path, params: [...path.matchAll(/\{(\w+)\}/g)].flatMap((match) => match[1] ?? []) };
}

export function statusOf({ status, answer }: Operation): number {
  return status ?? (answer ? 200 : 204);
}
