// Tells of Kirchbruck: the man who built the bridge, the silent bells, a farewell, the village shop, and
// Bowie on trombones.

import type { DemoArticle } from '../types.ts';

export const kirchbruckArticles: DemoArticle[] = [
  {
    key: 'brueckenbauer',
    place: 'kirchbruck',
    category: 'kultur',
    author: 'joerg',
    headline: '1908: Wie ein Brückenbauer aus Kirchbruck den Fluss bezwang',
    lead: 'Ferdinand Haslach hatte Hoftore und Obstpressen geschmiedet, bevor er sich an 64\u00a0Meter Werle wagte. Sein Baubuch liegt im Stadtarchiv. Ich habe es einen Sommer lang gelesen, mit Lupe.',
    body: [
      {
        p: 'Das Baubuch ist so groß wie ein Messbuch und riecht nach Maschinenöl. Ferdinand Haslach, Schlossermeister in der Kirchbrucker Schmiedgasse, hat es von November 1906 bis Oktober 1908 geführt, jeden Werktag eine Seite. Auf der ersten steht kein Plan, sondern eine Beschwerde: „Fähre, hin u. zurück mit Karren 30\u00a0Pfg. Macht im Jahr 94\u00a0Mark. Dafür bau ich ihnen was.“',
      },
      {
        p: 'Er übertrieb nur wenig. 94\u00a0Mark waren damals ein guter Monatslohn, und wer aus Kirchbruck Obst auf den Auenfelder Markt bringen wollte, stand oft eine Stunde am Westufer und wartete auf Balthasar Mohr, den Fährmann, der bei Hochwasser gar nicht und bei schlechter Laune langsam fuhr.',
      },
      { h2: 'Sieben gegen sechs' },
      {
        p: 'Am 9. November 1906 beschloss das Auenfelder Gemeindekollegium den Bau, mit sieben gegen sechs Stimmen. Dagegen waren vor allem die Wirte am Ostufer, die von den Wartenden lebten. Der Wirt vom „Anker“ ließ zu Protokoll geben, eine Brücke fördere „das Davonfahren“. Haslach bekam den Auftrag, weil er mit 86.400\u00a0Mark das billigste Angebot eingereicht hatte. Das zweitbilligste lag bei 131.000.',
      },
      {
        p: 'Woher er wusste, wie man eine Fachwerkbrücke rechnet, ist nicht ganz geklärt. Im Baubuch liegt ein Brief der Technischen Hochschule in Darmstadt, in dem ein Professor „für die Übersendung der Äpfel“ dankt und im Übrigen drei Stabkräfte berichtigt. Ich nehme an, es gab mehr solcher Briefe und mehr Äpfel.',
      },
      { h2: 'Der Winter, in dem das Gerüst verschwand' },
      {
        p: 'Im Februar 1908 standen beide Widerlager und in der Mitte des Flusses ein Lehrgerüst aus 44 Fichtenstämmen. In der Nacht zum 17. kam das Eis. Haslach notiert: „Gerüst fort. Frau sagt, ich soll schlafen. Geschlafen.“ Die Stämme fanden sich neun Kilometer weiter, an der Steinacher Wehrmauer, allerdings nicht lange. Als Haslach am dritten Tag mit Fuhrwerken kam, waren noch sechs da.',
      },
      {
        p: 'Die übrigen haben die Steinacher zu einer Kegelbahn verbaut, die bis 1974 hinter der „Krone“ stand. Ich habe selbst darauf gekegelt und nichts gewusst. Haslachs Rechnung an die Gemeinde Steinach, 38 Stämme zu 4\u00a0Mark, ist im Baubuch zweimal abgeschrieben. Einen Vermerk über die Zahlung gibt es nicht.',
      },
      {
        p: 'Genietet wurde zu viert: einer am Feuer, einer, der die glühende Niete warf, einer, der sie mit dem Blecheimer fing, und einer mit dem Hammer. Die Fängerin war Haslachs Tochter Auguste, siebzehn Jahre alt. In der Lohnliste heißt sie „August H.“, vermutlich, damit es keinen Ärger gab. Gefangen hat sie nach dem Baubuch alle bis auf „23 in den Fluß, 1 in den Stiefel“.',
      },
      {
        picture: {
          scene: 'rivets',
          seed: 105,
          season: 'autumn',
          hour: 'golden',
          caption: 'Jede Niete saß nach zwei Schlägen. Bis auf die in der Werle und die im Stiefel.',
          credit: 'tomasz',
        },
      },
      { h2: 'Vierzehn Fuhrwerke Ziegel' },
      {
        p: 'Die Belastungsprobe fand am Tag vor der Einweihung statt. Vierzehn Fuhrwerke aus der Steinacher Ziegelei, beladen mit zusammen 62\u00a0Tonnen, fuhren auf und blieben eine Stunde stehen. Den Kutschern hatte man doppelten Lohn versprochen und den Pferden Scheuklappen angelegt. Haslach saß während der ganzen Zeit in einem Kahn genau unter der Mitte und las an einer Latte ab, wie weit der Stahl sich bog. Der Bürgermeister hatte ihm das verboten.',
      },
      {
        quote: '„Es hat sich gesenkt um 19 und gehoben um 17. Bleiben 2. Die schenk ich der Werle.“',
        by: 'Ferdinand Haslach, Baubuch, 11. September 1908, in Millimetern',
      },
      {
        p: 'Am 12. September 1908 wurde die Brücke eröffnet, mit Posaunen, zwei Reden und einem Regenguss, der die zweite abkürzte. Verbaut waren nach dem Baubuch 118\u00a0Tonnen Stahl und 8.400 Nieten, und am Ende fehlten Haslach 2.150\u00a0Mark. Er hat sie aus eigener Tasche gezahlt. Die Stadt schenkte ihm dafür freies Passieren auf Lebenszeit.',
      },
      { h2: 'Was aus dem Fährmann wurde' },
      {
        p: 'Das Passieren kostete nämlich etwas: 2\u00a0Pfennig für einen Menschen, 10 für einen Karren, bis 1921. Eingenommen hat das Brückengeld ausgerechnet Balthasar Mohr, der frühere Fährmann, in einem Häuschen am Ostufer. Er soll jeden, der hinüberging, gefragt haben, ob es denn wirklich nötig sei. Das alte Fährhaus gegenüber, auf Ansichtskarten immer links im Bild, ist 1938 abgebrannt.',
      },
      {
        p: 'Im April 1945 war die Brücke zur Sprengung vorbereitet. In der Nacht, bevor die Amerikaner kamen, hat jemand die Zündleitung durchgeschnitten. In Auenfeld gibt es heute drei Familien, in denen es der Großvater war. Ich habe mit allen dreien Kaffee getrunken und kann keine ausschließen.',
      },
      {
        p: 'Die Eichenbohlen, schräg verlegt, wichen 1962 einer Fahrbahn aus Beton. Ich bin in der ersten Woche mit dem Motorrad darübergefahren, weil es auf den Bohlen immer so gerüttelt hatte, und war enttäuscht. Man merkte gar nicht mehr, dass man auf einer Brücke war.',
      },
      {
        p: 'Haslach starb 1926. In der Schmiedgasse 4 ist jetzt eine Fahrradwerkstatt. Der Amboss steht noch an seinem Platz, man legt dort die Sättel ab.',
      },
    ],
    tags: ['Werlebrücke', 'Geschichte', 'Denkmal', 'Handwerk'],
    hero: {
      scene: 'blueprint',
      seed: 108,
      caption: 'Eines von 34 Blättern aus dem Nachlass von Ferdinand Haslach, nachgezeichnet im Stadtarchiv.',
      credit: 'Stadtarchiv Auenfeld',
    },
    publishedMinutesAgo: 11540,
    comments: [
      {
        author: 'tomasz',
        minutesAfter: 42,
        text: 'Es sind 8.412 Nieten. Ich habe nachgezählt.',
        replies: [
          {
            author: 'joerg',
            minutesAfter: 95,
            text: 'Sie haben recht. Auf Seite 311 steht „u. 12 aus Vorsicht“. Das hatte ich der Kürze halber weggelassen und schäme mich ein wenig.',
          },
        ],
      },
      {
        author: 'georg',
        minutesAfter: 130,
        text: 'Ein Detail aus unserem Pfarrarchiv: Haslach hat 1911 auch den Klöppel der Martinsglocke gerichtet. Rechnung: 6 Mark und ein Sack Mehl.',
      },
      {
        author: 'ruth',
        minutesAfter: 205,
        text: '„Fördert das Davonfahren“ hänge ich mir gerahmt in den Flur.',
      },
      {
        author: 'ida',
        minutesAfter: 480,
        text: 'Hatte er in dem Kahn keine Angst?',
        replies: [
          {
            author: 'joerg',
            minutesAfter: 560,
            text: 'Bestimmt. Auf der Seite von diesem Tag ist die Schrift viel kleiner als sonst.',
          },
        ],
      },
      {
        author: 'paul',
        minutesAfter: 1490,
        text: 'Das billigste Angebot, ein Drittel unter dem nächsten, und am Ende zahlt der Unternehmer drauf. Manches ändert sich nie.',
      },
      {
        author: 'thandi',
        minutesAfter: 2210,
        text: 'Bitte mehr aus diesem Baubuch. „Geschlafen.“ ist der beste Satz, den ich dieses Jahr in einer Zeitung gelesen habe.',
      },
    ],
  },
  {
    key: 'st-martin',
    place: 'kirchbruck',
    category: 'leben',
    author: 'nele',
    headline: 'St. Martin ist eingerüstet, die Glocken schweigen bis Ostern',
    lead: 'Der Stahl, in dem die vier Glocken hängen, ist gerissen. Er wird durch Eiche ersetzt. Bis dahin verschlafen in Kirchbruck auffallend viele Leute.',
    body: [
      {
        p: 'Das letzte Geläut dauerte sieben Minuten und endete am Sonntag um 10.02\u00a0Uhr mit einem einzelnen, etwas verspäteten Schlag der kleinsten Glocke. Seither ist es still über Kirchbruck. Rund um den Turm von St. Martin steht bis in 38\u00a0Meter Höhe ein Gerüst, und dort, wo sonst die Schallläden offen sind, hängt blaue Plane.',
      },
      {
        p: 'Der Grund ist ein Riss von neun Zentimetern. Georg Reiter, der für die Landeskirche Glocken begutachtet und zufällig 200\u00a0Meter entfernt wohnt, hat ihn im August gefunden. „Gehört“, sagt er. „Die Martinsglocke kam immer einen Wimpernschlag zu spät. Da wusste ich, dass sich unter ihr etwas bewegt, was sich nicht bewegen soll.“ Der Glockenstuhl stammt von 1954 und ist aus Stahl, wie damals üblich. Stahl aber nimmt die Schwingung nicht auf, er gibt sie weiter, erst an die eigenen Schweißnähte und dann an die Mauer.',
      },
      {
        stream: {
          sound: 'bells',
          title: 'Das letzte Geläut von St. Martin vor der langen Pause, am Sonntag um 10\u00a0Uhr',
          filename: 'st-martin-sonntag.wav',
          by: 'georg',
        },
      },
      { h2: 'Eiche aus dem eigenen Wald' },
      {
        p: 'Der neue Stuhl wird aus Eiche gezimmert, aus 22 Stämmen, die im Kirchbrucker Gemeindewald stehen und vor Weihnachten gefällt werden. Mit Gerüst, Mauerwerk und neuen Klöppeln kostet das 385.000\u00a0Euro. Die Landeskirche zahlt 160.000, der Denkmalschutz 75.000. Für 150.000\u00a0Euro muss die Gemeinde selbst sorgen, gut die Hälfte hat sie. Pfarrerin Katharina Wendt verkauft deshalb schon jetzt den alten Stahl, der später in nummerierte Scheiben gesägt wird, das Stück zu 40\u00a0Euro. Als Buchstütze, sagt sie, werde er „endlich ruhig“ sein.',
      },
      {
        p: 'Die Glocken selbst bleiben im Turm. Nur die älteste, 1523 gegossen und 1.140\u00a0Kilogramm schwer, wird im Januar mit einem Kran herausgehoben und an einer Stelle geschweißt, die man von unten nicht sieht. Wer zuschauen will: Am Sonntag führt Reiter um 14.30\u00a0Uhr unter das Dach, Treffpunkt am Gerüst, feste Schuhe, höchstens zwölf Personen.',
      },
      { h2: 'Keine Konserve' },
      {
        p: 'Ein Hersteller aus dem Süden hat der Gemeinde angeboten, das Geläut vom Band über Lautsprecher abzuspielen, kostenlos für die Dauer der Arbeiten. Der Kirchenvorstand lehnte ab, einstimmig. „Entweder läutet etwas, oder es läutet nichts“, sagt Wendt. Stattdessen spielt der Posaunenchor sonntags um 9.45\u00a0Uhr vom Gerüst, zweite Ebene, sofern der Wind unter Stärke\u00a06 bleibt.',
      },
      {
        p: 'Dass auch der Stundenschlag fehlt, merken vor allem die Leute, die keinen Wecker besitzen. Vor dem Dorfladen, der um 6.30\u00a0Uhr öffnet, warten montags sonst acht Kunden. Diesmal waren es zwei, und einer davon war Reiter.',
      },
    ],
    tags: ['St. Martin', 'Glocken', 'Denkmal', 'Kirche'],
    hero: {
      scene: 'steeple',
      seed: 102,
      season: 'winter',
      hour: 'morning',
      weather: 'cloudy',
      caption: 'Gerüst bis in 38\u00a0Meter Höhe: Der Turm von St. Martin in Kirchbruck.',
      credit: 'georg',
    },
    publishedMinutesAgo: 372,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 31,
        text: 'In Auenfeld hat man die Glocken bei Westwind auch gehört. Seit Sonntag ist Anton um sechs nicht mehr wach zu kriegen.',
        replies: [
          {
            author: 'thandi',
            minutesAfter: 40,
            text: 'Als seine Tierärztin: Das liegt nicht an den Glocken.',
          },
        ],
      },
      {
        author: 'joerg',
        minutesAfter: 66,
        text: 'Warum wurde 1954 überhaupt Stahl genommen, wenn der alte Stuhl aus Eiche war?',
        replies: [
          {
            author: 'georg',
            minutesAfter: 84,
            text: 'Weil er modern war und billig. Der alte Eichenstuhl hatte 430 Jahre gehalten. Er ging als Brennholz weg, darüber darf ich nicht nachdenken.',
          },
        ],
      },
      {
        author: 'paul',
        minutesAfter: 140,
        text: 'Habe mir Scheibe Nr. 17 reservieren lassen. Wird schwer und hässlich, kostet 40 Euro. Gern geschehen.',
      },
      {
        author: 'linh',
        minutesAfter: 171,
        text: 'Für alle, die fragen: Wir sind beim Spielen angeseilt. Nur die Tuba nicht, die steht unten.',
      },
      {
        author: 'thandi',
        minutesAfter: 256,
        text: 'Gibt es für die Führung am Sonntag noch Plätze?',
      },
    ],
  },
  {
    key: 'schuelerlotsin',
    place: 'kirchbruck',
    category: 'leben',
    author: 'nele',
    headline: 'Sie hielt 41 Jahre lang die Kelle',
    lead: 'Irmgard Pohl hat in Kirchbruck drei Generationen über die Hauptstraße gebracht. Vergangene Woche ist sie gestorben, mit 86 Jahren, nach dem Frühstück.',
    body: [
      {
        p: 'Wer in Kirchbruck zur Schule gegangen ist, kann ihren Satz auswendig. „Erst schauen, dann glauben“, sagte Irmgard Pohl, wenn ein Auto angehalten hatte und ein Kind loslaufen wollte. Dann trat sie auf die Fahrbahn, hob die Kelle, und auch die Lastwagen aus dem Steinbruch blieben stehen.',
      },
      {
        p: 'Angefangen hat sie im September 1977, drei Wochen nachdem vor dem Gasthof ein Junge angefahren worden war. Der Junge war ihr Neffe Bernd, er hatte ein gebrochenes Bein und Glück. Die Gemeinde bat um Freiwillige, es meldeten sich zwölf Mütter. Im zweiten Winter waren es noch vier, im dritten eine.',
      },
      {
        p: 'Gelernt hatte sie Näherin, die Westen nähte sie sich selbst, mit Innentasche. Darin steckten Taschentücher, Pflaster und ein Heft, in das sie die Kennzeichen schrieb, deren Fahrer es eilig hatten. Angezeigt hat sie nie jemanden. Sie ging sonntags nach der Kirche hin und klingelte. Ein früherer Kreisrat, der nicht genannt sein will, erinnert sich an zehn Minuten an seiner Haustür, „nach denen ich ein anderes Auto gekauft habe, ein langsameres“.',
      },
      {
        p: 'Bernd Pohl fährt heute den Schulbus. Sein Bein spürt er bei Wetterwechsel, seine Tante sah er an jedem Werktag um 7.35\u00a0Uhr an der Ecke stehen. Er habe immer angehalten, sagt er, auch wenn niemand hinüberwollte. „Sie hat dann so mit der Kelle gemacht. Weiterfahren, hieß das, nicht so viel Gefühl.“',
      },
      {
        p: 'Nach Rechnung der Grundschule hat sie an 7.790 Schultagen dort gestanden. Gefehlt hat sie zwölf Mal, neun davon wegen der Geburt von Enkeln. Als 2018 die Ampel kam, übergab sie die Kelle dem Rektor und stellte sich am nächsten Morgen trotzdem an die Ecke, um zu sehen, ob das Gerät etwas tauge. Ihr Urteil stand tags darauf in dieser Zeitung: „Es ist pünktlich. Grüßen tut es nicht.“',
      },
      {
        p: 'Irmgard Pohl hinterlässt drei Kinder, neun Enkel und einen Garten mit 60 Rosenstöcken, über den die Familie noch berät. Am Samstag wird sie um 11\u00a0Uhr auf dem Kirchbrucker Friedhof beerdigt. Weil die Glocken von St. Martin schweigen, haben ehemalige Schüler um etwas anderes gebeten: Die Ampel an der Hauptstraße zeigt von 10.30 bis 10.45\u00a0Uhr für die Fußgänger Grün.',
      },
    ],
    tags: ['Nachruf', 'Schulweg', 'Ehrenamt'],
    hero: {
      scene: 'school',
      seed: 110,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption: 'Die Ecke vor der Kirchbrucker Grundschule, an der Irmgard Pohl 41\u00a0Jahre lang stand.',
      credit: 'matteo',
    },
    publishedMinutesAgo: 6035,
    comments: [
      {
        author: 'georg',
        minutesAfter: 25,
        text: 'Meine Töchter sind bei ihr gegangen. Die jüngere sagt den Satz heute zu ihren eigenen.',
      },
      {
        author: 'paul',
        minutesAfter: 190,
        text: 'Bei mir hat sie auch geklingelt. 1994, Opel Kadett. Ich hatte es verdient.',
      },
      {
        author: 'ruth',
        minutesAfter: 610,
        text: 'Ich habe ihre drei Kinder getraut. Bei jeder Trauung hat sie vor dem Standesamt den Verkehr angehalten, ohne Kelle, es ging trotzdem.',
        replies: [
          {
            author: 'nele',
            minutesAfter: 655,
            text: 'Das hätte ich gern gewusst, als ich geschrieben habe. Danke.',
          },
        ],
      },
    ],
  },
  {
    key: 'dorfladen',
    place: 'kirchbruck',
    category: 'wirtschaft',
    author: 'jonas',
    headline: 'Dorfladen sucht 80 neue Genossen bis Silvester',
    lead: 'Die Kühltheke in Kirchbruck ist 19 Jahre alt und verbraucht so viel Strom wie vier Haushalte. Eine neue kostet 48.000\u00a0Euro. Zwölftausend davon fehlen.',
    body: [
      {
        p: 'Man hört die Kühltheke, bevor man sie sieht. Sie brummt, setzt aus, brummt tiefer. „Das ist jetzt die dritte Stimme“, sagt Marktleiterin Anita Serwe, „die vierte wird teuer.“ Seit dem Sommer ist der Kompressor zweimal ausgefallen, beim ersten Mal schmolzen 160\u00a0Kilo Eis, beim zweiten Mal trug Serwe den ganzen Käse nach nebenan in den Pfarrkeller.',
      },
      {
        p: 'Der Dorfladen gehört 340 Leuten. Jeder von ihnen hat mindestens einen Anteil zu 150\u00a0Euro gezeichnet, als 2014 der letzte Lebensmittelmarkt schloss. Der Laden macht im Jahr 790.000\u00a0Euro Umsatz, beschäftigt zwei Vollzeit- und fünf Teilzeitkräfte und schrieb zuletzt einen Gewinn von 3.212\u00a0Euro. Für Rücklagen, die eine neue Theke tragen, reicht das nicht.',
      },
      { h2: 'Die Rechnung' },
      {
        table: {
          head: ['Posten', 'Euro'],
          rows: [
            ['Kühltheke mit Einbau', '48.000'],
            ['Zuschuss Klimafonds des Kreises', '–16.000'],
            ['Darlehen der Sparkasse, acht Jahre', '–20.000'],
            ['Es fehlen', '12.000'],
          ],
        },
      },
      {
        p: 'Zwölftausend Euro sind genau 80 Anteile. Vorstand Klaus-Peter Zink hat sich ausgerechnet, dass auf jedes zweite Haus am Hungerberg einer käme, und geht deshalb seit Montag abends klingeln. 23 hat er schon, darunter eine Familie, die erst im Februar einzieht. Am häufigsten höre er die Frage, ob es Dividende gebe. „Ich sage dann: ja, frische Milch.“',
      },
      {
        p: 'Die Frist ist kein Werbetrick. Der Kreis zahlt seinen Zuschuss nur, wenn die Finanzierung am 31. Dezember steht. Die neue Theke hat Glastüren und spart nach Angabe des Herstellers 11.500\u00a0Kilowattstunden im Jahr, das sind bei dem Tarif des Ladens etwa 3.400\u00a0Euro, etwas mehr als der ganze Gewinn vom vergangenen Jahr.',
      },
      {
        p: 'Gezeichnet werden kann an der Kasse, auch in Raten zu 25\u00a0Euro. Auf einem Zettel neben dem Pfandautomaten führt Serwe die Liste der neuen Namen. Ganz oben steht der Techniker, der den Kompressor zweimal repariert hat.',
      },
    ],
    tags: ['Dorfladen', 'Genossenschaft', 'Kirchbruck'],
    hero: {
      scene: 'group',
      seed: 116,
      season: 'autumn',
      hour: 'morning',
      caption: 'Ein Teil der Ladenmannschaft. Die Kühltheke brummt links, außerhalb des Bildes.',
      credit: 'jonas',
    },
    publishedMinutesAgo: 2905,
    updatedMinutesAgo: 2400,
    comments: [
      {
        author: 'georg',
        minutesAfter: 58,
        text: 'Nummer 24. Meine Frau ist Nummer 25, sie wollte nicht auf meinem Anteil mitessen.',
      },
      {
        author: 'paul',
        minutesAfter: 340,
        text: 'Sauber gerechnet. Ein Hinweis: Die 3.400 Euro Ersparnis stehen gegen rund 2.900 Euro Rate im Jahr. Es geht also auf, aber knapp.',
        replies: [
          {
            author: 'jonas',
            minutesAfter: 505,
            text: 'Ja, Zins und Tilgung liegen bei 2.870. Wollte den Text nicht mit Zahlen pflastern, noch mehr als sonst.',
          },
        ],
      },
      {
        author: 'ruth',
        minutesAfter: 1120,
        text: 'Nehmt ihr auch Auenfelder?',
      },
    ],
  },
  {
    key: 'posaunenchor',
    place: 'kirchbruck',
    category: 'kultur',
    author: 'nele',
    headline: 'Wenn der Posaunenchor Bowie spielt',
    lead: 'Ein Konzert auf dem Gerüst von St. Martin, mit einem Programm, das der Dekan vorher nicht sehen wollte.',
    body: [
      {
        p: 'Sechzehn Bläserinnen und Bläser, der älteste 79, die jüngste zwölf, spielen am Samstag um 17\u00a0Uhr von der zweiten Ebene des Kirchturmgerüsts. Neben Schütz und Mendelssohn steht „Heroes“ auf dem Zettel, gesetzt für vier Posaunen, drei Trompeten, Horn und alles, was sonst noch da ist. Leiterin Dörte Hansmann hat das Arrangement an neun Abenden geschrieben. „Der Song hat drei Akkorde und einen langen Atem“, sagt sie. „Das liegt uns.“',
      },
      {
        p: 'Der Eintritt ist frei, gesammelt wird für den neuen Glockenstuhl. Bei Regen rückt der Chor unter die Empore. Wer mitsingen möchte, bekommt ein Textblatt, auf Englisch und in einer Übersetzung der Konfirmandengruppe, in der die Delfine allerdings Forellen sind.',
      },
    ],
    tags: ['Musik', 'St. Martin', 'Posaunenchor'],
    hero: {
      scene: 'brassband',
      seed: 104,
      caption: 'Generalprobe des Posaunenchors, noch unten und im Trockenen.',
      credit: 'doerte',
    },
    publishedMinutesAgo: 2310,
    comments: [
      {
        author: 'linh',
        minutesAfter: 77,
        text: 'Ich helfe aus Auenfeld aus, an der dritten Posaune. Die Stelle mit den Forellen üben wir noch.',
      },
      {
        author: 'georg',
        minutesAfter: 930,
        text: 'Ich war gegen das Gerüstkonzert, wegen der Statik. Nachgerechnet: geht. Ich bringe einen Stuhl mit.',
      },
    ],
  },
];
