import { readFileSync } from 'node:fs';

/** Linear light, each channel 0 … 1. */
export type Color = { red: number; green: number; blue: number };
type Oklch = { l: number; c: number; h: number };

/** Reads the tokens out of the style sheet itself, as one theme and one brand colour resolve them. */
export function resolveTokens(theme: 'light' | 'dark', brand?: string): (name: string) => Color {
  const css = readFileSync(new URL('../../app/tokens.css', import.meta.url), 'utf8').replace(
    /\/\*.*?\*\//gs,
    '',
  );
  const values = new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
  if (brand) values.set('--brand', brand);

  function read(value: string): Color {
    const text = value.replace(/\s+/g, ' ').trim();
    const [name, inside] = callOf(text);
    if (name === 'light-dark') return read(split(inside)[theme === 'light' ? 0 : 1] ?? '');
    if (name === 'var') return token(inside);
    if (name === 'oklch') return relative(inside, token);
    return fromHex(text);
  }

  function token(name: string): Color {
    const value = values.get(name);
    if (value === undefined) throw new Error(`${name} is not a token.`);
    return read(value);
  }

  return token;
}

/** WCAG 2: the ratio of two opaque colours. */
export function contrast(one: Color, other: Color): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance({ red, green, blue }: Color) {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function callOf(text: string): [string, string] {
  const match = /^([\w-]+)\((.*)\)$/.exec(text);
  return match ? [match[1] ?? '', (match[2] ?? '').trim()] : ['', ''];
}

/** The parts between commas, or between spaces, that are in no brackets. */
function split(text: string, separator = ','): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of text) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (char === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** `from var(--brand) <l> <c> h`, where l and c are numbers or sums of the brand's own. */
function relative(text: string, token: (name: string) => Color): Color {
  const [from, origin = '', lightness = '', chroma = '', hue] = split(text, ' ');
  if (from !== 'from' || hue !== 'h') throw new Error(`Cannot read oklch(${text}).`);
  const base = toOklch(token(callOf(origin)[1]));
  return fromOklch({ l: compute(lightness, base), c: compute(chroma, base), h: base.h });
}

/** min(), max(), calc(), * and / over numbers, `l` and `c`: all that the tokens use. */
function compute(expression: string, base: Oklch): number {
  const [name, inside] = callOf(expression);
  const parts = () => split(inside).map((part) => compute(part, base));
  if (name === 'min') return Math.min(...parts());
  if (name === 'max') return Math.max(...parts());
  if (name === 'calc') return compute(inside, base);
  const product = split(expression, '*');
  if (product.length > 1) return product.reduce((total, part) => total * compute(part, base), 1);
  const [over, under] = split(expression, '/');
  if (over && under) return compute(over, base) / compute(under, base);
  if (expression === 'l' || expression === 'c') return base[expression];
  const number = Number(expression);
  if (Number.isNaN(number)) throw new Error(`Cannot compute ${expression}.`);
  return number;
}

function fromHex(hex: string): Color {
  const [, digits] = /^#([0-9a-f]{6})$/i.exec(hex) ?? [];
  if (!digits) throw new Error(`${hex} is not a colour this test can read.`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return { red, green, blue };
}

function toOklch({ red, green, blue }: Color): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: Math.atan2(b, a),
  };
}

/** What sRGB cannot show is clipped channel by channel, as browsers do. */
function fromOklch({ l, c, h }: Oklch): Color {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (channel: number) => Math.min(1, Math.max(0, channel));
  return {
    red: clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    green: clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    blue: clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  };
}
