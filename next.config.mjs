/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  typedRoutes: true,
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  images: { unoptimized: true },
  serverExternalPackages: ['@node-rs/argon2', 'pino', 'sanitize-html'],
};
