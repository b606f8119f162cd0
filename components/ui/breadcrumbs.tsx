import { Link } from './link';

export type Crumb = { label: string; href?: string | undefined };

/** The way down to this page. The page itself is its heading and is not repeated here. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  if (items.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs">
      <ol className="crumbs">
        {items.map(({ label, href }) => (
          <li key={href ?? label}>{href ? <Link href={href}>{label}</Link> : <span>{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
