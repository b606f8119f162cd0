import type { ComponentProps } from 'react';
import { buttonClass } from './button-class';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import { Link } from './link';
import { Tooltip, type TooltipSide } from './tooltip';

type Look = {
  icon: IconName;
  /** The accessible name; also shown as the tooltip. */
  label: string;
  variant?: 'secondary' | 'ghost' | undefined;
  size?: 'sm' | 'md' | undefined;
  tooltip?: TooltipSide | false | undefined;
};

type IconButtonProps = Look & Omit<ComponentProps<'button'>, 'children' | 'aria-label'>;

export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size,
  tooltip,
  className,
  ...props
}: IconButtonProps) {
  const button = (
    <button
      type="button"
      className={buttonClass({ variant, size }, 'btn-icon', className)}
      aria-label={label}
      {...props}
    >
      <Icon name={icon} />
    </button>
  );
  return tooltip === false ? (
    button
  ) : (
    <Tooltip label={label} side={tooltip}>
      {button}
    </Tooltip>
  );
}

type IconLinkProps = Look & Omit<ComponentProps<typeof Link>, 'children' | 'aria-label'>;

export function IconLink({
  icon,
  label,
  variant = 'ghost',
  size,
  tooltip,
  className,
  ...props
}: IconLinkProps) {
  const link = (
    <Link className={buttonClass({ variant, size }, 'btn-icon', className)} aria-label={label} {...props}>
      <Icon name={icon} />
    </Link>
  );
  return tooltip === false ? (
    link
  ) : (
    <Tooltip label={label} side={tooltip}>
      {link}
    </Tooltip>
  );
}
