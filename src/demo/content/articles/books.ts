// Tells of shelves, walls and archives: what Steinach borrows, clay on show, a museum's points, the slam, the column on paper.

import type { DemoArticle } from '../types.ts';

export const bookArticles: DemoArticle[] = [
  {
    key: 'ausgeliehen',
    place: 'steinach',
    category: 'kultur',
    author: 'birgit',
    headline: 'Was Steinach im Herbst gelesen hat',
    lead: 'Zehn Titel, einer davon ist eine Gebrauchsanweisung. Die Ausleihliste der Bücherei mit Anmerkungen von der Theke.',
    body: [
      {
        p: 'Krimis führen immer, das ist kein Geheimnis. Überrascht hat uns im Oktober und November etwas anderes: Seit der Nacht ohne Strom gehen Bücher über Sterne, Kerzen und das Einkochen dreimal so oft über die Theke wie im Vorjahr. Das hier sind die zehn meistverlangten, wobei ich Titel, die wir mehrfach besitzen, ehrlich geteilt habe.',
      },
      {
        table: {
          head: ['Rang', 'Worum es geht', 'Ausleihen', 'Anmerkung'],
          rows: [
            ['1', 'Krimi aus der Bretagne', '61', 'Seite\u00a0176 fehlt seit August'],
            ['2', 'Einkochen ohne Angst', '44', 'Flecken: Pflaume'],
            ['3', 'Sternkarte drehbar', '39', 'oft nachts zurückgegeben'],
            ['4', 'Familienroman, 900 Seiten', '31', 'Lesezeichen meist bei 140'],
            ['5', 'Erste Hilfe am Hund', '28', 'davon zweimal für Katzen'],
            ['6', 'Gedichte vom Bahnhof', '24', 'Autor wohnt im Ort'],
            ['7', 'Steuererklärung leicht gemacht', '22', 'immer am letzten Tag'],
            ['8', 'Türkisch für Anfänger', '21', 'eine Dame im Blaumann verlängert zum vierten Mal'],
            ['9', 'Comic mit einem Gürteltier', '20', 'liegt nie im Regal'],
            ['10', 'Anleitung zur Bohrmaschine', '17', 'die Maschine gibt es bald dazu'],
          ],
        },
      },
      {
        p: 'Nie ausgeliehen wurde auch in diesem Jahr das „Handbuch der Zeitersparnis“ in zwei Bänden. Wer mag: Es steht im zweiten Gang, unten.',
      },
    ],
    tags: ['Bücherei', 'Bücher', 'Steinach'],
    hero: {
      scene: 'library',
      seed: 105,
      season: 'autumn',
      hour: 'golden',
      caption:
        'Nachmittags ab drei wird es am Lesetisch eng. Die Lampe hat ein Leser gestiftet, der lieber im Hellen schläft.',
      credit: 'birgit',
    },
    publishedMinutesAgo: 12700,
    comments: [
      {
        author: 'tomasz',
        minutesAfter: 30,
        text: 'Die Sternkarte hatte ich. Um vier Uhr früh bei Kilometer 34 ist sie genauer als das Handy.',
      },
      {
        author: 'thandi',
        minutesAfter: 210,
        text: 'Erste Hilfe am Hund für Katzen: bitte nicht den Maulkorb-Teil.',
      },
      { author: 'aylin', minutesAfter: 240, text: 'Rang 8 ist eine Frechheit. Die Dame hat Geschmack.' },
      {
        author: 'deniz',
        minutesAfter: 800,
        text: 'wer die seite 176 hat soll sie zurückgeben meine mutter dreht durch',
        replies: [
          { author: 'birgit', minutesAfter: 1380, text: 'Gefunden, in „Einkochen ohne Angst“. Als Etikett.' },
        ],
      },
      {
        author: 'joerg',
        minutesAfter: 1500,
        text: 'Die Gedichte vom Bahnhof sind nicht von mir, falls jemand fragt.',
      },
    ],
  },
  {
    key: 'tonarbeiten',
    place: 'ziegelei',
    category: 'kultur',
    author: 'aylin',
    headline: 'Was ein Daumen hinterlässt',
    lead: 'Im Brennofen der alten Ziegelei hängen keine Bilder. Ausgestellt sind 300 Fehler.',
    body: [
      {
        p: 'Der schönste Ziegel der Ausstellung hat einen Pfotenabdruck. Irgendwann um 1920 muss ein Hund über die nassen Formlinge gelaufen sein, quer durch die Tagesproduktion, und der Arbeiter, der ihn hätte verscheuchen sollen, ist ihm offenbar hinterhergerannt: Daneben drückt sich ein nackter Fuß in den Ton, Größe 41.',
      },
      {
        p: 'Keramikerin Nadja Sommer hat zwei Jahre lang auf dem Gelände gesammelt, was die Ziegelei aussortiert hatte. Ziegel mit Regentropfen, mit Kinderzeichnungen, mit einem Herz und den Buchstaben W. K., mit dem Abdruck einer Zeitung, auf der man spiegelverkehrt das Wort „Butter“ liest. Jedes Stück liegt auf einem Pult aus Lagerholz, beleuchtet von einer Fahrradlampe. Dazu kann man Kopfhörer aufsetzen und hört, wie sechs ehemalige Arbeiterinnen den Fehler erklären.',
      },
      {
        p: 'Was aussortiert wurde, sagt etwas über das, was durchging. 38\u00a0Millionen Ziegel hat die Steinacher Fabrik in ihren besten Jahren gebrannt, einer wie der andere, sie stecken in Bahnhöfen und Schulen bis nach Kassel. Man erkennt sie nicht. Die Fehler dagegen haben alle ein Gesicht. Da ist ein Stapel, auf dem jemand das Kleine Einmaleins geübt hat, bis zur Sieben. Da ist der Ziegel, in den eine Frauenhand mit dem Fingernagel „Feierabend“ schrieb, an einem Tag, das haben Archäologen aus dem Brennbuch ermittelt, an dem bis 22\u00a0Uhr gearbeitet wurde.',
      },
      {
        p: 'Waltraud Kienzle, 71, aus der Kantine ist eine von ihnen. Das Herz mit W. K., sagt sie auf Band, kenne sie nicht. Nach einer Pause: „Der Ofenmeister hieß Karl. Mehr sage ich nicht.“',
      },
      {
        p: 'Geöffnet ist samstags und sonntags von 14 bis 17\u00a0Uhr, Eintritt 3\u00a0Euro. Festes Schuhwerk, und nichts in den nassen Ton treten.',
      },
    ],
    tags: ['Ausstellung', 'Ziegelei', 'Keramik'],
    hero: {
      scene: 'portrait',
      seed: 408,
      season: 'autumn',
      hour: 'golden',
      caption: 'Nadja Sommer vor ihrer Werkstatt im ehemaligen Trockenhaus.',
      credit: 'aylin',
    },
    publishedMinutesAgo: 66800,
    comments: [
      {
        author: 'renate',
        minutesAfter: 100,
        text: 'W. K. steht auch auf einem Ziegel in unserer Kellerwand. Ich zeige ihn gern her, aber nur ihr.',
      },
      { author: 'ruth', minutesAfter: 350, text: 'Er hieß wirklich Karl. Standesamt schweigt.' },
      {
        author: 'joerg',
        minutesAfter: 1400,
        text: 'Die „Butter“ ist aus dem Werletalboten vom März 1924. Es ging um den Preis.',
      },
    ],
  },
  {
    key: 'weiche',
    place: 'steinach',
    category: 'kultur',
    author: 'joerg',
    genre: 'brief',
    headline: 'Die Weiche vom Abzweig lässt sich wieder stellen',
    lead: 'Im Eisenbahnmuseum Wehrstetten bewegt sich, was seit 1971 still lag.',
    body: [
      {
        p: 'Vier Rentner und ein Konfirmand haben die Weiche, an der einst die Strecke nach Auenfeld und Kirchbruck abzweigte, gangbar gemacht. Sie wiegt 3,1\u00a0Tonnen, war festgerostet in Richtung Auenfeld und lässt sich nun mit einem Arm umlegen. Kinder dürfen, Erwachsene müssen anstehen. Wer sie stellt, hört zweimal ein Klacken. Das zweite, sagen die Fachleute, sei das wichtigere.',
      },
    ],
    tags: ['Museum', 'Bahn', 'Geschichte'],
    publishedMinutesAgo: 55900,
    comments: [
      {
        author: 'tomasz',
        minutesAfter: 60,
        text: 'Ich habe sie gestellt. Danach wollte ich automatisch weiterfahren.',
      },
      { author: 'georg', minutesAfter: 900, text: 'Ein as und ein es. Schönes Intervall für Gusseisen.' },
    ],
  },
  {
    key: 'slam',
    place: 'bahnhofsviertel',
    category: 'kultur',
    author: 'nele',
    genre: 'brief',
    headline: 'Acht Dichter, neun Stühle',
    lead: 'Der Poetry-Slam im Stellwerk ist ausverkauft, bevor er beworben wurde.',
    body: [
      {
        p: 'Für den ersten Slam im Steinacher Stellwerk gibt es keine Karten mehr, weil es nie welche gab: Von den neun Sitzplätzen sind acht für Auftretende reserviert. Wer zuhören will, kann auf der Treppe stehen (23 Stufen) oder auf dem Bahnsteig, wohin übertragen wird. Gewertet wird nach Lautstärke. Trifft der Zug ein, zählt er als Jury.',
      },
    ],
    tags: ['Stellwerk', 'Poetry-Slam', 'Lesung'],
    publishedMinutesAgo: 1920,
    comments: [
      {
        author: 'selam',
        minutesAfter: 25,
        text: 'Björn hat jetzt noch zwei Hocker geschweißt. Mehr trägt die Statik nicht, sagt er.',
      },
      {
        author: 'tomasz',
        minutesAfter: 180,
        text: 'Ich habe an dem Abend Dienst und werde mich neutral verhalten.',
      },
      { author: 'birgit', minutesAfter: 400, text: 'Ein Stehpult könnte ich leihen. Frist eine Woche.' },
    ],
  },
  {
    key: 'wenk-nacht',
    place: 'muehlviertel',
    category: 'kultur',
    author: 'henrike',
    genre: 'brief',
    headline: 'Kaspar Wenk liest vor, bis der Letzte geht',
    lead: 'In der Auenfelder Buchhandlung beginnt der Abend um acht. Das Ende ist offen, die Tür auch.',
    body: [
      {
        p: 'Einmal im Jahr setzt sich Buchhändler Kaspar Wenk in den Ohrensessel, schlägt einen Roman auf, den er nicht verrät, und liest, solange jemand zuhört. Im vergangenen Jahr war um 2.15\u00a0Uhr Schluss, auf Seite\u00a0388, mit zwei Zuhörern, von denen einer schlief. Der andere hat das Buch dann gekauft. Decken sind da, der Tee kostet nichts, Schnarchen 50\u00a0Cent.',
      },
    ],
    tags: ['Buchhandlung', 'Lesung', 'Auenfeld'],
    hero: {
      scene: 'readinghour',
      seed: 101,
      season: 'autumn',
      hour: 'golden',
      caption: 'Kaspar Wenk beim Vorlesen am Nachmittag. Abends sitzt er tiefer im Sessel.',
      credit: 'henrike',
    },
    publishedMinutesAgo: 37000,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 40,
        text: 'Der Schläfer war Uwe Pross. Er hat nach dem dritten Kapitel „Ja“ gesagt.',
      },
      {
        author: 'lotte',
        minutesAfter: 140,
        text: 'Und wenn es das 900-Seiten-Ding aus der Bücherei ist?',
        replies: [{ author: 'henrike', minutesAfter: 170, text: 'Dann frühstücken wir dort.' }],
      },
    ],
  },
  {
    key: 'trafohaus',
    place: 'ziegelei',
    category: 'kultur',
    author: 'aylin',
    genre: 'brief',
    headline: 'Das Trafohaus im Tonweg hat jetzt Fenster',
    lead: 'Sie sind gemalt, und in einem davon brennt immer Licht.',
    body: [
      {
        p: 'Zwölf Jugendliche aus der Ziegelei haben mit den Stadtwerken das graue Häuschen am Wendeplatz bemalt. Zu sehen ist die Straße bei Nacht, mit einem Topf, einer Menge Menschen und 340\u00a0Metern Verlängerungskabel, das einmal um das ganze Gebäude läuft. In einem der Fenster sitzt eine Dame auf einem Treppenlift. Sie winkt. Die Stadtwerke haben die Farbe bezahlt, 410\u00a0Euro, und um einen Hinweis gebeten: Die gemalte Steckdose ist keine.',
      },
      { embed: 'stromnacht' },
    ],
    tags: ['Ziegelei', 'Kunst', 'Stromausfall'],
    publishedMinutesAgo: 6450,
    comments: [
      {
        author: 'deniz',
        minutesAfter: 12,
        text: 'ich hab das kabel gemalt. 3 tage',
        replies: [
          {
            author: 'renate',
            minutesAfter: 50,
            text: 'Es ist sogar der Knick bei uns am Zaun drauf. Danke, Deniz.',
          },
        ],
      },
      { author: 'holger', minutesAfter: 200, text: 'Feuerwehr hat geprüft: Fluchtwege frei.' },
    ],
  },
];
