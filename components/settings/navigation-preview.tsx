import { BrandFace, type Team } from '@/components/frame/brand';
import { Icon } from '@/components/ui/icon';
import type { NavLink } from '@/lib/account/navigation';

type Props = { team: Team; links: NavLink[] };

/** The header as an admin would see it with this navigation. Submenus open; nothing leads away from the editor. */
export function NavigationPreview({ team, links }: Props) {
  return (
    <figure className="nav-preview">
      <div className="nav-preview-bar">
        <span className="brand">
          <BrandFace team={team} />
        </span>
        <ul>
          {links.map((link, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two links may be the same, and none keeps anything.
            <li key={index}>
              <Entry link={link} />
            </li>
          ))}
        </ul>
      </div>
      <figcaption>Preview of the header</figcaption>
    </figure>
  );
}

function Entry({ link }: { link: NavLink }) {
  if (link.children.length === 0) return <Face link={link} />;
  return (
    <details name="nav-preview">
      <summary>
        <Face link={link} />
        <Icon name="chevron-down" />
      </summary>
      <div className="nav-preview-sub">
        <Sublist links={link.children} />
      </div>
    </details>
  );
}

function Sublist({ links }: { links: NavLink[] }) {
  return (
    <ul>
      {links.map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={index}>
          <Face link={link} />
          {link.children.length > 0 && <Sublist links={link.children} />}
        </li>
      ))}
    </ul>
  );
}

function Face({ link }: { link: NavLink }) {
  return (
    <span>
      {link.text || 'No text yet'}
      {link.newTab && <Icon name="external-link" />}
    </span>
  );
}
