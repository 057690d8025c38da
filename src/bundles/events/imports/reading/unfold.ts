// Joins the lines of a calendar with their continuations (RFC 5545, 3.1), also where these are broken.
import { MAX_LINES, MAX_LINE_LENGTH } from './limits.ts';
import type { Report } from './report.ts';
import { LINES_PER_STEP } from './steps.ts';
import type { Steps } from './steps.ts';
import * as texts from './texts.ts';

export interface WholeLine {
  /** The number of its first line in the file, from 1. */
  readonly line: number;
  readonly text: string;
}

interface OpenLine {
  readonly line: number;
  readonly pieces: string[];
  length: number;
  /** The length of the last of its pieces. */
  lastLength: number;
}

export function* unfold(text: string, report: Report): Steps<WholeLine[]> {
  const rows = text.replace(/^\uFEFF+/, '').split(LINE_END, MAX_LINES + 1);
  if (rows.length > MAX_LINES) report.add(MAX_LINES, texts.tooManyLines(MAX_LINES));
  if (/[^\r]\n|\r(?!\n)/.test(text.slice(0, SAMPLE))) report.add(1, texts.oddLineEnds);
  const lines: OpenLine[] = [];
  for (const [at, row] of rows.slice(0, MAX_LINES).entries()) {
    if (at % LINES_PER_STEP === 0) yield;
    if (row.trim() === '') continue;
    const [line, last] = [at + 1, lines.at(-1)];
    const isFolded = row.startsWith(' ') || row.startsWith('\t');
    if (isFolded && last) append(last, row.slice(1), report);
    else if (isFolded) report.add(line, texts.strayContinuation);
    else if (last && !beginsProperty(row)) appendBroken(last, row, { line, report });
    else lines.push({ line, pieces: [row], length: row.length, lastLength: row.length });
  }
  return lines.map(({ line, pieces }) => ({ line, text: pieces.join('').slice(0, MAX_LINE_LENGTH) }));
}

/**
 * The end of a line. Some programs write CR CR LF. More than three CR are not looked through for an end, or a file of nothing
 * else would be gone through for each of them.
 */
const LINE_END = /\r{0,3}\n|\r/;
/** How many characters are looked at for the ends of lines. */
const SAMPLE = 8192;

const append = (line: OpenLine, piece: string, report: Report): void => {
  line.lastLength = piece.length;
  if (line.length > MAX_LINE_LENGTH) return;
  line.pieces.push(piece);
  line.length += piece.length;
  if (line.length > MAX_LINE_LENGTH) report.add(line.line, texts.lineTooLong(MAX_LINE_LENGTH));
};

/** After a full line only the space was forgotten; else somebody wrote an end of a line into a text. */
const appendBroken = (last: OpenLine, row: string, { line, report }: { line: number; report: Report }) => {
  report.add(line, texts.brokenFolding);
  append(last, last.lastLength >= FULL_LINE ? row : `\\n${row}`, report);
};

const FULL_LINE = 70;

/** Names are written in capitals; a word before a colon in small letters belongs to the text above. */
const beginsProperty = (row: string): boolean => {
  const name = /^([\w-]+(?:\.[\w-]+)?)\s*[;:]/.exec(row)?.[1];
  return name !== undefined && (name === name.toUpperCase() || KNOWN.has(name.toUpperCase()));
};

const KNOWN: ReadonlySet<string> = new Set(
  `BEGIN END VERSION PRODID METHOD UID SUMMARY DESCRIPTION LOCATION DTSTART DTEND DURATION RRULE RDATE EXDATE
  RECURRENCE-ID SEQUENCE STATUS CLASS URL ORGANIZER CATEGORIES DTSTAMP CREATED LAST-MODIFIED TZID TZOFFSETFROM
  TZOFFSETTO TZNAME TRANSP PRIORITY ATTENDEE ATTACH CONTACT COMMENT GEO TRIGGER ACTION NAME CALSCALE`.split(
    /\s+/,
  ),
);
