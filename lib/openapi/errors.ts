import { z } from 'zod';
import type { ZodOpenApiResponseObject } from 'zod-openapi';
import { errorCodes } from '@/lib/errors';
import { type ErrorStatus, type Operation, readCall } from '@/lib/openapi/operation';

export const errorBody = z
  .object({
    message: z.string().meta({ description: 'One sentence for a person.' }),
    code: z.enum([...errorCodes, 'method_not_allowed', 'internal']),
    errors: z
      .union([z.record(z.string(), z.array(z.string())), z.array(z.string())])
      .optional()
      .meta({
        description:
          'Messages by field; `_` holds what belongs to no field. A plain list where they name the lines of a text.',
      }),
    current: z.unknown().optional().meta({ description: 'With `stale`: the entity as it is now.' }),
    request_id: z.string().meta({ description: 'Also in X-Request-Id; names the line in the log.' }),
  })
  .meta({ id: 'Error' });

const meanings: Record<ErrorStatus, [name: string, description: string]> = {
  400: ['BadRequest', 'The body is not JSON, or a header or the address cannot be read (`bad_request`).'],
  401: ['Unauthenticated', 'No session (`unauthenticated`).'],
  403: ['Forbidden', 'Not allowed (`forbidden`), or the CSRF token is missing or wrong (`csrf`).'],
  404: ['NotFound', 'Absent, or hidden from this user (`not_found`).'],
  409: [
    'Conflict',
    'Saved by somebody else meanwhile (`stale`), or against a rule of the team (`conflict`).',
  ],
  410: ['Gone', 'It was there and is not any more (`gone`).'],
  413: ['TooLarge', 'Larger than this call takes (`too_large`).'],
  415: ['WrongType', 'Not a type that this call takes (`wrong_type`).'],
  422: ['Invalid', 'A field is not right (`invalid`); see `errors`.'],
  429: ['TooMany', 'Too many attempts (`too_many`); see Retry-After.'],
  507: ['NoSpace', 'There is no room left for the file (`no_space`).'],
  503: ['Unavailable', 'Something Hearth needs is down (`unavailable`); see Retry-After.'],
};

const retryAfter = z.object({ 'Retry-After': z.int().meta({ description: 'Seconds.' }) });
const content = { 'application/json': { schema: errorBody } };

const unexpected: ZodOpenApiResponseObject = {
  id: 'Unexpected',
  description:
    'Any other error, such as 405 (`method_not_allowed`, with `Allow`), 500 (`internal`) and 503 (`unavailable`).',
  content,
};

const responses = Object.fromEntries(
  Object.entries(meanings).map(([status, [id, description]]): [string, ZodOpenApiResponseObject] => [
    status,
    { id, description, content, ...(['429', '503'].includes(status) && { headers: retryAfter }) },
  ]),
);

export function errorResponses(operation: Operation): Record<string, ZodOpenApiResponseObject> {
  const named = [...statusesOf(operation)].sort().map((status) => [status, responses[status]]);
  return { ...Object.fromEntries(named), default: unexpected };
}

function statusesOf(operation: Operation): Set<ErrorStatus> {
  const { method, params } = readCall(operation);
  const { guest, query, body, ifMatch, errors = [] } = operation;
  const unsafe = method !== 'GET';
  return new Set<ErrorStatus>([
    ...errors,
    ...(guest ? [] : [401 as const]),
    ...(unsafe ? [403 as const] : []),
    ...(params.length > 0 ? [404 as const] : []),
    ...(query ? [422 as const] : []),
    ...(body ? ([400, 413, 415, 422] as const) : []),
    ...(ifMatch || (method === 'POST' && !guest) ? [409 as const] : []),
  ]);
}
