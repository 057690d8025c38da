// Reckons how much of a programme a sheet of paper holds, in the parts that its stylesheet counts with: 210 are its width.
// Lines are counted a little generously, so that nothing is cut off at the foot.
import type { Paper } from './constants.ts';
import type { RowView } from './views.ts';

/** Heights in parts, and the letters that a line holds. */
interface Letters {
  readonly title: { readonly height: number; readonly letters: number };
  readonly words: { readonly height: number; readonly letters: number };
  readonly hourLetters: number;
  /** The least of a day, for its number. */
  readonly day: number;
  readonly betweenDays: number;
  readonly betweenRows: number;
}

const LETTERS: Readonly<Record<Paper, Letters>> = {
  a4: {
    title: { height: 6, letters: 42 },
    words: { height: 5.3, letters: 48 },
    hourLetters: 13,
    day: 13,
    betweenDays: 5.5,
    betweenRows: 1.8,
  },
  a3: {
    title: { height: 4.5, letters: 56 },
    words: { height: 4.1, letters: 62 },
    hourLetters: 17,
    day: 10,
    betweenDays: 3.5,
    betweenRows: 1.8,
  },
};

/** The room between the headline and the foot, in parts. */
const ROOM = 188;

/** Returns an upper limit of rows: no sheet has room for more, however short their words are. */
export const mostRowsOn = (paper: Paper): number => {
  const { title, words, betweenRows } = LETTERS[paper];
  return Math.ceil(ROOM / (title.height + words.height + betweenRows));
};

interface DayOnPaper {
  readonly rows: readonly RowView[];
}

/**
 * Returns days from the first on, the last perhaps with fewer rows, as far as they fit; what goes on for days stands before
 * them.
 */
export const fitOnPaper = <T extends DayOnPaper>(
  goingOn: readonly RowView[],
  days: readonly T[],
  paper: Paper,
): T[] => {
  const letters = LETTERS[paper];
  const fitting: T[] = [];
  let room = ROOM - (goingOn.length > 0 ? heightOfDay(goingOn, letters) : 0);
  for (const day of days) {
    const rows = rowsWithin(day.rows, room - letters.betweenDays, letters);
    if (rows.length > 0) fitting.push({ ...day, rows });
    if (rows.length < day.rows.length) break;
    room -= heightOfDay(rows, letters);
  }
  return fitting;
};

/** Returns the first rows, as many as have room. */
const rowsWithin = (rows: readonly RowView[], room: number, letters: Letters): RowView[] => {
  if (room < letters.day) return [];
  let taken = 0;
  const firstTooMany = rows.findIndex((row) => {
    taken += heightOf(row, letters);
    return taken > room;
  });
  return firstTooMany === -1 ? [...rows] : rows.slice(0, firstTooMany);
};

const heightOfDay = (rows: readonly RowView[], letters: Letters): number => {
  const heights = rows.map((row) => heightOf(row, letters));
  return (
    letters.betweenDays +
    Math.max(
      letters.day,
      heights.reduce((sum, height) => sum + height, 0),
    )
  );
};

const heightOf = (row: RowView, letters: Letters): number => {
  const { title, status, venue, place, hours, since } = row;
  const where = [status, venue, place].filter(Boolean).join(', ');
  const words =
    linesOf(title, letters.title.letters) * letters.title.height +
    linesOf(where, letters.words.letters) * letters.words.height;
  const hour = linesOf(since ?? hours, letters.hourLetters) * letters.words.height;
  return Math.max(words, hour) + letters.betweenRows;
};

const linesOf = (text: string, perLine: number): number => Math.max(1, Math.ceil(text.length / perLine));
