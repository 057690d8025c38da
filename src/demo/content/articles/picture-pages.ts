// These are two picture pages made of what members have pasted on the column.

import { snapshots } from '../snapshots.ts';
import type { DemoArticle, DemoPicture } from '../types.ts';

const pictureOf = (key: string): DemoPicture => {
  const snapshot = snapshots.find((candidate) => candidate.key === `schnappschuss-${key}`);
  if (!snapshot) throw new Error(`There is no snapshot ${key}`);
  return snapshot.picture;
};

const FILM_CAPTIONS = [
  { from: 0.4, to: 3.7, text: 'Die Schleife bei Kirchbruck. (Kein Ton, auf der Lok ist es laut genug.)' },
  { from: 4.2, to: 7.7, text: 'Felder im Nebel. Die Rehe sind da, nur nicht im Bild.' },
  { from: 8.2, to: 11.8, text: 'Abend an der Werle. Ab hier fährt die Kollegin.' },
];

export const picturePageArticles: DemoArticle[] = [
  {
    key: 'bilder-der-woche',
    place: 'werletal',
    category: 'leben',
    author: 'nele',
    headline: 'Zwölf Bilder von der Säule, und nur eines mit Kater',
    lead: 'Was in dieser Woche angeschlagen wurde: eine leere Allee, eine elfte Hand und drei Zentimeter Schnee, die unten keiner glaubt.',
    body: [
      {
        p: 'Jede Woche hängen an der Säule ungefähr vierzig neue Schnappschüsse, und jede Woche streitet die Redaktion, welche zwölf auf diese Seite kommen. Abgestimmt wird mit Büroklammern. Diesmal bekam Ruth Lindners Kater vier davon, was nach der Hausordnung zu viel ist; er darf deshalb nur einmal hinein.',
      },
      {
        gallery: [
          'anton',
          'ratssaal',
          'eisblumen',
          'bruecke-nacht',
          'derbytor',
          'lesesessel',
          'geruest',
          'laub',
          'praxishund',
          'nieten',
          'rotkehlchen',
          'bahnsteig',
        ].map(pictureOf),
      },
      {
        p: 'Am längsten diskutiert wurde über Bild drei. Mechthild Osterkamp hat es am Morgen oberhalb vom Wasserhaus aufgenommen, und bis zum Mittag schrieben elf Leute aus dem Tal, bei ihnen habe es geregnet. Beides stimmt: Zwischen dem Wasserhaus und dem Kirchplatz liegen 140 Höhenmeter und, wie Farid Karimi anmerkt, eine Weltanschauung.',
      },
      {
        p: 'Wer nächste Woche dabei sein will, schlägt sein Bild einfach an. Anton ist für zwei Wochen gesperrt.',
      },
    ],
    tags: ['Bilder der Woche', 'Schnappschüsse'],
    hero: {
      scene: 'column',
      seed: 131,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption: 'Die Säule am Montagmorgen, bevor jemand klebt.',
      credit: 'nele',
    },
    publishedMinutesAgo: 175,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 20,
        text: 'Gesperrt! Ich lege Widerspruch ein. Er sitzt daneben und unterschreibt.',
        replies: [{ author: 'linh', minutesAfter: 28, text: 'Widerspruch bitte in Papierform, mit Pfote.' }],
      },
      { author: 'farid', minutesAfter: 61, text: 'Mit der Weltanschauung bin ich richtig zitiert.' },
      { author: 'tomasz', minutesAfter: 110, text: 'Zwei von mir. Danke an die Büroklammern.' },
    ],
  },
  {
    key: 'herbst-an-der-werle',
    place: 'werletal',
    category: 'natur',
    author: 'tomasz',
    headline: 'Ein Herbst an der Werle, von der Lok aus und zu Fuß',
    lead: 'Zehn Bilder aus neun Wochen, vom ersten gelben Baum bis zum ersten Eis, das man nicht betreten darf.',
    body: [
      {
        p: 'Die Strecke folgt dem Fluss auf 31 Kilometern, nur am Steinbruch kürzt sie ab. Wer sie jeden Tag fährt, sieht dieselbe Kurve sechzigmal im Herbst und keine zweimal gleich. Ein paar davon habe ich aufgeschrieben, die anderen haben Leute fotografiert, die aussteigen durften.',
      },
      {
        gallery: [
          'werleschleife',
          'steinbruch',
          'regenbogen',
          'nebelfelder',
          'waldlicht',
          'erster-reif',
          'hochwassermarke',
          'werle-abend',
          'gaense',
          'werle-eis',
        ].map(pictureOf),
      },
      {
        stream: {
          film: ['werleschleife', 'nebelfelder', 'werle-abend'].map(pictureOf),
          title: 'Die Werle vom ersten bis zum letzten Licht, in zwölf Sekunden',
          filename: 'werle-in-zwoelf-sekunden.mp4',
          by: 'tomasz',
          captions: FILM_CAPTIONS,
        },
      },
      { p: 'Das letzte Bild ist von heute früh. Die Enten waren schneller als ich.' },
    ],
    tags: ['Werle', 'Herbst', 'Bilderseite'],
    hero: {
      scene: 'cab',
      seed: 103,
      season: 'autumn',
      hour: 'golden',
      weather: 'clear',
      caption: 'Kilometer 14, an einem Morgen, an dem alles gepasst hat.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 330,
    comments: [
      {
        author: 'joerg',
        minutesAfter: 35,
        text: 'Bei Kilometer 14,2 stand früher ein Läutewerk. Man sieht noch den Sockel, wenn man weiß, wohin man schaut.',
      },
      { author: 'holger', minutesAfter: 90, text: 'Ich wiederhole mich ungern: Das Eis trägt keine Kamera.' },
    ],
  },
];
