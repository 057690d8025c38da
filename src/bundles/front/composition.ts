// This says how the newest pieces become a front page: one leads, some rank below it, others go to the block
// of their kind, and none stands there twice.
import { EVENTS, NEAR, OPINIONS, RANKED, SECTION_SHOWN, SNAPSHOTS } from './constants.ts';
import type { FrontKinds } from './front-kinds.ts';

/** What the composition asks of a piece. */
export interface Composable {
  readonly kind: string;
  /** Tells a piece from all others. */
  readonly href: string;
  readonly picture: object | null;
  readonly commentCount: number;
  /** The date of what takes place. */
  readonly date?: { readonly iso: string } | null;
}

/** Describes a category with its articles. */
export interface FrontSection<Piece> {
  readonly name: string;
  readonly href: string;
  readonly pieces: readonly Piece[];
}

/** Each list in the order in which its pieces are wanted. */
export interface FrontCandidates<Piece> {
  /** Pieces of every kind; each of them stands somewhere on the page. */
  readonly newest: readonly Piece[];
  /** What editors put to the first positions, the lead's at 0; undefined where nobody did. */
  readonly pinned: readonly (Piece | undefined)[];
  /** Articles that come after the newest pieces, where there are too few among those. */
  readonly further: readonly Piece[];
  readonly snapshots: readonly Piece[];
  readonly events: readonly Piece[];
  readonly opinions: readonly Piece[];
  /** The pieces are grouped by place. */
  readonly near: readonly (readonly Piece[])[];
  readonly discussed: readonly Piece[];
  /** Articles whose headline asks something. */
  readonly questions: readonly Piece[];
  /** The sections are in the order of the newspaper. */
  readonly sections: readonly FrontSection<Piece>[];
}

export interface FrontRows<Piece> {
  readonly lead: Piece | undefined;
  /** Pieces beside the lead; the first of them with a picture. */
  readonly side: readonly Piece[];
  readonly standards: readonly Piece[];
  readonly briefs: readonly Piece[];
  readonly snapshots: readonly Piece[];
  readonly events: readonly Piece[];
  /** The event on the column: something to keep in mind. */
  readonly featuredEvent: Piece | undefined;
  /** What stands on the column, too: something to say a word to, and something to look at. */
  readonly question: Piece | undefined;
  readonly picture: Piece | undefined;
  readonly opinions: readonly Piece[];
  readonly near: readonly Piece[];
  readonly ranking: readonly Piece[];
  readonly sections: readonly FrontSection<Piece>[];
  readonly feature: Piece | undefined;
  /** The newest first, and then what takes place, by day. */
  readonly rest: readonly Piece[];
}

/** The lead is looked for among so many: about what a day brings. */
const LEADING = 16;
/** Its companion among so many. */
const SECOND = 6;
const STANDARDS = 3;
const BRIEFS = 5;
const SMALL_SIDE = 2;
/** Fewer don't make a block; what is new among them stands with the rest. */
const FEWEST = 2;
const FEWEST_SNAPSHOTS = 3;
const FEWEST_RANKED = 3;
const FEWEST_IN_SECTION = 3;
/** A single block would only go on with what stands above it. */
const FEWEST_SECTIONS = 2;

export const composeFront = <Piece extends Composable>(
  candidates: FrontCandidates<Piece>,
  kinds: FrontKinds,
): FrontRows<Piece> => {
  const { take, isFree } = createPicker<Piece>();
  const { pinned } = candidates;
  // Nothing else may take them before they come to their positions.
  take(
    pinned.flatMap((piece) => piece ?? []),
    pinned.length,
  );
  const events = take(candidates.events, EVENTS, FEWEST);
  const [featuredEvent] = take(candidates.events, 1);
  const opinions = take(candidates.opinions, OPINIONS, FEWEST);
  const isSnapshot = ({ kind }: Piece) => kind === kinds.pictures;
  const allSnapshots = [...candidates.newest.filter(isSnapshot), ...candidates.snapshots];
  const snapshots = take(allSnapshots, stripsOf(allSnapshots), FEWEST_SNAPSHOTS);
  const [picture] = take(snapshots.length > 0 ? candidates.snapshots.filter(hasPicture) : [], 1);
  const isArticle = ({ kind }: Piece) => kind === kinds.news;
  const allArticles = [...candidates.newest, ...candidates.further].filter(isArticle);
  const articles = () => allArticles.filter(isFree);
  const lead = pinned[0] ?? take(leadingOf(articles()), 1)[0];
  const besides = 1 + (lead?.picture ? SMALL_SIDE + 1 : SMALL_SIDE);
  const side = aroundPinned(pinned.slice(1, 1 + besides), besides, (count) => [
    ...take(picturesFirst(articles(), SECOND), Math.min(1, count)),
    ...take(articles(), count - 1),
  ]);
  const [question] = take(candidates.questions, 1);
  const standards = aroundPinned(pinned.slice(1 + besides), STANDARDS, (count) =>
    take(picturesFirst(articles(), 8), count),
  );
  const ranking = take(candidates.discussed, RANKED, FEWEST_RANKED);
  const briefs = take(articles(), BRIEFS, FEWEST);
  const near = picturesFirst(take(roundRobin(candidates.near), NEAR, FEWEST), NEAR);
  const sections = composeSections(candidates.sections, { take, isFree });
  const [feature] = sections.length > 0 ? [] : take(articles().filter(hasPicture), 1);
  const rest = datesLast(take(candidates.newest, candidates.newest.length));
  return {
    lead,
    side,
    standards,
    briefs,
    snapshots,
    events,
    featuredEvent,
    question,
    picture,
    opinions,
    near,
    ranking,
    sections,
    feature,
    rest,
  };
};

