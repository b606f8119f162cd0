import { hash } from 'node:crypto';
import { clsx } from 'clsx';
import { handOver } from '@/lib/http/exchange';
import { ProseBox } from './prose-box';

type Props = {
  /** As `renderHtml` gives it. */
  html: string;
  /** Comments: smaller type. */
  small?: boolean | undefined;
  className?: string | undefined;
};

/**
 * Written HTML. In a document it stands once: the payload that follows names it, and the browser finds it in the page.
 */
export function Prose({ html, small, className }: Props) {
  const id = hash('sha1', html, 'base64url').slice(0, 12);
  const handed = handOver(id, html);
  return (
    <ProseBox
      id={id}
      className={clsx('prose', small && 'prose-small', className)}
      {...(!handed && { html })}
    />
  );
}
