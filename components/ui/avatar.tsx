import { clsx } from 'clsx';
import type { Face } from './face';

type Size = 24 | 32 | 40 | 96;

type Props = {
  person: Face;
  size?: Size | undefined;
  /** Give it where the name is not written beside the picture. */
  named?: boolean | undefined;
  className?: string | undefined;
};

const faces = 10;

/** A picture, or initials on a colour that stays the same for a person. */
export function Avatar({ person, size = 32, named = false, className }: Props) {
  const sized = clsx('avatar', size !== 32 && `avatar-${size}`, className);
  if (person.avatar) {
    return (
      // biome-ignore lint/performance/noImgElement: next/image would add a style attribute, which the CSP refuses.
      <img
        className={sized}
        src={person.avatar}
        alt={named ? person.name : ''}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    );
  }
  const label = named ? { role: 'img', 'aria-label': person.name } : { 'aria-hidden': true };
  return (
    <span className={clsx(sized, `face-${Math.abs(person.id) % faces}`)} {...label}>
      {person.initials.slice(0, 2)}
    </span>
  );
}

type StackProps = {
  people: readonly Face[];
  max?: number | undefined;
  size?: Size | undefined;
  /** Whether it is read out as a list of names: not where they are written beside it. */
  named?: boolean | undefined;
};

/** Overlapping faces. */
export function AvatarStack({ people, max = 3, size = 24, named = true }: StackProps) {
  if (people.length === 0) return null;
  const shown = people.length > max ? people.slice(0, max - 1) : people;
  const rest = people.length - shown.length;
  const label = named && { role: 'img', 'aria-label': people.map((person) => person.name).join(', ') };
  return (
    <span className="faces" {...label}>
      {shown.map((person) => (
        <Avatar key={person.id} person={person} size={size} />
      ))}
      {rest > 0 && (
        <span className={clsx('avatar faces-more', size !== 32 && `avatar-${size}`)} aria-hidden="true">
          +{rest}
        </span>
      )}
    </span>
  );
}
