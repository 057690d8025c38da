// Finds places, categories and tags that are called as somebody typed: the ways to their own pages.
import type { LinkView } from '#design/page-frame.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { toSlug } from '#kernel/slug.ts';
import { getLocationTree, locationPaths, readPostcode } from '#bundles/locations/public.ts';
import type { Location } from '#bundles/locations/public.ts';
import { findTagBySlug, getCategories, topicPaths } from '#bundles/topics/public.ts';
import { fold } from './analysis/folding.ts';
import type { Question } from './question/read-question.ts';
import { openTags } from './open-tags.ts';
import * as texts from './texts.ts';

const MAX_WAYS = 6;
const MIN_LENGTH = 2;

export const findWays = async (ctx: Ctx, { words, phrases }: Question): Promise<LinkView[]> => {
  const typed = [words, ...phrases].join(' ').trim();
  const slug = toSlug(typed, '');
  if (typed.length < MIN_LENGTH || slug === '') return [];
  const [tree, categories, [tag]] = await Promise.all([
    getLocationTree(ctx),
    getCategories(ctx),
    findTagBySlug(ctx, slug).then((found) => openTags(ctx, found ? [found] : [])),
  ]);
  const wanted = fold(typed);
  const isCalledSo = ({ name, isHidden }: { readonly name: string; readonly isHidden: boolean }) =>
    !isHidden && fold(name) === wanted;
  const postcode = readPostcode(typed);
  const hasPostcode = (place: Location) =>
    postcode !== undefined && !place.isHidden && place.postcode === postcode;
  const places = tree.all.filter((place) => isCalledSo(place) || hasPostcode(place));
  const named = categories.offered.filter(isCalledSo);
  const whole = tree.whole?.slug;
  return [
    ...places.map((place) => ({
      name: place.name,
      href: url(locationPaths.place, { location: place.slug }),
      note: texts.placeNote,
    })),
    ...named.flatMap((category) =>
      whole
        ? [
            {
              name: category.name,
              href: url(topicPaths.category, { location: whole, category: category.slug }),
              note: texts.categoryNote,
            },
          ]
        : [],
    ),
    ...(tag ? [{ name: tag.name, href: url(topicPaths.tag, { slug: tag.slug }), note: texts.tagNote }] : []),
  ].slice(0, MAX_WAYS);
};
