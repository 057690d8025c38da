// Loads the pages that ask before a piece is taken back or deleted, or a draft thrown away.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import { reportHref } from '#bundles/moderation/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { composerOf, writingPaths } from '../paths.ts';
import { mayDiscard } from '../policy.ts';
import { ConfirmPage } from '../ui/pages/ConfirmPage.tsx';
import * as texts from '../ui/pages/texts.ts';
import { getManuscript, getOwnPiece } from './access.ts';
import type { OwnPiece } from './access.ts';
import type { ConfirmView } from './views.ts';

/** Throws 404 for what isn't out, and for what can't be seen; 403 for what is others'. */
export const loadWithdrawPage = async (ctx: Ctx, ref: ContentRef): Promise<PageAnswer> => {
  const { piece, title } = await getOwnPiece(ctx, ref);
  if (piece.state !== 'published') throw notFound();
  return ask(ctx, {
    title: texts.withdrawTitle,
    about: texts.quoted(title),
    paragraphs: [
      texts.withdrawText,
      ...(await wordOfAuthor(ctx, piece.authorId, texts.withdrawOfOther, texts.withdrawOwn)),
    ],
    form: { name: texts.withdrawNow, action: actionOf(writingPaths.withdraw, ref), fields: {} },
    isHarmless: false,
    back: { name: texts.keep, href: piece.href },
    otherWay: otherWayFor(ctx, ref, piece),
  });
};

/** Throws 404 for what moderators hid, and for what can't be seen; 403 for what is others'. */
export const loadErasePage = async (ctx: Ctx, ref: ContentRef): Promise<PageAnswer> => {
  const { piece, title } = await getOwnPiece(ctx, ref);
  if (piece.state === 'hidden') throw notFound();
  const isOwn = piece.authorId === ctx.viewer.id;
  return ask(ctx, {
    title: texts.eraseTitle,
    about: texts.quoted(title),
    paragraphs: [...(await wordOfAuthor(ctx, piece.authorId)), ...texts.eraseTexts],
    form: { name: texts.eraseNow, action: actionOf(writingPaths.erase, ref), fields: {} },
    isHarmless: false,
    back: { name: texts.keep, href: url(isOwn ? writingPaths.overview : writingPaths.desk) },
    otherWay: otherWayFor(ctx, ref, piece),
  });
};

/**
 * Loads the page that asks before a draft is thrown away: of what was never out the whole manuscript goes, else what was
 * changed since. Throws 404 and 403.
 */
export const loadDiscardPage = async (ctx: Ctx, id: number): Promise<PageAnswer> => {
  const manuscript = await getManuscript(ctx, id);
  if (!mayDiscard(ctx.viewer, manuscript)) throw forbidden();
  const { title, type, objectId, authorId } = manuscript;
  const [heading, paragraphs] =
    objectId === null
      ? [texts.discardTitle, texts.discardTexts]
      : [texts.discardChangesTitle, texts.discardChangesTexts];
  return ask(ctx, {
    title: heading,
    about: texts.quoted(title),
    paragraphs: [...(await wordOfAuthor(ctx, authorId)), ...paragraphs],
    form: { name: texts.discardNow, action: url(writingPaths.discard, { id }), fields: {} },
    isHarmless: false,
    back: { name: texts.keep, href: url(composerOf(type).goOn, { id }) },
  });
};

type PiecePath = typeof writingPaths.withdraw | typeof writingPaths.erase;

const actionOf = (path: PiecePath, { type, id }: ContentRef): string => url(path, { type, objectId: id });

/** What breaks a rule is decided about with reasons, against which its author may appeal. Regulation (EU) 2022/2065, Art. 17 */
const otherWayFor = (
  ctx: Ctx,
  { type, id }: ContentRef,
  { authorId, state }: Pick<OwnPiece['piece'], 'authorId' | 'state'>,
): ConfirmView['otherWay'] =>
  authorId === ctx.viewer.id || state !== 'published'
    ? null
    : { text: texts.againstRules, link: { name: texts.reportInstead, href: reportHref(type, id) } };

/** Says whose it is, or what those are told whose own it is. */
const wordOfAuthor = async (
  ctx: Ctx,
  authorId: number,
  ofOther: (name: string) => string = texts.ofOther,
  own?: string,
): Promise<string[]> => {
  if (authorId === ctx.viewer.id) return own ? [own] : [];
  const name = (await usersByIds(ctx, [authorId])).get(authorId)?.name;
  return name ? [ofOther(name)] : [];
};

const ask = async (
  ctx: Ctx,
  view: Omit<ConfirmView, 'shell' | 'otherWay'> & Partial<Pick<ConfirmView, 'otherWay'>>,
): Promise<PageAnswer> => {
  const shell = await loadAccountShell(ctx, url(writingPaths.overview));
  return page(
    ConfirmPage,
    { otherWay: null, ...view, shell },
    { head: { title: view.title, robots: 'noindex' } },
  );
};
