import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiObject,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from 'zod-openapi';
import { accountDomain } from '@/lib/openapi/account';
import { analyticsDomain } from '@/lib/openapi/analytics';
import { authDomain } from '@/lib/openapi/auth';
import { calendarDomain } from '@/lib/openapi/calendar';
import { categoriesDomain } from '@/lib/openapi/categories';
import { commentsDomain } from '@/lib/openapi/comments';
import { confirmationsDomain } from '@/lib/openapi/confirmations';
import { conventions } from '@/lib/openapi/conventions';
import { draftsDomain } from '@/lib/openapi/drafts';
import { errorResponses } from '@/lib/openapi/errors';
import { followsDomain } from '@/lib/openapi/follows';
import { groupsDomain } from '@/lib/openapi/groups';
import { jobsDomain } from '@/lib/openapi/jobs';
import { mediaDomain } from '@/lib/openapi/media';
import { notificationsDomain } from '@/lib/openapi/notifications';
import { type Domain, type Method, type Operation, readCall, statusOf } from '@/lib/openapi/operation';
import { headersOf, pathParameters } from '@/lib/openapi/parameters';
import { peopleDomain } from '@/lib/openapi/people';
import { postsDomain } from '@/lib/openapi/posts';
import { reactionsDomain } from '@/lib/openapi/reactions';
import { searchDomain } from '@/lib/openapi/search';
import { sharesDomain } from '@/lib/openapi/shares';
import { systemDomain } from '@/lib/openapi/system';
import { tidy } from '@/lib/openapi/tidy';
import { uploadsDomain } from '@/lib/openapi/uploads';
import { usersDomain } from '@/lib/openapi/users';
import { venuesDomain } from '@/lib/openapi/venues';

export const domains: Domain[] = [
  authDomain,
  accountDomain,
  usersDomain,
  groupsDomain,
  categoriesDomain,
  postsDomain,
  draftsDomain,
  commentsDomain,
  reactionsDomain,
  followsDomain,
  confirmationsDomain,
  sharesDomain,
  analyticsDomain,
  peopleDomain,
  searchDomain,
  mediaDomain,
  uploadsDomain,
  notificationsDomain,
  calendarDomain,
  venuesDomain,
  jobsDomain,
  systemDomain,
];

let serialised: string | undefined;

/** The OpenAPI 3.1 document as JSON, built at the first call. */
export function openApiJson(): string {
  serialised ??= JSON.stringify(createDocument(describeApi(), { override: tidy }));
  return serialised;
}

/**
 * The schema of a call's successful answer. It drops unknown fields as it parses, so an answer is as documented when
 * parsing gives back the same.
 * @param path as called, such as `/api/groups/news?page=0`
 */
export function responseSchemaOf(method: Method, path: string): z.ZodType {
  const { pathname } = new URL(path, 'http://hearth.invalid');
  const operations = domains.flatMap((domain) => Object.values(domain.operations));
  const [best] = operations
    .filter((operation) => readCall(operation).method === method && matches(operation, pathname))
    .sort((a, b) => readCall(a).params.length - readCall(b).params.length);
  if (!best) throw new Error(`${method} ${pathname} is not in the OpenAPI document.`);
  return best.answer ?? z.undefined();
}

function matches(operation: Operation, pathname: string): boolean {
  const pattern = readCall(operation).path.replace(/\{\w+\}/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`).test(pathname);
}

function describeApi(): ZodOpenApiObject {
  return {
    openapi: '3.1.1',
    info: { title: 'Hearth', version: '1', description: conventions, license: { name: 'MIT' } },
    servers: [{ url: '/', description: 'This server' }],
    tags: domains.map(({ tag, description }) => ({ name: tag, description })),
    security: [{ session: [] }],
    paths: describePaths(),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'hearth.session',
          description: 'Set by signing in; `__Host-hearth.session` where the base URL is https.',
        },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRF-TOKEN',
          description: 'From `GET /api/csrf`, or the page\'s `<meta name="csrf-token">`.',
        },
      },
    },
  };
}

function describePaths(): ZodOpenApiPathsObject {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const domain of domains) {
    for (const [id, operation] of Object.entries(domain.operations)) {
      const { method, path } = readCall(operation);
      paths[path] = { ...paths[path], [method.toLowerCase()]: describeOperation(domain.tag, id, operation) };
    }
  }
  return paths;
}

function describeOperation(
  tag: string,
  operationId: string,
  operation: Operation,
): ZodOpenApiOperationObject {
  const { summary, description, body, bodyType = 'application/json' } = operation;
  return {
    tags: [tag],
    operationId,
    summary,
    ...(description && { description }),
    ...securityOf(operation),
    requestParams: {
      ...pathParameters(operation),
      ...headersOf(operation),
      ...(operation.query && { query: operation.query as z.ZodObject }),
    },
    ...(body && { requestBody: { required: true, content: { [bodyType]: { schema: body } } } }),
    responses: {
      [statusOf(operation)]: describeSuccess(operation),
      ...describeOthers(operation),
      ...errorResponses(operation),
    },
  };
}

/** Reading needs the session alone, which is the document's default. */
function securityOf(operation: Operation) {
  if (operation.guest) return { security: [] };
  return readCall(operation).method === 'GET' ? {} : { security: [{ session: [], csrf: [] }] };
}

function describeOthers({ also = {}, answer, answerType }: Operation) {
  const content = answer && answerType && { content: { [answerType]: { schema: answer } } };
  return Object.fromEntries(
    Object.entries(also).map(([status, description]) => [
      status,
      { description, ...(status === '206' && content) },
    ]),
  );
}

function describeSuccess(operation: Operation) {
  const { answer, answerType = 'application/json' } = operation;
  if (!answer) return { description: 'Done; nothing to say.' };
  const versioned = answer instanceof z.ZodObject && 'version' in answer.shape;
  return {
    description: 'As asked.',
    ...(versioned && { headers: z.object({ ETag: z.string().meta({ example: '"3"' }) }) }),
    content: { [answerType]: { schema: answer } },
  };
}
