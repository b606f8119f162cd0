import { z } from 'zod';
import { type Operation, readCall } from '@/lib/openapi/operation';

const integer = (description: string) =>
  z.string().meta({ description, override: { type: 'integer', minimum: 1 } });
const slugOrId = (description: string) =>
  z.string().meta({ description: `${description}: its slug or id; a slug goes first.`, example: 'news' });

const parameters: Record<string, z.ZodType> = {
  group: slugOrId('The group'),
  post: slugOrId('The post'),
  category: slugOrId('The category or folder'),
  key: z.string().meta({ description: 'The random key in the address of the file.' }),
  token: z.string().meta({ description: 'The token of a share link.' }),
  list: integer('The id of the contact list.'),
  contact: integer('The id of the contact.'),
  user: integer('The id of the person.'),
  session: z.string().meta({ description: 'The id of the session in the list.' }),
  file: z.string().meta({ description: 'The secret token of the feed, and `.ics`.' }),
  feed: integer('The id of the calendar feed.'),
  job: z.string().meta({ description: 'The id of the failed job.' }),
  invitation: integer('The id of the invitation.'),
  id: integer('The id of the thing.'),
  type: z.enum(['1', '2', '3']).meta({ description: '1 thumbs up, 2 clap, 3 love.' }),
};

export function pathParameters(operation: Operation): { path?: z.ZodObject } {
  const { params } = readCall(operation);
  if (params.length === 0) return {};
  const described = params.map((name) => [name, operation.path?.[name] ?? parameterNamed(name)]);
  return { path: z.object(Object.fromEntries(described)) };
}

function parameterNamed(name: string): z.ZodType {
  const parameter = parameters[name];
  if (!parameter) throw new Error(`Describe the path parameter ${name} in lib/openapi/parameters.ts.`);
  return parameter;
}

const ifMatch = z.string().optional().meta({
  description: 'The version this write is based on. Another one by now: 409 `stale`.',
  example: '"3"',
});
const idempotencyKey = z.string().max(200).optional().meta({
  description: 'Any text. The same key within 24 hours gets the first answer again.',
});

export function headersOf(operation: Operation): { header?: z.ZodObject } {
  const headers = {
    ...operation.headers,
    ...(operation.ifMatch && { 'If-Match': ifMatch }),
    ...(readCall(operation).method === 'POST' && !operation.guest && { 'Idempotency-Key': idempotencyKey }),
  };
  return Object.keys(headers).length > 0 ? { header: z.object(headers) } : {};
}
