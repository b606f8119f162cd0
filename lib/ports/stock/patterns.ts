/** Everything is drawn on this canvas and scaled afterwards. */
export const width = 1200;
export const height = 800;

type Pattern = { name: string; title: string; words: string[]; draw: (shades: string[]) => string };

const pattern = (name: string, title: string, words: string, draw: Pattern['draw']): Pattern => ({
  name,
  title,
  words: words.split(' '),
  draw,
});

export const patterns = [
  pattern('waves', 'waves', 'sea ocean water calm lake river wave travel holiday', waves),
  pattern('hills', 'hills', 'mountain landscape nature hill outdoor travel valley horizon', hills),
  pattern('sun', 'sun over the horizon', 'sunrise sunset horizon morning evening landscape sky future', sun),
  pattern('gradient', 'gradient', 'background abstract blur soft plain colour color minimal', glow),
  pattern('rings', 'rings', 'circle target focus goal radar sound ripple abstract', rings),
  pattern('dots', 'dots', 'point grid pattern data dot texture abstract', dots),
  pattern('blocks', 'blocks', 'building city office architecture house skyline work business team', blocks),
  pattern('triangles', 'triangles', 'geometric polygon facet crystal abstract pattern modern', triangles),
  pattern('stripes', 'stripes', 'line diagonal speed motion stripe sport abstract', stripes),
  pattern(
    'network',
    'network',
    'connection people team technology meeting community web digital computer link',
    network,
  ),
  pattern('leaves', 'leaves', 'leaf plant nature garden tree flower green environment growth', leaves),
  pattern(
    'confetti',
    'confetti',
    'party celebration birthday event christmas holiday winner fun welcome',
    confetti,
  ),
];

