import { route } from '@/lib/http/route';
import { replacementInput, uploadLimit } from '@/lib/media/schema';
import { replaceFile } from '@/lib/posts/file-post';

export const POST = route<RouteContext<'/api/groups/[group]/posts/[post]/file'>>()(
  { body: replacementInput, upload: { files: 1, bytes: uploadLimit } },
  ({ actor, params, body }) => replaceFile(actor, params.group, params.post, body.file),
);
