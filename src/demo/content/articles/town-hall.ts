// Tells of Auenfeld around the town hall: the budget with its table, the parking count, a court case, a column.

import type { DemoArticle } from '../types.ts';

export const townHallArticles: DemoArticle[] = [
  {
    key: 'haushalt',
    place: 'auenfeld',
    category: 'rathaus',
    author: 'henrike',
    headline: 'Wofür Auenfeld nächstes Jahr Geld ausgeben will',
    lead: '31,4\u00a0Millionen Euro, eine Lücke von einer halben Million und ein Posten mit Sperrvermerk: der Entwurf von Kämmerin Silke Ohm, in einer Tabelle statt auf 318 Seiten.',
    body: [
      {
        p: 'Silke Ohm hat den Haushalt in zwei Ordnern in den Saal getragen und dann um Nachsicht gebeten, weil Seite\u00a0204 doppelt ist und Seite\u00a0205 fehlt. Es blieb der heiterste Moment des Abends. Die Stadt will im nächsten Jahr 31,4\u00a0Millionen Euro ausgeben und nimmt voraussichtlich 30,9\u00a0Millionen ein. Die fehlende halbe Million kommt aus der Rücklage, in der danach noch 1,2\u00a0Millionen liegen.',
      },
      {
        p: 'Was das für jeden der 11.400 Einwohner bedeutet, steht in der rechten Spalte.',
      },
      {
        table: {
          head: ['Wofür', 'Millionen Euro', 'Euro je Einwohner'],
          rows: [
            ['Personal der Stadt', '9,8', '860'],
            ['Umlage an den Landkreis', '7,6', '667'],
            ['Kitas und Schulen, Gebäude und Zuschüsse', '4,1', '360'],
            ['Straßen, Wege, Brücken', '2,3', '202'],
            ['Zinsen und Tilgung', '1,6', '140'],
            ['Hallenbad, Zuschuss', '0,9', '79'],
            ['Feuerwehr', '0,7', '61'],
            ['Kultur, Bücherei, Vereine', '0,6', '53'],
            ['Alles Übrige', '3,8', '333'],
            ['Zusammen', '31,4', '2.754'],
          ],
        },
      },
      { h2: 'Was teurer wird' },
      {
        p: 'Die Hundesteuer steigt um 12 auf 84\u00a0Euro, was bei 812 gemeldeten Hunden knapp 10.000\u00a0Euro bringt. Die Grundsteuer bleibt. Der Eintritt ins Hallenbad soll von 4,50 auf 5\u00a0Euro steigen, Kinder zahlen weiter 2\u00a0Euro. Für die Musikschule wollte Ohm die Gebühren erhöhen, zog den Vorschlag aber zurück, nachdem ihr der Leiter vorgerechnet hatte, dass dann 30 Kinder gehen und die Einnahmen sinken.',
      },
      {
        p: 'Neu ist ein Zuschuss von 95.000\u00a0Euro für die Küche der Gesamtschule, die sich vom zweiten Jahr an zu zwei Dritteln selbst tragen soll. Gestrichen sind neue Stühle für den Rathaussaal, 46.000\u00a0Euro. „Wir sitzen ja inzwischen alle gleich schlecht“, sagte Ohm.',
      },
      {
        p: 'Gespart wird auch an Stellen, über die niemand abgestimmt hat. Von 132 Arbeitsplätzen im Rathaus, im Bauhof und in den städtischen Kitas sind zurzeit neun nicht besetzt. Das entlastet die Kasse um 540.000\u00a0Euro und damit ziemlich genau um den Betrag, der sonst zusätzlich fehlen würde, wie Rüdiger Kolb von der Auenfelder Liste bemerkte. Ohm bat darum, das nicht als Strategie ins Protokoll zu nehmen.',
      },
      { h2: 'Was noch offen ist' },
      {
        p: 'Bei „Straßen, Wege, Brücken“ stehen 360.000\u00a0Euro für die Werlebrücke, die Hälfte des städtischen Anteils, falls sie saniert wird. Der Betrag trägt einen Sperrvermerk, bis der Stadtrat entschieden hat. Fällt die Entscheidung für den Abriss, bleibt die Summe im ersten Jahr ungefähr gleich, verteilt sich aber anders: Dann müsste die Stadt einen Teil der Fördermittel zurückgeben, die sie für das Gutachten bekommen hat.',
      },
      {
        p: 'Beschlossen werden soll der Haushalt in der letzten Sitzung vor Weihnachten. Bis dahin liegen beide Ordner im Rathaus aus, Zimmer\u00a012. Seite\u00a0205 ist inzwischen gefunden worden. Es ist das Inhaltsverzeichnis.',
      },
    ],
    tags: ['Haushalt', 'Stadtrat', 'Werlebrücke', 'Hallenbad'],
    hero: {
      scene: 'townhall',
      seed: 106,
      season: 'autumn',
      hour: 'noon',
      weather: 'cloudy',
      caption: 'Im Auenfelder Rathaus liegen beide Ordner aus, Zimmer\u00a012.',
      credit: 'henrike',
    },
    publishedMinutesAgo: 5830,
    comments: [
      {
        author: 'georg',
        minutesAfter: 40,
        text: 'Die rechte Spalte ergibt zusammengezählt 2.755, nicht 2.754.',
        replies: [
          {
            author: 'henrike',
            minutesAfter: 62,
            text: 'Jede Zeile ist für sich gerundet, die Summe auch. Der eine Euro ist also nicht verschwunden, er war nie da.',
          },
          { author: 'georg', minutesAfter: 70, text: 'Beruhigend und beunruhigend zugleich.' },
        ],
      },
      {
        author: 'ruth',
        minutesAfter: 300,
        text: '7,6 Millionen an den Landkreis. Und was schickt der zurück?',
        replies: [
          {
            author: 'paul',
            minutesAfter: 355,
            text: 'Krankenhaus, Berufsschule, Müll, Busse. Man merkt es nur, wenn es fehlt.',
          },
        ],
      },
      {
        author: 'thandi',
        minutesAfter: 1440,
        text: '812 gemeldete Hunde. In meiner Kartei stehen deutlich mehr, ich sage aber nichts.',
      },
    ],
  },
  {
    key: 'parkplaetze',
    place: 'auenfeld',
    category: 'verkehr',
    author: 'jonas',
    headline: 'Parkplätze am Markt: Händler legen eigene Zählung vor',
    lead: 'Seit Mai ist der Auenfelder Marktplatz samstags autofrei. Die Stadt zählt freie Plätze, der Gewerbeverein fehlende Kunden. Wir haben danebengestanden und mitgezählt.',
    body: [
      {
        p: 'Sabine Lorch hat einen Handzähler in der Schürzentasche, so einen, wie ihn Schiffsführer benutzen. Klick, eine Kundin. Klick, noch eine. „Der will nur telefonieren“, sagt sie über einen Mann, der in der Tür ihres Schuhhauses stehen bleibt, und klickt nicht. An vier Samstagen haben neun Geschäfte rund um den Markt so gezählt, von 9 bis 13\u00a0Uhr. Das Ergebnis hat der Gewerbeverein jetzt dem Marktausschuss übergeben.',
      },
      {
        table: {
          head: ['Samstags, 9 bis 13\u00a0Uhr', 'mit Autos (April)', 'ohne Autos (Oktober)'],
          rows: [
            ['Kundschaft in neun Geschäften', '1.478', '1.310'],
            ['davon Schuhe, Mode, Haushalt', '611', '472'],
            ['davon Bäcker, Apotheke, Buch', '867', '838'],
            ['Gäste im Café am Brunnen', '96', '131'],
            ['Freie Plätze Festwiese, 11\u00a0Uhr', '104', '71'],
          ],
        },
      },
      {
        p: 'Elf Prozent weniger Kundschaft also, bei Schuhen, Mode und Haushaltswaren fast ein Viertel. „Wer eine Pfanne kauft, trägt sie nicht sieben Minuten über den Mühlsteg“, sagt Lorch. Die Stadt liest aus ihrer eigenen Zählung etwas anderes: Auf der Festwiese, dem nächsten großen Parkplatz, waren um elf Uhr im Schnitt noch 71 Plätze frei. Wer wolle, finde einen, sagt Ordnungsamtsleiter Detlef Brehm.',
      },
      { h2: 'Was die Zahlen nicht sagen' },
      {
        p: 'Beide Zählungen haben eine Schwäche, dieselbe. Die Samstage mit Autos lagen im April, die ohne im Oktober, und im Oktober regnete es an beiden. Außerdem war an einem der beiden Apriltage Konfirmation, was sich in einem Schuhgeschäft bemerkbar macht. Lorch räumt das ein. „Dass wir im April überhaupt gezählt haben, verdanken Sie meinem Mann, der niemandem traut.“',
      },
      {
        p: 'Am vergangenen Samstag stand der Autor dieser Zeilen selbst am Brunnen, trocken, neun Grad. In vier Stunden gingen 2.046 Menschen über den Platz, 318 schoben Räder, 44 trugen etwas, was man ungern weit trägt: Blumenerde, einen Sessel, zweimal eine Pfanne. Vor der Reihe der 46 gesperrten Stellplätze saßen mittags 60 Leute auf Bierbänken. Keiner von ihnen kaufte in dieser Zeit Schuhe, dreißig kauften Bratwurst.',
      },
      {
        p: 'Auch unter den Händlern sind nicht alle einer Meinung. Buchhändler Kaspar Wenk hat samstags seit Mai sieben Prozent mehr eingenommen und sagt das im Verein nicht laut, „des Friedens wegen“. Die Apotheke bringt Medikamente jetzt mit dem Lastenrad, etwa zwölf Päckchen am Tag. Im Haushaltswarengeschäft Biehl dagegen ist eine halbe Stelle weggefallen.',
      },
      {
        p: 'Lorchs Vorschlag ist ein Mittelweg: zwölf Plätze am Rand der Kirchgasse, zwanzig Minuten mit Parkscheibe, zum Ein- und Ausladen. Brehm findet das „prüfbar“. Der Marktausschuss entscheidet im Januar, unsere Umfrage zum Thema läuft noch drei Tage.',
      },
    ],
    tags: ['Marktplatz', 'Parken', 'Einzelhandel', 'Auenfeld'],
    hero: {
      scene: 'parking',
      seed: 102,
      season: 'autumn',
      hour: 'noon',
      weather: 'cloudy',
      caption: 'Gezählt wurde von Hand und zweimal.',
      credit: 'jonas',
    },
    publishedMinutesAgo: 1710,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 10,
        text: 'Ich gehe seit Mai öfter auf den Markt als vorher, weil man sitzen kann. Schuhe habe ich allerdings schon.',
      },
      {
        author: 'paul',
        minutesAfter: 24,
        text: 'Aus Kirchbruck komme ich nun mal mit dem Auto. Sieben Minuten von der Festwiese sind zumutbar, mit zwei Kisten Wasser nicht.',
        replies: [
          { author: 'linh', minutesAfter: 33, text: 'Wer kauft denn am Marktplatz zwei Kisten Wasser?' },
          { author: 'paul', minutesAfter: 37, text: 'Niemand mehr. Das meine ich ja.' },
        ],
      },
      {
        author: 'thandi',
        minutesAfter: 71,
        text: 'Die Idee mit den 20 Minuten finde ich gut. Die Apotheke sollte auf jeden Fall dabei sein, nicht jeder kann laufen.',
      },
      {
        author: 'georg',
        minutesAfter: 160,
        text: 'April gegen Oktober vergleicht man nicht. Das wäre, wie wenn ich eine Glocke bei 5 Grad mit einer bei 25 Grad vergleiche.',
        replies: [
          { author: 'ruth', minutesAfter: 175, text: 'Und, welche klingt besser?' },
          { author: 'georg', minutesAfter: 190, text: 'Die kalte. Aber das gehört hier nicht her.' },
        ],
      },
      {
        author: 'aylin',
        minutesAfter: 420,
        text: 'Wer trug den Sessel?',
        replies: [
          {
            author: 'jonas',
            minutesAfter: 433,
            text: 'Zwei Studenten, abwechselnd auch als Sitzgelegenheit.',
          },
        ],
      },
      {
        author: 'joerg',
        minutesAfter: 900,
        text: 'Der Marktplatz war schon einmal autofrei, bis 1957. Da gab es noch ein Schuhgeschäft mehr.',
      },
    ],
  },
  {
    key: 'parkausweis',
    place: 'auenfeld',
    category: 'leben',
    author: 'aylin',
    headline: 'Der Parkausweis war gut. Zu gut',
    lead: 'Ein Rentner druckt sich einen Bewohnerausweis und fährt zwei Jahre lang unbehelligt damit. Dann fällt einer Kontrolleurin auf, dass seiner keinen Fehler hat.',
    body: [
      {
        p: 'Der Angeklagte, 61 Jahre alt, grauer Anzug, bittet darum, die Beweisstücke noch einmal sehen zu dürfen. Richterin Verena Thoss reicht sie ihm in zwei Klarsichthüllen: links der echte Bewohnerparkausweis der Zone C, rechts seiner. Er betrachtet sie lange. „Das Grün ist bei denen zu gelb“, sagt er. Sein Verteidiger schließt kurz die Augen.',
      },
      {
        p: 'Angeklagt ist Urkundenfälschung. Der Mann hat 35 Jahre lang als Reprofotograf in einer Druckerei gearbeitet, bis es weder die Druckerei noch den Beruf mehr gab. Er wohnt in der Gerbergasse, vierzehn Meter hinter dem Schild, an dem die Zone C endet. Als seine Frau vor drei Jahren eine neue Hüfte bekam und den Weg vom nächsten freien Parkplatz nicht mehr schaffte, beantragte er einen Ausweis. Er wurde abgelehnt, zweimal, mit Verweis auf das Schild.',
      },
      {
        p: 'Danach habe er sich „an die Arbeit gemacht“. Zwei Wochenenden, eine alte Reprokamera, Papier aus Restbeständen. Sogar das Wappen im Untergrund, das nur unter schrägem Licht zu erkennen ist, hat er nachgeprägt. Zwei Jahre lang lag der Ausweis hinter der Scheibe eines silbernen Kleinwagens, und mindestens vierzig Mal wurde er kontrolliert.',
      },
      {
        p: '„Warum haben Sie nicht Widerspruch eingelegt?“, fragt Thoss. Das habe er, sagt der Angeklagte, die Antwort sei nach sieben Monaten gekommen und habe aus dem Foto desselben Schildes bestanden. Die Richterin lässt sich den Stadtplan geben, legt ein Lineal an und misst nach. Sie kommt auf dreizehneinhalb Meter.',
      },
      { h2: 'Der fehlende Buchstabe' },
      {
        p: 'Als Zeugin tritt die Angestellte des Ordnungsamts auf, die ihn schließlich entdeckte. Ihr sei nichts Falsches aufgefallen, sagt sie, sondern etwas Richtiges. Auf allen echten Ausweisen steht seit dem Druck von 2021 „gilt nur in Verbidung mit dem amtlichen Kennzeichen“. Auf seinem stand „Verbindung“. Im Saal lachen ein paar Leute, auch der Staatsanwalt. Der Angeklagte nicht. „So etwas kann ich nicht drucken“, sagt er.',
      },
      {
        p: 'Der Staatsanwalt fordert 60\u00a0Tagessätze. Es gehe um das Vertrauen in Dokumente, da sei gute Arbeit kein mildernder Umstand. Der Verteidiger verweist auf die Hüfte, die Rente von 1.390\u00a0Euro und den Schaden für die Stadt, den man auf zwei Jahresgebühren von je 30,70\u00a0Euro beziffern könne, zusammen 61,40\u00a0Euro. Die habe sein Mandant in Münzen mitgebracht.',
      },
      {
        p: 'Richterin Thoss verwarnt den Mann und behält sich eine Geldstrafe von 30\u00a0Tagessätzen zu 25\u00a0Euro vor, zu zahlen nur, wenn er innerhalb von zwei Jahren wieder auffällt. Außerdem muss er 400\u00a0Euro an die Verkehrswacht überweisen. Die Kamera darf er behalten. Ob er das Urteil annehme? Er nickt und fragt, ob die Ausfertigung einen Prägestempel trage.',
      },
      {
        p: 'Das Urteil ist rechtskräftig. Die Grenze der Zone C wurde im Oktober um zwanzig Meter verschoben, wie die Stadt mitteilt, aus verkehrlichen Gründen. Neue Ausweise sind gedruckt, ohne den Fehler. Die Vorlage, versichert das Ordnungsamt, stamme von der eigenen Hausdruckerei.',
      },
    ],
    tags: ['Amtsgericht', 'Parken', 'Auenfeld'],
    hero: {
      scene: 'street',
      seed: 115,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption: 'Vierzehn Meter hinter dem Schild: die Gerbergasse am Rand der Zone C.',
      credit: 'aylin',
    },
    publishedMinutesAgo: 3120,
    comments: [
      {
        author: 'georg',
        minutesAfter: 16,
        text: '„Das Grün ist bei denen zu gelb.“ Ich mag diesen Mann.',
      },
      {
        author: 'paul',
        minutesAfter: 90,
        text: '30 Tagessätze zu 25 Euro bei 1.390 Euro Rente, kommt das hin? Ich wäre eher bei 40 gewesen.',
        replies: [
          {
            author: 'aylin',
            minutesAfter: 131,
            text: 'Die Richterin hat Miete und die Zuzahlungen für die Hüfte abgezogen. Stand in der Begründung, bei mir nicht mehr.',
          },
        ],
      },
      {
        author: 'ruth',
        minutesAfter: 205,
        text: 'Ich habe 38 Jahre lang Urkunden ausgestellt. So sorgfältig war bei uns keiner.',
      },
      {
        author: 'tomasz',
        minutesAfter: 660,
        text: 'Vierzehn Meter. Da hätte auch jemand einfach mal hinfahren und schauen können.',
      },
      {
        author: 'thandi',
        minutesAfter: 1500,
        text: 'Sein Auto habe ich drei Mal neben meinem gehabt und mich geärgert, dass sein Ausweis nicht wellig wird.',
      },
    ],
  },
  {
    key: 'rote-ampel',
    place: 'flusssiedlung',
    category: 'meinung',
    author: 'thandi',
    genre: 'column',
    headline: 'Was ich an einer roten Ampel über Auenfeld gelernt habe',
    lead: 'Die Fußgängerampel an der Bundesstraße braucht 74\u00a0Sekunden bis Grün. Morgens um sechs ist das eine lange Zeit, vor allem zu viert.',
    body: [
      {
        p: 'In Durban geht man bei Rot, wenn frei ist. In Leipzig geht man bei Rot, wenn kein Kind zuschaut. In Auenfeld steht man. Ich weiß das, seit ich frühmorgens oft zum Milchviehbetrieb am Westufer muss und den Umweg über die Bundesstraße nehme wie alle, denen die Brücke fehlt.',
      },
      {
        p: 'An einem Montag vor ein paar Wochen, sechs Uhr drei, war es dunkel und neblig. Es kam kein Auto, und zwar so gründlich, dass man das Kein-Auto hören konnte. Vor mir wartete ein älterer Herr mit einem Dackel. Neben mir zwei Jungs mit Kapuzen, vierzehn vielleicht, und in meiner Leipziger Rangordnung der Dinge wären die beiden jetzt losgelaufen. Sie schauten nach links, sie schauten nach rechts. Dann setzte sich der eine auf den Bordstein und aß ein Brötchen.',
      },
      {
        p: 'Nach vierzig Sekunden sagte der Herr, ohne sich umzudrehen: „Sie wollten gerade.“ Er meinte mich. Ich hatte das Gewicht auf dem vorderen Fuß, mehr war es nicht, ich schwöre. „Ja“, sagte ich. „Ich habe eine Kuh, die kalbt.“ Alle drei sahen mich an, der Dackel auch. „Dann gehen Sie“, sagte der Herr. „Ich hab nichts gesehen.“ „Ich auch nicht“, sagte der Junge mit dem Brötchen.',
      },
      {
        p: 'Ich bin nicht gegangen. Ich konnte nicht. Drei Leute, die bereit sind, für einen wegzusehen, halten einen besser fest als jeder Polizist. Wir standen also und warteten zusammen die restlichen 34\u00a0Sekunden ab. Der Herr erzählte von einer Kuh namens Gerlinde, 1966, Zwillinge. Der zweite Junge fragte, ob es bei Kühen auch Kaiserschnitte gibt. Ich sagte, ja, im Stehen, und er wollte dann nichts mehr von dem Brötchen.',
      },
      {
        p: 'Als Grün kam, ging jeder in seine Richtung, und der Dackel zog. Das Kalb war übrigens schneller als die Ampel. Es stand schon auf drei Beinen, als ich ankam, schwarz mit weißem Stern, und der Bauer sagte, ich hätte mir Zeit lassen können.',
      },
      {
        p: 'Seither schaue ich, wer so mit mir dasteht. Mittwochs eine Frau im Blaumann, die Vokabeln aufsagt, Türkisch, wenn ich richtig höre. Donnerstags der Herr mit dem Dackel, der inzwischen von sich aus fragt, wie es dem Kalb geht. Wenn die Brücke wieder offen ist, spare ich 1,8\u00a0Kilometer und zwei Ampeln. Ich werde dann wohl manchmal außen herum fahren müssen, um auf dem Laufenden zu bleiben.',
      },
    ],
    tags: ['Zugezogen', 'Flusssiedlung', 'Werlebrücke'],
    hero: {
      scene: 'street',
      seed: 409,
      season: 'autumn',
      hour: 'noon',
      weather: 'cloudy',
      caption: 'Man lernt sich kennen, wenn man muss.',
      credit: 'thandi',
    },
    publishedMinutesAgo: 810,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 22,
        text: 'Der Herr mit dem Dackel heißt Ewald und war 1966 noch Melkerlehrling. Die Kuh Gerlinde stimmt.',
        replies: [
          {
            author: 'thandi',
            minutesAfter: 30,
            text: 'Frau Lindner, gibt es jemanden, den Sie nicht kennen?',
          },
          { author: 'ruth', minutesAfter: 33, text: 'Den Dackel. Der ist neu.' },
        ],
      },
      {
        author: 'ida',
        minutesAfter: 55,
        text: 'Wie heißt das Kalb?',
        replies: [{ author: 'thandi', minutesAfter: 60, text: 'Ampel. Wirklich.' }],
      },
      {
        author: 'paul',
        minutesAfter: 300,
        text: 'Die 74 Sekunden sind vom Straßenbauamt festgelegt und gelten auch nachts. Ein Antrag auf eine Nachtschaltung liegt dort seit 2022.',
      },
      {
        author: 'aylin',
        minutesAfter: 412,
        text: 'Ich lerne auch immer an Ampeln. Bin aber nicht die im Blaumann.',
      },
    ],
  },
];
