// Tells what people think: comments, letters to the editor, a gloss, pro and con, corrections.

import type { DemoArticle } from '../types.ts';

export const opinionArticles: DemoArticle[] = [
  {
    key: 'baeume-haften-nicht',
    place: 'steinach',
    category: 'meinung',
    author: 'nele',
    genre: 'commentary',
    headline: 'Zwei Seile sind kein fauler Kompromiss',
    lead: 'Steinach bindet seine Linde an. Das sieht nach Unentschlossenheit aus und ist das Gegenteil davon.',
    body: [
      {
        p: 'Man kann über diese Entscheidung spotten, und ich habe es heute früh im Bus schon zweimal gehört: Erst fällen, dann stützen, jetzt anleinen. Als wäre der Baum ein Dackel. Dabei ist im Bauausschuss etwas Seltenes passiert. Elf Menschen haben drei Gutachten gelesen, die einander widersprechen, und sich nicht das ausgesucht, das ihnen vorher schon gefiel.',
      },
      {
        p: '38\u00a0Prozent geschädigte Wurzeln heißt: Der Baum ist krank. Es heißt nicht: Der Baum fällt. Zwischen diesen beiden Sätzen liegen 9.200\u00a0Euro und zwei Parkplätze. Das ist der Preis dafür, dass man zehn Jahre Zeit gewinnt, und Zeit ist das Einzige, was man bei einer Winterlinde von 1891 nicht nachkaufen kann. Für die 11.400\u00a0Euro der Fällung hätte es einen Ersatzbaum gegeben, Stammumfang zwanzig Zentimeter. Man rechne selbst, wann darunter wieder getanzt wird.',
      },
      {
        p: 'Die Bürgermeisterin hat gesagt, sie hafte mit dem Amt und nicht mit dem Herzen. Ein guter Satz. Aber ein Amt, das ein bisschen Herz hat, haftet besser. Nun fehlt nur noch jemand, der im Frühjahr die Schaukel genehmigt.',
      },
      { embed: 'drittes-gutachten' },
    ],
    tags: ['Linde', 'Steinach'],
    hero: {
      scene: 'lindentree',
      seed: 103,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption: 'Was alt ist, steht selten gerade: die Linde am Steinacher Bahnhof.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 545,
    comments: [
      { author: 'joerg', minutesAfter: 14, text: 'Unterschrieben, vom Fenster aus.' },
      {
        author: 'paul',
        minutesAfter: 60,
        text: 'Die Schaukel bräuchte einen TÜV. Ich meine es gut.',
        replies: [{ author: 'selam', minutesAfter: 75, text: 'Wir hätten Verwandtschaft, die schweißt.' }],
      },
      {
        author: 'renate',
        minutesAfter: 220,
        text: 'Getanzt wurde 1989 bis halb vier. Ich war dabei, mein Mann bestreitet es.',
      },
    ],
  },
  {
    key: 'laubblaeser',
    place: 'auenfeld',
    category: 'meinung',
    author: 'henrike',
    genre: 'letter',
    headline: 'Nummer\u00a0213',
    lead: 'Ruth Lindner aus Auenfeld erinnert uns an einen Brief über Laubbläser, den wir im Herbst nicht gedruckt haben. Hier ist er.',
    body: [
      {
        p: 'Sehr geehrte Redaktion, es gibt Geräte, die etwas wegnehmen, den Staubsauger etwa oder das Finanzamt. Der Laubbläser nimmt nichts weg. Er bringt das Blatt nur von jemandem, den es nicht gestört hat, zu jemandem, der gerade Mittagsschlaf hält.',
      },
      {
        p: 'Ich habe am Freitag gezählt. In der Kirchgasse lagen um 7.05\u00a0Uhr vier Linden-, elf Ahorn- und ungefähr zweihundert Kastanienblätter. Um 7.06\u00a0Uhr begann der Lärm. Um 7.50\u00a0Uhr lagen die Blätter vor meiner Tür, alle, auch die Linden. Um 7.55\u00a0Uhr kam Wind auf und legte sie zurück. Der Wind war leise und kostete die Stadt nichts.',
      },
      {
        p: 'Der junge Mann trug Kopfhörer gegen sein eigenes Gerät. Das ist, als würde ein Koch nur mit Nasenklammer servieren. Ich habe ihm einen Besen gezeigt. Er wusste, was das ist, und fragte, wo man ihn anmacht. Das war ein Scherz, hoffe ich, er hat gelächelt.',
      },
      {
        p: 'Mein Kater Anton hat in dieser Zeit einen halben Meter unter dem Sofa verbracht. Ich bitte die Stadt um Auskunft, was ein Besen kostet, und bin bereit, für einen zu sammeln.',
      },
      { p: '_Ruth Lindner, Auenfeld_' },
    ],
    tags: ['Leserbrief', 'Herbst'],
    publishedMinutesAgo: 160,
    comments: [
      { author: 'georg', minutesAfter: 4, text: 'Endlich.' },
      { author: 'linh', minutesAfter: 9, text: '„Wo man ihn anmacht.“ Ich kann nicht mehr.' },
      {
        author: 'ruth',
        minutesAfter: 20,
        text: 'Ich bedanke mich. Es fehlt der Absatz über das Benzin, aber man soll nicht gierig sein.',
        replies: [{ author: 'henrike', minutesAfter: 28, text: 'Den heben wir für Nummer 214 auf.' }],
      },
      {
        author: 'thandi',
        minutesAfter: 66,
        text: 'Der halbe Meter unter dem Sofa war an dem Tag auch bei mir in der Praxis Thema: fünf Katzen.',
      },
      {
        author: 'jonas',
        minutesAfter: 80,
        text: 'Ein Reisigbesen kostet 14,90 Euro, ein Bläser 389. Ich wollte es nur gesagt haben.',
        replies: [
          {
            author: 'paul',
            minutesAfter: 95,
            text: 'Stundenlohn nicht vergessen. Aber den Besen gebe ich aus.',
          },
        ],
      },
    ],
  },
  {
    key: 'lastwagen-briefe',
    place: 'kirchbruck',
    category: 'meinung',
    author: 'matteo',
    genre: 'letter',
    headline: '„Meine Tassen wandern“ – „Davon lebt das Dorf“',
    lead: 'Zum Bericht über die Lastwagen auf der Kirchbrucker Hauptstraße haben uns acht Briefe erreicht. Zwei davon drucken wir, sie wohnen einander gegenüber.',
    body: [
      {
        p: 'Wer von 140 Lastwagen am Tag schreibt, schreibt von einer Zahl. Ich schreibe von meinem Küchenschrank. Die Tassen stehen am Morgen links und am Abend rechts. Mein Mann hat Filz darunter geklebt, seither wandern sie lautlos. Im Sommer öffnen wir zur Straße hin kein Fenster, im Winter auch nicht, und wenn ich telefoniere, sage ich bei jedem Sattelzug „Moment“. Meine Schwester in Kiel glaubt, ich hätte ein nervöses Leiden. Tempo 30 würde nichts kosten als Schilder. Ich zahle sie.',
      },
      { p: '_Elke Brandes, Hauptstraße 17, Kirchbruck_' },
      {
        p: 'Ich wohne seit 1982 hier und habe noch nie eine Tasse verloren. Mein Sohn fährt einen dieser Lastwagen, meine Schwiegertochter macht im Steinbruch die Abrechnung, und der Schotter unter dem neuen Radweg, auf dem sich alle so wohlfühlen, ist auch nicht geschwommen. Ein beladener Zug mit 30 ist genau so laut wie einer mit 50, nur länger. Wer Ruhe will, soll an den Hungerberg ziehen. Dort brummt höchstens der Dorfladen. Frau Brandes ist jederzeit auf einen Kaffee eingeladen, ich habe schwere Becher.',
      },
      { p: '_Rudolf Dreyer, Hauptstraße 20, Kirchbruck_' },
    ],
    tags: ['Leserbrief', 'Hauptstraße', 'Steinbruch'],
    hero: {
      scene: 'street',
      seed: 117,
      season: 'autumn',
      hour: 'noon',
      weather: 'cloudy',
      caption: 'Die Kirchbrucker Hauptstraße, von Hausnummer\u00a017 aus gesehen.',
      credit: 'matteo',
    },
    publishedMinutesAgo: 8050,
    comments: [
      { author: 'paul', minutesAfter: 30, text: 'Beide haben recht. Das ist das Problem mit Kirchbruck.' },
      {
        author: 'georg',
        minutesAfter: 90,
        text: 'Ein beladener Vierachser liegt bei etwa 42 Hertz. Tassen wandern ab 38.',
      },
      {
        author: 'mechthild',
        minutesAfter: 260,
        text: 'Ich war bei dem Kaffee dabei. Es wurden drei Stunden. Die Becher sind hässlich.',
        replies: [
          { author: 'matteo', minutesAfter: 280, text: 'Und?' },
          { author: 'mechthild', minutesAfter: 300, text: 'Er klebt ihr jetzt Gummi statt Filz.' },
        ],
      },
    ],
  },
  {
    key: 'schranken-brief',
    place: 'steinach',
    category: 'meinung',
    author: 'nele',
    genre: 'letter',
    headline: 'Ich habe vor der Schranke ein Buch zu Ende gelesen',
    lead: 'Dietmar Pauly aus der Ringofenstraße rechnet mit dem Bahnübergang ab, auf seine Weise.',
    body: [
      {
        p: 'Wer in der Ziegelei wohnt, wartet. Vor der Schranke stehen wir im Mittel neun Minuten am Tag, das habe ich ein Jahr lang aufgeschrieben, ich bin Rentner. Neun Minuten, das sind 55\u00a0Stunden im Jahr oder anderthalb Arbeitswochen, die mir die Bahn schuldet, ohne Urlaubsanspruch.',
      },
      {
        p: 'Ich habe in dieser Zeit drei Romane gelesen, Skat mit dem Paketboten gespielt und die Blutdruckwerte meiner Straße kennengelernt. Zwei Leute haben sich vor der Schranke verlobt, einer hat sich rasiert. Sollte die Unterführung je gebaut werden, bitte ich um ein Häuschen, in dem man sich weiterhin trifft. Mit Sitzbank.',
      },
      { p: '_Dietmar Pauly, Steinach_' },
    ],
    tags: ['Leserbrief', 'Bahnübergang', 'Ziegelei'],
    publishedMinutesAgo: 21300,
    comments: [
      {
        author: 'renate',
        minutesAfter: 25,
        text: 'Die drei Romane liegen alle noch im Auto. Ich möchte das hier einmal festhalten.',
      },
      { author: 'tomasz', minutesAfter: 70, text: 'Ich winke Ihnen immer. Sie lesen.' },
      {
        author: 'joerg',
        minutesAfter: 400,
        text: 'Zu meiner Zeit wurde von Hand gekurbelt. Für Hochzeiten hat man gewartet.',
      },
    ],
  },
  {
    key: 'sirene',
    place: 'steinach',
    category: 'meinung',
    author: 'nele',
    genre: 'column',
    headline: 'Der Ton, bei dem alle aufs Handy schauen',
    lead: 'Am Probealarm war diesmal alles anders: Er fand statt.',
    body: [
      {
        p: 'Viermal im Jahr prüft der Landkreis, ob man im Ernstfall gewarnt würde, und viermal im Jahr erfährt man danach, warum nicht. Einmal war das Modul defekt. Einmal war die Sirene in Ordnung und die Uhr nicht. Im Frühjahr heulte in Steinach nur das Exemplar auf der Krone, so leise, dass ein Gast fragte, ob jemand die Musik lauter machen könne.',
      },
      {
        p: 'Nun aber, pünktlich um elf: auf- und abschwellend, eine Minute, aus allen sieben Rohren. Was tut Steinach? Steinach bleibt stehen und schaut auf sein Telefon, das ebenfalls heult. Auf dem Bildschirm steht, dass es sich um eine Probe handelt. Man ist erleichtert. Man schaut zum Nachbarn, der auch erleichtert ist. Nur ein kleiner Junge vor der Bäckerei hat alles richtig gemacht. Er ist hineingegangen, hat die Tür geschlossen und gesagt: „Radio an.“ Die Verkäuferin hat ihm eine Brezel gegeben. Es war das einzige funktionierende Warnsystem des Tages, und es ist fünf.',
      },
    ],
    tags: ['Feuerwehr', 'Glosse', 'Steinach'],
    publishedMinutesAgo: 34900,
    comments: [
      {
        author: 'holger',
        minutesAfter: 12,
        text: 'Sieben von sieben Sirenen. Bitte erwähnen. Wurde erwähnt. Danke.',
      },
      {
        author: 'joerg',
        minutesAfter: 100,
        text: 'Der Junge heißt Mats und wohnt über mir. Er hat mir hinterher erklärt, dass ich im Treppenhaus falsch stand.',
      },
      {
        author: 'paul',
        minutesAfter: 500,
        text: 'Auf sein Telefon schauen ist laut Merkblatt Schritt 1. Insofern: Übung gelungen.',
      },
    ],
  },
  {
    key: 'feuerwerk',
    place: 'auenfeld',
    category: 'meinung',
    author: 'henrike',
    genre: 'commentary',
    headline: 'Soll Auenfeld an Silvester gemeinsam böllern?',
    lead: 'Der Stadtmarketingverein schlägt ein zentrales Feuerwerk an der Werle vor, dafür soll es in den Straßen ruhig bleiben. Zwei Ansichten.',
    body: [
      { h3: 'Ja, sagt Paul Feld' },
      {
        p: 'Ich habe in meinem Leben etwa 3.000\u00a0Euro in die Luft geschossen, das meiste davon schräg. Es hat nie jemand gesagt: Paul, das war schön. Ein Feuerwerk, das ein Profi abbrennt, dauert zwölf Minuten, kostet 9.000\u00a0Euro und trifft den Himmel. Auf 11.400 Einwohner gerechnet sind das 79\u00a0Cent. Dafür bekommt man im Laden nicht einmal den Knall, nur das Stäbchen.',
      },
      {
        p: 'Gemeinsam nach oben zu sehen ist eine Gelegenheit, die man als Erwachsener selten hat. Wer trotzdem selbst zünden will, möge es tun, nur eben nicht in der Gerbergasse, wo die Häuser aus Holz sind und Frau Lorchs Schuhe dahinter.',
      },
      {
        p: 'Und noch etwas spricht dafür: der Neujahrsmorgen. Wer je mit dem Besen vor dem Haus stand und die Raketenstäbe anderer Leute zusammengekehrt hat, weiß, wovon ich rede. Ein Platz, ein Container, ein Bauhof, elf Uhr fertig. Ich würde sogar die Brezeln stiften.',
      },
      { h3: 'Nein, sagt Thandi Mbeki' },
      {
        p: 'Im vergangenen Jahr hatte ich in der Silvesternacht 23 Anrufe, zwei Hunde auf der Bundesstraße und ein Pferd in einem Wintergarten. Ein großer Knall ist für Tiere nicht besser als viele kleine, er ist nur pünktlicher. Und die Werle ist um diese Jahreszeit kein leerer Platz: Auf der Insel unterhalb des Wehrs rasten 300 Enten, die dann mitten in der Nacht umziehen.',
      },
      {
        p: 'Mich überzeugt auch das mit dem „dafür bleibt es in den Straßen ruhig“ nicht. Niemand, der eine Kiste Böller im Keller hat, lässt sie dort, nur weil um Mitternacht schon jemand anderes geknallt hat. Er wartet bis zwanzig nach. Dann sind alle Hunde gerade wieder unter dem Sofa hervorgekommen.',
      },
      {
        p: 'Wenn es um das Hinaufsehen geht: Bei klarem Himmel gibt es ein Programm, das läuft seit Jahren, ist kostenlos und macht keinen Lärm. Die Stadt müsste dafür nur eine Viertelstunde die Laternen ausschalten. Steinach weiß, wie schön das ist.',
      },
    ],
    tags: ['Silvester', 'Feuerwerk', 'Pro und Contra'],
    hero: {
      scene: 'fireworks',
      seed: 102,
      season: 'winter',
      caption:
        'So sah es an der Werle aus, als die Stadt zuletzt gemeinsam feierte, zur Eröffnung des neuen Uferwegs.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 3300,
    comments: [
      { author: 'linh', minutesAfter: 12, text: 'Thandi hat mich. Paul hat mich auch. Ich bin keine Hilfe.' },
      {
        author: 'georg',
        minutesAfter: 30,
        text: 'Ich schlage Glocken vor. Ach nein.',
        replies: [{ author: 'ruth', minutesAfter: 34, text: 'Dieses Jahr nicht, Herr Reiter. Zu früh.' }],
      },
      {
        author: 'jonas',
        minutesAfter: 70,
        text: '9.000 geteilt durch 11.400 sind 79 Cent, stimmt. Aber rechne einmal die Enten mit.',
      },
      {
        author: 'holger',
        minutesAfter: 150,
        text: 'Fachlich: Ein Abbrennplatz, ein Löschfahrzeug. 40 Straßen, 40 Sorgen. Ich wäre für Paul, wenn er es nicht selbst macht.',
      },
      {
        author: 'selam',
        minutesAfter: 500,
        text: 'Laternen aus hatten wir schon, das war der beste Abend des Jahres.',
      },
      { author: 'ida', minutesAfter: 900, text: 'Ich bin für die Sterne. Und für EINE Rakete' },
    ],
  },
  {
    key: 'korrekturen',
    place: 'auenfeld',
    category: 'meinung',
    author: 'nele',
    headline: 'Was in dieser Woche bei uns falsch war',
    lead: 'Sieben Berichtigungen, nach Peinlichkeit geordnet.',
    body: [
      {
        list: [
          'Das Brückenfest von 1908 fand nicht „bei strahlendem Wetter“ statt. Es regnete. Im selben Text stand es richtig.',
          'Der Vorsitzende des Kleingartenvereins heißt Brehmer und nicht Brehm. Brehm leitet das Ordnungsamt und bekommt seither Anrufe wegen Rhabarber.',
          'Die Fahrradwerkstatt in Kirchbruck hat samstags bis 13\u00a0Uhr offen, nicht bis 31\u00a0Uhr.',
          'Unter dem Bild einer Blaumeise stand „Kohlmeise“. Herr Adamek hat uns angerufen, um 4.58\u00a0Uhr.',
          'Aus „Kantor“ wurde „Kantor des Schreckens“. Das war ein Rest aus einer anderen Zeile.',
          '2,4\u00a0Millionen geteilt durch 64\u00a0Meter sind 37.500\u00a0Euro je Meter, nicht 375.',
          'Die Suppe verlangt zwei Lorbeerblätter. In der gedruckten Fassung für den Aushang standen zwölf.',
        ],
        ordered: true,
      },
      {
        p: 'Wir danken allen, die uns geschrieben haben, besonders denen, die dabei freundlich waren, und dem einen, der es nicht war, aber recht hatte.',
      },
    ],
    tags: ['Redaktion', 'Korrekturen'],
    publishedMinutesAgo: 1850,
    comments: [
      { author: 'georg', minutesAfter: 10, text: 'Der Eine war ich nicht. Diesmal.' },
      { author: 'ruth', minutesAfter: 18, text: 'Zwölf Lorbeerblätter. Ich habe sie alle gegessen.' },
      {
        author: 'paul',
        minutesAfter: 33,
        text: 'Punkt 6 habe ich gemeldet. Freundlich, wie ich fand.',
        replies: [{ author: 'nele', minutesAfter: 40, text: 'Sie waren unter den Freundlichen. Knapp.' }],
      },
      { author: 'tomasz', minutesAfter: 55, text: 'Es war 4.55 Uhr, Bedarfshalt.' },
    ],
  },
  {
    key: 'kita-kommentar',
    place: 'steinach',
    category: 'meinung',
    author: 'aylin',
    genre: 'commentary',
    headline: 'Eine Stunde ist keine Kleinigkeit',
    lead: 'Die Kita Regenbogen schließt um 15.30\u00a0Uhr statt um 16.30\u00a0Uhr. Wer das für zumutbar hält, soll einmal den Zug nehmen.',
    body: [
      {
        p: 'Es gibt einen Zug aus Wehrstetten, der um 15.51\u00a0Uhr in Steinach hält. Bis vor Kurzem war das der Zug, mit dem man ein Kind abholte: aussteigen, die Bahnhofstraße hoch, acht Minuten. Jetzt kommt er 21\u00a0Minuten zu spät, und der davor fährt zwei Stunden früher. So sieht eine Stunde aus, wenn man kein Auto hat.',
      },
      {
        p: 'Ich weiß, dass die Erzieherinnen nichts dafür können. Von zwölf Stellen sind drei nicht besetzt, zwei sind krank, und wer bleibt, tut es mit Halstabletten. Die Stadt hat eine Anzeige geschaltet, sie war sehr klein, und darin stand das Wort „belastbar“. Wer Menschen sucht, sollte nicht damit anfangen, dass er ihnen Gewicht ankündigt.',
      },
      {
        p: 'Was helfen würde, kostet Geld und ist trotzdem billiger als das, was gerade passiert: Zulagen für die Randzeiten, eine Kraft für Küche und Papier, ein Vertrag mit den drei Tagesmüttern in der Lehmgrube. Es heißt, der Zug solle vom Fahrplanwechsel an wieder jede Stunde halten. Es wäre hübsch, wenn am Ende der Bahnhofstraße dann noch offen ist.',
      },
    ],
    tags: ['Kita', 'Steinach', 'Kommentar'],
    publishedMinutesAgo: 15800,
    comments: [
      {
        author: 'selam',
        minutesAfter: 40,
        text: 'Danke. Zwei unserer Kunden sitzen seit dieser Regelung mit Kind und Laptop oben bei uns. Sie dürfen bleiben.',
      },
      {
        author: 'emre',
        minutesAfter: 200,
        text: '„Belastbar“ streiche ich seit drei Jahren aus unseren Anzeigen. Es kommt immer wieder, wie Giersch.',
      },
      {
        author: 'paul',
        minutesAfter: 610,
        text: 'Zulagen: 3 Kräfte, 10 Stunden im Monat, 4 Euro, macht 1.440 im Jahr. Das ist weniger als der Trinkbrunnen.',
        replies: [
          { author: 'aylin', minutesAfter: 640, text: 'Genau das Rechenbeispiel hatte mir gefehlt.' },
        ],
      },
    ],
  },
];
