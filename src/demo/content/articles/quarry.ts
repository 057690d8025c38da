// Tells of work that fills a landscape: the quarry above Kirchbruck, sun on the school's roof, clay again in the brickworks.

import type { DemoArticle } from '../types.ts';

export const quarryArticles: DemoArticle[] = [
  {
    key: 'steinbruch',
    place: 'kirchbruck',
    category: 'wirtschaft',
    author: 'jonas',
    headline: 'Der Berg wird kleiner, die Frage größer',
    lead: 'Der Kirchbrucker Steinbruch will sieben Hektar mehr. Er hat dafür gute Gründe, und die haben alle Adressen.',
    body: [
      {
        p: 'Wenn in Kirchbruck um 11.30\u00a0Uhr die Gläser klirren, sagt niemand etwas. Man wartet eine Sekunde, dann redet man weiter. Zweimal in der Woche wird im Steinbruch gesprengt, seit 1903, und wer hier aufwächst, unterscheidet eine Sprengung von einem Gewitter daran, dass sie pünktlich ist.',
      },
      {
        p: '380.000\u00a0Tonnen Diabas gehen im Jahr aus dem Berg. 46 Menschen arbeiten dort, der Betrieb zahlt nach Auskunft der Gemeinde etwa ein Fünftel der Gewerbesteuer. Nun ist die genehmigte Fläche fast abgebaut, in sechs Jahren wäre Schluss. Geschäftsführerin Annegret Lauber, 54, dritte Generation, hat deshalb eine Erweiterung um sieben Hektar beantragt, nach Westen, auf den Friedrichskopf zu.',
      },
      { h2: 'Drei Adressen' },
      {
        p: 'Am Friedrichskopf liegt der Aussiedlerhof von Henning Dreyer. Er hätte den Bruchrand dann 310\u00a0Meter vor der Küche, vorgeschrieben sind 300. „Zehn Meter Luft“, sagt er. „Da kann ich mir einen Stuhl hinstellen.“ Zwei Kilometer weiter, im Tal, sitzt die Mosterei, die auf die Straße nach Auenfeld angewiesen ist und sie mit 140 Lastwagen am Tag teilt. Und oben im Wald, Adresse unbekannt, wohnt ein Uhu. Er brütet seit 2011 in der stillgelegten Südwand, mit bestem Erfolg. Der Steinbruch ist für ihn kein Eingriff, sondern ein Eigenheim.',
      },
      {
        quote:
          '„Ohne uns hätte der Uhu keine Wand. Ich sage das, weil sonst immer nur erzählt wird, was wir wegnehmen.“',
        by: 'Annegret Lauber, Geschäftsführerin',
      },
      {
        p: 'Der Naturschutzbund bestreitet das nicht und ist trotzdem dagegen, weil im Westen ein alter Buchenbestand fallen müsste, 190\u00a0Jahre. Lauber bietet an, doppelt so viel Fläche aufzuforsten, „nur eben mit jüngeren Leuten“. Im Januar liegt der Antrag öffentlich aus, zwei Aktenmeter. Der Gemeinderat gibt eine Stellungnahme ab, entscheiden wird die Kreisbehörde.',
      },
      {
        p: 'Dreyer hat Lauber neulich auf den Hof eingeladen, zur Sprengzeit. Um 11.30\u00a0Uhr standen sie nebeneinander am Küchentisch und sahen zu, wie der Kaffee in der Tasse Ringe zog. Gesagt hat keiner etwas. Sie kennen sich aus der Grundschule.',
      },
    ],
    tags: ['Steinbruch', 'Kirchbruck', 'Wirtschaft'],
    hero: {
      scene: 'quarry',
      seed: 102,
      season: 'autumn',
      hour: 'noon',
      weather: 'clear',
      caption: 'Die dritte Sohle. Von hier aus sieht der Berg noch groß aus.',
      credit: 'jonas',
    },
    publishedMinutesAgo: 31700,
    comments: [
      {
        author: 'georg',
        minutesAfter: 90,
        text: 'Der Turm von St. Martin spürt die Sprengung übrigens auch. Messbar, unschädlich, aber er spürt sie.',
      },
      {
        author: 'paul',
        minutesAfter: 220,
        text: 'Ein Fünftel der Gewerbesteuer sind rund 260.000 Euro. Ohne die gibt es keine Mauern, keine Kita-Zulagen und kein Klavier.',
      },
      {
        author: 'mechthild',
        minutesAfter: 500,
        text: 'In meiner Klasse saßen die beiden auch nebeneinander. Er hat abgeschrieben.',
      },
      {
        author: 'tomasz',
        minutesAfter: 1300,
        text: 'Der Uhu ruft zurzeit um 17.10 Uhr. Bitte nur vom Parkplatz aus hören.',
      },
      {
        author: 'farid',
        minutesAfter: 2000,
        text: 'Ich wohne dort oben und bin für beide Seiten, je nach Uhrzeit.',
      },
    ],
  },
  {
    key: 'schuldach',
    place: 'auenfeld',
    category: 'wirtschaft',
    author: 'jonas',
    headline: '612 Module und eine Taube',
    lead: 'Die Bürgerenergie Auenfeld hat das größte Dach der Stadt belegt. Es gehört der Gesamtschule und war vorher vor allem undicht.',
    body: [
      {
        p: 'Als die Monteure im September zum Südflügel kamen, saß dort eine Ringeltaube auf zwei Eiern, genau in Reihe 14. Nach dem Gesetz durfte man sie nicht umsetzen, nach dem Bauzeitenplan nicht dulden. Man hat um sie herumgebaut. Zwei Wochen lang gab es auf dem Dach eine Lücke von vier Modulen und im Biologieunterricht eine Kamera.',
      },
      {
        p: 'Nun sind alle 612 montiert. 268 Kilowatt leistet die Anlage, sie soll 245.000\u00a0Kilowattstunden im Jahr liefern. Gut die Hälfte verbraucht die Schule selbst, den Rest die Küche von Marija Petrović, deren Kipper allein 48 Kilowatt zieht. Bezahlt haben die 320.000\u00a0Euro 197 Mitglieder der Genossenschaft, die meisten mit Einlagen unter tausend Euro. Versprochen sind zweieinhalb Prozent Zinsen, „bei Sonne“, wie Vorstand Hilmar Fink hinzufügt.',
      },
      {
        table: {
          head: ['Was', 'Zahl'],
          rows: [
            ['Module', '612'],
            ['Leistung', '268 kW'],
            ['Ertrag im Jahr, erwartet', '245.000 kWh'],
            ['Kosten', '320.000\u00a0Euro'],
            ['Genossen', '197'],
            ['Tauben', '3'],
          ],
        },
      },
      {
        p: 'Das Dach wurde vorher von der Stadt abgedichtet. Seit 1994 hatte es an neun Stellen hereingeregnet, die bekannteste lag über dem Lehrerpult im Physiksaal. Schulleiter Emre Aksoy will den Eimer behalten.',
      },
      {
        p: 'Was der Strom wert ist, sehen die Schüler jetzt im Foyer. Dort zeigt eine Tafel, was das Dach gerade liefert, und zwar nicht in Kilowatt, sondern in Linsensuppen. An einem klaren Herbstmittag sind es 310 in der Stunde, an einem trüben 40. Die 7b hat ausgerechnet, dass man, um auch im Dezember auf 420 zu kommen, entweder das Dach verdoppeln oder kalt essen müsste. Der Antrag auf kaltes Essen wurde in der Schülervertretung mit großer Mehrheit abgelehnt, der auf Verdopplung angenommen. Fink prüft jetzt die Turnhalle. Sie wäre dicht, sagt er, und taubenfrei.',
      },
    ],
    tags: ['Energie', 'Gesamtschule', 'Genossenschaft'],
    hero: {
      scene: 'solar',
      seed: 102,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption:
        'Das letzte Modul auf dem Südflügel. Zwölf Wochen hat die Montage gedauert, zwei davon die Taube.',
      credit: 'jonas',
    },
    publishedMinutesAgo: 50400,
    comments: [
      { author: 'emre', minutesAfter: 15, text: 'Der Eimer hängt jetzt im Flur, mit Jahreszahlen.' },
      {
        author: 'paul',
        minutesAfter: 60,
        text: 'Zweieinhalb Prozent bei Sonne. Ich habe 500 Euro drin und schaue seitdem öfter aus dem Fenster.',
      },
      {
        author: 'thandi',
        minutesAfter: 400,
        text: 'Alle drei Tauben sind wohlauf. Fragt mich nicht, woher ich das weiß.',
      },
      { author: 'deniz', minutesAfter: 2000, text: 'wir in steinach haben nur eine wespe' },
    ],
  },
  {
    key: 'lehm',
    place: 'ziegelei',
    category: 'wirtschaft',
    author: 'aylin',
    headline: 'In der Lehmgrube wird wieder gegraben, mit Teelöffeln',
    lead: 'Zwei Freundinnen pressen in der alten Ziegelei Lehmplatten für Innenwände. Der Rohstoff liegt vor der Tür, seit 200.000\u00a0Jahren.',
    body: [
      {
        p: 'Zum Probieren braucht man wirklich Löffel. Jana Pohl, 34, Bauingenieurin, und Fatou Diallo, 36, Maurermeisterin, stechen an zwölf Stellen je eine Probe aus der Wand der alten Grube und reiben sie zwischen den Zähnen. Knirscht es, ist zu viel Sand darin. Klebt es, zu viel Ton. „Nummer sieben schmeckt nach Keks“, sagt Diallo. Nummer sieben wird es.',
      },
      {
        p: 'Ihre Platten sind zwei Zentimeter dick, mit Hanf verstärkt und nehmen Feuchtigkeit auf, die sie später wieder abgeben. Für die Bücherei haben sie eine Wand gebaut, an der seither ein Zettel hängt: „Bitte nicht streicheln.“ Er wirkt nicht. Drei Aufträge liegen vor, einer davon von einem Zahntechniker am Hungerberg. Im ersten Jahr müssen 4.000\u00a0Quadratmeter verkauft werden, 1.150 sind es.',
      },
      {
        p: 'Die Maschine stammt aus der Konkursmasse eines Nudelherstellers. „Im Grunde machen wir Lasagne“, sagt Pohl.',
      },
    ],
    tags: ['Ziegelei', 'Gründung', 'Handwerk'],
    hero: {
      scene: 'workshop',
      seed: 108,
      season: 'autumn',
      hour: 'morning',
      caption:
        'Probepressung im ehemaligen Maschinenhaus: Der Lehm muss sich anfühlen „wie ein kühles Ohrläppchen“.',
      credit: 'aylin',
    },
    publishedMinutesAgo: 60100,
    comments: [
      {
        author: 'birgit',
        minutesAfter: 60,
        text: 'Es wird gestreichelt, täglich, auch vom Bürgermeisterkollegium.',
      },
      {
        author: 'farid',
        minutesAfter: 120,
        text: 'Der Zahntechniker bin ich. Unser Flur riecht jetzt nach Regen, im guten Sinn.',
      },
      {
        author: 'renate',
        minutesAfter: 700,
        text: 'Mein Mann hat 22 Jahre in der Grube gearbeitet und gesagt: Die Sieben, klar.',
      },
    ],
  },
];
