// This is what the people of the demo are writing at the moment: begun, planned, handed in, handed back.

import { planned } from './planned.ts';
import type { DemoManuscript } from './types.ts';

export const manuscripts: DemoManuscript[] = [
  {
    author: 'aylin',
    place: 'auenfeld',
    category: 'schule-kita',
    tags: ['Grundschule Auenfeld'],
    hero: {
      scene: 'school',
      seed: 941,
      season: 'autumn',
      hour: 'morning',
      caption: 'Viertel vor acht an der Grundschule: Es fehlt ein Handschuh.',
      credit: 'aylin',
    },
    versions: [
      {
        minutesAgo: 310,
        headline: 'Die Kiste mit den linken Handschuhen',
        lead: '',
        body: [
          {
            p: 'Die Kiste steht neben der Treppe zum Keller, seit es die Treppe gibt. Heike Brandt, die Hausmeisterin, hat sie zum ersten Mal seit dem Sommer ausgeräumt.',
          },
        ],
      },
      {
        minutesAgo: 42,
        headline: '47 linke Handschuhe',
        lead: 'Die Grundschule Auenfeld leert ihre Fundkiste. Was bis Freitag niemand vermisst, wird versteigert.',
        body: [
          {
            p: 'Die Kiste steht neben der Treppe zum Keller, seit es die Treppe gibt. Heike Brandt, die Hausmeisterin, hat sie zum ersten Mal seit dem Sommer ausgeräumt und dabei Listen geführt: 47 linke Handschuhe, 12 rechte, 9 Brotdosen, eine davon bewohnt, und eine Blockflöte in zwei Hälften, die nicht zusammengehören.',
          },
          {
            p: '„Rechte verliert man offenbar woanders“, sagt Brandt. Sie hat die Handschuhe auf eine Leine im Flur gehängt, nach Größe. In der großen Pause standen dort 80 Kinder und suchten nicht, was ihnen gehört, sondern was ihnen passt.',
          },
          { h2: 'Wer bietet mehr als eine Brezel?' },
          {
            p: 'Versteigert wird am Freitag nach der sechsten Stunde, gezahlt wird in Brezeln. Der Erlös geht an',
          },
        ],
      },
    ],
  },
  {
    author: 'aylin',
    place: 'steinach',
    category: 'schule-kita',
    tags: ['Amtsgericht', 'Realschule Steinach'],
    hero: {
      scene: 'council',
      seed: 942,
      hour: 'noon',
      caption: 'Die Abstimmung über das Urteil: neun zu vier.',
      credit: 'aylin',
    },
    scheduled: { by: 'aylin', minutesAgo: 75, inDays: 1, at: '06:30' },
    versions: [
      {
        minutesAgo: 1510,
        headline: 'Im Namen der 9b',
        lead: 'In Steinach verhandelt eine Schulklasse über ein gestohlenes Fahrrad.',
        body: [
          {
            p: 'Der Angeklagte ist 15, schweigt und muss ständig lachen. Die Richterin ist auch 15 und lacht nicht.',
          },
        ],
      },
      {
        minutesAgo: 80,
        headline: 'Im Namen der 9b',
        lead: 'Ein Fahrrad, drei Zeuginnen, eine Lüge: Zweimal im Jahr verhandelt eine Schulklasse in Steinach einen Fall, den es nie gab. Diesmal wurde er knapp.',
        body: [
          {
            p: 'Der Angeklagte ist 15, schweigt und muss ständig lachen. Die Richterin ist auch 15 und lacht nicht. „Sie können sich hier um Kopf und Kragen grinsen“, sagt Mira Sahin von vorn, und Saal 2 des Amtsgerichts wird auf einmal sehr still.',
          },
          {
            p: 'Den Fall hat Amtsrichter Konrad Pohl erfunden, wie jedes Halbjahr. Diesmal: ein Fahrrad, das vor der Bücherei stand, ein Bolzenschneider, drei Zeuginnen, von denen eine lügt. Wer das ist, weiß nur Pohl. Er sitzt in der letzten Reihe und sagt in zwei Stunden kein Wort.',
          },
          { h2: 'Das Schloss war heil' },
          {
            p: 'Es ist die Staatsanwältin, die es merkt. Aleyna Koç, dritte Bank am Fenster, lässt sich das Schloss zeigen, das die Polizei gesichert hat. Es hat keinen Kratzer. Wer ein Rad mit dem Bolzenschneider stiehlt, fragt sie, warum schließt der hinterher wieder auf?',
          },
          {
            quote: '„Ich habe 22 Jahre lang Anwälte gehört, denen das nicht aufgefallen wäre.“',
            by: 'Konrad Pohl, Amtsrichter',
          },
          {
            p: 'Beraten wird hinter verschlossener Tür, 40 Minuten. Neun sind für Freispruch, vier dagegen. Mira Sahin verliest das Urteil im Stehen. Danach erst lacht auch sie, und der Angeklagte bekommt sein Handy zurück.',
          },
        ],
      },
    ],
  },
  {
    author: 'ruth',
    place: 'auenfeld',
    category: 'leben',
    tags: ['Wehr'],
    submitted: { minutesAgo: 165, text: 'Das Foto liefere ich nach, sobald es aufhört zu regnen.' },
    notes: [
      {
        by: 'henrike',
        minutesAgo: 95,
        text: 'Liebe Frau Lindner, das bringen wir gern. Wissen Sie, ob der Bauhof die Bank geholt hat oder jemand anders? Ich frage sonst morgen selbst nach.',
      },
    ],
    versions: [
      {
        minutesAgo: 2950,
        headline: 'Die Bank am Wehr ist weg',
        lead: '',
        body: [
          {
            p: 'Seit drei Wochen ist die Bank am Wehr weg. Ich sitze dort jeden Morgen, seit ich nicht mehr arbeite, also seit elf Jahren. Jetzt stehe ich.',
          },
        ],
      },
      {
        minutesAgo: 170,
        headline: 'Seit drei Wochen fehlt die Bank am Wehr',
        lead: 'Vier Schrauben stecken noch im Boden. Wer die Bank mitgenommen hat, weiß im Rathaus niemand.',
        body: [
          {
            p: 'Seit drei Wochen ist die Bank am Wehr weg. Ich sitze dort jeden Morgen, seit ich nicht mehr arbeite, also seit elf Jahren. Jetzt stehe ich, und der Kater, der sonst mitkommt, bleibt gleich zu Hause.',
          },
          {
            p: 'Im Rathaus wurde ich viermal verbunden. Das Grünflächenamt ist für das Grün zuständig, nicht für die Bank. Der Bauhof hat sie nicht geholt. Das Fundbüro hat 31 Regenschirme und keine Bank.',
          },
          {
            p: 'Es war keine schöne Bank, aber man sah von ihr aus den Reiher. Wer etwas weiß, findet mich dort. Stehend.',
          },
        ],
      },
    ],
  },
  {
    author: 'ruth',
    place: 'auenfeld',
    category: 'meinung',
    tags: ['Laub'],
    submitted: { minutesAgo: 4400 },
    handedBack: {
      by: 'henrike',
      minutesAgo: 4150,
      text: 'Ich habe zweimal laut gelacht. Für die Zeitung fehlt mir der Schluss: Was soll die Stadt denn tun, Rechen kaufen? Und den Satz über den Nachbarn würde ich streichen, er liest mit.',
    },
    versions: [
      {
        minutesAgo: 4480,
        headline: 'Offener Brief an den Laubbläser',
        lead: '',
        body: [
          {
            p: 'Sehr geehrter Laubbläser, wir kennen uns flüchtig, Sie beginnen um sieben. Sie blasen das Laub vom Gehweg auf die Straße, und die Straße bläst es zurück. Ich habe das vom Fenster aus eine Stunde lang verfolgt. Es stand am Ende unentschieden.',
          },
          {
            p: 'Ein Rechen kostet 14\u00a0Euro und macht ein Geräusch wie Herbst.',
          },
        ],
      },
    ],
  },
  {
    author: 'ida',
    place: 'flusssiedlung',
    category: 'schule-kita',
    tags: ['Wale'],
    submitted: {
      minutesAgo: 55,
      text: 'Papa hat es gelesen und nur zwei Kommas gefunden.',
      answers: { others: 'ja', special: 'nein', consent: 'nein' },
    },
    versions: [
      {
        minutesAgo: 58,
        headline: 'Unser Wal ist länger als der Flur',
        lead: 'Die 3a hat aus Pappe einen Buckelwal gebaut. Jetzt passt er nicht durch die Tür.',
        body: [
          {
            p: 'Wir haben 112 Kartons gesammelt. Die meisten sind vom Fahrradladen, weil die groß sind. Dann haben wir gerechnet: Ein Buckelwal ist 14\u00a0Meter lang, unser Flur ist 13. Frau Keller hat gesagt, dann macht er eben einen Buckel, dafür heißt er ja so.',
          },
          {
            p: 'Jetzt ist der Wal fertig und steht im Flur, und er soll zum Laternenumzug auf den Schulhof. Er geht aber nicht durch die Tür. Der Hausmeister hat gesagt, er denkt nach.',
          },
        ],
      },
    ],
  },
  ...planned,
];
