import { notFound } from '@/lib/errors';
import { route } from '@/lib/http/route';
import { zipQuery, zipResponse } from '@/lib/http/zip-response';
import { openStored } from '@/lib/media/stored';
import { listPackedFiles } from '@/lib/posts/group-files';

export const GET = route<RouteContext<'/api/groups/[group]/download'>>()(
  { query: zipQuery },
  async ({ actor, params, query, request }) => {
    const { name, packed } = await listPackedFiles(actor, params.group, query.posts);
    if (packed.length === 0) throw notFound();
    return zipResponse(request, name, packed, ({ key }) => openStored(key));
  },
);
