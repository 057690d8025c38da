// Tells of everyday life: the food bank, the repair café, a fire in a garage, a recipe.

import type { DemoArticle } from '../types.ts';

export const everydayArticles: DemoArticle[] = [
  {
    key: 'tafel',
    place: 'auenfeld',
    category: 'leben',
    author: 'aylin',
    genre: 'feature',
    headline: 'Nummer\u00a041 nimmt heute keine Bananen',
    lead: 'Zweimal in der Woche gibt die Auenfelder Tafel aus, was andere nicht mehr verkaufen. Ein Nachmittag zwischen Kisten, Losen und der Frage, wer hier wem hilft.',
    body: [
      {
        p: 'Gezogen wird aus einer Keksdose. Wer um 13\u00a0Uhr im Vorraum des alten Güterbodens sitzt, greift hinein und hat eine Zahl, und die Zahl ist die Reihenfolge. Früher ging es nach Ankunft, da standen die Ersten um acht vor der Tür, auch im Januar. „Seit wir losen, kommt niemand mehr zu früh“, sagt Leiterin Gabriele Stöhr, 63. „Das Los ist das Einzige hier, was niemand gespendet hat.“',
      },
      {
        p: 'Es sind 118 Haushalte, 290 Menschen, jeder dritte davon ein Kind. Vor fünf Jahren waren es 70 Haushalte. An diesem Nachmittag haben zwei Märkte, eine Bäckerei und Hof Kestler geliefert: 400\u00a0Kilo Kartoffeln, viel Brot, wenig Milch, überraschend viele Avocados. Sechs Ehrenamtliche sortieren, fünf davon sind über siebzig, die sechste heißt Nour, ist neunzehn und war bis März auf der anderen Seite der Theke.',
      },
      { h2: 'Zwei Euro' },
      {
        p: 'Wer hierherkommt, zahlt zwei Euro. Über diese zwei Euro hat der Verein zwei Jahre gestritten. Für Stöhr sind sie das Wichtigste. „Man kann dann sagen: Ich gehe einkaufen.“ Niemand bekommt eine Tüte in die Hand gedrückt. Man geht an den Kisten entlang und wählt aus, und man darf auch etwas nicht wollen. Nummer\u00a041, ein Mann um die sechzig im gebügelten Hemd, nimmt heute keine Bananen. Er habe, sagt er, sein Leben lang Bananen transportiert, Bremerhaven, Nachtschicht, er könne sie nicht mehr sehen. Nour legt ihm dafür zwei Birnen hin. „Für später, falls Sie es sich überlegen: Das sind keine.“',
      },
      {
        p: 'Nicht immer geht es so leicht. Um halb drei ist die Milch zu Ende, da sind sie bei Nummer\u00a070. Eine junge Frau mit Zwillingen steht vor der leeren Kiste, und einen Moment lang ist es sehr still. Dann dreht sich eine alte Dame um, Nummer\u00a058, schon auf dem Weg zur Tür, und stellt einen Liter zurück. „Ich trinke sowieso schwarz“, sagt sie. Stöhr sieht ihr nach. Sie trinkt seit neun Jahren bei jeder Weihnachtsfeier neben ihr Kaffee. Mit Milch.',
      },
      {
        p: 'Gesucht werden: ein Fahrer für den Kühlwagen, dienstags von zehn bis zwölf, und Leute, die nicht zusammenzucken, wenn sie hinter der Theke jemanden erkennen. Das passiere, sagt Stöhr, in jeder zweiten Woche. Man sage dann „Morgen“, wie sonst auch.',
      },
    ],
    tags: ['Tafel', 'Ehrenamt', 'Auenfeld'],
    hero: {
      scene: 'group',
      seed: 112,
      season: 'autumn',
      hour: 'noon',
      caption: 'Fünf von 38 Ehrenamtlichen der Tafel, vor dem Umladen.',
      credit: 'aylin',
    },
    publishedMinutesAgo: 35800,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 20,
        text: 'Ich weiß, wer schwarz trinkt und wer nicht. Ich sage hier nichts, ich bringe Milch.',
      },
      {
        author: 'emre',
        minutesAfter: 90,
        text: 'Wir haben elf Kinder, deren Familien dort einkaufen. Das Schulessen ist für sie seit den Ferien frei. Bitte weitersagen, der Antrag ist eine halbe Seite.',
      },
      {
        author: 'jonas',
        minutesAfter: 300,
        text: 'Dienstag, zehn bis zwölf, Kühlwagen: Ich melde mich.',
        replies: [
          { author: 'aylin', minutesAfter: 310, text: 'Frau Stöhr fragt, ob du Lkw fahren kannst.' },
          { author: 'jonas', minutesAfter: 325, text: 'Ich habe einen Anhängerschein und guten Willen.' },
        ],
      },
      {
        author: 'thandi',
        minutesAfter: 800,
        text: 'Tierfutter nehmen sie auch. Viele teilen sonst mit dem Hund. Bei mir in der Praxis steht eine Kiste.',
      },
      {
        author: 'paul',
        minutesAfter: 2000,
        text: 'Spenden sind absetzbar, bis 300 Euro reicht der Kontoauszug.',
      },
    ],
  },
  {
    key: 'repaircafe',
    place: 'steinach',
    category: 'leben',
    author: 'nele',
    headline: '61 Geräte, 44 gerettet, eines hat geklingelt',
    lead: 'Das Repair-Café im Steinacher Gemeindehaus legt Zahlen vor. Am häufigsten defekt: die Zuversicht.',
    body: [
      {
        p: 'Björn Hauck, gelernter Heizungsbauer und inzwischen Kaffeeröster, hat das Repair-Café vor zwei Jahren mit drei Freunden gegründet, „weil meine Mutter einen Mixer wegwerfen wollte, der nur beleidigt war“. Einmal im Monat sitzen sie nun zu acht im Gemeindehaus. Die Bilanz des vergangenen Quartals:',
      },
      {
        table: {
          head: ['Gerät', 'gebracht', 'repariert', 'häufigster Befund'],
          rows: [
            ['Toaster', '14', '12', 'Krümel'],
            ['Lampen', '11', '11', 'Birne'],
            ['Staubsauger', '9', '6', 'Socke'],
            ['Nähmaschinen', '8', '7', 'Faden'],
            ['Radios', '8', '4', 'Alter'],
            ['Kaffeemaschinen', '7', '4', 'Kalk, viel Kalk'],
            ['Sonstiges', '4', '0', 'unklar'],
          ],
        },
      },
      {
        p: 'Unter „Sonstiges“ fiel ein Wecker, der seit 1994 nicht mehr geklingelt hatte und es während der Untersuchung doch tat, elf Minuten lang, ohne dass jemand den Grund fand. Der Besitzer nahm ihn glücklich wieder mit. Nicht angenommen werden Mikrowellen, Handys und Ehen. Letzteres steht auf einem Schild, weil einmal jemand gefragt hat.',
      },
    ],
    tags: ['Reparieren', 'Ehrenamt', 'Steinach'],
    hero: {
      scene: 'workshop',
      seed: 104,
      season: 'autumn',
      hour: 'golden',
      caption: 'Am Löttisch des Repair-Cafés wird repariert, was sich noch wehrt.',
      credit: 'nele',
    },
    publishedMinutesAgo: 28400,
    comments: [
      {
        author: 'selam',
        minutesAfter: 12,
        text: 'Björn repariert auch unsere Kaffeemaschine. Befund: Björn.',
      },
      {
        author: 'joerg',
        minutesAfter: 80,
        text: 'Der Wecker war meiner. Er klingelt seither täglich um 4.49 Uhr, ohne Aufforderung.',
        replies: [{ author: 'tomasz', minutesAfter: 120, text: 'Ich stelle keine Fragen.' }],
      },
      { author: 'ruth', minutesAfter: 900, text: 'Ehen: Da hätten sie bei mir anrufen können.' },
    ],
  },
  {
    key: 'garagenbrand',
    place: 'ziegelei',
    category: 'leben',
    author: 'holger',
    genre: 'feature',
    headline: 'Asche im Eimer, Eimer in der Garage',
    lead: 'Einsatz in der Lehmgrube, 23 Kräfte, 41\u00a0Minuten. Kein Verletzter. Ein Hinweis, der jedes Jahr nötig ist.',
    body: [
      {
        p: 'Alarm um 21.50\u00a0Uhr, Rauch aus einer Einzelgarage. Ein Bewohner hatte am Nachmittag den Kamin gereinigt und die Asche in einen Kunststoffeimer gefüllt. Asche glüht bis zu 48\u00a0Stunden nach. Der Kunststoffeimer nicht so lange. Darüber hing ein Fahrrad, daneben stand ein Rasenmäher mit Tank.',
      },
      {
        p: 'Zwei Trupps unter Atemschutz, ein C-Rohr, Feuer aus um 22.31\u00a0Uhr. Die Nachbarn hatten bereits mit Gartenschläuchen begonnen, der Mäher war schon draußen, dafür Dank an Tobias Ritter und Manfred Scholl, die ihn gemeinsam getragen haben. Schaden etwa 14.000\u00a0Euro.',
      },
      {
        p: 'Der Hinweis: Metalleimer, Deckel, draußen, zwei Tage. Wer keinen hat, bekommt einen bei uns am Gerätehaus, dienstags ab 19\u00a0Uhr, solange der Vorrat reicht. Wir haben acht. Sie sind rot und sehr schön.',
      },
    ],
    tags: ['Feuerwehr', 'Ziegelei', 'Steinach'],
    hero: {
      scene: 'fire',
      seed: 110,
      season: 'winter',
      hour: 'night',
      weather: 'clear',
      caption: 'Einsatz in der Lehmgrube: Um 22.31\u00a0Uhr war das Feuer aus.',
      credit: 'holger',
    },
    publishedMinutesAgo: 955,
    comments: [
      {
        author: 'renate',
        minutesAfter: 20,
        text: 'Ritter UND Scholl. Gemeinsam. Ich habe es vom Fenster aus gesehen und nicht geglaubt.',
      },
      {
        author: 'deniz',
        minutesAfter: 60,
        text: 'ich hab mit dem gartenschlauch auch meinen vater getroffen',
      },
      {
        author: 'paul',
        minutesAfter: 200,
        text: 'Haftpflicht oder Hausrat? Frage für die Lehmgrube.',
        replies: [{ author: 'holger', minutesAfter: 700, text: 'Erst Metalleimer.' }],
      },
    ],
  },
  {
    key: 'quitten',
    place: 'hungerberg',
    category: 'leben',
    author: 'mechthild',
    headline: 'Quittenbrot, das auf der Heizung fertig wird',
    lead: 'Quitten sind hart, pelzig und ungenießbar. Danach wird es nur noch besser.',
    body: [
      {
        p: 'Von meiner Großmutter habe ich ein Messer, das nur für Quitten da ist. Es ist kurz, schwer und hat zwei Scharten, beide von 1947. Wer kein solches Messer hat, legt die Früchte im Ganzen 20\u00a0Minuten in den Ofen. Dann lassen sie mit sich reden.',
      },
      { h2: 'Man braucht' },
      {
        list: [
          '1,5\u00a0kg Quitten, am besten Birnenquitten',
          'etwa 900\u00a0g Zucker',
          'den Saft einer Zitrone',
          'Geduld, drei Tage',
        ],
      },
      { h2: 'So geht es' },
      {
        list: [
          'Den Pelz mit einem Tuch abreiben. Die Früchte vierteln, mit Schale und Kernhaus in den Topf, knapp mit Wasser bedecken, 45\u00a0Minuten weich kochen.',
          'Durch ein Sieb streichen. Das dauert und ist gut für die Oberarme.',
          'Das Mus wiegen, genauso viel Zucker dazu, Zitronensaft, und unter Rühren kochen, bis man auf dem Topfboden eine Straße ziehen kann, die drei Sekunden offen bleibt.',
          'Zwei Zentimeter dick auf ein geöltes Blech streichen. Drei Tage auf die Heizung stellen, abends wenden.',
          'In Rauten schneiden, in Zucker wälzen, in eine Dose, ganz oben ins Regal.',
        ],
        ordered: true,
      },
      {
        p: 'Die Dose ganz oben ist wichtig. Meine Großmutter sagte, Quittenbrot müsse man sich holen, sonst schmecke es nicht. Als sie mit 91 nicht mehr auf den Hocker stieg, haben wir es ihr heruntergestellt. Sie hat keins mehr gegessen.',
      },
    ],
    tags: ['Rezept', 'Streuobst', 'Hungerberg'],
    hero: {
      scene: 'harvest',
      seed: 404,
      season: 'autumn',
      caption: 'Was unter den Bäumen am Hungerberg liegt, darf mitgenommen werden, ein Eimer je Haushalt.',
      credit: 'mechthild',
    },
    publishedMinutesAgo: 46800,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 60,
        text: 'Heizung: bei mir sitzt da Anton. Jetzt hat er eine Kruste.',
        replies: [{ author: 'thandi', minutesAfter: 70, text: 'Bitte baden, nicht ablecken lassen.' }],
      },
      {
        author: 'farid',
        minutesAfter: 400,
        text: 'Bei uns heißt das anders und kommt mit Kardamom. Ich bringe am Samstag beides mit, und dann entscheiden wir.',
      },
      { author: 'georg', minutesAfter: 1400, text: 'Es wurde unentschieden entschieden.' },
      {
        author: 'lotte',
        minutesAfter: 3000,
        text: 'Die Straße auf dem Topfboden. So prüft Ansorge auch den Leim.',
      },
    ],
  },
];
