import type { Heading } from '@/lib/html/headings';
import { TocMarker } from './toc-marker';

/** Beside the text on wide screens; elsewhere there is no room and the headings speak for themselves. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav className="toc" aria-label="On this page">
      <p>On this page</p>
      <ol>
        {headings.map(({ id, text, level }) => (
          <li key={id} className={level > 2 ? 'toc-sub' : undefined}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
      <TocMarker />
    </nav>
  );
}
