// Says who comes to which event of the demo portal, how its organisers want it, and which date was moved after people had
// registered.
import type { DemoEventDate } from './types.ts';

interface DemoRegistration {
  /** This date of the event's first place, the first one being 0. */
  readonly date: number;
  readonly who: string;
  readonly seats?: number;
  readonly answer?: string;
}

interface DemoGuest extends Omit<DemoRegistration, 'who'> {
  readonly name: string;
  readonly email: string;
}

interface DemoRegistrations {
  readonly event: string;
  readonly rules: {
    readonly seatLimit?: number;
    readonly maxSeats: number;
    readonly closesHours: number;
    readonly question?: string;
  };
  /** The registrations in the order in which they came; who comes when all is taken waits. */
  readonly members: readonly DemoRegistration[];
  readonly guests: readonly DemoGuest[];
  /** A date that is another one since. */
  readonly moved?: { readonly date: number; readonly to: DemoEventDate };
}

export const registrations: readonly DemoRegistrations[] = [
  {
    event: 'termin-vorlesen',
    rules: { seatLimit: 8, maxSeats: 4, closesHours: 3, question: 'Wie alt sind die Kinder?' },
    members: [
      { date: 0, who: 'renate', seats: 3, answer: 'Sieben, fünf und vier' },
      { date: 0, who: 'ruth', seats: 2, answer: 'Enkel, sechs' },
      { date: 0, who: 'aylin', seats: 2, answer: 'Vier' },
      { date: 0, who: 'emre', seats: 2, answer: 'Fünf und fünf' },
      { date: 0, who: 'selam', seats: 1 },
      { date: 2, who: 'ruth', seats: 2, answer: 'Enkel, sechs' },
      { date: 2, who: 'lotte', seats: 1 },
    ],
    guests: [
      {
        date: 0,
        name: 'Hilde Brandt',
        email: 'hilde.brandt@litfass.example',
        seats: 1,
        answer: 'Patenkind, acht',
      },
      { date: 2, name: 'Familie Okafor', email: 'okafor@litfass.example', seats: 4, answer: 'Drei bis neun' },
    ],
    moved: { date: 2, to: { inDays: 19, from: '16:00', to: '16:45' } },
  },
  {
    event: 'termin-brueckengespraech',
    rules: { maxSeats: 1, closesHours: 0 },
    members: [
      { date: 0, who: 'paul' },
      { date: 0, who: 'ruth' },
      { date: 0, who: 'georg' },
      { date: 0, who: 'joerg' },
    ],
    guests: [],
  },
  {
    event: 'termin-chorprobe',
    rules: { seatLimit: 30, maxSeats: 2, closesHours: 24, question: 'Welche Stimme singen Sie?' },
    members: [
      { date: 0, who: 'mechthild', answer: 'Alt' },
      { date: 0, who: 'linh', seats: 2, answer: 'Sopran, beide' },
      { date: 1, who: 'mechthild', answer: 'Alt' },
    ],
    guests: [],
  },
  {
    event: 'termin-kaffeekurs',
    rules: { seatLimit: 6, maxSeats: 2, closesHours: 48 },
    members: [
      { date: 0, who: 'thandi', seats: 2 },
      { date: 0, who: 'jonas', seats: 2 },
      { date: 0, who: 'tomasz', seats: 2 },
      { date: 0, who: 'ida' },
    ],
    guests: [],
  },
];

interface DemoMarks {
  readonly event: string;
  /** They want to be seen. */
  readonly seen: readonly string[];
  readonly unseen: readonly string[];
  readonly reminded: readonly string[];
}

export const marks: readonly DemoMarks[] = [
  {
    event: 'termin-weihnachtsmarkt',
    seen: ['ruth', 'deniz', 'linh', 'doerte', 'renate'],
    unseen: ['paul', 'georg'],
    reminded: ['ruth'],
  },
  { event: 'termin-nachtbaecker', seen: ['jonas', 'thandi'], unseen: ['aylin'], reminded: [] },
  { event: 'termin-handball', seen: ['wiebke', 'deniz'], unseen: ['matteo'], reminded: ['deniz'] },
  { event: 'termin-brueckengespraech', seen: ['paul', 'ruth'], unseen: [], reminded: ['paul'] },
];
