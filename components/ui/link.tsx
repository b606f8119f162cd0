import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  /** Whether the page begins at its top; else it stays where it is scrolled to. */
  scroll?: boolean;
};

/**
 * A link inside the product, nothing but an anchor: `PageSlot` follows every anchor to a page, so that the hundred links of a page
 * are not a hundred components that the server renders, the payload describes and the browser wakes up.
 */
export function Link({ href, scroll = true, ...props }: Props) {
  return <a href={href} {...(!scroll && { 'data-stay': '' })} {...props} />;
}
