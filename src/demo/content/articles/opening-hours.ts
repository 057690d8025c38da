// These are things to cut out and keep: opening hours, emergency services, bins, the Advent calendar of three towns, blood.

import type { DemoArticle } from '../types.ts';

export const openingHourArticles: DemoArticle[] = [
  {
    key: 'baederzeiten',
    place: 'auenfeld',
    category: 'leben',
    author: 'henrike',
    genre: 'service',
    headline: 'Wann wer schwimmen kann',
    lead: 'Das Auenfelder Hallenbad hat seinen Plan für die ersten Wochen veröffentlicht. Zum Ausschneiden.',
    body: [
      {
        table: {
          head: ['Tag', 'Zeit', 'Wer'],
          rows: [
            ['Montag', '14 bis 20\u00a0Uhr', 'alle'],
            ['Dienstag', '6.30 bis 8\u00a0Uhr', 'Frühschwimmen'],
            ['Dienstag', '15 bis 21\u00a0Uhr', 'alle'],
            ['Mittwoch', '16 bis 19\u00a0Uhr', 'Delphin Auenfeld, zwei Bahnen frei'],
            ['Donnerstag', '6.30 bis 8\u00a0Uhr', 'Frühschwimmen'],
            ['Donnerstag', '15 bis 17\u00a0Uhr', 'Wassergymnastik'],
            ['Freitag', '15 bis 21\u00a0Uhr', 'alle, ab 18\u00a0Uhr Warmbadetag'],
            ['Samstag', '9 bis 18\u00a0Uhr', 'alle'],
            ['Sonntag', '9 bis 13\u00a0Uhr', 'Familien'],
          ],
        },
      },
      {
        p: 'Die Gebühr für vergessene Badekappen, im Umbau abgeschafft, kommt nicht wieder. Das Gebiss aus dem Fundus ist weiterhin nicht abgeholt.',
      },
      { embed: 'hallenbad' },
    ],
    tags: ['Hallenbad', 'Service'],
    hero: {
      scene: 'swimming',
      seed: 103,
      season: 'winter',
      hour: 'morning',
      weather: 'clear',
      caption: 'Sonntag vor zehn gehört das Becken den Frühen.',
      credit: 'henrike',
    },
    publishedMinutesAgo: 30,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 6,
        text: 'Donnerstag, Wassergymnastik. Die neun Damen haben jetzt Konkurrenz aus dem Boot.',
      },
      {
        author: 'georg',
        minutesAfter: 14,
        text: 'Das Gebiss ist aus Kunststoff, nehme ich an? Man hört es beim Fallen.',
      },
    ],
  },
  {
    key: 'apotheken',
    place: 'werletal',
    category: 'leben',
    author: 'nele',
    genre: 'service',
    headline: 'Apotheken und Praxen im Notdienst',
    lead: 'Wer am Wochenende offen hat, und wohin man mit dem Tier fährt.',
    body: [
      {
        table: {
          head: ['Tag', 'Apotheke', 'Ort'],
          rows: [
            ['Samstag', 'Marien-Apotheke', 'Auenfeld, Markt 4'],
            ['Sonntag', 'Apotheke am Bahnhof', 'Steinach, Bahnhofstraße 2'],
            ['Montag', 'Hirsch-Apotheke', 'Kirchbruck, Hauptstraße 9'],
          ],
        },
      },
      {
        p: 'Der Wechsel ist jeweils um 8.30\u00a0Uhr. Den ärztlichen Bereitschaftsdienst erreicht man unter 116\u2009117, im Notfall 112. Tierärztlichen Notdienst hat Thandi Mbeki, Auenfeld. Sie bittet, Hamster nicht in der Hosentasche mitzubringen, „auch nicht in der warmen“.',
      },
    ],
    tags: ['Service', 'Gesundheit'],
    hero: {
      scene: 'shopfront',
      seed: 101,
      season: 'winter',
      hour: 'dusk',
      weather: 'clear',
      caption: 'Wer Notdienst hat, lässt das Licht an.',
      credit: 'nele',
    },
    publishedMinutesAgo: 2650,
    comments: [{ author: 'thandi', minutesAfter: 40, text: 'Es war eine Cargohose. Er lebt.' }],
  },
  {
    key: 'blutspende',
    place: 'steinach',
    category: 'leben',
    author: 'nele',
    genre: 'brief',
    headline: 'Ein halber Liter gegen ein Schnitzel',
    lead: 'Das Rote Kreuz bittet in die Turnhalle Schulstraße, 15 bis 19.30\u00a0Uhr.',
    body: [
      {
        p: 'Benötigt wird vor allem Null negativ. Mitbringen: Ausweis und gegessen haben. Zum Dank kocht Waltraud Kienzle, diesmal Schnitzel, auf Wunsch die Suppe. Beim letzten Mal kamen 131 Spender, davon 22 zum ersten Mal und einer irrtümlich, er wollte zum Badminton. Er hat gespendet und danach verloren.',
      },
    ],
    tags: ['Service', 'Gesundheit'],
    publishedMinutesAgo: 7050,
    comments: [
      {
        author: 'holger',
        minutesAfter: 15,
        text: 'Die Wehr kommt geschlossen. Es ist wegen der Sache, aber auch wegen des Schnitzels.',
      },
      { author: 'wiebke', minutesAfter: 60, text: 'Nach dem Spenden kein Badminton. Bitte!' },
    ],
  },
  {
    key: 'advent',
    place: 'werletal',
    category: 'kultur',
    author: 'nele',
    genre: 'service',
    headline: 'Wo es im Advent nach Zimt riecht',
    lead: 'Elf Märkte, Konzerte und ein Krippenspiel mit Kuh: die Übersicht für das Werletal.',
    body: [
      {
        p: 'Geordnet ist nach Ort, nicht nach Güte. Genannt sind die Wochenenden, nicht die Tage, weil zwei Veranstalter sich noch streiten.',
      },
      {
        table: {
          head: ['Wo', 'Was', 'Wann'],
          rows: [
            ['Auenfeld, Marktplatz', 'Weihnachtsmarkt, 34 Buden', '1. bis 4. Advent, täglich ab 11\u00a0Uhr'],
            ['Auenfeld, Werlebrücke Ostseite', 'Turmblasen ohne Turm', '2. Advent, Samstag 17\u00a0Uhr'],
            ['Auenfeld, Buchhandlung Wenk', 'Vorlesen für Leute ab 70', '3. Advent, Sonntag 15\u00a0Uhr'],
            ['Kirchbruck, Pfarrgarten', 'Adventsbasar, alter Stahl in Scheiben', '1. Advent'],
            ['Kirchbruck, Hungerberg', 'Baum selbst sägen, Punsch', 'alle Samstage'],
            ['Kirchbruck, Gasthof', 'Klarinette, gedämpft', '3. Advent, Freitag 20\u00a0Uhr'],
            ['Steinach, Bahnhof', 'Glühwein bis Minute 50', '2. und 3. Advent'],
            ['Steinach, Stellwerk', 'Lesung mit neun Gästen', '2. Advent, Freitag'],
            ['Ziegelei, Wendeplatz', 'Suppe, Licht aus um sechs', '4. Advent'],
            ['Wehrstetten, Klinik', 'Singen auf den Fluren', 'Heiligabend, 10\u00a0Uhr'],
            ['Moorhof', 'Krippenspiel mit lebender Kuh', '4. Advent, Sonntag 16\u00a0Uhr'],
          ],
        },
      },
      {
        p: 'Zum Krippenspiel eine Bitte der Veranstalter: Bitte keine Blitzlichter. Der Ochse wird von der Kuh Ampel gespielt. Sie ist erst wenige Wochen alt, aber die Einzige, die stillhält.',
      },
      {
        picture: {
          scene: 'lanterns',
          seed: 104,
          season: 'winter',
          hour: 'night',
          caption: 'Kinder mit Laternen auf dem Weg zum Adventssingen in der Auenfelder Altstadt.',
          credit: 'linh',
        },
      },
    ],
    tags: ['Weihnachten', 'Märkte', 'Kalender'],
    hero: {
      scene: 'biscuits',
      seed: 102,
      season: 'winter',
      hour: 'golden',
      weather: 'clear',
      caption: 'Die Sterne sind zuerst weg.',
      credit: 'linh',
    },
    publishedMinutesAgo: 520,
    comments: [
      { author: 'ida', minutesAfter: 6, text: 'AMPEL SPIELT MIT' },
      {
        author: 'thandi',
        minutesAfter: 20,
        text: 'Sie steht inzwischen auf allen vieren, aber von „stillhalten“ würde ich nicht sprechen.',
      },
      {
        author: 'georg',
        minutesAfter: 90,
        text: '„Klarinette, gedämpft“ ist mein Beitrag. Also nicht meiner, aber meine Idee.',
      },
      {
        author: 'ruth',
        minutesAfter: 140,
        text: 'Vorlesen ab 70: Ich bringe mein eigenes Buch mit, falls er wieder so leise liest.',
      },
      {
        author: 'holger',
        minutesAfter: 400,
        text: 'Wendeplatz: Das Licht schalten wir. Diesmal mit Ansage.',
      },
      {
        author: 'linh',
        minutesAfter: 460,
        text: 'Turmblasen: drei Posaunen, eine Tuba, kein Turm. Handschuhe mit abgeschnittenen Fingern bitte spenden.',
      },
    ],
  },
  {
    key: 'muell',
    place: 'auenfeld',
    category: 'leben',
    author: 'henrike',
    genre: 'service',
    headline: 'Abfuhr rund um die Feiertage',
    lead: 'Die Tonnen kommen zum Teil früher. Die Liste für Auenfeld und die Quartiere.',
    body: [
      {
        table: {
          head: ['Tonne', 'sonst', 'in der Feiertagswoche'],
          rows: [
            ['Restmüll Altstadt', 'Montag', 'Samstag davor'],
            ['Restmüll Mühlviertel', 'Dienstag', 'Montag'],
            ['Restmüll Flusssiedlung', 'Mittwoch', 'Dienstag'],
            ['Papier, alle', 'Donnerstag', 'zwei Tage später'],
            ['Bio, alle', 'Freitag', 'entfällt nicht, entgegen der App'],
          ],
        },
      },
      {
        p: 'Christbäume werden nach Dreikönig eingesammelt, ohne Lametta, ohne Ständer und, wie der Bauhof aus Erfahrung ergänzt, ohne Kugeln, auch ohne die schönen. Wer seinen Baum aufheben will, bringt ihn zu den Ziegen von Gerlinde Fuchs nach Querbach. Sie fressen alles bis auf die Spitze.',
      },
    ],
    tags: ['Service', 'Müllabfuhr'],
    publishedMinutesAgo: 2450,
    comments: [
      {
        author: 'paul',
        minutesAfter: 25,
        text: '„Entfällt nicht, entgegen der App.“ Genau dafür gibt es Zeitungen.',
      },
      {
        author: 'ruth',
        minutesAfter: 130,
        text: 'Und die Gelben Säcke?',
        replies: [{ author: 'henrike', minutesAfter: 160, text: 'Wie immer dann, wenn es windet.' }],
      },
    ],
  },
  {
    key: 'messstellen',
    place: 'werletal',
    category: 'verkehr',
    author: 'nele',
    genre: 'service',
    headline: 'Wo in dieser Woche gemessen wird',
    lead: 'Der Landkreis kündigt seine Kontrollen an. Wer trotzdem zu schnell ist, wird nach seinem Grund gefragt.',
    body: [
      {
        table: {
          head: ['Ort', 'Stelle', 'Erlaubt'],
          rows: [
            ['Auenfeld', 'Bundesstraße, Höhe Fußgängerampel', '50'],
            ['Auenfeld', 'Mühlgasse', '20'],
            ['Kirchbruck', 'Hauptstraße, Grundschule', '30'],
            ['Steinach', 'Schulstraße', '30'],
            ['Kreisstraße\u00a014', 'Kurve am Pumpwerk', '70'],
          ],
        },
      },
      {
        p: 'Hinzu kommen zwei Stellen, die nicht genannt werden. Spitzenreiter der vergangenen Woche war mit 94 in der Tempo-30-Zone ein Lieferwagen der Firma, die auch die Blitzer wartet.',
      },
    ],
    tags: ['Tempo 30', 'Verkehrsmeldung'],
    publishedMinutesAgo: 2200,
    comments: [
      { author: 'paul', minutesAfter: 30, text: 'Den letzten Satz bitte einrahmen.' },
      {
        author: 'deniz',
        minutesAfter: 200,
        text: 'mühlgasse 20?? ich LAUFE da schneller',
        replies: [{ author: 'wiebke', minutesAfter: 220, text: 'Stimmt, ich habe dich gesehen.' }],
      },
    ],
  },
];
