/** A post, its text, and what people type who look for it: inflected, mistyped, without accents, begun, or by name. */
export const quality: { title: string; text: string; comment?: string; queries: string[] }[] = [
  {
    title: 'Quarterly report of the sales team',
    text: 'We have sold more sailing boats than in the last year, and the customers were happy with their deliveries.',
    queries: ['quartrly report', 'sales teams', 'selling boat deliver', 'quarterly rep'],
  },
  {
    title: 'How we run the onboarding of new colleagues',
    text: 'Everybody who is new meets the team on the first day. Running the welcome breakfast is the task of the office managers.',
    queries: ['onbording', 'onboarding colleague', 'welcome brekfast', 'office manager'],
  },
  {
    title: 'Security training in November',
    text: 'You are invited to the training on phishing and passwords. The lessons take an hour and you will have questions answered.',
    queries: ['secruity training', 'pasword', 'trainings phishing', 'security lesson'],
  },
  {
    title: 'Parental leave policy',
    text: 'The policies of the company for mothers and fathers, with the days that you are paid for and how to apply.',
    queries: ['parental leaves', 'parentl leave', 'policies mother', '"parental leave"'],
  },
  {
    title: 'Travel expenses and receipts',
    text: 'Send the receipts of your journeys by the end of the month. For trains and hotels we have a booking tool.',
    queries: ['travel expense', 'reciepts', 'journey hotel', 'expences travel'],
  },
  {
    title: 'The coffee machine on the third floor is broken',
    text: 'A technician is coming on Thursday to repair it, and until then the kitchen on the second floor is open to you.',
    comment: 'The espresso on the second floor tastes better anyway.',
    queries: ['cofee machine', 'broken coffee', 'repairing kitchen', 'espresso'],
  },
  {
    title: 'Release notes 4.2',
    text: 'The tideboard is faster now, the notifications are grouped, and exporting to spreadsheets was fixed for this version.',
    queries: ['release 4.2', 'tideboard notification', 'export spreadsheet', 'relese notes'],
  },
  {
    title: 'Summer party at the harbour',
    text: 'We are celebrating with music and food on the quay. Families are welcome, and you have to bring swimming clothes.',
    queries: ['sumer party', 'celebrate harbour', 'family music', 'harbours party'],
  },
  {
    title: 'Urlaubsantrag und Abwesenheiten',
    text: 'Die Anträge für den Urlaub werden im Personalbüro gestellt, und die Häuser sind an den Feiertagen nicht besetzt.',
    queries: ['urlaubsantrg', 'antrag urlaub', 'personalburo', 'feiertag haus'],
  },
  {
    title: 'Brandschutzbeauftragte der Standorte',
    text: 'Wir haben für jeden Standort eine Person, die im Notfall die Türen und die Fluchtwege prüft und sich mit den Behörden abstimmt.',
    queries: ['brandschutz', 'brandschutzbeauftragter', 'turen fluchtweg', 'standort notfalle'],
  },
  {
    title: 'Projektleiterhandbuch',
    text: 'Das Handbuch für die Leitung von Projekten ist nicht lang, und es wird von den Kolleginnen der Entwicklung gepflegt.',
    queries: ['projekt', 'projektleiter', 'projekleiterhandbuch', 'handbucher entwicklung'],
  },
  {
    title: 'Schlüssel für die Werkstatt',
    text: 'Wer einen Schlüssel braucht, fragt bei der Verwaltung. Die Werkstätten sind mit neuen Schlössern ausgestattet und nicht offen.',
    queries: ['schlussel', 'schlüsel werkstatt', 'schluessel werkstatt', 'verwaltungen'],
  },
  {
    title: 'Réunion générale à Montréal',
    text: 'Nous vous invitons à la réunion dans les bureaux de la rue Sainte-Catherine, pour parler des résultats et des prochaines étapes.',
    queries: ['reunion montreal', 'réunions générales', 'bureau sainte catherine', 'resultat etape'],
  },
  {
    title: 'Télétravail et horaires flexibles',
    text: 'Les salariés qui travaillent à la maison sont dans un groupe avec une charte, et nous avons des horaires pour les équipes.',
    queries: ['teletravail', 'horaire flexible', 'salarie maison', 'teletravial'],
  },
  {
    title: 'Les nouveaux ordinateurs portables',
    text: 'La livraison des ordinateurs est prévue pour le mois de mai. Les anciens appareils sont repris par le service informatique.',
    queries: ['ordinateur portable', 'nouveau ordinateur', 'livraisons', 'informatiqe'],
  },
  {
    title: 'Cambios en la nómina',
    text: 'Los pagos del mes se hacen por transferencia y no en efectivo, para que las personas reciban el dinero con más seguridad.',
    queries: ['nomina', 'cambio nomina', 'transferencias', 'pago efectivo'],
  },
  {
    title: 'Guía de seguridad para los almacenes',
    text: 'Las carretillas se usan con casco, y los trabajadores del almacén no entran en las zonas marcadas con líneas rojas.',
    queries: ['guia seguridad', 'almacen', 'carretilla casco', 'seguridda almacenes'],
  },
  {
    title: 'Vacaciones y días libres',
    text: 'Para pedir una semana de vacaciones se usa el formulario que está en la página de las personas, con un mes de antelación.',
    queries: ['vacacion', 'dias libres', 'formularios', 'vacasiones'],
  },
  {
    title: 'Välkommen till det nya kontoret i Göteborg',
    text: 'Vi har flyttat till hamnen och det är nära till färjorna. Nycklarna hämtas i receptionen och inte på det gamla kontoret.',
    queries: ['goteborg kontor', 'valkommen', 'nyckel', 'farjor receptionen'],
  },
  {
    title: 'Friskvårdsbidrag för alla anställda',
    text: 'Bidraget är på tre tusen kronor och kvitton lämnas till ekonomiavdelningen. Det gäller träning, massage och även simning.',
    queries: ['friskvard', 'friskvardsbidraget', 'kvitto ekonomi', 'anstallda traning'],
  },
  {
    title: 'Säkerhetsrutiner vid båtarna',
    text: 'Flytvästar ska bäras på bryggan, och båtar som inte är förtöjda får inte lastas. Den som har vakt ansvarar för detta.',
    queries: ['sakerhetsrutin', 'batar', 'flytvast', 'bryggor'],
  },
  {
    title: 'Nieuwe afspraken over thuiswerken',
    text: 'We werken op dinsdag niet thuis, want dan is het overleg van de afdelingen. De afspraken zijn met de teams gemaakt.',
    queries: ['thuiswerk', 'afspraak', 'afdeling overleg', 'thuiswerkn'],
  },
  {
    title: 'Fietsenstalling en parkeerplaatsen',
    text: 'De fietsen staan in de kelder en de auto van het bedrijf staat voor de deur. Het is niet toegestaan op de stoep te parkeren.',
    queries: ['fietsen', 'parkeerplaats', 'fietsenstaling', 'kelder auto'],
  },
  {
    title: '東京オフィスの移転のお知らせ',
    text: '来月から新しい住所に移転します。会議室の予約は受付で行ってください。',
    queries: ['東京', '移転', '会議室', '予約 受付'],
  },
  {
    title: '假期申请流程',
    text: '员工需要提前两周提交申请，由部门经理批准。',
    queries: ['假期', '申请流程', '部门经理', '提前两周'],
  },
  {
    title: 'ประกาศวันหยุดประจำปี',
    text: 'พนักงานทุกคนสามารถดูวันหยุดได้ที่นี่',
    queries: ['วันหยุด', 'ประกาศ', 'พนักงาน', 'ประจำปี'],
  },
  {
    title: 'Interview with Zbigniew Kowalczyk',
    text: 'He has been a welder for thirty years and is now teaching the apprentices. "The seams are like handwriting", says Søren Østergård.',
    queries: ['kowalczyk', 'zbigniev', 'soren ostergard', 'welders apprentice'],
  },
  {
    title: 'Server maintenance window',
    text: 'The databases are being upgraded on Saturday between 22:00 and 23:30. Write to ops@example.com when something is not working.',
    queries: ['maintenence', 'database upgrade', 'ops@example.com', 'server maintainance'],
  },
  {
    title: 'E-mail signatures',
    text: 'Copy the template and replace the name. The logo must not be bigger than 40 pixels, and the colours are those of the brand.',
    queries: ['e-mail signature', 'signatures template', 'logo colour', 'sigantures'],
  },
  {
    title: 'Lunch menu of the canteen',
    text: 'Monday lentil soup, Tuesday crêpes, Wednesday jalapeño burgers, Thursday gnocchi, and on Friday there is fish.',
    queries: ['crepes', 'jalapeno', 'canten menu', 'lentils soup'],
  },
];
