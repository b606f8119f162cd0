import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { isHttps } from '@/lib/env';

/** Two years, for all of the intranet's own host. */
const strictTransport = 'max-age=63072000; includeSubDomains';

/** Under https every answer says so, also those that none of our code makes, such as scripts. Call once a process. */
export function demandHttps(): void {
  if (!isHttps()) return;
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    response.setHeader('Strict-Transport-Security', strictTransport);
  });
}
