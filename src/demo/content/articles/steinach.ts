// Tells of Steinach by day: coffee in the old signal box, the lime tree at the station, drills from the
// library, the derby.

import type { DemoArticle } from '../types.ts';

export const steinachArticles: DemoArticle[] = [
  {
    key: 'stellwerk',
    place: 'bahnhofsviertel',
    category: 'wirtschaft',
    author: 'jonas',
    headline: 'Im alten Stellwerk wird jetzt Kaffee geröstet',
    lead: 'Zwanzig Jahre lang wollte niemand das Backsteinhaus am Südkopf des Bahnhofs. Dann kamen zwei Leute mit einer Röstmaschine und fragten, ob der Boden 900\u00a0Kilo trägt.',
    body: [
      {
        p: 'Er trägt sie. Wo von 1911 bis 2004 die Fahrdienstleiter standen, dreht sich nun eine Trommel, und statt nach Öl riecht es nach warmem Brot, was, wie Selam Tesfaye erklärt, genau der Punkt ist, an dem man aufpassen muss. „Brot, dann Popcorn, dann hat man noch dreißig Sekunden.“ Sie zieht einen Hebel, und zwölf Kilo Bohnen fallen prasselnd in die Kühlung.',
      },
      {
        p: 'Tesfaye, 36, ist in Steinach aufgewachsen und hat in Hamburg gelernt, wie man Kaffee einkauft. Ihr Geschäftspartner Björn Hauck, 44, war Heizungsbauer und ist es an zwei Tagen in der Woche noch. Gekauft haben sie das Stellwerk für 38.000\u00a0Euro von der Bahn, die ihnen das Dach als „überwiegend vorhanden“ beschrieben hatte. In den Umbau sind 214.000\u00a0Euro geflossen, davon 60.000 aus der Städtebauförderung und ein ganzer Sommer von Haucks Verwandtschaft.',
      },
      { h2: '54 Hebel, einer geht noch' },
      {
        p: 'Das Denkmalamt verlangte, dass die Hebelbank bleibt. 54 blaue und rote Hebel stehen in Reihe, mit den alten Emailleschildern. Alle sind blockiert, bis auf einen: Nummer\u00a017, früher die Weiche zum Ladegleis, öffnet jetzt die Klappe der Kühlung. Ausgesucht hat ihn Jörg Lind, der hier 31 Jahre lang Dienst tat. „Die 17 lief immer am leichtesten“, sagt er, „und man musste trotzdem hinschauen.“ Zur Eröffnung zog er sie mit zwei Fingern. Die Röstung, die danach in die Tüten kam, heißt „Hebel 17“.',
      },
      {
        p: 'Geröstet wird mittwochs bis freitags, zurzeit 140\u00a0Kilo in der Woche. Um davon zu leben, müssten es 260 sein. Zwei Cafés in Auenfeld sind Kunden, seit diesem Monat auch die Gesamtschule, allerdings nur fürs Lehrerzimmer. Die 250-Gramm-Tüte kostet 8,40\u00a0Euro. Tesfaye kauft bei drei Kooperativen, eine davon liegt zwei Stunden von dem Ort entfernt, aus dem ihre Mutter kommt. Was sie dort je Kilo bezahlt, steht auf der Rückseite der Tüte.',
      },
      {
        p: 'Oben gibt es neun Sitzplätze mit Blick auf die Gleise. Freitagabends ist das Stellwerk bis 22\u00a0Uhr offen, nächste Woche liest dort die Poetry-Slam-Gruppe, vor der sich Hauck nach eigenen Worten fürchtet. Wenn zur Minute 51 der Zug einfährt, wird im Raum kurz niemand verstanden. Auf der Karte heißt das „Ansage“ und ist kostenlos.',
      },
      {
        p: 'Am letzten Freitag im Monat hängt vor der Hebelbank ein Bettlaken. Dann laufen Kurzfilme, die nichts kosten, weil ihre Macher sie verschenken. Den Anfang macht „Sintel“, eine Geschichte über eine junge Frau und einen Drachen, gezeichnet von Leuten aus aller Welt und mit 15 Minuten gerade so lang wie eine Kanne Filterkaffee.',
      },
      {
        outside: {
          source: 'https://www.youtube.com/watch?v=eRsGyueVLvQ',
          type: 'video',
          title: 'Sintel – Open Movie by Blender Foundation',
          authorName: 'Blender',
          picture: { scene: 'fields', seed: 4711, season: 'winter', hour: 'dusk', ratio: '16:9' },
          by: 'jonas',
        },
      },
    ],
    tags: ['Stellwerk', 'Kaffee', 'Gründung', 'Bahn'],
    hero: {
      scene: 'coffee',
      seed: 102,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption: 'Wo früher Hebel waren, dreht sich jetzt eine Trommel.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 485,
    comments: [
      {
        author: 'joerg',
        minutesAfter: 36,
        text: 'Ich trinke dort jetzt meinen Kaffee an der Stelle, an der ich 31 Jahre lang keinen trinken durfte.',
      },
      {
        author: 'tomasz',
        minutesAfter: 95,
        text: 'Man riecht es bis auf die Lok. Bei Westwind bis zum Einfahrsignal.',
      },
      {
        author: 'ruth',
        minutesAfter: 180,
        text: '8,40 Euro für ein halbes Pfund? Da muss ich mich setzen.',
        replies: [
          {
            author: 'jonas',
            minutesAfter: 204,
            text: 'Neun Plätze sind vorhanden. Im Ernst: 3,10 Euro davon gehen an die Kooperative, im Supermarkt ist es oft nicht einmal einer.',
          },
          {
            author: 'ruth',
            minutesAfter: 239,
            text: 'Das ist ein Argument. Ich nehme eine Tüte und trinke langsamer.',
          },
        ],
      },
    ],
  },
  {
    key: 'linde',
    place: 'bahnhofsviertel',
    category: 'natur',
    author: 'nele',
    headline: 'Muss die Linde am Bahnhof wirklich weg?',
    lead: 'Ein Gutachten gibt dem Baum noch zwei Jahre, ein zweites noch vierzig. Beide haben denselben Pilz gesehen.',
    body: [
      {
        p: 'Mit einem Gummihammer geht Friedhelm Nau um den Stamm und klopft. Dumpf, dumpf, hell, dumpf. Nau ist Baumsachverständiger aus Lindhagen, bestellt von der Bürgerinitiative, die in drei Wochen 1.312 Unterschriften gesammelt hat. „Hören Sie das Helle?“, fragt er. „Da ist alles gut.“ Und das Dumpfe? „Da ist Holz, das schon einmal besser war.“',
      },
      {
        p: 'Die Winterlinde vor dem Steinacher Bahnhof wurde 1891 gepflanzt, im Jahr, in dem die Bahn kam. Ihr Stamm misst 4,10\u00a0Meter im Umfang. Unter ihr warten Leute auf den Bus, unter ihr wurde 1989 getanzt, und an ihrem untersten Ast hing bis zum Frühjahr eine Schaukel, die niemand genehmigt hatte. Im Oktober fand die Stadt am Fuß eine schwarze Kruste, als hätte jemand gezündelt: Brandkrustenpilz. Er zersetzt die Wurzeln von innen und lässt sich nicht behandeln.',
      },
      { h2: 'Zwei Gutachten' },
      {
        p: 'Das erste Gutachten, beauftragt von der Stadt, empfiehlt die Fällung bis Ende Februar. Der Zugversuch mit Seil und Winde habe ergeben, dass der Baum einer Böe von 90\u00a0Stundenkilometern nicht sicher standhält. Gemessen wurden am Bahnhof im vergangenen Winter dreimal mehr als 80.',
      },
      {
        p: 'Nau hat denselben Versuch wiederholt, an einem trockenen Tag und mit anderem Ergebnis. Er hält den Befall für begrenzt auf die Seite zum Parkplatz hin und schlägt vor, die Krone um vier Meter einzukürzen, einen Kreis von zehn Metern abzusperren und jedes Jahr neu zu messen. Kosten: 6.800\u00a0Euro, dann 900 im Jahr. Die Fällung mit Neupflanzung ist mit 11.400\u00a0Euro veranschlagt.',
      },
      {
        table: {
          head: ['Befund', 'Gutachten der Stadt', 'Gutachten der Initiative'],
          rows: [
            ['Wurzeln geschädigt', '46\u00a0Prozent', '„ein Drittel“'],
            ['Sicher bis Windstärke', '9', '10, nach Kürzung 11'],
            ['Empfehlung', 'fällen bis Ende Februar', 'kürzen, absperren, messen'],
          ],
        },
      },
      {
        p: 'Bürgermeisterin Ilse Rademacher will sich vor der Sitzung nicht festlegen. Sie ist unter dem Baum eingeschult worden, haftet aber, wie sie sagt, „mit dem Amt und nicht mit dem Herzen“. Bis der Bauausschuss entscheidet, ist die Bank unter der Linde gesperrt. Am Flatterband hängt ein Zettel: „Sitze trotzdem hier. Gez. Die Linde.“',
      },
      {
        p: '**Nachtrag:** Der Bauausschuss hat die Entscheidung vertagt. Ein drittes Büro soll den Baum messen, den Auftrag bezahlt der Zweckverband Nahverkehr, dem der Bahnsteig gehört.',
      },
    ],
    tags: ['Linde', 'Bahnhof', 'Bäume', 'Steinach'],
    hero: {
      scene: 'lindentree',
      seed: 106,
      season: 'summer',
      hour: 'golden',
      weather: 'clear',
      caption: 'Die Linde im Sommer, als noch niemand ein Gutachten hatte.',
      credit: 'joerg',
    },
    publishedMinutesAgo: 7330,
    updatedMinutesAgo: 5890,
    comments: [
      {
        author: 'joerg',
        minutesAfter: 19,
        text: 'Ich schaue seit 1962 auf diesen Baum. Er hat 1972 den Novembersturm ausgehalten, da lagen die Signalmasten.',
      },
      {
        author: 'tomasz',
        minutesAfter: 88,
        text: 'Ich bin für den Baum. Aber wenn er fällt, fällt er auf Gleis 1, und da steht dan mein Zug. Bitte ehrlich messen.',
        replies: [
          {
            author: 'joerg',
            minutesAfter: 117,
            text: 'Er fällt nach Osten. Alle Linden hier lehnen nach Osten.',
          },
          { author: 'tomasz', minutesAfter: 141, text: 'Im Osten ist Gleis 1, Herr Lind.' },
        ],
      },
      {
        author: 'thandi',
        minutesAfter: 350,
        text: 'Kann nicht ein drittes Büro messen, das keiner von beiden bezahlt?',
        replies: [
          {
            author: 'nele',
            minutesAfter: 1435,
            text: 'Genau das hat der Ausschuss gerade beschlossen. Der Zweckverband zahlt. Ist nachgetragen.',
          },
        ],
      },
      {
        author: 'paul',
        minutesAfter: 920,
        text: '6.800 plus 900 im Jahr ist nach gut fünf Jahren teurer als die Fällung. Das darf es sein, man sollte es nur wissen.',
      },
    ],
  },
  {
    key: 'bohrmaschinen',
    place: 'steinach',
    category: 'leben',
    author: 'nele',
    headline: 'Bücherei leiht künftig auch Bohrmaschinen aus',
    lead: '42 Gegenstände stehen ab Dienstag im Regal zwischen Reise und Religion.',
    body: [
      {
        p: 'Die Bücherei Steinach verleiht von Dienstag an Dinge, die man selten braucht: drei Bohrmaschinen, zwei Raclettes, eine Nähmaschine, einen Beamer, ein Teleskop, einen Bollerwagen und eine Popcornmaschine. Die Leihfrist beträgt eine Woche, nötig ist nur der normale Ausweis für 15\u00a0Euro im Jahr. Wer den Bohrer ohne Dübel zurückbringt, muss nichts nachfüllen.',
      },
      {
        p: 'Die Idee stammt aus der Nacht des Stromausfalls, in der sich laut Büchereileiterin Birgit Zoller herausstellte, „dass im Tonweg acht Bohrmaschinen wohnen, aber nur eine Stirnlampe“. Von den Lampen hat sie sechs angeschafft. Vorgemerkt ist bisher vor allem das Teleskop, bis in den April.',
      },
    ],
    tags: ['Bücherei', 'Leihen', 'Steinach'],
    hero: {
      scene: 'library',
      seed: 106,
      season: 'autumn',
      hour: 'noon',
      caption:
        'Zwischen Reise und Religion: In der Steinacher Bücherei wird Platz für Bohrmaschinen geschaffen.',
      credit: 'birgit',
    },
    publishedMinutesAgo: 1565,
    comments: [
      {
        author: 'jonas',
        minutesAfter: 28,
        text: 'Als gelernter Tischler: bitte auch einen vernünftigen Satz Bohrer. Die Maschine ist selten das Problem.',
      },
      {
        author: 'linh',
        minutesAfter: 240,
        text: 'Eine Posaune hätte ich noch. Gebraucht, etwas laut.',
      },
      {
        author: 'ruth',
        minutesAfter: 700,
        text: 'Zwischen Reise und Religion gehört das Teleskop tatsächlich hin.',
      },
    ],
  },
  {
    key: 'derby',
    place: 'steinach',
    category: 'sport',
    author: 'paul',
    headline: 'TSV dreht das Derby in der Nachspielzeit',
    lead: '3\u00a0:\u00a02 in Steinach, und ein Torwart, der nicht mehr spielen wollte. Der TSV Auenfeld lag zur Pause zwei Tore hinten und hatte Glück, dass es nicht vier waren.',
    body: [
      {
        p: 'Matthias Grebe, 42, hatte für Sonntag andere Pläne. Er wollte die Winterreifen aufziehen. Um 9.20\u00a0Uhr rief Trainer Sven Holtkamp an: Der erste Torwart hatte Fieber, der zweite eine Schwester, die heiratete. Grebe, der im Mai seinen Abschied bekommen hatte, mit Blumen und einem gerahmten Handschuh, nahm den Handschuh aus dem Rahmen.',
      },
      {
        p: 'Die ersten 45\u00a0Minuten waren nichts für Leute, die ihn mögen. Vor 274 Zuschauern am Ziegelteich drückte der SV Steinach von Beginn an. In der 12. Minute köpfte Luca Brandl nach einer Ecke ein, völlig frei, weil zwei Auenfelder denselben Gegner bewachten. In der 38. schob Ibrahim Kouyaté den Ball nach einem Solo über vierzig Meter durch Grebes Beine. Dazwischen traf Steinach zweimal den Pfosten, beim zweiten Mal so heftig, dass das Netz aus der Halterung sprang und der Platzwart mit der Leiter kommen musste.',
      },
      { h2: 'Was in der Kabine gesagt wurde' },
      {
        p: 'Nichts, sagt Holtkamp. Er habe Tee ausgeschenkt und zwei Leute getauscht. Mit Jannis Roth auf der linken Seite wurde es ein anderes Spiel. In der 71. Minute fand seine Flanke Emil Sandner, der sie mit der Schulter über die Linie drückte, ob gewollt, blieb offen. Zehn Minuten später bekam Steinach einen Elfmeter, über den man nicht streiten musste. Kouyaté lief an, Grebe blieb einfach stehen, und der Ball traf ihn am Bauch.',
      },
      {
        quote: '„Ich bin nicht stehen geblieben. Ich bin nicht weggekommen.“',
        by: 'Matthias Grebe, Torwart',
      },
      {
        p: 'Danach kippte die Partie. In der 90. Minute traf Roth aus 18\u00a0Metern flach ins Eck. Schiedsrichterin Carla Menge zeigte vier Minuten an. In der letzten davon bekam Auenfeld eine Ecke. Grebe lief mit nach vorn, langsam, sodass alle auf ihn warteten, und zog damit drei Steinacher an den kurzen Pfosten. Am langen stand Kapitän Timo Wieland allein. Ein Schritt, ein Kopfball, Abpfiff.',
      },
      {
        p: 'Der TSV ist damit Dritter, drei Punkte hinter Kirchbruck, das am Samstag in Moorhof nur 1\u00a0:\u00a01 spielte. Steinach bleibt Sechster. Grebe zog um 17.40\u00a0Uhr im Licht einer Taschenlampe die Reifen auf. Der Rahmen hängt wieder im Flur, ohne Handschuh, „vorläufig“.',
      },
      {
        spoiler: 'Das Spiel in Zahlen',
        text: [
          '**SV Steinach – TSV Auenfeld 2\u00a0:\u00a03 (2\u00a0:\u00a00)**',
          'Tore: 1\u00a0:\u00a00 Brandl (12.), 2\u00a0:\u00a00 Kouyaté (38.), 2\u00a0:\u00a01 Sandner (71.), 2\u00a0:\u00a02 Roth (90.), 2\u00a0:\u00a03 Wieland (90.+4)',
          'Besonderes: Grebe hält Elfmeter von Kouyaté (81.)',
          'Schiedsrichterin: Carla Menge (Wehrstetten), Zuschauer: 274',
        ],
      },
    ],
    tags: ['Fußball', 'TSV Auenfeld', 'SV Steinach', 'Kreisliga'],
    hero: {
      scene: 'football',
      seed: 110,
      season: 'autumn',
      hour: 'golden',
      weather: 'cloudy',
      caption:
        'Vor 274 Zuschauern am Ziegelteich: Jannis Roth (vorn) bringt den Ball vor das Steinacher Tor.',
      credit: 'paul',
    },
    publishedMinutesAgo: 1335,
    comments: [
      {
        author: 'tomasz',
        minutesAfter: 12,
        text: 'Als Steinacher: verdient verloren, aber mit dem Bauch ist bitter.',
      },
      {
        author: 'jonas',
        minutesAfter: 25,
        text: 'Ida hat Grebe um den zweiten Handschuh gebeten. Er überlegt.',
      },
      {
        author: 'georg',
        minutesAfter: 98,
        text: 'Vier Minuten Nachspielzeit sind zu wenig. Allein das Netz hat sechs gedauert, ich habe auf die Uhr gesehen.',
        replies: [
          {
            author: 'paul',
            minutesAfter: 130,
            text: 'Das war in der ersten Halbzeit, da gab es fünf obendrauf. Steht nicht im Text, mein Fehler.',
          },
        ],
      },
      {
        author: 'ida',
        minutesAfter: 310,
        text: 'ER HAT JA GESAGT',
      },
      {
        author: 'ruth',
        minutesAfter: 640,
        text: 'Ich verstehe nichts von Fußball und habe bis zum Ende gelesen.',
      },
    ],
  },
];
