// Tells of stages and screens: a broken jug on bad chairs, the old projector, a band without a room, a
// requiem at nine degrees.

import type { DemoArticle } from '../types.ts';

export const stageArticles: DemoArticle[] = [
  {
    key: 'zerbrochner-krug',
    place: 'auenfeld',
    category: 'kultur',
    author: 'matteo',
    headline: 'Der Richter lügt, die Stühle ächzen',
    lead: 'Das Amateurtheater Lampenfieber spielt Kleists „Zerbrochnen Krug“ dort, wo er hingehört: im Auenfelder Rathaussaal.',
    body: [
      {
        p: 'Einen Gerichtssaal muss man in diesem Raum nicht bauen. Er ist ja schon möbliert, mit Wappen, Wasserkaraffen und 90 Stühlen, für deren Ersatz der Stadt gerade 46.000\u00a0Euro fehlen. Regisseurin Hanna Weber, im Hauptberuf Vermieterin von Hüpfburgen, hat daraus das Klügste gemacht, was man machen kann. Sie lässt das Publikum auf den Plätzen des Stadtrats sitzen, mit Namensschildern. Ich saß auf Rüdiger Kolb.',
      },
      {
        p: 'Konrad Beil spielt den Dorfrichter Adam, der über einen Krug richten soll, den er selbst zerschlagen hat. Beil ist Dachdecker, ein großer, freundlicher Mann, und man sieht ihm gern dabei zu, wie er immer kleiner wird. Er lügt nicht schlau, er lügt fleißig. Jede Ausrede trägt er herein wie einen Stapel Ziegel, und wenn der Stapel rutscht, stellt er sich darunter. Nach der Pause, als die Zeugin Brigitte mit der Perücke auftritt, genügt ihm eine Handbewegung zum kahlen Kopf, und der Saal lacht dreißig Sekunden lang.',
      },
      { h2: 'Was nicht gelingt' },
      {
        p: 'Die Eve von Paula Neumann bleibt zu lange ein Opfer, das auf seinen Auftritt wartet. Das liegt auch am Licht, einem einzigen Verfolger, bedient von einem Schüler, der sich sichtlich in Frau Marthe verguckt hat. Und wer hinten auf der Empore saß, verstand von den Schreibern kein Wort. Dafür hörte er jeden Stuhl. Sie ächzen in Quinten.',
      },
      {
        p: 'Marthe selbst aber, die Besitzerin des Krugs, ist ein Ereignis. Gudrun Thiele, 66, hat ihr Leben lang in der Stadtkasse Gebühren eingezogen. Wenn sie die Geschichte ihres Krugs erzählt, Scherbe für Scherbe, hundert Verse lang, dann fordert da eine Frau, die weiß, was ihr zusteht, und es mit drei Durchschlägen belegen kann. Als sie fertig war, rief jemand: „Gebt ihr endlich das Geld!“',
      },
      {
        quote:
          '„Im zweiten Akt ist mir der Henkel abgegangen, der echte. Ich habe ihn dem Bürgermeister gegeben, der saß in der ersten Reihe.“',
        by: 'Gudrun Thiele',
      },
      {
        p: 'Bürgermeister Jens Wiechert hielt den Henkel bis zum Schluss in der Hand. Beim Applaus wusste er nicht, wohin damit, und klatschte auf den Oberschenkel. Drei weitere Vorstellungen sind angesetzt, Karten zu 9\u00a0Euro gibt es in der Buchhandlung Wenk. Kissen sind erlaubt.',
      },
    ],
    tags: ['Theater', 'Rathaus', 'Kritik'],
    hero: {
      scene: 'theatre',
      seed: 103,
      caption: 'Dorfrichter Adam (Konrad Beil) in Bedrängnis. Der Krug ist da schon kaputt.',
      credit: 'matteo',
    },
    publishedMinutesAgo: 2020,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 40,
        text: 'Gudrun Thiele hat mir 1988 eine Mahngebühr von 2,50 Mark abgenommen. Genau so hat sie geschaut.',
      },
      {
        author: 'henrike',
        minutesAfter: 95,
        text: 'Zur Information: Herr Kolb wollte wissen, ob man seinen Platz ordentlich hinterlassen hat.',
        replies: [
          { author: 'matteo', minutesAfter: 110, text: 'Ich habe das Pultfach nicht geöffnet.' },
          { author: 'georg', minutesAfter: 190, text: 'Darin liegt das Stück vom Gartentor.' },
        ],
      },
      {
        author: 'lotte',
        minutesAfter: 300,
        text: 'Der Verfolger-Schüler ist mein Bruder. Er liest das hier gerade und ist jetzt rot.',
      },
      { author: 'linh', minutesAfter: 1300, text: 'Quinten stimmt. Wir haben in der Pause mitgesungen.' },
    ],
  },
  {
    key: 'lichtspiele',
    place: 'muehlviertel',
    category: 'kultur',
    author: 'jonas',
    genre: 'profile',
    headline: 'Der Mann, der das Licht anhält',
    lead: 'Willi Specht hat in den Auenfelder Lichtspielen 41\u00a0Jahre lang Filme vorgeführt. Jetzt läuft alles von der Festplatte, und er kommt trotzdem jeden Abend.',
    body: [
      {
        p: 'Die Dame wiegt 380\u00a0Kilo, ist hellgrün lackiert und hat zuletzt vor neun Jahren einen ganzen Film gezeigt. Willi Specht ölt sie jeden Dienstag. „Ein Projektor, der steht, rostet schneller als einer, der läuft“, sagt er und lässt die Greifer einmal leer durchlaufen. Es klingt wie eine Nähmaschine, die es eilig hat.',
      },
      {
        p: 'Specht, 77, gelernter Elektriker, hat 1975 als Aushilfe in der Mühlgasse 3 angefangen. Sein erster Film war einer mit einem Hai, er hat ihn 61 Mal gesehen und schwimmt seither nur im Becken. Alle zwanzig Minuten musste er überblenden, von Maschine eins auf Maschine zwei, wenn oben rechts im Bild ein Punkt erschien. Wer den Punkt einmal kenne, sehe ihn immer, sagt er. „Das verzeihen mir meine Enkel nicht. Ich habe ihnen davon erzählt.“',
      },
      { h2: 'Dreimal gerissen' },
      {
        p: 'In 41\u00a0Jahren ist ihm der Film dreimal gerissen, einmal mitten im Kuss. Da habe er das Licht angemacht, sei hinuntergegangen und habe den Leuten erzählt, wie es weitergeht. Es dauerte länger als der Rest des Films. Danach wollten einige, dass er es öfter so macht.',
      },
      {
        p: 'Als die Lichtspiele auf digital umstellten, war er 68 und übernahm die Abrissrolle an der Kasse. Vorführerin ist heute Sinem Korkmaz, 29, die den Betrieb vor zwei Jahren gepachtet hat. Sie drückt um acht auf einen Knopf, danach verkauft sie Popcorn. 11.200 Besucher kamen im vergangenen Jahr in 118 Sessel, es rechnet sich knapp. „Der Willi sitzt bei jeder ersten Vorstellung in Reihe sieben“, sagt sie. „Wenn das Bild auch nur um eine Handbreit schief ist, dreht er sich um.“',
      },
      {
        p: 'Einmal im Monat aber, am letzten Mittwoch, gehört ihm die Kabine wieder. Dann laufen Vorfilme aus dem Keller: eine Wochenschau, ein Lehrfilm über das Binden von Garben, Reklame der Auenfelder Sparkasse von 1968, in der ein junger Mann ein Mofa kauft. Der junge Mann sitzt meistens im Saal. Nächstes Mal zeigt Specht zwölf Minuten Werlebrücke, im Sommer 1962, als die Bohlen herauskamen. Ein Nachbar hat das damals auf Schmalfilm gedreht. Der Ton fehlt, den macht Specht selbst.',
      },
      {
        p: 'Und was gefällt ihm von dem, was heute aus dem Rechner kommt? Ein kurzer Film mit einem dicken Hasen, den Korkmaz ihm auf dem Telefon gezeigt hat. „Gute Lichtsetzung“, sagt Specht. „Und keiner muss überblenden.“',
      },
      {
        outside: {
          source: 'https://vimeo.com/1084537',
          type: 'video',
          title: 'Big Buck Bunny',
          authorName: 'Blender Foundation',
          picture: { scene: 'fields', seed: 815, season: 'spring', hour: 'morning', ratio: '16:9' },
          by: 'jonas',
        },
      },
    ],
    tags: ['Kino', 'Mühlviertel', 'Handwerk'],
    hero: {
      scene: 'portrait',
      seed: 55,
      season: 'autumn',
      hour: 'golden',
      caption: 'Willi Specht, 77, unter seinem Fenster. Dahinter steht, was er „die Dame“ nennt.',
      credit: 'jonas',
    },
    publishedMinutesAgo: 47000,
    comments: [
      {
        author: 'joerg',
        minutesAfter: 30,
        text: 'Auf dem Schmalfilm von 1962 fährt ein Motorrad über den frischen Beton. Das bin ich. Ich komme.',
      },
      {
        author: 'ruth',
        minutesAfter: 180,
        text: 'Der Film mit dem Hai! Mein Mann hat danach im Freibad immer gesummt.',
      },
      {
        author: 'paul',
        minutesAfter: 520,
        text: 'Der junge Mann mit dem Mofa heißt Heribert und hat bis heute bei der Sparkasse sein Konto. Werbung wirkt.',
      },
      {
        author: 'deniz',
        minutesAfter: 1500,
        text: 'oben rechts ein punkt?? ich werd nie wieder normal kino schauen',
        replies: [
          {
            author: 'jonas',
            minutesAfter: 1530,
            text: 'Bei digital gibt es ihn nicht mehr. Aber ich suche seitdem auch.',
          },
        ],
      },
      {
        author: 'aylin',
        minutesAfter: 4000,
        text: 'Reihe sieben bestätigt. Er hat sich neulich umgedreht, da war bei uns nur das Popcorn schief.',
      },
    ],
  },
  {
    key: 'umleitung',
    place: 'flusssiedlung',
    category: 'kultur',
    author: 'matteo',
    headline: 'Rock im Depot: Umleitung fährt geradeaus',
    lead: 'Vier Jugendliche, ein Feuerwehrhaus, 240 Gäste: Die Band Umleitung hat ihr erstes großes Konzert gespielt. Geprobt hatte sie in einer Garage, in der auch ein Boot wohnt.',
    body: [
      {
        p: 'Wer wissen will, woher der Name kommt, muss nur aus der Garage treten. Gegenüber hängt seit der Sperrung der Werlebrücke ein gelbes Schild mit schwarzem Pfeil. „Wir haben es nicht abmontiert“, sagt Sängerin Zoe Albers, 17. „Es stand nur eine Weile bei uns.“',
      },
      {
        p: 'Zum „Rock im Depot“ hatte die Auenfelder Feuerwehr ihre Fahrzeuge auf die Festwiese gestellt und die Halle freigeräumt. Drei Bands spielten, Umleitung zum Schluss, elf Lieder, davon neun eigene. Das beste heißt „74\u00a0Sekunden“ und handelt von einer Fußgängerampel. Es dauert auch so lange. Bassist Milan Jurić spielte die ganze Zeit mit dem Rücken zum Publikum, aus Konzentration, wie er sagt. Schlagzeugerin Fine Lohse ist die Tochter des Wehrführers und durfte deshalb einmal die Sirene benutzen.',
      },
      {
        p: 'In der Zugabe fiel die Anlage aus, Überlast. Das Publikum sang weiter, bis die Feuerwehr das Aggregat holte. Es blieb der lauteste Teil des Abends.',
      },
      {
        gallery: [
          {
            scene: 'concert',
            seed: 104,
            caption: 'Zoe Albers singt von Ampeln, Socken und der Linie\u00a07.',
            credit: 'matteo',
          },
          {
            scene: 'microphone',
            seed: 108,
            caption: '240 Gäste, zugelassen waren 250. Der Brandschutz stand selbst in der Tür.',
            credit: 'matteo',
          },
          {
            scene: 'portrait',
            seed: 133,
            hour: 'dusk',
            caption: 'Milan Jurić, ausnahmsweise von vorn.',
            credit: 'matteo',
          },
          {
            scene: 'group',
            seed: 104,
            season: 'autumn',
            hour: 'dusk',
            caption: 'Großeltern der Band in der ersten Reihe, die Ohrstöpsel noch in der Tasche.',
            credit: 'linh',
          },
          {
            scene: 'fire',
            seed: 102,
            season: 'autumn',
            hour: 'dusk',
            caption: 'Ausquartiert für eine Nacht: das Löschfahrzeug auf der Festwiese.',
            credit: 'linh',
          },
          {
            scene: 'parking',
            seed: 107,
            season: 'autumn',
            hour: 'dusk',
            weather: 'clear',
            caption: 'Vor der Tür war kein Platz mehr. Wenige Takte später kam die Sirene.',
            credit: 'matteo',
          },
          {
            scene: 'posterwall',
            seed: 102,
            season: 'autumn',
            hour: 'dusk',
            caption: 'Die Plakate hat die Band selbst gedruckt, im Werkraum der Gesamtschule.',
            credit: 'linh',
          },
          {
            scene: 'street',
            seed: 131,
            season: 'autumn',
            hour: 'night',
            weather: 'clear',
            caption: 'Zugabe ohne Strom. Man hörte sie bis zur Mühlgasse.',
            credit: 'matteo',
          },
        ],
      },
    ],
    tags: ['Musik', 'Flusssiedlung', 'Jugend'],
    hero: {
      scene: 'concert',
      seed: 103,
      caption: 'Umleitung auf der Bühne, die sonst der Stellplatz des Drehleiterwagens ist.',
      credit: 'matteo',
    },
    publishedMinutesAgo: 55200,
    comments: [
      {
        author: 'jonas',
        minutesAfter: 60,
        text: 'Das Boot in der Garage gehört mir. Es hat jetzt einen Aufkleber.',
      },
      {
        author: 'thandi',
        minutesAfter: 200,
        text: '„74 Sekunden“ läuft bei mir im Auto. Ich bin gerührt und stehe trotzdem.',
      },
      {
        author: 'ruth',
        minutesAfter: 900,
        text: 'Bis zur Mühlgasse und um die Ecke. Anton hat mitgesungen.',
      },
      {
        author: 'emre',
        minutesAfter: 1400,
        text: 'Das mit dem Werkraum hatte ich genehmigt. Das mit dem Schild nicht.',
        replies: [
          {
            author: 'matteo',
            minutesAfter: 1450,
            text: 'Steht wieder, sagt Zoe. „Fast an derselben Stelle.“',
          },
        ],
      },
    ],
  },
  {
    key: 'requiem',
    place: 'kirchbruck',
    category: 'kultur',
    author: 'doerte',
    headline: 'Fauré bei neun Grad',
    lead: 'Die Kantorei St. Martin singt ein Requiem im Mantel. Man konnte die Musik nicht nur hören, man sah sie auch.',
    body: [
      {
        p: 'Geheizt wird in St. Martin zurzeit nicht, die Luft soll die Balken nicht erschrecken. So standen am Sonntagabend 34 Sängerinnen und Sänger in einer Kirche mit neun Grad, und mit jedem Einsatz stieg über dem Chor eine Wolke auf. Beim „Sanctus“ war sie rosa, des Fensters wegen.',
      },
      {
        p: 'Fauré verträgt das. Sein Requiem will ja niemanden bestrafen, es will zudecken. Kantor Benedikt Rausch nahm die Tempi eine Spur schneller als sonst, „aus Fürsorge für die Füße“, und ließ die Orgelstimme, weil die Pfeifen ausgebaut sind, von einem Harmonium spielen, das Georg Reiter auf dem Dachboden des Pfarrhauses gefunden hatte. Es zog beim Treten ein wenig nach links, musikalisch wie räumlich.',
      },
      {
        p: 'Sopranistin Alma Hentschel, 19, sang das „Pie Jesu“ ohne Noten und mit Handschuhen. Danach war es so still, dass man oben am Gerüst die Plane schlagen hörte. 180 Leute hielten die Hände in den Ärmeln und vergaßen den Applaus. Er kam dann doch, gedämpft, von Fäustlingen.',
      },
    ],
    tags: ['Musik', 'St. Martin', 'Chor'],
    hero: {
      scene: 'choir',
      seed: 103,
      caption: 'Die Kantorei St. Martin, unter den Roben in Skiunterwäsche.',
      credit: 'doerte',
    },
    publishedMinutesAgo: 16250,
    comments: [
      {
        author: 'georg',
        minutesAfter: 55,
        text: 'Das Harmonium stand seit 1931 dort oben. Zwei Mäuse mussten ausziehen.',
      },
      { author: 'linh', minutesAfter: 130, text: 'Ich habe gefroren und geweint und beides nicht gemerkt.' },
      {
        author: 'mechthild',
        minutesAfter: 410,
        text: 'Alma war in der zweiten Klasse das Kind, das beim Singen immer die Lippen zusammengekniffen hat. Ich habe damals ins Zeugnis geschrieben: „singt nicht gern“.',
      },
    ],
  },
  {
    key: 'orgelpfeifen',
    place: 'kirchbruck',
    category: 'kultur',
    author: 'doerte',
    genre: 'brief',
    headline: '1.412 Pfeifen suchen Paten, die kleinste ist schon vergeben',
    lead: 'Der Förderverein St. Martin verkauft keine Pfeifen, aber ein bisschen Besitzerstolz.',
    body: [
      {
        p: 'Von 25\u00a0Euro (ein Pfeifchen der Mixtur) bis 400\u00a0Euro (großes C im Pedal, 2,60\u00a0Meter) kostet eine Patenschaft, dafür steht der Name auf einer Tafel an der Rückseite des Gehäuses, wo ihn nur der Orgelbauer sieht. Nach vier Tagen sind 211 vergeben. Die kleinste, neun Millimeter klingend, ging an einen Kindergarten, die verkehrt herum aufgehängte aus dem Interview an einen anonymen Bieter.',
      },
      { embed: 'orgelbauer' },
    ],
    tags: ['Orgel', 'St. Martin', 'Spenden'],
    hero: {
      scene: 'organ',
      seed: 102,
      season: 'winter',
      hour: 'morning',
      caption: 'Die Pfeifen aus St. Martin in der Werkstatt von Veit Ansorge, nach Größe geordnet.',
      credit: 'nele',
    },
    publishedMinutesAgo: 1500,
    comments: [
      { author: 'lotte', minutesAfter: 20, text: 'Ich weiß, wer der Bieter ist. Er sitzt auf einer Kiste.' },
      { author: 'georg', minutesAfter: 66, text: 'Ich habe das große C. Meine Frau sagt: natürlich.' },
      {
        author: 'paul',
        minutesAfter: 300,
        text: 'Spendenquittung ab 25 Euro? Frage für alle.',
        replies: [{ author: 'doerte', minutesAfter: 330, text: 'Ja, kommt im Januar. Auch für Kisten.' }],
      },
    ],
  },
];
