// Tells of short notices from the road: a closure, abandoned bicycles, black ice, a light that turns green at
// night.

import type { DemoArticle } from '../types.ts';

export const roadNoticeArticles: DemoArticle[] = [
  {
    key: 'kirchgasse',
    place: 'auenfeld',
    category: 'verkehr',
    author: 'henrike',
    genre: 'brief',
    headline: 'Kirchgasse drei Tage gesperrt',
    lead: 'Von Montag bis Mittwoch wird eine Wasserleitung von 1931 getauscht.',
    body: [
      {
        p: 'Zwischen Hausnummer\u00a04 und der Einmündung Gerbergasse kommt von 7 bis 17\u00a0Uhr niemand mit dem Auto durch. Zu Fuß geht es auf der Nordseite. Die Müllabfuhr holt die Tonnen am Rathaus ab, die Arztpraxis bleibt offen, das Wasser wird am Dienstag von 9 bis 11\u00a0Uhr abgestellt. Der Bauhof bittet, vorher einen Topf zu füllen und nachher erst ein Glas weglaufen zu lassen: Es kommt rostig, schmeckt aber nur nach Geschichte.',
      },
    ],
    tags: ['Baustelle', 'Auenfeld'],
    publishedMinutesAgo: 140,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 14,
        text: 'Und wo setze ich mich auf halbem Weg hin?',
        replies: [
          {
            author: 'henrike',
            minutesAfter: 22,
            text: 'Der Polier sagt, auf seine Kabeltrommel. Mit Kissen.',
          },
        ],
      },
      { author: 'georg', minutesAfter: 61, text: '1931 war ein gutes Jahr für Gusseisen.' },
    ],
  },
  {
    key: 'fahrradleichen',
    place: 'bahnhofsviertel',
    category: 'verkehr',
    author: 'nele',
    genre: 'brief',
    headline: 'Stadt räumt 27 herrenlose Räder am Bahnhof ab',
    lead: 'Wer seines behalten will, muss nur die gelbe Banderole durchreißen.',
    body: [
      {
        p: 'Zwei Wochen haben Besitzer Zeit, danach kommen die Räder in die Werkstatt der Gesamtschule, wo sie für Geflüchtete und Erstsemester hergerichtet werden. Drei Räder gelten als schwierig: eines ist durch die Linde gewachsen, eines ohne Räder, und an einem hängt ein Zettel mit der Aufschrift „Bin gleich zurück“, das Papier ist von 2019.',
      },
    ],
    tags: ['Fahrrad', 'Bahnhof', 'Steinach'],
    hero: {
      scene: 'bicycles',
      seed: 104,
      season: 'autumn',
      hour: 'noon',
      weather: 'cloudy',
      caption: 'Die letzten von 27, vor der Wand am Bahnhof.',
      credit: 'nele',
    },
    publishedMinutesAgo: 35600,
    comments: [
      { author: 'lotte', minutesAfter: 15, text: 'Der Zettel klingt nach Orgelbau.' },
      {
        author: 'joerg',
        minutesAfter: 60,
        text: 'Das in der Linde gehört mir. Es soll dort bleiben. Es hält den Baum.',
      },
    ],
  },
  {
    key: 'glatt',
    place: 'werletal',
    category: 'verkehr',
    author: 'nele',
    genre: 'brief',
    headline: 'Elf Unfälle in einer Stunde, zehnmal Blech',
    lead: 'Gefrierender Nebel hat den Berufsverkehr im Werletal ausgebremst.',
    body: [
      {
        p: 'Zwischen 6 und 7\u00a0Uhr zählte die Polizei elf Unfälle, acht davon auf der Kreisstraße\u00a014. Eine Radfahrerin, 29, brach sich bei Querbach das Handgelenk, sonst blieb es bei Dellen. Der Gesamtschaden liegt bei 60.000\u00a0Euro. Am Pumpwerk rutschte ein Streufahrzeug in den Graben, beladen. Die Stelle war danach die sicherste des Landkreises.',
      },
    ],
    tags: ['Unfall', 'Winter', 'Verkehrsmeldung'],
    hero: {
      scene: 'accident',
      seed: 104,
      season: 'winter',
      hour: 'morning',
      weather: 'clear',
      caption: 'Meist blieb es bei Blech: auf der Kreisstraße kurz nach sieben.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 470,
    comments: [
      {
        author: 'wiebke',
        minutesAfter: 20,
        text: 'Handgelenk: Gute Besserung. Bitte früh bewegen, nicht spät!',
      },
      { author: 'thandi', minutesAfter: 90, text: 'Und streut am Gartenweg Sand statt Salz. Pfoten.' },
      { author: 'paul', minutesAfter: 160, text: 'Der letzte Satz ist gemein und gut.' },
    ],
  },
  {
    key: 'nachtampel',
    place: 'flusssiedlung',
    category: 'verkehr',
    author: 'henrike',
    headline: 'Aus 74\u00a0Sekunden werden nachts zwölf',
    lead: 'Seit 2022 lag ein Antrag beim Straßenbauamt. Dann ist er jemandem auf die Füße gefallen.',
    body: [
      {
        p: 'Die Fußgängerampel an der Bundesstraße schaltet künftig zwischen 22 und 6\u00a0Uhr nach zwölf Sekunden auf Grün, tagsüber bleibt es bei 74. Beantragt hatte das die Siedlergemeinschaft Westufer im Jahr 2022. Der Vorgang lag seither in einem Schrank in Lindhagen, der wegen Malerarbeiten verschoben wurde. Dabei ging er auf.',
      },
      {
        p: '„Der Antrag war vollständig, begründet und mit einer Zeichnung versehen“, sagt Amtsleiter Gerald Pütz. „Es gab eigentlich keinen Grund, ihn nicht zu bearbeiten. Wir haben den Schrank überprüft.“ Umgestellt wird am Freitag, von einem Techniker mit Laptop, Dauer vier Minuten.',
      },
      {
        p: 'Nicht geändert wird das Signal für Blinde, ein Ticken, das Anwohner in Hausnummer\u00a02 seit Jahren hören. Sie wurden gefragt, ob es stört. Die Antwort lautete: Man schlafe nicht mehr ohne.',
      },
    ],
    tags: ['Ampel', 'Bundesstraße', 'Flusssiedlung'],
    hero: {
      scene: 'trafficlight',
      seed: 104,
      season: 'autumn',
      hour: 'night',
      weather: 'clear',
      caption: 'Die Ampel am Uferweg, um 23.40\u00a0Uhr noch nach altem Takt.',
      credit: 'thandi',
    },
    publishedMinutesAgo: 58,
    comments: [
      {
        author: 'jonas',
        minutesAfter: 4,
        text: 'Ich habe den Antrag 2022 mitgeschrieben. Die Zeichnung ist von Ida, sie war vier.',
        replies: [{ author: 'ida', minutesAfter: 8, text: 'da ist eine Ampel drauf und ein Wal' }],
      },
      {
        author: 'thandi',
        minutesAfter: 25,
        text: 'Schade. Ich meine: gut. Ich meine: Was wird aus unserer Runde?',
        replies: [{ author: 'ruth', minutesAfter: 27, text: 'Ewald geht ab jetzt um 6.03 Uhr. Tagtarif.' }],
      },
      {
        author: 'paul',
        minutesAfter: 44,
        text: 'Vier Minuten Arbeit, vier Jahre Wartezeit. Verhältnis 1 zu 525.600.',
      },
    ],
  },
];
