import sharp, { type Sharp } from 'sharp';
import { chance } from '../chance';
import type { Motif, Palette } from './palettes';

export const width = 1600;
export const height = 900;

const motifs: Record<Motif, (palette: Palette) => string> = { waves, sun, ripples, sails, dunes, mesh };

/** An abstract harbour in the colours of a palette, 16 to 9. */
export function picture(palette: Palette): Sharp {
  return sharp(Buffer.from(drawing(palette)));
}

function drawing(palette: Palette): string {
  const [top, bottom] = palette.ground;
  const lights = palette.lights.map(([color], index) => radial(`l${index}`, color)).join('');
  const glows = palette.lights
    .map(([, x, y, reach], index) => ellipse(x * width, y * height, reach * width, `url(#l${index})`))
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="g" x1="0" y1="0" x2="0.25" y2="1">${stop(0, top)}${stop(1, bottom)}</linearGradient>
      ${lights}${palette.layers.map(fade).join('')}
    </defs>
    <rect width="${width}" height="${height}" fill="url(#g)"/>${glows}${motifs[palette.motif](palette)}
  </svg>`;
}

function stop(offset: number, color: string, opacity = 1) {
  return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
}

function radial(id: string, color: string) {
  return `<radialGradient id="${id}">${stop(0, color, 0.95)}${stop(0.45, color, 0.45)}${stop(1, color, 0)}</radialGradient>`;
}

/** A layer is lit from above and thins out below, so that the next one shows through it. */
function fade(color: string, index: number) {
  return `<linearGradient id="f${index}" x1="0" y1="0" x2="0" y2="1">${stop(0, color, 0.9)}${stop(1, color, 0.35)}</linearGradient>`;
}

function ellipse(x: number, y: number, reach: number, fill: string) {
  return `<ellipse cx="${x}" cy="${y}" rx="${reach}" ry="${reach * 0.7}" fill="${fill}"/>`;
}

function mesh() {
  return '';
}

/** A curve across the picture, closed at its foot. */
function ridge(level: number, swell: number, turns: number, phase: number): string {
  const points = Array.from({ length: 41 }, (_, step) => {
    const x = (step / 40) * width;
    const angle = (step / 40) * Math.PI * 2 * turns + phase;
    return `${x.toFixed(0)} ${(level + Math.sin(angle) * swell + Math.sin(angle * 2.3) * swell * 0.35).toFixed(1)}`;
  });
  return `M0 ${height}L${points.join('L')}L${width} ${height}Z`;
}

function waves({ name, layers }: Palette) {
  return layers
    .map((_, index) => {
      const level = height * (0.52 + index * 0.12);
      const phase = chance(name, 'phase', index) * 6;
      return `<path d="${ridge(level, 26 + index * 7, 1.4 + index * 0.5, phase)}" fill="url(#f${index})"/>`;
    })
    .join('');
}

function dunes({ name, layers }: Palette) {
  return layers
    .map((_, index) => {
      const level = height * (0.42 + index * 0.15);
      const phase = chance(name, 'dune', index) * 6;
      return `<path d="${ridge(level, 80 - index * 8, 0.7 + index * 0.12, phase)}" fill="url(#f${index})"/>`;
    })
    .join('');
}

/** A disc above its own reflection. */
function sun({ layers }: Palette) {
  const horizon = height * 0.6;
  const bars = Array.from({ length: 9 }, (_, index) => {
    const length = 190 + index * 52 * (index % 2 === 0 ? 1 : 0.55);
    const y = horizon + 22 + index * 36;
    return `<rect x="${width / 2 - length / 2}" y="${y}" width="${length}" height="${8 + index}" rx="${4 + index / 2}" fill="${layers[0]}" opacity="${0.75 - index * 0.07}"/>`;
  });
  return `<circle cx="${width / 2}" cy="${height * 0.42}" r="150" fill="${layers[0]}" opacity="0.9"/>
    <path d="${ridge(horizon, 5, 0.8, 1)}" fill="url(#f2)"/><path d="${ridge(horizon + 130, 14, 1.3, 2)}" fill="url(#f3)"/>${bars.join('')}`;
}

function ripples({ name, layers }: Palette) {
  const rings = (x: number, y: number, from: number) =>
    Array.from({ length: 9 }, (_, index) => {
      const color = layers[index % layers.length];
      const radius = from + index * index * 9 + index * 34;
      return `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.42}" fill="none" stroke="${color}" stroke-width="${2 + index * 0.8}" opacity="${0.6 - index * 0.055}"/>`;
    }).join('');
  const x = width * (0.3 + chance(name, 'x') * 0.4);
  return rings(x, height * 0.55, 26) + rings(width - x * 0.6, height * 0.82, 12);
}

function sails({ name, layers }: Palette) {
  const boats = Array.from({ length: 5 }, (_, index) => {
    const x = width * (0.12 + index * 0.19 + chance(name, 'boat', index) * 0.05);
    const tall = 250 + chance(name, 'tall', index) * 230;
    const foot = height * (0.74 + (index % 2) * 0.05);
    const [light, warm] = [layers[0], layers[1]];
    return `<path d="M${x} ${foot}L${x} ${foot - tall}Q${x + tall * 0.42} ${foot - tall * 0.35} ${x + tall * 0.44} ${foot - 16}L${x} ${foot}Z" fill="${light}" opacity="0.82"/>
      <path d="M${x - 8} ${foot}L${x - 8} ${foot - tall * 0.84}Q${x - tall * 0.2} ${foot - tall * 0.3} ${x - tall * 0.26} ${foot - 10}Z" fill="${warm}" opacity="0.7"/>`;
  });
  return `${boats.join('')}<path d="${ridge(height * 0.76, 10, 1.6, 1)}" fill="url(#f2)"/><path d="${ridge(height * 0.86, 16, 1.1, 3)}" fill="url(#f3)"/>`;
}
