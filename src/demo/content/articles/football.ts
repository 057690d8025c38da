// Tells of football in the district league and below it: a dog on the pitch, a net, a referee, a children's
// tournament.

import type { DemoArticle } from '../types.ts';

export const footballArticles: DemoArticle[] = [
  {
    key: 'moorhof',
    place: 'kirchbruck',
    category: 'sport',
    author: 'paul',
    headline: 'Ein Punkt, ein Pfosten und ein Terrier',
    lead: 'Der FC Kirchbruck spielt in Moorhof 1\u00a0:\u00a01 und bleibt Tabellenführer. Den größten Raumgewinn des Nachmittags erzielte ein Hund.',
    body: [
      {
        p: 'In der 63. Minute lief ein weißer Terrier mit einem braunen Ohr aufs Feld, nahm bei der Mittellinie den Ball auf, den eigentlich Aaron Sieber haben wollte, und trug ihn bis zur Eckfahne. Dort legte er sich darauf. Vier Spieler, ein Linienrichter und der Platzwart brauchten sechs Minuten, um ihn zu überzeugen. Er heißt Libero und gehört dem Wirt vom Moorhofer Sportheim, der ihn „sonst immer anbindet“.',
      },
      {
        p: 'Es war bis dahin nicht viel gewesen. Kirchbruck hatte den Ball, Moorhof hatte Zeit. Trainer Ralf Dittmer ließ mit drei Stürmern spielen, von denen zwei einander im Weg standen, und der dritte, Ole Brandes, traf in der 22. Minute immerhin den Innenpfosten. Der Ball sprang von dort dem Torwart an den Hinterkopf und dann ins Netz. Im Spielbericht steht ein Eigentor, Brandes hat Einspruch angekündigt.',
      },
      { h2: 'Nach dem Hund' },
      {
        p: 'Als wieder gespielt wurde, hatte Moorhof mehr davon. Die Gastgeber waren in der Pause warm geblieben, weil sie dem Terrier hinterhergelaufen waren, Kirchbruck hatte zugesehen. In der 74. Minute ließ Torwart Nico Ahrens einen Freistoß aus 25\u00a0Metern nach vorn klatschen, Moorhofs Kapitän stand richtig, 1\u00a0:\u00a01. „Der Ball war nass“, sagte Ahrens. Von wem, ließ er offen.',
      },
      {
        p: 'Danach humpelten nacheinander Sieber, Dreyer und Brandes vom Platz, und Dittmer, der nur zwei Leute auf der Bank hatte, zog sich die Jacke aus. Er ist 51. Eingewechselt hat er sich dann doch nicht. „Meine Frau war im Stadion“, sagte er, und das ist für den Sportplatz Moorhof ein großes Wort.',
      },
      {
        table: {
          head: ['Platz', 'Mannschaft', 'Spiele', 'Punkte'],
          rows: [
            ['1', 'FC Kirchbruck', '13', '30'],
            ['2', 'SpVgg Moorhof', '13', '28'],
            ['3', 'VfB Wehrstetten II', '12', '25'],
            ['4', 'TSV Auenfeld', '12', '24'],
            ['5', 'SV Niederlohe', '13', '22'],
            ['6', 'SV Steinach', '12', '20'],
          ],
        },
      },
      {
        p: 'Auenfeld und Steinach tragen ihr Derby erst noch aus und können näher heranrücken. Kirchbruck hat nun spielfrei und empfängt danach Wehrstetten II, am Hungerberg, wo Hunde willkommen sind, an der Leine.',
      },
    ],
    tags: ['Fußball', 'FC Kirchbruck', 'Kreisliga'],
    hero: {
      scene: 'football',
      seed: 101,
      season: 'autumn',
      hour: 'noon',
      weather: 'cloudy',
      caption:
        'Kirchbrucks Mittelfeldmann Aaron Sieber (links) kommt in Moorhof einen Schritt zu spät. Es war nicht der einzige.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 2560,
    comments: [
      {
        author: 'georg',
        minutesAfter: 95,
        text: 'Sechs Minuten Unterbrechung, nachgespielt wurden drei. In dieser Liga läuft die Zeit anders.',
        replies: [
          {
            author: 'paul',
            minutesAfter: 120,
            text: 'Der Schiedsrichter hat die Uhr angehalten, als der Hund lag. Er sagt, ruhender Ball.',
          },
        ],
      },
      {
        author: 'ida',
        minutesAfter: 180,
        text: 'Ist Libero ein Mischling? Er klingt sehr lieb',
        replies: [
          {
            author: 'thandi',
            minutesAfter: 260,
            text: 'Jack Russell mit etwas, was keiner zugibt. Patient bei mir.',
          },
        ],
      },
      {
        author: 'tomasz',
        minutesAfter: 700,
        text: 'Das Foto ist von vorher. Der Hund war für meine Belichtungszeit zu schnell.',
      },
      {
        author: 'joerg',
        minutesAfter: 1020,
        text: '1964 hatten wir in Moorhof eine Kuh auf dem Platz. Wir haben trotzdem verloren.',
      },
    ],
  },
  {
    key: 'netz',
    place: 'steinach',
    category: 'sport',
    author: 'paul',
    genre: 'brief',
    headline: 'Das Tornetz am Ziegelteich hält wieder',
    lead: 'Nach dem Pfostenschuss im Derby hat der SV Steinach nachgerüstet.',
    body: [
      {
        p: 'Platzwart Günter Maaß hat die Halterung am nördlichen Tor mit 40 Kabelbindern und einem Stück Schiffstau gesichert. Kosten: 38\u00a0Euro, davon 30 für die Leiter, deren unterste Sprosse beim Einsatz während des Spiels gebrochen war. Der Pfosten sei in Ordnung, sagt Maaß. Er habe noch am nächsten Morgen gesummt, „aber das darf er“.',
      },
      { embed: 'derby' },
    ],
    tags: ['SV Steinach', 'Ziegelteich', 'Ehrenamt'],
    publishedMinutesAgo: 690,
    comments: [
      {
        author: 'georg',
        minutesAfter: 22,
        text: 'Welcher Ton?',
        replies: [
          {
            author: 'joerg',
            minutesAfter: 41,
            text: 'Ich wohne 300 Meter weg. Ein tiefes F, würde ich sagen.',
          },
          { author: 'georg', minutesAfter: 58, text: 'Danke. Das passt zum Durchmesser.' },
        ],
      },
      { author: 'deniz', minutesAfter: 130, text: 'ich war balljunge und hab mich WEGGEDUCKT' },
    ],
  },
  {
    key: 'bambini',
    place: 'kirchbruck',
    category: 'sport',
    author: 'matteo',
    headline: 'Neun Mannschaften, kein Ergebnis',
    lead: 'Beim Herbstturnier der Jüngsten am Hungerberg wurde nicht gezählt. Behauptet jedenfalls der Veranstalter.',
    body: [
      {
        p: 'Die Regeln passen auf einen Bierdeckel, und dort stehen sie auch. Drei gegen drei, vier kleine Tore, sieben Minuten, kein Schiedsrichter. Wer ein Tor schießt, wird ausgewechselt, damit der Nächste eins schießen kann. Ein Endergebnis gibt es nicht, eine Tabelle auch nicht. „Am Schluss bekommen alle eine Brezel“, erklärte Jugendleiterin Svenja Dittmer um neun Uhr den 54 Kindern aus neun Mannschaften. Ein Sechsjähriger aus Querbach fragte, ob der Sieger zwei bekomme.',
      },
      {
        p: 'Die Kinder hielten sich an die Abmachung, soweit sie ein Spiel lang hält. Am Zaun führten drei Väter Strichlisten, einer davon auf dem Arm. Auf Platz 2 unterbrach ein Torwart die Partie, weil ein Marienkäfer im Fünfmeterraum saß. Beide Teams stellten das Spiel ein, bis das Tier das Feld über die Grundlinie verlassen hatte. Abstoß.',
      },
      { p: 'Um zwölf wurde gefragt, wem es Spaß gemacht habe. 54 Hände. Und wer gewonnen habe? 54 Hände.' },
      {
        gallery: [
          {
            scene: 'bicycles',
            seed: 106,
            season: 'summer',
            hour: 'morning',
            weather: 'clear',
            caption: 'Kurz vor neun: Die meisten kommen mit dem Rad, manche auf dem Gepäckträger.',
            credit: 'matteo',
          },
          {
            scene: 'coffee',
            seed: 131,
            season: 'summer',
            hour: 'morning',
            caption: 'Ohne ihn kein Anpfiff: der Kaffee der F-Jugend-Eltern, aufgebrüht um halb acht.',
            credit: 'matteo',
          },
          {
            scene: 'group',
            seed: 101,
            season: 'autumn',
            hour: 'morning',
            caption: 'Drei von neun Trainern, um halb zehn noch bei Stimme.',
            credit: 'matteo',
          },
          {
            scene: 'football',
            seed: 106,
            season: 'autumn',
            hour: 'noon',
            weather: 'clear',
            caption: 'Drei gegen drei, aber der Ball ist nur einer.',
            credit: 'matteo',
          },
          {
            scene: 'school',
            seed: 101,
            season: 'autumn',
            hour: 'noon',
            weather: 'clear',
            caption: 'Pause neben der Turnhalle: Wer nicht spielt, rennt trotzdem.',
            credit: 'matteo',
          },
          {
            scene: 'fountain',
            seed: 102,
            season: 'summer',
            hour: 'noon',
            weather: 'clear',
            caption: 'Nach dem Schlusspfiff: Abkühlung am Brunnen mit anschließender Entschuldigung.',
            credit: 'paul',
          },
          {
            scene: 'dog',
            seed: 101,
            season: 'autumn',
            hour: 'noon',
            caption: 'Zuschauerin Frieda verfolgte alle 36 Spiele und ein Würstchen.',
            credit: 'paul',
          },
          {
            scene: 'cake',
            seed: 101,
            season: 'autumn',
            hour: 'noon',
            caption: 'Der Kuchenstand der F-Jugend-Eltern meldete um 11.20\u00a0Uhr: ausverkauft.',
            credit: 'matteo',
          },
          {
            scene: 'parking',
            seed: 104,
            season: 'summer',
            hour: 'golden',
            weather: 'clear',
            caption: 'Abfahrt um sechs. Drei Kinder schliefen schon vor dem Anschnallen.',
            credit: 'matteo',
          },
        ],
      },
    ],
    tags: ['Fußball', 'Kinder', 'FC Kirchbruck'],
    hero: {
      scene: 'football',
      seed: 103,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption:
        'Vorn rennt, wer den Ball hat. Dahinter rennen alle anderen: Spielszene vom Herbstturnier am Hungerberg.',
      credit: 'matteo',
    },
    publishedMinutesAgo: 38900,
    comments: [
      {
        author: 'paul',
        minutesAfter: 60,
        text: 'Es fielen insgesamt 112 Tore. Ich sage nicht, woher ich das weiß.',
        replies: [
          { author: 'matteo', minutesAfter: 75, text: 'Der Arm war deiner?' },
          { author: 'paul', minutesAfter: 82, text: 'Dazu kein Kommentar. Und auch kein Bild.' },
        ],
      },
      { author: 'jonas', minutesAfter: 300, text: 'Abstoß für den Marienkäfer. Danke für diesen Text.' },
      {
        author: 'mechthild',
        minutesAfter: 840,
        text: 'Die Jugendleiterin war bei mir in der dritten Klasse. Sie wollte schon damals, dass niemand verliert, und hat beim Völkerball immer absichtlich danebengeworfen.',
      },
      {
        author: 'farid',
        minutesAfter: 1500,
        text: 'Meine Tochter war die mit der Brille und hat fünf Tore geschossen. Aber es wird ja nicht gezählt.',
      },
    ],
  },
  {
    key: 'schiedsrichterin',
    place: 'werletal',
    category: 'sport',
    author: 'wiebke',
    genre: 'profile',
    headline: 'Sie pfeift, die anderen spielen',
    lead: 'Carla Menge aus Wehrstetten leitet seit 17\u00a0Jahren Spiele im Werletal. Über Beschimpfungen führt sie Buch, alphabetisch.',
    body: [
      {
        p: 'Das Heft ist ein Vokabelheft, rot, liniert. Links steht das Wort, rechts Ort und Minute. Unter B kommt „Blindschleiche (Querbach, 12.)“, unter M dreimal „Maulwurf“, unter T nur ein Eintrag: „Tante (Kirchbruck, 90.+3)“. Der habe sie damals beschäftigt, sagt Carla Menge. „Ich bin ja wirklich eine. Woher wusste er das?“',
      },
      {
        p: 'Menge ist 39, zeichnet in einem Wehrstettener Büro Treppenhäuser und pfeift im Jahr rund sechzig Spiele, vom Kinderturnier bis zur Bezirksliga. Angefangen hat sie mit 22, als ihr Verein keinen Schiedsrichter stellen konnte und 150\u00a0Euro Strafe hätte zahlen müssen. Man fragte in der Kabine, wer ein Opfer bringe. Sie saß am nächsten zur Tür.',
      },
      {
        p: 'Im ersten Jahr habe sie nach jedem Spiel geheult, im zweiten nach jedem zweiten. Dann riet ihr ein alter Kollege, die Sätze aufzuschreiben. „Wenn ich den Stift herausziehe, hören die meisten auf. Und wenn nicht, habe ich etwas für das Heft.“ Neunzehn Seiten sind voll. Beim letzten Vereinsabend hat sie daraus vorgelesen, gegen Spenden. Es kamen 340\u00a0Euro zusammen, und zwei Männer erkannten sich wieder.',
      },
      { h2: 'Der Moment vor dem Pfiff' },
      {
        p: 'Worauf es ankomme? Auf eine halbe Sekunde, sagt sie. So lange warte sie, bevor sie pfeife, damit sie noch einmal hinsehen könne, mit geschlossenem Mund. Wer sofort pfeife, habe nur reagiert. Im Derby am Ziegelteich vor zwei Jahren habe sie diese halbe Sekunde nicht gewartet und einen Elfmeter gegeben, der keiner war. „Ich habe es gewusst, da war die Luft noch in der Pfeife.“ In der Halbzeit ging sie zum Trainer und sagte es ihm. Er gab ihr einen Apfel.',
      },
      {
        p: 'Im Landkreis gibt es 84 Schiedsrichter für 206 Spiele an einem gewöhnlichen Wochenende. Es müssten 130 sein. Für ein Kreisligaspiel bekommt Menge 35\u00a0Euro und das Fahrgeld, für Kinderspiele 15 und manchmal ein Stück Kuchen, das sie annimmt, „aber erst nach dem Abpfiff, wegen der Unabhängigkeit“. Seit diesem Herbst hat sie eine Anwärterin dabei, Melek, 14. Die läuft mit, schaut zu und hat von ihr als Erstes ein Heft bekommen. Es ist blau und noch leer. Melek hofft, sagt sie, dass es so bleibt. Menge hofft es auch und hat für alle Fälle zwei gekauft.',
      },
    ],
    tags: ['Fußball', 'Schiedsrichter', 'Porträt'],
    hero: {
      scene: 'portrait',
      seed: 72,
      season: 'autumn',
      hour: 'noon',
      caption:
        'Carla Menge, 39, Schiedsrichterin und Bauzeichnerin: „Ich sehe auch im Beruf, wenn etwas schief ist.“',
      credit: 'wiebke',
    },
    publishedMinutesAgo: 18740,
    comments: [
      {
        author: 'paul',
        minutesAfter: 40,
        text: 'Der mit dem Apfel war Sven Holtkamp. Das hat er mir selbst erzählt, und er erzählt sonst nie etwas.',
      },
      {
        author: 'georg',
        minutesAfter: 310,
        text: 'Ich gestehe: zweimal „Maulwurf“. Man steht am Zaun und wird ein anderer Mensch.',
        replies: [
          {
            author: 'wiebke',
            minutesAfter: 340,
            text: 'Sie hat gesagt, falls sich einer meldet: angenommen.',
          },
        ],
      },
      {
        author: 'deniz',
        minutesAfter: 1100,
        text: 'sie hat mir mal gelb gegeben und dann gefragt ob mein knie ok ist',
      },
      {
        author: 'renate',
        minutesAfter: 2900,
        text: 'Mein Mann hat 20 Jahre gepfiffen und nie ein Wort darüber verloren. Jetzt verstehe ich, warum er sonntags so gern im Keller war.',
      },
      {
        author: 'thandi',
        minutesAfter: 6000,
        text: '„Da war die Luft noch in der Pfeife.“ So geht es mir bei Diagnosen.',
      },
    ],
  },
  {
    key: 'fc-versammlung',
    place: 'kirchbruck',
    category: 'sport',
    author: 'paul',
    headline: 'FC Kirchbruck wählt einen Kassenwart, der nicht da ist',
    lead: 'Jahreshauptversammlung im Gasthof: 61 Mitglieder, neun Punkte, eine Überraschung.',
    body: [
      {
        p: 'Der FC Kirchbruck hat wieder einen vollständigen Vorstand. Unter Punkt 7 schlug die Versammlung Lars Pohlmann als Kassenwart vor, weil er „bei der Bank arbeitet“ und nicht im Saal war. Er wurde mit 58 Stimmen bei drei Enthaltungen gewählt. Erreicht wurde er um 21.40\u00a0Uhr im Kino. Er nahm an, „wenn ich jetzt auflegen darf“. Er arbeitet, wie sich herausstellte, bei der Blutbank.',
      },
      {
        p: 'Vorsitzender Thorsten Kehl berichtete von 412 Mitgliedern, elf mehr als im Vorjahr. Die Flutlichtanlage kostet nach der Umrüstung 1.900 statt 5.200\u00a0Euro im Jahr, das Dach des Sportheims hält noch zwei Winter, „wenn keiner draufsteigt“. Der Beitrag steigt um einen Euro im Monat, die erste Erhöhung seit 2013. Gegenstimmen gab es keine, aber einen Zwischenruf: „Dann will ich auch warmes Wasser.“',
      },
      {
        p: 'Geehrt wurden für 60\u00a0Jahre Treue Hubert Brandes und Alois Kehl, die seit 60\u00a0Jahren nebeneinander am selben Fleck der Bande stehen. Auf die Frage, worüber sie sich dort unterhielten, sahen sie einander an. „Über die anderen“, sagte Brandes.',
      },
    ],
    tags: ['FC Kirchbruck', 'Vereine', 'Ehrenamt'],
    publishedMinutesAgo: 30300,
    comments: [
      {
        author: 'georg',
        minutesAfter: 200,
        text: 'Der Zwischenruf war von mir. Es geht um die zweite Dusche von links.',
        replies: [{ author: 'paul', minutesAfter: 260, text: 'Protokolliert.' }],
      },
      {
        author: 'matteo',
        minutesAfter: 900,
        text: 'Er saß im Kino zwei Reihen vor mir. Wir dachten alle, es sei jemand gestorben.',
      },
    ],
  },
];
