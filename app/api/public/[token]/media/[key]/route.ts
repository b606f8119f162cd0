import { fileQuery, fileResponse } from '@/lib/http/file-response';
import { guestRoute } from '@/lib/http/route';
import { openMedia } from '@/lib/media/read';
import { getSharedFile } from '@/lib/shares/read';

const serve = guestRoute<RouteContext<'/api/public/[token]/media/[key]'>>()(
  { query: fileQuery },
  async ({ params, query, request }) => {
    const media = await getSharedFile(params.token, params.key);
    return fileResponse(request, media, query, (range) => openMedia(media, range));
  },
);

export const GET = serve;
export const HEAD = serve;
