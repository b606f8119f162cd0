/** The rules of Mozilla's HTTP Observatory for one answer: what each finds, and the points it gives or takes. */
export function observe(headers: Headers, html: string): { score: number; penalties: string[] } {
  const policy = readPolicy(headers.get('content-security-policy') ?? '');
  const findings: [string, number][] = [
    ['content-security-policy', scriptsOf(policy)],
    ['x-frame-options', policy.get('frame-ancestors')?.includes("'none'") ? 5 : -20],
    ['x-content-type-options', headers.get('x-content-type-options') === 'nosniff' ? 0 : -5],
    ['referrer-policy', privateReferrers.has(headers.get('referrer-policy') ?? '') ? 5 : -5],
    ['cross-origin-resource-policy', headers.get('cross-origin-resource-policy') === 'same-origin' ? 10 : 0],
    ['cross-origin-resource-sharing', headers.has('access-control-allow-origin') ? -50 : 0],
    ['subresource-integrity', foreignScripts(html) ? -50 : 0],
    [
      'cookies',
      headers.getSetCookie().every((cookie) => /httponly/i.test(cookie) && /samesite/i.test(cookie))
        ? 5
        : -30,
    ],
  ];
  const penalties = findings.filter(([, points]) => points < 0);
  return {
    score: findings.reduce((sum, [, points]) => sum + points, 100),
    penalties: penalties.map(([name]) => name),
  };
}

const privateReferrers = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
]);

function scriptsOf(policy: Map<string, string[]>): number {
  const scripts = policy.get('script-src') ?? policy.get('default-src') ?? ['*'];
  const styles = policy.get('style-src') ?? policy.get('default-src') ?? ['*'];
  const loose = (sources: string[]) =>
    sources.some((source) => /^('unsafe-inline'|'unsafe-eval'|\*|https?:|data:)$/.test(source));
  const isOpen = loose(scripts) || !policy.get('object-src')?.includes("'none'") || !policy.has('base-uri');
  if (isOpen) return -20;
  return loose(styles) ? 0 : 5;
}

function readPolicy(header: string): Map<string, string[]> {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

function foreignScripts(html: string): boolean {
  return [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)].some(([, address = '']) =>
    /^(https?:)?\/\//.test(address),
  );
}
