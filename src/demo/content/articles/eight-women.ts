// This is a long read from the boathouse in Auenfeld.

import type { DemoArticle } from '../types.ts';

export const eightWomenArticles: DemoArticle[] = [
  {
    key: 'achter',
    place: 'auenfeld',
    category: 'sport',
    author: 'wiebke',
    genre: 'feature',
    headline: 'Acht Frauen, ein Boot und ein Fluss, der zu schmal ist',
    lead: 'Die älteste ist 68, die jüngste 23, und bis zum Frühjahr hatte keine von ihnen je in einem Achter gesessen. Ein Morgen mit dem Ruderclub Werle, eine Stunde, bevor es hell wird.',
    body: [
      {
        p: 'Das Boot ist 17,60\u00a0Meter lang. Die Werle ist an ihrer schmalsten Stelle, unterhalb der Kläranlage, 19\u00a0Meter breit. Man kann sich also ausrechnen, wie viel Platz zum Wenden bleibt, und Silke Brodersen hat es ausgerechnet, bevor sie sich zum ersten Mal hineinsetzte. „Siebzig Zentimeter vorn, siebzig hinten“, sagt sie. „Wenn niemand atmet.“',
      },
      {
        p: 'Es ist zehn vor sechs, minus zwei Grad, der Steg glänzt. Im Bootshaus des Ruderclubs Werle brennt eine einzige Lampe, darunter liegt auf Böcken ein Achter namens „Tante Trude“, Baujahr 1988, Holz, gebraucht gekauft in Lindhagen für 1.400\u00a0Euro und zwei Kisten Apfelsaft. Acht Frauen in Mützen fassen an. Die neunte, Steuerfrau Pham Thu Ha, 1,52\u00a0Meter groß, zählt bis drei. Bei drei schweben 96\u00a0Kilo Boot aus der Tür, und jemand flucht leise, weil Tante Trude tropft, und zwar immer auf dieselbe.',
      },
      { h2: 'Ein Aushang im Hallenbad, das zu war' },
      {
        p: 'Angefangen hat es mit dem Umbau. Als das Auenfelder Hallenbad schloss, standen neun Frauen aus der Wassergymnastik vor einer versperrten Tür, dienstags um 6.30\u00a0Uhr, weil der Aushang so klein gedruckt war. Man kannte sich vom Sehen, von den Schultern aufwärts. „Wir waren wach, wir hatten Handtücher dabei, und wir wollten nicht wieder heim“, sagt Brodersen, 61, Sachbearbeiterin im Katasteramt. Also gingen sie Kaffee trinken. Beim zweiten Dienstag ohne Wasser kam jemand auf die Idee, dass es in Auenfeld noch anderes Wasser gibt.',
      },
      {
        p: 'Der Ruderclub zählte damals 34 Mitglieder, davon 29 Männer, und besaß vier Einer, zwei Vierer und einen Vorsitzenden, der an Achter nicht glaubte. Eckart Lühring, 70, hat in den Siebzigern selbst in einem gesessen, auf einem See. „Ein Achter auf der Werle“, sagt er, „das ist wie ein Sattelschlepper in der Mühlgasse.“ Er hat trotzdem das Training übernommen. Es sei ihm nichts anderes übrig geblieben, erklärt er: Sie hätten jeden Morgen vor seinem Bootshaus gestanden und ihn angesehen.',
      },
      {
        quote:
          '„Beim Rudern sieht man nie, wohin man fährt. Man sieht nur, was man schon geschafft hat. Das ist in meinem Alter ein Argument.“',
        by: 'Irmtraud Sasse, 68, Platz vier',
      },
      { cut: true },
      {
        p: 'Die ersten Wochen waren, wie alle übereinstimmend sagen, kein Anblick. Im April fuhr der Achter in die Weide am Ostufer und hing dort zwanzig Minuten. Im Mai fuhr er in dieselbe Weide, von der anderen Seite. Im Juni wurde das Blatt von Steuerbord drei auf Höhe des Campingplatzes abgetrieben und tauchte, gut erhalten, an der Wehrmauer in Steinach auf. Ein Angler hat es zurückgebracht und gefragt, ob da noch mehr komme.',
      },
      {
        p: 'Was sich änderte, war weniger die Kraft als das Gehör. Wenn acht Blätter zugleich ins Wasser gehen, macht das ein Geräusch wie ein zuklappendes Buch. Wenn nicht, klingt es wie ein fallender Besteckkasten. „Man rudert nach dem Buch“, sagt Dilek Aydın, 34, Anästhesiepflegerin, Schlagfrau, deren Schicht in Wehrstetten um acht beginnt. Irgendwann im Juli, sie weiß noch die Stelle, kurz hinter dem Pumpwerk, habe es dreimal hintereinander zugeklappt. Danach habe keine mehr etwas gesagt, bis zum Steg. „Und dann haben alle gleichzeitig geredet.“',
      },
      { h2: 'Unter der Brücke' },
      {
        p: 'Um zwanzig nach sechs gleitet Tante Trude auf die alte Werlebrücke zu. Es ist noch dunkel, am Bug blinkt ein Fahrradlicht. Hier wird es eng, zwischen dem mittleren Pfeiler und dem östlichen Ufer bleiben den Riemen zwei Meter auf jeder Seite. „Ohne Druck“, ruft Thu Ha, „und klein machen!“ Acht Rücken gehen nach vorn. Über ihnen zieht der genietete Stahl vorbei, von dem sie inzwischen jede Strebe kennen, und Maren Obst auf Platz sieben, die im Verein Brückenschlag die Kissen für die Empore näht, nimmt eine Hand vom Riemen und klopft im Vorbeifahren an den Pfeiler. Das macht sie seit der Sperrung. Vorher sei es ihr übertrieben vorgekommen.',
      },
      {
        p: 'Vom Wasser aus, sagt Brodersen, sei Auenfeld eine andere Stadt. Man sehe, wer um diese Zeit schon Licht habe: die Bäckerei, der Veterinärbereitschaftsdienst, der Mann im zweiten Stock am Westufer, der jeden Morgen am Fenster stehe und Klarinette übe, ohne dass man etwas höre. Man rieche, dass bei Reitinger das Roggenbrot herauskomme. Und man sehe den Biber, sagt Aydın, der einen Umweg schwimme, „mit dem Gesichtsausdruck von Leuten, die hinter einem Traktor herfahren“.',
      },
      {
        picture: {
          scene: 'ironbridge',
          seed: 103,
          season: 'autumn',
          hour: 'dawn',
          weather: 'fog',
          caption:
            'Zwei Meter Luft auf jeder Seite: Unter der Werlebrücke müssen die Riemen eingezogen werden.',
          credit: 'tomasz',
        },
        size: 'wide',
      },
      {
        p: 'Die Wende am Wehr dauert vier Minuten. Backbord rudert vorwärts, Steuerbord rückwärts, Lühring steht am Ufer mit einer Taschenlampe und leuchtet dorthin, wo keine sein soll. Dies ist der Moment mit den siebzig Zentimetern. Niemand atmet. Dann liegt das Boot mit dem Bug nach Süden, Thu Ha sagt „Danke, die Damen“, und aus acht Mündern kommt gleichzeitig Dampf.',
      },
      { h2: 'Ein Rennen, bei dem man allein fährt' },
      {
        p: 'Im Oktober sind sie zum ersten Mal gestartet, beim Langstreckenrennen in Wehrstetten, 6.000\u00a0Meter, Klasse „Masters-Frauen-Achter“. Gemeldet war in dieser Klasse ein Boot: ihres. Sie hätten also einfach ankommen können. Stattdessen hatten sie sich vorgenommen, den Männer-Vierer vom eigenen Verein zu schlagen, der zwei Minuten früher startete. Nach viereinhalb Kilometern sahen sie ihn, besser gesagt, Thu Ha sah ihn, die anderen sahen ja nur, was hinter ihnen lag. „Sie hat nichts gesagt“, erzählt Irmtraud Sasse, „sie hat nur gelächelt, und da wussten wir es.“ Sie haben ihn nicht mehr ganz eingeholt. Es fehlten sieben Sekunden. Lühring saß in dem Vierer, auf Platz zwei. Es sei, sagt er, das längste Lächeln gewesen, das er je im Nacken gehabt habe.',
      },
      {
        p: 'Der Verein hat jetzt 51 Mitglieder. Neun der Neuen sind Männer, die gefragt haben, ob es so etwas auch für sie gebe. Gibt es nicht, sagt Brodersen, es fehle ein Boot. Und das Hallenbad? Öffnet in diesen Tagen wieder, mit Frühschwimmen ab 6.30\u00a0Uhr, dienstags und donnerstags. Alle neun haben eine Zehnerkarte gekauft, aus Dankbarkeit. Sie wollen danach hingehen. Zum Aufwärmen.',
      },
      {
        p: 'Um Viertel nach sieben wird Tante Trude auf die Böcke gelegt und trocken gerieben, erst das Boot, dann die Frauen. Im Osten ist der Himmel jetzt grün, wie er es nur im Winter wird. Dilek Aydın muss los, die Anästhesie wartet. An der Tür dreht sie sich noch einmal um und ruft etwas, das hier jeden Morgen gerufen wird, von immer einer anderen, und immer antwortet der ganze Raum: „Wer hat das Licht am Bug ausgemacht?“ – „Du!“',
      },
    ],
    tags: ['Rudern', 'Ruderclub Werle', 'Flusssiedlung'],
    premium: true,
    hero: {
      scene: 'rowing',
      seed: 102,
      season: 'autumn',
      hour: 'golden',
      weather: 'clear',
      caption: 'Acht Frauen, sechzehn Arme und eine Steuerfrau, die außerhalb des Bildes ruft.',
      credit: 'tomasz',
    },
    isHeroFree: true,
    publishedMinutesAgo: 4880,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 25,
        text: 'Ich kenne drei von den neunen vom Standesamt und eine vom Scheidungstermin. Alle sehen besser aus als damals.',
      },
      {
        author: 'linh',
        minutesAfter: 120,
        text: 'Jetzt weiß ich, was um sechs vor meinem Fenster zuklappt. Ich dachte, mein Nachbar liest.',
      },
      {
        author: 'georg',
        minutesAfter: 400,
        text: 'Der stumme Klarinettist übt mit Dämpfer. Er probt für den Kirchbrucker Advent, mehr darf ich nicht verraten.',
      },
      {
        author: 'paul',
        minutesAfter: 900,
        text: '1.400 Euro und zwei Kisten Apfelsaft. Ich hätte auf drei Kisten verhandelt.',
        replies: [{ author: 'wiebke', minutesAfter: 960, text: 'Lühring sagt, er hat bei vier angefangen.' }],
      },
      {
        author: 'tomasz',
        minutesAfter: 1500,
        text: 'Beim Fotografieren ist mir das Stativ in die Werle gerutscht. Es liegt beim Angler in Steinach.',
      },
      {
        author: 'thandi',
        minutesAfter: 2300,
        text: 'Der Tierarzt-Notdienst mit Licht bin ich. Ich winke ab jetzt.',
      },
    ],
  },
];
