// Everything an article's page shows, as one view with the tags of what is in it: what everybody reads, and what is the
// viewer's own.
import { page } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import { toolsFor } from '#kernel/bundle.ts';
import type { Visibility } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { cachesShared } from '#kernel/load-shared.ts';
import { withSameParts } from '#kernel/same-parts.ts';
import { isSignedIn } from '#kernel/viewer.ts';
import { toPieceAudience } from '#bundles/audience/public.ts';
import { loadBookmark } from '#bundles/bookmarks/public.ts';
import { authorsFor, findCommentTeaser } from '#bundles/comments/public.ts';
import type { OpenThread, OwnerPageOptions } from '#bundles/comments/public.ts';
import { fallbackAnswer, announceOpened } from '#bundles/piece-pages/public.ts';
import { loadSubscriptions } from '#bundles/subscriptions/public.ts';
import { loadRegisterHref, signInHref } from '#bundles/users/public.ts';
import { WORDINGS_TAG, paragraphsOf, readSentence } from '#bundles/wording/public.ts';
import { loadPieceStatus } from '#bundles/writing/public.ts';
import { headOf } from './article-head.ts';
import { loadArticleParts, loadWholeArticle, withOwnControls } from './article-parts.ts';
import { articleHref, articleKind } from './kind.ts';
import type { Article, WholeArticle } from './queries.ts';
import { ArticlePage } from './ui/ArticlePage.tsx';
import * as texts from './texts.ts';
import type {
  ArticlePageView,
  ArticlePartsView,
  ArticleStillView,
  InvitationView,
  PremiumWordsView,
} from './views.ts';
import { plainInvitation, premiumInvitation, premiumSentence } from './wordings.ts';

/** Loads the page of an article, the way to its address, or 410 for what was taken back. Throws 404. */
export const loadArticlePage = async (
  ctx: Ctx,
  options: OwnerPageOptions,
): Promise<PageAnswer | RedirectAnswer> => {
  const whole = await loadWholeArticle(ctx, options.id);
  const { article } = whole;
  const visibility = articleKind.visibility(ctx.viewer, article, ctx.now);
  const href = articleHref(article);
  const way = await fallbackAnswer(ctx, article, { type: 'article', visibility, asked: options.path, href });
  if (way) return way;
  await announceOpened(ctx, article, options);
  const { view, tags } = await loadView(ctx, whole, visibility, options);
  return page(ArticlePage, view, {
    head: await headOf(ctx, { article, headline: article.headline, href, view }),
    place: { locationSlug: article.locationSlug, categorySlug: article.categorySlug },
    tags,
    isForOffline: view.standing === null,
    isGated: view.standing !== null || (article.isPremium && !view.isPremiumTeaser),
    ...(options.status && { status: options.status }),
  });
};

/** Loads what everybody reads with what is the viewer's own. */
const loadView = async (ctx: Ctx, whole: WholeArticle, visibility: Visibility, options: OwnerPageOptions) => {
  const { article } = whole;
  const itself = { type: 'article', id: article.id } as const;
  const author = { type: 'user', id: article.authorId };
  // Whoever asks for other comments than the newest gets everything in the same batches, and nothing of it is cached.
  const asked = isAskingForMore(options) ? findComments(ctx, article, options) : undefined;
  const parts = await loadArticleParts(ctx, whole, visibility, asked);
  const [shown, comments, buttons, bookmark, tools, standing, invitation, premiumWords] = await Promise.all([
    withOwnControls(ctx, parts),
    asked ?? findComments(ctx, article, options, parts.thread),
    loadSubscriptions(ctx, [itself, author], articleHref(article)),
    loadBookmark(ctx, itself),
    toolsFor(ctx, { ...itself, thing: article }),
    loadPieceStatus(ctx, 'article', article),
    inviteVisitor(ctx, articleHref(article), parts.view.isPremiumTeaser),
    loadPremiumWords(ctx, parts.view),
  ]);
  const said = comments.complete(await authorsFor(ctx, comments.authorIds, parts.authors));
  const actions = { like: comments.like, subscribe: buttons(itself)!, bookmark };
  const still: ArticleStillView = {
    ...shown,
    tools,
    actions,
    subscribeAuthor: shown.author.href ? (buttons(author) ?? null) : null,
    invitation,
  };
  const view: ArticlePageView = {
    ...still,
    still: asked ? null : asBefore(ctx, shown, still),
    signInHref: isSignedIn(ctx.viewer) ? null : signInHref(articleHref(article)),
    premiumWords,
    audience: toPieceAudience(ctx, itself, article),
    standing,
    reactions: { ...actions, comments: said.view },
  };
  const words = premiumWords || invitation ? [WORDINGS_TAG] : [];
  return { view, tags: [...new Set([...parts.tags, ...said.tags, ...words])] };
};

/** What visitors were shown last with these parts, which are the same object as long as nothing of them was touched. */
const shownToVisitors = new WeakMap<ArticlePartsView, ArticleStillView>();

const asBefore = (ctx: Ctx, shown: ArticlePartsView, still: ArticleStillView): ArticleStillView | null => {
  if (isSignedIn(ctx.viewer) || !cachesShared(ctx)) return null;
  const same = withSameParts(shownToVisitors.get(shown), still);
  shownToVisitors.set(shown, same);
  return same;
};

const loadPremiumWords = async (
  ctx: Ctx,
  { isPremiumTeaser }: Pick<ArticlePageView, 'isPremiumTeaser'>,
): Promise<PremiumWordsView | null> => {
  if (!isPremiumTeaser) return null;
  const { heading, text } = await readSentence(ctx, premiumSentence, {});
  return { heading, paragraphs: paragraphsOf(text) };
};

/**
 * Invites visitors: where a premium piece is cut, those with plus to sign in, elsewhere everybody to become a member where new
 * ones are taken.
 */
const inviteVisitor = async (
  ctx: Ctx,
  href: string,
  isPremiumTeaser: boolean,
): Promise<InvitationView | null> => {
  if (isSignedIn(ctx.viewer)) return null;
  if (isPremiumTeaser) {
    const { text } = await readSentence(ctx, premiumInvitation, {});
    return { text, link: { name: texts.signIn, href: signInHref(href) } };
  }
  const register = await loadRegisterHref(ctx, href);
  if (register === undefined) return null;
  const { text } = await readSentence(ctx, plainInvitation, {});
  return { text, link: { name: texts.register, href: register } };
};

const isAskingForMore = ({ comments: { showAll, form, answerTo } = {} }: OwnerPageOptions) =>
  showAll === true || form !== undefined || answerTo !== undefined;

const findComments = (ctx: Ctx, article: Article, { comments }: OwnerPageOptions, thread?: OpenThread) => {
  const owner = { type: 'article', id: article.id } as const;
  const subject = articleKind.summary(article, 'teaser');
  const options = { ...comments, ...(thread && { thread }) };
  return findCommentTeaser(ctx, owner, subject, options);
};
