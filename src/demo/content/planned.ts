// This is what comes out by itself in the days after the demo begins, for the calendar of the week.
import type { DemoManuscript } from './types.ts';

export const planned: DemoManuscript[] = [
  {
    author: 'henrike',
    place: 'auenfeld',
    category: 'rathaus',
    tags: ['Haushalt'],
    scheduled: { by: 'henrike', minutesAgo: 200, inDays: 1, at: '08:00' },
    versions: [
      {
        minutesAgo: 225,
        headline: 'Der Haushalt hat ein Loch, und es ist rund',
        lead: '2,4\u00a0Millionen\u00a0Euro fehlen. Die Stadt will am Freibad sparen und meint den Kiosk.',
        body: [
          {
            p: 'Der Kämmerer hat das Loch gezeichnet, mit Zirkel, auf eine Folie. Es fehlen 2,4\u00a0Millionen Euro, und damit man sich darunter etwas vorstellen kann, hat er einen Bagger daneben gestellt. Der Bagger passt hinein.',
          },
          {
            p: 'Gespart werden soll bei allem, was niemand vermisst, bevor es weg ist. Auf der Liste steht der Kiosk am Freibad. Im Rat steht er noch nicht.',
          },
        ],
      },
    ],
  },
  {
    author: 'wiebke',
    place: 'auenfeld',
    category: 'kultur',
    tags: ['Kantorei'],
    scheduled: { by: 'henrike', minutesAgo: 237, inDays: 1, at: '17:30' },
    versions: [
      {
        minutesAgo: 262,
        headline: 'Neun Bässe für ein Halleluja',
        lead: 'Die Kantorei sucht tiefe Stimmen. Wer kommt, bekommt Glühwein und eine Mappe.',
        body: [
          {
            p: 'Im Alt singen 31, im Sopran 28, im Tenor sechs. Im Bass singt Herr Ahlers. Er singt gut, aber er ist am dritten Advent in Kur.',
          },
          {
            p: 'Die Kantorei sucht deshalb neun Bässe bis Donnerstag. Noten muss keiner können. „Es genügt, wenn jemand brummt“, sagt die Kantorin, „den Rest machen wir.“',
          },
        ],
      },
    ],
  },
  {
    author: 'holger',
    place: 'steinach',
    category: 'verkehr',
    tags: ['Linie 4'],
    scheduled: { by: 'henrike', minutesAgo: 274, inDays: 2, at: '06:00' },
    versions: [
      {
        minutesAgo: 299,
        headline: 'Die Linie 4 fährt wieder bis zum Friedhof',
        lead: 'Von Montag an hält der Bus, wo seit März nur noch ein Schild stand.',
        body: [
          {
            p: 'Das Schild hat den Sommer über an der Haltestelle gestanden: „Diese Haltestelle wird nicht bedient.“ Darunter hat jemand mit Filzstift geschrieben: „Ich auch nicht.“',
          },
          {
            p: 'Am Montag um 6.12\u00a0Uhr hält dort wieder ein Bus. Die Baustelle ist weg, das Schild kommt ins Stadtmuseum.',
          },
        ],
      },
    ],
  },
  {
    author: 'jonas',
    place: 'muehlviertel',
    category: 'leben',
    tags: ['Nachbarn'],
    scheduled: { by: 'henrike', minutesAgo: 311, inDays: 2, at: '12:00' },
    versions: [
      {
        minutesAgo: 336,
        headline: 'Wer den Schlüssel hat, hat den Hund',
        lead: 'Im Mühlviertel hängt ein Brett mit 14 Schlüsseln, und alle wissen, wofür.',
        body: [
          {
            p: 'Das Brett hängt im Treppenhaus der Mühlgasse 9, ohne Namen, mit 14 Haken. Der dritte von links ist der für den Hund.',
          },
          {
            p: 'Angefangen hat es mit einem Urlaub und einer Topfpflanze. Inzwischen gießen, füttern und lüften sich 14\u00a0Haushalte gegenseitig durch das Jahr.',
          },
        ],
      },
    ],
  },
  {
    author: 'doerte',
    place: 'kirchbruck',
    category: 'natur',
    tags: ['Kraniche'],
    scheduled: { by: 'henrike', minutesAgo: 348, inDays: 3, at: '06:30' },
    versions: [
      {
        minutesAgo: 373,
        headline: 'Die Kraniche sind spät dran',
        lead: 'Seit Tagen steht Dörtes Fernglas am Fenster. Der Himmel über Kirchbruck ist leer.',
        body: [
          {
            p: 'Im vergangenen Jahr zogen sie am 9.\u00a0November, im Jahr davor am 12. Heuer: nichts. Nur ein Schwarm Krähen, der so tut, als ob.',
          },
          {
            p: 'Auf dem Hungerberg treffen sich jeden Abend ein Dutzend Leute mit Thermoskannen. Sie sehen auch ohne Kraniche recht zufrieden aus.',
          },
        ],
      },
    ],
  },
  {
    author: 'henrike',
    place: 'werletal',
    category: 'rathaus',
    tags: ['Kreistag'],
    scheduled: { by: 'henrike', minutesAgo: 385, inDays: 5, at: '18:00' },
    versions: [
      {
        minutesAgo: 410,
        headline: 'Der Kreistag tagt im Stehen',
        lead: 'Weil die Stühle zur Reparatur sind, dauert die Sitzung 41 Minuten.',
        body: [
          {
            p: 'Die Stühle im großen Sitzungssaal sind 44 Jahre alt und seit Dienstag beim Polsterer. Der Landrat hat Stehtische aufstellen lassen.',
          },
          {
            p: 'Um 18\u00a0Uhr ging es los, um 18.41\u00a0Uhr war Schluss, mit acht Beschlüssen. Für die nächste Sitzung liegt ein Antrag vor, die Stühle zu verkaufen.',
          },
        ],
      },
    ],
  },
];
