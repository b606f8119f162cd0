export type DemoVenue = { description: string; lat: number; lng: number; zone: string };

export const venues = {
  boathouse: {
    description: 'The Boathouse, Lindholmen, Gothenburg, Sweden',
    lat: 57.7066,
    lng: 11.938,
    zone: 'Europe/Stockholm',
  },
  feskekorka: {
    description: 'Feskekörka, Gothenburg, Sweden',
    lat: 57.7008,
    lng: 11.9578,
    zone: 'Europe/Stockholm',
  },
  vinga: {
    description: 'Vinga lighthouse, Gothenburg archipelago, Sweden',
    lat: 57.6323,
    lng: 11.6056,
    zone: 'Europe/Stockholm',
  },
  falmouth: {
    description: 'National Maritime Museum Cornwall, Falmouth, United Kingdom',
    lat: 50.1526,
    lng: -5.0645,
    zone: 'Europe/London',
  },
  lisbon: {
    description: 'Cais do Sodré, Lisbon, Portugal',
    lat: 38.7059,
    lng: -9.1443,
    zone: 'Europe/Lisbon',
  },
  duesseldorf: {
    description: 'Messe Düsseldorf, Düsseldorf, Germany',
    lat: 51.2617,
    lng: 6.7456,
    zone: 'Europe/Berlin',
  },
  amsterdam: {
    description: 'RAI Amsterdam, Amsterdam, Netherlands',
    lat: 52.3412,
    lng: 4.8886,
    zone: 'Europe/Amsterdam',
  },
  genoa: { description: 'Porto Antico, Genoa, Italy', lat: 44.4096, lng: 8.9279, zone: 'Europe/Rome' },
  helsinki: {
    description: 'Katajanokka, Helsinki, Finland',
    lat: 60.1675,
    lng: 24.9697,
    zone: 'Europe/Helsinki',
  },
  bilbao: { description: 'Itsasmuseum, Bilbao, Spain', lat: 43.2663, lng: -2.9466, zone: 'Europe/Madrid' },
} satisfies Record<string, DemoVenue>;

export type VenueKey = keyof typeof venues;
