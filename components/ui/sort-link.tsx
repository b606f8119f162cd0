import { Icon } from './icon';
import { Link } from './link';

type Props = {
  label: string;
  /** How the table is sorted by this column now; null if it is not. */
  direction: 'asc' | 'desc' | null;
  href: string;
};

/** The heading of a column that sorts: a link, so that the order is part of the address. */
export function SortLink({ label, direction, href }: Props) {
  const sorted = direction === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" {...(direction && { 'aria-sort': sorted })}>
      <Link href={href} className="sort" scroll={false} data-sorted={direction ?? undefined}>
        {label}
        <Icon
          name={direction === 'asc' ? 'arrow-up' : direction === 'desc' ? 'arrow-down' : 'chevrons-up-down'}
        />
      </Link>
    </th>
  );
}
