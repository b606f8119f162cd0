import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';

type Props = { errors: Record<string, string[]>; email?: string };

/** A new password, twice. With the address, password managers know whose it is. */
export function NewPasswordFields({ errors, email }: Props) {
  return (
    <>
      {email && <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />}
      <Field
        label="Password"
        hint="At least 8 characters, and not one of the usual."
        error={errors.password}
        required
      >
        {(control) => <Input {...control} name="password" type="password" autoComplete="new-password" />}
      </Field>
      <Field label="Password again" error={errors.password_confirmation} required>
        {(control) => (
          <Input {...control} name="password_confirmation" type="password" autoComplete="new-password" />
        )}
      </Field>
    </>
  );
}
