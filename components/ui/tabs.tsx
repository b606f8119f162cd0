import { Link } from './link';

export type Tab = { label: string; href: string; current?: boolean | undefined; count?: number | undefined };

/** Tabs that are pages: links with addresses of their own, so they open in a new tab and survive a reload. */
export function Tabs({ label, items }: { label: string; items: readonly Tab[] }) {
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {items.map(({ label: text, href, current, count }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined}>
              {text}
              {count !== undefined && <span className="count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
