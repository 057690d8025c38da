// Loads the pieces of a front page, list by list, each saying of its place what the page doesn't say already; and the same with
// the numbers of comments of now, which alone a comment changes.
import { memoizeLast } from '#design/memoize.ts';
import { refKey } from '#kernel/content-kinds.ts';
import { url } from '#kernel/named-routes.ts';
import { distanceText } from '#bundles/locations/public.ts';
import type { NearPlace } from '#bundles/locations/public.ts';
import type { PieceEntry } from '#bundles/lists/public.ts';
import { withCommentCounts } from '#bundles/teasers/public.ts';
import type { CommentCounts, TeaserView } from '#bundles/teasers/public.ts';
import { topicPaths } from '#bundles/topics/public.ts';
import type { FrontCandidates } from './composition.ts';
import { QUESTIONS, RANKED } from './constants.ts';
import type { FrontKinds } from './front-kinds.ts';
import type { FrontLists, FrontOptions } from './front-lists.ts';
import { isQuestion, rotateByDay } from './rules.ts';

/** What no number of comments changes. */
export type UncountedCandidates = Omit<FrontCandidates<TeaserView>, 'discussed'>;

export const toCandidates = (
  lists: FrontLists,
  options: FrontOptions,
  views: readonly TeaserView[],
  now: Date,
): UncountedCandidates => {
  const byRef = new Map(
    views.map((view) => [`${view.kind}:${view.id}`, withoutOwnPlace(view, options.location?.name)]),
  );
  const viewsOf = (entries: readonly PieceEntry[]) =>
    entries.flatMap((entry) => byRef.get(refKey(entry)) ?? []);
  return {
    newest: viewsOf(lists.newest),
    pinned: lists.pinned.map((entry) => entry && byRef.get(refKey(entry))),
    further: viewsOf(lists.further),
    snapshots: viewsOf(lists.snapshots),
    events: viewsOf(lists.events),
    opinions: viewsOf(lists.opinions),
    near: lists.near.map((list, at) =>
      viewsOf(list).map((view) => withDistance(view, options.near.places[at]!)),
    ),
    questions: rotateByDay(questionsOf(viewsOf(articlesOf(lists)), options.kinds), now),
    sections: options.sections.map(({ name, slug }, at) => ({
      name,
      href: url(topicPaths.category, { location: options.within!.slug, category: slug }),
      // What stands under the name of its category needn't say it again.
      pieces: viewsOf(lists.sections[at]!).map((view) => withCategory(view, '')),
    })),
  };
};

/** Pieces whose number is as it was are the same objects. */
export const withNumbers = (
  candidates: UncountedCandidates,
  counts: Pick<CommentCounts, 'changed'>,
): FrontCandidates<TeaserView> => {
  const numbered = (views: readonly TeaserView[]) => withCommentCounts(views, counts);
  const [newest, further] = [numbered(candidates.newest), numbered(candidates.further)];
  return {
    newest,
    pinned: candidates.pinned.map((view) => view && numbered([view])[0]),
    further,
    snapshots: numbered(candidates.snapshots),
    events: numbered(candidates.events),
    opinions: numbered(candidates.opinions),
    near: candidates.near.map(numbered),
    questions: numbered(candidates.questions),
    sections: candidates.sections.map((section) => ({ ...section, pieces: numbered(section.pieces) })),
    discussed: mostDiscussed([...newest, ...further]),
  };
};

/** The most talked about of them comes first; some may rank higher on the page already. */
const mostDiscussed = (views: readonly TeaserView[]): TeaserView[] =>
  views
    .filter(({ commentCount }) => commentCount > 0)
    .toSorted((a, b) => b.commentCount - a.commentCount)
    .slice(0, 4 * RANKED);

const withCategory = memoizeLast((view: TeaserView, category: string) => ({
  ...view,
  kicker: { ...view.kicker, category },
}));

const withPlace = memoizeLast((view: TeaserView, place: string) => ({
  ...view,
  kicker: { ...view.kicker, place },
}));

const articlesOf = ({ newest, further, sections }: FrontLists) => [...newest, ...further, ...sections.flat()];

const questionsOf = (views: readonly TeaserView[], { news }: FrontKinds) =>
  views.filter(({ kind, headline }) => kind === news && isQuestion(headline)).slice(0, QUESTIONS);

/** On the page of a place its name goes without saying; a quarter's doesn't. */
export const withoutOwnPlace = (view: TeaserView, here: string | undefined): TeaserView =>
  view.kicker.place === here ? withPlace(view, '') : view;

/** From elsewhere the distance says more than the category. */
const withDistance = (view: TeaserView, { location, kilometres }: NearPlace): TeaserView =>
  kilometres === null ? view : withCategory(withPlace(view, location.name), distanceText(kilometres));
