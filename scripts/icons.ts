/**
 * Writes one file with every icon the product uses, which the browser keeps: its name says what is in it. An icon in a
 * list then costs a page eighty bytes instead of four hundred, and no JavaScript. Pages name it so often that its
 * address is shorter than one which the bundler would give it.
 */
import { hash } from 'node:crypto';
import { glob, rm, writeFile } from 'node:fs/promises';
import { iconNames } from '../components/ui/icon-names.ts';
import { inRoot } from './lib/paths.mjs';

type Shape = [tag: string, attributes: Record<string, string>];

const drawnHere: Record<string, Shape[]> = {
  clap: [
    ['path', { d: 'M10.2 10.7 7.3 5.6a1.5 1.5 0 0 1 2.6-1.5l3 5.2' }],
    [
      'path',
      {
        d: 'M12.9 9.3 10.6 5.4a1.5 1.5 0 0 1 2.6-1.5l3.6 6.2.6-2.3a1.5 1.5 0 0 1 2.9.7l-.7 5.6a6.6 6.6 0 0 1-12 3.1l-3.9-6.4a1.5 1.5 0 0 1 2.6-1.5l1.5 2.4',
      },
    ],
    ['path', { d: 'm5.4 8.7-.2-.4a1.5 1.5 0 0 1 2.6-1.5l2.4 3.9' }],
    ['path', { d: 'M15.5 1.5v1.8' }],
    ['path', { d: 'm19 2.6-1 1.5' }],
    ['path', { d: 'm22.6 4.4-1.4.9' }],
  ],
};

async function shapesOf(name: string): Promise<Shape[]> {
  if (drawnHere[name]) return drawnHere[name];
  const { __iconData } = await import(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
  return __iconData.node;
}

function markup([tag, attributes]: Shape) {
  const pairs = Object.entries(attributes)
    .filter(([name]) => name !== 'key')
    .map(([name, value]) => `${name}="${value}"`);
  return `<${tag} ${pairs.join(' ')}/>`;
}

const symbols = await Promise.all(
  iconNames.map(async (name) => {
    const shapes = await shapesOf(name);
    return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.map(markup).join('')}</symbol>`;
  }),
);

const sprite = `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">\n${symbols.join('\n')}\n</svg>\n`;
const name = `icons.${hash('sha256', sprite).slice(0, 6)}.svg`;

for await (const former of glob('icons.*.svg', { cwd: inRoot('public') })) await rm(inRoot('public', former));
await writeFile(inRoot('public', name), sprite);
await writeFile(
  inRoot('components/ui/icon-sprite.ts'),
  `/** Written by scripts/icons.ts. */\nexport const iconSprite = '/${name}';\n`,
);
