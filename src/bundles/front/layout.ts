// Decides the layout of a front page below its snapshots: how much stands in the column and which categories stand beside it,
// so that main column and rail end together, and in which shapes the other categories follow. Heights are guessed, in rem on a
// wide screen; what a guess is wrong by the column makes good, whose event and picture stretch.
import type { TeaserView } from '#bundles/teasers/public.ts';
import type { FrontRows, FrontSection } from './composition.ts';
import { SECTION_SHOWN } from './constants.ts';
import { isRestInFlow } from './rules.ts';
import type { RailItemView, RailView, SectionRow, SectionsView, CommentItemView } from './views.ts';

type Rows = FrontRows<TeaserView>;

export interface FrontLayout {
  readonly rail: RailView;
  readonly sections: SectionsView;
}

/** The column may be so much longer than what stands beside it. */
const TOLERANCE = 5;
export const layOut = (rows: Rows, featured: readonly CommentItemView[]): FrontLayout => {
  const all = railItems(rows, featured);
  const usual = all.slice(0, USUAL);
  const ranking = rankingHeight(rows);
  const least = columnHeight(leastOf(all)) + ranking;
  const flow = flowHeight(rows);
  // A rail pulls up as many categories as it is longer than what stands beside it.
  const missing = flow > 0 && least > 0 ? columnHeight(usual) + ranking - TOLERANCE - flow : 0;
  const pulled = Math.min(rows.sections.length, Math.max(0, Math.ceil(missing / SECTION_HEIGHT)));
  const height = flow + pulled * SECTION_HEIGHT;
  const isColumn = least > 0 && least <= height + TOLERANCE;
  return {
    rail: { items: isColumn ? fitting(all, height - ranking) : usual, isColumn },
    sections: {
      inFlow: rows.sections.slice(0, pulled),
      below: rowsOf(rows.sections.slice(pulled)),
    },
  };
};

/** The usual number of items: question, date, voice, picture. */
const USUAL = 4;

/** Gives them in their order, from the top down. */
const railItems = (
  { question, featuredEvent, picture }: Rows,
  featured: readonly CommentItemView[],
): RailItemView[] => {
  const [comment, ...others] = featured;
  return [
    ...(question ? [questionItem(question)] : []),
    ...(featuredEvent ? [{ kind: 'date' as const, piece: featuredEvent }] : []),
    ...(comment ? [comment] : []),
    ...(picture ? [{ kind: 'picture' as const, piece: picture }] : []),
    ...others.slice(0, 1),
  ];
};

const questionItem = ({ href, headline, commentCount }: TeaserView): RailItemView => ({
  kind: 'question',
  href: `${href}#kommentare`,
  text: headline,
  commentCount,
});

/** Pieces stand nowhere else on the page, so that only voices can be left out. */
const leastOf = (items: readonly RailItemView[]): readonly RailItemView[] => {
  const pieces = items.filter(({ kind }) => kind !== 'voice');
  return pieces.length > 0 ? pieces : items.slice(0, 1);
};

/** Returns the items with as many voices as there is room for beside the others. */
const fitting = (items: readonly RailItemView[], room: number): readonly RailItemView[] => {
  const least = leastOf(items);
  const featured = items.filter((item) => !least.includes(item));
  const fits = (count: number) => columnHeight([...least, ...featured.slice(0, count)]) <= room;
  const left = featured.filter((_, at) => !fits(at + 1));
  return items.filter((item) => !left.includes(item));
};

/** Shapes take turns, so that no block looks like the one above it; each with its number of categories. */
const SHAPES = [
  ['lead', 1],
  ['trio', 3],
  ['row', 1],
  ['pair', 2],
] as const;

const rowsOf = (sections: readonly FrontSection<TeaserView>[]): SectionRow[] => {
  const rows: SectionRow[] = [];
  let left = sections;
  for (let turn = 0; left.length > 0; turn++) {
    const [wanted, size] = SHAPES[turn % SHAPES.length]!;
    const count = left.length === 2 && size === 3 ? 2 : left.length < size ? 1 : size;
    const sections = left.slice(0, count);
    rows.push({ shape: shapeOf(sections, wanted, rows.at(-1)?.shape), sections });
    left = left.slice(count);
  }
  return rows;
};

/** Returns the wanted shape, or one that is filled where there are fewer categories than it holds, or too few articles. */
const shapeOf = (
  sections: readonly FrontSection<TeaserView>[],
  wanted: Shape,
  above: Shape | undefined,
): Shape => {
  if (sections.length > 1) return sections.length === 2 ? 'pair' : 'trio';
  const fitting = ([wanted, 'feature', 'row'] as const).filter(
    (shape) => shape === 'feature' || shape === 'row' || (shape === 'lead' && isFull(sections[0]!)),
  );
  return fitting.find((shape) => shape !== above) ?? 'feature';
};

type Shape = SectionRow['shape'];

const isFull = ({ pieces }: FrontSection<TeaserView>) => pieces.length >= SECTION_SHOWN;

const linesOf = (text: string, perLine: number) => Math.ceil(text.length / perLine);
const HEAD = 4.25;
const BLOCK = HEAD + 3.5;
const SECTION_HEIGHT = BLOCK + 28;

const flowHeight = (rows: Rows): number => {
  const { events, opinions, near, rest } = rows;
  const blocks = [
    events.length > 0 ? BLOCK + Math.ceil(events.length / 2) * 6.4 : 0,
    opinions.length > 0
      ? BLOCK + 6 + Math.max(...opinions.map((one) => linesOf(one.headline, 17))) * 1.75
      : 0,
    near.length > 0 ? BLOCK + nearHeight(near) : 0,
    isRestInFlow(rows) ? BLOCK + Math.ceil(rest.length / 2) * 6.5 : 0,
  ];
  return blocks.reduce((sum, height) => sum + height, 0);
};

const nearHeight = ([first, ...others]: readonly TeaserView[]): number => {
  const main = (first?.picture ? 16 : 0) + 9;
  const small = others.slice(0, 4).map((one) => (one.picture ? 9.4 : 5.5 + linesOf(one.headline, 32) * 1.45));
  return Math.max(
    main,
    small.reduce((sum, height) => sum + height, 0),
  );
};

/** Counts the column with its roof and its foot. */
const columnHeight = (items: readonly RailItemView[]): number =>
  items.length === 0 ? 0 : items.reduce((sum, item) => sum + itemHeight(item), 7.5);

const itemHeight = (item: RailItemView): number => {
  switch (item.kind) {
    case 'voice':
      return 7.2 + linesOf(item.text, 23) * 1.6;
    case 'question':
      return 6 + linesOf(item.text, 23) * 1.6;
    case 'date':
      return 11 + linesOf(item.piece.headline, 13) * 2.25;
    case 'picture':
      return 19.5 + linesOf(item.piece.headline, 23) * 1.6;
  }
};

const rankingHeight = ({ ranking }: Rows): number =>
  ranking.length === 0
    ? 0
    : ranking.reduce((sum, one) => sum + 3.2 + linesOf(one.headline, 31) * 1.35, BLOCK);
