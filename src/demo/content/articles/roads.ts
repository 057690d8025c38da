// Tells of roads and rails: the last bus, lamps on the old embankment, lorries, a level crossing, two
// portraits.

import type { DemoArticle } from '../types.ts';

export const roadArticles: DemoArticle[] = [
  {
    key: 'letzter-bus',
    place: 'auenfeld',
    category: 'verkehr',
    author: 'nele',
    headline: 'Der letzte Bus wartet künftig auf den letzten Zug',
    lead: 'Auf unsere Nachfrage zum neuen Fahrplan sagte der Zweckverband erst „Oh“. Zwei Stunden später hat er zurückgerufen.',
    body: [
      {
        p: 'Es war ein Leser, dem es auffiel. Wenn der letzte Zug von Dezember an um 22.51\u00a0Uhr in Steinach hält, der letzte Bus nach Auenfeld aber weiter um 22.40\u00a0Uhr fährt, sieht man von ihm bestenfalls die Rücklichter. Beim Zweckverband Nahverkehr hat man daraufhin zwei Fahrpläne nebeneinandergelegt, offenbar zum ersten Mal.',
      },
      {
        p: 'Der Bus fährt nun um 22.58\u00a0Uhr und wartet, wenn der Zug verspätet ist, bis zu zehn Minuten. Für die 18\u00a0Minuten spätere Abfahrt musste ein Dienstplan geändert werden, das heißt: ein Gespräch mit Busfahrerin Sabrina Nolte. „Ich bin sowieso noch wach“, sagte sie. Damit war es geklärt.',
      },
      { embed: 'stundentakt' },
    ],
    tags: ['Bus', 'Linie 7', 'Fahrplan'],
    hero: {
      scene: 'street',
      seed: 105,
      season: 'winter',
      hour: 'night',
      weather: 'clear',
      caption:
        'Linie\u00a07 am späten Abend: Künftig fährt sie um 22.58\u00a0Uhr statt um 22.40\u00a0Uhr am Steinacher Bahnhof ab.',
      credit: 'nele',
    },
    publishedMinutesAgo: 70,
    comments: [
      {
        author: 'paul',
        minutesAfter: 8,
        text: 'Ich war der Leser. Ich möchte nur sagen, dass es funktioniert hat.',
        replies: [{ author: 'ruth', minutesAfter: 12, text: 'Jetzt wird er unerträglich.' }],
      },
      {
        author: 'matteo',
        minutesAfter: 20,
        text: 'Das ist der Bus, mit dem ich aus Lindhagen vom Theater komme. Ich habe bisher jeden fünften Akt verpasst. Danke!',
      },
      {
        author: 'aylin',
        minutesAfter: 41,
        text: '„Offenbar zum ersten Mal.“ Ich lache seit zehn Minuten und weine ein bisschen.',
      },
    ],
  },
  {
    key: 'bahndamm',
    place: 'kirchbruck',
    category: 'verkehr',
    author: 'matteo',
    headline: 'Licht auf dem alten Damm, aber nur wenn jemand kommt',
    lead: 'Der Radweg zwischen Kirchbruck und Auenfeld bekommt 48 Lampen. Sie wissen, wann sie gebraucht werden.',
    body: [
      {
        p: 'Wer bisher vor Sonnenaufgang auf dem alten Bahndamm unterwegs war, hatte die Wahl zwischen nichts sehen und geblendet werden. Radpendler Torben Ilse, 38, Softwareentwickler, hatte sich für ein Licht entschieden, das nach eigener Aussage „auf einem Traktor zugelassen wäre“. Es hat einem Lokführer auf der anderen Talseite einmal einen Gegenzug vorgetäuscht. „Das tut mir leid“, sagt Ilse. „Wir grüßen uns jetzt.“',
      },
      {
        p: 'Seit dieser Woche stehen auf 3,4\u00a0Kilometern 48 Leuchten, hüfthoch, warmweiß, mit Bewegungsmelder. Nähert sich ein Rad, gehen vorn drei an und hinten drei aus, sodass man in einem eigenen Lichtfleck fährt. Fledermausgutachter hatten darauf bestanden. Kosten: 142.000\u00a0Euro, 90\u00a0Prozent zahlt der Bund.',
      },
      {
        p: 'Getestet hat das System in der ersten Nacht vor allem ein Fuchs. Er lief von Lampe zu Lampe, hin und zurück, elfmal, wie die Auswertung zeigt. Danach setzte er sich unter die letzte und wartete.',
      },
    ],
    tags: ['Radverkehr', 'Bahndamm', 'Kirchbruck'],
    hero: {
      scene: 'cycling',
      seed: 102,
      season: 'autumn',
      hour: 'dawn',
      weather: 'clear',
      caption: 'Morgens um sieben auf dem Bahndamm. Rund 310 Menschen fahren hier an Werktagen.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 7650,
    comments: [
      {
        author: 'tomasz',
        minutesAfter: 25,
        text: 'Torben! Ich habe mich schon gewundert, warum du nicht mehr strahlst.',
      },
      {
        author: 'ida',
        minutesAfter: 120,
        text: 'Ist das der gleiche Fuchs wie am Bahnhof??',
        replies: [
          { author: 'tomasz', minutesAfter: 160, text: 'Andere Talseite. Aber vielleicht telefonieren sie.' },
        ],
      },
      {
        author: 'georg',
        minutesAfter: 300,
        text: 'Auf dem Damm fuhr mein Großvater als Heizer. Er hätte gesagt: Wozu Licht, da liegen doch Schienen.',
      },
    ],
  },
  {
    key: 'lastwagen',
    place: 'kirchbruck',
    category: 'verkehr',
    author: 'matteo',
    headline: '140 Lastwagen und ein Blumenkübel',
    lead: 'Auf der Kirchbrucker Hauptstraße gilt Tempo 50. Anwohner haben nachgemessen, der Kreis auch. Beide kommen auf unterschiedliche Ergebnisse, nur der Kübel ist unbestechlich.',
    body: [
      {
        p: 'Den Blumenkübel hat Elke Brandes aufgestellt, nicht ganz legal, am Fahrbahnrand vor Hausnummer\u00a017. Er ist aus Beton, 90\u00a0Zentimeter hoch und mit Astern bepflanzt. Wenn ein Lastwagen mit höchstens 40 vorbeifährt, nicken die Astern. Bei 50 legen sie sich hin. „Ich brauche keine Messanlage“, sagt Brandes. „Ich habe Floristik gelernt.“',
      },
      {
        p: 'An Werktagen kommen aus dem Steinbruch im Schnitt 140 Sattelzüge und Kipper durch den Ort, der erste um 5.50\u00a0Uhr. Die Anwohner wünschen sich Tempo 30 von der Ortseinfahrt bis zur Kirche, 640\u00a0Meter. Das wären, wie die Gemeinde vorrechnet, 31\u00a0Sekunden mehr Fahrzeit. Die Straße gehört aber nicht der Gemeinde, sondern dem Kreis, und der verlangt einen Nachweis: entweder Lärm über 70 Dezibel oder eine Unfallhäufung.',
      },
      { h2: 'Gemessen wird, wenn keiner fährt' },
      {
        p: 'Gemessen hat der Kreis im August, zwei Wochen lang, Ergebnis 66,4 Dezibel. In diesen zwei Wochen hatte der Steinbruch Betriebsferien. „Das war uns nicht bekannt“, heißt es aus der Kreisverwaltung. In Kirchbruck war es allen bekannt, es war ja ruhig. Bürgermeister Hartmut Egner hat eine zweite Messung beantragt. Termin: im Frühjahr, „außerhalb der Osterferien“, wie er handschriftlich ergänzt hat.',
      },
      {
        p: 'Der Kreis verweist außerdem darauf, dass es seit zwölf Jahren keinen Unfall mit Verletzten gegeben habe. In Kirchbruck hält man das für ein schlechtes Argument. Es habe deshalb keinen gegeben, sagt Rektor Matthias Ohlsen, weil 41\u00a0Jahre lang eine Frau mit einer Kelle dort gestanden habe. Seit sie nicht mehr da stehe, sei man auf Glück angewiesen, und Glück werde in keiner Richtlinie erwähnt.',
      },
      {
        p: 'Auch Annegret Lauber, die Chefin des Steinbruchs, ist für Tempo 30. Ihre Fahrer führen ohnehin langsamer, seit Irmgard Pohl dort gestanden habe. Nur offiziell, sagt sie, brauche es noch einen Stempel. Der Kübel steht inzwischen einen halben Meter weiter auf der Straße. Niemand weiß, wer ihn verrückt. Er wiegt 300\u00a0Kilo.',
      },
    ],
    tags: ['Hauptstraße', 'Steinbruch', 'Tempo 30'],
    hero: {
      scene: 'street',
      seed: 107,
      season: 'autumn',
      hour: 'morning',
      weather: 'cloudy',
      caption:
        'Die Hauptstraße in Kirchbruck. Vor der Grundschule darf seit Jahren nur 30 gefahren werden, davor und dahinter nicht.',
      credit: 'matteo',
    },
    publishedMinutesAgo: 10480,
    comments: [
      {
        author: 'paul',
        minutesAfter: 33,
        text: '66,4 ohne Lastwagen. Da fragt man sich, wer den Lärm gemacht hat.',
        replies: [{ author: 'georg', minutesAfter: 50, text: 'Die Glocken. Damals noch.' }],
      },
      { author: 'mechthild', minutesAfter: 410, text: 'Erst schauen, dann glauben, hätte Irmgard gesagt.' },
      {
        author: 'joerg',
        minutesAfter: 1200,
        text: '300 Kilo verrückt man mit zwei Brechstangen und einem Seifenrest. Habe ich gehört.',
      },
    ],
  },
  {
    key: 'schranke',
    place: 'ziegelei',
    category: 'verkehr',
    author: 'tomasz',
    headline: 'Warum die Schranke an der Ziegelei so lange zu ist',
    lead: 'Neun Minuten am Tag wartet hier jeder im Schnitt. Der Lokführer, auf den alle warten, erklärt, was er in dieser Zeit macht.',
    body: [
      {
        p: 'Ich bin derjenige, der kommt. Wenn Sie an der Schranke stehen und denken, es passiert nichts, dann passiert Folgendes: 1.400\u00a0Meter vor Ihnen rolle ich über einen Kontakt. Die Schranke schließt. Erst wenn sie ganz unten ist und das der Technik gemeldet hat, bekomme ich Grün. Dazwischen liegen 70\u00a0Sekunden, in denen Sie mich nicht sehen und ich Sie auch nicht.',
      },
      {
        p: 'Dann fahre ich los, denn ich musste ja bremsen. Ein Triebwagen mit 60 Leuten beschleunigt wie eine Kuh: zuverlässig, aber nach eigenem Plan. Bei Gegenzug bleibt unten, was unten ist, weil sich ein Öffnen für 40\u00a0Sekunden nach Vorschrift nicht lohnt. So kommen im schlechtesten Fall 17\u00a0Minuten zusammen. Ich habe es selbst einmal erlebt, mit Einkäufen, Tiefkühlspinat.',
      },
      {
        p: 'Eine Unterführung ist seit 1987 geplant. Sie kostet heute 8,3\u00a0Millionen Euro, damals waren es 1,9\u00a0Millionen Mark. Schneller ginge ein zweiter Kontakt, 600\u00a0Meter näher, der nur für haltende Züge gilt. Das würde 40\u00a0Sekunden sparen, jedes Mal. Der Antrag liegt bei der Bahn. Ich habe ihn unterschrieben, als Anwohner.',
      },
    ],
    tags: ['Bahn', 'Bahnübergang', 'Ziegelei'],
    hero: {
      scene: 'crossing',
      seed: 102,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption: 'Zu, offen, zu: die Schranke an der Ziegelei.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 22100,
    comments: [
      { author: 'joerg', minutesAfter: 15, text: 'Der Antrag von 1987 trägt meine Handschrift.' },
      {
        author: 'renate',
        minutesAfter: 60,
        text: 'Mein Mann fragt, ob Sie langsamer fahren könnten. Er ist mitten im Kapitel.',
      },
      { author: 'deniz', minutesAfter: 400, text: '40 sekunden sind 40 sekunden' },
    ],
  },
  {
    key: 'schulbusfahrer',
    place: 'kirchbruck',
    category: 'verkehr',
    author: 'aylin',
    genre: 'profile',
    headline: '63 Kinder und ein Rückspiegel',
    lead: 'Bernd Pohl fährt den Kirchbrucker Schulbus seit 22\u00a0Jahren. Er kennt jedes Kind von hinten und die meisten auch von oben.',
    body: [
      {
        p: 'Um 6.50\u00a0Uhr wischt Bernd Pohl die Scheibe von innen, obwohl sie außen beschlagen ist. „Das ist für mich“, sagt er. „Dann weiß ich, dass ich da bin.“ Um 7.04\u00a0Uhr steigt am Aussiedlerhof Dreyer das erste Kind ein, um 7.33\u00a0Uhr das letzte. Dazwischen liegen 19\u00a0Kilometer, elf Haltestellen und ein Hund, der ein Stück mitläuft.',
      },
      {
        p: 'Pohl, 57, war Schreiner, bis die Bandscheibe nicht mehr wollte. Sein linkes Bein war schon vorher ein schwieriges, seit einem Unfall, da war er acht. Er redet nicht viel. Aber im Rückspiegel, der größer ist als vorgeschrieben, sieht er, wer seit einer Woche allein sitzt. Dann klemmt vorn angeblich die Tür, und er braucht jemanden, der ihm hilft, sie festzuhalten. „Meistens wird geredet, wenn man etwas in der Hand hat.“',
      },
      {
        p: 'Es gibt in seinem Bus genau drei Regeln, sie hängen über der Tür, in Brandmalerei: sitzen, nicht werfen, und wer weint, kommt nach vorn. Über die zweite lässt er mit sich reden, wenn es Kastanien sind und das Ziel ein Eimer. Im Dezember fährt hinter dem Fahrersitz ein Adventskalender mit, 63 Säckchen, genäht von seiner Frau aus alten Sitzbezügen. Darin steckt jeden Tag für eines der Kinder das, was es in diesem Jahr im Bus verloren hat. Handschuhe, Milchzähne in Papier, einmal eine Zahnspange, die von allen schon beweint worden war.',
      },
      {
        p: 'Einmal hat er umgedreht. Ein Mädchen hatte an der Haltestelle seinen Turnbeutel vergessen, mit einem Brief darin, den es der Mutter nicht geben konnte. Vier Minuten Verspätung, 63 Kinder, keine Beschwerde. Im Fahrtenbuch steht: „Wenden wegen Post.“',
      },
      {
        p: 'An der Ecke Hauptstraße hält er morgens immer kurz an, auch wenn niemand hinüberwill. Die Kinder glauben, es sei Vorschrift.',
      },
    ],
    tags: ['Bus', 'Schulweg', 'Porträt'],
    hero: {
      scene: 'portrait',
      seed: 51,
      season: 'autumn',
      hour: 'morning',
      caption: 'Bernd Pohl, 57. Der Bus dahinter heißt bei den Kindern „der Gelbe“, er ist rot.',
      alt: 'Porträt eines Mannes mit grauem Haar.',
      credit: 'aylin',
    },
    publishedMinutesAgo: 19300,
    comments: [
      { author: 'georg', minutesAfter: 20, text: 'Der Hund ist unserer. Er hat eine eigene Haltestelle.' },
      {
        author: 'emre',
        minutesAfter: 160,
        text: 'Einige von den 63 kommen später zu uns. Man erkennt sie daran, dass sie beim Aussteigen Danke sagen.',
      },
      { author: 'mechthild', minutesAfter: 500, text: 'Er saß bei mir in der dritten Reihe, mit Gips.' },
      {
        author: 'ruth',
        minutesAfter: 14000,
        text: 'Nach dem Nachruf auf seine Tante habe ich diesen Text noch einmal gelesen. Der letzte Satz.',
      },
    ],
  },
  {
    key: 'stange',
    place: 'steinach',
    category: 'verkehr',
    author: 'tomasz',
    genre: 'column',
    headline: 'Wolfgang hat einen Nachfolger, und der ist eine Konditorin',
    lead: 'Im Tunnel am Galgenstein schlägt seit 26\u00a0Jahren derselbe Mann das Eis ab. Acht Monate vor der Rente hat er die Stange zum ersten Mal aus der Hand gegeben.',
    body: [
      {
        p: 'Die Stange ist 4,20\u00a0Meter lang, am Griff mit Isolierband umwickelt, an der Spitze sitzt eine Klinge aus einem Pflug. Wer damit gegen einen Eiszapfen schlägt, muss im selben Moment einen Schritt zurückgehen. Wer ihn erst danach geht, hat einen Helm auf, und der Helm hat eine Delle. Wolfgang Ritz, 65, zeigt seine drei.',
      },
      {
        p: 'Ich habe vor Kurzem an dieser Stelle geschrieben, dass keiner die Stange übernehmen will. Das war richtig, bis Jasmin Holst es gelesen hat. Sie ist eine von den sieben Neuen, vorher war sie Konditorin in Wehrstetten, Spezialgebiet Zuckerguss. „Eis ist auch nur etwas, was zu früh fest geworden ist“, sagte sie und stand in der nächsten Frostnacht um drei Uhr früh am Nordportal.',
      },
      { h2: 'Zapfen haben eine Reihenfolge' },
      {
        p: 'Ritz hat ihr gezeigt, was er niemandem aufschreiben konnte. Man schlägt nicht den größten zuerst, sondern den daneben, weil der große sonst auf das Kabel schwingt. Man hört am Ton, ob einer hohl ist. Bei Ostwind wachsen sie schräg, dann steht man auf der anderen Seite. In einer Nacht hat er 140 gezählt. In einer anderen einen einzigen, der war so dick wie ein Telefonmast, da hat er den Fahrdienstleiter geweckt und den ersten Zug aufhalten lassen, elf Minuten. Es sei die einzige Verspätung seines Lebens, an die er gern denke.',
      },
      {
        p: 'Holst brauchte vierzig Minuten, er braucht zwanzig. Ich stand mit dem Triebwagen vor dem Tunnel und wartete auf das Zeichen mit der Lampe: zweimal hoch, einmal quer. Es kam um 5.17\u00a0Uhr, etwas unsicher, dann noch einmal, richtig. Drin war es dunkel wie immer. Nur am Nordportal stand jetzt nicht einer, sondern es standen zwei, beide mit dem Rücken zur Wand, und der eine hielt nichts mehr in der Hand.',
      },
      { embed: 'vier-uhr-zwoelf' },
    ],
    tags: ['Bahn', 'Werletalbahn', 'Winter'],
    hero: {
      scene: 'portrait',
      seed: 57,
      season: 'winter',
      hour: 'morning',
      weather: 'cloudy',
      caption: 'Wolfgang Ritz, 65, hat die Stange selbst gebaut, aus einem Fahnenmast.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 3590,
    comments: [
      {
        author: 'joerg',
        minutesAfter: 30,
        text: 'Die Delle Nummer zwei ist von 2009, ich erinnere mich an den Anruf.',
      },
      {
        author: 'georg',
        minutesAfter: 100,
        text: 'Hohle Zapfen klingen eine Quinte höher. Er hat völlig recht.',
      },
      {
        author: 'selam',
        minutesAfter: 420,
        text: 'Frau Holst hat uns zur Einstellung einen Tunnel aus Baiser gebracht. Mit Zapfen.',
      },
      { author: 'thandi', minutesAfter: 800, text: '„Der eine hielt nichts mehr in der Hand.“ Uff.' },
    ],
  },
];
