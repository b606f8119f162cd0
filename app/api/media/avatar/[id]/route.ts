import { route } from '@/lib/http/route';
import { pictureLimit, pictureUploadInput } from '@/lib/media/schema';
import { pathId } from '@/lib/refs';
import { uploadAvatar } from '@/lib/users/write';

export const POST = route<RouteContext<'/api/media/avatar/[id]'>>()(
  { body: pictureUploadInput, upload: { files: 1, bytes: pictureLimit } },
  ({ actor, params, body }) => uploadAvatar(actor, pathId(params.id), body.file),
);
