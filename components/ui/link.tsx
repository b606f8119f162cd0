'use client';

import type { Route } from 'next';
import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<typeof NextLink>, 'href' | 'prefetch'> & { href: string };

/**
 * A link inside the product. It prefetches when a pointer or the focus comes near: a page of forty links that
 * prefetched on sight would cost the server forty requests. Addresses come from data, so the one cast that
 * typed routes need lives here.
 */
export function Link({ href, onPointerEnter, onFocus, ...props }: Props) {
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
    />
  );
}
