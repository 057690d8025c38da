// Holds events of the demo portal; days count from today.

import type { DemoEvent } from '../types.ts';

export const stagesAndCourses: DemoEvent[] = [
  {
    key: 'termin-theater',
    place: 'auenfeld',
    category: 'kultur',
    author: 'matteo',
    title: '„Mord im Spritzenhaus“',
    lead: 'Krimi der Theater-AG. Drei Vorstellungen, jedes Mal ein anderer Täter.',
    body: [
      {
        p: 'Geschrieben von der Klasse 10b, gespielt von allen, die ihren Text können, und zwei, die ihn noch lernen. Das Publikum stimmt in der Pause ab, wer es war. Wer danach klatscht, hat mitgeschuldet.',
      },
    ],
    tags: ['Theater', 'Gesamtschule'],
    picture: { scene: 'theatre', seed: 721, ratio: '3:2', credit: 'matteo' },
    organiser: 'Theater-AG der Gesamtschule',
    price: '6 Euro, ermäßigt 3',
    fee: 6,
    locations: [
      {
        venue: 'Aula der Gesamtschule',
        address: 'Schulstraße 8, Auenfeld',
        dates: [
          { inDays: 6, from: '19:00', to: '21:00' },
          { inDays: 7, from: '19:00', to: '21:00' },
        ],
      },
      {
        venue: 'Gemeindesaal',
        address: 'Kirchplatz 4, Kirchbruck',
        dates: [{ inDays: 14, from: '18:00', to: '20:00' }],
      },
    ],
    publishedMinutesAgo: 5400,
    comments: [
      { author: 'emre', minutesAfter: 33, text: 'Ich habe ein Alibi für alle drei Abende.' },
      { author: 'holger', minutesAfter: 60, text: 'Das Spritzenhaus hat auch eins.' },
    ],
  },
  {
    key: 'termin-lesung',
    place: 'kirchbruck',
    category: 'kultur',
    author: 'matteo',
    title: 'Lesung: Briefe aus dem Steinbruch',
    lead: 'Neunzehn Feldpostkarten, ein Koffer, keine Antwort.',
    body: [
      {
        p: 'Der Koffer stand auf einem Dachboden in der Bruchgasse. Vorgelesen werden die Karten in der Reihenfolge, in der sie angekommen sind, nicht in der, in der sie geschrieben wurden. Danach Gespräch.',
      },
    ],
    tags: ['Lesung', 'Geschichte'],
    picture: { scene: 'library', seed: 721, ratio: '3:2', credit: 'matteo' },
    organiser: 'Heimatverein Kirchbruck',
    price: '5 Euro',
    fee: 5,
    locations: [
      {
        venue: 'Altes Pfarrhaus',
        address: 'Kirchplatz 2, Kirchbruck',
        dates: [{ inDays: 10, from: '19:30', to: '21:00' }],
      },
    ],
    publishedMinutesAgo: 9000,
    comments: [],
  },
  {
    key: 'termin-dorfladen',
    place: 'kirchbruck',
    category: 'wirtschaft',
    author: 'paul',
    title: 'Dorfladen: Versammlung der Genossen',
    lead: 'Zahlen, Pläne, Käse. Auch für alle, die noch überlegen.',
    body: [
      {
        p: 'Es fehlen noch 23 Anteile. Ein Anteil kostet 150 Euro, ein Stück Bergkäse ist an diesem Abend umsonst. Man darf das eine ohne das andere.',
      },
    ],
    tags: ['Dorfladen'],
    picture: { scene: 'market', seed: 721, season: 'winter', ratio: '3:2', credit: 'paul' },
    organiser: 'Dorfladen Kirchbruck eG i. G.',
    locations: [
      {
        venue: 'Gasthof Krone',
        address: 'Hauptstraße 11, Kirchbruck',
        dates: [{ inDays: 6, from: '19:30', to: '21:30' }],
      },
    ],
    publishedMinutesAgo: 6600,
    comments: [
      { author: 'mechthild', minutesAfter: 30, text: 'Ich bringe zwei Unentschlossene mit.' },
      { author: 'paul', minutesAfter: 36, text: 'Einer davon bin ich.' },
    ],
  },
  {
    key: 'termin-kaffeekurs',
    place: 'bahnhofsviertel',
    category: 'leben',
    author: 'selam',
    title: 'Rösten zur Minute 52',
    lead: 'Schnupperkurs im alten Stellwerk, zwischen zwei Zügen.',
    body: [
      {
        p: 'Acht Plätze, drei Bohnen, eine Trommel. Man lernt, wann es knackt, und warum man dann nicht telefonieren sollte. Zur Minute 51 machen wir Pause, da hört man ohnehin nichts.',
      },
    ],
    tags: ['Kaffee', 'Stellwerk'],
    picture: { scene: 'bakery', seed: 721, ratio: '3:2', credit: 'selam' },
    organiser: 'Rösterei im Stellwerk',
    price: '28 Euro, Bohnen inbegriffen',
    fee: 28,
    locations: [
      {
        venue: 'Stellwerk Steinach Süd',
        address: 'Am Bahndamm 1, Steinach',
        dates: [
          { inDays: 8, from: '10:00', to: '12:30' },
          { inDays: 22, from: '10:00', to: '12:30' },
        ],
      },
    ],
    publishedMinutesAgo: 8400,
    comments: [],
  },
  {
    key: 'termin-vogelzaehlung',
    place: 'steinach',
    category: 'natur',
    author: 'joerg',
    title: 'Stunde der Wintervögel, Probelauf',
    lead: 'Gezählt wird erst im Januar. Geübt wird jetzt, mit Thermoskanne.',
    body: [
      {
        p: 'Eine Stunde, ein Platz, eine Liste. Wer eine Kohlmeise von einer Blaumeise unterscheidet, ist Fortgeschrittener. Ferngläser sind da, Sitzkissen nicht.',
      },
    ],
    tags: ['Vögel'],
    picture: { scene: 'bird', seed: 721, season: 'winter', ratio: '3:2', credit: 'joerg' },
    organiser: 'Naturfreunde Steinach',
    price: 'frei',
    fee: 0,
    locations: [
      {
        venue: 'Stellwerkgarten',
        address: 'Am Bahndamm 1, Steinach',
        dates: [{ inDays: 9, from: '09:00', to: '10:00' }],
      },
    ],
    publishedMinutesAgo: 10200,
    comments: [],
  },
  {
    key: 'termin-feuerwehr',
    place: 'steinach',
    category: 'leben',
    author: 'holger',
    title: 'Offenes Tor bei der Feuerwehr',
    lead: 'Auto anfassen erlaubt, Sirene auf Anfrage, Suppe von Frau Kienzle.',
    body: [
      {
        p: 'Wir zeigen das neue Aggregat und das alte daneben, damit man den Unterschied hört. Um 15 Uhr schneiden wir ein Auto auf. Es ist mit dem Besitzer abgesprochen.',
      },
    ],
    tags: ['Feuerwehr'],
    picture: { scene: 'fire', seed: 721, hour: 'golden', ratio: '3:2', credit: 'holger' },
    organiser: 'Freiwillige Feuerwehr Steinach',
    price: 'frei',
    fee: 0,
    locations: [
      {
        venue: 'Gerätehaus',
        address: 'Feldstraße 9, Steinach',
        dates: [{ inDays: 15, from: '11:00', to: '17:00' }],
      },
    ],
    publishedMinutesAgo: 12000,
    comments: [
      { author: 'renate', minutesAfter: 50, text: 'Das ist doch nicht der Kombi von Scholl?' },
      { author: 'holger', minutesAfter: 61, text: 'Kein Kommentar.' },
      { author: 'deniz', minutesAfter: 75, text: 'Sirene auf Anfrage: Ich frage.' },
    ],
  },
  {
    key: 'termin-adventskonzert',
    place: 'kirchbruck',
    category: 'kultur',
    author: 'doerte',
    title: 'Adventskonzert mit dem Posaunenchor',
    lead: 'Schütz, Reger, Bowie. In dieser Reihenfolge, weil nach Bowie keiner mehr Reger will.',
    body: [
      {
        p: 'Die Kirche ist eingerüstet, aber innen frei. Es zieht etwas, Decken liegen aus. Der Eintritt ist frei, das Gerüst nicht: Am Ausgang steht ein Eimer.',
      },
    ],
    tags: ['Posaunenchor', 'Konzert', 'St. Martin'],
    picture: { scene: 'brassband', seed: 724, ratio: '3:2', credit: 'doerte' },
    organiser: 'Posaunenchor Kirchbruck',
    price: 'frei, Spende erbeten',
    fee: 0,
    locations: [
      {
        venue: 'St. Martin',
        address: 'Kirchplatz, Kirchbruck',
        dates: [{ inDays: 16, from: '17:00', to: '18:30' }],
      },
    ],
    publishedMinutesAgo: 11400,
    comments: [
      {
        author: 'georg',
        minutesAfter: 40,
        text: 'Die Akustik ist mit Gerüst trockener. Kommt dem Bowie zugute.',
      },
    ],
  },
  {
    key: 'termin-blutspende',
    place: 'auenfeld',
    category: 'leben',
    author: 'nele',
    title: 'Blutspende in der Gesamtschule',
    lead: 'Termin nötig, Angst nicht. Danach belegte Brote.',
    body: [
      {
        p: 'Gebraucht wird vor allem Null negativ. Bitte Ausweis mitbringen und vorher essen, nicht erst danach.',
      },
    ],
    tags: ['Gesundheit'],
    organiser: 'Rotes Kreuz, Ortsverein Auenfeld',
    locations: [
      {
        venue: 'Mensa der Gesamtschule',
        address: 'Schulstraße 8, Auenfeld',
        dates: [{ inDays: 4, from: '15:30', to: '19:30' }],
      },
    ],
    publishedMinutesAgo: 4800,
    comments: [],
  },
  {
    key: 'termin-flohmarkt',
    place: 'flusssiedlung',
    category: 'leben',
    author: 'jonas',
    title: 'Garagenflohmarkt der Flusssiedlung',
    lead: '41 Garagen, ein Plan, kein Auto.',
    body: [
      {
        p: 'Der Plan hängt an der Bushaltestelle und ist dort besser zu lesen als im Internet, sagt die Organisatorin. Bei Regen: Garage. Dafür sind sie ja da.',
      },
    ],
    tags: ['Flohmarkt', 'Flusssiedlung'],
    picture: {
      scene: 'market',
      seed: 724,
      season: 'autumn',
      hour: 'noon',
      weather: 'cloudy',
      ratio: '3:2',
      credit: 'jonas',
    },
    organiser: 'Nachbarschaftsverein Flusssiedlung',
    price: 'frei',
    fee: 0,
    locations: [
      {
        venue: 'Flusssiedlung',
        address: 'Beginn am Erlenweg 1, Auenfeld',
        dates: [{ inDays: 9, from: '10:00', to: '15:00' }],
      },
    ],
    publishedMinutesAgo: 5700,
    comments: [
      { author: 'ida', minutesAfter: 20, text: 'Ich verkaufe 14 Steine. Einer glitzert.' },
      { author: 'thandi', minutesAfter: 44, text: 'Reserviert.' },
    ],
  },
  {
    key: 'termin-schachturnier',
    place: 'auenfeld',
    category: 'sport',
    author: 'nele',
    title: 'Schnellschach im Ratskeller',
    lead: 'Zehn Minuten je Partie, Bier zählt nicht als Bedenkzeit.',
    body: [
      {
        p: 'Neun Runden, offene Wertung, Startgeld geht in die Jugendkasse. Wer kein Brett hat, bekommt eins. Wer keinen Plan hat, auch.',
      },
    ],
    tags: ['Schach'],
    picture: { scene: 'group', seed: 727, ratio: '3:2', credit: 'nele' },
    organiser: 'Schachfreunde Auenfeld',
    price: '5 Euro Startgeld',
    fee: 5,
    locations: [
      {
        venue: 'Ratskeller',
        address: 'Marktplatz 1, Auenfeld',
        dates: [{ inDays: 13, from: '18:00', to: '22:00' }],
      },
    ],
    publishedMinutesAgo: 13200,
    comments: [],
  },
  {
    key: 'termin-puppenspiel',
    place: 'auenfeld',
    category: 'schule-kita',
    author: 'linh',
    title: 'Puppenspiel: Der Wal im Mühlteich',
    lead: 'Für alle ab drei. Idee: ein Kind, das hier auch schreibt.',
    body: [
      {
        p: 'Eines Morgens liegt ein Wal im Mühlteich und will zum Zahnarzt. Gespielt mit Handpuppen und einem sehr großen Bettlaken. Dauer 40 Minuten, danach darf der Wal gestreichelt werden.',
      },
    ],
    tags: ['Kinder', 'Puppenspiel'],
    picture: { scene: 'theatre', seed: 724, ratio: '3:2', credit: 'linh' },
    organiser: 'Figurentheater Lindhagen',
    price: '4 Euro',
    fee: 4,
    locations: [
      {
        venue: 'Mühlensaal',
        address: 'Mühlgasse 14, Auenfeld',
        dates: [
          { inDays: 5, from: '15:00', to: '15:40' },
          { inDays: 5, from: '16:30', to: '17:10' },
        ],
      },
    ],
    publishedMinutesAgo: 9600,
    comments: [
      { author: 'ida', minutesAfter: 5, text: 'DAS BIN ICH' },
      { author: 'jonas', minutesAfter: 15, text: 'Papa bestätigt.' },
    ],
  },
];
