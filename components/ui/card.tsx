import { clsx } from 'clsx';
import type { ComponentProps, ElementType } from 'react';

type Props<Tag extends ElementType> = {
  as?: Tag;
  /** The whole card follows the one link inside that has the class `card-link`. */
  press?: boolean | undefined;
  padded?: boolean | undefined;
} & Omit<ComponentProps<Tag>, 'as'>;

export function Card<Tag extends ElementType = 'div'>(props: Props<Tag>) {
  const { as: Tag = 'div', press, padded, className, ...rest } = props;
  return <Tag className={clsx('card', press && 'card-press', padded && 'card-pad', className)} {...rest} />;
}
