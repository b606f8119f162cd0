import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-names';
import { Link } from './link';

type Look = {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  icon?: IconName | undefined;
};

export function buttonClass({ variant = 'secondary', size = 'md' }: Look, ...more: (string | undefined)[]) {
  return clsx('btn', `btn-${variant}`, size !== 'md' && `btn-${size}`, ...more);
}

type ButtonProps = Look & { pending?: boolean | undefined } & ComponentProps<'button'>;

/** `pending` shows that the press is being worked on and swallows further ones; the focus stays where it is. */
export function Button({
  variant,
  size,
  icon,
  pending = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass({ variant, size }, className)}
      onClick={pending ? swallow : onClick}
      {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
      {...props}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type ButtonLinkProps = Look & { href: string; children: ReactNode } & Omit<
    ComponentProps<typeof Link>,
    'href'
  >;

export function ButtonLink({ variant, size, icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <Link className={buttonClass({ variant, size }, className)} {...props}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
}
