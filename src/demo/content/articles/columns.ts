// Holds regular columns: „Zugezogen“, „Strafraum“, „Vor der Haustür“, and a father at a parents’ evening.

import type { DemoArticle } from '../types.ts';

export const columnArticles: DemoArticle[] = [
  {
    key: 'gruessen',
    place: 'auenfeld',
    category: 'meinung',
    author: 'thandi',
    genre: 'column',
    headline: 'Eine kurze Grammatik des Grüßens',
    lead: 'Wer in Auenfeld jemanden trifft, sagt etwas. Was, hängt von Uhrzeit, Fluchtrichtung und der Anzahl der Einkaufstaschen ab.',
    body: [
      {
        p: 'In meinem ersten Jahr habe ich in Auenfeld zu allen „Guten Tag“ gesagt. Man war sehr höflich zu mir. Erst nach Monaten erklärte mir meine Sprechstundenhilfe Birthe, dass „Guten Tag“ hier nur verwendet wird, wenn jemand das Gas abliest.',
      },
      {
        p: 'Es heißt „Morgen“. Es heißt „Morgen“ bis elf Uhr, und zwar mit einer Betonung, die nach unten geht wie eine Falltür. Zwischen elf und zwei heißt es „Mahlzeit“, auch zu Menschen, die nicht essen, auch, wie ich gelernt habe, am offenen Grab. Danach wird es unübersichtlich. Ältere Leute sagen „Na“. Die Antwort auf „Na“ ist „Na ja“. Damit ist alles mitgeteilt, Gesundheit, Kinder, Wetter, und wer noch etwas hinzufügt, gilt als geschwätzig.',
      },
      {
        p: 'Schwierig ist das zweite Mal. Ich treffe Herrn Wenk vor der Apotheke, wir sagen „Morgen“. Sieben Minuten später treffe ich ihn vor der Sparkasse. Was nun? In Durban würde man lachen und von vorn anfangen. In Leipzig würde man auf sein Telefon sehen. In Auenfeld hebt man beim zweiten Mal die Augenbrauen, beim dritten Mal die Hand bis zur Hüfte, und beim vierten sagt einer von beiden: „Heute ist es aber auch.“ Was es ist, sagt er nicht. Es ist es eben.',
      },
      {
        p: 'Auch der Abschied will gelernt sein. Man sagt „So“. Wer „So“ sagt und dabei auf die Oberschenkel klopft, kündigt an, in frühestens zwanzig Minuten zu gehen. Beim zweiten „So“ wird aufgestanden, beim dritten im Flur weitergeredet, und das Wichtigste, weshalb man eigentlich gekommen ist, erfährt man durch das heruntergekurbelte Autofenster.',
      },
      {
        p: 'Neulich kam eine Frau mit einem Huhn in die Praxis, das seit drei Tagen nicht legte. Sie stellte den Korb auf den Tisch, ich sagte „Morgen“, sie sagte „Morgen“, wir sahen das Huhn an. „Na“, sagte ich zu dem Huhn. Es legte den Kopf schief und machte einen Laut, eine fallende Terz, leicht angeraut.',
      },
      { p: '„Na ja“, übersetzte die Frau.' },
      { p: 'Ich glaube, ich bin angekommen.' },
    ],
    tags: ['Zugezogen', 'Auenfeld'],
    publishedMinutesAgo: 58000,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 8,
        text: '„Mahlzeit“ am Grab war bei der Beerdigung vom alten Biehl, und er hätte es so gewollt.',
      },
      {
        author: 'georg',
        minutesAfter: 30,
        text: 'Die fallende Terz ist auch das Intervall, mit dem in Kirchbruck Kinder zum Essen gerufen werden.',
      },
      {
        author: 'joerg',
        minutesAfter: 80,
        text: 'In Steinach sagt man „Und“. Antwort: „Muss.“',
        replies: [{ author: 'thandi', minutesAfter: 95, text: 'Ich bleibe auf dieser Seite des Pumpwerks.' }],
      },
      {
        author: 'lotte',
        minutesAfter: 200,
        text: 'Hat das Huhn wieder gelegt?',
        replies: [{ author: 'thandi', minutesAfter: 240, text: 'Noch auf dem Behandlungstisch.' }],
      },
      {
        author: 'aylin',
        minutesAfter: 260,
        text: 'Und man sagt „Tschüss, ne“. Das „ne“ ist wichtig, sonst gilt es nicht.',
      },
    ],
  },
  {
    key: 'hundesteuer',
    place: 'auenfeld',
    category: 'meinung',
    author: 'thandi',
    genre: 'column',
    headline: '812 Hunde und ein paar, die ich nicht kenne',
    lead: 'Auenfeld erhöht die Hundesteuer. Meine Kartei und die der Stadt stimmen nicht überein, und ich habe Schweigepflicht.',
    body: [
      {
        p: 'Seit bekannt ist, dass die Hundesteuer auf 84\u00a0Euro steigt, höre ich in der Praxis erstaunliche Dinge. Ein Labrador, den ich seit vier Jahren impfe, gehört neuerdings einer Tante in Moorhof. Ein Spitz ist nur zu Besuch, seit 2022. Und ein sehr großer, sehr zotteliger Patient wurde mir am Donnerstag als „im Grunde ein Schaf“ vorgestellt.',
      },
      {
        p: 'In der Haushaltsdebatte war von 812 gemeldeten Hunden die Rede. Ich werde hier keine Gegenzahl nennen. Ich sage nur: Wenn alle meine Auenfelder Patienten gleichzeitig bellten, würde Frau Ohm in der Kämmerei das Fenster schließen und noch einmal nachrechnen.',
      },
      {
        p: 'Man muss die Steuer nicht mögen. Aber sie ist die einzige, bei der man den Grund streicheln kann. Ein Hund frisst, grob geschätzt, in einer Woche mehr, als die Erhöhung im Jahr kostet, und an Tischkanten, Kissen und Hausschuhen habe ich da noch nicht gedacht. Wer sich das leisten kann, dem fehlen auch keine zwölf Euro. Ihm fehlt höchstens eine Marke.',
      },
      {
        p: 'Zu dem Schaf habe ich übrigens gesagt, dass ich dann die Ohrmarken bräuchte, den Bestandsregister-Auszug und das Wanderbuch. Der Besitzer sah den Patienten an. Der Patient gab Pfötchen.',
      },
      { embed: 'haushalt' },
    ],
    tags: ['Zugezogen', 'Hunde', 'Haushalt'],
    hero: {
      scene: 'dog',
      seed: 103,
      season: 'autumn',
      hour: 'golden',
      caption: 'Dieser Hund trägt seine Marke. Es gibt andere.',
      credit: 'thandi',
    },
    publishedMinutesAgo: 5420,
    comments: [
      {
        author: 'paul',
        minutesAfter: 12,
        text: '12 Euro mal Dunkelziffer. Ich hätte da eine Schätzung.',
        replies: [{ author: 'thandi', minutesAfter: 20, text: 'Schweigepflicht, Herr Feld.' }],
      },
      {
        author: 'henrike',
        minutesAfter: 55,
        text: 'Das Steueramt meldet seit heute früh 14 Neuanmeldungen. Es bedankt sich bei Ihnen und beim Schaf.',
      },
      {
        author: 'ruth',
        minutesAfter: 300,
        text: 'Anton ist Kater und steuerfrei. Er findet das angemessen.',
      },
    ],
  },
  {
    key: 'elternabend',
    place: 'flusssiedlung',
    category: 'schule-kita',
    author: 'jonas',
    genre: 'column',
    headline: 'Protokoll eines Elternabends, sitzend auf 32\u00a0Zentimetern',
    lead: 'Der Autor ist Vater einer Drittklässlerin und 1,91\u00a0Meter groß. Die Stühle sind es nicht.',
    body: [
      {
        p: '19.00\u00a0Uhr. Begrüßung. Alle suchen den Stuhl ihres Kindes. Man erkennt ihn an den Aufklebern. Ich sitze auf einem Wal, die Knie auf Höhe der Brusttasche.',
      },
      {
        p: '19.10\u00a0Uhr. Frau Salm erklärt das schriftliche Subtrahieren. Es geht heute anders als früher. Ein Vater meldet sich und sagt, bei ihm sei immer das Gleiche herausgekommen. Frau Salm sagt, darauf komme es nicht an.',
      },
      {
        p: '19.35\u00a0Uhr. Tagesordnungspunkt Turnbeutel. In der Klasse 3a sind elf Turnbeutel verschwunden und vierzehn aufgetaucht. Es wird eine Arbeitsgruppe gebildet.',
      },
      {
        p: '19.50\u00a0Uhr. Der Umweg. Wer fährt wann mit wem über die Bundesstraße? Auf einmal reden alle, und niemand redet mehr über Turnbeutel. Eine Mutter hat einen Plan gezeichnet, mit Farben. Neun Kinder, drei Lastenräder, zwei Ampeln, Ersatzhandschuhe. In zwanzig Minuten steht eine Fahrgemeinschaft, gegen die jeder Nahverkehrsplan aussieht wie eine Kinderzeichnung. Ich schlage vor, sie dem Kreis zu schicken. Man hält das für einen Witz.',
      },
      {
        p: '20.15\u00a0Uhr. Wahl der Elternvertretung. Stille. Man hört die Heizung. Alle schauen auf ihren Tisch, ich auf einen Wal.',
      },
      {
        p: '20.18\u00a0Uhr. Es wird gefragt, ob ich auch den Martinsbasar übernehme. Ich sage, ich könne Regale bauen. Das wird ins Protokoll geschrieben als: „Herr Kraus baut Regale.“ Für wen, steht nicht da. Ich werde es herausfinden.',
      },
      {
        p: '20.30\u00a0Uhr. Verschiedenes. Die Mensa bittet, keine Tupperdosen mit Linsen nach Hause zu geben. Ein Kind hat beim Ausflug einen Stein mitgenommen, dreizehn Kilo, er kann abgeholt werden. Und Frau Salm möchte noch etwas sagen, was nicht auf der Liste steht: dass sie gern hier sei, mit dieser Klasse, gerade in diesem Jahr. Niemand weiß, wohin er schauen soll. Ein Vater klopft auf den Tisch, wie im Hörsaal, und dann klopfen alle, mit der flachen Hand, auf sehr kleine Tische.',
      },
      { p: '20.16\u00a0Uhr. Ich bin Elternvertreter.' },
      {
        p: '20.40\u00a0Uhr. Aufstehen. Es gelingt in Etappen. Zu Hause fragt Ida, ob Frau Salm etwas über sie gesagt hat. Ja, sage ich: dass du die Einzige bist, die beim Subtrahieren etwas anderes herausbekommt. „Echt?“, sagt Ida. „Cool.“',
      },
    ],
    tags: ['Schule', 'Eltern', 'Kolumne'],
    hero: {
      scene: 'school',
      seed: 109,
      season: 'autumn',
      hour: 'golden',
      caption: 'Abends sind die Stühle so niedrig wie am Tag.',
      credit: 'jonas',
    },
    publishedMinutesAgo: 36400,
    comments: [
      {
        author: 'ida',
        minutesAfter: 12,
        text: 'ICH HATTE RECHT die aufgabe war falsch',
        replies: [{ author: 'jonas', minutesAfter: 15, text: 'Das stimmt. Frau Salm hat es bestätigt.' }],
      },
      {
        author: 'emre',
        minutesAfter: 100,
        text: 'Die 32 Zentimeter sind Norm. Die Norm stammt von Leuten, die nie zu einem Elternabend mussten.',
      },
      {
        author: 'aylin',
        minutesAfter: 190,
        text: 'Und die Turnbeutel?',
        replies: [{ author: 'jonas', minutesAfter: 900, text: 'Die Arbeitsgruppe tagt. Es sind jetzt 16.' }],
      },
      { author: 'paul', minutesAfter: 950, text: 'Herzlichen Glückwunsch zum Amt. Wer macht die Kasse?' },
    ],
  },
  {
    key: 'haustuer-amsel',
    place: 'hungerberg',
    category: 'natur',
    author: 'mechthild',
    genre: 'column',
    headline: 'Die Amsel und der Apfel Nummer sieben',
    lead: 'Wer im Garten Fallobst liegen lässt, bekommt Besuch mit klaren Vorstellungen.',
    body: [
      {
        p: 'Ich habe zwölf Äpfel liegen lassen, auf dem Gras neben der Regentonne, ordentlich in einer Reihe, wie man das als ehemalige Lehrerin macht. Nach zehn Minuten kam die Amsel, ein Männchen mit einer weißen Feder im linken Flügel. Sie ging die Reihe ab. Sie pickte den ersten an, den zweiten, schüttelte den Kopf, jedenfalls sah es so aus. Beim siebten blieb sie.',
      },
      {
        p: 'Apfel sieben war ein Boskoop mit Druckstelle, also von Reihe fünf, Baum 190. Die anderen waren auch Boskoop und ebenfalls mit Druckstelle. Ich habe den siebten probiert, von der anderen Seite. Ich schmeckte keinen Unterschied. Am nächsten Tag habe ich die Äpfel vertauscht. Sie fand ihn in elf Sekunden.',
      },
      {
        p: 'Seither verfolgt mich die Frage, was sie weiß. Der Pomologe Ansgar Thoma, den ich anrief, lachte nicht. Er sagte, Amseln könnten vermutlich Zucker riechen, und er würde gern vorbeikommen, um zu sehen, welchen sie unter den Streiflingen nimmt. Man habe da seit Jahren eine offene Frage bei der Lagerung. So kam es, dass am Donnerstag ein Doktor der Gartenbauwissenschaft bäuchlings unter meinem Küchenfenster lag, mit Klemmbrett. Die Amsel sah ihn, sah mich und nahm die Nummer vier.',
      },
    ],
    tags: ['Vor der Haustür', 'Vögel', 'Hungerberg'],
    hero: {
      scene: 'bird',
      seed: 114,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption: 'Sitzt gern höher, isst aber unten: eine Amsel am Hungerberg.',
      credit: 'mechthild',
    },
    publishedMinutesAgo: 47300,
    comments: [
      {
        author: 'tomasz',
        minutesAfter: 200,
        text: 'Die mit der weißen Feder kenne ich. Sie singt im März vom Schornstein des Bauwagens.',
      },
      {
        author: 'farid',
        minutesAfter: 700,
        text: 'Reihe fünf, Baum 190 schneide ich. Ich fühle mich geehrt.',
      },
      {
        author: 'georg',
        minutesAfter: 1500,
        text: 'Und Baum 204, der Streifling, welcher Ton? Verzeihung, welcher Geschmack?',
        replies: [
          {
            author: 'mechthild',
            minutesAfter: 1600,
            text: 'Sie hat ihn probiert und ist weggeflogen. Thoma wertet noch aus.',
          },
        ],
      },
    ],
  },
  {
    key: 'strafraum',
    place: 'kirchbruck',
    category: 'meinung',
    author: 'paul',
    genre: 'column',
    headline: 'Lob der Strichliste',
    lead: 'Ohne Leute, die Getränke aufschreiben, gäbe es keinen Sport. Eine Verteidigung des unbeliebtesten Amtes im Verein.',
    body: [
      {
        p: 'In jedem Vereinsheim hängt neben dem Kühlschrank ein Blatt Papier. Darauf stehen Namen, und hinter den Namen stehen Striche. Wer eine Flasche nimmt, macht einen Strich. So lautet die Theorie. In der Praxis ist die Strichliste das genaueste Abbild der menschlichen Natur, das ich in 41 Berufsjahren gesehen habe, und ich habe viele Steuererklärungen gesehen.',
      },
      {
        p: 'Es gibt die, die nach zwei Flaschen drei Striche machen, weil sie sich an einen vergessenen erinnern. Es gibt die, deren Striche mit jeder Runde kürzer werden, bis sie aussehen wie ein Versehen. Und es gibt einen, ich nenne ihn Lothar, weil er so heißt, der macht seine Striche bei anderen, aber so gerecht verteilt, dass es niemand merkt.',
      },
      {
        p: 'Am Monatsende sitzt der Kassenwart vor dem Kasten und zählt Leergut. 240 Flaschen, 211 Striche. Er weiß, was das bedeutet. Er weiß sogar ungefähr, wer. Er sagt nichts, gleicht die Differenz aus der Dose mit dem Eintrittsgeld aus und schreibt „Schwund“. Dieses Wort hat mehr Freundschaften gerettet als jede Mediation.',
      },
      {
        p: 'Ich habe in meinem Berufsleben Bilanzen gesehen, in denen „Schwund“ ein Grund zur Sorge war, und andere, in denen das Wort fehlte, was ein noch größerer war. Ein Betrieb, in dem gar nichts verschwindet, ist entweder neu oder gelogen. Der Vereinswirt in Moorhof, ein kluger Mann, kalkuliert deshalb acht Prozent ein und nennt sie „Nächstenliebe“. Am Jahresende schreibt er die Summe auf eine Tafel. Die Leute spenden dann, freiwillig, fast genau denselben Betrag. Es ist der einzige Kreislauf dieser Art, der ohne Prüfung auskommt, und ich rate niemandem, ihn zu prüfen.',
      },
      {
        p: 'Man kann das unordentlich finden. Ich habe einmal vorgeschlagen, einen Automaten mit Karte anzuschaffen, 1.850\u00a0Euro, rechnet sich in vier Jahren. Der Vorstand hat mich angesehen, als hätte ich vorgeschlagen, die Umarmung nach einem Tor abzuschaffen. Sie hatten recht. Ein Automat weiß immer, wer was getrunken hat. Ein Verein hält zusammen, weil er es nicht so genau wissen will.',
      },
    ],
    tags: ['Ehrenamt', 'Vereine', 'Strafraum'],
    publishedMinutesAgo: 62500,
    comments: [
      {
        author: 'linh',
        minutesAfter: 30,
        text: 'Bei uns im Posaunenchor heißt Schwund „Verdunstung“.',
        replies: [{ author: 'georg', minutesAfter: 44, text: 'Bei den Glockenleuten „Klangverlust“.' }],
      },
      {
        author: 'jonas',
        minutesAfter: 210,
        text: '29 Flaschen im Monat. Das sind bei 1,20 Euro im Jahr 417,60 Euro. Der Automat rechnet sich also doch, in viereinhalb Jahren.',
        replies: [
          {
            author: 'paul',
            minutesAfter: 230,
            text: 'Du hast es verstanden und trotzdem gerechnet. Das ist Größe.',
          },
        ],
      },
      { author: 'holger', minutesAfter: 1300, text: 'Feuerwehr: Schwund 0. Dafür fehlen Gläser.' },
    ],
  },
];
