// Serves cards as pictures, for everybody.
import { bytes, movedTo } from '#kernel/answers.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { exportImages } from '#kernel/exporting.ts';
import { pathOf } from '#kernel/request-ctx.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { anonymous } from '#kernel/viewer.ts';
import { createCardStore } from './card-store.ts';
import { cardHref, findPortalWords, markOf } from './cards.ts';
import { CARD_MAX_AGE_S, CARD_PICTURE_WIDTH } from './constants.ts';
import { CardParams } from './input.ts';
import { sharingPaths } from './paths.ts';
import { toSubject } from './subjects.ts';
import type { PortalCardWords } from './views.ts';

/** What draws is loaded with the first card: most of the time a process that serves pages has no use for it. */
const store = createCardStore(async ({ readPicture, ...words }) => {
  const picture = await readPicture?.();
  if (!picture) return (await import('./draw-card.ts')).drawCard(words);
  return (await import('./draw-picture-card.ts')).drawPictureCard(words, picture);
});

export const routes = (app: Routes): void => {
  // Nobody's cookies are looked at: a card shows what anybody may read, whoever asks for it.
  for (const [path, type] of [
    [sharingPaths.card, 'image/png'],
    [sharingPaths.pictureCard, 'image/jpeg'],
  ] as const)
    mount(
      app,
      path,
      { access: 'token', respondsWith: 'json', params: CardParams },
      async ({ ctx, params, request }) => {
        const subject = toSubject(ctx.portal.kinds, params.subject);
        const words = subject && (await findPortalWords(ctx, subject));
        if (!subject || !words) throw notFound();
        const href = cardHref(subject, words);
        // The redirect isn't to be kept: a title that is changed back has its old address again.
        if (pathOf(request) !== href) return movedTo(href);
        return bytes(await store(markOf(words), { ...words, ...pictureOf(ctx, words) }), {
          'content-type': type,
          'cache-control': `public, max-age=${CARD_MAX_AGE_S}`,
          vary: 'Accept-Encoding',
        });
      },
    );
};

/**
 * Reads the picture only when the card is drawn. Throws 404 while its file isn't there: the photo itself is told beside the
 * card, and the next one who asks may get it.
 */
const pictureOf = (ctx: Ctx, { picture }: PortalCardWords) =>
  picture && {
    readPicture: async () => {
      const file = await readPublicPicture(ctx, picture.id);
      if (!file) throw notFound();
      return file;
    },
  };

/** Reads a file of about the width of a card. */
const readPublicPicture = async (ctx: Ctx, id: number): Promise<Buffer | undefined> => {
  const [image] = await exportImages.collect(actAs(ctx, anonymous), [id]);
  const file = image?.files.find(({ width }) => width >= CARD_PICTURE_WIDTH) ?? image?.files.at(-1);
  const stream = await file?.open();
  return stream && Buffer.concat(await stream.toArray());
};
