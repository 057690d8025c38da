// Holds the newsletters of the demo portal: what they are, whom they reach, and what editors wrote above some issues.

interface DemoNewsletter {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly rhythm: 'daily' | 'weekly';
  readonly weekday: number;
  readonly hour: number;
  /** A place; '' for the whole portal. */
  readonly place: string;
  /** Words above its earlier issues, the oldest first; '' where editors wrote none. */
  readonly past: readonly string[];
  /** What is written above the next one already. */
  readonly next: string;
  readonly members: readonly string[];
  readonly guests: readonly string[];
}

export const newsletters: readonly DemoNewsletter[] = [
  {
    name: 'Der Morgen in Auenfeld',
    slug: 'der-morgen-in-auenfeld',
    description: 'Was in Auenfeld über Nacht geschehen ist und was der Tag bringt, zum ersten Kaffee.',
    rhythm: 'daily',
    weekday: 1,
    hour: 6,
    place: 'auenfeld',
    past: [
      '',
      'Guten Morgen! Ziehen Sie sich warm an: Am Markt wird heute früh noch gebaut.',
      'Guten Morgen aus der Gerbergasse. Die meisten Zuschriften der Woche kamen zur Linde; die besten stehen unter dem Beitrag.',
    ],
    next: 'Guten Morgen! Heute Abend tagt der Rat, wir sind dabei und schreiben mit.',
    members: ['renate', 'ruth', 'aylin', 'emre'],
    guests: ['hannelore.voss@mail.example', 'dieter.kamp@mail.example', 'familie.brandt@mail.example'],
  },
  {
    name: 'Die Woche im Werletal',
    slug: 'die-woche-im-werletal',
    description: 'Freitags das Wichtigste aus allen drei Orten, und was am Wochenende los ist.',
    rhythm: 'weekly',
    weekday: 5,
    hour: 15,
    place: '',
    past: ['', 'Eine Woche mit viel Wasser und einem Fest, das trotzdem stattfand.'],
    next: '',
    members: ['renate', 'aylin'],
    guests: ['chor.steinach@mail.example', 'marlies.ott@mail.example'],
  },
];
