// Puts the parts of a score into words, and what one may want less of because of a piece.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { distanceText, getLocationTree } from '#bundles/locations/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import type { Candidate, Candidates } from './candidates.ts';
import { TAGS_OFFERED } from './constants.ts';
import { recommendationPaths } from './paths.ts';
import type { Placed, ScorePart } from './rules.ts';
import * as texts from './texts.ts';
import type { ExplainedView, LessChoiceView, PartView } from './views.ts';

/** Names come from memory and from the candidates themselves, so that a page asks the database for none. */
export const explainWith = async (
  ctx: Ctx,
  { tagNames }: Candidates,
): Promise<(placed: Placed<Candidate>) => ExplainedView> => {
  const [tree, categories] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const kindNames = (type: string) => ctx.portal.kinds.get(type)?.names;
  const nameOf = (selectorTag: string, { teaser }: Candidate): string => {
    const [word = '', rest = ''] = selectorTag.split('-');
    switch (word) {
      case 'user':
        return teaser.author?.name ?? '';
      case 'location':
        return tree.byId.get(Number(rest))?.name ?? '';
      case 'category':
        return categories.byId.get(Number(rest))?.name ?? '';
      case 'tag':
        return tagNames.get(Number(rest)) ?? '';
      case 'kind':
        return kindNames(rest)?.many ?? '';
      default:
        return kindNames(word)?.followed ?? '';
    }
  };
  const said = (part: ScorePart, candidate: Candidate): string => {
    switch (part.reason) {
      case 'freshness':
        return texts.freshPart(part.hours);
      case 'home':
        return texts.homePart(nameOf(`location-${part.placeId}`, candidate));
      case 'ownPlace':
        return texts.ownPlacePart(nameOf(`location-${part.placeId}`, candidate), part.rank);
      case 'distance':
        return texts.distancePart(candidate.teaser.kicker.place, distanceText(part.kilometres));
      case 'follow':
        return texts.followPart(part.selectorTag.split('-')[0]!, nameOf(part.selectorTag, candidate));
      case 'topic':
        return texts.topicPart(candidate.teaser.kicker.category, part.days);
      case 'less':
        return texts.lessPart(nameOf(part.wish, candidate));
    }
  };
  return ({ candidate, score, parts, isHeldBack }) => ({
    teaser: candidate.teaser,
    score,
    parts: parts.map((part): PartView => ({ text: said(part, candidate), points: part.points })),
    isHeldBack,
    less: choicesAbout(ctx, candidate, nameOf),
  });
};

/** Returns what one may want less of because of a piece. One's own pieces offer no less of oneself. */
const choicesAbout = (
  { viewer }: Ctx,
  candidate: Candidate,
  nameOf: (wish: string, candidate: Candidate) => string,
): LessChoiceView[] => {
  const { authorId, categoryId, locationId, tagIds, type } = candidate;
  return [
    ...(authorId === viewer.id ? [] : [`user-${authorId}`]),
    `location-${locationId}`,
    `category-${categoryId}`,
    ...tagIds.slice(0, TAGS_OFFERED).map((id) => `tag-${id}`),
    `kind-${type}`,
  ].flatMap((wish) => {
    const name = nameOf(wish, candidate);
    return name === ''
      ? []
      : [{ name: texts.wishName(wish, name), action: url(recommendationPaths.less, { wish }) }];
  });
};
