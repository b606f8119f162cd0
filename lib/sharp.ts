import sharp from 'sharp';

/** What is decoded at most: 50 megapixels are 200 MB while they are worked on. */
export const pixelLimit = 50e6;

// libvips reads far more than pictures of the web, and every loader is a way in. Of files only these four are read;
// SVG only from memory, where this program draws it itself.
const loaders = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'SvgBuffer'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) });

// Two pictures at a time, each on one thread: the other threads serve files and names meanwhile.
sharp.concurrency(1);
sharp.cache({ memory: 20, files: 0, items: 50 });
const atOnce = 2;

let working = 0;
const waiting: (() => void)[] = [];

/** Runs the work once fewer than two others are drawing, so that a burst of uploads cannot take all memory. */
export async function drawing<T>(work: () => Promise<T>): Promise<T> {
  if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

export { sharp };
