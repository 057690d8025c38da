// Says how one takes part in a place: what can be written for it, and what is asked there. The portal itself has its own page
// for that.
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import { holdsAll } from '#bundles/locations/public.ts';
import type { TeaserView } from '#bundles/teasers/public.ts';
import { QUESTIONS_TO_ANSWER } from './constants.ts';
import type { FrontOptions } from './front-lists.ts';
import type { TakePartView } from './views.ts';

/**
 * Returns the same for everybody: visitors sign in on the way. Null for the portal itself, and where nothing can be written.
 */
export const takePartIn = (
  { portal }: Ctx,
  { location, tree }: FrontOptions,
  questions: readonly TeaserView[],
): TakePartView | null => {
  if (!location || holdsAll(tree, location)) return null;
  const ways = declaring(portal.kinds.all(), 'composer', 'names').map(({ composer }) => ({
    name: composer.startTitle,
    href: url(composer.start),
    note: composer.invitation,
  }));
  if (ways.length === 0) return null;
  return {
    place: location.name,
    ways,
    // A question may stand in several of the lists that they come from.
    questions: [...new Map(questions.map((question) => [question.href, question])).values()]
      .slice(0, QUESTIONS_TO_ANSWER)
      .map(({ headline, href }) => ({ name: headline, href: `${href}#kommentare` })),
  };
};
