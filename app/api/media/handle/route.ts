import { route } from '@/lib/http/route';
import { mostFiles, uploadInput, uploadLimit } from '@/lib/media/schema';
import { uploadMedia } from '@/lib/media/write';

export const POST = route<RouteContext<'/api/media/handle'>>()(
  { body: uploadInput, upload: { files: mostFiles, bytes: uploadLimit } },
  ({ actor, body }) => uploadMedia(actor, body),
);
