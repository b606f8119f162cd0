import { route } from '@/lib/http/route';
import { filePostInput, uploadLimit } from '@/lib/media/schema';
import { createFilePost } from '@/lib/posts/file-post';

export const POST = route<RouteContext<'/api/media/create/post'>>()(
  { body: filePostInput, upload: { files: 1, bytes: uploadLimit }, status: 201 },
  ({ actor, body }) => createFilePost(actor, body),
);
