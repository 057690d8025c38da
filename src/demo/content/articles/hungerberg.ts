// Tells of the orchards above Kirchbruck: a long visit in the pruning season, and the nature column on snow.

import type { DemoArticle } from '../types.ts';

export const hungerbergArticles: DemoArticle[] = [
  {
    key: 'hungerberg',
    place: 'hungerberg',
    category: 'natur',
    author: 'nele',
    headline: 'Am Hungerberg wird wieder geschnitten',
    lead: 'Vor drei Jahren sollten die Streuobstwiesen Bauland werden. Jetzt stehen samstags vierzig Leute auf Leitern, und eine Apfelsorte, die es nicht mehr gab, gibt es wieder.',
    body: [
      {
        p: 'Die Leiter ist sieben Meter lang, aus Fichte, und hat nur einen Fuß. Johanna Riedl rammt ihn in den Hang, prüft mit dem Knie, ob er hält, und ruft nach oben: „Was siehst du?“ Auf der neunten Sprosse, im Geäst eines Apfelbaums, der älter ist als beide zusammen, steht ein Mann mit einer Säge und sieht sehr viele Zweige. „Alles“, ruft er. „Dann such dir einen aus, der nach innen wächst“, ruft Riedl. „Und lass die anderen in Ruhe.“',
      },
      {
        p: 'Es ist kurz nach neun, das Gras knirscht. Auf den Wiesen über Kirchbruck verteilen sich an diesem Samstag 43 Menschen auf 17 Bäume. Am oberen Weg steht ein Bauwagen mit Ofenrohr, am unteren parken die Räder. Der Mann auf der Leiter heißt Farid Karimi, ist Zahntechniker und zum vierten Mal hier. Beim ersten Mal, sagt er, habe er einen Ast abgesägt, auf dem seine Jacke hing.',
      },
      { h2: '7,4 Hektar, 96 Bauplätze' },
      {
        p: 'Dass hier jemand sägt, war nicht vorgesehen. Vor drei Jahren hatte der Gemeinderat beschlossen, den Südhang zu bebauen: 7,4\u00a0Hektar, 96 Bauplätze, eine Straße mit Wendehammer. Von den 312 Obstbäumen waren 280 zur Fällung markiert, mit einem orangefarbenen Punkt, den man an manchen Stämmen noch sieht. Gepflegt worden waren sie zuletzt in den Neunzigern. Viele trugen so viel Mistel, dass sie im Winter grüner aussahen als im Sommer.',
      },
      {
        p: 'Gekippt hat den Plan kein Protest. Es gab einen, mit Trommeln, aber er war schwach besucht. Gekippt hat ihn ein Bodengutachten, das nebenbei ergab, dass der Hang auf Gipskeuper liegt und jedes Haus auf Pfählen stehen müsste, acht Meter tief. Der Investor rechnete zwei Wochen und schrieb dann einen Brief von vier Zeilen. Zurück blieb eine Gemeinde mit einer Wiese, für die niemand einen Plan hatte.',
      },
      {
        quote: '„Der Berg hat sich selbst gerettet. Wir haben danach nur aufgeräumt.“',
        by: 'Johanna Riedl, Baumwartin',
      },
      {
        p: 'Riedl, 52, im Hauptberuf Vermessungstechnikerin, hatte im Auftrag des Investors die Grundstücke eingemessen. Sie kannte also jeden Baum mit Koordinaten. Im Winter darauf machte sie den Lehrgang zur Baumwartin, kaufte zwei Leitern und schrieb einen Zettel für den Dorfladen. Zum ersten Schnitt kamen sechs Leute. Der Obst- und Gartenbauverein, der sich zwei Jahre vorher mangels Vorstand hatte auflösen wollen, hat heute 161 Mitglieder und eine Warteliste für den Sensenkurs.',
      },
      { h2: 'Der Apfel mit dem falschen Namen' },
      {
        p: 'In der fünften Reihe, Baum\u00a0204, hängt ein Schild aus Aluminium: „Werler Streifling“. Als Riedl den Baum kartierte, hielt sie ihn für einen Gravensteiner, der schlecht stand. Der Pomologe Ansgar Thoma, der im Herbst danach mit einer Kiste voller Vergleichsäpfel anreiste, biss hinein, schnitt den Apfel quer auf, biss noch einmal hinein und setzte sich ins Gras. Der Streifling galt seit 1931 als verschwunden. Zuletzt beschrieben hat ihn ein Lehrer aus Steinach, der von seinem Geschmack nur notierte: „säuerlich, dann nicht mehr“.',
      },
      {
        p: 'Thoma hat Reiser geschnitten und veredelt. Aus dem einen Baum sind 58 geworden, die kleinsten reichen einem Kind bis zum Knie. Zwölf stehen auf dem Hang, die übrigen in Gärten im ganzen Werletal, jeder mit einer Nummer und einem Vertrag: Wer einen bekommt, muss nach fünf Jahren zwei Reiser zurückgeben. „Wie eine Bücherei“, sagt Thoma, „mit sehr langer Leihfrist.“',
      },
      { h2: 'Was mit dem Obst passiert' },
      {
        p: 'Im ersten Jahr wusste niemand, wohin mit den Äpfeln. Im vergangenen Herbst lieferte der Verein dreizehn Tonnen an die Mosterei in Auenfeld, daraus wurden 8.400\u00a0Liter Saft. Der Fünf-Liter-Karton kostet im Dorfladen 9,50\u00a0Euro, davon gehen 2\u00a0Euro in eine Kasse für Leitern, Sägen und den Verbandskasten. Der Verbandskasten, sagt Kassierer Winfried Bock, sei der kleinste Posten. „Bis auf das Jahr mit der Jacke.“',
      },
      {
        picture: {
          scene: 'harvest',
          seed: 102,
          season: 'autumn',
          hour: 'morning',
          weather: 'clear',
          caption: 'Dreizehn Tonnen kamen im vergangenen Herbst zusammen, Kiste für Kiste.',
          credit: 'nele',
        },
        size: 'wide',
      },
      {
        p: 'Um elf Uhr wird am Bauwagen gegessen, Linsen aus einem Topf, den zwei Leute tragen. Hier sitzen jetzt nebeneinander, die sich vor drei Jahren im Gemeinderat angebrüllt haben. Gerd Hamann, damals Fraktionschef und für die Bauplätze, schneidet seit dem ersten Winter mit. Er habe ein Grundstück gewollt für seine Tochter, sagt er, das sei doch nicht verwerflich. Die Tochter wohnt inzwischen in Steinach. „Sie kommt nachher und holt mich ab. Ich darf nach dem Mittag nicht mehr auf die Leiter.“',
      },
      {
        p: 'Ob der Hang so bleibt, steht noch nicht fest. Im Frühjahr entscheidet der Kreis, ob er als geschützter Landschaftsbestandteil eingetragen wird. Dann wäre auch geregelt, wer für die Mauern zahlt, die an drei Stellen ins Rutschen geraten sind. Bis dahin stützt sie der Verein mit Gabionen, die eigentlich für den Wendehammer bestellt waren.',
      },
      {
        p: 'Farid Karimi hat seinen Ast gefunden. Er sägt von unten an, dann von oben, so wie man es ihm gezeigt hat, und der Ast fällt dorthin, wo niemand steht. Riedl nickt. „Und jetzt kommst du runter“, sagt sie, „und schaust ihn dir von hier an. Und dann erst der nächste.“',
      },
    ],
    tags: ['Streuobst', 'Hungerberg', 'Ehrenamt', 'Kirchbruck'],
    hero: {
      scene: 'orchard',
      seed: 103,
      season: 'winter',
      hour: 'morning',
      weather: 'clear',
      caption: 'Samstags um neun am Hungerberg, es hat gereift: 43 Menschen, 17 Bäume, eine Regel.',
      alt: 'Kahle Obstbäume stehen in Reihen auf einer Wiese, zwischen ihnen gehen Menschen.',
      credit: 'nele',
    },
    publishedMinutesAgo: 1455,
    comments: [
      {
        author: 'thandi',
        minutesAfter: 35,
        text: 'Kann man da ohne jede Ahnung mitmachen?',
        replies: [
          {
            author: 'nele',
            minutesAfter: 50,
            text: 'Ja, samstags um neun, oberer Weg. Leitern sind da, Handschuhe bitte mitbringen. Und die Jacke anbehalten.',
          },
        ],
      },
      {
        author: 'paul',
        minutesAfter: 122,
        text: 'Ich habe damals für die Bauplätze geworben und stehe dazu: Wir brauchen Wohnungen. Nur eben nicht auf Gips.',
      },
      {
        author: 'georg',
        minutesAfter: 210,
        text: 'Kleine Korrektur: Der Verein wollte sich nicht wegen des Vorstands auflösen, sondern weil der Häcksler kaputt war und keiner schuld sein wollte. Ich war Schriftführer.',
      },
      {
        author: 'tomasz',
        minutesAfter: 388,
        text: 'Bitte ein paar tote Äste hängen lassen. In Reihe 3 brütet der Wendehals.',
        replies: [
          {
            author: 'nele',
            minutesAfter: 402,
            text: 'Habe ich Johanna Riedl weitergegeben. Sie sagt: Reihe 3 ist längst mit Band markiert.',
          },
        ],
      },
      {
        author: 'ida',
        minutesAfter: 650,
        text: 'Wir haben den Streifling Nummer 23! Er ist so hoch wie mein Knie und hat 4 Blätter gehabt.',
      },
    ],
  },
  {
    key: 'schnee',
    place: 'hungerberg',
    category: 'natur',
    author: 'tomasz',
    genre: 'feature',
    headline: 'Warum am Hungerberg der Schnee länger liegt',
    lead: 'Zwischen dem oberen Weg und dem alten Bahndamm sind es 90\u00a0Höhenmeter. An manchen Tagen im Winter liegen dazwischen zwei Jahreszeiten.',
    body: [
      {
        p: 'Von der Lok aus sehe ich den Hungerberg nur zwei Minuten lang, bei Kilometer\u00a034, auf der anderen Talseite. Aber ich sehe ihn an 180 Tagen im Jahr, und seit sechs Wintern schreibe ich auf, wann unten das erste Grün durchkommt und wann oben der letzte weiße Fleck verschwindet. Im Schnitt liegen 17 Tage dazwischen. Im vorletzten Winter waren es 26.',
      },
      {
        p: 'Die einfache Erklärung heißt Höhe. Auf 90\u00a0Meter verliert die Luft gut ein halbes Grad, das ist etwas, erklärt aber keine zweieinhalb Wochen. Die bessere Erklärung heißt Kessel. In klaren Nächten fließt kalte Luft die Wiesen herunter wie Wasser, nur langsamer, und staut sich hinter der Hecke am unteren Rand. Der untere Weg ist dann kälter als der Gipfel. Das kann man selbst messen, mit zwei Küchenthermometern und etwas Geduld. Ich kam im Januar auf minus\u00a04 oben und minus\u00a09 unten.',
      },
      {
        p: 'Trotzdem taut es unten zuerst, und daran sind die Häuser schuld. Kirchbruck heizt, 3.900 Leute, und der Bach, in den die Kläranlage einleitet, friert nie zu. Um fünf Uhr früh steht über dem unteren Weg ein Streifen Nebel, der aussieht, als hätte jemand ein Lineal angelegt. Er wärmt wie eine Decke.',
      },
      { h2: 'Die Hecke arbeitet mit' },
      {
        p: 'Oben fehlt diese Decke. Dafür steht dort seit jeher eine Reihe Schlehen quer zum Wind. Hinter ihr legt sich der Schnee ab, an guten Tagen einen Meter hoch, und in dieser Wehe überwintert, wer klein ist: Zauneidechsen im alten Mauerwerk, Haselmäuse im Laub. Unter 40\u00a0Zentimetern Schnee wird es selten kälter als null Grad. Wer dort im Februar mit dem Schlitten durchfährt, nimmt ihnen das Dach ab.',
      },
      {
        p: 'Heute früh war noch nichts weiß. Nur auf dem Dach vom Bauwagen glitzerte etwas, als um 7.41\u00a0Uhr die Sonne über den Rand kam, und um 7.46\u00a0Uhr nicht mehr.',
      },
    ],
    tags: ['Hungerberg', 'Winter', 'Wetter', 'Tiere'],
    hero: {
      scene: 'snowvillage',
      seed: 104,
      season: 'winter',
      hour: 'morning',
      weather: 'clear',
      caption: 'Kirchbruck im Februar: Unten taut es zuerst, daran sind die Häuser schuld.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 2735,
    comments: [
      {
        author: 'joerg',
        minutesAfter: 88,
        text: 'Die Schlehenhecke hat die Bahn gepflanzt, 1926, gegen Verwehungen auf der Nebenstrecke unten am Damm. Es ist also gewissermaßen eine Diensthecke.',
        replies: [
          {
            author: 'tomasz',
            minutesAfter: 300,
            text: 'Das wusste ich nicht. Dann grüße ich sie ab jetzt dienstlich.',
          },
        ],
      },
      {
        author: 'paul',
        minutesAfter: 1260,
        text: 'Und wo sollen die Kinder dann Schlitten fahren?',
      },
    ],
  },
];
