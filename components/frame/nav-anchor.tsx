'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { NavLink } from '@/lib/account/navigation';

type Props = {
  link: NavLink;
  current: string | null;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
  children?: ReactNode;
};

/** The link of a navigation item: inside the product without a page load, elsewhere in a new tab and marked so. */
export function NavAnchor({ link, current, className, onClick, children }: Props) {
  const marked = link.href === current ? 'page' : undefined;
  if (link.href.startsWith('/')) {
    return (
      <Link className={className} href={link.href} aria-current={marked} onClick={onClick}>
        {link.text}
        {children}
      </Link>
    );
  }
  return (
    <a
      className={className}
      href={link.href}
      onClick={onClick}
      {...(link.newTab && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {link.text}
      {link.newTab && (
        <>
          <Icon name="external-link" />
          <span className="sr-only">, opens in a new tab</span>
        </>
      )}
      {children}
    </a>
  );
}
