// Holds events of the demo portal that come again week after week; what comes again is said in words.

import type { DemoEvent } from '../types.ts';

export const everyWeek: DemoEvent[] = [
  {
    key: 'termin-blechprobe',
    place: 'kirchbruck',
    category: 'kultur',
    author: 'doerte',
    title: 'Probe des Posaunenchors',
    lead: 'Wer ein Blech hält, darf kommen. Wer keins hat, bekommt eins geliehen.',
    body: [
      {
        p: 'Die ersten zwanzig Minuten gehören den Anfängern, danach wird es lauter. Geprobt wird bei offenem Fenster, solange Frau Reiter von gegenüber nicht den Fernseher aufdreht. Dann ist es zu leise, und wir spielen stärker.',
      },
      { p: 'Leihinstrumente: drei Trompeten, ein Tenorhorn, eine Tuba, die man zu zweit trägt.' },
    ],
    tags: ['Posaunenchor', 'Musik'],
    picture: { scene: 'brassband', seed: 731, hour: 'dusk', ratio: '3:2', credit: 'doerte' },
    organiser: 'Posaunenchor Kirchbruck',
    price: 'frei, Leihinstrument 5 Euro im Monat',
    fee: 0,
    details: { ageFrom: 9, features: ['families', 'wheelchair'] },
    locations: [
      {
        venue: 'Gemeindesaal',
        address: 'Kirchplatz 4, Kirchbruck',
        dates: [],
        series: ['dienstags von 19 bis 21 Uhr, außer in den Ferien'],
        // The hall is needed for something else, and once the conductor is away.
        changes: [
          { nth: 2, status: 'cancelled' },
          { nth: 4, daysLater: 1, from: '18:30', until: '20:30' },
        ],
      },
    ],
    publishedMinutesAgo: 21600,
    comments: [
      { author: 'linh', minutesAfter: 25, text: 'Ich bringe den Notenständer zurück. Er ist jetzt gerade.' },
      { author: 'lotte', minutesAfter: 55, text: 'Geht auch Fagott?' },
      { author: 'doerte', minutesAfter: 61, text: 'Ein Fagott ist kein Blech. Aber komm.' },
    ],
  },
  {
    key: 'termin-wochenmarkt',
    place: 'auenfeld',
    category: 'leben',
    author: 'linh',
    title: 'Bauernmarkt am Samstag',
    lead: 'Vierzehn Stände, ein Drehorgelmann, Käse nach Augenmaß.',
    body: [
      {
        p: 'Um acht stehen die Ersten bei Fuchs, um neun die Zweiten, die den Ersten zuschauen. Kartoffeln gibt es bis zwölf, danach gibt es Ratschläge.',
      },
      { p: 'Solange der Weihnachtsmarkt steht, wird in der Färbergasse verkauft, zehn Schritte weiter.' },
    ],
    tags: ['Markt', 'Bauernmarkt'],
    picture: { scene: 'market', seed: 731, season: 'winter', hour: 'morning', ratio: '3:2', credit: 'linh' },
    organiser: 'Marktgilde Auenfeld',
    price: 'frei',
    fee: 0,
    details: { features: ['families', 'wheelchair'] },
    locations: [
      {
        venue: 'Marktplatz',
        address: 'Marktplatz, Auenfeld',
        dates: [],
        series: ['samstags von 8 bis 13 Uhr, außer an Feiertagen'],
      },
    ],
    publishedMinutesAgo: 23040,
    comments: [{ author: 'thandi', minutesAfter: 80, text: 'Der Drehorgelmann kennt jetzt drei Lieder.' }],
  },
  {
    key: 'termin-lauftreff',
    place: 'kirchbruck',
    category: 'sport',
    author: 'wiebke',
    title: 'Lauftreff: eine Runde, zwei Geschwindigkeiten',
    lead: 'Sechs Kilometer am Fluss, vorne wird gelaufen, hinten geredet.',
    body: [
      {
        p: 'Niemand läuft allein zurück. Stirnlampe mitbringen, ab der Pappel ist es dunkel. Wer zum ersten Mal kommt, bestimmt das Tempo der hinteren Gruppe und merkt es meistens nicht.',
      },
    ],
    tags: ['Laufen'],
    organiser: 'Lauftreff Kirchbruck',
    price: 'frei',
    fee: 0,
    locations: [
      {
        venue: 'Parkplatz am Freibad',
        address: 'Badweg 2, Kirchbruck',
        dates: [],
        series: ['mittwochs um 18.30 Uhr'],
      },
    ],
    publishedMinutesAgo: 24480,
    comments: [],
  },
  {
    key: 'termin-maedchenhandball',
    place: 'auenfeld',
    category: 'sport',
    author: 'wiebke',
    title: 'Handball für Mädchen von zehn bis vierzehn',
    lead: 'Zweimal in der Woche werfen, fangen, fallen. Das Fallen üben wir zuerst.',
    body: [
      {
        p: 'Turnschuhe mit heller Sohle, Haare zusammen, Trinkflasche mit Namen. Drei Mal schnuppern ist frei, danach kostet der Verein neun Euro im Monat.',
      },
    ],
    tags: ['Handball', 'SG Werletal', 'Kinder'],
    organiser: 'SG Werletal',
    price: 'Schnuppern frei',
    fee: 0,
    link: 'https://www.sg-werletal.example/jugend',
    details: { ageFrom: 10, ageTo: 14 },
    locations: [
      {
        venue: 'Sporthalle an der Gesamtschule',
        address: 'Schulstraße 8, Auenfeld',
        dates: [],
        series: ['montags und donnerstags von 17 bis 18.30 Uhr, außer in den Ferien und an Feiertagen'],
        changes: [{ nth: 5, status: 'cancelled' }],
      },
    ],
    publishedMinutesAgo: 25920,
    comments: [{ author: 'emre', minutesAfter: 40, text: 'Der Hausmeister schließt jetzt pünktlich auf.' }],
  },
  {
    key: 'termin-jugendfeuerwehr',
    place: 'steinach',
    category: 'leben',
    author: 'holger',
    title: 'Jugendfeuerwehr: Übungsabend',
    lead: 'Schläuche rollen, Knoten können, Funk verstehen. Ab zehn Jahren.',
    body: [
      {
        p: 'Wir üben bei jedem Wetter, weil es auch bei jedem brennt. Handys bleiben im Spind, das Funkgerät reicht.',
      },
    ],
    tags: ['Feuerwehr', 'Jugend'],
    organiser: 'Freiwillige Feuerwehr Steinach',
    price: 'frei',
    fee: 0,
    details: { ageFrom: 10, ageTo: 17 },
    locations: [
      {
        venue: 'Gerätehaus',
        address: 'Feldstraße 9, Steinach',
        dates: [],
        series: ['freitags von 17.30 bis 19 Uhr, außer in den Ferien'],
        changes: [{ nth: 3, daysLater: 1, from: '10:00', until: '12:00' }],
      },
    ],
    publishedMinutesAgo: 27360,
    comments: [{ author: 'deniz', minutesAfter: 35, text: 'Sirene immer noch auf Anfrage?' }],
  },
  {
    key: 'termin-sprachcafe',
    place: 'auenfeld',
    category: 'leben',
    author: 'thandi',
    title: 'Sprachcafé: Deutsch am Küchentisch',
    lead: 'Wir sprechen langsam. Fehler sind erlaubt und werden gesammelt.',
    body: [
      {
        p: 'An jedem Tisch sitzt jemand, der Deutsch kann, und jemand, der es lernt. Nach einer Stunde wird getauscht, dann lernt der andere etwas.',
      },
      { p: 'Kinder sind willkommen. Es gibt Tee, Gebäck und Stifte.' },
    ],
    tags: ['Nachbarn', 'Sprache'],
    organiser: 'Nachbarschaftshilfe Auenfeld',
    price: 'frei',
    fee: 0,
    details: { features: ['families', 'wheelchair', 'accessible-toilet', 'plain-language'] },
    locations: [
      {
        venue: 'Gemeindehaus',
        address: 'Kirchgasse 5, Auenfeld',
        dates: [],
        series: ['montags von 17 bis 19 Uhr, außer an Feiertagen'],
      },
    ],
    publishedMinutesAgo: 28800,
    comments: [
      { author: 'ruth', minutesAfter: 66, text: 'Ich habe „doch“ erklärt. Es hat zwei Stunden gedauert.' },
    ],
  },
  {
    key: 'termin-schachabend',
    place: 'auenfeld',
    category: 'sport',
    author: 'nele',
    title: 'Offener Brettspielabend der Schachfreunde',
    lead: 'Freitags im Ratskeller. Die Uhr läuft, das Bier auch.',
    body: [
      {
        p: 'Gäste setzen sich einfach dazu. Wer verliert, darf den nächsten Gegner aussuchen, wer gewinnt, räumt auf.',
      },
    ],
    tags: ['Schach'],
    organiser: 'Schachfreunde Auenfeld',
    price: 'frei',
    fee: 0,
    locations: [
      {
        venue: 'Ratskeller, Gewölbe',
        address: 'Marktplatz 1, Auenfeld',
        dates: [],
        series: ['freitags ab 19.30 Uhr, außer im August'],
      },
    ],
    publishedMinutesAgo: 30240,
    comments: [],
  },
  {
    key: 'termin-gehfussball',
    place: 'auenfeld',
    category: 'sport',
    author: 'paul',
    title: 'Fußball im Gehen',
    lead: 'Ab sechzig, ohne Laufen, ohne Grätsche, mit Abseits nach Absprache.',
    body: [
      {
        p: 'Wer läuft, gibt den Ball ab. Das klingt leicht, bis jemand frei vor dem Tor steht. Danach Kaffee in der Vereinsgaststätte, dort wird nachgespielt.',
      },
    ],
    tags: ['TSV', 'Fußball'],
    organiser: 'TSV Auenfeld, Abteilung Gelassenheit',
    price: '2 Euro',
    fee: 2,
    details: { ageFrom: 60 },
    locations: [
      {
        venue: 'Sportplatz am Werleufer',
        address: 'Uferweg 30, Auenfeld',
        dates: [],
        series: ['donnerstags von 10 bis 11 Uhr, außer an Feiertagen'],
      },
    ],
    publishedMinutesAgo: 31680,
    comments: [{ author: 'wiebke', minutesAfter: 28, text: 'Der Videobeweis ist ein Opernglas.' }],
  },
  {
    key: 'termin-tanzkurs',
    place: 'bahnhofsviertel',
    category: 'kultur',
    author: 'selam',
    title: 'Tanzkurs für alle, die schon zweimal angefangen haben',
    lead: 'Sechs Abende Walzer, Foxtrott und das Zählen dazu.',
    body: [
      {
        p: 'Frau Meinecke hat vierzig Jahre lang Abschlussklassen unterrichtet und erschrickt vor nichts mehr. Man kann allein kommen, man wird zugeteilt. Feste Schuhe, die man nicht liebt.',
      },
    ],
    tags: ['Tanzen', 'Lokschuppen', 'Kurs'],
    picture: { scene: 'concert', seed: 731, hour: 'night', ratio: '3:2', credit: 'selam' },
    organiser: 'Lokschuppen e. V.',
    price: '72 Euro für alle Abende, Paare 120',
    fee: 72,
    details: { ageFrom: 16, ticketLink: 'https://karten.lokschuppen.example/tanzkurs' },
    locations: [
      {
        venue: 'Lokschuppen, kleiner Saal',
        address: 'Bahnhofstraße 3, Steinach',
        dates: [],
        series: ['mittwochs von 20 bis 21.30 Uhr, sechs Abende'],
        changes: [{ nth: 4, daysLater: 1 }],
      },
    ],
    publishedMinutesAgo: 11040,
    comments: [
      {
        author: 'tomasz',
        minutesAfter: 47,
        text: 'Ich kann nur den Schritt vom Führerstand auf den Bahnsteig.',
      },
      { author: 'selam', minutesAfter: 58, text: 'Das ist der Grundschritt.' },
    ],
  },
  {
    key: 'termin-mustergarten',
    place: 'hungerberg',
    category: 'natur',
    author: 'farid',
    title: 'Offener Mustergarten',
    lead: 'Samstags von März bis Oktober: zusehen, mithelfen, etwas mitnehmen.',
    body: [
      {
        p: 'Im März wird geschnitten, im Mai gemäht, im Juli geschaut, im September gegessen. Wer zwei Stunden hilft, bekommt einen Eimer von dem, was reif ist. Im März ist das Kompost.',
      },
    ],
    tags: ['Streuobst', 'Garten'],
    organiser: 'Streuobstverein Hungerberg',
    price: 'frei',
    fee: 0,
    details: { features: ['families'] },
    locations: [
      {
        venue: 'Mustergarten',
        address: 'Am Hungerberg 40, Kirchbruck',
        dates: [],
        series: ['samstags von 9 bis 12 Uhr von März bis Oktober'],
      },
    ],
    publishedMinutesAgo: 33120,
    comments: [],
  },
];
