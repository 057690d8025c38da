// Tells of small things between people: a hedge, a cat, an anniversary, roses, a haircut by timetable.

import type { DemoArticle } from '../types.ts';

export const neighbourArticles: DemoArticle[] = [
  {
    key: 'diamant',
    place: 'kirchbruck',
    category: 'leben',
    author: 'mechthild',
    headline: 'Sechzig Jahre und ein offener Punkt',
    lead: 'Lieselotte und Hans Thom aus Kirchbruck haben diamantene Hochzeit gefeiert. Sie sind sich in fast allem einig.',
    body: [
      {
        p: 'Der offene Punkt ist das Fenster. Lieselotte Thom, 82, schläft bei offenem, Hans Thom, 85, bei geschlossenem. 21.900 Nächte lang wurde darüber nicht entschieden, sondern verhandelt. Zurzeit gilt: gekippt, außer bei Wind aus Nordost, da gilt ihr Ehrenwort.',
      },
      {
        p: 'Kennengelernt haben sie sich 1963 auf der Kirchweih, er trug die Bank vorn links, sie stand im Weg. Er sagte „Vorsicht“. Es sei, sagt sie, das Romantischste gewesen, was sie von ihm gehört habe, und er habe es ja auch so gemeint. Er war Zimmermann, sie hat im Rathaus die Wasserzähler abgelesen und kannte dadurch jede Küche im Dorf. Drei Söhne, sieben Enkel, einer davon regelt als Polizist den Verkehr vor der Grundschule.',
      },
      {
        p: 'Zur Feier kamen 90 Gäste in den Gasthof. Auf die Frage der Pfarrerin, was das Geheimnis sei, sah Hans Thom seine Frau an. „Ich höre auf dem rechten Ohr nichts“, sagte er. „Und sie schläft rechts.“ Lieselotte Thom nickte. Das Fenster war offen.',
      },
    ],
    tags: ['Jubiläum', 'Kirchbruck'],
    hero: {
      scene: 'flowers',
      seed: 102,
      season: 'autumn',
      hour: 'golden',
      caption: 'Sechzig Rosen und ein Zweig vom Apfelbaum: der Strauß zur diamantenen Hochzeit.',
      credit: 'mechthild',
    },
    publishedMinutesAgo: 49100,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 25,
        text: '1963 auf der Bank vorn links. Es gibt Sätze, die braucht man nicht zu ergänzen.',
      },
      { author: 'georg', minutesAfter: 300, text: 'Bei Nordost kippt man nicht. Da hat er recht.' },
      {
        author: 'renate',
        minutesAfter: 1000,
        text: 'Bei uns ist es die Bettdecke. 41 Jahre, laufendes Verfahren.',
      },
    ],
  },
  {
    key: 'rosen',
    place: 'kirchbruck',
    category: 'leben',
    author: 'nele',
    headline: 'Sechzig Rosen ziehen um',
    lead: 'Was aus Irmgard Pohls Garten wird, hat die Familie entschieden. Wer in Kirchbruck zur Schule ging, bekommt etwas davon.',
    body: [
      {
        p: 'Am Tag vor der Beerdigung standen im Vorgarten in der Badgasse sechzig Papiertüten, jede mit einem Namen. Nicht mit dem der Rosen, die kannte nur Irmgard Pohl, sondern mit Namen von Kindern, aus ihrem Heft, aus 41\u00a0Jahren. Wer auf einer Tüte stand, durfte sich einen Rosenstock ausgraben. Die meisten sind über vierzig. Eine kam aus Rotterdam.',
      },
      {
        p: '„Sie hat nicht aufgeschrieben, wer brav war“, sagt ihre Tochter Marion. „Sie hat aufgeschrieben, wer einmal nicht geschaut hat.“ Neben jedem Namen stand ein Datum und manchmal ein Wort: Hund. Ball. Schulaufgabe. Verliebt. Für Winfried Bock, heute Kassierer im Obst- und Gartenbauverein, las man: „9.5.1983, zweimal“. Er hat zwei Stöcke bekommen.',
      },
      {
        p: 'Der größte, eine gelbe Kletterrose, steht jetzt an der Ecke Hauptstraße, neben der Ampel. Die Gemeinde hat ihr ein Gerüst gebaut. Man wird, wenn sie im Juni blüht, vermutlich einmal stehen bleiben müssen, auch bei Grün.',
      },
      { embed: 'schuelerlotsin' },
    ],
    tags: ['Nachruf', 'Garten', 'Ehrenamt'],
    hero: {
      scene: 'planting',
      seed: 104,
      season: 'autumn',
      hour: 'morning',
      weather: 'cloudy',
      caption: 'Die erste von sechzig: Pflanzung an der Ecke Hauptstraße.',
      credit: 'matteo',
    },
    publishedMinutesAgo: 3330,
    comments: [
      {
        author: 'georg',
        minutesAfter: 30,
        text: 'Ich stand nicht im Heft. Ich bin ein bisschen enttäuscht von mir.',
      },
      { author: 'paul', minutesAfter: 60, text: '„14.3.1971, Fußball“. Ich habe eine rote.' },
      {
        author: 'mechthild',
        minutesAfter: 200,
        text: 'Auf drei Tüten standen Kolleginnen von mir. Erwachsene schauen auch nicht immer.',
      },
      { author: 'ruth', minutesAfter: 500, text: 'Verliebt. Das hat sie ins Heft geschrieben. Ach.' },
    ],
  },
  {
    key: 'hecke',
    place: 'ziegelei',
    category: 'leben',
    author: 'aylin',
    genre: 'brief',
    headline: 'Im Tonweg wurde über die Hecke gesprochen',
    lead: 'Sechs Jahre, eine Steckdose und ein Rasenmäher haben dafür gereicht.',
    body: [
      {
        p: 'Nach dem Garagenbrand in der Lehmgrube, bei dem sie gemeinsam einen Mäher in Sicherheit trugen, haben sich Tobias Ritter und Manfred Scholl auf eine Höhe von 1,60\u00a0Metern geeinigt. Gemessen wird ab Scholls Seite, geschnitten von Ritters. Eine Lücke von vierzig Zentimetern bleibt offen, „für das Kabel“. Zeugen berichten von einem Handschlag, der länger dauerte als nötig.',
      },
      { embed: 'garagenbrand' },
    ],
    tags: ['Ziegelei', 'Nachbarschaft'],
    publishedMinutesAgo: 505,
    comments: [
      { author: 'renate', minutesAfter: 5, text: 'Ich habe den Handschlag gesehen. Es waren neun Sekunden.' },
      {
        author: 'joerg',
        minutesAfter: 44,
        text: '1,60 Meter ist die Höhe, über die man im Sitzen nicht schauen kann und im Stehen muss. Sehr klug.',
      },
      {
        author: 'selam',
        minutesAfter: 100,
        text: 'Wir haben einen Kaffee nach ihnen benannt. Er heißt „Hecke“, leicht bitter, dann nicht mehr.',
      },
    ],
  },
  {
    key: 'kater',
    place: 'auenfeld',
    category: 'leben',
    author: 'nele',
    genre: 'brief',
    headline: 'Vermisster Kater saß im Beichtstuhl',
    lead: 'Drei Tage lang suchte Auenfeld nach Anton. Er hatte sich zurückgezogen.',
    body: [
      {
        p: 'Der zwölfjährige Kater von Leserbriefschreiberin Ruth Lindner war zuletzt am Freitagabend gesehen worden, in der Nähe eines Laubbläsers. 34 Leute suchten, 11 Zettel hingen, ein Zettel davon an der Säule am Markt mit der Aufschrift „Hört auf Anton, wenn er will“. Am Montag fand ihn der Mesner der Stadtkirche im linken Beichtstuhl, auf dem Kissen des Pfarrers, ausgeruht. Was er dort gesagt hat, unterliegt dem Geheimnis.',
      },
    ],
    tags: ['Tiere', 'Auenfeld'],
    hero: {
      scene: 'cat',
      seed: 104,
      season: 'autumn',
      hour: 'dusk',
      weather: 'cloudy',
      caption: 'Wieder am gewohnten Platz: Kater Anton, Fensterbank Kirchgasse, nach drei Tagen Abwesenheit.',
      credit: 'linh',
    },
    publishedMinutesAgo: 16500,
    comments: [
      { author: 'ruth', minutesAfter: 8, text: 'Ich danke allen. Er hat nichts bereut.' },
      { author: 'thandi', minutesAfter: 20, text: 'Gewicht 7,1 Kilo. Jemand hat ihn dort gefüttert.' },
      { author: 'georg', minutesAfter: 66, text: 'Der Mesner hat ein weiches Herz und immer Leberwurst.' },
      { author: 'ida', minutesAfter: 200, text: 'Mein Zettel war der mit dem Wal!!' },
    ],
  },
  {
    key: 'friseur',
    place: 'bahnhofsviertel',
    category: 'wirtschaft',
    author: 'nele',
    headline: 'Conny Ebert schneidet jetzt auch nach Fahrplan',
    lead: 'Der Salon in der Steinacher Bahnhofstraße hat einen neuen Tarif. Er richtet sich nach dem nächsten Zug.',
    body: [
      {
        p: 'Wer bei Conny Ebert, 52, den Laden betritt, wird zuerst gefragt, wann er fährt. Danach weiß sie, was geht. Der „Zehnminutenschnitt“ für 14\u00a0Euro ist Nacken und Ohren, ohne Gespräch. „Halbstunde“, 29\u00a0Euro, enthält Waschen und ein Thema nach Wahl. Wer den Zug verpasst und zwei Stunden bleiben muss, bekommt für 48\u00a0Euro Farbe, Kaffee aus dem Stellwerk und „alles, was ich weiß“.',
      },
      {
        p: 'Eingeführt hat sie das nach einem Sommer, in dem ihr 31 Kunden mit halbem Haarschnitt davongelaufen sind, weil die Schranke unten war und sie die Minuten hatten zählen können. Seit September sind es noch drei. Einer von ihnen, sagt sie, fahre seit Wochen einseitig und behaupte, das sei so gewollt.',
      },
    ],
    tags: ['Handwerk', 'Bahnhof', 'Steinach'],
    hero: {
      scene: 'shopfront',
      seed: 104,
      season: 'autumn',
      hour: 'dusk',
      weather: 'clear',
      caption: 'Geschnitten wird nach Fahrplan, auch dienstags.',
      credit: 'nele',
    },
    publishedMinutesAgo: 44100,
    comments: [
      { author: 'selam', minutesAfter: 10, text: '„Alles, was ich weiß“ ist jeden Cent wert.' },
      {
        author: 'tomasz',
        minutesAfter: 60,
        text: 'Ich habe den Zehnminutenschnitt. Sie schafft ihn in neun, falls ich Verspätung habe.',
      },
      {
        author: 'joerg',
        minutesAfter: 400,
        text: 'Bei mir fragt sie, ob es sich noch lohnt. Ich sage jedes Mal: knapp.',
      },
    ],
  },
];
