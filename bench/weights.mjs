import { gzipSync } from 'node:zlib';

/**
 * @typedef {{ html: number, gzip: number, payload: number, content: number, frame: number, js: number,
 *   css: number }} Weight
 *   bytes; `payload` is the part of the HTML that feeds React, `content` the written text in it, `frame` what every page has
 */

/**
 * What a browser loads for a page at its first visit.
 *
 * @param {number} port
 * @param {string} path
 * @param {Record<string, string>} headers
 * @returns {Promise<Weight>}
 */
export async function weigh(port, path, headers) {
  const base = `http://127.0.0.1:${port}`;
  const html = await (await fetch(base + path, { headers })).text();
  const payload = [...html.matchAll(/<script[^>]*>self\.__next_f\.push[\s\S]*?<\/script>/g)];
  // Old browsers' own are marked and loaded by nobody else.
  const tags = [...html.matchAll(/<script[^>]* src="[^"]+"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  );
  const scripts = tags.map(([tag]) => / src="([^"]+)"/.exec(tag)?.[1] ?? '');
  const styles = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*>/g)].map(
    ([tag]) => /href="([^"]+)"/.exec(tag)?.[1] ?? '',
  );
  const sum = async (/** @type {string[]} */ files) => {
    const sizes = await Promise.all(
      [...new Set(files)].map(async (file) => {
        const bytes = await (await fetch(new URL(file, base))).arrayBuffer();
        return gzipSync(new Uint8Array(bytes)).length;
      }),
    );
    return sizes.reduce((total, size) => total + size, 0);
  };
  return {
    html: Buffer.byteLength(html),
    gzip: gzipSync(html).length,
    payload: payload.reduce((total, [text]) => total + Buffer.byteLength(text), 0),
    content: 0,
    frame: 0,
    js: await sum(scripts),
    css: await sum(styles),
  };
}
