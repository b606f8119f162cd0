import { z } from 'zod';
import { media } from '@/lib/media/schema';
import type { Domain } from '@/lib/openapi/operation';
import { finishInput } from '@/lib/uploads/schema';

const protocol = { 'Tus-Resumable': z.literal('1.0.0') };
const own = {
  headers: protocol,
  path: { id: z.string().meta({ description: 'The end of the `Location` that began the upload.' }) },
};
const bytes = (description: string) =>
  z.string().meta({ description, override: { type: 'integer', minimum: 0 } });

export const uploadsDomain: Domain = {
  tag: 'Uploads',
  description:
    'Uploads that go on where they broke off, as tus 1.0.0 says (core, creation, creation with upload, expiration, termination): every call carries `Tus-Resumable: 1.0.0`. An upload is seen by its owner only and given up after a day. `HEAD /api/uploads/{id}` tells in `Upload-Offset` how much has come. When all has, it is finished into a file of the library, which `POST /api/media/create/post` takes by its id.',
  operations: {
    beginUpload: {
      call: 'POST /api/uploads',
      summary: 'Begin an upload',
      headers: {
        ...protocol,
        'Upload-Length': bytes('How many bytes there will be.'),
        'Upload-Metadata': z
          .string()
          .meta({ description: 'The name in base64.', example: 'filename cGxhbi5wZGY=' }),
      },
      description:
        '`Upload-Length` is its size, at most 100,000,000 bytes; `Upload-Metadata` its `filename`. `Location` is where the bytes go. Room is kept for it until it is finished, given up or a day old. Who begins without end, as only programs do, is told to wait (429).',
      status: 201,
      errors: [400, 413, 429, 507],
    },
    continueUpload: {
      call: 'PATCH /api/uploads/{id}',
      summary: 'Send the next bytes',
      ...own,
      headers: { ...protocol, 'Upload-Offset': bytes('How many bytes came before these.') },
      description: 'From `Upload-Offset` on, as `application/offset+octet-stream`. Another offset is 409.',
      errors: [400, 404, 409, 410, 413, 415, 507],
    },
    cancelUpload: {
      call: 'DELETE /api/uploads/{id}',
      summary: 'Give an upload up',
      ...own,
      errors: [400, 404, 409],
    },
    finishUpload: {
      call: 'POST /api/uploads/{id}/finish',
      summary: 'Take a whole upload into the library',
      path: own.path,
      description:
        'As `POST /api/media/handle` does with a file sent at once. Before all has come, 409. With an `Idempotency-Key` it can be asked again when the answer was lost.',
      body: finishInput,
      status: 201,
      answer: media,
      errors: [404, 409, 507],
    },
  },
};
