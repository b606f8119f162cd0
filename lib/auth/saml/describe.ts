import { randomUUID } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { readSsoConfig, serviceProvider } from '@/lib/auth/saml/config';
import { serviceMetadata } from '@/lib/auth/saml/provider';
import { securityHeaders } from '@/lib/http/headers';
import { originOf } from '@/lib/http/origin';

/** `GET /saml/metadata`. Before anything is saved it describes Hearth as this request found it. */
export async function describeService(request: NextRequest): Promise<Response> {
  const { origin } = await readSsoConfig();
  const xml = serviceMetadata(serviceProvider(origin || originOf(request)));
  const headers = { ...securityHeaders(randomUUID()), 'Content-Type': 'application/samlmetadata+xml' };
  return new Response(xml, { headers });
}
