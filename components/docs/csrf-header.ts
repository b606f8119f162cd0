type Request = { url: string; method?: string; headers: Record<string, string> };

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Signs what is tried out with the session's own token; a guest's call goes as it is and answers 401. */
export async function withCsrfToken<T extends Request>(request: T): Promise<T> {
  if (safe.has((request.method ?? 'GET').toUpperCase())) return request;
  const answer = await fetch('/api/csrf');
  if (!answer.ok) return request;
  const { token }: { token: string } = await answer.json();
  return { ...request, headers: { ...request.headers, 'X-CSRF-TOKEN': token } };
}
