// These are short notices from Auenfeld and a letter to the editor that answers one of them.

import type { DemoArticle } from '../types.ts';

export const briefArticles: DemoArticle[] = [
  {
    key: 'hallenbad',
    place: 'auenfeld',
    category: 'leben',
    author: 'henrike',
    genre: 'brief',
    headline: 'Hallenbad öffnet am Montag, das Wasser ist schon drin',
    lead: 'Nach 16 Monaten Umbau kann in Auenfeld wieder geschwommen werden, am ersten Tag kostenlos.',
    body: [
      {
        p: 'Das Auenfelder Hallenbad öffnet am Montag um 14\u00a0Uhr. Seit gestern sind die 480.000\u00a0Liter im Becken, zurzeit mit 19\u00a0Grad, bis Montag sollen es 27 werden. Neu sind das Dach, die Lüftung und eine Rampe, über die man mit dem Rollstuhl ins Nichtschwimmerbecken kommt. Das Drei-Meter-Brett ist geblieben, auf Antrag der achten Klassen.',
      },
      {
        p: 'Der Eintritt ist am Montag frei, danach gilt vorerst der alte Preis von 4,50\u00a0Euro. Frühschwimmen gibt es dienstags und donnerstags ab 6.30\u00a0Uhr. In den Umkleiden liegen 214 Fundsachen aus der Zeit vor dem Umbau, darunter 61 einzelne Socken und ein Gebiss. Abholung bis Weihnachten.',
      },
    ],
    tags: ['Hallenbad', 'Freizeit', 'Auenfeld'],
    publishedMinutesAgo: 52,
    comments: [
      {
        author: 'ida',
        minutesAfter: 18,
        text: 'JAAA',
      },
      {
        author: 'paul',
        minutesAfter: 33,
        text: 'Zur Erinnerung: geplant waren neun Monate.',
      },
    ],
  },
  {
    key: 'brunnen',
    place: 'auenfeld',
    category: 'leben',
    author: 'nele',
    genre: 'brief',
    headline: 'Frost bis minus 6 Grad: Brunnen wird heute abgestellt',
    lead: 'Der Bauhof leert den Marktbrunnen zwei Wochen früher als sonst und räumt die Bänke gleich mit weg.',
    body: [
      {
        p: 'Weil in der Nacht bis zu minus\u00a06\u00a0Grad erwartet werden, stellt der Bauhof den Brunnen auf dem Auenfelder Marktplatz noch heute Nachmittag ab. Vor zwei Jahren war dabei eine Leitung geplatzt, die Reparatur kostete 8.700\u00a0Euro. Auch die vier Bänke am Beckenrand kommen ins Lager, sie werden geschliffen und neu geölt.',
      },
      {
        p: 'Die Goldfische, die jemand im Sommer eingesetzt hat und die es offiziell nicht gibt, überwintern wie im Vorjahr im Schulteich. Es sollen inzwischen 17 sein.',
      },
    ],
    tags: ['Marktplatz', 'Winter', 'Bauhof'],
    hero: {
      scene: 'fountain',
      seed: 104,
      season: 'winter',
      hour: 'morning',
      weather: 'clear',
      caption: 'Bevor es friert, muss das Wasser heraus: der Marktbrunnen.',
      credit: 'linh',
    },
    publishedMinutesAgo: 1490,
    comments: [
      {
        author: 'thandi',
        minutesAfter: 20,
        text: 'Es sind 19, einer davon ist ein Karpfen.',
        replies: [{ author: 'nele', minutesAfter: 26, text: 'Offiziell null.' }],
      },
      {
        author: 'ruth',
        minutesAfter: 48,
        text: 'Die Bänke auch? Dazu werde ich mich äußern.',
      },
    ],
  },
  {
    key: 'baenke',
    place: 'auenfeld',
    category: 'meinung',
    author: 'henrike',
    genre: 'letter',
    headline: 'Wer den Brunnen abstellt, sollte die Bänke wenigstens stehen lassen',
    lead: 'Ruth Lindner aus Auenfeld schreibt zu unserer Meldung über den Marktbrunnen.',
    body: [
      {
        p: 'Dass ein Brunnen bei Frost abgestellt wird, leuchtet mir ein. Auch ich werde bei Frost abgestellt, jedenfalls sagt das mein Arzt. Aber was können die Bänke dafür? Ich habe auf der letzten gesessen, mit Mantel, Kissen und Kater, als das Wasser schon ablief und ein freundlicher junger Mann vom Bauhof kam und fragte, ob ich noch lange brauche. Ich sagte: bis März.',
      },
      { embed: 'brunnen' },
      {
        p: 'Bänke braucht man auch im Winter. Wer vom Arzt in der Kirchgasse zum Bus am Rathaus geht und 74 Jahre alt ist, muss einmal sitzen. Man kann sie auch im Mai ölen, nacheinander. Ich melde mich freiwillig und bringe meinen eigenen Pinsel mit.',
      },
      { p: '_Ruth Lindner, Auenfeld_' },
    ],
    tags: ['Leserbrief', 'Marktplatz', 'Bauhof'],
    publishedMinutesAgo: 1010,
    comments: [
      {
        author: 'linh',
        minutesAfter: 15,
        text: 'Ich bring auch einen Pinsel mit.',
      },
      {
        author: 'georg',
        minutesAfter: 210,
        text: 'Nummer 213?',
        replies: [
          {
            author: 'ruth',
            minutesAfter: 222,
            text: '212. Den über die Laubbläser habt ihr damals nicht gedruckt.',
          },
        ],
      },
      {
        author: 'henrike',
        minutesAfter: 890,
        text: 'Der Bauhof hat angerufen: Zwei der vier Bänke kommen zurück, geölt wird im Mai. Das mit dem Pinsel nimmt man dort ernst.',
      },
    ],
  },
  {
    key: 'fundbuero',
    place: 'auenfeld',
    category: 'rathaus',
    author: 'henrike',
    genre: 'brief',
    headline: 'Fundbüro versteigert 31 Fahrräder',
    lead: 'Am Samstag um 10\u00a0Uhr kommt im Rathaushof unter den Hammer, was ein halbes Jahr lang niemand vermisst hat.',
    body: [
      {
        p: 'Zu haben sind 31 Fahrräder, zwei Tretroller, ein Einrad, vier Kinderwagen und eine Kiste mit 19 Regenschirmen, die nur zusammen abgegeben wird. Die Gebote beginnen bei 5\u00a0Euro. Versteigerer ist wie immer Standesbeamter Uwe Pross, der dafür denselben Anzug trägt wie bei Trauungen und nach dem dritten Ruf gern fragt, ob jemand Einwände habe.',
      },
      {
        p: 'Besichtigung ab 9\u00a0Uhr, bezahlt wird bar oder mit Karte. Wer sein eigenes Rad wiedererkennt und es belegen kann, bekommt es kostenlos zurück. Im vergangenen Jahr kam das zweimal vor, einmal erst nach dem Zuschlag.',
      },
    ],
    tags: ['Fundbüro', 'Fahrrad', 'Rathaus'],
    hero: {
      scene: 'bicycles',
      seed: 103,
      season: 'autumn',
      hour: 'morning',
      weather: 'clear',
      caption: '31 Räder warten im Hof des Fundbüros.',
      credit: 'henrike',
    },
    publishedMinutesAgo: 275,
    comments: [
      {
        author: 'ruth',
        minutesAfter: 29,
        text: 'Den Satz mit den Einwänden hat er von mir.',
      },
      {
        author: 'thandi',
        minutesAfter: 112,
        text: 'Ist ein grünes Damenrad mit Korb dabei? Frage für mich.',
        replies: [
          {
            author: 'henrike',
            minutesAfter: 149,
            text: 'Nummer 22, grün, Korb, Hundehaare. Bringen Sie ein Foto mit.',
          },
        ],
      },
    ],
  },
];
