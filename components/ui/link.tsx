'use client';

import type { Route } from 'next';
import NextLink, { useLinkStatus } from 'next/link';
import { type ComponentProps, useEffect, useState } from 'react';
import { setOut } from './navigating';

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string };

/**
 * A link inside the product. It prefetches when a pointer or the focus comes near: a page of forty links that
 * prefetched on sight would cost the server forty requests. Addresses come from data, so the one cast that
 * typed routes need lives here.
 */
export function Link({ href, onPointerEnter, onFocus, children, ...props }: Props) {
  const [near, setNear] = useState(false);
  return (
    <NextLink
      href={href as Route}
      prefetch={near ? null : false}
      onPointerEnter={(event) => {
        setNear(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setNear(true);
        onFocus?.(event);
      }}
      {...props}
    >
      {children}
      <Awaited href={href} />
    </NextLink>
  );
}

/** Tells the frame while the page behind this link is on its way. */
function Awaited({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  useEffect(() => (pending ? setOut(href) : undefined), [pending, href]);
  return null;
}
