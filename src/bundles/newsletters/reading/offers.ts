// Lists the newsletters that people can get, as pages show them.
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { newsletterPaths } from '../paths.ts';
import { getNewsletters } from '../queries.ts';
import type { Newsletter } from '../queries.ts';
import * as texts from '../texts.ts';
import type { AskFormView, OfferView } from '../views.ts';

export const rhythmOf = ({ rhythm, weekday, hour }: Newsletter): string =>
  texts.rhythmInWords[rhythm](hour, texts.weekdays[weekday - 1]!);

export const toOffer = (newsletter: Newsletter): Omit<OfferView, 'isChosen' | 'note'> => ({
  id: newsletter.id,
  name: newsletter.name,
  description: newsletter.description,
  rhythm: rhythmOf(newsletter),
  href: url(newsletterPaths.archive, { newsletter: newsletter.slug }),
});

export interface SentAsk {
  readonly email: string;
  readonly ids: readonly number[];
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * Returns the form for people without an account; null for members, whose account knows where they are, and where there is
 * nothing to get.
 */
export const askForm = async (ctx: Ctx, only?: Newsletter, sent?: SentAsk): Promise<AskFormView | null> => {
  const open = (await getNewsletters(ctx)).filter(
    ({ id, isActive }) => isActive && (!only || id === only.id),
  );
  if (isSignedIn(ctx.viewer) || open.length === 0) return null;
  return {
    action: url(newsletterPaths.ask),
    email: sent?.email ?? '',
    errors: sent?.errors ?? {},
    offers: open.map((newsletter) => ({
      ...toOffer(newsletter),
      isChosen: sent ? sent.ids.includes(newsletter.id) : open.length === 1,
      note: null,
    })),
  };
};

export const ownHrefFor = ({ viewer }: Ctx): string | null =>
  isSignedIn(viewer) ? url(newsletterPaths.own) : null;
