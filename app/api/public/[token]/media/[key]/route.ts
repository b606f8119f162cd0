import { fileQuery, fileResponse } from '@/lib/http/file-response';
import { guestRoute } from '@/lib/http/route';
import { openMedia, smallerMedia } from '@/lib/media/read';
import { getSharedFile } from '@/lib/shares/read';

const serve = guestRoute<RouteContext<'/api/public/[token]/media/[key]'>>()(
  { query: fileQuery },
  async ({ params, query, request }) => {
    const media = await getSharedFile(params.token, params.key);
    const accept = request.headers.get('accept') ?? '';
    const served = query.w === undefined ? media : await smallerMedia(media, query.w, accept);
    return fileResponse(request, served, query, (range) => openMedia(served, range));
  },
);

export const GET = serve;
export const HEAD = serve;