/** The same sequence each time, so that a picture looks the same whenever and wherever it is drawn. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i));
const shade = (shades: string[], index: number) => shades[index % shades.length] as string;
const n = (value: number) => value.toFixed(1);

function ridge(level: number, swell: number, turns: number, phase: number): string {
  const points = times(49, (step) => {
    const angle = (step / 48) * Math.PI * 2 * turns + phase;
    return `${n((step / 48) * width)} ${n(level + Math.sin(angle) * swell + Math.sin(angle * 2.7) * swell * 0.3)}`;
  });
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`;
}

function waves(shades: string[]): string {
  return times(6, (i) => {
    const path = ridge(300 + i * 90, 34 - i * 2, 1.6 + i * 0.25, i * 1.9);
    return `<path d="${path}" fill="${shade(shades, i % 2 ? 1 : 0)}" opacity="${n(0.14 + i * 0.09)}"/>`;
  }).join('');
}

function hills(shades: string[]): string {
  const moon = `<circle cx="850" cy="210" r="80" fill="${shade(shades, 2)}" opacity=".8"/>`;
  const slopes = times(4, (i) => {
    const path = ridge(380 + i * 110, 120 - i * 22, 0.9 + i * 0.4, i * 2.3 + 0.6);
    return `<path d="${path}" fill="${shade(shades, i < 2 ? 1 : 0)}" opacity="${n(0.35 + i * 0.17)}"/>`;
  });
  return moon + slopes.join('');
}

function sun(shades: string[]): string {
  const halo = times(
    5,
    (i) => `<circle cx="600" cy="470" r="${420 - i * 70}" fill="${shade(shades, 2)}" opacity=".16"/>`,
  );
  const lines = times(
    7,
    (i) =>
      `<rect x="0" y="${520 + i * 40}" width="${width}" height="${6 + i * 5}" fill="${shade(shades, 0)}" opacity=".45"/>`,
  );
  return `${halo.join('')}<circle cx="600" cy="470" r="150" fill="${shade(shades, 2)}"/>
    <rect y="520" width="${width}" height="280" fill="${shade(shades, 1)}" opacity=".75"/>${lines.join('')}`;
}

function glow(shades: string[]): string {
  const lights = [
    [220, 180, 520, 2],
    [980, 260, 480, 1],
    [700, 760, 600, 0],
    [160, 720, 380, 1],
  ] as const;
  return lights
    .map(
      ([x, y, r, c], i) =>
        `<radialGradient id="r${i}"><stop stop-color="${shade(shades, c)}" stop-opacity=".75"/><stop offset="1" stop-color="${shade(shades, c)}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#r${i})"/>`,
    )
    .join('');
}

function rings(shades: string[]): string {
  return times(
    14,
    (i) =>
      `<circle cx="780" cy="360" r="${50 + i * 62}" fill="none" stroke="${shade(shades, i)}" stroke-width="${n(22 - i)}" opacity=".45"/>`,
  ).join('');
}

function dots(shades: string[]): string {
  return times(24 * 16, (i) => {
    const [column, row] = [i % 24, Math.floor(i / 24)];
    const size = 4 + 14 * Math.abs(Math.sin(column * 0.33) * Math.cos(row * 0.29 + column * 0.12));
    return `<circle cx="${25 + column * 50}" cy="${25 + row * 50}" r="${n(size)}" fill="${shade(shades, column + row)}" opacity=".6"/>`;
  }).join('');
}

function blocks(shades: string[]): string {
  const next = sequence(7);
  return times(3, (layer) =>
    times(14, (i) => {
      const tall = 160 + next() * 330 - layer * 60;
      const x = i * 90 - layer * 30 + next() * 20;
      const body = `<rect x="${n(x)}" y="${n(height - tall)}" width="${n(62 + next() * 30)}" height="${n(tall)}" fill="${shade(shades, layer === 0 ? 1 : 0)}" opacity="${n(0.3 + layer * 0.28)}"/>`;
      const lit = times(
        5,
        (w) =>
          `<rect x="${n(x + 12 + (w % 2) * 26)}" y="${n(height - tall + 24 + w * 34)}" width="12" height="14" fill="${shade(shades, 2)}" opacity=".5"/>`,
      );
      return body + (layer === 2 ? lit.join('') : '');
    }).join(''),
  ).join('');
}

function triangles(shades: string[]): string {
  const next = sequence(11);
  return times(12 * 8, (i) => {
    const [x, y] = [(i % 12) * 100, Math.floor(i / 12) * 100];
    const upper = `M${x} ${y}h100L${x} ${y + 100}Z`;
    const lower = `M${x + 100} ${y}v100H${x}Z`;
    return `<path d="${upper}" fill="${shade(shades, i)}" opacity="${n(next() * 0.5)}"/><path d="${lower}" fill="${shade(shades, i + 1)}" opacity="${n(next() * 0.5)}"/>`;
  }).join('');
}

function stripes(shades: string[]): string {
  const next = sequence(3);
  return times(20, (i) => {
    const x = -500 + i * 95 + next() * 40;
    return `<path d="M${n(x)} ${height}L${n(x + 500)} 0h${n(18 + next() * 50)}L${n(x + 60)} ${height}Z" fill="${shade(shades, i)}" opacity="${n(0.2 + next() * 0.35)}"/>`;
  }).join('');
}

function network(shades: string[]): string {
  const next = sequence(19);
  const nodes = times(46, () => [next() * width, next() * height] as const);
  const lines = nodes.flatMap(([x, y], i) =>
    nodes
      .slice(i + 1)
      .filter(([a, b]) => Math.hypot(a - x, b - y) < 190)
      .map(
        ([a, b]) =>
          `<path d="M${n(x)} ${n(y)}L${n(a)} ${n(b)}" stroke="${shade(shades, 2)}" stroke-width="2" opacity=".5"/>`,
      ),
  );
  const points = nodes.map(
    ([x, y], i) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(6 + next() * 14)}" fill="${shade(shades, i)}"/>`,
  );
  return lines.join('') + points.join('');
}

function leaves(shades: string[]): string {
  const next = sequence(23);
  return times(40, (i) => {
    const turn = `translate(${n(next() * width)} ${n(next() * height)}) rotate(${n(next() * 360)}) scale(${n(0.8 + next() * 1.4)})`;
    return `<g transform="${turn}" opacity=".65"><path d="M0 0C40-50 110-50 150 0 110 50 40 50 0 0Z" fill="${shade(shades, i)}"/><path d="M6 0H140" stroke="${shade(shades, i + 1)}" stroke-width="3"/></g>`;
  }).join('');
}

function confetti(shades: string[]): string {
  const next = sequence(31);
  return times(150, (i) => {
    const turn = `translate(${n(next() * width)} ${n(next() * height)}) rotate(${n(next() * 360)})`;
    const form =
      i % 3 === 0
        ? `<circle r="${n(5 + next() * 9)}"`
        : `<rect width="${n(10 + next() * 26)}" height="${n(8 + next() * 8)}" rx="2"`;
    return `${form} transform="${turn}" fill="${shade(shades, i)}" opacity="${n(0.5 + next() * 0.4)}"/>`;
  }).join('');
}
