// Holds the calendar of a club, as its own program keeps it.

interface ClubEntry {
  readonly uid: string;
  readonly title: string;
  readonly inDays: number;
  /** Monday is 1. */
  readonly onWeekday: number;
  /** When it begins; without it it is for a whole day. */
  readonly from?: string;
  readonly until?: string;
  /** Lines as they stand in the file. */
  readonly lines?: readonly string[];
}

const entries: readonly ClubEntry[] = [
  {
    uid: 'probe-2024',
    title: 'Probe der Stubenmusik',
    inDays: 40,
    onWeekday: 3,
    from: '19:30',
    until: '21:30',
    lines: [
      'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=8',
      'LOCATION:Altes Schulhaus\\, Schulgasse 4',
      'DESCRIPTION:Wer Geige\\, Hackbrett oder Gitarre spielt\\, schaut einfach vorbei.',
    ],
  },
  {
    uid: 'hauptversammlung',
    title: 'Hauptversammlung der Stubenmusik',
    inDays: 55,
    onWeekday: 5,
    from: '19:00',
    lines: ['LOCATION:Gasthaus Krone\\, Nebenzimmer', 'DESCRIPTION:Mit Wahlen und Linsensuppe.'],
  },
  {
    uid: 'saitentag',
    title: 'Tag der offenen Saiten',
    inDays: 70,
    onWeekday: 6,
    lines: ['LOCATION:Altes Schulhaus', 'DESCRIPTION:Instrumente zum Anfassen\\, für Kinder ab 4.'],
  },
  {
    uid: 'wirtshaus',
    title: 'Musik im Wirtshaus',
    inDays: 62,
    onWeekday: 7,
    from: '11:00',
    until: '14:00',
    lines: ['LOCATION:Gasthaus Krone', 'STATUS:CANCELLED'],
  },
  {
    uid: 'notenschrank',
    title: 'Notenschrank aufräumen',
    inDays: 45,
    onWeekday: 6,
    from: '10:00',
    until: '12:00',
    lines: ['LOCATION:Altes Schulhaus'],
  },
];

export const clubCalendar = {
  name: 'Vereinsplaner der Stubenmusik',
  owner: 'aylin',
  place: 'steinach',
  category: 'kultur',
  organiser: 'Stubenmusik Steinach',
  venue: 'Altes Schulhaus',
  entries,
  /** Nobody has decided yet whether these are for everybody. */
  waiting: ['Notenschrank aufräumen'] as readonly string[],
};
