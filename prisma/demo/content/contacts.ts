export type DemoList = {
  name: string;
  fields: { label: string; type: 'link' | 'email' | 'tel' | 'text' | 'yes_no' }[];
  contacts: { name: string; values: (string | boolean)[] }[];
};

/** Values stand in the order of their list's fields. */
export const contactLists: DemoList[] = [
  {
    name: 'Harbour masters',
    fields: [
      { label: 'Harbour', type: 'text' },
      { label: 'Phone', type: 'tel' },
      { label: 'E-mail', type: 'email' },
      { label: 'Website', type: 'link' },
      { label: 'On Berth', type: 'yes_no' },
    ],
    contacts: [
      {
        name: 'Morwenna Pascoe',
        values: [
          'Penberth Cove',
          '+44 1632 960 101',
          'harbour@penberth.example',
          'https://penberth.example.com',
          true,
        ],
      },
      {
        name: 'Lars-Erik Sundin',
        values: [
          'Käringön',
          '+46 31 390 06 50',
          'hamn@karingon.example',
          'https://karingon.example.com',
          true,
        ],
      },
      {
        name: 'Giulia Ferrando',
        values: [
          'Camogli',
          '+39 0185 555 0142',
          'porto@camogli.example',
          'https://camogli.example.com',
          true,
        ],
      },
      {
        name: 'Nikos Andreou',
        values: [
          'Ermoupoli marina',
          '+30 2281 555 017',
          'marina@ermoupoli.example',
          'https://ermoupoli.example.com',
          true,
        ],
      },
      {
        name: 'Anne-Sofie Juhl',
        values: ['Ærøskøbing', '+45 55 50 01 18', 'havn@aeroe.example', 'https://aeroe.example.com', false],
      },
      {
        name: 'Xabier Etxeberria',
        values: [
          'Lekeitio',
          '+34 946 550 120',
          'portua@lekeitio.example',
          'https://lekeitio.example.com',
          true,
        ],
      },
      {
        name: 'Tõnis Kask',
        values: [
          'Kuressaare',
          '+372 555 0133',
          'sadam@kuressaare.example',
          'https://kuressaare.example.com',
          true,
        ],
      },
      {
        name: 'Gwenaëlle Le Goff',
        values: [
          'Le Palais',
          '+33 2 55 55 01 44',
          'capitainerie@lepalais.example',
          'https://lepalais.example.com',
          false,
        ],
      },
      {
        name: 'Duncan MacAskill',
        values: [
          'Portnahaven',
          '+44 1632 960 155',
          'pier@portnahaven.example',
          'https://portnahaven.example.com',
          true,
        ],
      },
      {
        name: 'Marika Häkkinen',
        values: [
          'Nauvo guest harbour',
          '+358 9 555 0166',
          'satama@nauvo.example',
          'https://nauvo.example.com',
          true,
        ],
      },
    ],
  },
  {
    name: 'Suppliers and trades',
    fields: [
      { label: 'What they do', type: 'text' },
      { label: 'Mobile', type: 'tel' },
      { label: 'Orders', type: 'email' },
      { label: 'Open at weekends', type: 'yes_no' },
    ],
    contacts: [
      {
        name: 'Brännö Galvanisers',
        values: ['Hot-dip galvanising, two-week queue', '+46 70 174 06 60', 'order@branno.example', false],
      },
      {
        name: 'Cable & Kin',
        values: ['Marine cable, cut to length', '+44 7700 900161', 'cut@cableandkin.example', false],
      },
      {
        name: 'Elin Hedlund',
        values: [
          'Certified electrician, quays and wet places',
          '+46 70 174 06 62',
          'elin@hedlund.example',
          true,
        ],
      },
      {
        name: 'Falmouth Freight',
        values: ['Pallets to islands', '+44 7700 900163', 'dispatch@ffreight.example', true],
      },
      {
        name: 'Grönsakstorget Catering',
        values: [
          'Lunch for up to eighty, knows our allergies',
          '+46 70 174 06 64',
          'mat@gronsaks.example',
          true,
        ],
      },
      {
        name: 'Oficina Tejo',
        values: ['Sheet metal, Lisbon', '+351 210 555 065', 'oficina@tejo.example', false],
      },
      {
        name: 'Rapid Relay B.V.',
        values: ['Relays and connectors', '+31 20 555 0166', 'sales@rapidrelay.example', false],
      },
      {
        name: 'Tor the crane',
        values: ['Mobile crane, up to 12 tonnes, whistles', '+46 70 174 06 67', 'tor@kran.example', true],
      },
    ],
  },
];
