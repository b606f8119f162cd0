export type DemoPerson = {
  name: string;
  email?: string;
  title: string;
  office?: string;
  mobile?: string;
  intro?: string;
  work?: string;
  /** Abstract avatar; the others show their initials. */
  portrait?: true;
};

const { freeze } = Object;

/** Phone numbers are from the ranges that Sweden, Britain and North America keep for fiction. */
export const people = freeze({
  maja: {
    name: 'Maja Lindqvist',
    email: 'admin@example.com',
    title: 'Operations lead',
    office: '+46 31 390 06 01',
    mobile: '+46 70 174 06 05',
    intro:
      'I keep the lights on, the leases signed and this intranet tidy. If something at Halyard creaks, it is probably mine. Come by the third floor; the plant is real.',
    work: 'Operations lead, Halyard, since 2019\nOffice manager, a ferry company that shall remain nameless, 2014–2019\nDeckhand, one summer, never again',
    portrait: true,
  },
  tomas: {
    name: 'Tomás Ferreira',
    email: 'editor@example.com',
    title: 'Internal communications',
    office: '+46 31 390 06 02',
    mobile: '+46 70 174 06 07',
    intro:
      'I edit what you write so that your colleagues read it. Send me drafts, bullet points or a voice message from the quay. I will cut the word "leverage".',
    work: 'Internal communications, Halyard, since 2021\nSub-editor, Diário de Notícias, 2012–2021',
    portrait: true,
  },
  yuki: {
    name: 'Yuki Tanaka',
    email: 'member@example.com',
    title: 'Support engineer',
    office: '+46 31 390 06 03',
    mobile: '+46 70 174 06 09',
    intro:
      'Harbour masters call me at six in the morning and I like it. I speak Japanese, Swedish, English and fluent modem.',
    work: 'Support engineer, Halyard, since 2023\nRadio operator, Japan Coast Guard, 2016–2022',
    portrait: true,
  },
  ingrid: {
    name: 'Ingrid Åkerblom',
    title: 'Chief executive',
    office: '+46 31 390 06 10',
    mobile: '+46 70 174 06 10',
    intro:
      'Started Halyard in a boathouse in 2011 because nobody could tell me which berth was free. I still sail, badly, on Sundays.',
    work: 'Founder and chief executive, Halyard, since 2011\nHarbour engineer, Port of Gothenburg, 2003–2011',
    portrait: true,
  },
  soren: {
    name: 'Søren Kjær',
    title: 'Head of engineering',
    office: '+46 31 390 06 11',
    mobile: '+46 70 174 06 11',
    intro: 'I believe in small releases, long walks and deleting code on Fridays.',
    work: 'Head of engineering, Halyard, since 2016',
  },
  priya: {
    name: 'Priya Raghunathan',
    title: 'Head of product',
    office: '+46 31 390 06 12',
    intro: 'Ask me why. Then ask me why again. I will do the same to you.',
    portrait: true,
  },
  jurgen: {
    name: 'Jürgen Köhler',
    title: 'Finance director',
    office: '+46 31 390 06 13',
    mobile: '+46 70 174 06 13',
    intro: 'Receipts within thirty days, please. I sing bass in two choirs.',
  },
  siobhan: {
    name: 'Siobhán Ní Dhomhnaill',
    title: 'Head of sales',
    office: '+44 20 7946 0114',
    mobile: '+44 7700 900114',
    intro:
      'Based in Falmouth, found on trains. I know the name of every harbour master’s dog between Cork and Tallinn.',
  },
  layla: {
    name: 'ليلى حداد',
    email: 'layla.haddad@halyard.example',
    title: 'Lead designer',
    office: '+46 31 390 06 15',
    intro: 'Layla in Latin letters. I draw things until a person in gloves can use them in the rain.',
    portrait: true,
  },
  yijun: {
    name: '陳怡君',
    email: 'yi-chun.chen@halyard.example',
    title: 'Firmware engineer',
    office: '+46 31 390 06 16',
    intro: 'Yi-Chun. I live between the relay and the sea water. My code has to survive both.',
    portrait: true,
  },
  inigo: {
    name: 'Íñigo Muñoz',
    title: 'Field engineer',
    mobile: '+46 70 174 06 17',
    intro:
      'I install the grey boxes. If it is bolted to a quay between Vigo and Bilbao, I probably lost a spanner there.',
  },
  asa: {
    name: 'Åsa Bergström',
    title: 'People and culture',
    office: '+46 31 390 06 18',
    mobile: '+46 70 174 06 18',
    intro: 'Contracts, parental leave, difficult conversations and the good biscuits.',
    portrait: true,
  },
  oluwaseun: {
    name: 'Oluwaseun Adeyemi',
    title: 'Backend engineer',
    office: '+46 31 390 06 19',
    intro: 'Seun to everybody. Databases, tides and anything else that goes up and down.',
  },
  malgorzata: {
    name: 'Małgorzata Wiśniewska',
    title: 'Backend engineer',
    intro: 'Gosia. I own the berth allocator and apologise for it in advance.',
    office: '+46 31 390 06 20',
  },
  anh: {
    name: 'Trần Ngọc Anh',
    title: 'Frontend engineer',
    office: '+46 31 390 06 21',
    intro: 'Maps, charts and everything that has to be legible in direct sunlight.',
    portrait: true,
  },
  dmytro: {
    name: 'Dmytro Kovalenko',
    title: 'Platform engineer',
    office: '+46 31 390 06 22',
    mobile: '+46 70 174 06 22',
    intro: 'If it pages, it pages me. I bake on the mornings after.',
  },
  cagla: {
    name: 'Çağla Yıldız',
    title: 'Data analyst',
    office: '+46 31 390 06 23',
    intro: 'I will bring a chart to your opinion.',
  },
  zoe: {
    name: 'Zoë van der Berg',
    title: 'Product manager, Tideboard',
    office: '+46 31 390 06 24',
    intro: 'Formerly a lock keeper. I know how long eleven minutes is.',
    portrait: true,
  },
  mateus: {
    name: 'Mateus Conceição',
    title: 'Product manager, Berth',
    intro: 'Lisbon. Surf before stand-up, so please no meetings before ten.',
    mobile: '+46 70 174 06 25',
  },
  eleni: {
    name: 'Eleni Papadopoulou',
    title: 'Customer success',
    office: '+46 31 390 06 26',
    intro: 'Forty harbours in the Aegean and I have had lunch in all of them.',
  },
  callum: {
    name: 'Callum Trevithick',
    title: 'Account manager',
    office: '+44 20 7946 0127',
    mobile: '+44 7700 900127',
    intro: 'Cornwall and the Channel Islands. Gig rower, third seat.',
  },
  freja: {
    name: 'Freja Holm',
    title: 'Support lead',
    office: '+46 31 390 06 28',
    mobile: '+46 70 174 06 28',
    intro: 'First response under nine minutes, with a human in it.',
    portrait: true,
  },
  kwame: {
    name: 'Kwame Asante',
    title: 'Support engineer',
    office: '+46 31 390 06 29',
    intro:
      'Evenings and weekends in the high season. I collect bug reports with photographs of gulls in them.',
  },
  hana: {
    name: 'Hana Nováková',
    title: 'Hardware engineer',
    office: '+46 31 390 06 30',
    intro: 'I drop things on purpose.',
  },
  luca: {
    name: 'Luca De Santis',
    title: 'Mechanical designer',
    office: '+46 31 390 06 31',
    intro: 'Hinges, gaskets, and why that screw is there.',
  },
  fatima: {
    name: 'Fatima Zahra El Idrissi',
    title: 'Supply chain',
    office: '+46 31 390 06 32',
    mobile: '+46 70 174 06 32',
    intro: 'I know where every relay on this continent is, and which ones are late.',
  },
  gunnar: {
    name: 'Gunnar Þórsson',
    title: 'Workshop',
    mobile: '+46 70 174 06 33',
    intro: 'Third generation boat builder. Coffee at nine and at two; bring your own cup.',
  },
  aoife: {
    name: 'Aoife Gallagher',
    title: 'Marketing',
    office: '+44 20 7946 0134',
    intro: 'Fairs, films and the newsletter. I have 4,000 photographs of ropes.',
    portrait: true,
  },
  rafael: {
    name: 'Rafael Ortega Núñez',
    title: 'Field engineer',
    mobile: '+46 70 174 06 35',
    intro: 'Mediterranean quays. I carry a spare of everything but patience.',
  },
  nils: {
    name: 'Nils Öhman',
    title: 'Legal and privacy',
    office: '+46 31 390 06 36',
    intro: 'Short contracts. I read the long ones so that you do not have to.',
  },
  ravi: {
    name: 'Ravi Menon',
    title: 'Site reliability',
    intro: 'Twelve harbours an hour ahead of the tide.',
    office: '+46 31 390 06 37',
  },
  chloe: {
    name: 'Chloé Dubois-Martin',
    title: 'User researcher',
    mobile: '+46 70 174 06 38',
    intro: 'I stand on pontoons and watch people tap. My notebook is waterproof.',
    portrait: true,
  },
  tane: {
    name: 'Tāne Ngata',
    title: 'Android engineer',
    intro: 'Working from Falmouth, dreaming of the Hauraki Gulf.',
    mobile: '+44 7700 900139',
  },
  ewa: {
    name: 'Ewa Nowak-Sørensen',
    title: 'Quality engineer',
    office: '+46 31 390 06 40',
    intro: 'I find it before Kwame’s gull does.',
  },
  bjork: {
    name: 'Björk Sigurðardóttir',
    title: 'Translator and writer',
    mobile: '+46 70 174 06 41',
    intro: 'Nine languages in the product, four in my head. I write the error messages.',
  },
  samir: {
    name: 'Samir Benali',
    title: 'Security engineer',
    office: '+46 31 390 06 42',
    intro: 'Polite suspicion as a service.',
  },
  wren: {
    name: 'Wren Ashcombe',
    title: 'Accounts',
    office: '+44 20 7946 0143',
    intro: 'They/them. If your expense claim bounced, I was sorry about it.',
  },
  viktor: {
    name: 'Viktor Hägg',
    title: 'Apprentice, workshop',
    mobile: '+46 70 174 06 44',
    intro: 'First year. I can already tell an M8 from an M10 without looking.',
  },
  noor: {
    name: 'Noor van Dijk',
    title: 'Working student, data',
    intro: 'Two days a week from Delft. My thesis is about waiting for locks.',
  },
  bo: {
    name: 'Bo Li',
    title: 'Customer success',
    office: '+46 31 390 06 46',
    intro: 'Baltic and inland waterways. I answer in the language you write in, mostly.',
    portrait: true,
  },
} satisfies Record<string, DemoPerson>);

export type PersonKey = keyof typeof people;
