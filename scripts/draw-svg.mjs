// Draws the SVG in the file FROM as a PNG in TO. In a process of its own (lib/media/svg.ts starts it), because a few
// thousand bytes of SVG can ask for minutes of work and gigabytes, and nothing but the end of a process breaks that off.
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import sharp from 'sharp';

const [from = '', to = ''] = process.argv.slice(2);
/** A drawing has no size of its own: icons are drawn large enough to be used, and nothing beyond a large screen. */
const smallest = 512;
const largest = 2048;
const mostMemory = 300e6;

setPriority(10);
setInterval(() => {
  if (process.memoryUsage.rss() > mostMemory) process.kill(process.pid, 'SIGKILL');
}, 5).unref();

// Read from memory, it has no address that others could be seen from: what it refers to outside itself is left out.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
sharp.concurrency(1);
sharp.cache(false);

try {
  await draw(readFileSync(from));
} catch {
  // What is wrong with it would quote from it, and the log is for no content.
  process.exit(2);
}

/** @param {Buffer} svg */
async function draw(svg) {
  const { width, height } = await sharp(svg, { limitInputPixels: false }).metadata();
  const longest = Math.max(width, height);
  const density = (72 * Math.min(largest, Math.max(smallest, longest))) / longest;
  await sharp(svg, { density: Math.min(100_000, Math.max(1, density)), limitInputPixels: (largest + 1) ** 2 })
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .png()
    .toFile(to);
}
