// Tells of schools and nurseries: woolly socks, a forest nursery, opening hours, a patrol with lollipops,
// trees for a yard.

import type { DemoArticle } from '../types.ts';

export const schoolArticles: DemoArticle[] = [
  {
    key: 'bruecken-socken',
    place: 'auenfeld',
    category: 'schule-kita',
    author: 'aylin',
    headline: 'Die Brückensocke ist da, links und rechts verschieden',
    lead: 'Eine Schülerfirma der Gesamtschule verkauft, was bei ihr jeden Morgen auf der Heizung liegt.',
    body: [
      {
        p: 'Auf der linken steht „Ostufer“, auf der rechten „Westufer“, und auf den Sohlen zusammen 64 Maschen, eine je Meter. Die Brückensocke ist das erste Produkt der Schülerfirma „Trockenen Fußes“, die seit September im Wahlpflichtfach Betrieb arbeitet. Gestrickt wird in Niederlohe auf einer Maschine, entworfen wurde im Physikraum, 5.000\u00a0Euro Startkapital kamen vom Förderverein.',
      },
      {
        p: 'Geschäftsführerin Leyla Arslan, 16, hat 500 Paar bestellt, zu 6,20\u00a0Euro das Stück, und wollte sie bis Ostern verkaufen. Es dauerte bis zur zweiten großen Pause. Schulleiter Emre Aksoy nahm zwölf Paar, Bürgermeister Jens Wiechert ließ ausrichten, er brauche 21, für den ganzen Rat, die Größen reiche er nach. Ein Paar kostet 11\u00a0Euro, wer nur eine Socke will, zahlt sieben.',
      },
      {
        p: 'Warum man eine einzelne kaufen sollte? „Weil einem die andere sowieso verloren geht“, sagt Arslan. „Das ist kein Fehler, das ist das Geschäftsmodell.“ Vom Gewinn bekommt ein Drittel der Verein Brückenschlag. Die Nachbestellung läuft, lieferbar in drei Wochen, dann auch mit Wal. Der Vorschlag kam aus der Grundschule.',
      },
    ],
    tags: ['Gesamtschule', 'Werlebrücke', 'Schülerfirma'],
    hero: {
      scene: 'socks',
      seed: 102,
      season: 'autumn',
      hour: 'noon',
      weather: 'clear',
      caption: 'Links und rechts verschieden: die ersten zwanzig Paar auf der Leine.',
      credit: 'aylin',
    },
    publishedMinutesAgo: 430,
    comments: [
      { author: 'ida', minutesAfter: 6, text: 'VON MIR' },
      {
        author: 'paul',
        minutesAfter: 31,
        text: '(11 minus 6,20) mal 500 sind 2.400 Euro. Da kann manche Firma im Gewerbegebiet einpacken.',
      },
      { author: 'ruth', minutesAfter: 50, text: 'Ich nehme eine linke. Die rechte habe ich noch von 1973.' },
      { author: 'emre', minutesAfter: 75, text: 'Für das Protokoll: Ich habe sie bezahlt.' },
      {
        author: 'georg',
        minutesAfter: 200,
        text: '21 Paar für den Rat, davon elf linke und zehn rechte?',
        replies: [
          {
            author: 'henrike',
            minutesAfter: 230,
            text: 'Das steht jetzt in meinem Notizblock für die nächste Sitzung.',
          },
        ],
      },
    ],
  },
  {
    key: 'waldkita',
    place: 'hungerberg',
    category: 'schule-kita',
    author: 'aylin',
    genre: 'feature',
    headline: '„Kalt ist man nur, wenn man nichts vorhat“',
    lead: 'Im Waldkindergarten am Hungerberg gibt es keine Heizung, keine Türen und an manchen Tagen keinen Boden, nur Matsch. Ein Vormittag bei zwei Grad.',
    body: [
      {
        p: 'Bevor jemand irgendwohin geht, wird gelauscht. Neunzehn Kinder stehen am Bauwagen, die Mützen schief, und haben die Augen zu. „Was hört ihr?“, fragt Erzieherin Kathrin Moll. Einen Traktor, sagt jemand. Die Bahn. Meinen Bauch. „Den Boden“, sagt ein Mädchen namens Romy. Stimmt: Er knackt. Es hat gefroren, unter dem Laub steigt das Eis in kleinen Nadeln.',
      },
      {
        p: 'Die „Haselmäuse“ gibt es seit elf Jahren. Von halb acht bis zwei sind sie draußen, an 210 Tagen, drinnen nur bei Sturm und Gewitter. Der Bauwagen hat einen Ofen, der vor allem dazu dient, Handschuhe zu trocknen. Es gibt keine Spielsachen. Es gibt Stöcke, und die haben eine Ordnung: bis Armlänge darf jeder allein, darüber trägt man zu zweit.',
      },
      { h2: 'Ein Vormittag' },
      {
        p: 'Kurz nach neun finden zwei Jungen eine Pfütze mit Deckel. Man könnte hineintreten. Stattdessen wird eine halbe Stunde verhandelt, ob man den Deckel im Ganzen herausbekommt. Man bekommt ihn, mit vier Stöcken und einer Fußmatte. Das Eis ist so groß wie ein Tablett. Alle schauen einmal hindurch, dann gibt Romy es Frau Moll, und Frau Moll lässt es fallen, und alle jubeln.',
      },
      {
        quote:
          '„Drinnen muss man sich etwas ausdenken, damit Kinder stillhalten. Hier muss man nur warten, bis sie etwas gefunden haben.“',
        by: 'Kathrin Moll, Leiterin',
      },
      {
        p: 'Dass es nicht immer idyllisch ist, verschweigt sie nicht. Im Februar waren an einem Morgen minus elf Grad, da haben sie nach zwei Stunden abgebrochen, weil einem Kind die Brille angefroren war. Es gibt Zecken, es gibt Eltern, die am Nachmittag mit dem Gartenschlauch vor der Haustür stehen. Und es gibt eine Warteliste, zurzeit 34 Namen. Eine zweite Gruppe scheitert nicht am Wald, sondern an einer zweiten Kathrin Moll.',
      },
      {
        p: 'Mittags gibt es Suppe aus Thermosbehältern. Emil, 4, hat den ganzen Morgen einen Stein mit sich herumgetragen, der so groß ist wie sein Kopf. Nun legt er ihn neben seinen Teller. „Das ist mein Freund“, erklärt er. Wie er heiße? Emil sieht den Stein an, dann die Reporterin, mit großer Nachsicht. „Stein“, sagt er.',
      },
    ],
    tags: ['Kita', 'Wald', 'Hungerberg'],
    hero: {
      scene: 'forest',
      seed: 102,
      season: 'autumn',
      hour: 'morning',
      weather: 'fog',
      caption: 'Der Morgenweg der „Haselmäuse“ ist 600\u00a0Meter lang. Er dauert fünfzig Minuten.',
      credit: 'aylin',
    },
    publishedMinutesAgo: 8960,
    comments: [
      {
        author: 'mechthild',
        minutesAfter: 20,
        text: 'In der ersten Klasse erkannte man die Waldkinder sofort. Sie konnten warten. Und sie haben beim Diktat den Radiergummi benannt.',
      },
      {
        author: 'farid',
        minutesAfter: 95,
        text: 'Meine Tochter war dort. Sie sortiert bis heute alle Stöcke nach Länge.',
      },
      {
        author: 'thandi',
        minutesAfter: 300,
        text: '„Es gibt Zecken“: Ich habe Kärtchen, kostenlos, an der Praxistür.',
      },
      {
        author: 'aylin',
        minutesAfter: 1450,
        text: 'Nachtrag: Emil hat den Stein heute wieder mitgebracht. Er heißt immer noch Stein.',
      },
    ],
  },
  {
    key: 'regenbogen',
    place: 'steinach',
    category: 'schule-kita',
    author: 'nele',
    headline: 'Kita Regenbogen schließt eine Stunde früher',
    lead: 'Drei Stellen sind unbesetzt, zwei Kolleginnen krank. Betroffen sind in Steinach 86 Familien.',
    body: [
      {
        p: 'Die städtische Kita Regenbogen in der Lehmgrube öffnet bis auf Weiteres nur noch bis 15.30\u00a0Uhr. Der Brief an die Eltern ging am Freitag um 15.10\u00a0Uhr hinaus, was, wie Leiterin Susanne Behrendt einräumt, „kein glücklicher Zeitpunkt“ war. Von zwölf Vollzeitstellen sind drei seit dem Sommer offen. Auf die letzte Anzeige kamen zwei Bewerbungen, eine davon von einem Zauberer.',
      },
      {
        p: 'Für 23 Kinder, deren Eltern nachweislich bis 16.30\u00a0Uhr arbeiten, gibt es eine Notgruppe mit Losverfahren. Zwölf Plätze. Gelost wurde am Montag im Flur, mit Kastanien. „Ich hatte noch nie so viel Mitleid mit Leuten, die gewonnen haben“, sagt Elternsprecher Kerem Aydın. Er hat nicht gewonnen.',
      },
      {
        p: 'Bürgermeisterin Ilse Rademacher kündigte an, bis Ende des Monats mit Tagesmüttern zu sprechen. Den Zauberer hat Behrendt eingeladen. Er hat ein Pädagogikstudium.',
      },
    ],
    tags: ['Kita', 'Steinach'],
    hero: {
      scene: 'school',
      seed: 108,
      season: 'autumn',
      hour: 'noon',
      caption: 'Um halb vier ist jetzt Schluss: Vor der Kita Regenbogen wird abgeholt.',
      credit: 'nele',
    },
    publishedMinutesAgo: 17150,
    comments: [
      {
        author: 'selam',
        minutesAfter: 55,
        text: 'Wir haben den Notfalltisch oben am Fenster. Malstifte sind da, Züge auch.',
      },
      { author: 'aylin', minutesAfter: 210, text: 'Dazu schreibe ich noch etwas.' },
      {
        author: 'birgit',
        minutesAfter: 800,
        text: 'Die Bücherei ist bis 18 Uhr offen, Sitzkissen gibt es 14. Wir sind keine Kita, aber wir sind da.',
      },
      {
        author: 'paul',
        minutesAfter: 1600,
        text: 'Wurde der Zauberer eingestellt?',
        replies: [
          {
            author: 'nele',
            minutesAfter: 15200,
            text: 'Ja. Seit gestern. Er heißt Herr Wunderlich, dafür kann er nichts.',
          },
        ],
      },
    ],
  },
  {
    key: 'lotsen',
    place: 'kirchbruck',
    category: 'schule-kita',
    author: 'mechthild',
    headline: 'Die Kelle ist wieder im Dienst',
    lead: 'Zehn Viertklässler haben in Kirchbruck einen Lotsendienst gegründet. Der Grund dafür hängt in der Aula.',
    body: [
      {
        p: 'Nach dem Tod von Irmgard Pohl haben die Kinder der 4b gefragt, was eigentlich mit ihrer Kelle geschehen sei. Sie lag im Schrank des Rektors, in Seidenpapier. Man hat sie herausgeholt, reihum gehalten und festgestellt, dass sie schwerer ist, als sie aussieht.',
      },
      {
        p: 'Seit Montag stehen nun jeden Morgen zwei Kinder an der Ecke Hauptstraße, neben der Ampel, unter Aufsicht von Verkehrspolizist Jürgen Thom. Die Ampel regelt den Verkehr, die Kinder regeln das Grüßen. So haben sie es in ihre Satzung geschrieben, Paragraf 1. Paragraf 2: „Wer eilig hat, dem wünschen wir einen guten Tag.“ Am ersten Morgen grüßten 41 Autofahrer zurück, am zweiten 58. Ein Sattelzug aus dem Steinbruch hat gehupt, aber freundlich, die Kinder haben darüber abgestimmt.',
      },
      {
        p: 'Die Westen hat Pohls Enkelin genäht, nach dem alten Schnitt. In der Innentasche stecken Taschentücher, Pflaster und ein Heft. Was sie dort hineinschreiben, verraten die Lotsen nicht. Aber am Sonntag nach der Kirche, das weiß man, haben zwei von ihnen bei einem Herrn in der Schmiedgasse geklingelt.',
      },
      { embed: 'schuelerlotsin' },
    ],
    tags: ['Schulweg', 'Ehrenamt', 'Kirchbruck'],
    hero: {
      scene: 'school',
      seed: 106,
      season: 'autumn',
      hour: 'morning',
      weather: 'cloudy',
      caption:
        'Vor der Grundschule Kirchbruck stehen morgens wieder Lotsen, je zwei, in Westen mit Innentasche.',
      credit: 'matteo',
    },
    publishedMinutesAgo: 2130,
    comments: [
      { author: 'georg', minutesAfter: 15, text: 'Es war nicht bei mir. Ich fahre seit Jahren Rad.' },
      {
        author: 'nele',
        minutesAfter: 80,
        text: 'Danke, Mechthild. Der Satz mit dem Grüßen hätte ihr gefallen.',
      },
      {
        author: 'paul',
        minutesAfter: 300,
        text: 'Ich fahre jetzt extra langsam, damit mich beide Lotsen grüßen.',
      },
      { author: 'ruth', minutesAfter: 1400, text: 'Die Rosen, die Westen, die Kelle. So bleibt man.' },
    ],
  },
  {
    key: 'asphalt',
    place: 'steinach',
    category: 'schule-kita',
    author: 'birgit',
    headline: '900\u00a0Quadratmeter weniger',
    lead: 'Die Grundschule Steinach hat ihren Hof aufgebrochen. Die Kinder durften zuerst.',
    body: [
      {
        p: 'Ein Presslufthammer wiegt 25\u00a0Kilo. Man kann ihn zu dritt halten, wenn man acht ist und ein Bauarbeiter dahintersteht. So wurde im Oktober der erste Quadratmeter Asphalt aus dem Schulhof gelöst, und zwar genau der, auf dem seit Jahren alle hinfielen.',
      },
      {
        p: 'Es folgten 899 weitere, diesmal mit dem Bagger. Auf der Fläche wachsen jetzt 34 junge Bäume, von der Felsenbirne bis zur Esskastanie, gepflanzt von den Klassen und mit Namen versehen, die von „Baum“ bis „Lord Ast“ reichen. Gemessen hatte man im Juni auf dem Asphalt 51\u00a0Grad. Nächsten Sommer wird an derselben Stelle wieder gemessen, das Thermometer liegt so lange in der Bücherei, Leihfrist verlängert.',
      },
      {
        p: '76.000\u00a0Euro hat der Umbau gekostet, 60.000 kamen aus einem Klimaprogramm des Landes. Rektorin Ingrid Oltmanns sagt, die Zahl der Pflaster sei um zwei Drittel gesunken. Die Zahl der dreckigen Hosen habe man nicht erhoben.',
      },
    ],
    tags: ['Schule', 'Bäume', 'Steinach'],
    hero: {
      scene: 'planting',
      seed: 102,
      season: 'autumn',
      hour: 'morning',
      caption: 'Einer von 34: Setzling im neuen Hof der Grundschule an der Schulstraße.',
      credit: 'aylin',
    },
    publishedMinutesAgo: 45400,
    comments: [
      {
        author: 'deniz',
        minutesAfter: 100,
        text: 'ich hab dort 4 jahre lang auf genau dem quadratmeter gelegen',
      },
      {
        author: 'paul',
        minutesAfter: 400,
        text: 'Was kostet die Pflege?',
        replies: [
          {
            author: 'birgit',
            minutesAfter: 1400,
            text: 'Jede Klasse gießt ihren Baum. Lord Ast ist schon ertrunken und wurde ersetzt.',
          },
        ],
      },
    ],
  },
  {
    key: 'vorlesen',
    place: 'steinach',
    category: 'schule-kita',
    author: 'birgit',
    genre: 'brief',
    headline: 'Feuerwehrmann liest Märchen, Drache gewinnt',
    lead: 'Zum Vorlesetag kamen 48 Kinder in die Bücherei Steinach.',
    body: [
      {
        p: 'Kommandant Holger Strunz las in voller Uniform die Geschichte eines Drachen, der sein Feuer nicht löschen kann. Nach jeder Seite wurde er unterbrochen, meist von Fachfragen: Wie viele Liter? Welcher Schlauch? Am Ende beantragten die Kinder mehrheitlich, dass der Drache in die Jugendfeuerwehr aufgenommen wird. Strunz hat zugesagt, vorbehaltlich der Tauglichkeitsuntersuchung.',
      },
    ],
    tags: ['Bücherei', 'Lesen', 'Kinder'],
    hero: {
      scene: 'readinghour',
      seed: 103,
      season: 'autumn',
      hour: 'morning',
      caption: 'Vorlesetag in der Bücherei: Wer vorn sitzt, darf umblättern.',
      credit: 'birgit',
    },
    publishedMinutesAgo: 11200,
    comments: [
      { author: 'holger', minutesAfter: 20, text: 'C-Schlauch. Ganz klar C.' },
      { author: 'thandi', minutesAfter: 90, text: 'Die Untersuchung übernehme ich.' },
    ],
  },
  {
    key: 'mathe',
    place: 'auenfeld',
    category: 'schule-kita',
    author: 'aylin',
    genre: 'brief',
    headline: 'Drei Punkte fehlen, einer war geschenkt',
    lead: 'Bei der Kreisrunde der Mathematik-Olympiade belegt die Gesamtschule Platz zwei.',
    body: [
      {
        p: 'Leon Brehmer, 10b, der im Wahlpflichtfach in der Schulküche Möhren schneidet, löste fünf von sechs Aufgaben vollständig. Die sechste handelte davon, wie man 30\u00a0Kilo Möhren mit möglichst wenigen Schnitten in gleich schwere Portionen teilt. Er ließ sie aus Protest leer und schrieb „Erfahrungswerte“ an den Rand. Die Jury gab dafür einen Punkt. Sieger wurde das Gymnasium Wehrstetten.',
      },
    ],
    tags: ['Gesamtschule', 'Mathematik'],
    hero: { scene: 'blackboard', seed: 102, caption: 'Die Aufgabe steht hier nicht.', credit: 'aylin' },
    publishedMinutesAgo: 39500,
    comments: [
      { author: 'emre', minutesAfter: 12, text: 'Ich hätte zwei gegeben.' },
      {
        author: 'jonas',
        minutesAfter: 100,
        text: 'Als Tischler: Die Antwort ist sieben Schnitte. Oder ein Küchengerät.',
      },
    ],
  },
  {
    key: 'linsenacker',
    place: 'kirchbruck',
    category: 'schule-kita',
    author: 'matteo',
    genre: 'brief',
    headline: '60\u00a0Kilo Linsen in Auftrag gegeben',
    lead: 'Ein Leserkommentar hat Folgen: Am Hungerberg soll wieder wachsen, was dort hingehört.',
    body: [
      {
        p: 'Weil unter unserem Text über die Schulküche zu lesen war, dass am Hungerberg bis in die Fünfzigerjahre Linsen standen, hat sich die 3a der Kirchbrucker Grundschule gemeldet. Sie pachtet im Frühjahr 400\u00a0Quadratmeter Linsenacker vom Obst- und Gartenbauverein, sät Hafer dazu, als Stütze, und will der Köchin Marija Petrović liefern. Vertraglich vereinbart sind 60\u00a0Kilo. Bezahlt wird in Nachtisch.',
      },
      { embed: 'schulkueche' },
    ],
    tags: ['Hungerberg', 'Gesamtschule', 'Landwirtschaft'],
    publishedMinutesAgo: 740,
    comments: [
      { author: 'georg', minutesAfter: 8, text: 'Ich fühle mich jetzt für die Ernte verantwortlich.' },
      { author: 'ida', minutesAfter: 40, text: 'Können wir da auch mal hin?' },
      {
        author: 'mechthild',
        minutesAfter: 200,
        text: 'Die Kinder haben ausgerechnet, dass man dafür 1,2 Millionen Linsen braucht. Sie wollen nachzählen.',
        replies: [{ author: 'paul', minutesAfter: 260, text: 'Bitte mit Tabelle.' }],
      },
    ],
  },
  {
    key: 'laternen',
    place: 'steinach',
    category: 'schule-kita',
    author: 'aylin',
    headline: 'Das Pony blieb stehen, die Kinder sangen weiter',
    lead: 'Beim Martinszug in Steinach gingen 600 Menschen mit. Der Heilige musste zu Fuß.',
    body: [
      {
        p: 'Das Pony heißt Gisela und hat in neun Jahren noch jeden Martin getragen. In diesem Jahr sah Gisela an der Ecke Schulstraße etwas, was sonst niemand sah, und blieb stehen. Sie blieb elf Minuten stehen. Martin, dargestellt von der Rettungssanitäterin Nadine Wulf, redete ihr zu, teilte probeweise den Mantel und stieg schließlich ab.',
      },
      {
        p: 'Der Zug war da schon dreimal durch „Ich geh mit meiner Laterne“ gekommen. Weil hinten niemand wusste, warum es nicht weiterging, wurde hinten ein anderes Lied angestimmt, sodass sich in der Mitte beide trafen. „Wie bei Charles Ives“, sagte jemand vom Musikverein. Dann setzte sich Gisela in Bewegung, allein, und zog vorneweg zum Feuer am Ziegelteich, mit Sattel und ohne Heiligen.',
      },
      {
        p: 'Geteilt wurde trotzdem: 480 Martinsgänse aus Hefeteig. Für die letzten dreißig Kinder reichte es nur noch, wenn man sie durchschnitt. Keins hat sich beschwert. So war es ja auch gedacht.',
      },
    ],
    tags: ['Laternen', 'Kinder', 'Steinach'],
    hero: {
      scene: 'lanterns',
      seed: 102,
      season: 'autumn',
      hour: 'night',
      caption: 'Durch die Bahnhofstraße zum Ziegelteich: Laternenzug in Steinach.',
      credit: 'selam',
    },
    publishedMinutesAgo: 15300,
    comments: [
      {
        author: 'thandi',
        minutesAfter: 30,
        text: 'Gisela hat eine Reflexfolie gesehen. Ich habe sie am nächsten Tag untersucht, sie ist beleidigt, aber gesund.',
      },
      { author: 'holger', minutesAfter: 45, text: 'Feuer war angemeldet. Pony auch.' },
      {
        author: 'linh',
        minutesAfter: 400,
        text: 'Ives! Ich war die, die das gesagt hat. Ich gehöre aber nicht zum Musikverein, ich war nur zufällig in der Mitte.',
      },
      {
        author: 'deniz',
        minutesAfter: 500,
        text: 'meine kleine schwester hatte eine laterne in form einer steckdose',
      },
    ],
  },
];
