// Holds events of the demo portal on single days, all over the three towns.

import type { DemoEvent } from '../types.ts';

export const aroundTown: DemoEvent[] = [
  {
    key: 'termin-backstube',
    place: 'steinach',
    category: 'wirtschaft',
    author: 'holger',
    title: 'Nacht der offenen Backstube',
    lead: 'Von zehn Uhr abends bis vier Uhr früh zusehen, wie aus Mehl Frühstück wird.',
    body: [
      {
        p: 'Um zwei kommen die Brezeln, um drei die Müdigkeit, um vier die ersten Kunden. Haare zusammen, Hände waschen, nicht mit dem Teig reden. Der Meister tut es auch nicht.',
      },
    ],
    tags: ['Backen'],
    organiser: 'Bäckerei am Ring',
    price: '9 Euro mit Frühstück',
    fee: 9,
    details: { ageFrom: 12 },
    locations: [
      {
        venue: 'Bäckerei am Ring',
        address: 'Ringstraße 6, Steinach',
        dates: [{ inDays: 16, from: '22:00', to: '04:00' }],
      },
    ],
    publishedMinutesAgo: 13500,
    comments: [{ author: 'tomasz', minutesAfter: 20, text: 'Endlich etwas zu meiner Uhrzeit.' }],
  },
  {
    key: 'termin-winterfeuer',
    place: 'hungerberg',
    category: 'leben',
    author: 'mechthild',
    title: 'Winterfeuer am Wasserhaus',
    lead: 'Angezündet wird um sechs. Schluss ist, wenn das Holz alle ist.',
    body: [
      {
        p: 'Verbrannt wird, was vom Schnitt übrig ist, und die eine oder andere Meinung. Punsch mit und ohne. Bitte Tassen mitbringen, die schon einen Sprung haben.',
      },
    ],
    tags: ['Winter', 'Nachbarn'],
    organiser: 'Streuobstverein Hungerberg',
    price: 'frei',
    fee: 0,
    details: { features: ['families'] },
    locations: [
      {
        venue: 'Wiese am Wasserhaus',
        address: 'Am Wasserhaus, Kirchbruck-Hungerberg',
        dates: [{ inDays: 23, from: '18:00' }],
      },
    ],
    publishedMinutesAgo: 12300,
    comments: [{ author: 'farid', minutesAfter: 18, text: 'Der zweite Ärmel ist in Sicherheit.' }],
  },
  {
    key: 'termin-stummfilm',
    place: 'bahnhofsviertel',
    category: 'kultur',
    author: 'matteo',
    title: 'Stummfilm mit Klavier: Die Reise der Lokomotive',
    lead: 'Der Film sagt nichts, das Klavier dafür alles.',
    body: [
      {
        p: 'Gezeigt wird eine Kopie von 1926, in der vier Minuten fehlen. Die vier Minuten spielt das Klavier allein, bei Licht. Danach erklärt Jörg Lind, was an der Lokomotive falsch ist.',
      },
    ],
    tags: ['Kino', 'Lokschuppen'],
    organiser: 'Lokschuppen e. V.',
    price: '10 Euro, ermäßigt 6',
    fee: 10,
    details: { ageFrom: 6, ticketLink: 'https://karten.lokschuppen.example/stummfilm' },
    locations: [
      {
        venue: 'Lokschuppen',
        address: 'Bahnhofstraße 3, Steinach',
        dates: [{ inDays: 13, from: '20:00', to: '22:00' }],
      },
    ],
    publishedMinutesAgo: 11200,
    comments: [{ author: 'joerg', minutesAfter: 64, text: 'Es wird ein langer Vortrag.' }],
  },
  {
    key: 'termin-kreistag',
    place: 'werletal',
    category: 'rathaus',
    author: 'henrike',
    title: 'Sitzung des Kreistags, öffentlich',
    lead: 'Zwölf Punkte, der elfte ist der spannende.',
    body: [
      {
        p: 'Es geht um Abfallgebühren, um die Kreisumlage und, an elfter Stelle, um die Frage, wem der Radweg zwischen Kirchbruck und Auenfeld gehört. Erfahrungsgemäß gegen 19.30 Uhr.',
      },
    ],
    tags: ['Kreistag'],
    organiser: 'Landkreis Werletal',
    details: {
      attendance: 'mixed',
      onlineLink: 'https://live.landkreis-werletal.example/kreistag',
      features: ['wheelchair', 'accessible-toilet', 'hearing-loop'],
    },
    locations: [
      {
        venue: 'Landratsamt, großer Saal',
        address: 'Bahnhofstraße 40, Auenfeld',
        dates: [{ inDays: 13, from: '16:00' }],
      },
    ],
    publishedMinutesAgo: 10500,
    comments: [],
  },
  {
    key: 'termin-fahrplan',
    place: 'kirchbruck',
    category: 'verkehr',
    author: 'matteo',
    title: 'Fahrgaststammtisch der Linie 7',
    lead: 'Wer täglich fährt, weiß mehr als der Plan.',
    body: [
      {
        p: 'Der Verkehrsverbund hört zu und schreibt mit. Im letzten Jahr kam dabei ein Wartehäuschen heraus, im Jahr davor ein Fahrplan, den man lesen kann. Diesmal geht es um den Sonntag.',
      },
    ],
    tags: ['Linie 7', 'Bus'],
    organiser: 'Fahrgastverband Werletal',
    price: 'frei',
    fee: 0,
    details: { features: ['wheelchair', 'plain-language'] },
    locations: [
      {
        venue: 'Gasthof Krone, Nebenzimmer',
        address: 'Hauptstraße 11, Kirchbruck',
        dates: [{ inDays: 8, from: '19:00', to: '21:00' }],
      },
    ],
    publishedMinutesAgo: 9700,
    comments: [
      { author: 'ruth', minutesAfter: 40, text: 'Am Sonntag fährt nur der Kater, und der geht zu Fuß.' },
    ],
  },
  {
    key: 'termin-erstehilfe',
    place: 'auenfeld',
    category: 'schule-kita',
    author: 'nele',
    title: 'Erste Hilfe am Kind, zwei Samstage',
    lead: 'Vom verschluckten Knopf bis zum Sturz vom Klettergerüst.',
    body: [
      {
        p: 'Geübt wird an Puppen, die nicht schreien, danach an Eltern, die es tun. Kinderbetreuung nebenan, mit Pflastern in allen Farben.',
      },
    ],
    tags: ['Gesundheit', 'Kinder', 'Kurs'],
    organiser: 'Rotes Kreuz, Ortsverein Auenfeld',
    price: '25 Euro, Paare 40',
    fee: 25,
    details: { ageFrom: 16, features: ['families', 'wheelchair'] },
    locations: [
      {
        venue: 'Rotkreuzhaus',
        address: 'Gerbergasse 12, Auenfeld',
        dates: [
          { inDays: 11, from: '09:00', to: '12:30' },
          { inDays: 18, from: '09:00', to: '12:30' },
        ],
      },
    ],
    publishedMinutesAgo: 8900,
    comments: [{ author: 'jonas', minutesAfter: 27, text: 'Ida fragt, ob man das Pflaster behalten darf.' }],
  },
  {
    key: 'termin-nistkasten',
    place: 'steinach',
    category: 'natur',
    author: 'tomasz',
    title: 'Nistkästen bauen am Bahndamm',
    lead: 'Acht Bretter, zwölf Schrauben, ein Loch von 32 Millimetern.',
    body: [
      {
        p: 'Bei 28 Millimetern zieht die Blaumeise ein, bei 32 die Kohlmeise, bei 40 der Ärger. Material liegt bereit, die Bohrmaschinen kommen aus der Bücherei.',
      },
    ],
    tags: ['Vögel', 'Kinder'],
    organiser: 'Naturfreunde Steinach',
    price: '6 Euro je Kasten',
    fee: 6,
    details: { ageFrom: 6, features: ['families'] },
    locations: [
      {
        venue: 'Stellwerkgarten',
        address: 'Am Bahndamm 1, Steinach',
        dates: [{ inDays: 21, from: '10:00', to: '13:00' }],
      },
    ],
    publishedMinutesAgo: 8200,
    comments: [
      { author: 'birgit', minutesAfter: 33, text: 'Bitte in derselben Zahl zurück, in der ihr sie holt.' },
    ],
  },
  {
    key: 'termin-tischtennis',
    place: 'steinach',
    category: 'sport',
    author: 'holger',
    title: 'Stadtmeisterschaft im Tischtennis',
    lead: 'Zwei Hallen, zwei Tage, 64 Schläger. Der Pokal ist eine Bratpfanne.',
    body: [
      {
        p: 'Vorrunde in der Turnhalle, Finale im Gerätehaus, weil dort die Decke höher ist. Gespielt wird bis elf, gestritten bis zwölf.',
      },
    ],
    tags: ['Tischtennis'],
    organiser: 'TTC Steinach',
    price: '4 Euro Startgeld',
    fee: 4,
    locations: [
      {
        venue: 'Turnhalle der Grundschule',
        address: 'Tonweg 2, Steinach',
        dates: [{ inDays: 22, from: '13:00', to: '18:00' }],
      },
      {
        venue: 'Gerätehaus',
        address: 'Feldstraße 9, Steinach',
        dates: [{ inDays: 23, from: '14:00', to: '17:00' }],
      },
    ],
    publishedMinutesAgo: 7600,
    comments: [{ author: 'deniz', minutesAfter: 29, text: 'Meine Mutter backt diesmal nicht. Sie spielt.' }],
  },
  {
    key: 'termin-gruendung',
    place: 'auenfeld',
    category: 'wirtschaft',
    author: 'paul',
    title: 'Selbstständig werden: ein Abend mit Belegen',
    lead: 'Drei, die es getan haben, und einer, der die Steuer gemacht hat.',
    body: [
      {
        p: 'Eine Kaffeerösterin, ein Tischler und eine Tierärztin erzählen, was im ersten Jahr schiefging. Paul Feld sagt, was davon absetzbar war. Weniger, als man denkt.',
      },
    ],
    tags: ['Beratung'],
    organiser: 'Gründerstammtisch Werletal',
    price: 'frei',
    fee: 0,
    details: { attendance: 'mixed', onlineLink: 'https://treffen.werletal.example/belege' },
    locations: [
      {
        venue: 'Mühlensaal, Galerie',
        address: 'Mühlgasse 14, Auenfeld',
        dates: [{ inDays: 17, from: '18:30', to: '20:30' }],
      },
    ],
    publishedMinutesAgo: 6800,
    comments: [
      { author: 'selam', minutesAfter: 15, text: 'Bei mir war es die Waage. Ich erzähle es am Abend.' },
    ],
  },
  {
    key: 'termin-vorspielabend',
    place: 'auenfeld',
    category: 'kultur',
    author: 'doerte',
    title: 'Vorspielabend der Musikschule',
    lead: 'Neunzehn Stücke, davon elf bis zum Ende.',
    body: [
      {
        p: 'Es war voll, es war warm, und eine Triangel ist unter das Klavier gerollt. Sie ist noch dort. Danke an alle, die bei den richtigen Pausen nicht geklatscht haben.',
      },
    ],
    tags: ['Musik', 'Kinder'],
    organiser: 'Musikschule Auenfeld',
    price: 'frei',
    fee: 0,
    details: { features: ['families', 'wheelchair'] },
    locations: [
      {
        venue: 'Aula der Gesamtschule',
        address: 'Schulstraße 8, Auenfeld',
        dates: [{ inDays: -9, from: '18:00', to: '20:00' }],
      },
    ],
    publishedMinutesAgo: 33000,
    comments: [{ author: 'emre', minutesAfter: 20, text: 'Die Triangel ist gefunden.' }],
  },
];
