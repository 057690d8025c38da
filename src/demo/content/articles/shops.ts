// Tells of shops, crafts and small firms in the three towns: ovens, saddles, pans, fir trees, a cheese stall,
// a turbine.

import type { DemoArticle } from '../types.ts';

export const shopArticles: DemoArticle[] = [
  {
    key: 'ofen',
    place: 'muehlviertel',
    category: 'wirtschaft',
    author: 'jonas',
    genre: 'brief',
    headline: 'Der neue Ofen ist vier Zentimeter breiter als die Tür',
    lead: 'Bei Reitinger wurde heute früh noch einmal gemessen. Die Tür bleibt, die Wand geht.',
    body: [
      {
        p: 'Der Etagenofen, den Mareike Dorn und Samira Haddad ausgesucht haben, misst 1,12\u00a0Meter, die Hoftür der Backstube 1,08. Zerlegen lässt er sich nicht. Nun wird in den Weihnachtsferien ein Stück Mauer herausgenommen, und zwar von Franz Reitinger persönlich, der vor der Lehre ein Jahr auf dem Bau war. Er freue sich darauf, sagt er. Es sei die Wand, an der er sich seit fünfzig Jahren den Ellbogen stoße.',
      },
      { embed: 'reitinger' },
    ],
    tags: ['Bäckerei Reitinger', 'Handwerk'],
    hero: {
      scene: 'bakery',
      seed: 102,
      season: 'winter',
      hour: 'dawn',
      caption: 'Die Bäckerei Reitinger in der Mühlgasse. Die Tür ist 1,08\u00a0Meter breit, seit 1932.',
      credit: 'jonas',
    },
    publishedMinutesAgo: 27,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 4,
        text: 'Hinter der Wand ist der Brunnen!',
        replies: [{ author: 'jonas', minutesAfter: 8, text: 'Neben der Wand. Sagt er.' }],
      },
      { author: 'georg', minutesAfter: 11, text: 'Brotbrief Nr. 40 bittet um Vorsicht.' },
      { author: 'ida', minutesAfter: 20, text: 'Kommt jetzt das Geheimnis raus???' },
    ],
  },
  {
    key: 'anteile',
    place: 'kirchbruck',
    category: 'wirtschaft',
    author: 'jonas',
    genre: 'brief',
    headline: 'Dorfladen hat 52 von 80',
    lead: 'Gut zwei Drittel der fehlenden Anteile sind gezeichnet, einer davon mit Bleistift.',
    body: [
      {
        p: 'Seit dem Aufruf vor zwei Tagen sind im Kirchbrucker Dorfladen 29 neue Anteile dazugekommen, fünf aus Auenfeld, zwei aus Nebraska (Überweisung, Betreff: „Wall“). 28 fehlen noch. Die Kühltheke hat in der Zwischenzeit einen vierten Ton gefunden. Marktleiterin Anita Serwe hört ihn sich noch bis Silvester an, dann zieht sie den Stecker, „so oder so“.',
      },
      { embed: 'dorfladen' },
    ],
    tags: ['Dorfladen', 'Genossenschaft'],
    hero: {
      scene: 'shopfront',
      seed: 102,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption: 'Noch ist nicht eröffnet, aber die Kisten stehen schon.',
      credit: 'matteo',
    },
    publishedMinutesAgo: 205,
    comments: [
      {
        author: 'georg',
        minutesAfter: 12,
        text: 'Die Überweisung war ein Missverständnis. Ich hatte dem Urenkel wegen der Mauer geschrieben. Er fand den Laden dringender.',
      },
      { author: 'paul', minutesAfter: 40, text: 'Es gibt also doch Dividende aus Amerika.' },
      { author: 'ruth', minutesAfter: 77, text: 'Ich bin eine von den fünf. Die Milch ist wirklich frisch.' },
    ],
  },
  {
    key: 'amboss',
    place: 'kirchbruck',
    category: 'wirtschaft',
    author: 'matteo',
    headline: 'Wo Haslach schmiedete, wird jetzt zentriert',
    lead: 'In der Schmiedgasse 4 repariert Yusuf Erdem Fahrräder. Seit ein Artikel über die Brücke erschien, kommen Leute nur, um den Amboss anzufassen.',
    body: [
      {
        p: 'Manche fragen, ob sie einmal klopfen dürfen. Yusuf Erdem hat dafür einen Hammer bereitgelegt und verlangt eine Luftpumpe voll: Wer klopft, muss am Ständer vor der Tür einen Kinderreifen aufpumpen. „So hat jeder etwas davon“, sagt er.',
      },
      {
        p: 'Erdem, 33, hat Maschinenbau in Lindhagen abgebrochen und in Münster das Laufradbauen gelernt. Vor vier Jahren mietete er die Werkstatt, in der Ferdinand Haslach die Knotenbleche der Werlebrücke vorgezeichnet hat. Im Boden sind noch die Nullpunkte zu sehen, zwei Kupferstifte, genau acht Meter voneinander entfernt. Erdem benutzt sie, um Tandems zu vermessen.',
      },
      {
        p: 'Von Oktober bis Februar lebt er von Lichtmaschinen, Bremsbelägen und Kettenblättern, rund 30 Aufträge in der Woche, im Frühjahr sind es 90. Seine Frau näht Satteltaschen aus alter Lkw-Plane. Wer zur Eröffnung der Brücke hinüberradeln will, sagt er, solle seine Bremsen bald bringen. Es dauere zwar noch bis zum übernächsten Ostern, aber er kenne seine Kundschaft.',
      },
      { embed: 'brueckenbauer' },
    ],
    tags: ['Fahrrad', 'Handwerk', 'Schmiedgasse'],
    hero: {
      scene: 'workshop',
      seed: 109,
      season: 'winter',
      hour: 'morning',
      caption:
        'Yusuf Erdem, 33, an der Werkbank. Der Amboss steht rechts, außerhalb des Bildes, unter drei Sätteln.',
      credit: 'jonas',
    },
    publishedMinutesAgo: 9950,
    comments: [
      {
        author: 'joerg',
        minutesAfter: 20,
        text: 'Die beiden Kupferstifte erwähnt Haslach auf Seite 31: „8 m, auf ein Haar“. Ich bitte um Nachmessung.',
        replies: [{ author: 'jonas', minutesAfter: 300, text: 'Erdem hat gemessen: 8,000. Kein Haar.' }],
      },
      {
        author: 'paul',
        minutesAfter: 800,
        text: 'Meine Satteltasche ist von seiner Frau. Es passt genau ein Ordner hinein.',
      },
    ],
  },
  {
    key: 'pfannen',
    place: 'auenfeld',
    category: 'wirtschaft',
    author: 'jonas',
    headline: 'Biehl verleiht jetzt Handwagen',
    lead: 'Das Haushaltswarengeschäft am Auenfelder Markt reagiert auf die Parkplatzfrage. Mit vier Rädern, aber ohne Motor.',
    body: [
      {
        p: 'Sechs Bollerwagen stehen seit gestern vor dem Schaufenster von Haushaltswaren Biehl, grün, luftbereift, mit Deichsel und der Aufschrift „Ich trage das“. Wer für mehr als 30\u00a0Euro einkauft, bekommt einen geliehen, zieht ihn über den Mühlsteg zur Festwiese und lässt ihn dort am Häuschen des Parkwächters stehen. Pfand: ein Schuh. Das sei kein Scherz, sagt Inhaberin Petra Biehl-Sommer, 48, jedenfalls nicht nur. „Ein Personalausweis wird vergessen. Ein Schuh nicht.“',
      },
      {
        p: 'Nebenan bei Schuh-Lorch sieht man das mit Interesse. Sabine Lorch hat angeboten, für die Dauer der Leihe einen Ersatzschuh zu stellen, passend zum Wetter, zur Ansicht. Zwei Paar hat sie so schon verkauft.',
      },
      {
        p: 'Die Wagen kosteten zusammen 780\u00a0Euro. Am ersten Tag rollten 14 Pfannen, ein Bügelbrett, zwei Christbaumständer und ein Fünfjähriger zur Festwiese. Der Fünfjährige war nicht gekauft. Er wollte nicht wieder aussteigen.',
      },
    ],
    tags: ['Einzelhandel', 'Marktplatz', 'Parken'],
    hero: {
      scene: 'market',
      seed: 109,
      season: 'autumn',
      hour: 'noon',
      weather: 'cloudy',
      caption: 'Auf dem Auenfelder Markt rollt seit gestern, was man nicht tragen mag.',
      credit: 'jonas',
    },
    publishedMinutesAgo: 1600,
    comments: [
      {
        author: 'thandi',
        minutesAfter: 15,
        text: 'Ich habe auf der Festwiese einen Mann mit nur einem Schuh gesehen und mir Sorgen gemacht.',
      },
      {
        author: 'ruth',
        minutesAfter: 40,
        text: 'Wenn ich drinsitze und jemand zieht, komme ich auch zum Bus.',
        replies: [{ author: 'linh', minutesAfter: 55, text: 'Samstag, elf Uhr. Ich ziehe.' }],
      },
      {
        author: 'paul',
        minutesAfter: 130,
        text: '14 Pfannen sind 14 mehr als in der Zählung des Gewerbevereins.',
      },
      { author: 'georg', minutesAfter: 600, text: 'Die Räder quietschen auf gis. Wer macht das?' },
    ],
  },
  {
    key: 'kaese',
    place: 'auenfeld',
    category: 'wirtschaft',
    author: 'jonas',
    genre: 'profile',
    headline: '„Probieren kostet nichts. Das ist ja der Trick“',
    lead: 'Elf Sorten, ein Messer, kein Preisschild ohne Kommentar: Gerlinde Fuchs verkauft seit 27\u00a0Jahren Käse auf dem Auenfelder Markt.',
    body: [
      {
        p: 'An ihrem Stand stehen keine Namen, sondern Auskünfte. „Für Männer, die keinen Käse mögen“, steht auf einem Schild, auf einem anderen: „Riecht nach Streit, schmeckt nach Versöhnung.“ Gerlinde Fuchs, 58, schneidet ab, reicht über die Theke, wartet. „Probieren kostet nichts“, sagt sie, wenn der Mund voll ist. „Das ist ja der Trick.“',
      },
      {
        p: 'Ihre 46 Ziegen stehen in Querbach und haben Namen mit demselben Anfangsbuchstaben je Jahrgang. Zurzeit sind sie bei R, Rosamunde hat im Sommer drei Wochen lang die Milch verweigert, weil ein neuer Melkstand blau war statt grün. Er ist jetzt grün. An einem guten Samstag verkauft Fuchs 60\u00a0Kilo, seit der Markt autofrei ist, eher 70, „weil die Leute stehen bleiben, wenn sie nicht überfahren werden“.',
      },
      {
        p: 'Ob sie den Namen der Kuh Gerlinde kenne, die vor Kurzem in dieser Zeitung vorkam? Natürlich, sagt sie. Ihr Vater sei damals beim Melken dabei gewesen. „Ich bin nach ihr benannt. Bitte schreiben Sie das nicht.“ Auf Nachfrage erlaubt sie es doch, gegen ein Abonnement.',
      },
    ],
    tags: ['Wochenmarkt', 'Marktplatz'],
    hero: {
      scene: 'cheese',
      seed: 102,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption: 'Probiert wird im Stehen, gekauft meistens auch.',
      credit: 'jonas',
    },
    publishedMinutesAgo: 640,
    comments: [
      {
        author: 'thandi',
        minutesAfter: 30,
        text: 'Rosamunde lässt grüßen. Es war nicht die Farbe, es war das Gebläse. Aber Grün schadet nie.',
      },
      {
        author: 'ruth',
        minutesAfter: 95,
        text: 'Der mit dem Streit ist der beste. Man muss ihn nur auf dem Balkon lagern.',
      },
      {
        author: 'lotte',
        minutesAfter: 500,
        text: 'Ansorge kauft dort „für Männer, die keinen Käse mögen“. Jede Woche.',
      },
    ],
  },
  {
    key: 'christbaeume',
    place: 'hungerberg',
    category: 'wirtschaft',
    author: 'matteo',
    genre: 'service',
    headline: 'Was der Baum in diesem Jahr kostet',
    lead: 'Drei Verkaufsstellen, eine Säge zum Ausleihen und ein Tipp gegen Nadeln, der nichts nützt.',
    body: [
      {
        p: 'Die Trockenheit im Mai hat man den Bäumen angesehen, sagt Förster Sebastian Krull: Sie haben weniger Spitzen, aber dichtere. Die Preise sind gegenüber dem Vorjahr um etwa einen Euro je Meter gestiegen.',
      },
      {
        table: {
          head: ['Wo', 'Nordmanntanne, Meter', 'Fichte, Meter', 'Besonderes'],
          rows: [
            [
              'Forsthof Hungerberg, selbst sägen',
              '22\u00a0Euro',
              '12\u00a0Euro',
              'Säge gegen Pfand, Punsch gratis',
            ],
            ['Festwiese Auenfeld', '26\u00a0Euro', '15\u00a0Euro', 'liefert per Handwagen'],
            ['Bahnhof Steinach', '25\u00a0Euro', '14\u00a0Euro', 'zur Minute 51 wird nicht verkauft'],
          ],
        },
      },
      {
        p: 'Am Hungerberg darf von Freitag an gesägt werden, 9 bis 16\u00a0Uhr, Wege bitte nicht verlassen: Hinter der Schlehenhecke überwintern Haselmäuse. Die Krippenbäume der drei Kirchen sind bereits markiert, mit rotem Band. Wer einen mit rotem Band nach Hause bringt, hat Pfarrerin Wendt im Wohnzimmer.',
      },
      {
        p: 'Der Tipp: Zucker ins Wasser. Krull hat es an 20 Bäumen ausprobiert, zehn mit, zehn ohne. Sie nadelten gleichzeitig. Nur die Ameisen waren anders verteilt.',
      },
    ],
    tags: ['Weihnachten', 'Kirchbruck'],
    hero: {
      scene: 'rooftops',
      seed: 402,
      season: 'winter',
      hour: 'morning',
      weather: 'cloudy',
      caption: 'Kirchbruck im vergangenen Winter. Die Bäume am Hang stehen noch, aber sie sind nummeriert.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 3050,
    comments: [
      {
        author: 'paul',
        minutesAfter: 20,
        text: '2,10 Meter Nordmann: 46,20 Euro. Meine Frau sagt, wir haben 2,05 Meter Decke. Das ist jedes Jahr so.',
      },
      { author: 'tomasz', minutesAfter: 150, text: 'Danke für den Satz mit den Haselmäusen.' },
      {
        author: 'farid',
        minutesAfter: 800,
        text: 'Letztes Jahr habe ich den Falschen gesägt. Ja, den mit dem roten Band. Sie war sehr nett.',
      },
    ],
  },
  {
    key: 'turbine',
    place: 'steinach',
    category: 'wirtschaft',
    author: 'nele',
    headline: 'Das Wehr liefert Strom, sobald der Aal nichts dagegen hat',
    lead: 'Am Steinacher Wehr dreht sich wieder ein Rad. Es versorgt 210 Haushalte und steht still, wenn jemand vorbei will.',
    body: [
      {
        p: '41\u00a0Jahre lang floss das Wasser am alten Mühlkanal ungenutzt vorbei. Jetzt liegt dort eine Schnecke, sieben Meter lang, zwölf Tonnen schwer, die sich so langsam dreht, dass man die Windungen zählen kann. Betreiberin ist die Energiegenossenschaft Untere Werle, 286 Mitglieder, Kosten 1,1\u00a0Millionen Euro, Jahresleistung 640.000\u00a0Kilowattstunden. „Wenn es regnet“, ergänzt Vorstand Maike Thoben.',
      },
      {
        p: 'Das Besondere ist ein Sensor im Oberwasser. Er erkennt wandernde Aale, die im Herbst in dunklen Nächten flussab ziehen, und hält die Anlage dann an. In der ersten Woche stand sie 31\u00a0Stunden still. Man habe sich schon Sorgen um den Bestand an Sensoren gemacht, sagt Thoben, dann aber nachgesehen: 412 Aale, ein Reifen, dreimal derselbe Kormoran.',
      },
      {
        p: 'Eingeweiht wurde die Schnecke ohne Knopfdruck. Drei Kinder aus der Schulstraße zogen einen Schieber, dann musste man zwei Minuten warten. In diesen zwei Minuten, berichten Anwesende, sei zum ersten Mal seit Jahren niemandem etwas eingefallen, was man kritisieren könnte.',
      },
    ],
    tags: ['Werle', 'Energie', 'Steinach'],
    hero: {
      scene: 'weir',
      seed: 106,
      season: 'summer',
      hour: 'golden',
      weather: 'clear',
      caption: 'Das Wehr bei Niedrigwasser. Die Turbine steht links im Haus.',
      credit: 'tomasz',
    },
    publishedMinutesAgo: 53400,
    comments: [
      {
        author: 'joerg',
        minutesAfter: 40,
        text: 'Bis 1984 lief dort eine Francis-Turbine. Sie fraß leider Aale.',
      },
      {
        author: 'paul',
        minutesAfter: 200,
        text: '640.000 mal 8 Cent sind 51.200 Euro im Jahr. Bei 1,1 Millionen: 22 Jahre. Die Schnecke soll 40 halten. Passt.',
      },
      { author: 'deniz', minutesAfter: 900, text: 'der kormoran ist eine legende' },
      { author: 'tomasz', minutesAfter: 1300, text: 'Er heißt bei uns Schwarzfahrer.' },
    ],
  },
  {
    key: 'lehrstellen',
    place: 'werletal',
    category: 'wirtschaft',
    author: 'jonas',
    headline: '71 Lehrstellen frei, am längsten wartet ein Schornstein',
    lead: 'Im Werletal sucht das Handwerk Nachwuchs. Wo es klappt, hat das oft mit Schokolade zu tun.',
    body: [
      {
        p: 'Zum Herbst blieben im Landkreis 71 von 388 Ausbildungsplätzen unbesetzt, sieben mehr als im Jahr davor. Besonders schwer haben es Fleischer (9 frei), Dachdecker (8) und die einzige Schornsteinfegerin des Tals, Ilka Rothe, die seit drei Jahren vergeblich sucht. „Alle wollen mich anfassen, keiner will mit hinauf“, sagt sie.',
      },
      {
        p: 'Gut gefüllt sind die Listen bei Tischlern, Konditoren und, überraschend, bei der Werletalbahn. Auch der Orgelbau ist zu hundert Prozent besetzt, allerdings mit einer Person. Die Kreishandwerkerschaft hat Betriebe gefragt, wie sie ihre Lehrlinge gefunden haben. Häufigste Antwort: Praktikum. Zweithäufigste: „Sie stand auf einmal da.“ Dachdeckermeister Holger Strunz lud die Zehntklässler im Sommer aufs Gerüst, zum Frühstück, mit Schokocroissants und Aussicht. Drei haben unterschrieben.',
      },
      {
        p: 'Der Verdienst im ersten Jahr reicht von 720 bis 1.150\u00a0Euro. Am meisten zahlt das Baugewerbe, am wenigsten das Friseurhandwerk. „Dafür reden wir mit jedem“, sagt Meisterin Conny Ebert aus Steinach. „Das ist auch eine Ausbildung.“',
      },
    ],
    tags: ['Ausbildung', 'Handwerk'],
    publishedMinutesAgo: 77800,
    comments: [
      { author: 'holger', minutesAfter: 10, text: 'Es waren die Croissants. Ich mache mir da nichts vor.' },
      {
        author: 'lotte',
        minutesAfter: 50,
        text: '„Zu hundert Prozent besetzt, allerdings mit einer Person.“ Hallo.',
      },
      {
        author: 'emre',
        minutesAfter: 300,
        text: 'Frau Rothe soll zu uns in den Werkraum kommen. Zwei aus der Neunten sind schwindelfrei und ständig auf dem Dach.',
      },
    ],
  },
];
