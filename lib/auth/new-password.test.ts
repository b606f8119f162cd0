import { expect, test } from 'vitest';
import { isCommonPassword } from '@/lib/auth/common-passwords';
import { assertNewPassword } from '@/lib/auth/new-password';
import type { AppError } from '@/lib/errors';

test.each([
  'password',
  'Password1',
  'PASSWORD123',
  'qwertyuiop',
  '12345678',
  'aaaaaaaaaa',
  'abababab',
  'sunshine1',
  'ｐａｓｓｗｏｒｄ',
])('%s is refused as common', (password) => expect(isCommonPassword(password)).toBe(true));

test.each(['hearth-demo', 'correct horse battery', 'Blåbär i juli', 'vk3!Pz0qLm'])(
  '%s is taken',
  (password) => expect(isCommonPassword(password)).toBe(false),
);

test('the message stands at the field it is about', () => {
  const fieldsOf = (password: string, password_confirmation: string) => {
    try {
      assertNewPassword({ password, password_confirmation });
      return [];
    } catch (error) {
      return Object.keys((error as AppError).extra.errors ?? {});
    }
  };
  expect(fieldsOf('Blåbär i juli', 'Blåbär i juni')).toEqual(['password_confirmation']);
  expect(fieldsOf('iloveyou', 'iloveyou')).toEqual(['password']);
});
