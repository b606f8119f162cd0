import { isCommonPassword } from '@/lib/auth/common-passwords';
import { invalid } from '@/lib/errors';

/** What every new password has to be, whoever sets it and where. */
export function assertNewPassword(input: { password: string; password_confirmation: string }): void {
  if (input.password !== input.password_confirmation) {
    throw invalid('password_confirmation', 'The two passwords are not the same');
  }
  if (isCommonPassword(input.password)) {
    throw invalid('password', 'Too many people use this password. Choose one that is harder to guess');
  }
}
