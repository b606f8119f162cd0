'use client';

import { type ComponentType, type ReactNode, useState } from 'react';
import { buttonClass } from './button-class';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import { patient } from './patient';

export type MenuItem =
  | {
      label: string;
      icon?: IconName | undefined;
      href?: string | undefined;
      onSelect?: (() => void) | undefined;
      danger?: boolean | undefined;
      disabled?: boolean | undefined;
    }
  | 'line';

export type MenuProps = {
  /** The accessible name of the button; also its text unless `icon` is given. */
  label: string;
  icon?: IconName | undefined;
  items: readonly MenuItem[];
  variant?: 'primary' | 'secondary' | 'ghost' | undefined;
  size?: 'sm' | 'md' | undefined;
  align?: 'start' | 'end' | undefined;
};

/** `home`: the landmark or dialog the menu belongs to; it is drawn inside, above everything. */
export type MenuPopupProps = MenuProps & { home: HTMLElement | null };

const load = patient(() => import('./menu-popup').then(({ MenuPopup }) => MenuPopup));

/**
 * A button with a menu. The library behind it is fetched when a pointer or the focus comes near, and takes the
 * button over at the first press.
 */
export function Menu(props: MenuProps) {
  const [Popup, setPopup] = useState<ComponentType<MenuPopupProps> | null>(null);
  const [home, setHome] = useState<HTMLElement | null>(null);
  if (Popup) return <Popup {...props} home={home} />;
  return (
    <button
      type="button"
      {...menuButton(props)}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={load}
      onFocus={load}
      onClick={async (event) => {
        setHome(
          event.currentTarget.closest<HTMLElement>(
            ':popover-open, [role="dialog"], [role="alertdialog"], main',
          ),
        );
        const loaded = await load();
        setPopup(() => loaded);
      }}
    >
      {menuFace(props)}
    </button>
  );
}

export function menuButton({ label, icon, variant = 'ghost', size }: MenuProps) {
  return {
    className: buttonClass({ variant, size }, icon && 'btn-icon'),
    ...(icon && { 'aria-label': label }),
  };
}

export function menuFace({ label, icon }: MenuProps): ReactNode {
  if (icon) return <Icon name={icon} />;
  return (
    <>
      {label}
      <Icon name="chevron-down" />
    </>
  );
}
