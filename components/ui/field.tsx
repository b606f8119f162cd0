import { type ReactNode, useId } from 'react';
import { Icon } from './icon';

export type ControlProps = {
  id: string;
  required?: true;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

type Props = {
  label: string;
  hint?: ReactNode;
  /** The server's words for this field: `errors.name` as it comes, or one sentence. */
  error?: string | readonly string[] | null | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  /** Receives the attributes that tie the control to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
};

/** `<Field label="Name" error={errors.name}>{(control) => <Input name="name" {...control} />}</Field>` */
export function Field({ label, hint, error, required, className, children }: Props) {
  const id = useId();
  const errors = typeof error === 'string' ? [error] : (error ?? []);
  const described = [hint && `${id}-hint`, errors.length > 0 && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className="label" htmlFor={id}>
        {label}
        {required && (
          <span className="label-required" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        ...(required && { required }),
        ...(described && { 'aria-describedby': described }),
        ...(errors.length > 0 && { 'aria-invalid': true }),
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {errors.length > 0 && <FieldError id={`${id}-error`}>{errors.join(' ')}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="error" id={id} role="alert">
      <Icon name="circle-exclamation-point" />
      <span>{children}</span>
    </p>
  );
}
