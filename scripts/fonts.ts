/**
 * Cuts app/fonts/*.woff2 out of Inter's full variable font, which is seven times as big. The subsets one finds ready
 * made lack cv11 and ss03, the letter shapes of our design. Run once for a new release of Inter:
 *   npm install --no-save inter-ui@4.1.1 subset-font@2.9.0 && node scripts/fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

type Subset = (font: Buffer, text: string, options: Record<string, unknown>) => Promise<Buffer>;

/* Named by a variable, because it is installed for this one run only. */
const tool = 'subset-font';
const { default: subset }: { default: Subset } = await import(tool);

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const upright = await readFile(at('node_modules/inter-ui/variable/InterVariable.woff2'));
const italic = await readFile(at('node_modules/inter-ui/variable/InterVariable-Italic.woff2'));

/* The same ranges stand in app/fonts/inter.ts, where they tell the browser when to fetch which file. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD';
const extended = 'U+0100-0130,U+0132-0151,U+0154-024F,U+1E00-1EFF,U+20A0-20AB,U+20AD-20C0';
const cyrillic = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';
const greek = 'U+0370-03FF';

await cut('inter-latin', upright, latin);
await cut('inter-latin-italic', italic, latin);
await cut('inter-extended', upright, extended);
await cut('inter-cyrillic', upright, cyrillic);
await cut('inter-greek', upright, greek);

async function cut(name: string, font: Buffer, ranges: string) {
  const file = await subset(font, charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { opsz: 14, wght: { min: 400, max: 700, default: 400 } },
    keepFeatures: ['kern', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'case', 'frac', 'tnum', 'cv11', 'ss03'],
  });
  await writeFile(at(`app/fonts/${name}.woff2`), file);
}

function charactersOf(ranges: string) {
  const points = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
}
