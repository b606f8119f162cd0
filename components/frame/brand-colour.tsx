import { headers } from 'next/headers';
import { nonceHeader } from '@/lib/http/headers';

/** The team's colour, from which the tokens derive every accent; in one place of the page, with its nonce. */
export async function BrandColour({ colour }: { colour: string | null }) {
  if (!colour) return null;
  const nonce = (await headers()).get(nonceHeader) ?? undefined;
  return <style nonce={nonce} suppressHydrationWarning>{`:root{--brand:${colour}}`}</style>;
}
