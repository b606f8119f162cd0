import { isComplete, readSsoConfig, serviceProvider } from '@/lib/auth/saml/config';
import { logoutUrl } from '@/lib/auth/saml/provider';
import { prisma } from '@/lib/db';

export type WayOut = { sso: boolean; url: string | null };

/** Where somebody who leaves this session is to go: to the identity provider, if it began it and can end its own. */
export async function wayOutOf(sessionId: string): Promise<WayOut> {
  const session = await prisma.session.findUnique({
    where: { id: sessionId },
    select: { sso: true, samlNameId: true, samlNameIdFormat: true, samlSessionIndex: true },
  });
  if (!session?.sso) return { sso: false, url: null };
  const config = await readSsoConfig();
  const { samlNameId: nameId, samlNameIdFormat, samlSessionIndex: sessionIndex } = session;
  if (!nameId || !config.logoutUrl || config.mode === 0 || !isComplete(config))
    return { sso: true, url: null };
  const there = { nameId, nameIdFormat: samlNameIdFormat ?? '', sessionIndex };
  return { sso: true, url: await logoutUrl(serviceProvider(config.origin), config, there) };
}
