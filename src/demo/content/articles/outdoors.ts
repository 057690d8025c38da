// Tells of what is outside: an obituary for a chestnut, fog, mushrooms, mistletoe, apples that emigrate.

import type { DemoArticle } from '../types.ts';

export const outdoorArticles: DemoArticle[] = [
  {
    key: 'kastanie',
    place: 'auenfeld',
    category: 'natur',
    author: 'nele',
    headline: 'Die Kastanie an der Festwiese',
    lead: 'Gepflanzt 1883, gefällt in dieser Woche. Sie hat elf Bürgermeister überlebt, zwei Kirmesbrände und eine Fernsehsendung.',
    body: [
      {
        p: 'Sie stand schief, weil sie 1883 zu nahe an einen Zaun gesetzt worden war, den es schon lange nicht mehr gibt. Die Auenfelder Rosskastanie am Eingang der Festwiese lehnte sich ihr Leben lang von etwas weg, an das sich niemand erinnert. In Fachkreisen nennt man das Reaktionsholz.',
      },
      {
        p: 'Unter ihr wurde Bier ausgeschenkt, das Ergebnis von Landtagswahlen verkündet und 1954 ein Radio aufgestellt, um das am Abend des Endspiels etwa 600 Menschen standen, einige davon auf ihr. Ein Ast brach beim dritten Tor. Der Abdruck war bis zuletzt zu sehen, in gut drei Metern Höhe, und wurde Kindern gezeigt. 1971 kam das Fernsehen, drehte eine Sendung über Volksfeste und ließ einen Scheinwerfer so nahe am Stamm brennen, dass die Rinde Blasen warf. Sie hat auch das überwallt, in neunzehn Jahren.',
      },
      {
        p: 'Wer wissen will, was so ein Baum tut, wenn keiner hinschaut, muss Uwe Pross fragen. Der Standesbeamte hat rund 190 Paare unter ihr fotografieren lassen. Bei Sonne gab sie Schatten, bei Regen etwa acht Minuten Aufschub, und an windigen Herbsttagen warf sie. „Eine Kastanie auf den Zylinder, das vergisst keiner“, sagt Pross. Neun Ehen, die so begannen, hat er im Blick behalten. Acht halten.',
      },
      {
        p: 'Seit 2016 fraß die Miniermotte ihre Blätter im Juli braun. Sie blühte dann im September ein zweites Mal, aus Not, und wer das schön fand, wusste es nicht besser. Im August fiel bei Windstille ein Ast von vierhundert Kilo auf den Parkplatz 17. Er war leer. Sie hatte den Zeitpunkt gewählt, kurz nach zwölf, Mittagspause.',
      },
      {
        p: 'Die Kastanie hinterlässt sieben Geschwister und ungefähr jede zweite Kastanienfigur, die in Auenfelder Grundschulen je gebastelt wurde. Die Nachfolgerin ist eine Ungarische Eiche, zwölf Jahre alt, gerade.',
      },
    ],
    tags: ['Bäume', 'Festwiese', 'Nachruf'],
    hero: {
      scene: 'avenue',
      seed: 104,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption: 'Die Festwiese mit ihren Kastanien im vergangenen Jahr. Die dritte von links fehlt jetzt.',
      credit: 'nele',
    },
    publishedMinutesAgo: 75000,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 15,
        text: 'Auf dem Ast von 1954 saß mein Vater. Er hat das dritte Tor nicht gesehen.',
      },
      {
        author: 'joerg',
        minutesAfter: 80,
        text: 'Schöner kann man einen Baum nicht verabschieden. Ich melde hiermit die Linde an, vorsorglich.',
        replies: [
          { author: 'nele', minutesAfter: 100, text: 'Wird nicht gebraucht, Herr Lind. Noch lange nicht.' },
        ],
      },
      {
        author: 'jonas',
        minutesAfter: 300,
        text: 'Das Holz liegt bei mir. Ein Brett davon wird eine Bank.',
        replies: [{ author: 'ruth', minutesAfter: 310, text: 'Wo?' }],
      },
      {
        author: 'georg',
        minutesAfter: 2000,
        text: 'Reaktionsholz. Das Wort nehme ich mit in den Gemeinderat.',
      },
    ],
  },
  {
    key: 'nebel',
    place: 'steinach',
    category: 'natur',
    author: 'tomasz',
    genre: 'feature',
    headline: 'Drei Sorten Nebel',
    lead: 'Von der Lok aus sieht man nichts, das aber sehr genau.',
    body: [
      {
        p: 'Nebel ist nicht gleich Nebel, auch wenn er im Wetterbericht nur einmal vorkommt. Ich kenne drei. Der erste liegt auf den Wiesen wie ein Laken, das noch nicht glatt gezogen ist. Aus der Lok schaue ich darüber hinweg, unten fehlen die Rehe vom Bauch abwärts. Er heißt Strahlungsnebel und ist um neun weg.',
      },
      {
        p: 'Der zweite kommt vom Fluss. Er steigt auf, wenn das Wasser wärmer ist als die Luft, und zieht in Fetzen durch die Stadt, am liebsten durch die Bahnhofstraße. In ihm riecht alles nach dem, was der Nachbar kocht. Seit das Stellwerk röstet, riecht er mittwochs bis freitags sehr gut.',
      },
      {
        p: 'Der dritte hat keinen Namen. Er ist einfach da, von oben bis unten, drei Tage lang, und macht alle Geräusche gleich weit. Dann fahre ich nach Signal, Kilometer und Gehör. Ich weiß an der Stelle mit dem lockeren Schotter, dass in zwölf Sekunden die Ziegelei kommt. Man muss dem Gleis glauben. Das ist nicht schwer, es hat sich noch nie geirrt.',
      },
    ],
    tags: ['Wetter', 'Bahn', 'Draußen'],
    hero: {
      scene: 'station',
      seed: 104,
      season: 'autumn',
      hour: 'dawn',
      weather: 'fog',
      caption: 'Steinach, 4.50\u00a0Uhr. Das Licht im dritten Stock ist links, knapp außerhalb des Bildes.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 45900,
    comments: [
      {
        author: 'joerg',
        minutesAfter: 12,
        text: 'Beim dritten haben wir Knallkapseln gelegt, alle 30 Meter. Man vermisst vieles, das nicht.',
      },
      { author: 'selam', minutesAfter: 50, text: 'Der zweite, unbedingt.' },
      {
        author: 'georg',
        minutesAfter: 200,
        text: '„Macht alle Geräusche gleich weit“ ist akustisch Unsinn und trotzdem wahr.',
      },
    ],
  },
  {
    key: 'pilze',
    place: 'kirchbruck',
    category: 'natur',
    author: 'matteo',
    genre: 'service',
    headline: '„Essen kann man alle, manche nur einmal“',
    lead: 'Sonntags von 16 bis 18\u00a0Uhr sieht Helga Trautwein in der alten Schule, was andere im Korb haben. Ein Besuch in der Pilzberatung.',
    body: [
      {
        p: 'Der Satz steht über der Tür, und Helga Trautwein, 73, meint ihn ernst. Vor ihr auf Zeitungspapier: ein Korb mit 41 Pilzen aus dem Gemeindewald, gesammelt von einem Paar, das nicht genannt werden will. Sie sortiert, ohne hinzusehen, nach Geruch. „Marone. Marone. Marone. Seife. Marone.“ Der mit der Seife fliegt in den Eimer, ein Tigerritterling, der zwei Tage Krankenhaus bedeutet hätte.',
      },
      {
        p: 'In diesem Herbst hat sie 380 Körbe gesehen. In neunzehn lag etwas Gefährliches, in zweien der Grüne Knollenblätterpilz. Die Leute fotografierten die Pilze und fragten ihr Telefon, sagt sie. Das Telefon sage dann: Champignon, 87\u00a0Prozent. „Und mit den anderen 13 liegt man auf der Intensivstation.“',
      },
      {
        p: 'Ihre drei Regeln: nie in Plastiktüten, nie allein nach Foto, und den Korb nie ganz füllen. Das letzte habe nichts mit Gift zu tun. Wer mit vollem Korb komme, höre ihr nicht mehr zu.',
      },
    ],
    tags: ['Pilze', 'Wald', 'Kirchbruck'],
    hero: {
      scene: 'forest',
      seed: 104,
      season: 'autumn',
      hour: 'morning',
      weather: 'fog',
      caption: 'Im Gemeindewald über Kirchbruck. Die Stelle darf nicht genauer beschrieben werden.',
      credit: 'matteo',
    },
    publishedMinutesAgo: 52900,
    comments: [
      {
        author: 'farid',
        minutesAfter: 30,
        text: 'Ich war der mit der Seife. Nicht das Paar, ein anderer Korb. Danke, Frau Trautwein.',
      },
      {
        author: 'paul',
        minutesAfter: 240,
        text: 'Sie hat mir vor Jahren einen Steinpilz weggenommen und gesagt, der sei verdächtig. Es roch dann nachmittags sehr gut bei ihr.',
      },
      { author: 'mechthild', minutesAfter: 600, text: 'Diese Geschichte erzählt er seit 2009.' },
    ],
  },
  {
    key: 'misteln',
    place: 'hungerberg',
    category: 'natur',
    author: 'nele',
    genre: 'brief',
    headline: 'Misteln kostenlos, Küsse auch',
    lead: 'Der Obst- und Gartenbauverein gibt ab, was von den Bäumen muss.',
    body: [
      {
        p: 'Beim Winterschnitt am Hungerberg sind zwei Anhänger voller Misteln angefallen. Sie liegen am oberen Weg neben dem Bauwagen, ein Zweig ist gratis, ein Arm voll kostet 5\u00a0Euro für die Leiterkasse. Der Brauch, sich darunter zu küssen, wird laut Vorsitzendem „stillschweigend geduldet, aber nicht auf der Leiter“.',
      },
      { embed: 'hungerberg' },
    ],
    tags: ['Hungerberg', 'Streuobst', 'Weihnachten'],
    publishedMinutesAgo: 1448,
    comments: [
      {
        author: 'farid',
        minutesAfter: 25,
        text: 'Der Zusatz ist wegen mir. Ich möchte nicht darüber reden.',
      },
      { author: 'linh', minutesAfter: 180, text: 'Ich hole zwei Arme voll für die Probe.' },
    ],
  },
  {
    key: 'streifling-reiser',
    place: 'hungerberg',
    category: 'natur',
    author: 'matteo',
    genre: 'brief',
    headline: 'Elf Apfelreiser per Post nach Nebraska',
    lead: 'Der Werler Streifling wandert aus, mit Pflanzenpass.',
    body: [
      {
        p: 'Nachfahren eines 1911 ausgewanderten Kirchbruckers haben beim Obst- und Gartenbauverein angefragt, ob man ihnen „die Äpfel vom Großvater“ schicken könne. Baumwartin Johanna Riedl hat elf Reiser geschnitten, für jedes Kind des Auswanderers eines. Sie reisen feucht in Moos gewickelt, mit vier Stempeln. Im Gegenzug kamen ein Päckchen Mais und ein Foto: vierzig Leute vor einer Scheune, drei davon mit demselben Kinn wie Kassierer Winfried Bock.',
      },
    ],
    tags: ['Streuobst', 'Hungerberg'],
    hero: {
      scene: 'apples',
      seed: 102,
      season: 'autumn',
      caption:
        'Werler Streiflinge vom Baum 204. „Säuerlich, dann nicht mehr“, so steht es in der einzigen alten Beschreibung.',
      credit: 'nele',
    },
    publishedMinutesAgo: 9020,
    comments: [
      {
        author: 'georg',
        minutesAfter: 20,
        text: 'Den Kontakt habe ich über das Taufbuch gefunden. Eigentlich ging es um Mauern.',
      },
      { author: 'paul', minutesAfter: 90, text: 'Leihfrist fünf Jahre, zwei Reiser zurück? Das wird Porto.' },
    ],
  },
];
