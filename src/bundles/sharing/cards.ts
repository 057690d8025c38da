// Loads the card that stands for a page without a picture where others link to it, and its address.
import { hash } from 'node:crypto';
import { memoize } from '#design/memoize.ts';
import type { OpenGraph } from '#kernel/answers.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { anonymous } from '#kernel/viewer.ts';
import { findTheme, writeTheme } from '#bundles/appearance/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { CARD_DESIGN, CARD_HEIGHT, CARD_WIDTH, PICTURE_DESIGN } from './constants.ts';
import { sharingPaths } from './paths.ts';
import { cardPictures, portalPictures } from './portal-pictures.ts';
import { findWords, toText } from './subjects.ts';
import type { CardSubject } from './subjects.ts';
import * as texts from './texts.ts';
import type { CardWords, PortalCardWords } from './views.ts';

/** Returns what Open Graph shows of a page that has no picture of its own; undefined where anybody would see nothing. */
export const loadShareCard = async (ctx: Ctx, subject: CardSubject): Promise<OpenGraph['image']> => {
  const reader = actAs(ctx, anonymous);
  const [picture] = await cardPictures.collect(reader, subject);
  if (picture) return picture;
  const words = await findPortalWords(reader, subject);
  const own = subject.type === 'portal' ? await findOwnCard(ctx) : undefined;
  if (words && own) {
    const { href, ...size } = own;
    return { url: ctx.config.publicUrl + href, ...size, alt: texts.cardAlt(words.portal, words.title) };
  }
  return words && toImage(ctx, subject, words);
};

const findOwnCard = async (ctx: Ctx) => (await portalPictures.collect(ctx)).find(({ card }) => card)?.card;

/** Returns the same for a page that has the words at hand: nothing is read for it. */
export const shareCardOf = async (
  ctx: Ctx,
  subject: CardSubject,
  words: CardWords,
): Promise<NonNullable<OpenGraph['image']>> => toImage(ctx, subject, { ...words, ...(await findLooks(ctx)) });

const toImage = ({ config }: Ctx, subject: CardSubject, words: PortalCardWords) => ({
  url: config.publicUrl + cardHref(subject, words),
  width: CARD_WIDTH,
  height: CARD_HEIGHT,
  alt: texts.cardAlt(words.kicker, words.title),
});

/** Finds the words of the card with the name of the portal. */
export const findPortalWords = async (
  ctx: Ctx,
  subject: CardSubject,
): Promise<PortalCardWords | undefined> => {
  const [words, looks] = await Promise.all([findWords(ctx, subject), findLooks(ctx)]);
  return words && { ...words, ...looks };
};

const findLooks = async (ctx: Ctx) => {
  const [portal, theme] = await Promise.all([readSetting(ctx, portalName), findTheme(ctx)]);
  return { portal, theme };
};

/** Returns another address as soon as the card would look different, so that nobody shows an old one. */
export const cardHref = (subject: CardSubject, words: PortalCardWords): string =>
  url(words.picture ? sharingPaths.pictureCard : sharingPaths.card, {
    subject: toText(subject),
    mark: markOf(words),
  });

export const markOf = ({ portal, theme, kicker, title, ...shown }: PortalCardWords): string =>
  markOfText(JSON.stringify([CARD_DESIGN, portal, kicker, title, writeTheme(theme), ...pictureMark(shown)]));

/** One for each page that is shown without a picture. */
const MOST_MARKS = 2000;

const markOfText = memoize(MOST_MARKS, (words: string) => hash('sha256', words).slice(0, 16));

/** Nothing where there is none: cards of words keep their addresses. */
const pictureMark = ({ picture, isPicture, date }: Partial<PortalCardWords>): readonly unknown[] =>
  picture
    ? [
        PICTURE_DESIGN,
        picture.base,
        picture.focus.x,
        picture.focus.y,
        isPicture === true,
        date?.day,
        date?.month,
      ]
    : [];
