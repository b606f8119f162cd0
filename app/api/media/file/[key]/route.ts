import { callingActor } from '@/lib/auth/current-actor';
import { fileQuery, fileResponse } from '@/lib/http/file-response';
import { guestRoute } from '@/lib/http/route';
import { getMediaFile, openMedia, smallerMedia } from '@/lib/media/read';

const serve = guestRoute<RouteContext<'/api/media/file/[key]'>>()(
  { query: fileQuery },
  async ({ params, query, request }) => {
    const media = await getMediaFile(await callingActor(request), params.key);
    const accept = request.headers.get('accept') ?? '';
    const served = query.w === undefined ? media : await smallerMedia(media, query.w, accept);
    return fileResponse(request, served, query, (range) => openMedia(served, range));
  },
);

export const GET = serve;
export const HEAD = serve;
