import { clsx } from 'clsx';
import type { IconName } from './icon-names';
import { iconSprite } from './icon-sprite';

type Props = {
  name: IconName;
  className?: string | undefined;
};

/** An icon of the sprite, always decoration: the text or the label beside it says what it means. */
export function Icon({ name, className }: Props) {
  return (
    <svg className={clsx('icon', className)} aria-hidden="true">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
