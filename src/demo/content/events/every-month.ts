// Holds events of the demo portal that come again in longer rhythms; what comes again is said in words.

import type { DemoEvent } from '../types.ts';

export const everyMonth: DemoEvent[] = [
  {
    key: 'termin-leserrunde',
    place: 'auenfeld',
    category: 'leben',
    author: 'nele',
    title: 'Leserrunde der Redaktion',
    lead: 'Was war falsch, was fehlte, was war gut? In dieser Reihenfolge.',
    body: [
      {
        p: 'Einmal im Monat sitzt die Redaktion im Ratskeller und hört zu. Wer einen Fehler mitbringt, bekommt ein Getränk. Wer zwei mitbringt, bekommt das Protokoll.',
      },
      { p: 'Man kann auch einfach nur fragen, wie so ein Artikel entsteht. Das fragt bisher niemand.' },
    ],
    tags: ['Litfass'],
    picture: { scene: 'column', seed: 731, season: 'winter', hour: 'dusk', ratio: '3:2', credit: 'nele' },
    organiser: 'Redaktion Litfass',
    price: 'frei',
    fee: 0,
    details: { features: ['wheelchair', 'accessible-toilet'] },
    locations: [
      {
        venue: 'Ratskeller, Stube',
        address: 'Marktplatz 1, Auenfeld',
        dates: [],
        series: ['jeden ersten Dienstag im Monat, 19 Uhr, außer in den Ferien'],
      },
    ],
    publishedMinutesAgo: 34560,
    comments: [
      { author: 'georg', minutesAfter: 12, text: 'Ich komme mit einer Liste.' },
      { author: 'nele', minutesAfter: 20, text: 'Wir kommen mit einem zweiten Tisch.' },
    ],
  },
  {
    key: 'termin-krabbellesen',
    place: 'steinach',
    category: 'schule-kita',
    author: 'birgit',
    title: 'Lesezwerge: Bücher für alle unter drei',
    lead: 'Vorgelesen wird, was man auch kauen kann.',
    body: [
      {
        p: 'Zehn Minuten Buch, zehn Minuten Lieder, zehn Minuten Socken suchen. Der Wickeltisch steht bei den Reiseführern, das war eine Entscheidung des Elektrikers.',
      },
    ],
    tags: ['Bücherei', 'Kinder'],
    organiser: 'Bücherei Steinach',
    price: 'frei',
    fee: 0,
    details: { ageTo: 3, features: ['families', 'wheelchair', 'accessible-toilet'] },
    locations: [
      {
        venue: 'Stadtbücherei',
        address: 'Tonweg 20, Steinach',
        dates: [],
        series: ['jeden zweiten und vierten Mittwoch im Monat von 10 bis 10.45 Uhr, außer in den Ferien'],
      },
    ],
    publishedMinutesAgo: 36000,
    comments: [],
  },
  {
    key: 'termin-rentenberatung',
    place: 'steinach',
    category: 'rathaus',
    author: 'paul',
    title: 'Rentenberatung, vor Ort und am Bildschirm',
    lead: 'Vierzig Minuten je Ordner. Anmelden, hinsetzen, verstehen.',
    body: [
      {
        p: 'Mitbringen: Versicherungsverlauf, Ausweis und die Briefe, die man nie aufgemacht hat. Wer nicht kommen kann, wählt sich ein und hält die Briefe in die Kamera.',
      },
    ],
    tags: ['Beratung', 'Rente'],
    organiser: 'Stadt Steinach, Versicherungsamt',
    price: 'frei',
    fee: 0,
    details: {
      attendance: 'mixed',
      onlineLink: 'https://beratung.steinach.example/rente',
      features: ['wheelchair', 'accessible-toilet', 'hearing-loop'],
    },
    locations: [
      {
        venue: 'Rathaus Steinach, Zimmer 7',
        address: 'Hauptplatz 1, Steinach',
        dates: [],
        series: ['alle zwei Wochen am Donnerstag von 14 bis 17 Uhr, außer an Feiertagen'],
      },
    ],
    publishedMinutesAgo: 37440,
    comments: [{ author: 'joerg', minutesAfter: 90, text: 'Ich bin 88. Ich komme nur wegen der Ordner.' }],
  },
  {
    key: 'termin-spieleabend',
    place: 'bahnhofsviertel',
    category: 'leben',
    author: 'selam',
    title: 'Würfelnacht im Stellwerk',
    lead: 'Achtzig Spiele im Schrank, drei Tische, ein Zug um 0.51 Uhr.',
    body: [
      {
        p: 'Erklärt wird jedes Spiel einmal, danach muss man es können. Ab 22 Uhr wird nur noch leise gewonnen.',
      },
    ],
    tags: ['Stellwerk', 'Spiele'],
    organiser: 'Rösterei im Stellwerk',
    price: '3 Euro',
    fee: 3,
    details: { ageFrom: 12 },
    locations: [
      {
        venue: 'Stellwerk Steinach Süd',
        address: 'Am Bahndamm 1, Steinach',
        dates: [],
        series: ['jeden letzten Freitag im Monat von 19.30 bis 0.30 Uhr'],
        changes: [{ nth: 2, status: 'sold-out' }],
      },
    ],
    publishedMinutesAgo: 38880,
    comments: [{ author: 'tomasz', minutesAfter: 70, text: 'Der Zug um 0.51 wartet nicht. Ich schon.' }],
  },
  {
    key: 'termin-radwerkstatt',
    place: 'flusssiedlung',
    category: 'verkehr',
    author: 'jonas',
    title: 'Radwerkstatt in Garage 17',
    lead: 'Kette, Licht, Bremse: Man macht es selbst, jemand schaut zu.',
    body: [
      {
        p: 'Werkzeug hängt an der Wand, jedes hat einen Umriss. Bleibt abends ein Umriss leer, wird nicht abgeschlossen, bis er voll ist. Schläuche zum Einkaufspreis.',
      },
    ],
    tags: ['Fahrrad', 'Flusssiedlung', 'Reparieren'],
    picture: { scene: 'bicycles', seed: 731, ratio: '3:2', credit: 'jonas' },
    organiser: 'Nachbarschaftsverein Flusssiedlung',
    price: 'Spende',
    locations: [
      {
        venue: 'Garage 17',
        address: 'Erlenweg 23, Auenfeld',
        dates: [],
        series: ['jeden ersten Samstag im Monat von 10 bis 13 Uhr'],
        // The garage next door is being painted.
        changes: [{ nth: 1, daysLater: 7 }],
      },
    ],
    publishedMinutesAgo: 40320,
    comments: [
      { author: 'ida', minutesAfter: 18, text: 'Mein Licht geht wieder. Ich war selber der Wackelkontakt.' },
    ],
  },
  {
    key: 'termin-angehoerige',
    place: 'auenfeld',
    category: 'leben',
    author: 'nele',
    title: 'Café für pflegende Angehörige',
    lead: 'Zwei Stunden, in denen jemand anders aufpasst.',
    body: [
      {
        p: 'Nebenan sitzt Frau Wendt vom Pflegedienst mit denen, die man sonst nicht allein lassen kann. Man darf reden, weinen, schweigen oder stricken. Das meiste geht zugleich.',
      },
    ],
    tags: ['Gesundheit', 'Nachbarn'],
    organiser: 'Rotes Kreuz, Ortsverein Auenfeld',
    price: 'frei',
    fee: 0,
    details: { features: ['wheelchair', 'accessible-toilet', 'hearing-loop'] },
    locations: [
      {
        venue: 'Gemeindehaus, Erdgeschoss',
        address: 'Kirchgasse 5, Auenfeld',
        dates: [],
        series: ['jeden dritten Montag im Monat von 15 bis 17 Uhr'],
      },
    ],
    publishedMinutesAgo: 41760,
    comments: [],
  },
  {
    key: 'termin-gebaerden',
    place: 'bahnhofsviertel',
    category: 'leben',
    author: 'aylin',
    title: 'Stammtisch in Gebärdensprache',
    lead: 'Der leiseste Tisch im Stellwerk, und der, an dem am meisten erzählt wird.',
    body: [
      {
        p: 'Gehörlose, Schwerhörige und alle, die es lernen. Wer nur hören kann, bekommt eine Dolmetscherin und einen Abend lang Geduld geschenkt.',
      },
    ],
    tags: ['Stellwerk', 'Sprache'],
    organiser: 'Gehörlosenverein Werletal',
    price: 'frei',
    fee: 0,
    details: { features: ['wheelchair', 'sign-language'] },
    locations: [
      {
        venue: 'Stellwerk Steinach Süd',
        address: 'Am Bahndamm 1, Steinach',
        dates: [],
        series: ['am letzten Donnerstag des Monats ab 18 Uhr'],
      },
    ],
    publishedMinutesAgo: 43200,
    comments: [
      { author: 'selam', minutesAfter: 52, text: 'Zur Minute 51 sind sie die Einzigen, die weiterreden.' },
    ],
  },
  {
    key: 'termin-abendlaeuten',
    place: 'kirchbruck',
    category: 'kultur',
    author: 'georg',
    title: 'Eine halbe Stunde Läuten, erklärt',
    lead: 'Vier Töne, acht Pausen. Die Pausen sind das Schwierige.',
    body: [
      {
        p: 'Georg Reiter steht unten und sagt, was oben geschieht. Danach weiß man, warum es um 17.58 Uhr läutet und nicht um 18 Uhr, und kann sich darüber ärgern oder freuen.',
      },
    ],
    tags: ['Glocken', 'Führung'],
    organiser: 'Bauverein St. Martin',
    price: 'Spende',
    details: { features: ['wheelchair'] },
    locations: [
      {
        venue: 'Kirchplatz, unter der Linde',
        address: 'Kirchplatz, Kirchbruck',
        dates: [],
        series: ['jeden ersten Sonntag im Monat von 17.45 bis 18.15 Uhr'],
      },
    ],
    publishedMinutesAgo: 44640,
    comments: [],
  },
  {
    key: 'termin-flussbad',
    place: 'auenfeld',
    category: 'sport',
    author: 'wiebke',
    title: 'Dreikönigsbad in der Werle',
    lead: 'Drei Minuten, drei Grad, drei Könige. Einer davon ist der Bademeister.',
    body: [
      {
        p: 'Nur für Gesunde, nur mit Mütze, nur nach Ansage. Am Ufer brennt ein Feuer, die Wasserwacht hat heiße Steine und einen ernsten Blick. Zuschauen ist kälter als baden, heißt es.',
      },
    ],
    tags: ['Schwimmen', 'Werle'],
    picture: { scene: 'river', seed: 731, season: 'winter', hour: 'noon', ratio: '3:2', credit: 'wiebke' },
    organiser: 'Wasserwacht Auenfeld',
    price: '5 Euro mit Suppe',
    fee: 5,
    details: { ageFrom: 18 },
    locations: [
      {
        venue: 'Bootssteg am Werleufer',
        address: 'Uferweg 12, Auenfeld',
        dates: [],
        series: ['jedes Jahr am 6. Januar um 11 Uhr'],
      },
    ],
    publishedMinutesAgo: 14700,
    comments: [{ author: 'paul', minutesAfter: 31, text: 'Ich halte auch hier das Getränk.' }],
  },
];
