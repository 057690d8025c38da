// Shows how a piece came to its readers: the curves of its first hours and days, where they came from, day by day.
import { addDays, dayOf, momentAt } from '#kernel/calendar.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { dayText } from '#design/dates.ts';
import { grouped } from '#design/wording.ts';
import { countCommentsByDay } from '#bundles/comments/public.ts';
import { countFollowsByDay } from '#bundles/subscriptions/public.ts';
import { countLikesByDay } from '#bundles/likes/public.ts';
import { loadCurves } from './comparison.ts';
import type { Curves } from './comparison.ts';
import { CHANNELS, HOURLY_STEPS, TABLE_DAYS } from './constants.ts';
import { ageText } from './gauge.ts';
import type { Gauged } from './gauge.ts';
import { findDays } from './queries.ts';
import { DAYS_COMPARED, dayOfStep, rounded } from './rules.ts';
import * as texts from './texts.ts';
import type { CurveView, GaugeDetailView, LineView } from './views.ts';

export const loadGaugeDetail = async (ctx: Ctx, gauged: Gauged): Promise<GaugeDetailView> => {
  const { piece, peers } = gauged;
  const aged = { ...piece, publishedAt: piece.publishedAt ?? ctx.now };
  const [curves, days] = await Promise.all([loadCurves(ctx, aged, peers), loadDays(ctx, gauged)]);
  const lines = toLines(curves, gauged.whose);
  return {
    gauge: gauged.view,
    curves: [firstHours(lines), firstDays(lines)].filter(({ lines: [own] }) => own!.values.length > 0),
    channels: channelsOf(gauged),
    days,
  };
};

const toLines = ({ piece, ofAuthor, ofPlace }: Curves, whose: Gauged['whose']): LineView[] => [
  { name: texts.thisPiece, look: 'piece', values: piece.map(rounded) },
  ...(ofAuthor
    ? [{ name: texts.usually(whose.author), look: 'author' as const, values: ofAuthor.map(rounded) }]
    : []),
  ...(ofPlace
    ? [{ name: texts.usually(whose.place), look: 'place' as const, values: ofPlace.map(rounded) }]
    : []),
];

const HOURS_LISTED = [1, 3, 6, 12, 24, 36, 48];
const HOURS_ON_AXIS = [12, 24, 36, 48];
const DAYS_LISTED = [1, 2, 3, 7, 14, 21, 30];
const DAYS_ON_AXIS = [1, 7, 14, 21, 30];

const firstHours = (lines: readonly LineView[]): CurveView =>
  toCurve({
    title: texts.first48,
    length: HOURLY_STEPS,
    lines: lines.map((line) => ({ ...line, values: line.values.slice(0, HOURLY_STEPS) })),
    listed: HOURS_LISTED,
    onAxis: HOURS_ON_AXIS,
    name: texts.hoursAxis,
    when: (length) => ageText(length),
  });

/** Returns the curve of the first days: of the steps of a day the last one says how it stood at the end of that day. */
const firstDays = (lines: readonly LineView[]): CurveView =>
  toCurve({
    title: texts.first30,
    length: DAYS_COMPARED,
    lines: lines.map((line) => ({ ...line, values: byDays(line.values) })),
    listed: DAYS_LISTED,
    onAxis: DAYS_ON_AXIS,
    name: texts.daysAxis,
    when: (length) => (length === 1 ? ageText(HOURS_OF_DAY) : texts.afterDays(length)),
  });

const HOURS_OF_DAY = 24;

/** Returns the values of whole days: a day that isn't over has no value yet. */
const byDays = (values: readonly number[]): number[] =>
  values.filter((_, step) => step === LAST_OF_FIRST || step === HOURLY_STEPS - 1 || dayOfStep(step) > 1);

const LAST_OF_FIRST = HOURS_OF_DAY - 1;

interface CurveParts {
  readonly title: string;
  readonly length: number;
  readonly lines: LineView[];
  readonly listed: readonly number[];
  readonly onAxis: readonly number[];
  readonly name: (at: number) => string;
  readonly when: (length: number) => string;
}

const toCurve = ({ title, length, lines, listed, onAxis, name, when }: CurveParts): CurveView => ({
  title,
  length,
  lines,
  top: roundUp(Math.max(10, ...lines.flatMap(({ values }) => values))),
  axis: onAxis.map((at) => ({ at: at - 1, text: name(at) })),
  words: lines
    .flatMap(({ name: who, values }) =>
      values.length === 0 ? [] : [texts.curveEnd(who, values.at(-1)!, when(values.length))],
    )
    .join(' '),
  head: [texts.age, ...lines.map((line) => line.name)],
  rows: listed
    .filter((at) => at <= lines[0]!.values.length)
    .map((at): [string, ...string[]] => [
      name(at),
      ...lines.map(({ values }) => texts.countInWords(values[at - 1] ?? 0)),
    ]),
});

/** Rounds up to 10, 20, 50, 100, 200, 500, … */
const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= value)!;
};

const channelsOf = ({ total }: Gauged): GaugeDetailView['channels'] => {
  const most = total ? Math.max(1, ...CHANNELS.map((channel) => total[channel])) : 1;
  const inWords = texts.countsInWords(CHANNELS.map((channel) => total?.[channel] ?? 0));
  return CHANNELS.map((channel, at) => ({ channel, count: total?.[channel] ?? 0, value: inWords[at]! }))
    .toSorted((a, b) => rounded(b.count) - rounded(a.count))
    .map(({ channel, count, value }) => ({
      name: texts.channels[channel],
      value,
      share: rounded(count) / most,
    }));
};

/** Loads the days of the portal's calendar on which anything happened, the latest first. */
const loadDays = async (ctx: Ctx, { piece }: Gauged): Promise<GaugeDetailView['days']> => {
  const since = momentAt(addDays(dayOf(ctx.now), 1 - TABLE_DAYS))!;
  const refs = [{ type: piece.type, id: piece.id }];
  const [read, likes, comments, follows] = await Promise.all([
    findDays(ctx, piece, since),
    countLikesByDay(ctx, refs, since),
    countCommentsByDay(ctx, refs, since),
    countFollowsByDay(ctx, refs, since),
  ]);
  const days = [...new Set([...read, ...likes, ...comments, ...follows].map(({ day }) => day))];
  const inOrder = days.toSorted().toReversed();
  // The days make up the figures above them, so they are parts of these.
  const [views, reads, shares] = (['views', 'reads', 'shares'] as const).map((figure) =>
    texts.countsInWords(inOrder.map((day) => read.find((row) => row.day === day)?.[figure] ?? 0)),
  );
  return inOrder.map((day, at): [string, ...string[]] => [
    dayText(momentAt(day)!),
    views![at]!,
    reads![at]!,
    on(likes, day),
    on(comments, day),
    on(follows, day),
    shares![at]!,
  ]);
};

const on = (rows: readonly { readonly day: string; readonly count: number }[], day: string): string =>
  grouped(rows.find((row) => row.day === day)?.count ?? 0);
