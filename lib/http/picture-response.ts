const week = 7 * 24 * 60 * 60;

/** A picture that this program drew; the same address draws the same again. */
export function pictureResponse(content: Uint8Array, type: 'image/webp' | 'image/png'): Response {
  return new Response(Buffer.from(content), {
    headers: {
      'Content-Type': type,
      'Cache-Control': `private, max-age=${week}`,
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
