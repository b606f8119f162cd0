export type SignIn = { email: string; password: string; callbackUrl: string };

export const wrong = 'The e-mail address or the password is not right. Check both and try again.';
export const unreachable = 'The server cannot be reached. Check your connection and try again.';
export const broken = 'Signing in did not work just now. Try again in a moment.';

/** Signs in by next-auth's own endpoints. Null when it worked, otherwise what to tell the person. */
export async function signIn({ email, password, callbackUrl }: SignIn): Promise<string | null> {
  try {
    const { csrfToken } = await (await fetch('/api/auth/csrf', { cache: 'no-store' })).json();
    const response = await fetch('/api/auth/callback/credentials', {
      method: 'POST',
      body: new URLSearchParams({ csrfToken, email, password, callbackUrl, json: 'true' }),
      headers: { 'X-Requested-With': 'XMLHttpRequest' },
    });
    return await failureOf(response);
  } catch {
    return unreachable;
  }
}

async function failureOf(response: Response): Promise<string | null> {
  const body: { url?: string; message?: string } = await response.json().catch(() => ({}));
  if (response.ok && !new URL(body.url ?? '/', 'http://here').searchParams.has('error')) return null;
  if (body.message) return body.message;
  if (response.status === 429) return tooMany(Number(response.headers.get('Retry-After')));
  return response.status >= 500 ? broken : wrong;
}

export function tooMany(seconds: number): string {
  const wait =
    seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : seconds > 0 ? `${seconds} seconds` : 'a while';
  return `Too many attempts. Wait ${wait}, then try again.`;
}
