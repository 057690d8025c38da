// Topic: the pieces of a front page, list by list, each saying of its place what the page doesn't say already.
import { refKey } from '#kernel/content-kinds.ts';
import { url } from '#kernel/named-routes.ts';
import { distanceText } from '#bundles/locations/public.ts';
import type { NearPlace } from '#bundles/locations/public.ts';
import type { PieceEntry, TeaserView } from '#bundles/pieces/public.ts';
import { topicPaths } from '#bundles/topics/public.ts';
import type { FrontMaterial } from './composition.ts';
import { QUESTIONS } from './constants.ts';
import type { FrontKinds } from './front-kinds.ts';
import type { FrontLists, FrontWish } from './front-lists.ts';
import { isQuestion, turnOfDay } from './rules.ts';

export const toMaterial = (
  lists: FrontLists,
  wish: FrontWish,
  views: readonly TeaserView[],
  now: Date,
): FrontMaterial<TeaserView> => {
  const byRef = new Map(views.map((view) => [`${view.kind}:${view.id}`, atHome(view, wish.location?.name)]));
  const viewsOf = (entries: readonly PieceEntry[]) =>
    entries.flatMap((entry) => byRef.get(refKey(entry)) ?? []);
  return {
    newest: viewsOf(lists.newest),
    further: viewsOf(lists.further),
    snapshots: viewsOf(lists.snapshots),
    events: viewsOf(lists.events),
    opinions: viewsOf(lists.opinions),
    discussed: viewsOf(lists.discussed),
    near: lists.near.map((list, at) => viewsOf(list).map((view) => fromAfar(view, wish.near.places[at]!))),
    questions: turnOfDay(questionsOf(viewsOf(articlesOf(lists)), wish.kinds), now),
    sections: wish.sections.map(({ name, slug }, at) => ({
      name,
      href: url(topicPaths.category, { location: wish.within!.slug, category: slug }),
      pieces: viewsOf(lists.sections[at]!).map(withoutCategory),
    })),
  };
};

/** What stands under the name of its category needn't say it again. */
const withoutCategory = (view: TeaserView): TeaserView => ({
  ...view,
  kicker: { ...view.kicker, category: '' },
});

const articlesOf = ({ newest, further, sections }: FrontLists) => [...newest, ...further, ...sections.flat()];

const questionsOf = (views: readonly TeaserView[], { news }: FrontKinds) =>
  views.filter(({ kind, headline }) => kind === news && isQuestion(headline)).slice(0, QUESTIONS);

/** On the page of a place its name goes without saying; a quarter's doesn't. */
export const atHome = (view: TeaserView, here: string | undefined): TeaserView =>
  view.kicker.place === here ? { ...view, kicker: { ...view.kicker, place: '' } } : view;

/** From elsewhere the distance says more than the category. */
const fromAfar = (view: TeaserView, { location, kilometres }: NearPlace): TeaserView =>
  kilometres === null
    ? view
    : { ...view, kicker: { place: location.name, category: distanceText(kilometres) } };
