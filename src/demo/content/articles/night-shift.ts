// Tells of a long night with the road gritters, and a long day with the last midwife.

import type { DemoArticle } from '../types.ts';

export const nightShiftArticles: DemoArticle[] = [
  {
    key: 'winterdienst',
    place: 'auenfeld',
    category: 'verkehr',
    author: 'aylin',
    genre: 'feature',
    headline: 'Halb drei, minus vier, Route B',
    lead: 'Wenn Auenfeld aufwacht, sind die Straßen schwarz. Damit das so ist, fährt Ronny Scharf nachts 41\u00a0Kilometer im Kreis und redet mit seinem Salz. Ein Beifahrersitz von zwei bis sechs.',
    body: [
      {
        p: 'Die Entscheidung fällt um 1.50\u00a0Uhr, auf dem Parkplatz des Bauhofs, mit dem Handrücken. Ronny Scharf, 43, Pullover, Latzhose, legt ihn auf den Asphalt, zählt bis zehn und schaut dabei in den Himmel, als bekäme er von dort den Wert. Sein Telefon zeigt minus zwei Grad an, die Messstelle an der Bundesstraße minus drei. „Minus vier“, sagt Scharf. Er steht auf und drückt auf den Knopf, der in vier Schlafzimmern in Auenfeld ein Brummen auslöst. In einer halben Stunde werden fünf Leute hier sein. Keiner wird „Guten Morgen“ sagen, das ist noch keiner.',
      },
      {
        p: 'Es gibt drei Routen. A sind die Hügel, B ist die Stadt, C sind die Wege, die nur der kleine Traktor schafft. Scharf fährt B: Bundesstraße, Seniorenstift, Schulen, Mühlgasse, Buslinie, 41\u00a0Kilometer, und wenn er am Ende ankommt, ist der Anfang wieder glatt. Achtzehn Winter macht er das. Er ist gelernter Gärtner. Im Sommer pflegt er die Beete, die er im Winter versehentlich salzt.',
      },
      { h2: 'Zwanzig Gramm' },
      {
        p: 'Der Wagen heißt Elke, nach einer Kollegin, die ihn bestellt und nie gefahren hat. Im Führerhaus riecht es nach Kaffee und Gummi, auf dem Armaturenbrett klebt ein Zettel mit drei Zahlen: 5, 10, 20. Das sind Gramm je Quadratmeter. Fünf, wenn es nur so aussieht. Zehn, wenn es so ist. Zwanzig, wenn Elke schon rutscht. „Früher hat man vierzig genommen und gut geschlafen“, sagt Scharf. „Dann sind die Linden in der Kirchgasse braun geworden.“ Vorn sprüht eine Düse Sole darauf, damit das Salz klebt und nicht in die Gärten hüpft. Es klingt, als würde jemand sehr lange den Finger auf den Mund legen.',
      },
      {
        quote: '„Wenn ich alles richtig mache, passiert nichts. Versuchen Sie mal, dafür gelobt zu werden.“',
        by: 'Ronny Scharf, Winterdienst',
      },
      { cut: true },
      {
        p: 'Um 2.40\u00a0Uhr die Bundesstraße, Höhe Fußgängerampel. Sie steht auf Grün und wartet auf niemanden. Scharf wird langsamer, obwohl er Vorfahrt hätte. Hier ist vor sechs Jahren morgens um fünf ein Zeitungszusteller gestürzt, Oberschenkelhals, genau zwischen zwei Runden. „Ich war in der Gerbergasse“, sagt er. „Eine Kurve weiter, und ich wäre da gewesen.“ Niemand hat ihm einen Vorwurf gemacht, auch der Zusteller nicht, der ihm zu Weihnachten eine Karte schreibt. Seitdem streut Scharf die Stelle immer zweimal. Sie steht in keinem Plan. In seinem Kopf heißt sie „Herr Wolters“.',
      },
      {
        p: 'Es gibt viele solcher Stellen. Der Gullydeckel vor der Apotheke, über den eine alte Dame muss, die um 5.20\u00a0Uhr zur Frühmesse geht. Die drei Meter Schatten hinter dem Rathaus, wo die Sonne von November bis Februar nicht hinkommt. Der Mühlsteg, für den die Stadt nicht zuständig ist, weil er niemandem gehört: Dort hält Scharf an, steigt aus, nimmt eine Handvoll Splitt aus einem Eimer und wirft sie im Gehen, wie man Hühner füttert. „Hat keiner gesehen“, sagt er zur Reporterin.',
      },
      {
        p: 'Um 3.15\u00a0Uhr knackt der Funk. Kollege Milan Janota, Route A, steht am Friedhof und hat einen Dachs vor der Schaufel, der nicht weitergeht. Man berät. Scharf rät zu Licht aus. Zwei Minuten später: „Er geht. Er schaut aber beleidigt.“ Dann Stille, nur die Düse. In der Mühlgasse ist ein Fenster hell, die Bäckerei, Samira Haddad kommt heraus und hebt ein Fladenbrot, wie andere Leute eine Kelle. Elke hält. Es ist zu heiß zum Essen, also liegt es auf der Lüftung, und für die nächsten zehn Kilometer riecht der Winterdienst der Stadt Auenfeld nach Sesam.',
      },
      { h2: 'Die Rechnung mit dem Frühling' },
      {
        p: '380\u00a0Tonnen Salz lagern in der Halle, in einem milden Jahr braucht Auenfeld 160, in einem strengen hat es nie gereicht. Eine Tonne kostet 94\u00a0Euro, eine Nacht mit fünf Leuten gut 2.100. Wenn Scharf nicht ausrückt und es wird glatt, haftet die Stadt. Wenn er ausrückt und es wird nicht glatt, fragt die Kämmerin. Drei Nächte im vergangenen Winter waren, wie er sagt, „Spazierfahrten“, und zweimal hat er zu spät gedrückt. Er führt darüber eine Liste, in der nicht der Wetterbericht steht, sondern sein Handrücken. Treffer: 51 von 56. Das Wetteramt, das ihm jede Nacht ein Fax schickt, liegt bei 44.',
      },
      {
        p: 'Ob er gern mal durchschlafen würde? Scharf denkt nach, bis zur Zufahrt des Seniorenstifts. Seine Frau arbeite dort im Wohnbereich drei, sagt er dann, Nachtdienst, seit elf Jahren. Im Winter sähen sie einander um vier Uhr: Er fährt vor, sie steht am Fenster im zweiten Stock. Winken dürfe sie nicht, wegen der Bewohner. Sie mache das Licht aus und wieder an, einmal. Wir fahren vor. Im zweiten Stock geht ein Licht aus, dann wieder an. Scharf tippt auf die Hupe, so kurz, dass es auch ein Versehen gewesen sein kann.',
      },
      {
        picture: {
          scene: 'rooftops',
          seed: 103,
          season: 'winter',
          hour: 'night',
          weather: 'snow',
          caption: 'Auenfeld um vier. Wo Licht brennt, wird gebacken, gepflegt oder gestreut.',
          credit: 'aylin',
        },
      },
      {
        p: 'Um 5.30\u00a0Uhr kommen die Ersten aus den Häusern. Eine Frau mit Rad, ein Mann mit Dackel, zwei Jungen mit Kapuzen. Die Straße vor ihnen ist nass und schwarz, als hätte es in der Nacht einfach ein wenig geregnet. Der Mann mit dem Dackel bleibt stehen, sieht die Fahrbahn hinauf, sieht sie hinunter und sagt, man kann es von seinen Lippen lesen, etwas zu seinem Hund.',
      },
      {
        p: '„‚War ja gar nichts‘“, übersetzt Scharf. Er lächelt, zum ersten Mal seit zwei Uhr. „Das ist das Lob.“',
      },
    ],
    tags: ['Winter', 'Bauhof', 'Straßen'],
    premium: true,
    hero: {
      scene: 'street',
      seed: 109,
      season: 'winter',
      hour: 'night',
      weather: 'snow',
      caption: 'Mühlgasse, kurz nach drei. Der Bus auf dem Bild hat Betriebspause, der Fahrer auch.',
      credit: 'aylin',
    },
    isHeroFree: true,
    publishedMinutesAgo: 7820,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 15,
        text: 'Die Dame mit der Frühmesse ist meine Freundin Hedwig, 91. Sie dachte immer, das sei ein göttlicher Gullydeckel.',
      },
      { author: 'thandi', minutesAfter: 40, text: 'Das Licht aus und wieder an. Danke, Aylin.' },
      {
        author: 'georg',
        minutesAfter: 120,
        text: 'Ich war an dem Morgen der Erste an der Apotheke und habe gedacht: war ja gar nichts. Ich schäme mich.',
      },
      {
        author: 'paul',
        minutesAfter: 300,
        text: '51 von 56 sind 91 Prozent. Das Fax kostet die Stadt 2.400 Euro im Jahr. Der Handrücken nichts.',
        replies: [
          {
            author: 'jonas',
            minutesAfter: 330,
            text: 'Schreib das nicht zu laut, sonst kommt eine Ausschreibung für Handrücken.',
          },
        ],
      },
      {
        author: 'linh',
        minutesAfter: 700,
        text: '„Es klingt, als würde jemand sehr lange den Finger auf den Mund legen.“ Ich höre das nachts. Jetzt weiß ich, wer es ist.',
      },
      {
        author: 'tomasz',
        minutesAfter: 1500,
        text: 'Gruß von Schiene zu Straße. 4.12 Uhr, Lindhagen, ebenfalls minus vier.',
      },
      {
        author: 'henrike',
        minutesAfter: 2800,
        text: 'Frau Ohm lässt ausrichten, sie habe den Text gelesen und frage nicht mehr.',
      },
    ],
  },
  {
    key: 'hebamme',
    place: 'kirchbruck',
    category: 'leben',
    author: 'aylin',
    genre: 'profile',
    headline: '1.906 Kinder, und bei jedem hat sie gefroren',
    lead: 'Ursel Hagedorn ist die letzte Hebamme im oberen Werletal. Seit vier Jahren will sie aufhören. Es kommt ihr nur immer jemand dazwischen.',
    body: [
      {
        p: 'Als das Telefon klingelt, hat Ursel Hagedorn gerade zum ersten Mal seit drei Wochen ein Stück Kuchen auf der Gabel. Sie schaut auf die Nummer, legt die Gabel hin und hört zu, lange, ohne etwas zu sagen. Dann fragt sie: „Kannst du noch lachen?“ Aus dem Telefon kommt ein Geräusch. „Gut“, sagt sie. „Dann esse ich auf.“',
      },
      {
        p: 'Es sei die einzige Frage, die sie am Telefon stelle, erklärt sie. Alles andere, Abstände, Minuten, Zentimeter, könne man falsch verstehen. Aber wer noch lachen könne, habe noch Zeit. Wer nicht mehr lache, solle losfahren. Und wer bei der Frage wütend werde, der solle nicht mehr losfahren, dann komme sie.',
      },
      {
        p: 'Hagedorn ist 66. In der Diele ihres Hauses in der Kirchbrucker Badgasse hängt ein Regalbrett mit Heften, siebenundvierzig Stück, eines für jedes Jahr, in jedem Namen, Uhrzeiten, Gewichte. Beim ersten Kind, einem Mädchen, 3.120\u00a0Gramm, war sie 19 und hatte solche Angst, dass ihr die Zähne klapperten. Das ist geblieben. „Mir wird kalt“, sagt sie. „Immer, genau in dem Moment, bevor der Kopf kommt. Die Leute denken, ich bin ruhig. Ich friere.“ 1.906 Mal bis heute.',
      },
      { h2: 'Die mit dem Roller' },
      {
        p: 'Früher gab es im oberen Tal vier Hebammen. Eine hat geheiratet, nach Oldenburg, eine ist in die Klinik gegangen, eine in die Politik. Übrig blieb die mit dem Roller. Den Führerschein fürs Auto hat Hagedorn erst mit 41 gemacht, vorher fuhr sie bei jedem Wetter auf einer Schwalbe, die Tasche auf dem Rücken, einmal im Schneesturm bis nach Moorhof, wo sie die Tür nicht mehr sehen konnte und in den Stall gegangen ist, weil von dort Licht kam. Im Stall lag eine Kuh, ebenfalls in den Wehen. „Ich habe gesagt: Einen Moment noch, ich komme gleich zu dir.“ Erst das Kind, dann das Kalb. Beide heißen Schneeweiß, das Kind mit zweitem Namen.',
      },
      { cut: true },
      {
        p: 'Hausgeburten macht sie noch zehn im Jahr, den Rest begleitet sie davor und danach: wiegen, Nabel ansehen, Tee kochen, der Schwiegermutter sagen, dass jetzt alle Fenster aufbleiben. Dafür bekommt sie von der Kasse 38\u00a0Euro je Besuch. Die Haftpflicht, die sie braucht, um bei zehn Geburten im Jahr dabei zu sein, kostet 11.500\u00a0Euro. Man muss nicht Paul Feld heißen, um zu sehen, dass das nicht aufgeht. Ein Teil wird erstattet, nach Antrag, rückwirkend, „in einem Formular, das länger dauert als die meisten Eröffnungsphasen“.',
      },
      {
        p: 'Vor vier Jahren wollte sie aufhören. Sie hat einen Zettel an die Tür gehängt und die Tasche auf den Dachboden gebracht. Am Abend stand Lisa Kehl auf der Schwelle, damals mit dem Ersten, und weinte. Hagedorn holte die Tasche wieder herunter. Im Jahr darauf dasselbe mit jemand anderem. Inzwischen lässt sie die Tasche unten, und der Zettel ist verblichen. „Man kann ihn noch lesen, wenn man will. Es will nur keiner.“',
      },
      { h2: 'Was eine Hand weiß' },
      {
        p: 'Es ist schwer, einer Hebamme bei der Arbeit zuzusehen, weil man so wenig sieht. An diesem Nachmittag, bei Familie Sieber am Hungerberg, sitzt sie auf der Bettkante und hat beide Hände auf dem Bauch von Marlene Sieber, 29, achter Monat. Sie schaut dabei aus dem Fenster. Sie redet über Rosenkohl. Nach zwei Minuten sagt sie: „Er liegt mit dem Rücken links und hat heute schlechte Laune“, und der Bauch tritt nach rechts. Es gebe Geräte, die das auch können, sagt sie. Sie habe nichts gegen Geräte. „Aber ein Gerät kommt nicht dahinter, dass die Frau seit drei Nächten nicht schläft, weil ihr Mann die Wiege schief gebaut hat und sie es ihm nicht sagen will.“ Marlene Sieber wird rot. Im Nebenzimmer hört man einen Schraubenzieher.',
      },
      {
        p: 'Dreimal in 47\u00a0Jahren ist ein Kind gestorben. Sie weiß die Daten, die Stunden, das Wetter. In den Heften steht an diesen Stellen nichts, eine leere Zeile, mit Bleistift ein Kreis. Zu einer der Mütter geht sie seit 1991 jedes Jahr an demselben Tag, sie essen Streuselkuchen und reden über alles andere. Manche Leute, sagt Hagedorn, meinten, man müsse loslassen. Sie habe in ihrem Beruf sehr viel über Loslassen gelernt, und es sei meistens die falsche Anweisung.',
      },
      {
        quote: '„Ich habe noch nie ein Kind geholt. Die kommen. Ich bin nur da, damit einer da ist.“',
        by: 'Ursel Hagedorn, Hebamme',
      },
      {
        p: 'Im nächsten Herbst soll Schluss sein. Diesmal hat sie einen Grund: Leonie Pohlmann, 24, aus Querbach, im letzten Jahr ihres Studiums, fährt seit September mit. Beim ersten Mal wurde ihr schlecht, beim zweiten hat sie geweint, beim dritten kam sie aus dem Zimmer, rieb sich die Arme und fragte, ob irgendwo ein Fenster offen sei. „Da wusste ich es“, sagt Hagedorn. Sie hat ihr dann ihre Strickjacke gegeben. Es war warm in der Wohnung, 24\u00a0Grad.',
      },
      {
        p: 'Das Telefon klingelt wieder, da ist der Kuchen gegessen. Diesmal hört sie kürzer zu. „Kannst du noch lachen?“ Pause. Man versteht bis über den Tisch, was die Antwort ist, sie besteht aus drei Wörtern, und keines davon lässt sich drucken. Ursel Hagedorn steht auf, nimmt die Tasche und strahlt.',
      },
      { p: '„Jetzt“, sagt sie.' },
    ],
    tags: ['Gesundheit', 'Porträt', 'Kirchbruck'],
    premium: true,
    hero: {
      scene: 'portrait',
      seed: 84,
      season: 'autumn',
      hour: 'golden',
      caption: 'Ursel Hagedorn, 66. Das Telefon liegt auch beim Porträttermin mit dem Gesicht nach oben.',
      credit: 'nele',
    },
    publishedMinutesAgo: 51600,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 12,
        text: 'Ungefähr 300 von den 1.906 habe ich ins Geburtenbuch geschrieben. Ihre Uhrzeiten stimmten immer.',
      },
      {
        author: 'mechthild',
        minutesAfter: 60,
        text: 'Von meinen letzten zwölf Klassen war jedes zweite Kind eines von ihr. Man hat es an den Nabeln nicht gesehen, aber an den Müttern.',
      },
      {
        author: 'georg',
        minutesAfter: 110,
        text: 'Meine beiden. Bei der Jüngeren ist sie mit der Schwalbe gekommen und hat als Erstes nach einem Handtuch für sich gefragt.',
      },
      {
        author: 'farid',
        minutesAfter: 300,
        text: 'Nummer 1.877. Danke, Frau Hagedorn, für alles und für den Satz zu meiner Schwiegermutter.',
      },
      {
        author: 'thandi',
        minutesAfter: 520,
        text: 'Erst das Kind, dann das Kalb. Ich hätte lange überlegt.',
      },
      {
        author: 'paul',
        minutesAfter: 900,
        text: 'Erwähnung zur Kenntnis genommen. 11.500 durch zehn sind 1.150 Euro Versicherung je Geburt, bei 38 Euro je Besuch. Das geht wirklich nicht auf.',
      },
      {
        author: 'doerte',
        minutesAfter: 4000,
        text: 'Wir spielen für sie, wenn es so weit ist. Sie weiß es noch nicht, bitte nicht vorlesen.',
        replies: [
          {
            author: 'nele',
            minutesAfter: 4300,
            text: 'Sie hat es gelesen. Sie wünscht sich „irgendwas ohne Marsch“.',
          },
        ],
      },
    ],
  },
];
