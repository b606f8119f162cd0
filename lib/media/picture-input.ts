import { invalid } from '@/lib/errors';

/**
 * The picture that a field was sent, by id: null takes it away, undefined leaves it. So does its own address, as it was read.
 * @throws AppError `invalid` for any other address
 */
export function pictureSent(
  field: string,
  sent: number | string | null | undefined,
  present: string | null,
): number | null | undefined {
  if (typeof sent !== 'string') return sent;
  if (sent === '') return null;
  if (sent === present) return undefined;
  throw invalid(field, 'Choose an image.');
}
