// Holds events of the demo portal; days count from today.

import type { DemoEvent } from '../types.ts';

export const laterDates: DemoEvent[] = [
  {
    key: 'termin-grundlehrgang',
    place: 'steinach',
    category: 'wirtschaft',
    author: 'holger',
    title: 'Energieabend: Solar auf alten Dächern',
    lead: 'Was trägt das Dach, was trägt die Rechnung? Mit Beispielen aus der Ziegelei.',
    body: [
      {
        p: 'Ein Dachdecker, eine Elektrikerin und jemand, der es schon gemacht hat, reden je zehn Minuten. Danach werden mitgebrachte Stromrechnungen gelesen, auch die peinlichen.',
      },
    ],
    tags: ['Photovoltaik', 'Ziegelei'],
    picture: { scene: 'solar', seed: 724, season: 'autumn', ratio: '3:2', credit: 'holger' },
    organiser: 'Stadtwerke Steinach',
    price: 'frei',
    fee: 0,
    locations: [
      {
        venue: 'Ringofen, Besucherraum',
        address: 'Ringofenstraße 1, Steinach',
        dates: [{ inDays: 12, from: '19:00', to: '21:00' }],
      },
    ],
    publishedMinutesAgo: 15600,
    comments: [],
  },
  {
    key: 'termin-nachtwaechter',
    place: 'auenfeld',
    category: 'kultur',
    author: 'ruth',
    title: 'Mit der Nachtwächterin durch Auenfeld',
    lead: 'Laterne, Hellebarde, anderthalb Stunden Klatsch aus sechs Jahrhunderten.',
    body: [
      {
        p: 'Die Nachtwächterin war im ersten Beruf Standesbeamtin und weiß, wer mit wem. Sie nennt nur Namen, die mindestens hundert Jahre tot sind. Meistens.',
      },
    ],
    tags: ['Führung', 'Geschichte'],
    picture: { scene: 'rooftops', seed: 724, hour: 'night', season: 'winter', ratio: '3:2', credit: 'ruth' },
    organiser: 'Verkehrsverein Auenfeld',
    price: '7 Euro, Kinder 3',
    fee: 7,
    locations: [
      {
        venue: 'Rathaustreppe',
        address: 'Marktplatz 1, Auenfeld',
        dates: [
          { inDays: 1, from: '19:00', to: '20:30' },
          { inDays: 15, from: '19:00', to: '20:30' },
        ],
      },
    ],
    publishedMinutesAgo: 14400,
    comments: [
      { author: 'henrike', minutesAfter: 40, text: '„Meistens“?' },
      { author: 'ruth', minutesAfter: 48, text: 'Kommen Sie mit, dann erfahren Sie es.' },
    ],
  },
  {
    key: 'termin-gehoelzschnitt',
    place: 'hungerberg',
    category: 'natur',
    author: 'farid',
    title: 'Schnittkurs für Obstbäume',
    lead: 'Theorie eine Stunde, Praxis, bis es dunkel wird.',
    body: [
      {
        p: 'Bitte eigene Schere und eine Jacke, um die es nicht schade ist. Es hat seine Gründe, dass das hier steht.',
      },
    ],
    tags: ['Streuobst', 'Kurs'],
    picture: { scene: 'orchard', seed: 721, season: 'autumn', ratio: '3:2', credit: 'farid' },
    organiser: 'Streuobstverein Hungerberg',
    price: '15 Euro, Mitglieder frei',
    fee: 15,
    locations: [
      {
        venue: 'Mustergarten',
        address: 'Am Hungerberg 40, Kirchbruck',
        dates: [{ inDays: 14, from: '13:00', to: '16:30' }],
      },
    ],
    publishedMinutesAgo: 10800,
    comments: [],
  },
  {
    key: 'termin-sternegucken',
    place: 'ziegelei',
    category: 'natur',
    author: 'deniz',
    title: 'Sterne über der alten Ziegelei',
    lead: 'Wo vor einem Jahr der Strom ausfiel, ist es freiwillig wieder dunkel.',
    body: [
      {
        p: 'Die Stadtwerke schalten die Laternen im Tonweg für zwei Stunden ab. Der Astronomiekurs bringt drei Fernrohre mit, die Ringofenstraße Suppe. Bei Wolken: nur Suppe.',
      },
    ],
    tags: ['Sterne', 'Ziegelei'],
    picture: {
      scene: 'turbines',
      seed: 721,
      season: 'winter',
      hour: 'night',
      weather: 'clear',
      ratio: '3:2',
      credit: 'deniz',
    },
    organiser: 'Gesamtschule, Astronomiekurs',
    price: 'frei',
    fee: 0,
    locations: [
      {
        venue: 'Wendeplatz',
        address: 'Ringofenstraße, Steinach',
        dates: [{ inDays: 10, from: '18:30', to: '20:30' }],
      },
    ],
    publishedMinutesAgo: 7200,
    comments: [
      { author: 'renate', minutesAfter: 33, text: 'Suppe steht. Diesmal für achtzig.' },
      { author: 'holger', minutesAfter: 50, text: 'Aggregat bleibt im Stall.' },
      { author: 'deniz', minutesAfter: 60, text: 'Ich kann jetzt Kartoffeln UND den Andromedanebel.' },
    ],
  },
  {
    key: 'termin-seniorenkaffee',
    place: 'bahnhofsviertel',
    category: 'leben',
    author: 'joerg',
    title: 'Kaffee für alle über siebzig und ihre Fahrer',
    lead: 'Das alte Stellwerk lädt ein. Erzählt wird, was früher später kam.',
    body: [
      {
        p: 'Kuchen von der Bücherei, Kaffee vom Haus, Geschichten von Jörg Lind. Wer jünger ist, darf Tassen tragen.',
      },
    ],
    tags: ['Stellwerk'],
    picture: { scene: 'cake', seed: 721, ratio: '3:2', credit: 'joerg' },
    organiser: 'Rösterei im Stellwerk',
    price: 'Spende',
    locations: [
      {
        venue: 'Stellwerk Steinach Süd',
        address: 'Am Bahndamm 1, Steinach',
        dates: [{ inDays: 5, from: '14:30', to: '16:30' }],
      },
    ],
    publishedMinutesAgo: 12600,
    comments: [],
  },
  {
    key: 'termin-lauf',
    place: 'werletal',
    category: 'sport',
    author: 'wiebke',
    title: 'Silvesterlauf Werletal, Anmeldung offen',
    lead: 'Zehn Kilometer von Auenfeld nach Kirchbruck und zurück, am letzten Vormittag des Jahres.',
    body: [
      {
        p: 'Kurze Strecke fünf Kilometer, Kinder einmal um den Mühlteich. Zeitnahme durch die Schachfreunde, die haben die Uhren.',
      },
    ],
    tags: ['Laufen'],
    picture: { scene: 'avenue', seed: 721, season: 'autumn', hour: 'noon', ratio: '3:2', credit: 'wiebke' },
    organiser: 'Lauftreff Kirchbruck',
    price: '8 Euro, Kinder frei',
    fee: 8,
    locations: [
      {
        venue: 'Start Werlebrücke',
        address: 'Uferweg, Auenfeld',
        dates: [{ inDays: 40, from: '10:00', to: '13:00' }],
      },
    ],
    publishedMinutesAgo: 13800,
    comments: [{ author: 'paul', minutesAfter: 20, text: 'Ich halte das Getränk.' }],
  },
  {
    key: 'termin-erntedank',
    place: 'kirchbruck',
    category: 'leben',
    author: 'mechthild',
    title: 'Sortenschau der alten Äpfel',
    lead: 'Sechzig Teller, sechzig Namen, drei Fragezeichen.',
    body: [
      {
        p: 'Die Schau war gut besucht, zwei der drei Fragezeichen sind gelöst. Das dritte heißt jetzt „Hungerberger Fragezeichen“.',
      },
    ],
    tags: ['Apfel', 'Streuobst'],
    picture: { scene: 'apples', seed: 721, ratio: '3:2', credit: 'mechthild' },
    organiser: 'Streuobstverein Hungerberg',
    price: 'frei',
    fee: 0,
    locations: [
      {
        venue: 'Gemeindesaal',
        address: 'Kirchplatz 4, Kirchbruck',
        dates: [{ inDays: -24, from: '10:00', to: '16:00' }],
      },
    ],
    publishedMinutesAgo: 54000,
    comments: [
      { author: 'georg', minutesAfter: 60, text: 'Schöner Name für einen Apfel. Oder für eine Glocke.' },
    ],
  },
  {
    key: 'termin-buergerhaushalt',
    place: 'auenfeld',
    category: 'rathaus',
    author: 'henrike',
    title: 'Bürgerhaushalt: Wofür wäre Geld da?',
    lead: '60.000 Euro, 31 Vorschläge, ein Abend mit Klebepunkten.',
    body: [
      {
        p: 'Jeder bekommt fünf Punkte. Man darf alle auf einen Vorschlag kleben, aber man muss dabei gesehen werden. Die Liste hängt ab sofort im Foyer.',
      },
    ],
    tags: ['Haushalt', 'Stadtrat'],
    picture: { scene: 'townhall', seed: 721, ratio: '3:2', credit: 'henrike' },
    organiser: 'Stadt Auenfeld',
    price: 'frei',
    fee: 0,
    locations: [
      {
        venue: 'Rathaus, Foyer',
        address: 'Marktplatz 1, Auenfeld',
        dates: [{ inDays: 11, from: '18:00', to: '20:30' }],
      },
    ],
    publishedMinutesAgo: 18000,
    comments: [{ author: 'paul', minutesAfter: 44, text: 'Klebepunkte sind auch eine Währung.' }],
  },
  {
    key: 'termin-tausch',
    place: 'steinach',
    category: 'natur',
    author: 'birgit',
    title: 'Saatgutbörse in der Bücherei',
    lead: 'Bohnen, Tagetes, eine Tomate namens „Oma Kienzle“.',
    body: [
      {
        p: 'Tütchen beschriften, hinlegen, anderes mitnehmen. Was nicht beschriftet ist, kommt in die Überraschungsschale. Letztes Jahr war ein Kürbis drin, der das ganze Hochbeet besetzt hat.',
      },
    ],
    tags: ['Bücherei', 'Garten'],
    picture: { scene: 'planting', seed: 721, season: 'autumn', ratio: '3:2', credit: 'birgit' },
    organiser: 'Bücherei Steinach',
    price: 'frei',
    fee: 0,
    locations: [
      {
        venue: 'Stadtbücherei',
        address: 'Tonweg 20, Steinach',
        dates: [{ inDays: 17, from: '10:00', to: '13:00' }],
      },
    ],
    publishedMinutesAgo: 15000,
    comments: [],
  },
];
