import sharp, { type Sharp } from 'sharp';
import { chance } from '../chance';

const size = 180;

/** A quiet abstract avatar: three soft shapes whose colours and places follow from the name. */
export function portrait(name: string): Sharp {
  const hue = Math.floor(chance(name, 'colour') * 24) * 15;
  const tone = (shift: number, light: number) => `hsl(${(hue + shift) % 360}, 46%, ${light}%)`;
  const at = (word: string, from: number, to: number) => (from + chance(name, word) * (to - from)).toFixed(0);
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
      <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${tone(0, 78)}"/><stop offset="1" stop-color="${tone(40, 46)}"/></linearGradient></defs>
      <rect width="${size}" height="${size}" fill="url(#g)"/>
      <circle cx="${at('a', 20, 80)}" cy="${at('b', 30, 90)}" r="${at('c', 44, 70)}" fill="${tone(25, 88)}" opacity="0.75"/>
      <circle cx="${at('d', 90, 150)}" cy="${at('e', 70, 130)}" r="${at('f', 38, 60)}" fill="${tone(330, 62)}" opacity="0.6"/>
      <path d="M0 ${at('h', 120, 150)}Q90 ${at('i', 80, 120)} 180 ${at('j', 120, 160)}V180H0Z" fill="${tone(20, 36)}" opacity="0.75"/>
    </svg>`),
  );
}
