import type { PersonKey } from './people';
import type { Past } from './types';

export type DemoFile = {
  key?: string;
  name: string;
  /** The folder's name; without one the file lies at the top. */
  folder?: string;
  by: PersonKey;
  at: Past;
  warmth?: number;
} & (
  | { pdf: { title: string; paragraphs: string[] } }
  | { text: string }
  | { csv: (string | number)[][] }
  | { picture: string; format: 'webp' | 'png' | 'jpeg' }
);

export const files: DemoFile[] = [
  {
    name: 'Read me first.txt',
    by: 'maja',
    at: { days: 90, time: '09:00' },
    warmth: 0.5,
    text: 'Where things go\n\nBrand      logos, colours, photographs: anybody may use them\nSales      price lists and case studies: send the PDF, not the folder\nManuals    for harbours and for field crews\nPolicies   what the law and Nils want in writing\n\nName a file so that somebody finds it who was not there.\n',
  },
  {
    key: 'quarter',
    name: 'The quarter in five numbers.csv',
    by: 'cagla',
    at: { days: 6, time: '08:50' },
    warmth: 0.5,
    csv: [
      ['What', 'This quarter', 'Last quarter', 'Unit'],
      ['New harbours', 14, 11, ''],
      ['Recurring revenue', 18.6, 17.1, 'MSEK'],
      ['Pedestals returned', 23, 48, ''],
      ['Median first answer', 8.4, 9.1, 'minutes'],
      ['Weeks to install', 13, 9, 'weeks'],
    ],
  },
  {
    name: 'Rota for the winter break.pdf',
    by: 'freja',
    at: { days: 17, time: '09:30' },
    warmth: 0.45,
    pdf: {
      title: 'Rota for the winter break',
      paragraphs: [
        'One person on support, one behind them, every day from the 23rd to the 2nd. Swap among yourselves and tell Freja.',
        '23rd: Kwame, with Ravi behind him. 24th: Freja, with Dmytro behind her. 25th: Yuki, with Ravi. 26th: Bo, with Dmytro. 27th and 28th: Eleni, with Ravi.',
        '29th and 30th: Kwame, with Dmytro. 31st: Freja until eight in the evening, then Yuki, who says she does not mind. 1st and 2nd: Callum, with Ravi.',
        'Buns are in the freezer on the ground floor, behind the sealant. Do not confuse them.',
      ],
    },
  },
  {
    name: 'Halyard on one page.pdf',
    folder: 'Brand',
    by: 'aoife',
    at: { days: 72, time: '10:00' },
    warmth: 0.5,
    pdf: {
      title: 'Halyard on one page',
      paragraphs: [
        'Halyard makes the software and the sturdy grey boxes that small harbours run on. Two hundred of them, from the Aegean to the Outer Hebrides, know every evening which berth is free, which boat has power, and when the water turns.',
        'Berth is the plan of the harbour in a harbour master’s pocket. Tideboard knows the water. Pedestals bring light and electricity to the boat and keep working when the internet does not.',
        'Forty people in Gothenburg, Falmouth and Lisbon. Founded in a boathouse in 2011. Owned by those who work here.',
      ],
    },
  },
  {
    name: 'Colours.csv',
    folder: 'Brand',
    by: 'layla',
    at: { days: 71, time: '15:20' },
    warmth: 0.25,
    csv: [
      ['Name', 'Hex', 'Use for'],
      ['Harbour', '#0f766e', 'Everything that is ours'],
      ['Signal', '#ea580c', 'One thing on a page'],
      ['Deep', '#164e63', 'Backgrounds'],
      ['Chalk', '#faf9f7', 'Paper'],
      ['Tar', '#1c1917', 'Text'],
    ],
  },
  {
    name: 'Halyard logo, large.png',
    folder: 'Logos',
    by: 'layla',
    at: { days: 140, time: '11:00' },
    warmth: 0.35,
    picture: 'logo',
    format: 'png',
  },
  {
    name: 'Halyard logo, web.webp',
    folder: 'Logos',
    by: 'layla',
    at: { days: 140, time: '11:02' },
    warmth: 0.3,
    picture: 'logo',
    format: 'webp',
  },
  {
    name: 'How not to use the logo.txt',
    folder: 'Logos',
    by: 'layla',
    at: { days: 139, time: '09:10' },
    warmth: 0.4,
    text: 'Do not stretch it.\nDo not tilt it, not even a little, not even for a boat.\nDo not put it on a photograph of rope. It is already rope.\nIf it has to be one colour, it is Harbour or it is white.\n',
  },
  {
    name: 'Storm over the outer pier.jpg',
    folder: 'Photographs',
    by: 'aoife',
    at: { days: 30, time: '14:00' },
    warmth: 0.3,
    picture: 'storm',
    format: 'jpeg',
  },
  {
    name: 'Evening, Käringön.jpg',
    folder: 'Photographs',
    by: 'aoife',
    at: { days: 92, time: '20:10' },
    warmth: 0.3,
    picture: 'amber',
    format: 'jpeg',
  },
  {
    name: 'Lindholmen at dawn.jpg',
    folder: 'Harbours at dawn',
    by: 'aoife',
    at: { days: 25, time: '07:10' },
    warmth: 0.35,
    picture: 'dawn',
    format: 'jpeg',
  },
  {
    name: 'Camogli before the rain.webp',
    folder: 'Harbours at dawn',
    by: 'rafael',
    at: { days: 12, time: '06:40' },
    warmth: 0.3,
    picture: 'dawn-blue',
    format: 'webp',
  },
  {
    key: 'prices',
    name: 'Price list.pdf',
    folder: 'Price lists',
    by: 'siobhan',
    at: { days: 38, time: '09:30' },
    warmth: 0.55,
    pdf: {
      title: 'Price list',
      paragraphs: [
        'Berth: 38 SEK a berth and month, billed once a year. From two hundred berths: 31 SEK.',
        'Tideboard: 900 SEK a harbour and month; included from fifty berths.',
        'Pedestal: 14,200 SEK, without cable. Spare door 1,100 SEK, spare relay 240 SEK. Spare patience: ask Rafael.',
        'Installation: one price a country, ferry included. Offers keep their price for ninety days.',
      ],
    },
  },
  {
    name: 'Price list, machine readable.csv',
    folder: 'Price lists',
    by: 'siobhan',
    at: { days: 38, time: '09:34' },
    warmth: 0.2,
    csv: [
      ['Item', 'Price', 'Currency', 'Per'],
      ['Berth', 38, 'SEK', 'berth and month'],
      ['Berth, 200+', 31, 'SEK', 'berth and month'],
      ['Tideboard', 900, 'SEK', 'harbour and month'],
      ['Pedestal', 14200, 'SEK', 'piece'],
      ['Spare door', 1100, 'SEK', 'piece'],
      ['Spare relay', 240, 'SEK', 'piece'],
    ],
  },
  {
    name: 'Kuressaare: from notebook to two hundred.pdf',
    folder: 'Case studies',
    by: 'aoife',
    at: { days: 2, time: '13:00' },
    warmth: 0.4,
    pdf: {
      title: 'Kuressaare: from notebook to two hundred',
      paragraphs: [
        'Kuressaare is a guest harbour on the island of Saaremaa with 120 berths and a season of fourteen weeks. Until this year its plan was a whiteboard in a window.',
        'The harbour signed in May and switched on in November. In between came thirty-one pedestals, one ferry strike and a sailing school that wanted to press every button, and did.',
        '“On the first evening I counted the boats, as I always do,” says Tõnis Kask, harbour master. “Then I looked at the screen. Then I counted again, to be fair to it.”',
      ],
    },
  },
  {
    name: 'Pedestal 2, installation manual.pdf',
    folder: 'Pedestal',
    by: 'luca',
    at: { days: 160, time: '12:10' },
    warmth: 0.5,
    pdf: {
      title: 'Pedestal 2: installation manual',
      paragraphs: [
        '1. Find the highest water. Add thirty centimetres. The relay sits above this line.',
        '2. Bolt the base plate with four A4 bolts. On cobbles, use four shims.',
        '3. Lay the cable with a drip loop. Tighten the gland by hand, then a quarter turn.',
        '4. Set the casting, without its door. Two people. Mind the fingers.',
        '5. Connect earth first, then neutral, then phase. Close, lock, tag, try.',
        '6. Pair it, test it, say hello. The light answers twice.',
      ],
    },
  },
  {
    name: 'Wiring of the door light.txt',
    folder: 'Pedestal',
    by: 'yijun',
    at: { days: 158, time: '10:30' },
    warmth: 0.2,
    text: 'J4  pin 1  +5 V\n    pin 2  light, open drain, 40 mA\n    pin 3  button, pulled up, active low\n    pin 4  ground\n\nA long press is longer than 1200 ms. It is free at the moment.\n',
  },
  {
    name: 'Tideboard, a tour for harbour masters.pdf',
    folder: 'Tideboard',
    by: 'zoe',
    at: { days: 5, time: '12:30' },
    warmth: 0.3,
    pdf: {
      title: 'Tideboard: a tour for harbour masters',
      paragraphs: [
        'The line is the moon. The band is the wind. Where the band touches your sill, the board says so in words.',
        'To correct the board, tell it what you see. It believes you over any satellite, and it remembers.',
        'If the water does something that neither of you expected, press the question mark. A person reads it.',
      ],
    },
  },
  {
    key: 'safety',
    name: 'Safety on the quay, for the van.pdf',
    folder: 'Policies',
    by: 'gunnar',
    at: { days: 219, time: '08:00' },
    warmth: 0.4,
    pdf: {
      title: 'Safety on the quay',
      paragraphs: [
        'NEVER ALONE. Two people wherever there are tools out.',
        'Life jacket on. Harbour master informed. Shore power off, locked, key in your pocket. Ladder found.',
        'Somebody in the water: shout, point, keep pointing, throw what floats, call 112, then channel 16. Do not jump.',
        'Write down every near miss on the same day.',
      ],
    },
  },
  {
    name: 'Data protection in plain words.pdf',
    folder: 'Policies',
    by: 'nils',
    at: { days: 84, time: '16:00' },
    warmth: 0.25,
    pdf: {
      title: 'Data protection in plain words',
      paragraphs: [
        'We hold as little as we can, for as short as we can, and we can say why for every line of it.',
        'If a person asks what we know about them, forward it to Nils on the same day. He has thirty; he would like twenty-nine.',
        'If you think that something went where it should not, tell Samir now. Not after lunch.',
      ],
    },
  },
  {
    name: 'Suppliers with codes of conduct.csv',
    folder: 'Policies',
    by: 'fatima',
    at: { days: 65, time: '09:40' },
    warmth: 0.15,
    csv: [
      ['Supplier', 'Signed', 'Visited'],
      ['Brännö Galvanisers', 'yes', 'spring'],
      ['Cable & Kin', 'yes', 'autumn'],
      ['Rapid Relay B.V.', 'yes', 'not yet'],
      ['Oficina Tejo', 'yes', 'spring'],
    ],
  },
  {
    name: 'Halyard today (old, do not use).pdf',
    folder: 'Sales',
    by: 'siobhan',
    at: { days: 205, time: '09:00' },
    warmth: 0.1,
    pdf: {
      title: 'Halyard today',
      paragraphs: [
        'This is last year’s sheet. It says one hundred and sixty harbours. Use the one in Brand.',
      ],
    },
  },
];
