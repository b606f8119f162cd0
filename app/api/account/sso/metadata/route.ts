import { importMetadata } from '@/lib/account/sso-settings';
import { metadataInput } from '@/lib/auth/saml/schema';
import { route } from '@/lib/http/route';

export const POST = route<RouteContext<'/api/account/sso/metadata'>>()(
  { body: metadataInput },
  ({ actor, body }) => importMetadata(actor, body.metadata),
);
