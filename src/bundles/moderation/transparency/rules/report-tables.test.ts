import { describe, expect, it } from 'vitest';
import type { DecisionCount, YearFigures } from '../figures.ts';
import * as texts from '../texts.ts';
import { reportTables } from './report-tables.ts';

const NOTHING: DecisionCount = {
  measure: 'none',
  isThreadLocked: false,
  isWarning: false,
  isSuspension: false,
  isLabelled: false,
  isUnfounded: false,
  category: null,
  isAfterNotice: false,
  isReversed: false,
  count: 1,
};
const EMPTY: YearFigures = {
  year: 2026,
  isRunning: false,
  notices: [],
  noticesDecided: 0,
  medianHours: null,
  decisions: [],
  appeals: [],
  medianAppealHours: null,
};
const tableOf = (caption: string, figures: Partial<YearFigures>) =>
  reportTables({ ...EMPTY, ...figures }).find((table) => table.caption === caption)!.rows;

describe('the report of a year', () => {
  it.each<[Partial<DecisionCount>, string]>([
    [{ measure: 'hide' }, texts.hidden],
    [{ measure: 'delete' }, texts.deleted],
    [{ measure: 'reduce' }, texts.reduced],
    [{ isLabelled: true }, texts.labelled],
    [{ isThreadLocked: true }, texts.locked],
    [{ isWarning: true }, texts.warned],
    [{ isSuspension: true }, texts.suspended],
    [{}, texts.left],
  ])('counts a decision like %j in one row, which is “%s”', (decided, row) => {
    const rows = tableOf(texts.decisionTable, { decisions: [{ ...NOTHING, ...decided, count: 3 }] });
    const counted = rows.filter(([, number]) => number !== texts.figure(0));
    expect(counted.map(([name]) => name)).toEqual([row]);
    expect(counted[0]!.slice(1)).toEqual([3, 0, 0, 0].map(texts.figure));
  });

  it('counts in several rows what did several things, and a notice for nothing beside what was left', () => {
    const both = { ...NOTHING, measure: 'hide', isWarning: true } as const;
    const unfounded = { ...NOTHING, isUnfounded: true };
    const rows = tableOf(texts.decisionTable, { decisions: [both, unfounded] });
    expect(rows.filter(([, number]) => number === texts.figure(1)).map(([name]) => name)).toEqual([
      texts.hidden,
      texts.warned,
      texts.left,
      texts.unfounded,
    ]);
  });

  it('tells what was against the law from what was against the rules, and says what was taken back', () => {
    const hidden = { ...NOTHING, measure: 'hide' } as const;
    const rows = tableOf(texts.decisionTable, {
      decisions: [
        { ...hidden, category: 'insult', count: 5 },
        { ...hidden, category: 'spam' as never, count: 2, isReversed: true },
        { ...hidden, count: 1 },
      ],
    });
    expect(rows[0]).toEqual([texts.hidden, ...[8, 5, 2, 2].map(texts.figure)]);
  });

  it('has notices by what they told of, those that came, and their sum', () => {
    const notices = [{ category: 'insult', count: 4 }] as const;
    const rows = tableOf(texts.noticeTable, { notices });
    expect(rows.map(([, ...numbers]) => numbers)).toEqual([[texts.figure(4)], [texts.figure(4)]]);
    expect(rows.at(-1)![0]).toBe(texts.total);
  });

  it('says what moderation did after notices, and what of its own accord', () => {
    const decisions = [{ ...NOTHING, isAfterNotice: true, count: 6 }, NOTHING];
    expect(tableOf(texts.occasionTable, { decisions })).toEqual([
      [texts.afterNotice, texts.figure(6)],
      [texts.ownInitiative, texts.figure(1)],
    ]);
  });

  it('says of each side how its appeals ended, and how long those took that did', () => {
    const appeals = [
      { side: 'affected', outcome: 'upheld', count: 1 },
      { side: 'affected', outcome: 'reversed', count: 2 },
      { side: 'affected', outcome: null, count: 4 },
    ] as unknown as YearFigures['appeals'];
    const rows = tableOf(texts.appealTable, { appeals });
    const side = rows.find(([name]) => name === texts.sides['affected' as keyof typeof texts.sides]);
    expect(side?.slice(1)).toEqual([7, 1, 2, 4].map(texts.figure));
    const times = tableOf(texts.timeTable, {
      appeals,
      noticesDecided: 9,
      medianHours: 5,
      medianAppealHours: 8,
    });
    expect(times).toEqual([
      [texts.fromNotice, texts.figure(9), texts.hours(5)],
      [texts.fromAppeal, texts.figure(3), texts.hours(8)],
    ]);
  });
});
