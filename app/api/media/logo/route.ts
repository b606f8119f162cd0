import { uploadLogo } from '@/lib/account/write';
import { route } from '@/lib/http/route';
import { pictureLimit, pictureUploadInput } from '@/lib/media/schema';

export const POST = route<RouteContext<'/api/media/logo'>>()(
  { body: pictureUploadInput, upload: { files: 1, bytes: pictureLimit } },
  ({ actor, body }) => uploadLogo(actor, body.file),
);
