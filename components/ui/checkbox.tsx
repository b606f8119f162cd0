import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'role'>;

type Props = InputProps & { label: ReactNode; hint?: ReactNode };

export function Checkbox(props: Props) {
  return <Check look="box" {...props} />;
}

/** A setting that takes effect at once; inside a form that is saved use a Checkbox. */
export function Switch(props: Props) {
  return <Check look="switch" role="switch" {...props} />;
}

/** The bare box of a table row or a tree node; it needs a name of its own. */
export function BareCheckbox({ label, className, ...props }: InputProps & { label: string }) {
  return <input type="checkbox" className={clsx('box', className)} aria-label={label} {...props} />;
}

type CheckProps = Props & { look: 'box' | 'switch'; role?: 'switch' };

function Check({ look, label, hint, className, ...props }: CheckProps) {
  const id = useId();
  return (
    <div className={clsx('check', className)}>
      <label className="contents">
        <input type="checkbox" className={look} aria-describedby={hint ? id : undefined} {...props} />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="hint" id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}
