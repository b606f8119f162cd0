import { expect, test } from 'vitest';
import { googlePlaces } from '@/lib/ports/venues/google';
import { nominatim, photon } from '@/lib/ports/venues/osm';
import { usePeer } from '@/lib/testing/peer';

const { address, asked } = usePeer(({ pathname }) => {
  if (pathname === '/api') {
    const properties = { name: 'Kajen', street: 'Skeppsbron', housenumber: '4', city: 'Göteborg' };
    const one = { geometry: { coordinates: [11.938, 57.7066] }, properties };
    return { features: [one, one, { ...one, properties: { name: 'Göteborg', city: 'Göteborg' } }] };
  }
  if (pathname === '/search') return [{ display_name: 'Göteborg, Sverige', lat: '57.7066', lon: '11.938' }];
  if (pathname.endsWith('/autocomplete/json'))
    return { status: 'OK', predictions: [{ description: 'Kajen', place_id: 'G1' }] };
  if (pathname.endsWith('/details/json'))
    return { status: 'OK', result: { geometry: { location: { lat: 57.7, lng: 11.9 } } } };
});

test('Photon’s places have a line to read and an id that tells where they are, each once', async () => {
  const service = photon(address());
  expect(await service.search('kaj & bro')).toEqual([
    { description: 'Kajen, Skeppsbron 4, Göteborg', place_id: 'osm:57.70660,11.93800' },
  ]);
  expect(asked.at(-1)?.searchParams.get('q')).toBe('kaj & bro');
  expect(await service.locate('osm:57.70660,11.93800')).toEqual({ lat: 57.7066, lng: 11.938 });
  for (const id of ['osm:91.00000,1.00000', 'osm:1,2', 'G1']) expect(await service.locate(id)).toBeNull();
});

test('Nominatim’s places are read in its own words', async () => {
  expect(await nominatim(address()).search('göte')).toEqual([
    { description: 'Göteborg, Sverige', place_id: 'osm:57.70660,11.93800' },
  ]);
});

test('Google is asked with the key, and never for the places of others', async () => {
  const service = googlePlaces({ key: 'a-key', api: address() });
  expect(await service.search('kaj')).toEqual([{ description: 'Kajen', place_id: 'G1' }]);
  expect(asked.at(-1)?.searchParams.get('key')).toBe('a-key');
  expect(await service.locate('G1')).toEqual({ lat: 57.7, lng: 11.9 });
  const before = asked.length;
  expect(await service.locate('geonames:2711537')).toBeNull();
  expect(asked.length).toBe(before);
});
