import { contentDisposition } from '@/lib/http/content-disposition';

/** A card to be opened by an address book. */
export function vcardResponse(name: string, card: string): Response {
  return new Response(card, {
    headers: {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': contentDisposition('attachment', `${name}.vcf`),
    },
  });
}
