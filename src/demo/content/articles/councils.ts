// Tells of town halls: a third opinion on the lime tree, dry-stone walls, borrowed chairs, a budget that
// fits, a broadcast.

import type { DemoArticle } from '../types.ts';

export const councilArticles: DemoArticle[] = [
  {
    key: 'drittes-gutachten',
    place: 'bahnhofsviertel',
    category: 'rathaus',
    author: 'nele',
    headline: 'Die Linde hat ein drittes Gutachten und jetzt erst recht zwei Meinungen',
    lead: 'Der Zweckverband hat messen lassen, der Bauausschuss hat gelesen. Entschieden wird mit einem Seil.',
    body: [
      {
        p: 'Das Büro Kettler aus Wehrstetten hat die Winterlinde vor dem Steinacher Bahnhof drei Tage lang vermessen, mit Ultraschall, Zugseil und einem Hubsteiger, von dem aus es, wie Gutachterin Friederike Kettler bemerkte, „ganz neue Einblicke in die Dachrinnen der Bahnhofstraße“ gab. Ergebnis: 38\u00a0Prozent der Wurzeln sind geschädigt. Das liegt zwischen den 46\u00a0Prozent der Stadt und dem „Drittel“ der Initiative, und deshalb sahen sich am Abend beide bestätigt.',
      },
      {
        p: 'Kettlers Empfehlung ist eine dritte: Die Krone wird um drei Meter gekürzt und über zwei Stahlseile mit einem Fundament auf dem Parkplatz verbunden. Der Baum darf sich bewegen, aber nicht gehen. Das kostet 9.200\u00a0Euro und zwei Stellplätze. „In zehn Jahren messen wir wieder“, sagte sie. „Vielleicht ist er dann tot, vielleicht bin ich es.“',
      },
      { h2: 'Zwei Stellplätze' },
      {
        p: 'Über den Baum wurde danach zwanzig Minuten gesprochen, über die Stellplätze eine Stunde. Auf dem Parkplatz gibt es 64, davon sind werktags im Schnitt 51 belegt. Ausschussmitglied Volker Radtke rechnete vor, dass es „am Tag vor Weihnachten“ eng werde. Die Schülerin Samira Oduya, die als Sprecherin des Jugendbeirats Rederecht hat, fragte, ob jemand im Saal je am Tag vor Weihnachten am Bahnhof geparkt habe. Es meldete sich Radtke.',
      },
      {
        p: 'Bürgermeisterin Ilse Rademacher brachte einen Zusatz ein: Die Seile sollen in zwei Meter Höhe mit Manschetten umwickelt werden, „damit sich niemand daran aufhängt, auch kein Fahrrad“. Mit sieben zu vier Stimmen wurde beides angenommen. Bis die Seile hängen, bleibt die Bank gesperrt. Der Zettel am Flatterband ist erneuert worden: „Sitze weiterhin hier. Demnächst angeschnallt. Gez. Die Linde.“',
      },
      {
        p: 'Auf der Besucherbank saßen 40 Leute von der Bürgerinitiative, ihr Gutachter Friedhelm Nau war auch gekommen. Er habe seinen Gummihammer dabei, sagte er, aber es sei ja nun alles geklopft. Mit Kettler verabredete er sich für den Tag, an dem die Seile gespannt werden. Man wolle gemeinsam hören, ob sich im Baum etwas ändert.',
      },
      { embed: 'linde' },
    ],
    tags: ['Linde', 'Bahnhof', 'Steinach'],
    hero: {
      scene: 'council',
      seed: 104,
      season: 'winter',
      hour: 'dusk',
      caption: 'Der Steinacher Bauausschuss bei der Abstimmung. Der Baum war nicht geladen.',
      credit: 'nele',
    },
    publishedMinutesAgo: 590,
    comments: [
      {
        author: 'joerg',
        minutesAfter: 18,
        text: '38 Prozent. Ich habe in diesem Alter schlechtere Werte gehabt.',
      },
      {
        author: 'tomasz',
        minutesAfter: 40,
        text: 'Danke. Ich kann mit zwei Seilen besser schlafen, und mein Zug auch.',
        replies: [
          { author: 'joerg', minutesAfter: 52, text: 'Sie sehen also ein, dass er nach Osten fällt?' },
          { author: 'tomasz', minutesAfter: 71, text: 'Ich sehe ein, dass er gar nicht fällt.' },
        ],
      },
      {
        author: 'paul',
        minutesAfter: 90,
        text: '9.200 liegt über den 6.800 und unter den 11.400. Wer hätte das gedacht.',
      },
      {
        author: 'thandi',
        minutesAfter: 200,
        text: 'Wer schreibt eigentlich die Zettel?',
        replies: [
          {
            author: 'selam',
            minutesAfter: 260,
            text: 'Vom Stellwerk aus sieht man es. Ich sage nichts. Es ist eine schöne Handschrift.',
          },
        ],
      },
      { author: 'deniz', minutesAfter: 410, text: 'samira hat den radtke so fertig gemacht' },
    ],
  },
  {
    key: 'mauern',
    place: 'kirchbruck',
    category: 'rathaus',
    author: 'matteo',
    headline: 'Kirchbruck streitet um 340\u00a0Meter Steine',
    lead: 'Wer zahlt die Mauern am Hungerberg? Der Gemeinderat hat eine Antwort gefunden, die niemandem gehört.',
    body: [
      {
        p: 'Die Mauer am unteren Weg ist 1,60\u00a0Meter hoch, trocken geschichtet, etwa 200\u00a0Jahre alt und steht auf drei Grundstücken, von denen eines der Gemeinde gehört, eines der Kirche und eines seit 1911 niemandem. Der letzte Eigentümer wanderte nach Nebraska aus. An drei Stellen drückt der Hang sie nach vorn, dort lehnen Drahtkörbe dagegen, die für einen Wendehammer bestellt waren.',
      },
      {
        p: 'Bürgermeister Hartmut Egner wollte die Frage bis zur Entscheidung des Kreises über den Schutzstatus vertagen. Das gelang ihm nicht, weil Johanna Riedl vom Obst- und Gartenbauverein einen Eimer mit in die Sitzung gebracht hatte. Darin lag, was in der vergangenen Woche heruntergekommen war: 22\u00a0Kilo. „Das war Dienstag“, sagte sie. „Mittwoch hatte ich keinen Eimer dabei.“',
      },
      { h2: 'Stein um Stein' },
      {
        p: 'Eine Sanierung der ganzen Mauer würde 280.000\u00a0Euro kosten. Der Rat beschloss stattdessen mit neun zu sechs, was Gemeinderätin Steffi Bock „die Nebraska-Lösung“ nannte: Die Gemeinde stellt jedes Jahr 15.000\u00a0Euro für Material, der Verein baut, ein Trockenmaurer aus Niederlohe leitet an. Für das herrenlose Stück wird ein Konto eingerichtet, in das einzahlt, wer will. Sollte sich ein Erbe melden, bekommt er eine Rechnung.',
      },
      {
        p: 'Wie man eine Mauer ohne Mörtel baut, hatte Riedl auf zwei Seiten erklärt: große Steine nach unten, jeder auf zweien, keiner wackelt, und nach hinten Gefälle. Ein geübter Mensch schafft am Tag einen Meter. Bei 340\u00a0Metern und zwei Wochenenden im Jahr rechnet der Verein mit Fertigstellung „innerhalb dieses Jahrhunderts, eher früher“.',
      },
      {
        p: 'Sechs waren dagegen. „Wir bauen eine Mauer auf fremdem Grund, mit Leuten, die eigentlich Bäume schneiden“, sagte Wolfgang Kehl. Ob er einen besseren Vorschlag habe? Er habe einen billigeren: warten. Das habe man 200\u00a0Jahre lang getan, antwortete Riedl, „und so sieht sie aus“. Der Eimer blieb auf dem Tisch stehen. Der erste Kurs ist im März, 24 Plätze, mitzubringen sind Handschuhe und ein Hammer unter zwei Kilo.',
      },
    ],
    tags: ['Hungerberg', 'Gemeinderat', 'Streuobst'],
    hero: {
      scene: 'council',
      seed: 102,
      season: 'autumn',
      hour: 'dusk',
      caption:
        'Der Kirchbrucker Gemeinderat tagt in der alten Schule. Die Tische sind von Erwachsenen, die Stühle nicht alle.',
      credit: 'matteo',
    },
    publishedMinutesAgo: 32050,
    comments: [
      {
        author: 'georg',
        minutesAfter: 33,
        text: 'Der Mann in Nebraska hieß Leonhard Bock. Ich habe seinen Taufeintrag. Nachkommen: elf Kinder.',
        replies: [{ author: 'paul', minutesAfter: 60, text: 'Das wird eine lange Rechnung.' }],
      },
      {
        author: 'farid',
        minutesAfter: 120,
        text: 'Bin angemeldet. Diesmal hänge ich die Jacke woandershin.',
      },
      {
        author: 'mechthild',
        minutesAfter: 400,
        text: 'In der Mauer überwintern Zauneidechsen. Bitte erst im April anfangen, nicht im März.',
        replies: [
          { author: 'matteo', minutesAfter: 1300, text: 'Riedl sagt: stimmt, der Kurs im März ist Theorie.' },
        ],
      },
    ],
  },
  {
    key: 'stuehle',
    place: 'auenfeld',
    category: 'rathaus',
    author: 'henrike',
    headline: 'Der Rat sitzt künftig auf fremden Stühlen',
    lead: 'Für neue Sessel fehlen 46.000\u00a0Euro. Nun leihen Auenfelder Vereine der Stadt, worauf sie selbst gesessen haben.',
    body: [
      {
        p: 'Nachdem Kämmerin Silke Ohm die Bestuhlung des Rathaussaals aus dem Haushalt gestrichen hatte, meldete sich am nächsten Morgen der Kleingartenverein. Man habe dreißig stapelbare Stühle, weinrot, kaum benutzt, weil die Mitglieder lieber stehen. Es folgten die Musikschule mit zwanzig Klavierhockern, der Schützenverein mit einer Kirchenbank und die Lichtspiele mit einer Reihe Kinosessel, die eigentlich zusammengehören und nur am Stück transportiert werden können.',
      },
      {
        p: 'Ohm hat daraus einen Plan gemacht. Die Zuschauer auf der Empore bekommen die Weinroten, die Verwaltung die Hocker („höhenverstellbar, das kommt manchen entgegen“), und in der Kinoreihe sitzt testweise die Fraktion der Freien Bürger, fünf Plätze, mit Getränkehalter. Die Kirchenbank wurde höflich abgelehnt. Sie steht nun im Flur vor Zimmer\u00a012, wo man auf Auskünfte zum Haushalt wartet.',
      },
      { p: 'Der Leihvertrag ist eine Seite lang. Paragraf 3 lautet: „Gekippelt wird nicht.“' },
    ],
    tags: ['Stadtrat', 'Haushalt', 'Rathaus'],
    hero: {
      scene: 'council',
      seed: 106,
      season: 'winter',
      hour: 'noon',
      caption: 'Noch sitzt der Auenfelder Rat auf den alten Stühlen. Gehört hat man sie schon.',
      credit: 'henrike',
    },
    publishedMinutesAgo: 3890,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 12,
        text: 'Die Kirchenbank habe ich schon ausprobiert. Man sagt dort nur, was nötig ist.',
      },
      {
        author: 'linh',
        minutesAfter: 100,
        text: 'Wir hätten noch 14 Notenständer, falls jemand etwas ablesen muss.',
      },
      {
        author: 'georg',
        minutesAfter: 320,
        text: 'Getränkehalter für die Freien Bürger! Jetzt bin ich neidisch und parteilos.',
      },
      {
        author: 'paul',
        minutesAfter: 900,
        text: '46.000 Euro durch 90 sind 511 Euro pro Stuhl. Ich sitze seit 30 Jahren auf einem für 89.',
      },
    ],
  },
  {
    key: 'livestream',
    place: 'auenfeld',
    category: 'rathaus',
    author: 'henrike',
    genre: 'brief',
    headline: '1.904 Leute sahen dem Stadtrat beim Abstimmen zu',
    lead: 'Die Übertragung der Brückensitzung hatte so viele Zuschauer wie alle Sitzungen seit 2020 zusammen.',
    body: [
      {
        p: 'In der Spitze waren es um 22.47\u00a0Uhr 1.904, im Durchschnitt der letzten Jahre sind es 14, darunter, wie die Verwaltung inzwischen weiß, ein Pflegeheim in Lindhagen, das den Kanal für Entspannungsmusik hält. Die Aufnahme ist vier Stunden und 51\u00a0Minuten lang. Die beliebteste Stelle laut Auswertung: die Brezelpause, ohne Ton.',
      },
    ],
    tags: ['Stadtrat', 'Werlebrücke'],
    hero: {
      scene: 'microphone',
      seed: 102,
      caption: 'Das Mikrofon auf Platz elf. Gesehen haben es 1.904\u00a0Leute.',
      credit: 'henrike',
    },
    publishedMinutesAgo: 42,
    comments: [
      { author: 'linh', minutesAfter: 5, text: 'Die Brezelpause hat einen sehr schönen Bildaufbau.' },
      {
        author: 'georg',
        minutesAfter: 11,
        text: 'Ich war auf der Empore UND habe mir danach alles noch einmal angesehen. Ich bin also zwei von den 1.904.',
      },
      {
        author: 'ruth',
        minutesAfter: 26,
        text: 'Den Gruß an das Pflegeheim bitte ausrichten, dort liegt meine Schwägerin.',
      },
    ],
  },
  {
    key: 'haushalt-steinach',
    place: 'steinach',
    category: 'rathaus',
    author: 'nele',
    headline: 'Steinach hat Geld übrig und redet vier Stunden darüber, warum',
    lead: 'Der Haushalt der Stadt schließt mit einem Plus von 84.000\u00a0Euro. Es gab Anträge auf das Neunfache.',
    body: [
      {
        p: 'Kämmerer Anton Vogt gilt als vorsichtiger Mann. Er trägt Gürtel und Hosenträger, und er plant die Gewerbesteuer seit elf Jahren so, dass sie ihn überrascht. Diesmal hat er es übertrieben: Am Ende des Jahres bleiben in Steinach voraussichtlich 84.000\u00a0Euro übrig. „Ich bitte, das nicht als Einladung zu verstehen“, sagte Vogt. Es wurde als Einladung verstanden.',
      },
      {
        p: 'Fünf Fraktionen stellten 31 Anträge, zusammen 760.000\u00a0Euro. Darunter: ein Trinkbrunnen, ein Zuschuss für den Chor, Schlaglöcher im Erlenweg (mit Fotos, eines mit Ente), eine zweite Stelle in der Bücherei, ein Denkmal für die Nacht ohne Strom und die Anschaffung eines Klaviers für das Wartehäuschen in der Ziegelei.',
      },
      {
        table: {
          head: ['Beschlossen', 'Euro'],
          rows: [
            ['Zweites Notstromaggregat, Rest', '19.500'],
            ['Schlaglöcher Erlenweg', '22.000'],
            ['Bücherei, halbe Stelle ab Juli', '14.300'],
            ['Winterstreu für den Holzsteg', '3.200'],
            ['Trinkbrunnen Schulstraße', '9.000'],
            ['Rücklage', '16.000'],
            ['Zusammen', '84.000'],
          ],
        },
      },
      {
        p: 'Am längsten wurde über 3.200\u00a0Euro für den Holzsteg debattiert, der von Dezember bis Februar „faktisch zu“ ist, wie es in einem Brief hieß, den Bürgermeisterin Ilse Rademacher vorlas, mit allen Ausrufezeichen. Das Denkmal wurde abgelehnt, mit der Begründung, es gebe bereits einen Topf. Das Klavier geht in den Kulturausschuss, „zur Prüfung der Akustik“.',
      },
      {
        p: 'Nicht durchgesetzt hat sich Volker Radtke mit dem Antrag, die Parkgebühren am Bahnhof um zwanzig Cent zu senken. Es sei ein Zeichen, sagte er. Auf die Frage, wofür, bat er um Bedenkzeit. Eine Mehrheit fand dagegen um 22.40\u00a0Uhr der Vorschlag der Jugendsprecherin Samira Oduya, die Sitzungen künftig um 18 statt um 19\u00a0Uhr zu beginnen, damit auch Leute teilnehmen können, die am nächsten Morgen Schule haben. Oder Frühschicht, fügte jemand auf der Besucherbank hinzu, in Lokführeruniform.',
      },
      {
        p: 'Vogt hat am Ende einen Satz zu Protokoll gegeben: Er werde im nächsten Jahr wieder vorsichtig sein. Und zwar noch vorsichtiger.',
      },
    ],
    tags: ['Haushalt', 'Steinach', 'Stadtrat'],
    hero: {
      scene: 'townhall',
      seed: 104,
      season: 'winter',
      hour: 'dusk',
      caption:
        'Im Steinacher Rathaus brannte bis 23.10\u00a0Uhr Licht, alle Lampen seit Neuestem mit Bewegungsmelder.',
      credit: 'nele',
    },
    publishedMinutesAgo: 13400,
    comments: [
      {
        author: 'birgit',
        minutesAfter: 20,
        text: 'Eine halbe Stelle! Ich habe mir erlaubt, im Lesesaal kurz laut zu sein.',
      },
      {
        author: 'aylin',
        minutesAfter: 44,
        text: 'Der Brief war von mir, aber jetzt muss ich zugeben, dass ich eigentlich immer den anderen Weg gehe.',
        replies: [
          { author: 'nele', minutesAfter: 60, text: 'Zu spät, er steht im Protokoll. Mit Ausrufezeichen.' },
        ],
      },
      {
        author: 'holger',
        minutesAfter: 300,
        text: 'Danke für das Aggregat. Lieferzeit sieben Monate. Wir üben solange mit dem alten.',
      },
      {
        author: 'paul',
        minutesAfter: 1400,
        text: 'Geprüft: Die Tabelle geht auf. Herr Vogt ist ein Vorbild.',
      },
      { author: 'deniz', minutesAfter: 2600, text: 'klavier im wartehäuschen wäre SO gut gewesen' },
    ],
  },
  {
    key: 'rathaus-laden',
    place: 'kirchbruck',
    category: 'rathaus',
    author: 'matteo',
    genre: 'brief',
    headline: 'Bürgermeister hält Sprechstunde neben dem Leergut',
    lead: 'Hartmut Egner hört künftig donnerstags von 7 bis 8\u00a0Uhr im Dorfladen zu.',
    body: [
      {
        p: 'Im Rathaus kam zuletzt niemand, im Dorfladen kamen am ersten Morgen elf. Es ging um Straßenlampen, eine Hecke, den Ton der Sirene und viermal um Leberwurst, weil Egner vor der Wursttheke saß. Marktleiterin Anita Serwe hat ihm einen Platz beim Pfandautomaten zugewiesen. Dort muss man etwas lauter reden, dafür kommen alle vorbei.',
      },
    ],
    tags: ['Dorfladen', 'Kirchbruck'],
    publishedMinutesAgo: 26500,
    comments: [
      { author: 'paul', minutesAfter: 80, text: 'Transparenz mit Pfand. Gefällt mir.' },
      { author: 'georg', minutesAfter: 200, text: 'Die Straßenlampe war ich. Sie brummt in B.' },
    ],
  },
  {
    key: 'hochzeiten',
    place: 'auenfeld',
    category: 'rathaus',
    author: 'henrike',
    genre: 'brief',
    headline: 'Wer im Mai heiraten will, muss um acht da sein',
    lead: 'Das Standesamt öffnet das Buch für das nächste Jahr.',
    body: [
      {
        p: 'Von Montag an nimmt Standesamt-Leiter Uwe Pross Termine an, 148 stehen zur Verfügung, die Samstage im Mai sind erfahrungsgemäß nach vierzig Minuten weg. Neu ist ein Trauort: die Ostseite der Werlebrücke, bis zum Bauzaun. Zwölf Paare haben bereits gefragt. Die Frage nach Einwänden wird dort lauter gestellt, wegen des Flusses.',
      },
    ],
    tags: ['Standesamt', 'Rathaus'],
    publishedMinutesAgo: 23100,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 30,
        text: '1973 hat man auf der Brücke einen Antrag gemacht und ist dann ordentlich ins Rathaus gegangen.',
      },
      { author: 'thandi', minutesAfter: 310, text: 'Kommt man mit einem Kalb hinein? Fragt ein Landwirt.' },
    ],
  },
  {
    key: 'buergerversammlung',
    place: 'ziegelei',
    category: 'rathaus',
    author: 'aylin',
    headline: '41 Haushalte, 63 Wünsche',
    lead: 'Zur Bürgerversammlung in der Ziegelei kam Bürgermeisterin Rademacher mit einer Antwort. Es wurden dann andere Fragen gestellt.',
    body: [
      {
        p: 'Eigentlich sollte es um das Kabel gehen. Die Stadtwerke hatten eine Präsentation vorbereitet, 24 Folien, Titel: „Muffen – gestern, heute, morgen“. Bei Folie 3 hob Renate Pauly die Hand und fragte, ob man sich nicht lieber einmal im Jahr auch ohne Stromausfall treffen könne. Applaus. Von da an lief der Abend anders.',
      },
      {
        p: 'Gewünscht wurden eine Laterne am Durchgang zur Lehmgrube, ein Knopf am Bedarfshalt, der auch dann leuchtet, wenn man ihn drückt, ein Zebrastreifen, weniger Laub, mehr Laub (Igel), ein Briefkasten, der nicht um elf geleert wird, wenn alle arbeiten, und das Ende der Diskussion über eine Hecke. Die Bürgermeisterin schrieb mit. Bei Punkt 40 ging ihr der Stift aus, Manfred Scholl lieh ihr seinen.',
      },
      {
        p: 'Zwischendurch stand Waltraud Kienzle auf, die bis dahin nichts gesagt hatte, und bat ums Wort. Sie wolle nichts haben, sagte sie, sie wolle etwas abgeben. Der 40-Liter-Topf werde ihr zu schwer, sie sei 71. Wer ihn nehme, müsse ihn allerdings auch benutzen. Es gab einen Augenblick lang keine Meldung, weil alle wussten, was daran hängt. Dann hob Deniz Yıldız die Hand, 15, aus dem Tonweg 9. Kartoffeln schälen, sagte er, könne er ja inzwischen. Der Topf steht seit dem nächsten Tag bei seinen Eltern im Flur. Sein Vater hängt die Jacken daran auf.',
      },
      {
        p: 'Drei Dinge sagte sie zu: die Laterne bis Weihnachten, einen Brief an die Bahn wegen des Knopfes, und ein jährliches Suppenfest auf dem Wendeplatz, für das die Stadt Bänke stellt. Den Strom, das war die einzige Abstimmung des Abends, schaltet man dabei ab. 52 waren dafür, drei dagegen, das Aquarium enthielt sich.',
      },
    ],
    tags: ['Ziegelei', 'Bürgerversammlung', 'Bahn'],
    hero: {
      scene: 'microphone',
      seed: 105,
      caption: 'Das Saalmikrofon, 41\u00a0Haushalte lang nicht ausgeschaltet.',
      credit: 'aylin',
    },
    publishedMinutesAgo: 24300,
    comments: [
      {
        author: 'renate',
        minutesAfter: 15,
        text: 'Es war ein schöner Abend. Die Folien hätten mich trotzdem interessiert.',
      },
      {
        author: 'tomasz',
        minutesAfter: 120,
        text: 'Der Knopf leuchtet bei mir. Nur nicht bei Ihnen. Ich habe es auch schon gemeldet, 2021.',
      },
      { author: 'deniz', minutesAfter: 300, text: 'aquarium gehört meiner tante' },
    ],
  },
];
