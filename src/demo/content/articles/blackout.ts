// Tells of the night Steinach had no power, through those who stayed awake, and gives the recipe for the soup of that night.

import type { DemoArticle } from '../types.ts';

export const blackoutArticles: DemoArticle[] = [
  {
    key: 'stromnacht',
    place: 'steinach',
    category: 'leben',
    author: 'aylin',
    genre: 'feature',
    headline: 'Die Nacht, in der Steinach ohne Strom war',
    lead: '41 Haushalte, ein Notstromaggregat, sehr viel Suppe: Sieben Stunden im Oktober, erzählt von denen, die wach geblieben sind.',
    body: [
      { h3: '22.14 Uhr' },
      {
        p: 'Deniz Yıldız, 15, führt mit vier zu drei, als der Bildschirm schwarz wird. „Ich dachte, mein Vater hat den Router gezogen“, sagt er. „Macht er manchmal um zehn.“ Er ruft eine Beschwerde in den Flur, bekommt keine Antwort und tritt auf den Balkon im Tonweg 9. Erst dort versteht er, dass sein Vater unschuldig ist. Es gibt keine Straßenlaternen mehr, kein Schild an der Tankstelle, kein rotes Licht auf dem Schornstein der alten Ziegelei. „Man hat auf einmal gesehen, dass da ein Hügel ist.“',
      },
      {
        p: 'In der Leitwarte der Stadtwerke springt um 22.14\u00a0Uhr und neun Sekunden eine Ortsnetzstation nach der anderen auf Rot. Ganz Steinach ist dunkel, 3.300 Haushalte. Der Bereitschaftsdienst, das sind in dieser Nacht Sandra Möbius und Kevin Oduya, sitzt schon im Wagen, als das Telefon der Warte zum ersten Mal klingelt. Bis elf Uhr klingelt es 212 Mal.',
      },
      { h3: '22.31 Uhr' },
      {
        p: 'Im Gerätehaus der Feuerwehr zählt Kommandant Holger Strunz Köpfe. Die Sirene hängt am Netz, die Melder hatten Batterie, aber alarmiert hatte noch niemand. Trotzdem stehen neunzehn von 34 Aktiven in der Halle. Warum sind sie gekommen? Strunz hat sie später gefragt. „Sieben, weil sie sich Sorgen gemacht haben. Zwölf, weil es dunkel war und sie nicht wussten, wohin.“',
      },
      { h3: '22.55 Uhr' },
      {
        p: 'Möbius und Oduya haben die Stadt in Abschnitten wieder zugeschaltet. Um fünf vor elf hat fast ganz Steinach Licht. Nur hinter dem Bahnübergang bleibt es schwarz: Tonweg, Ringofenstraße und der obere Teil der Lehmgrube, zusammen 41 Haushalte. Der Fehler, sagt das Messgerät, liegt irgendwo auf 600\u00a0Metern Kabel unter dem Gehweg. Genauer sagt es das Messgerät nicht.',
      },
      { h3: '23.20 Uhr' },
      {
        p: 'Bei Renate Pauly in der Ringofenstraße 11 piept ein Kasten. Ihr Mann Dietmar, 62, bekommt nachts Sauerstoff aus einem Konzentrator. Der Akku ist leer, die Flasche für den Notfall reicht drei Stunden. Sie ruft nicht die 112 an, sondern geht mit der Taschenlampe hinunter auf die Straße, weil sie dort ein Feuerwehrauto gesehen hat. „Ich habe gesagt: Guten Abend, mein Mann braucht eine Steckdose.“',
      },
      {
        p: 'Die Feuerwehr Steinach besitzt ein einziges tragbares Notstromaggregat, acht Kilovoltampere, Baujahr 1998. Um 23.34\u00a0Uhr läuft es im Vorgarten der Paulys. Als der Kasten zu piepen aufhört, fragt Strunz, wer in der Straße sonst noch etwas hat, was nicht ausgehen darf.',
      },
      {
        picture: {
          scene: 'fire',
          seed: 111,
          season: 'autumn',
          hour: 'night',
          weather: 'clear',
          caption: 'Das Löschfahrzeug im Tonweg. In seinem Licht wurden 25\u00a0Kilo Kartoffeln geschält.',
          credit: 'holger',
        },
      },
      {
        quote:
          '„Man stellt diese Frage und erfährt in zehn Minuten mehr über seine Nachbarn als in zehn Jahren.“',
        by: 'Holger Strunz, Kommandant',
      },
      {
        p: 'Es melden sich drei Kühlschränke mit Insulin, ein Fläschchenwärmer, ein Treppenlift, auf dessen halber Strecke seit 22.14\u00a0Uhr eine Dame sitzt, und ein Aquarium. Über das Aquarium wird abgestimmt. Neun sind dafür, vier dagegen, die Besitzerin enthält sich. Verlängerungskabel laufen jetzt von Garten zu Garten, über Zäune und durch Kellerfenster, am Ende sind es 340\u00a0Meter.',
      },
      { h3: '0.10 Uhr' },
      {
        p: 'Waltraud Kienzle, 71, hat 26 Jahre lang in der Kantine der Ziegelei gekocht. Als der Betrieb schloss, durfte sie etwas mitnehmen. Andere nahmen eine Uhr, sie nahm den 40-Liter-Topf und den Gaskocher dazu. Beides steht nun auf dem Wendeplatz im Tonweg. „Es war ja klar, dass heute keiner mehr schläft“, sagt sie, „und Kartoffeln hatte ich.“ 25\u00a0Kilo, um genau zu sein. Geschält werden sie von zehn Leuten im Scheinwerferlicht des Löschfahrzeugs, darunter Deniz, der das zum ersten Mal tut und seine Schalen am nächsten Tag fotografiert hat, „weil die so dick waren“.',
      },
      { h3: '1.40 Uhr' },
      {
        p: 'Oduya geht zum neunten Mal den Gehweg ab, mit einem Gerät, das aussieht wie ein Staubsauger und auf Stöße im Boden horcht. Vor der Hausnummer\u00a04 hebt er die Hand. Gegraben wird mit dem Spaten, wegen der Gasleitung daneben. In 80\u00a0Zentimetern Tiefe liegt eine Verbindungsmuffe von 1974, in die Wasser gelaufen ist. Möbius schneidet sie heraus, setzt eine neue, schaltet zu. Zwei Sekunden lang ist Licht im Tonweg, jemand klatscht, dann knallt es dreißig Meter weiter. Es gab noch eine zweite.',
      },
      { h3: '2.30 Uhr' },
      {
        p: 'Auf Bierbänken sitzen inzwischen an die siebzig Leute, darunter etliche, die zu Hause längst wieder Strom haben. Jörg Lind, 88, ist aus dem Bahnhofsviertel herübergelaufen, mit Stock und Stirnlampe. Er erzählt vom Jahreswechsel 1978 auf 79, als es in einer Nacht um zwanzig Grad kälter wurde und er auf dem Stellwerk 29\u00a0Stunden lang nicht abgelöst werden konnte. Gegessen habe er die Vorräte der Mäuse. Niemand weiß, ob das ein Witz ist. Es fragt auch niemand nach, weil Frau Kienzle gerade nachschöpft.',
      },
      { h3: '3.50 Uhr' },
      {
        p: 'Die Familie Ritter und ihr Nachbar Manfred Scholl haben seit sechs Jahren nicht miteinander geredet. Es geht um eine Hecke. Jetzt teilen sie eine Dreifachsteckdose: zweimal Insulin, einmal Scholls Hörgeräte-Ladeschale. Tobias Ritter hat das Kabel verlegt, Scholl hat gefragt, ob er Suppe bringen soll. „Über die Hecke“, sagt Ritter, „wurde nicht gesprochen.“ Sie steht noch. Seit November ist sie zwanzig Zentimeter kürzer, keiner von beiden will es gewesen sein.',
      },
      { h3: '5.17 Uhr' },
      {
        p: 'Die zweite Muffe ist gesetzt. Möbius wartet diesmal, bis sie sich die Handschuhe ausgezogen hat, dann schaltet sie. Weil am Abend niemand daran gedacht hat, einen Schalter umzulegen, gehen in 41 Haushalten alle Lampen auf einmal an, dazu sechs Fernseher und bei den Yıldız’ das Spiel, in dem Deniz inzwischen vier zu neun verloren hat. „Licht aus!“, ruft jemand vom Wendeplatz, und es wird wirklich in ein paar Fenstern wieder dunkel.',
      },
      { rule: true },
      {
        p: 'Die Stadtwerke haben seither achtzehn weitere Muffen aus demselben Jahr ausgetauscht, die letzten zwei vor einer Woche. Der Stadtrat hat der Feuerwehr ein zweites Aggregat bewilligt, Lieferzeit sieben Monate. Dietmar Pauly hat einen Akku, der acht Stunden hält, und im Keller das längste Verlängerungskabel der Straße, beschriftet, falls es jemand braucht. Die Dame im Treppenlift ist um 23.50\u00a0Uhr heil oben angekommen. Sie hat dann noch einmal hinunterfahren wollen, zur Suppe.',
      },
    ],
    tags: ['Stromausfall', 'Feuerwehr', 'Nachbarschaft', 'Ziegelei'],
    premium: true,
    hero: {
      scene: 'rooftops',
      seed: 109,
      season: 'autumn',
      hour: 'night',
      weather: 'clear',
      caption: 'Steinach um 22.13\u00a0Uhr. Eine Minute später sah man, dass da ein Hügel ist.',
      credit: 'joerg',
    },
    isHeroFree: true,
    publishedMinutesAgo: 8700,
    comments: [
      {
        author: 'georg',
        minutesAfter: 70,
        text: 'Schöner Text. Die Überschrift ist allerdings nach 41 Minuten überholt, dann war nur noch die Ziegelei dunkel.',
        replies: [
          {
            author: 'aylin',
            minutesAfter: 96,
            text: 'Einverstanden. „Die 41 Minuten, in denen Steinach, und die sieben Stunden, in denen die Ziegelei“ passte nur nicht in die Zeile.',
          },
        ],
      },
      {
        author: 'joerg',
        minutesAfter: 215,
        text: 'Das mit den Mäusen stimmt. Es war Knäckebrot, das sie mir vorher gestohlen hatten.',
      },
      {
        author: 'linh',
        minutesAfter: 260,
        text: 'Gibt es das Rezept?',
        replies: [
          {
            author: 'aylin',
            minutesAfter: 284,
            text: 'Frau Kienzle rechnet es gerade auf acht Personen herunter. Kommt.',
          },
        ],
      },
      {
        author: 'tomasz',
        minutesAfter: 410,
        text: 'Ich bin um 4.55 Uhr vorbeigefahren und habe nur das Löschfahrzeug und den Dampf gesehen. Auf der Lok habe ich überlegt, was da brennt und so gut riecht.',
      },
      {
        author: 'paul',
        minutesAfter: 1530,
        text: 'Hat man die 41 Haushalte eigentlich entschädigt?',
        replies: [
          {
            author: 'aylin',
            minutesAfter: 1700,
            text: 'Nein, unter zwölf Stunden besteht laut Stadtwerken kein Anspruch. Für zwei verdorbene Gefriertruhen gab es Kulanz.',
          },
        ],
      },
    ],
  },
  {
    key: 'suppe',
    place: 'ziegelei',
    category: 'leben',
    author: 'aylin',
    headline: 'Die Suppe aus der dunklen Nacht, für acht statt für achtzig',
    lead: 'Nach unserer Reportage über den Stromausfall kamen 29 Zuschriften. 26 davon fragten nach dem Rezept. Waltraud Kienzle hat gerechnet.',
    body: [
      {
        p: 'Waltraud Kienzle misst nicht. Sie hat in der Kantine der Steinacher Ziegelei 26 Jahre lang für achtzig Leute gekocht und kennt die Mengen in Eimern. Für diese Zeitung hat sie die Kartoffelsuppe gestern noch einmal gemacht, auf dem normalen Herd, in einem normalen Topf, und dabei eine Küchenwaage benutzt, die noch in der Folie steckte.',
      },
      { embed: 'stromnacht' },
      { h2: 'Zutaten für acht' },
      {
        list: [
          '2\u00a0kg Kartoffeln, die Hälfte mehlig, die Hälfte fest',
          '300\u00a0g Lauch, auch das Grüne',
          '250\u00a0g Möhren und 150\u00a0g Sellerie',
          '2 Zwiebeln',
          '60\u00a0g Butter und 1\u00a0Esslöffel Rapsöl',
          '2\u00a0Liter Gemüsebrühe, heiß',
          '1\u00a0Teelöffel Kümmel, 2 Lorbeerblätter, Majoran',
          '1 Apfel, säuerlich',
          '200\u00a0g Schmand',
          '8 Paar Wiener, für alle, die sie mögen',
        ],
      },
      { h2: 'So geht es' },
      {
        list: [
          'Zwiebeln würfeln und in Butter und Öl so lange dünsten, bis sie Farbe bekommen. „Gelb ist nichts. Braun ist auch nichts. Dazwischen.“',
          'Möhren, Sellerie und den Kümmel dazugeben, fünf Minuten rühren.',
          'Alle Kartoffeln in Würfel schneiden, die mehligen klein, die festen doppelt so groß. Mit der Brühe und dem Lorbeer in den Topf, 20\u00a0Minuten leise kochen.',
          'Den Lauch in Ringen zugeben, noch zehn Minuten. Die mehligen Stücke sind jetzt zerfallen, die festen nicht. Deshalb braucht diese Suppe keinen Pürierstab.',
          'Den Apfel fein hineinreiben, Schmand einrühren, mit Salz, Pfeffer und viel Majoran abschmecken. Nicht mehr kochen.',
        ],
        ordered: true,
      },
      {
        p: 'Die Würstchen kommen ganz zuletzt hinein und ziehen acht Minuten neben dem Herd. In der Nacht zum Donnerstag, als der Strom weg war, lagen sie in einem eigenen Topf, weil ein Drittel der Leute im Tonweg kein Schwein isst. Das macht Frau Kienzle seither immer so.',
      },
      {
        spoiler: 'Wer es wie in der Kantine will',
        text: [
          'Am Vortag kochen, im Keller stehen lassen, am nächsten Mittag mit einem Schöpfer heißer Brühe lockern. Frau Kienzle behauptet, am dritten Tag sei sie am besten. Einen dritten Tag habe es in der Ziegelei allerdings nie gegeben.',
        ],
      },
    ],
    tags: ['Rezept', 'Ziegelei', 'Stromausfall'],
    publishedMinutesAgo: 7210,
    comments: [
      {
        author: 'linh',
        minutesAfter: 18,
        text: 'Danke!! Steht schon auf dem Herd.',
      },
      {
        author: 'ruth',
        minutesAfter: 140,
        text: 'Apfel in der Kartoffelsuppe. Ich war 74 Jahre dagegen und habe mich geirrt.',
      },
      {
        author: 'thandi',
        minutesAfter: 390,
        text: 'Geht statt Schmand auch etwas Pflanzliches, ohne dass es flockt?',
        replies: [
          {
            author: 'aylin',
            minutesAfter: 520,
            text: 'Frau Kienzle sagt: „Zwei Löffel Haferflocken mit der Brühe, dann wird sie auch so sämig.“',
          },
        ],
      },
    ],
  },
];
