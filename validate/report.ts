// This is what is printed: the faults as soon as a check is done, the most frequent first, each with a page;
// in the end a row for each check.
import { CHECKS } from './faults.ts';
import type { Fault, Outcome } from './faults.ts';

/** Kinds of faults that are shown of each check. */
const MOST_SHOWN = 15;

export const toTable = (outcomes: readonly Outcome[]): string =>
  [
    row('Prüfung', 'geprüft', 'Fehler', 'Rat'),
    ...outcomes.map(({ check, looked, faults, advice = [] }) =>
      row(
        CHECKS[check],
        grouped(looked),
        grouped(faults.length),
        advice.length ? grouped(advice.length) : '',
      ),
    ),
  ].join('\n');

/** Returns what one check has found. */
export const toFindings = ({ check, faults, advice = [] }: Outcome): string =>
  [...section(CHECKS[check], faults), ...section(`${CHECKS[check]}, empfohlen`, advice)].join('\n');

const row = (name: string, looked: string, faults: string, advice: string): string =>
  `${name.padEnd(24)}${looked.padStart(9)}${faults.padStart(9)}${advice.padStart(9)}`.trimEnd();

const section = (title: string, faults: readonly Fault[]): readonly string[] => {
  if (faults.length === 0) return [];
  const kinds = [...Map.groupBy(faults, ({ what }) => kindOf(what)).values()].sort(
    (a, b) => b.length - a.length,
  );
  const lines = kinds.slice(0, MOST_SHOWN).map((same) => {
    const [first] = same;
    return `${String(same.length).padStart(6)} × ${first!.what}\n${' '.repeat(9)}${first!.where}`;
  });
  const left = kinds.length - MOST_SHOWN;
  return ['', title, ...lines, ...(left > 0 ? [`       und ${left} weitere Arten`] : [])];
};

/** Returns the kind of a fault: faults that differ only in numbers and names are one kind. */
const kindOf = (what: string): string => what.replaceAll(/\d+|„[^“]*“|\/[^\s"<>]+/g, '…');

const grouped = (count: number): string => count.toLocaleString('de-DE');
