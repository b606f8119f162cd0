import { env } from '@/lib/env';

/** Where the team finds Hearth: as configured, else as this request found it. */
export function originOf(request: { headers: Pick<Headers, 'get'> }): string {
  const { BASE_URL } = env();
  return BASE_URL ? new URL(BASE_URL).origin : `http://${request.headers.get('host') ?? 'localhost'}`;
}
