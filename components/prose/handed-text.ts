import { handOver } from '@/lib/http/exchange';

/**
 * What a `ProseBox` gets of a text beside its name. In a document the text stands once: the payload that follows holds
 * nothing of it, and the browser finds it in the page.
 *
 * @param of the id of the element around the box
 * @param html as `renderHtml` gives it
 */
export function handedText(of: string, html: string): { html?: string } {
  return handOver(of, html) ? {} : { html };
}
