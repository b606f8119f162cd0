import sharp, { type Sharp } from 'sharp';
import { chance } from '../chance';

/** Drawings inside posts. Without letters, since a server need not have a font. */
export const figures = {
  plan: {
    name: 'Second floor.webp',
    alt: 'Plan of the second floor: desks along the windows, rooms on the north side, the old winch in the middle.',
    draw: plan,
  },
  chart: { name: 'Chart.webp', alt: 'Line chart with a band of uncertainty around it.', draw: chart },
  quay: {
    name: 'Pedestals on a quay.webp',
    alt: 'Three grey pedestals on a quay in front of masts.',
    draw: quay,
  },
};

export type FigureKey = keyof typeof figures;

const size = { width: 1280, height: 640 };

export function figure(key: FigureKey): Sharp {
  const { width, height } = size;
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#faf9f7"/>${figures[key].draw()}</svg>`,
    ),
  );
}

export function logo(): Sharp {
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
      <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#14a394"/><stop offset="1" stop-color="#0b5c57"/></linearGradient></defs>
      <rect width="512" height="512" rx="116" fill="url(#g)"/>
      <g fill="none" stroke="#fff" stroke-width="44" stroke-linecap="round"><path d="M168 120V392"/><path d="M344 120V392"/><path d="M168 296C214 236 298 276 344 216"/></g>
    </svg>`),
  );
}

function rect(x: number, y: number, width: number, height: number, fill: string, rx = 4) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`;
}

function plan() {
  const walls = `<rect x="80" y="70" width="1120" height="500" rx="6" fill="#fff" stroke="#57534e" stroke-width="10"/>`;
  const rooms = [0, 1, 2, 3].map(
    (n) =>
      `<rect x="${100 + n * 270}" y="90" width="250" height="120" fill="#ccfbf1" stroke="#0f766e" stroke-width="3"/>`,
  );
  const desks = Array.from({ length: 24 }, (_, n) =>
    rect(120 + (n % 12) * 88, 420 + Math.floor(n / 12) * 68, 62, 40, n % 5 === 2 ? '#fdba74' : '#e7e5e4'),
  );
  const winch = `<circle cx="640" cy="310" r="62" fill="#e7e5e4" stroke="#78716c" stroke-width="6"/><circle cx="640" cy="310" r="18" fill="#78716c"/>`;
  return walls + rooms.join('') + desks.join('') + winch;
}

function chart() {
  const grid = [1, 2, 3, 4, 5].map(
    (n) => `<path d="M90 ${n * 100}H1220" stroke="#e7e5e4" stroke-width="2"/>`,
  );
  const level = (step: number) => 320 - Math.sin(step / 3.1) * 150 - (chance('chart', step) - 0.5) * 46;
  const points = (shift: number) =>
    Array.from({ length: 40 }, (_, step) => `${90 + step * 29} ${(level(step) + shift).toFixed(0)}`);
  const band = `M${points(-44).join('L')}L${points(44).reverse().join('L')}Z`;
  return `${grid.join('')}<path d="${band}" fill="#99f6e4" opacity="0.6"/>
    <path d="M${points(0).join('L')}" fill="none" stroke="#0f766e" stroke-width="6" stroke-linejoin="round"/>
    <path d="M90 80V560H1220" fill="none" stroke="#78716c" stroke-width="4"/>`;
}

function quay() {
  const sky =
    '<rect width="1280" height="640" fill="#dbeafe"/><circle cx="1010" cy="150" r="66" fill="#fde68a"/>';
  const masts = [120, 260, 330, 520, 700, 820, 1120].map(
    (x, n) =>
      `<path d="M${x} 430L${x + (n % 3) * 4 - 4} ${120 + (n % 4) * 46}" stroke="#64748b" stroke-width="6"/>`,
  );
  const water =
    '<rect y="420" width="1280" height="60" fill="#38a3a5"/><rect y="470" width="1280" height="170" fill="#a8a29e"/>';
  const boxes = [240, 590, 940].map(
    (x) =>
      rect(x, 330, 96, 190, '#57534e', 14) +
      rect(x + 20, 356, 56, 40, '#fef3c7', 8) +
      rect(x + 20, 414, 56, 8, '#a8a29e'),
  );
  return sky + masts.join('') + water + boxes.join('');
}
