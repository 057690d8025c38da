// Serves cards as pictures, for everybody.
import { bytes, movedTo } from '#kernel/answers.ts';
import { notFound } from '#kernel/errors.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { createCardStore } from './card-store.ts';
import { cardHref, findPortalWords, markOf } from './cards.ts';
import { CARD_MAX_AGE_S } from './constants.ts';
import { CardParams } from './input.ts';
import { sharingPaths } from './paths.ts';
import { toSubject } from './subjects.ts';

/** What draws is loaded with the first card: most of the time a process that serves pages has no use for it. */
const store = createCardStore(async (words) => (await import('./draw-card.ts')).drawCard(words));

export const routes = (app: Routes): void => {
  // Nobody's cookies are looked at: a card shows what anybody may read, whoever asks for it.
  mount(
    app,
    sharingPaths.card,
    { access: 'token', respondsWith: 'json', params: CardParams },
    async ({ ctx, params }) => {
      const subject = toSubject(ctx.portal.kinds, params.subject);
      const words = subject && (await findPortalWords(ctx, subject));
      if (!subject || !words) throw notFound();
      const mark = markOf(words);
      // Not to be kept: a title that is changed back has its old address again.
      if (params.mark !== mark) return movedTo(cardHref(subject, words));
      return bytes(await store(mark, words), {
        'content-type': 'image/png',
        'cache-control': `public, max-age=${CARD_MAX_AGE_S}`,
        vary: 'Accept-Encoding',
      });
    },
  );
};
