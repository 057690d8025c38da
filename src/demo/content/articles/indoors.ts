// Tells of sport under a roof and on the hill: handball, chess, skittles, table tennis, swimming, the run up the Hungerberg.

import type { DemoArticle } from '../types.ts';

export const indoorSportArticles: DemoArticle[] = [
  {
    key: 'handball',
    place: 'auenfeld',
    category: 'sport',
    author: 'wiebke',
    headline: 'Zu acht gewinnt es sich ruhiger',
    lead: 'Ein Bus, der nicht ansprang, halbierte die Ersatzbank. Die Handballerinnen des TSV Auenfeld schlagen Lindhagen trotzdem 27\u00a0:\u00a024.',
    body: [
      {
        p: 'Um 15.10\u00a0Uhr, fünfzig Minuten vor dem Anwurf, standen in der Halle der Berufsschule Lindhagen acht Handballerinnen aus Auenfeld und ein leerer Ballsack. Die Bälle, die Trikots mit den hohen Nummern und sechs Mitspielerinnen befanden sich im Vereinsbus auf dem Parkplatz der Festwiese, wo seit einer Stunde ein Mann vom Pannendienst auf dem Rücken lag.',
      },
      {
        p: 'Trainerin Antje Kröger, 44, strich den Matchplan durch. „Ich habe gesagt: Wir spielen langsam, dann haben alle etwas davon.“ Lindhagen, Tabellendritter, vierzehn Spielerinnen, lief an wie gewohnt und traf auf eine Mannschaft, die jeden Angriff ausspielte, bis der Arm des Schiedsrichters oben war, und dann warf. Zeitspiel wurde sechsmal angezeigt und viermal mit einem Tor beantwortet.',
      },
      {
        p: 'Zur Pause stand es 12\u00a0:\u00a012. In der Kabine wurden Bananen halbiert. Rückraumspielerin Tabea Winkler, sonst für zwanzig Minuten vorgesehen, stand die vollen sechzig und warf elf Tore, die letzten drei aus dem Stand, „weil Springen nicht mehr ging“. In der 51. Minute sah Kreisläuferin Jule Hartwig Rot, da waren es sieben. Ersatzspielerin war nun nur noch die zweite Torhüterin, Greta Simon, 18, die zum ersten Mal im Feld stand und nach vier Sekunden den Ball bekam. Sie warf ihn sofort weg, in Richtung Tor. 25\u00a0:\u00a023.',
      },
      {
        picture: {
          scene: 'portrait',
          seed: 52,
          season: 'autumn',
          hour: 'noon',
          caption:
            'Tabea Winkler warf elf Tore. Am nächsten Morgen fuhr sie mit dem Aufzug zur Arbeit, in den ersten Stock.',
          credit: 'wiebke',
        },
      },
      { h2: 'Der Bus kommt' },
      {
        p: 'In der 58. Minute öffnete sich die Hallentür. Sechs Auenfelderinnen in Straßenschuhen schauten herein, eine hielt ein Anlasserritzel in der Hand. Kröger winkte ab. „Nicht jetzt, wir haben Rhythmus.“ So wurden sie zu den lautesten von 74 Zuschauern.',
      },
      {
        p: 'Der TSV steht damit auf dem vierten Platz. Für die Rückfahrt bot Lindhagen Plätze im eigenen Bus an. Man lehnte dankend ab und schob.',
      },
      {
        p: '„Wir haben in der Kabine ausgemacht, dass wir den Bus nicht erwähnen“, sagte Kröger später. „Es hat keine von uns geschafft, länger als bis zur Einfahrt.“ Die Reparatur übernimmt nun der Vater von Tabea Winkler, der eine Landmaschinenwerkstatt hat. Er habe sich das Fahrzeug angesehen, heißt es, und gefragt, was man damit vorhabe.',
      },
    ],
    tags: ['Handball', 'TSV Auenfeld'],
    hero: {
      scene: 'portrait',
      seed: 92,
      season: 'autumn',
      hour: 'noon',
      caption:
        'Trainerin Antje Kröger nach dem Abpfiff in Lindhagen: „Langsam, dann haben alle etwas davon.“',
      credit: 'wiebke',
    },
    publishedMinutesAgo: 8600,
    comments: [
      {
        author: 'wiebke',
        minutesAfter: 15,
        text: 'Nachtrag aus der Praxis: Vier der acht haben heute einen Termin bei mir.',
      },
      {
        author: 'jonas',
        minutesAfter: 48,
        text: 'Ritzel vom Anlasser kostet 60 Euro, die Arbeitsstunde mehr. Der Bus ist Baujahr 2006. Ich sag ja nur.',
        replies: [
          {
            author: 'paul',
            minutesAfter: 60,
            text: 'Steht seit drei Jahren im Haushalt des Vereins, immer mit Fragezeichen.',
          },
        ],
      },
      {
        author: 'emre',
        minutesAfter: 130,
        text: 'Greta Simon ist in meiner Schule in der 13. Heute früh hat sie in Bio gefragt, ob man Muskeln zurückgeben kann.',
      },
      {
        author: 'lotte',
        minutesAfter: 400,
        text: 'Ich saß im Bus. Das Schlimmste war nicht der Anlasser, sondern der Liveticker.',
      },
    ],
  },
  {
    key: 'schach',
    place: 'bahnhofsviertel',
    category: 'sport',
    author: 'aylin',
    headline: 'Elfjährige schlägt Kreismeister, der Hausmeister wartet',
    lead: 'Beim Schachklub Steinach dauerte die letzte Partie des Abends bis 23.40\u00a0Uhr. Danach gab es Applaus und eine Entschuldigung bei den Eltern.',
    body: [
      {
        p: 'Man darf sich den Kreismeister Doktor Wilfried Stamm nicht als schlechten Verlierer vorstellen. Als er nach 71 Zügen seinen König umlegte, stand er auf, verbeugte sich, setzte sich wieder und fragte: „Wo genau?“ Amira Benali, 11, sechste Klasse, zeigte auf das Feld f5. „Da haben Sie Tee getrunken“, sagte sie. „Vorher haben Sie immer erst geschaut.“',
      },
      {
        p: 'Gespielt wird im Nebenraum des Bahnhofs, in dem früher die Gepäckaufgabe war. Alle zwei Stunden wackeln die Figuren, wenn der Zug einfährt, Türme zuerst. Amira kommt seit zwei Jahren, angefangen hat sie, weil ihr Bruder Fußball spielte und sie so lange irgendwo warten musste. Der Bruder hat aufgehört.',
      },
      {
        p: 'Weil der Nebenraum um 22\u00a0Uhr schließt, hatte Hausmeister Rolf Petzold schon zweimal mit dem Schlüssel geklappert. Beim dritten Mal blieb er stehen und sah auf das Brett. „Turm nach d1 wäre es gewesen“, sagte er nach der Partie zu Stamm. Er spielt seit dieser Woche im Verein, an Brett acht.',
      },
    ],
    tags: ['Schach', 'Jugend'],
    hero: {
      scene: 'portrait',
      seed: 82,
      season: 'autumn',
      hour: 'golden',
      caption: 'Amira Benali, 11, mit dem Blick, den ihre Gegner inzwischen kennen.',
      alt: 'Porträt eines Mädchens mit dunklen Locken.',
      credit: 'aylin',
    },
    publishedMinutesAgo: 14650,
    comments: [
      {
        author: 'joerg',
        minutesAfter: 90,
        text: 'In der Gepäckaufgabe stand 1970 eine Waage, die vier Kilo zu viel anzeigte. Dort ist also immer schon nachgedacht worden.',
      },
      {
        author: 'paul',
        minutesAfter: 400,
        text: 'Der Doktor hat mir in der Schule Latein beigebracht. Ich hätte gern zugesehen.',
      },
      {
        author: 'deniz',
        minutesAfter: 1440,
        text: 'amira ist krass. sie hat in der pause 6 leute gleichzeitig abgezogen',
        replies: [
          { author: 'aylin', minutesAfter: 1500, text: 'Sieben. Einer wollte nicht genannt werden.' },
        ],
      },
    ],
  },
  {
    key: 'kegeln',
    place: 'steinach',
    category: 'sport',
    author: 'joerg',
    headline: '„Gut Holz“ räumt nach 40\u00a0Jahren wieder eine Neun in die Vollen',
    lead: 'Steinachs älteste Kegelgruppe hat einen neuen Rekord und ein altes Problem.',
    body: [
      {
        p: 'Elf Mitglieder, Durchschnittsalter 74: Der Kegelclub „Gut Holz“ hat im Vergleich gegen Niederlohe mit 412 zu 398 Holz gewonnen. Hannelore Weigt, 79, warf dabei drei Neunen hintereinander, was zuletzt ihrem verstorbenen Mann 1985 gelang, mit derselben Kugel. Das Problem: Die Bahn in der „Krone“ hat nur noch acht Kegel. Der neunte ist seit dem Frühjahr aus Brennholz gedrechselt und fällt etwas früher um. Niederlohe hat das bemerkt und nichts gesagt. So spielt man hier.',
      },
    ],
    tags: ['Kegeln', 'Vereine'],
    publishedMinutesAgo: 64300,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 300,
        text: 'Ich habe die beiden getraut. Er hat beim Jawort die Hand gehalten wie eine Kugel.',
      },
      {
        author: 'joerg',
        minutesAfter: 700,
        text: 'Berichtigung in eigener Sache: Die Kugel wurde 1991 neu poliert.',
      },
    ],
  },
  {
    key: 'tischtennis',
    place: 'flusssiedlung',
    category: 'sport',
    author: 'wiebke',
    genre: 'brief',
    headline: 'Platte im Freien, Turnier im Regen',
    lead: 'Zwölf Unerschrockene haben in der Flusssiedlung die Saison beendet.',
    body: [
      {
        p: 'Die Betonplatte hinter dem Garagenhof hat nun offiziell Winterpause. Beim letzten Turnier spielten zwölf Teilnehmer zwischen neun und 71\u00a0Jahren mit Bällen, die bei Nässe nicht mehr abspringen, sondern liegen bleiben. Gewertet wurde deshalb auch der gerade Rollball. Es siegte Herbert Kühn, 71, vor seiner Enkelin, die das Ergebnis anficht. Das Netz, ein Stück Lochblech, bleibt hängen.',
      },
    ],
    tags: ['Tischtennis', 'Flusssiedlung'],
    publishedMinutesAgo: 33000,
    comments: [
      {
        author: 'jonas',
        minutesAfter: 50,
        text: 'Ida ist Sechste geworden und hat Schnupfen.',
        replies: [{ author: 'ida', minutesAfter: 55, text: 'FÜNFTE' }],
      },
    ],
  },
  {
    key: 'delphine',
    place: 'auenfeld',
    category: 'sport',
    author: 'wiebke',
    genre: 'brief',
    headline: 'Die Delphine kommen nach Hause',
    lead: 'Nach 16 Monaten Busfahren trainiert der Schwimmverein wieder im eigenen Becken.',
    body: [
      {
        p: 'Wenn das Hallenbad öffnet, endet für die 140 Mitglieder von „Delphin Auenfeld“ eine Zeit, die Trainer Mirko Baum in Kilometern misst: 12.480, dreimal die Woche nach Wehrstetten und zurück. Geschwommen wurden dort in derselben Zeit rund 9.000. Elf Kinder haben unterwegs Lesen geübt, zwei Jugendliche sind ein Paar geworden, der Bus ist verkauft. Das erste Training beginnt um 16\u00a0Uhr, mit Einschwimmen und, auf Wunsch der Jüngsten, Untertauchen des Trainers.',
      },
      { embed: 'hallenbad' },
    ],
    tags: ['Schwimmen', 'Hallenbad', 'Vereine'],
    hero: {
      scene: 'group',
      seed: 131,
      hour: 'morning',
      caption: 'Drei von den Großen, einmal mit trockenen Haaren.',
      credit: 'wiebke',
    },
    publishedMinutesAgo: 36,
    comments: [
      { author: 'ida', minutesAfter: 9, text: 'ICH BIN DIE JÜNGSTE' },
      {
        author: 'thandi',
        minutesAfter: 17,
        text: 'Zwei ein Paar! Wer?',
        replies: [{ author: 'jonas', minutesAfter: 24, text: 'Frag das halbe Becken.' }],
      },
    ],
  },
  {
    key: 'hungerberglauf',
    place: 'hungerberg',
    category: 'sport',
    author: 'mechthild',
    headline: '180 Höhenmeter, und oben gibt es Linsen',
    lead: 'Beim 19. Hungerberglauf kamen 211 von 214 ins Ziel. Zwei sind unterwegs eingekehrt, einer hat Pilze gefunden.',
    body: [
      {
        p: 'Es gibt in Kirchbruck Menschen, die den Hungerberg nie zu Fuß hinaufgehen, weil sie von unten sehen, wie er oben aussieht. Und es gibt 214, die am Sonntag an der Turnhalle losgerannt sind, 7,2\u00a0Kilometer, 180 Höhenmeter, davon 140 auf dem letzten Drittel. An der steilsten Stelle, dem Linsenacker, stand wie jedes Jahr Pfarrerin Katharina Wendt mit einem Tablett Wasser und dem Satz: „Es geht gleich bergab.“ Das stimmt nicht. Sie sagt, es sei seelsorgerlich gemeint.',
      },
      {
        p: 'Gewonnen hat zum dritten Mal Mehari Haile vom LC Lindhagen in 27\u00a0Minuten und 41\u00a0Sekunden. Schnellste Frau war Lisa Kehl aus Kirchbruck, die im Juli ihr zweites Kind bekommen hat und im Ziel fragte, wo es sei. (Beim Vater, am Kuchen.)',
      },
      {
        p: 'Von den 211 im Ziel waren 38 Kinder, die nur die kurze Runde liefen, 1,8\u00a0Kilometer, angeführt von einem Hasen, in dem Bäckerlehrling Finn Schuster steckte. Er hatte das Kostüm zu groß bestellt und verlor am Bauwagen beide Ohren. Die Kinder überholten ihn und brachten sie ihm ins Ziel. Für die Verpflegung hatte der Obst- und Gartenbauverein gesorgt, mit Linsensuppe in zwei Töpfen, von denen einer so lange stehen blieb, bis die Letzten da waren. Darauf wird am Hungerberg Wert gelegt: Wer als Letzter kommt, soll nicht auch noch kalt essen müssen.',
      },
      {
        table: {
          head: ['Wertung', 'Name', 'Zeit'],
          rows: [
            ['Männer', 'Mehari Haile, Lindhagen', '27:41'],
            ['Frauen', 'Lisa Kehl, Kirchbruck', '31:02'],
            ['Über 70', 'Horst Dreyer, Moorhof', '41:55'],
            ['Unter 12', 'Ben Karimi, Kirchbruck', '38:20'],
            ['Letzter', 'Gerd Hamann, Kirchbruck', '1:24:10'],
          ],
        },
      },
      {
        p: 'Für den Letzten gibt es beim Hungerberglauf seit der Gründung einen eigenen Preis, eine Flasche Quittenlikör. Gerd Hamann, 67, hat sie zum vierten Mal gewonnen und musste dafür nach eigenem Bekunden hart arbeiten: Zweihundert Meter vor dem Ziel lag noch jemand hinter ihm.',
      },
    ],
    tags: ['Laufen', 'Hungerberg', 'Kirchbruck'],
    hero: {
      scene: 'avenue',
      seed: 101,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption: 'Die letzten Meter vor dem Hungerberg. Wer hier noch reden kann, ist zu langsam.',
      credit: 'mechthild',
    },
    publishedMinutesAgo: 68200,
    comments: [
      {
        author: 'farid',
        minutesAfter: 45,
        text: 'Ben schläft seit gestern mit der Startnummer. Danke an alle, die am Linsenacker geklatscht haben.',
      },
      {
        author: 'georg',
        minutesAfter: 500,
        text: 'Der Linsenacker ist übrigens 31 Prozent steil. Die Pfarrerin weiß das.',
      },
      {
        author: 'paul',
        minutesAfter: 1600,
        text: 'Wer war der mit den Pilzen?',
        replies: [
          {
            author: 'mechthild',
            minutesAfter: 1720,
            text: 'Er möchte die Stelle nicht verraten und deshalb auch nicht seinen Namen.',
          },
        ],
      },
    ],
  },
];
