'use client';

import { Menu as Base } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import { Icon } from './icon';
import { Link } from './link';
import { type MenuItem, type MenuPopupProps, menuButton, menuFace } from './menu';

/** Takes over from the plain button of `Menu`, so it begins open. */
export function MenuPopup(props: MenuPopupProps) {
  const { items, align = 'end', home } = props;
  return (
    <Base.Root defaultOpen>
      <Base.Trigger {...menuButton(props)}>{menuFace(props)}</Base.Trigger>
      <Base.Portal container={home}>
        <Base.Positioner className="menu-positioner" align={align} sideOffset={6} collisionPadding={12}>
          <Base.Popup className="menu">
            {items.map((item, index) => (
              <Item key={item === 'line' ? `line-${index}` : item.label} item={item} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function Item({ item }: { item: MenuItem }) {
  if (item === 'line') return <Base.Separator className="menu-line" />;
  const className = clsx('menu-item', item.danger && 'menu-item-danger');
  const face = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
    </>
  );
  if (item.href) {
    return (
      <Base.LinkItem className={className} closeOnClick render={<Link href={item.href} />}>
        {face}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item className={className} disabled={item.disabled ?? false} onClick={item.onSelect}>
      {face}
    </Base.Item>
  );
}
