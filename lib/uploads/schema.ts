import { z } from 'zod';
import { flag } from '@/lib/fields';

/** The `shared` flag puts the file in the library of the whole team; it is minded from admins only. */
export const finishInput = z.object({ shared: flag.optional() }).meta({ id: 'FinishUploadInput' });
export type FinishInput = z.output<typeof finishInput>;
