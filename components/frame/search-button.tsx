import { Icon } from '@/components/ui/icon';
import { Kbd } from '@/components/ui/kbd';
import { Link } from '@/components/ui/link';

/** Opens search. The `/` key presses whatever carries `data-search-open`. */
export function SearchButton() {
  return (
    <Link className="search-button" href="/search" data-search-open aria-keyshortcuts="/" aria-label="Search">
      <Icon name="search" />
      <span>Search</span>
      <Kbd>/</Kbd>
    </Link>
  );
}
