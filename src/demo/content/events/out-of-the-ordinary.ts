// Holds events of the demo portal that don't go as planned, or take place elsewhere than in one hall on one evening.

import type { DemoEvent } from '../types.ts';

export const outOfTheOrdinary: DemoEvent[] = [
  {
    key: 'termin-eislaufen',
    place: 'muehlviertel',
    category: 'sport',
    author: 'wiebke',
    title: 'Eisdisco auf dem Mühlteich',
    lead: 'Abgesagt: Der Teich ist zu flüssig.',
    body: [
      {
        p: 'Die Wasserwacht hat gebohrt und kein Eis gefunden, nur eine verärgerte Ente. Gekaufte Karten gelten für den nächsten Frost. Wann der kommt, weiß die Ente auch nicht.',
      },
    ],
    tags: ['Winter'],
    organiser: 'Wasserwacht Auenfeld',
    price: '3 Euro',
    fee: 3,
    details: { status: 'cancelled', features: ['families'] },
    locations: [
      {
        venue: 'Mühlteich, Westufer',
        address: 'Mühlgasse, Auenfeld',
        dates: [{ inDays: 4, from: '16:00', to: '20:00' }],
      },
    ],
    publishedMinutesAgo: 10300,
    comments: [{ author: 'ida', minutesAfter: 30, text: 'Ich kann auch auf flüssig.' }],
  },
  {
    key: 'termin-quartett',
    place: 'kirchbruck',
    category: 'kultur',
    author: 'matteo',
    title: 'Streichquartett Viererlei spielt Haydn',
    lead: 'Verschoben: Das Cello hat sich den Finger in der Autotür geklemmt.',
    body: [
      {
        p: 'Zu dritt wäre es ein anderes Stück. Der neue Termin steht hier, sobald der Gips ab ist. Karten bleiben gültig, Mitleid auch.',
      },
    ],
    tags: ['Konzert'],
    organiser: 'Heimatverein Kirchbruck',
    price: '14 Euro, ermäßigt 7',
    fee: 14,
    details: { status: 'postponed', ticketLink: 'https://karten.kirchbruck.example/viererlei' },
    locations: [
      {
        venue: 'Altes Pfarrhaus',
        address: 'Kirchplatz 2, Kirchbruck',
        dates: [{ inDays: 12, from: '19:30', to: '21:30' }],
      },
    ],
    publishedMinutesAgo: 12900,
    comments: [{ author: 'lotte', minutesAfter: 44, text: 'Welcher Finger?' }],
  },
  {
    key: 'termin-tanznacht',
    place: 'bahnhofsviertel',
    category: 'kultur',
    author: 'selam',
    title: 'Tanznacht unter der Drehscheibe',
    lead: 'Ausverkauft, und zwar seit neun Minuten nach Verkaufsbeginn.',
    body: [
      {
        p: 'Von neun bis vier, mit zwei Plattenspielern und einer Pause für die Nachbarn. Wer eine Karte hat und krank wird, hängt einen Zettel an die Kaffeetheke.',
      },
    ],
    tags: ['Lokschuppen', 'Tanzen'],
    organiser: 'Lokschuppen e. V.',
    price: '15 Euro',
    fee: 15,
    details: {
      status: 'sold-out',
      ageFrom: 18,
      ticketLink: 'https://karten.lokschuppen.example/tanznacht',
    },
    locations: [
      {
        venue: 'Lokschuppen',
        address: 'Bahnhofstraße 3, Steinach',
        dates: [{ inDays: 11, from: '21:00', to: '04:00' }],
      },
    ],
    publishedMinutesAgo: 11900,
    comments: [{ author: 'renate', minutesAfter: 75, text: 'Ich bin eine Nachbarin. Die Pause ist gut.' }],
  },
  {
    key: 'termin-kabarett',
    place: 'auenfeld',
    category: 'kultur',
    author: 'matteo',
    title: 'Kabarett: Frau Dr. Kehrwoche kehrt zurück',
    lead: 'Zwei Abende, ein Besen. Für den ersten gibt es keine Karten mehr.',
    body: [
      {
        p: 'Die Doktorarbeit über Treppenhausordnungen ist echt, der Dialekt nicht. Wer in der ersten Reihe sitzt, wird gefragt, wann er zuletzt dran war.',
      },
    ],
    tags: ['Kabarett', 'Theater'],
    picture: { scene: 'microphone', seed: 731, ratio: '3:2', credit: 'matteo' },
    organiser: 'Kulturring Auenfeld',
    price: '18 Euro, ermäßigt 9',
    fee: 18,
    details: {
      ticketLink: 'https://karten.kulturring.example/kehrwoche',
      features: ['wheelchair', 'accessible-toilet', 'hearing-loop'],
    },
    locations: [
      {
        venue: 'Mühlensaal',
        address: 'Mühlgasse 14, Auenfeld',
        dates: [
          { inDays: 9, from: '20:00', to: '22:15', status: 'sold-out' },
          { inDays: 10, from: '20:00', to: '22:15' },
        ],
      },
    ],
    publishedMinutesAgo: 9900,
    comments: [
      { author: 'ruth', minutesAfter: 58, text: 'Ich war diese Woche dran. Ich kann beruhigt hin.' },
    ],
  },
  {
    key: 'termin-waermepumpe',
    place: 'werletal',
    category: 'wirtschaft',
    author: 'jonas',
    title: 'Wärmepumpe im Altbau: Fragen am Bildschirm',
    lead: 'Anderthalb Stunden im Netz, mit einem Haus von 1906 als Beispiel.',
    body: [
      {
        p: 'Der Hausbesitzer zeigt seine Rechnungen, die Ingenieurin rechnet nach, der Nachbar hört, ob es brummt. Fragen schreibt man in den Chat, sie werden alle vorgelesen, auch die nach dem Preis.',
      },
    ],
    tags: ['Energie', 'Beratung'],
    organiser: 'Stadtwerke Steinach',
    price: 'frei',
    fee: 0,
    details: { attendance: 'online', onlineLink: 'https://treffen.stadtwerke-steinach.example/altbau' },
    locations: [
      {
        venue: 'Videokonferenz',
        address: '',
        dates: [{ inDays: 6, from: '18:30', to: '20:00' }],
      },
    ],
    publishedMinutesAgo: 8700,
    comments: [{ author: 'holger', minutesAfter: 49, text: 'Beim Dach fragt mich.' }],
  },
  {
    key: 'termin-grundwasser',
    place: 'kirchbruck',
    category: 'natur',
    author: 'mechthild',
    title: 'Vortrag: Was das Grundwasser von uns weiß',
    lead: 'Im alten Pfarrhaus und als Übertragung. Wasser gibt es an beiden Orten.',
    body: [
      {
        p: 'Die Geologin hat dreißig Brunnen vermessen und in einem davon eine Brille von 1958 gefunden. Im Saal sind 60 Stühle, im Netz ist mehr Platz und schlechterer Kuchen.',
      },
    ],
    tags: ['Vortrag', 'Wasser'],
    organiser: 'Heimatverein Kirchbruck',
    price: 'frei',
    fee: 0,
    details: {
      attendance: 'mixed',
      onlineLink: 'https://live.kirchbruck.example/grundwasser',
      features: ['wheelchair', 'sign-language'],
    },
    locations: [
      {
        venue: 'Altes Pfarrhaus',
        address: 'Kirchplatz 2, Kirchbruck',
        dates: [{ inDays: 18, from: '19:00', to: '20:30' }],
      },
    ],
    publishedMinutesAgo: 8100,
    comments: [{ author: 'georg', minutesAfter: 37, text: 'Die Brille könnte meinem Onkel gehören.' }],
  },
  {
    key: 'termin-ateliers',
    place: 'muehlviertel',
    category: 'kultur',
    author: 'linh',
    title: 'Tag der offenen Ateliers',
    lead: 'Drei Türen, drei Gerüche: Terpentin, Leim, nasser Ton.',
    body: [
      {
        p: 'Den ganzen Tag offen, solange jemand schaut. Anfassen darf man nur in der Töpferei, dort muss man sogar. Wer alle drei Stempel hat, bekommt einen Pinsel, mit dem man noch malen kann.',
      },
    ],
    tags: ['Kunst', 'Mühlviertel'],
    picture: { scene: 'workshop', seed: 731, hour: 'morning', ratio: '3:2', credit: 'linh' },
    organiser: 'Ateliergemeinschaft Mühlgasse',
    price: 'frei',
    fee: 0,
    details: { features: ['families'] },
    locations: [
      { venue: 'Druckwerkstatt', address: 'Mühlgasse 3, Auenfeld', dates: [{ inDays: 19 }] },
      { venue: 'Geigenbau Siebert', address: 'Mühlgasse 8, Auenfeld', dates: [{ inDays: 19 }] },
      { venue: 'Töpferei am Wehr', address: 'Mühlgasse 21, Auenfeld', dates: [{ inDays: 19 }] },
    ],
    publishedMinutesAgo: 7500,
    comments: [
      { author: 'lotte', minutesAfter: 22, text: 'Wir in Nummer 9 haben auch offen. Es zieht nur.' },
    ],
  },
  {
    key: 'termin-schlepper',
    place: 'werletal',
    category: 'leben',
    author: 'thandi',
    title: 'Lichterfahrt der Schlepper',
    lead: '43 Traktoren, 11.000 Lämpchen, drei Orte an einem Abend.',
    body: [
      {
        p: 'Vorneweg fährt Hinrichs mit dem Rentierkopf aus Heuballen. In jedem Ort halten sie zwanzig Minuten, dann wird gewinkt und weitergetuckert. Die Kühe haben zugesagt, wach zu bleiben.',
      },
    ],
    tags: ['Advent', 'Landwirtschaft'],
    organiser: 'Landjugend Werletal',
    price: 'frei',
    fee: 0,
    details: { features: ['families'] },
    locations: [
      {
        venue: 'Festwiese',
        address: 'Uferweg, Auenfeld',
        dates: [{ inDays: 20, from: '17:00', to: '17:20' }],
      },
      {
        venue: 'Dorfplatz',
        address: 'Hauptstraße 1, Kirchbruck',
        dates: [{ inDays: 20, from: '18:00', to: '18:20' }],
      },
      {
        venue: 'Hauptplatz',
        address: 'Hauptplatz, Steinach',
        dates: [{ inDays: 20, from: '19:30', to: '20:00' }],
      },
    ],
    publishedMinutesAgo: 7000,
    comments: [{ author: 'deniz', minutesAfter: 26, text: 'Und wer zählt die Lämpchen?' }],
  },
  {
    key: 'termin-krippen',
    place: 'steinach',
    category: 'kultur',
    author: 'joerg',
    title: 'Krippen aus sechs Jahrzehnten',
    lead: 'Zwei Wochen lang im alten Güterschuppen. Eine davon hat eine Weiche.',
    body: [
      {
        p: 'Geöffnet ist täglich, solange Licht ist. Die Krippe mit der Weiche hat ein Kollege gebaut, der Esel kommt bei ihm pünktlich.',
      },
    ],
    tags: ['Ausstellung', 'Advent'],
    organiser: 'Heimatfreunde Steinach',
    price: '2 Euro, Kinder frei',
    fee: 2,
    details: { features: ['families', 'wheelchair'] },
    locations: [
      {
        venue: 'Güterschuppen',
        address: 'Am Bahndamm 5, Steinach',
        dates: [{ inDays: 5, untilInDays: 19 }],
      },
    ],
    publishedMinutesAgo: 9300,
    comments: [{ author: 'birgit', minutesAfter: 35, text: 'Wer ein Schaf vermisst: Es liegt bei uns.' }],
  },
  {
    key: 'termin-chorwochenende',
    place: 'auenfeld',
    category: 'kultur',
    author: 'ruth',
    title: 'Singwochenende in der alten Schule',
    lead: 'Freitagabend bis Sonntagmittag, vier Stimmen, ein Schlafsaal.',
    body: [
      {
        p: 'Gesungen wird, was bis Sonntag sitzt. Bitte Schlafsack mitbringen und einen Kuchen, der zwei Tage hält. Wer schnarcht, meldet sich bei den Bässen.',
      },
    ],
    tags: ['Chor', 'Kantorei'],
    organiser: 'Kantorei Auenfeld',
    price: '45 Euro mit Verpflegung',
    fee: 45,
    details: { ageFrom: 14 },
    locations: [
      {
        venue: 'Alte Schule am Mühlberg',
        address: 'Mühlberg 2, Auenfeld',
        dates: [{ inDays: 24, from: '18:00', untilInDays: 26, to: '13:00' }],
      },
    ],
    publishedMinutesAgo: 6900,
    comments: [{ author: 'holger', minutesAfter: 31, text: 'Ich schnarche Bariton.' }],
  },
];
