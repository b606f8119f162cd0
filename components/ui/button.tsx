import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button-class';
import { Icon } from './icon';
import { Link } from './link';

type ButtonProps = ButtonLook & { pending?: boolean | undefined } & ComponentProps<'button'>;

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

type ButtonLinkProps = ButtonLook & { href: string; children: ReactNode } & Omit<
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
