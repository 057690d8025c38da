// Shows Auenfeld at work: the bakery and its two successors, the school kitchen, the organ builder in an interview.

import type { DemoArticle } from '../types.ts';

export const craftsAndSchoolArticles: DemoArticle[] = [
  {
    key: 'reitinger',
    place: 'muehlviertel',
    category: 'wirtschaft',
    author: 'jonas',
    headline: 'Nach 94 Jahren: Bäckerei Reitinger findet doch noch Nachfolger',
    lead: 'Zwei Gesellinnen übernehmen die Backstube in der Mühlgasse. Der Vertrag wurde um fünf Uhr früh unterschrieben, auf dem Deckel des Mehlkastens.',
    body: [
      {
        p: 'Franz Reitinger hat für die Unterschrift seine Brille gesucht, sie saß auf seiner Stirn und war voller Mehl. Dann schrieb er seinen Namen, langsamer als sonst, und schob das Papier über den Mehlkasten zu Mareike Dorn und Samira Haddad. Es war kurz nach fünf, im Ofen standen 80 Roggenbrote. „Jetzt sind es eure“, sagte er. „In vier Minuten müssen sie raus.“',
      },
      {
        p: 'Damit endet eine Suche, die fast drei Jahre gedauert hat. Reitinger, 68, wollte zu Silvester schließen, das Schild für die Tür war schon gedruckt. Gegründet hat die Bäckerei 1932 sein Großvater, verkauft worden wäre sie beinahe an eine Kette, die den Laden wollte und die Backstube nicht. Dorn, 31, und Haddad, 27, arbeiten seit sechs und seit vier Jahren im Betrieb. Gefragt hat er sie nie. „Ich dachte, so etwas tut man jungen Leuten nicht an.“ Im September fragten sie ihn.',
      },
      { h2: '62 Brotbriefe' },
      {
        p: 'Der Kaufpreis bleibt unter den dreien. Bekannt ist, was die beiden noch brauchen: 140.000\u00a0Euro, vor allem für einen Ofen, denn der jetzige ist von 1987, und Ersatzteile gibt es nur noch beim Hersteller im Museum. 85.000\u00a0Euro leiht die Sparkasse, 39.500 stammen aus einem Gründungsprogramm. Den Rest haben sie in neun Tagen an der Ladentheke eingesammelt. Wer 250\u00a0Euro gibt, erhält einen Brotbrief: jedes Jahr vier Roggenbrote und nach fünf Jahren das Geld zurück. 62 solcher Briefe sind ausgegeben, der letzte ging an den Schornsteinfeger.',
      },
      {
        p: 'Gelernt haben beide woanders. Dorn, Tochter einer Polizistin aus Steinach, kam nach vier Semestern Jura, die sie „nüchtern betrachtet im Sitzen“ verbracht hat. Haddad, geboren in Homs, stand mit neun zum ersten Mal in der Backstube ihres Onkels, auf einer Kiste, und zählte Fladen. In der Mühlgasse hat sie ein Brot eingeführt, das Reitinger zwei Jahre lang „das flache“ nannte und von dem samstags inzwischen 90 Stück weggehen. Auf der neuen Liste steht es an vierter Stelle.',
      },
      {
        quote:
          '„Wir machen weniger Sorten und schlafen dafür eine Stunde länger. Das ist der ganze Geschäftsplan.“',
        by: 'Samira Haddad, Bäckergesellin und künftige Mitinhaberin',
      },
      {
        p: 'Aus 27 Sorten werden 15. Die Rosinenschnecke bleibt, das Eiweißbrot geht. Sonntags ist künftig zu, dafür öffnet der Laden freitags bis 19\u00a0Uhr. Alle zehn Beschäftigten werden übernommen, auch Reitingers Schwester Lore, die seit 1979 verkauft und darauf besteht, das weiterhin im Kittel zu tun. Dorn macht bis zum Sommer den Meister, so lange steht Reitinger als Betriebsleiter im Register. „Auf dem Papier“, sagt er. „In der Backstube habe ich ab Januar nichts mehr zu melden.“ Haddad zieht die Augenbrauen hoch.',
      },
      {
        p: 'Eine Bedingung hat er gestellt: Das Rezept für das Roggenbrot wird nicht verändert. Es steht auf der Rückseite eines Lieferscheins von 1951 und verlangt unter anderem „Wasser, wie immer“. Was das heißt, haben die beiden am Morgen der Unterschrift erfahren. Es hat mit dem Brunnen im Hof zu tun.',
      },
      {
        p: 'Das gedruckte Schild hängt seit gestern trotzdem an der Tür. Lore Reitinger hat ein Wort eingefügt: „Wir schließen _nicht_.“',
      },
    ],
    tags: ['Bäckerei Reitinger', 'Handwerk', 'Nachfolge', 'Mühlgasse'],
    hero: {
      scene: 'portrait',
      seed: 138,
      hour: 'morning',
      caption: 'Bald Chefin, und noch immer um zwei Uhr auf: eine der beiden Gesellinnen.',
      credit: 'jonas',
    },
    publishedMinutesAgo: 245,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 3,
        text: 'Gott sei Dank. Anton und ich hatten schon Rosinenschnecken eingefroren.',
        replies: [{ author: 'thandi', minutesAfter: 9, text: 'Bitte keine Rosinen für Anton!' }],
      },
      {
        author: 'linh',
        minutesAfter: 12,
        text: 'Nachfolger? Da steht doch, es sind zwei Frauen.',
        replies: [
          {
            author: 'jonas',
            minutesAfter: 20,
            text: 'Stimmt. Die Überschrift war noch vom Sommer, als er einen suchte. Ich lasse sie stehen, weil Lore Reitinger sie schon ausgeschnitten hat.',
          },
        ],
      },
      {
        author: 'paul',
        minutesAfter: 41,
        text: '62 mal 250 sind 15.500, plus 85.000 plus 39.500 macht genau 140.000. Dass das aufgeht, habe ich bei einer Gründung noch nie gesehen.',
      },
      {
        author: 'georg',
        minutesAfter: 58,
        text: 'Brotbrief Nr. 40. Meine Frau fragt, ob man damit auch Brezeln kaufen darf.',
        replies: [
          {
            author: 'jonas',
            minutesAfter: 83,
            text: 'Nur Brot. Die Brezeln gehen zurzeit alle an den Stadtrat.',
          },
        ],
      },
      {
        author: 'tomasz',
        minutesAfter: 126,
        text: 'Endlich weiß ich, wem die halbe Brezel auf meinem Sitz gehört. Nein, weiß ich nicht. Aber es bleiben welche liegen.',
      },
      {
        author: 'ida',
        minutesAfter: 160,
        text: 'Was ist mit dem Brunnen im Hof???',
        replies: [
          { author: 'jonas', minutesAfter: 164, text: 'Betriebsgeheimnis, Ida. Nicht mal ich weiß es.' },
        ],
      },
    ],
  },
  {
    key: 'schulkueche',
    place: 'auenfeld',
    category: 'schule-kita',
    author: 'aylin',
    headline: 'Die Gesamtschule kocht jetzt selbst',
    lead: '420\u00a0Essen am Tag, eine Köchin, kein Lieferwagen. Seit acht Wochen steht Marija Petrović in der neuen Schulküche, und die Mülltonnen sind leerer geworden.',
    body: [
      {
        p: 'Um 6.10\u00a0Uhr schaltet Marija Petrović den Kipper an, einen Topf mit 150\u00a0Litern, der sich per Kurbel neigt. Heute gibt es Linsen, also war gestern Einweichen. „Die Kinder glauben, ich fange um zwölf an“, sagt sie und stellt das Radio lauter, einen Sender aus Novi Sad. Um zwölf ist sie fast fertig. Fünf Stunden und fünfzig Minuten, 420 Teller, fünf Helferinnen in Teilzeit und zwei Schüler aus der Zehnten, die dafür eine Note bekommen.',
      },
      {
        p: 'Bis zum Sommer kam das Essen aus einer Großküche, 70\u00a0Kilometer entfernt, in Styroporkisten, warm gehalten seit halb acht. Petrović, 46, hat dort selbst neun Jahre gearbeitet. Sie kennt den Weg einer Nudel, die um sieben gekocht und um halb eins gegessen wird. „Sie gibt auf“, sagt sie. „So um zehn.“',
      },
      {
        p: 'Eda und Leon aus der 10b schneiden Möhren, 30\u00a0Kilo, und haben sich darauf geeinigt, dabei nicht zu reden. Ihr Wahlpflichtfach heißt „Betrieb“. Eda will danach Köchin werden, Leon will danach keine Möhren mehr sehen. In der Schlange vordrängeln dürfen beide nicht, obwohl das Gerücht hartnäckig ist.',
      },
      { h2: 'Elf Kilo statt 48' },
      {
        p: 'Schulleiter Emre Aksoy hat vor dem Umbau eine Woche lang wiegen lassen, was zurückkommt: 48\u00a0Kilo am Tag. Jetzt sind es elf. Der Unterschied entspricht ungefähr einem Zehntklässler, sagt er, „einem kleineren“. Ein Essen kostet die Familien 3,90\u00a0Euro, zehn Cent mehr als vorher. Die Küche selbst hat 610.000\u00a0Euro gekostet, zwei Drittel davon kamen vom Land. Die Stadt schießt im ersten Jahr 95.000\u00a0Euro zu.',
      },
      {
        p: 'Es hat nicht alles geklappt. In der zweiten Woche fiel der Dampfgarer aus, es gab drei Tage nacheinander Grießbrei. Am ersten Fischtag blieben 200 Portionen liegen, Petrović verteilte Zettel und fragte, warum. Auf 140 stand „Augen“. Seitdem gibt es Filet. Und der Speiseplan, den die Fünftklässler entworfen hatten, sah an vier von fünf Tagen Pommes vor, am fünften „Pommes, aber gesund“.',
      },
      {
        p: 'Die Kartoffeln liefert Hof Kestler, Äpfel kommen vom Hungerberg, das Brot aus der Mühlgasse. 40\u00a0Prozent der Zutaten stammen aus einem Umkreis von 25\u00a0Kilometern. Mehr geht nicht, sagt Petrović, denn Linsen wachsen hier nicht, und ohne Linsen kocht sie nicht. Mittwoch ist Linsentag, das steht fest, ungefähr wie die Schulpflicht.',
      },
      {
        p: 'Um 12.40\u00a0Uhr kommt ein Mädchen mit leerem Teller zur Ausgabe und fragt, ob es noch einmal darf. Es darf. Petrović schöpft, schaut auf die Uhr und sagt, das sei der siebte Nachschlag heute. Sie schreibt es auf. In der Großküche, erklärt sie, habe sie in neun Jahren nie gesehen, wer isst.',
      },
    ],
    tags: ['Gesamtschule', 'Schulessen', 'Ernährung'],
    premium: true,
    hero: {
      scene: 'portrait',
      seed: 86,
      season: 'autumn',
      hour: 'morning',
      caption: 'Marija Petrović, 46, kocht für 420. Linsentag ist mittwochs.',
      credit: 'aylin',
    },
    publishedMinutesAgo: 1505,
    comments: [
      {
        author: 'ida',
        minutesAfter: 45,
        text: 'Die Linsen sind echt gut. Ich habe schon mal 3 mal nachgeholt.',
      },
      {
        author: 'jonas',
        minutesAfter: 52,
        text: 'Bestätige. Zu Hause isst sie keine.',
        replies: [{ author: 'thandi', minutesAfter: 66, text: 'Vielleicht fehlt bei dir der Radiosender.' }],
      },
      {
        author: 'georg',
        minutesAfter: 230,
        text: '„Linsen wachsen hier nicht“ stimmt nicht ganz. Bis in die Fünfziger standen am Hungerberg Linsen zwischen dem Hafer, als Stützfrucht. Daher der Flurname Linsenacker.',
        replies: [
          {
            author: 'aylin',
            minutesAfter: 415,
            text: 'Frau Petrović sagt, sie nimmt sofort eine Lieferung ab. Ab 60 Kilo.',
          },
        ],
      },
      {
        author: 'paul',
        minutesAfter: 800,
        text: 'Was passiert, wenn die Köchin krank ist?',
        replies: [
          {
            author: 'aylin',
            minutesAfter: 865,
            text: 'Dann kocht die Stellvertreterin, Frau Osei, das stand in einem gekürzten Absatz. Es gibt dann meistens Eintopf.',
          },
        ],
      },
    ],
  },
  {
    key: 'orgelbauer',
    place: 'muehlviertel',
    category: 'kultur',
    author: 'nele',
    genre: 'interview',
    headline: 'Der letzte Orgelbauer der Mühlgasse bildet wieder aus',
    lead: 'Veit Ansorge, 63, wollte nie wieder einen Lehrling. Lotte Brinkmann, 20, wollte eigentlich Maschinenbau studieren. Ein Gespräch zwischen 1.400 Pfeifen.',
    body: [
      {
        p: 'Die Werkstatt liegt im Hinterhaus der Mühlgasse 22, zwei Türen neben der Bäckerei. Es riecht nach Leim, und an den Wänden lehnen Pfeifen, in Zeitungspapier gewickelt, nach Größe geordnet wie eine Schulklasse. Sie stammen aus der Orgel von St. Martin in Kirchbruck, die während der Arbeiten am Turm nicht einstauben soll. Ansorge sitzt auf einer Kiste, Brinkmann auf der Werkbank. Das darf sie, seit er sich daran gewöhnt hat.',
      },
      {
        p: '**Herr Ansorge, Ihr letzter Lehrling hat vor zwölf Jahren aufgehört. Warum jetzt wieder?**',
      },
      {
        p: '**Ansorge:** Ich wollte nicht. Ich hatte mir ausgerechnet, dass ich mit siebzig zusperre und die Stimmgabel mitnehme. Dann stand sie da und hat gefragt, warum die Pedalpfeife in der dritten Reihe verkehrt herum hängt. Die hing seit 2009 verkehrt herum. Es hat in der ganzen Zeit keiner bemerkt, auch ich nicht.',
      },
      {
        p: '**Frau Brinkmann, woher wussten Sie das?**',
      },
      {
        p: '**Brinkmann:** Ich wusste es gar nicht. Es sah falsch aus. Alle anderen hatten den Schlitz nach vorn. Ich war nur hier, weil mein Rad gegenüber einen Platten hatte und es regnete. Eine Woche später hätte ich in der Hochschule in Lindhagen angefangen, Maschinenbau.',
      },
      {
        p: '**Und dann?**',
      },
      {
        p: '**Brinkmann:** Hat er mir erklärt, wie eine Pfeife spricht. Man sagt das wirklich so, sie spricht an. Und dass man an der Kante, an der die Luft sich teilt, mit dem Messer ein Haar abnimmt, und dann klingt sie anders. Ein Haar zu viel, und sie ist für immer verdorben. Ich bin heim und habe meiner Mutter gesagt, ich studiere nicht.',
      },
      {
        p: '**Was hat sie geantwortet?**',
      },
      {
        p: '**Brinkmann:** „Ist das versichert?“',
      },
      { h2: '„Man wird nicht schnell gut“' },
      {
        p: '**Herr Ansorge, was kann Ihre Auszubildende nach einem Jahr?**',
      },
      {
        p: '**Ansorge:** Hobeln. Leder spalten. Zuhören, das kann sie besser als ich, bei mir fehlen oben zwei Oktaven, vom vielen Stimmen. Löten noch nicht. Sie ist zu ungeduldig, das Zinn merkt das. Man wird in diesem Beruf nicht schnell gut, und wer es schnell sein will, macht etwas kaputt, was seit 1784 gehalten hat.',
      },
      {
        p: '**Brinkmann:** Ich habe einmal etwas kaputt gemacht.',
      },
      {
        p: '**Ansorge:** Eine Zunge. Im Fagottregister. Darüber reden wir nicht.',
      },
      {
        p: '**Brinkmann:** Er redet jede Woche darüber.',
      },
      {
        p: '**Wovon lebt man als Orgelbauer in einer Gegend, in der die Gemeinden kleiner werden?**',
      },
      {
        p: '**Ansorge:** Vom Schimmel. Im Ernst. Früher wurde sonntags geheizt und gesungen, heute steht die Kirche sechs Tage kalt, am siebten wird auf achtzehn Grad aufgedreht, und zum Konzert kommen zweihundert nasse Mäntel. Ich reinige im Jahr vier, fünf Instrumente. Neu gebaut habe ich zuletzt 2015 eins, für einen Zahnarzt in Wehrstetten. Acht Register, im Wartezimmer.',
      },
      {
        p: '**Er spielt Patienten vor?**',
      },
      {
        p: '**Ansorge:** Nach der Behandlung. Davor hat es sich nicht bewährt.',
      },
      {
        p: '**Frau Brinkmann, macht Ihnen das keine Sorgen?**',
      },
      {
        p: '**Brinkmann:** In der Berufsschule sind wir 38 in meinem Jahrgang, aus dem ganzen Land. Eine baut gerade in Finnland, einer restauriert Drehorgeln, einer hat auf dem Dachboden seiner Oma angefangen. Wenn der Beruf ausstirbt, dann jedenfalls nicht leise. Und gereinigt werden muss immer. In einer Orgel in Niederlohe haben wir im Mai 26 Fledermäuse gefunden, einen Rosenkranz und ein Butterbrotpapier von 1962.',
      },
      {
        p: '**Ansorge:** Mit einer Notiz darauf, von meinem Vater. „Bin gleich zurück.“',
      },
      { h2: 'Ein Ton, der nicht gemessen wird' },
      {
        p: '**Es gibt Stimmgeräte, die auf ein Hundertstel genau anzeigen. Wozu braucht man noch ein Ohr?**',
      },
      {
        p: '**Brinkmann:** Das habe ich auch gefragt. Er hat mich dann zwei Pfeifen nach Gerät stimmen lassen, beide perfekt, und sie nebeneinandergestellt. Zusammen klangen sie grauenhaft. Sie haben sich sozusagen nicht gegrüßt.',
      },
      {
        p: '**Ansorge:** Zwei richtige Töne sind noch kein richtiger Klang. Es hängt am Raum, am Holz, an der Temperatur. In St. Martin sitzt über der Orgel eine Luke, wenn die offen ist, sinkt alles um drei Cent. Das steht auf keinem Gerät. Das wissen drei Leute, und einer davon ist der Mesner.',
      },
      {
        p: '**Wann werden die Pfeifen wieder eingebaut?**',
      },
      {
        p: '**Ansorge:** Nach Ostern, wenn oben wieder geläutet wird. Es sind 1.412, davon haben wir 1.400 hier. Zwölf stecken noch in der Orgel, die sitzen so fest, dass ich sie nicht zwinge. Lotte darf die kleinste selbst einsetzen. Sie ist so lang wie ein Streichholz.',
      },
      {
        p: '**Brinkmann:** Neun Millimeter klingender Teil. Ich habe gemessen.',
      },
      {
        p: '**Ansorge:** Gemessen hat sie.',
      },
      {
        p: '**Frau Brinkmann, bleiben Sie nach der Lehre?**',
      },
      {
        p: '**Brinkmann:** Dreieinhalb Jahre dauert sie, dann die Walz, wenn ich mich traue. Danach ist er 68. Er hat gesagt, er hält mir die Kiste frei.',
      },
      {
        p: '**Ansorge:** Die Werkbank. Die Kiste gehört mir.',
      },
    ],
    tags: ['Handwerk', 'Ausbildung', 'Orgel', 'St. Martin', 'Mühlgasse'],
    premium: true,
    hero: {
      scene: 'organ',
      seed: 104,
      season: 'autumn',
      hour: 'morning',
      caption: 'Veit Ansorge und Lotte Brinkmann zwischen den Pfeifen von St. Martin.',
      credit: 'nele',
    },
    publishedMinutesAgo: 1625,
    comments: [
      {
        author: 'georg',
        minutesAfter: 44,
        text: 'Die Luke kenne ich. Es sind mittlerweile vier Leute.',
      },
      {
        author: 'linh',
        minutesAfter: 110,
        text: '„Sie haben sich nicht gegrüßt“ beschreibt unsere zweite und dritte Posaune ziemlich genau.',
      },
      {
        author: 'ruth',
        minutesAfter: 335,
        text: 'Ein Zahnarzt mit Orgel! Ich bin seit 30 Jahren beim falschen.',
        replies: [
          {
            author: 'nele',
            minutesAfter: 360,
            text: 'Er nimmt keine neuen Patienten mehr an, habe ich aus eigenem Interesse gefragt.',
          },
        ],
      },
    ],
  },
];