/** Blocks of categories of which enough is left, each with a picture first where it has one. */
const composeSections = <Piece extends Composable>(
  sections: readonly FrontSection<Piece>[],
  { take, isFree }: Picker<Piece>,
): FrontSection<Piece>[] => {
  const left = sections.filter(({ pieces }) => pieces.filter(isFree).length >= FEWEST_IN_SECTION);
  if (left.length < FEWEST_SECTIONS) return [];
  return left.map((section) => ({
    ...section,
    pieces: picturesFirst(take(section.pieces, SECTION_SHOWN), SECTION_SHOWN),
  }));
};

/**
 * Returns a row of so many: what is pinned at its position, what is chosen around it. Without enough to choose from the row is
 * shorter.
 */
const aroundPinned = <Piece>(
  pinned: readonly (Piece | undefined)[],
  length: number,
  choose: (count: number) => readonly Piece[],
): readonly Piece[] => {
  const held = pinned.slice(0, length);
  const chosen = [...choose(length - held.filter(Boolean).length)];
  return Array.from({ length }, (_, at) => held[at] ?? chosen.shift()).flatMap((piece) => piece ?? []);
};

type Picker<Piece extends Composable> = ReturnType<typeof createPicker<Piece>>;

const hasPicture = ({ picture }: Composable) => picture !== null;

/** Takes the first `count` that nobody has taken yet; none at all where they are fewer than `atLeast`. */
const createPicker = <Piece extends Composable>() => {
  const taken = new Set<string>();
  const isFree = (piece: Piece) => !taken.has(piece.href);
  const take = (from: readonly Piece[], count: number, atLeast = 1): readonly Piece[] => {
    const picked = new Map<string, Piece>();
    for (const piece of from) if (picked.size < count && isFree(piece)) picked.set(piece.href, piece);
    if (picked.size < atLeast) return [];
    for (const href of picked.keys()) taken.add(href);
    return [...picked.values()];
  };
  return { take, isFree };
};

/** Of the first ones those with a picture come before those without. */
const picturesFirst = <Piece extends Composable>(pieces: readonly Piece[], among: number): Piece[] => {
  const first = pieces.slice(0, among);
  const rest = pieces.slice(among);
  return [...first.filter((piece) => piece.picture), ...first.filter((piece) => !piece.picture), ...rest];
};

/** Returns the most talked about of the newest with a picture; the newest of all where none has any. */
const leadingOf = <Piece extends Composable>(pieces: readonly Piece[]): Piece[] => {
  const first = pieces.slice(0, LEADING);
  const pictured = first.filter(({ picture }) => picture);
  return [...pictured.toSorted((a, b) => b.commentCount - a.commentCount), ...first].slice(0, 1);
};

/** When something was announced says nothing of when it takes place. */
const datesLast = <Piece extends Composable>(pieces: readonly Piece[]): Piece[] => {
  const dates = pieces.flatMap((piece) => (piece.date ? [{ piece, at: Date.parse(piece.date.iso) }] : []));
  return [
    ...pieces.filter(({ date }) => !date),
    ...dates.toSorted((a, b) => a.at - b.at).map(({ piece }) => piece),
  ];
};

/** Takes one full strip or two. */
const stripsOf = (snapshots: readonly Composable[]) =>
  new Set(snapshots.map(({ href }) => href)).size < 2 * SNAPSHOTS ? SNAPSHOTS : 2 * SNAPSHOTS;

/** Returns the first of each list, then the second of each … */
const roundRobin = <Piece>(lists: readonly (readonly Piece[])[]): Piece[] => {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
};
