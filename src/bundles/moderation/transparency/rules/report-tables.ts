// Holds pure rules of how the figures of a year are laid out: the same tables on the page and in the file.
import { CATEGORIES, isUnlawful } from '../../constants.ts';
import type { AppealSide } from '../../constants.ts';
import { categories } from '../../categories/texts.ts';
import type { DecisionCount, YearFigures } from '../figures.ts';
import * as texts from '../texts.ts';

export interface ReportTable {
  readonly caption: string;
  /** The titles of its columns; the first heads the rows. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly [string, ...string[]])[];
}

export const reportTables = (figures: YearFigures): ReportTable[] => [
  { caption: texts.noticeTable, head: texts.noticeHead, rows: noticeRows(figures) },
  { caption: texts.decisionTable, head: texts.decisionHead, rows: decisionRows(figures) },
  { caption: texts.occasionTable, head: texts.occasionHead, rows: occasionRows(figures) },
  { caption: texts.appealTable, head: texts.appealHead, rows: appealRows(figures) },
  { caption: texts.timeTable, head: texts.timeHead, rows: timeRows(figures) },
];

type Rows = ReportTable['rows'];

/** Reasons that nobody gave are left out. */
const noticeRows = ({ notices }: YearFigures): Rows => {
  const counts = new Map(notices.map(({ category, count }) => [category, count]));
  const rows = CATEGORIES.filter((category) => counts.has(category)).map(
    (category) => [categories[category], texts.figure(counts.get(category)!)] as const,
  );
  return [...rows, [texts.total, texts.figure(sumOf(notices))]];
};

const isNothing = ({
  measure,
  isThreadLocked,
  isWarning,
  isSuspension,
  isLabelled,
}: DecisionCount): boolean =>
  measure === 'none' && !isThreadLocked && !isWarning && !isSuspension && !isLabelled;

const MEASURES: readonly (readonly [string, (decision: DecisionCount) => boolean])[] = [
  [texts.hidden, ({ measure }) => measure === 'hide'],
  [texts.deleted, ({ measure }) => measure === 'delete'],
  [texts.reduced, ({ measure }) => measure === 'reduce'],
  [texts.edited, ({ measure }) => measure === 'edit'],
  [texts.labelled, ({ isLabelled }) => isLabelled],
  [texts.locked, ({ isThreadLocked }) => isThreadLocked],
  [texts.warned, ({ isWarning }) => isWarning],
  [texts.suspended, ({ isSuspension }) => isSuspension],
  [texts.left, isNothing],
  [texts.unfounded, ({ isUnfounded }) => isUnfounded],
];

/** One decision may stand in several rows: a comment is hidden, and its author warned. */
const decisionRows = ({ decisions }: YearFigures): Rows =>
  MEASURES.map(([name, isOf]) => {
    const those = decisions.filter(isOf);
    const unlawful = those.filter(({ category }) => category !== null && isUnlawful(category));
    const byRules = those.filter(({ category }) => category !== null && !isUnlawful(category));
    const isReversed = those.filter((decision) => decision.isReversed);
    return [
      name,
      ...[those, unlawful, byRules, isReversed].map((found) => texts.figure(sumOf(found))),
    ] as const;
  });

const occasionRows = ({ decisions }: YearFigures): Rows => {
  const after = decisions.filter(({ isAfterNotice }) => isAfterNotice);
  const own = decisions.filter(({ isAfterNotice }) => !isAfterNotice);
  return [
    [texts.afterNotice, texts.figure(sumOf(after))],
    [texts.ownInitiative, texts.figure(sumOf(own))],
  ];
};

const appealRows = ({ appeals }: YearFigures): Rows =>
  (Object.keys(texts.sides) as AppealSide[]).map((side) => {
    const theirs = appeals.filter((appeal) => appeal.side === side);
    const ended = (['upheld', 'reversed', null] as const).map((outcome) =>
      texts.figure(sumOf(theirs.filter((appeal) => appeal.outcome === outcome))),
    );
    return [texts.sides[side], texts.figure(sumOf(theirs)), ...ended] as const;
  });

const timeRows = ({ noticesDecided, medianHours, appeals, medianAppealHours }: YearFigures): Rows => [
  [texts.fromNotice, texts.figure(noticesDecided), texts.hours(medianHours)],
  [
    texts.fromAppeal,
    texts.figure(sumOf(appeals.filter(({ outcome }) => outcome !== null))),
    texts.hours(medianAppealHours),
  ],
];

const sumOf = (counts: readonly { readonly count: number }[]): number =>
  counts.reduce((sum, { count }) => sum + count, 0);
