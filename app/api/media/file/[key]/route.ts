import { currentActor } from '@/lib/auth/current-actor';
import { fileQuery, fileResponse } from '@/lib/http/file-response';
import { guestRoute } from '@/lib/http/route';
import { getMediaFile, openMedia } from '@/lib/media/read';

const serve = guestRoute<RouteContext<'/api/media/file/[key]'>>()(
  { query: fileQuery },
  async ({ params, query, request }) => {
    const media = await getMediaFile(await currentActor(), params.key);
    return fileResponse(request, media, query, (range) => openMedia(media, range));
  },
);

export const GET = serve;
export const HEAD = serve;
