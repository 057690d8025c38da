// Holds events of the demo portal; days count from today.

import type { DemoEvent } from '../types.ts';

export const marketsAndMeetings: DemoEvent[] = [
  {
    key: 'termin-apfelfest',
    place: 'hungerberg',
    category: 'leben',
    author: 'mechthild',
    title: 'Apfelfest mit Pressen für alle',
    lead: 'Wer Äpfel bringt, nimmt Saft mit. Wer keine hat, nimmt Kuchen.',
    body: [
      {
        p: 'Die Mosterei wirft die Presse um zehn an, und sie läuft, bis der letzte Eimer leer ist. Zehn Kilo ergeben ungefähr sechs Liter, der Rest geht an Hinrichs’ Kühe.',
      },
      {
        p: 'Farid Karimi zeigt auf der großen Leiter den Winterschnitt, so weit die Jacke reicht. Für Kinder gibt es die kleine Leiter und einen Baum, der nichts mehr verlieren kann.',
      },
      {
        list: [
          'Flaschen und Kanister bitte selbst mitbringen',
          'Sortenbestimmung von 11 bis 13 Uhr: drei Äpfel je Baum, nicht gewaschen',
          'Parken am Wasserhaus, von dort fünf Minuten zu Fuß',
        ],
      },
    ],
    tags: ['Streuobst', 'Apfel'],
    picture: { scene: 'harvest', seed: 721, season: 'autumn', ratio: '3:2', credit: 'mechthild' },
    organiser: 'Streuobstverein Hungerberg',
    price: 'Eintritt frei, Saft 1,20 Euro je Liter',
    fee: 0,
    locations: [
      {
        venue: 'Hof der Mosterei',
        address: 'Am Wasserhaus 2, Kirchbruck-Hungerberg',
        dates: [{ inDays: 1, from: '10:00', to: '17:00' }],
      },
    ],
    publishedMinutesAgo: 1800,
    comments: [
      { author: 'farid', minutesAfter: 200, text: 'Die Leiter steht ab halb zehn. Wer hält?' },
      { author: 'mechthild', minutesAfter: 230, text: 'Ich halte. Wie immer.' },
      { author: 'ruth', minutesAfter: 400, text: 'Fährt ein Bus? Frage für einen Kater. Nein, für mich.' },
      { author: 'mechthild', minutesAfter: 420, text: 'Linie 7 bis Wasserhaus, stündlich zur 20.' },
    ],
  },
  {
    key: 'termin-nachtbaecker',
    place: 'bahnhofsviertel',
    category: 'kultur',
    author: 'selam',
    title: 'Die Nachtbäcker spielen im Lokschuppen',
    lead: 'Fünf Bäcker, ein Schlagzeug, Beginn nach Feierabend und vor Schichtbeginn.',
    body: [
      {
        p: 'Die Nachtbäcker kommen aus drei Backstuben und haben genau viereinhalb Stunden Zeit: Um 0.30 Uhr ruft der Teig. Gespielt wird Blues, was Dur ist, ist Zugabe.',
      },
      {
        p: 'Im Lokschuppen ist Platz für 180 Menschen. Noch gibt es etwa 40 Karten, an der Kaffeetheke im Stellwerk und an der Abendkasse.',
      },
    ],
    tags: ['Konzert', 'Lokschuppen'],
    picture: { scene: 'brassband', seed: 721, ratio: '3:2', credit: 'selam' },
    organiser: 'Lokschuppen e. V.',
    price: '12 Euro, ermäßigt 8',
    fee: 12,
    locations: [
      {
        venue: 'Lokschuppen',
        address: 'Bahnhofstraße 3, Steinach',
        dates: [{ inDays: 1, from: '20:00', to: '00:30' }],
      },
    ],
    publishedMinutesAgo: 3000,
    comments: [
      { author: 'deniz', minutesAfter: 90, text: 'Gibt es auch Karten unter 16?' },
      { author: 'selam', minutesAfter: 110, text: 'Mit Eltern ja, ohne Eltern bis 22 Uhr.' },
      {
        author: 'tomasz',
        minutesAfter: 300,
        text: 'Ich fahre um 0.51 leer nach Auenfeld. Na ja. Nicht leer, wenn ihr einsteigt.',
      },
    ],
  },
  {
    key: 'termin-turmfuehrung',
    place: 'kirchbruck',
    category: 'kultur',
    author: 'georg',
    title: 'Unter dem Dach von St. Martin',
    lead: 'Führung bis zum Glockenstuhl, solange das Gerüst steht.',
    body: [
      {
        p: 'So nah kommt man den Glocken erst wieder, wenn unsere Enkel das nächste Mal einrüsten. Georg Reiter erklärt, warum die mittlere einen Riss hat, den man nicht sieht, und was eine Glocke mit einer Bremsscheibe gemeinsam hat.',
      },
      {
        p: '137 Stufen, die letzten 22 sind eine Leiter. Festes Schuhwerk, beide Hände frei. Gruppen zu acht.',
      },
    ],
    tags: ['St. Martin', 'Glocken', 'Führung'],
    picture: { scene: 'steeple', seed: 721, ratio: '3:2', credit: 'georg' },
    organiser: 'Bauverein St. Martin',
    price: 'Spende für den Glockenstuhl',
    locations: [
      {
        venue: 'Treffpunkt Gerüst',
        address: 'Kirchplatz, Kirchbruck',
        dates: [
          { inDays: 2, from: '14:30', to: '15:45' },
          { inDays: 9, from: '14:30', to: '15:45' },
          { inDays: 16, from: '14:30', to: '15:45' },
        ],
      },
    ],
    publishedMinutesAgo: 4500,
    comments: [
      { author: 'matteo', minutesAfter: 60, text: 'Ist das etwas für Leute mit Höhenangst?' },
      { author: 'georg', minutesAfter: 75, text: 'Nein.' },
    ],
  },
  {
    key: 'termin-vorlesen',
    place: 'steinach',
    category: 'schule-kita',
    author: 'birgit',
    title: 'Vorlesen auf dem grünen Sessel',
    lead: 'Räuber, zweiter Teil. Für alle ab vier, die still sitzen wollen oder es lernen.',
    body: [
      {
        p: 'Birgit Zoller liest weiter, wo sie letzte Woche aufgehört hat: mit dem Räuber im Spritzenhaus. Wer den ersten Teil verpasst hat, bekommt ihn von den anderen erzählt, meistens gleichzeitig.',
      },
      { p: 'Der Sessel ist für die Vorleserin. Der Teppich ist für alle anderen.' },
    ],
    tags: ['Bücherei', 'Vorlesen', 'Kinder'],
    picture: { scene: 'readinghour', seed: 721, ratio: '3:2', credit: 'birgit' },
    organiser: 'Bücherei Steinach',
    price: 'frei',
    fee: 0,
    locations: [
      {
        venue: 'Stadtbücherei',
        address: 'Tonweg 20, Steinach',
        dates: [
          { inDays: 4, from: '16:00', to: '16:45' },
          { inDays: 11, from: '16:00', to: '16:45' },
          { inDays: 18, from: '16:00', to: '16:45' },
        ],
      },
    ],
    publishedMinutesAgo: 2400,
    comments: [{ author: 'renate', minutesAfter: 90, text: 'Wir sind zu dritt!' }],
  },
  {
    key: 'termin-weihnachtsmarkt',
    place: 'auenfeld',
    category: 'leben',
    author: 'linh',
    title: 'Der Weihnachtsmarkt macht auf',
    lead: 'Eröffnung mit Posaunenchor, Lichterprobe bestanden, Karussell aus Kirchbruck.',
    body: [
      {
        p: 'Um 17 Uhr drückt die Bürgermeisterin den Knopf. Der Elektriker steht daneben und drückt den richtigen.',
      },
      {
        p: '32 Buden, sieben weniger als im Vorjahr, dafür keine zwei mit Handyhüllen. Das Karussell ist von 1954, es dreht links herum und kostet immer noch einen Euro.',
      },
      {
        table: {
          head: ['Tag', 'geöffnet'],
          rows: [
            ['Montag bis Donnerstag', '15 bis 20 Uhr'],
            ['Freitag und Samstag', '11 bis 21 Uhr'],
            ['Sonntag', '11 bis 20 Uhr'],
          ],
        },
      },
      { p: 'Der Wochenmarkt zieht so lange in die Färbergasse.' },
    ],
    tags: ['Weihnachtsmarkt', 'Markt'],
    picture: { scene: 'christmas', seed: 721, hour: 'night', weather: 'clear', ratio: '3:2', credit: 'linh' },
    organiser: 'Stadt Auenfeld',
    price: 'frei',
    fee: 0,
    locations: [
      {
        venue: 'Marktplatz',
        address: 'Marktplatz, Auenfeld',
        dates: [
          { inDays: 7, from: '17:00', to: '21:00' },
          { inDays: 8, from: '11:00', to: '21:00' },
          { inDays: 9, from: '11:00', to: '20:00' },
        ],
      },
    ],
    publishedMinutesAgo: 1560,
    comments: [
      { author: 'ida', minutesAfter: 15, text: 'Noch 7 mal schlafen!!!' },
      {
        author: 'doerte',
        minutesAfter: 120,
        text: 'Wir spielen „Macht hoch die Tür“ und dann etwas, das noch geheim ist.',
      },
      { author: 'linh', minutesAfter: 140, text: 'Es ist Bowie.' },
      { author: 'doerte', minutesAfter: 150, text: 'Linh!' },
    ],
  },
  {
    key: 'termin-brueckengespraech',
    place: 'auenfeld',
    category: 'rathaus',
    author: 'henrike',
    title: 'Auf der Brücke: Fragen an den Stadtrat',
    lead: 'Zwei Ja-Stimmen, zwei Nein-Stimmen, ein Megafon, das nur zum Leiserstellen da ist.',
    body: [
      {
        p: 'Nach der Abstimmung stellen sich vier Mitglieder des Stadtrats den Fragen, dort, worüber sie abgestimmt haben. Jede Frage darf eine Minute dauern, jede Antwort zwei. Die Redaktion hält die Uhr.',
      },
      { p: 'Bei Regen unter dem Ostbogen. Es ist dort eng, das hat Gesprächen noch nie geschadet.' },
    ],
    tags: ['Werlebrücke', 'Stadtrat'],
    picture: {
      scene: 'ironbridge',
      seed: 721,
      season: 'autumn',
      hour: 'noon',
      ratio: '3:2',
      credit: 'henrike',
    },
    organiser: 'Redaktion Litfass',
    price: 'frei',
    fee: 0,
    locations: [
      {
        venue: 'Werlebrücke, Ostseite',
        address: 'Uferweg, Auenfeld',
        dates: [{ inDays: 8, from: '11:00', to: '12:30' }],
      },
    ],
    publishedMinutesAgo: 720,
    comments: [
      { author: 'paul', minutesAfter: 30, text: 'Darf man auch rechnen?' },
      { author: 'henrike', minutesAfter: 38, text: 'Eine Minute lang.' },
      { author: 'ruth', minutesAfter: 90, text: 'Ich komme mit Sitzkissen.' },
    ],
  },
  {
    key: 'termin-bauausschuss',
    place: 'auenfeld',
    category: 'rathaus',
    author: 'henrike',
    title: 'Bauausschuss, öffentlich',
    lead: 'Auf der Tagesordnung: Brückensanierung, erster Abschnitt, und die Fahrradständer am Bahnhof.',
    body: [
      {
        p: 'Zuhören darf jeder, reden in der Einwohnerfragestunde am Anfang. Wer fragen will, trägt sich bis 17.55 Uhr in die Liste neben der Garderobe ein.',
      },
    ],
    tags: ['Bauausschuss', 'Werlebrücke'],
    picture: { scene: 'council', seed: 721, ratio: '3:2', credit: 'henrike' },
    organiser: 'Stadt Auenfeld',
    locations: [
      {
        venue: 'Rathaus, Saal 2',
        address: 'Marktplatz 1, Auenfeld',
        dates: [{ inDays: 4, from: '18:00', to: '20:00' }],
      },
    ],
    publishedMinutesAgo: 4200,
    comments: [],
  },
  {
    key: 'termin-repaircafe',
    place: 'steinach',
    category: 'leben',
    author: 'birgit',
    title: 'Repair-Café: Was klappert, kommt mit',
    lead: 'Toaster, Lampen, Räder und ein Fagott, falls es wieder nicht will.',
    body: [
      {
        p: 'Sieben Leute mit Lötkolben, drei Bohrmaschinen aus der Bücherei und eine Regel: Man bleibt sitzen und sieht zu. Ersatzteile bitte mitbringen, Geduld auch.',
      },
    ],
    tags: ['Bücherei', 'Reparieren'],
    picture: { scene: 'workshop', seed: 721, ratio: '3:2', credit: 'birgit' },
    organiser: 'Bücherei Steinach',
    price: 'Spende',
    locations: [
      {
        venue: 'Werkraum der Bücherei',
        address: 'Tonweg 20, Steinach',
        dates: [{ inDays: 3, from: '14:00', to: '18:00' }],
      },
    ],
    publishedMinutesAgo: 6000,
    comments: [
      { author: 'jonas', minutesAfter: 50, text: 'Ich bringe Leim.' },
      { author: 'lotte', minutesAfter: 66, text: 'Das Fagott ist versorgt, danke der Nachfrage.' },
    ],
  },
  {
    key: 'termin-handball',
    place: 'auenfeld',
    category: 'sport',
    author: 'wiebke',
    title: 'Handball: SG Werletal gegen Lindhagen II',
    lead: 'Tabellenzweite gegen Tabellenerste. Die Halle ist klein, kommt früh.',
    body: [
      {
        p: 'Die Frauen der SG haben acht Spiele nicht verloren. Lindhagen hat neun nicht verloren. Eine Zahl wird sich ändern, oder beide nicht.',
      },
      { p: 'Kuchen verkauft diesmal die männliche B-Jugend, gebacken haben ihn angeblich sie selbst.' },
    ],
    tags: ['Handball', 'SG Werletal'],
    picture: { scene: 'group', seed: 721, ratio: '3:2', credit: 'wiebke' },
    organiser: 'SG Werletal',
    price: '4 Euro, bis 16 frei',
    fee: 4,
    locations: [
      {
        venue: 'Sporthalle an der Gesamtschule',
        address: 'Schulstraße 8, Auenfeld',
        dates: [{ inDays: 2, from: '17:00', to: '18:45' }],
      },
    ],
    publishedMinutesAgo: 2880,
    comments: [{ author: 'deniz', minutesAfter: 30, text: 'Der Kuchen ist von meiner Mutter.' }],
  },
  {
    key: 'termin-tsv-heimspiel',
    place: 'auenfeld',
    category: 'sport',
    author: 'paul',
    title: 'TSV Auenfeld gegen Blau-Weiß Lindhagen',
    lead: 'Letztes Heimspiel vor der Winterpause, Flutlicht nur links.',
    body: [
      {
        p: 'Der rechte Mast wartet auf ein Ersatzteil. Gespielt wird trotzdem, der Schiedsrichter hat gesagt, er sehe genug.',
      },
    ],
    tags: ['TSV', 'Fußball'],
    picture: { scene: 'football', seed: 721, season: 'autumn', hour: 'night', ratio: '3:2', credit: 'paul' },
    organiser: 'TSV Auenfeld',
    price: '5 Euro',
    fee: 5,
    locations: [
      {
        venue: 'Sportplatz am Werleufer',
        address: 'Uferweg 30, Auenfeld',
        dates: [{ inDays: 3, from: '19:00', to: '20:45' }],
      },
    ],
    publishedMinutesAgo: 3600,
    comments: [{ author: 'wiebke', minutesAfter: 20, text: 'Genug wofür?' }],
  },
  {
    key: 'termin-chorprobe',
    place: 'auenfeld',
    category: 'kultur',
    author: 'ruth',
    title: 'Offene Probe zur Weihnachtskantate',
    lead: 'Gesucht werden zwei Bässe. Vorsingen gibt es nicht, hinsetzen genügt.',
    body: [
      {
        p: 'Geprobt wird der zweite Teil, ab „Fröhlich, mit Vorsicht“. Noten liegen aus, Tee steht bereit. Wer nur zuhören will, bekommt einen Stuhl und nach zehn Minuten Noten.',
      },
    ],
    tags: ['Chor', 'Weihnachtskantate'],
    picture: { scene: 'choir', seed: 721, ratio: '3:2', credit: 'ruth' },
    organiser: 'Kantorei Auenfeld',
    price: 'frei',
    fee: 0,
    locations: [
      {
        venue: 'Gemeindehaus',
        address: 'Kirchgasse 5, Auenfeld',
        dates: [
          { inDays: 5, from: '20:00', to: '21:45' },
          { inDays: 12, from: '20:00', to: '21:45' },
        ],
      },
    ],
    publishedMinutesAgo: 7800,
    comments: [
      { author: 'holger', minutesAfter: 44, text: 'Na gut.' },
      { author: 'ruth', minutesAfter: 50, text: 'EINER!' },
    ],
  },
];
