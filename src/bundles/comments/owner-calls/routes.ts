// Mounts the page of a thing with comments, and the calls that name the owner, for each kind that has comments. contract.md 7,
// 13: wire names stand only in routes and in views.ts.
import { createElement } from 'react';
import { PageAnswer, fragment, json } from '#kernel/answers.ts';
import type { RedirectAnswer } from '#kernel/answers.ts';
import { refKey } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import type { KindDeclaration } from '#kernel/kind-declaration.ts';
import { isLookedAt } from '#kernel/looked-at.ts';
import { url } from '#kernel/named-routes.ts';
import type { RoutePath } from '#kernel/named-routes.ts';
import { renderFragment } from '#kernel/render.tsx';
import { succeedWith } from '#kernel/reply.ts';
import { pathOf } from '#kernel/request-ctx.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { LOCATIONS_TAG } from '#bundles/locations/public.ts';
import { CATEGORIES_TAG } from '#bundles/topics/public.ts';
import { createComment } from '../commands.ts';
import { loadAskPage } from '../comment-page.ts';
import { toCommentViews } from '../comment-views.ts';
import { ALL_OFFSET, ANYWAY, ANYWAY_QUERY, LAST_ONES_OFFSET, commentsTag } from '../constants.ts';
import type { CommentSort } from '../constants.ts';
import { drawForm, findVisible, problemOf, toAnswer, toComment, toOwner } from '../form-answers.ts';
import {
  CommentBody,
  CreateQuery,
  FetchQuery,
  LockBody,
  LockParams,
  OwnerPageParams,
  OwnerPageQuery,
  OwnerParams,
  answersOf,
} from '../input.ts';
import { listInOrder } from '../listing.ts';
import { lockComments } from '../moderation.ts';
import { ownerCommentPaths } from '../paths.ts';
import type { OwnerCommentPaths } from '../paths.ts';
import { maySeePending } from '../policy.ts';
import { countNewer, findNewestId, findThread, listNewest } from '../queries.ts';
import type { CommentRow, Window } from '../queries.ts';
import { sortOf } from '../rules.ts';
import type { TeaserOptions } from '../teaser.ts';
import * as texts from '../texts.ts';
import { CommentList } from '../ui/CommentList.tsx';
import type { CommentListView } from '../views.ts';

/** What is wanted of the page of a thing that has comments. */
export interface OwnerPageOptions {
  readonly id: number;
  /** The path that was asked for; another than the canonical one is moved. */
  readonly path?: string;
  readonly comments?: TeaserOptions;
  readonly status?: number;
  /** Somebody opened it. */
  readonly isLookedAt?: boolean;
}

export type LoadOwnerPage = (ctx: Ctx, options: OwnerPageOptions) => Promise<PageAnswer | RedirectAnswer>;

/** Mounts the page of a thing with comments, under an address that ends in its id. */
export const mountOwnerPage = (app: Routes, route: RoutePath, loadPage: LoadOwnerPage): void => {
  // `antwort` makes a difference only for those who are signed in, and their pages aren't cached.
  const cache = ['kommentare', 'ordnung', 'vor'];
  const input = { params: OwnerPageParams, query: OwnerPageQuery, cache };
  mount(app, route, { access: 'anyone', ...input }, async ({ ctx, params, query, request }) => {
    const comments = {
      showAll: query.kommentare === 'alle',
      sort: sortOf(query.ordnung),
      before: query.vor,
      answerTo: query.antwort,
    };
    return loadPage(ctx, {
      id: params.id,
      path: pathOf(request),
      comments,
      isLookedAt: isLookedAt(request),
    });
  });
};

export interface CommentRoutesOfKind {
  readonly kind: Required<Pick<KindDeclaration, 'type' | 'comments'>>;
  /** The page also shows a refused form to browsers without JavaScript. */
  readonly loadPage: LoadOwnerPage;
}

/** Mounts the calls that name the owner, for each kind that has comments. */
export const mountCommentRoutes = (app: Routes, { kind, loadPage }: CommentRoutesOfKind): void => {
  const calls = { type: kind.type, paths: ownerCommentPaths(kind.comments), loadPage };
  mountFetch(app, calls);
  mountCreate(app, calls);
  mountLock(app, calls);
};

interface CallsOfKind {
  readonly type: ContentType;
  readonly paths: OwnerCommentPaths;
  readonly loadPage: LoadOwnerPage;
}

const mountFetch = (app: Routes, { type, paths }: CallsOfKind) => {
  const input = { params: OwnerParams, query: FetchQuery, cache: Object.keys(FetchQuery.properties) };
  mount(app, paths.fetch, { access: 'anyone', ...input }, async ({ ctx, params, query, format }) => {
    const owner = { type, id: params.ownerId };
    const subject = await findVisible(ctx, owner);
    const { after } = query;
    const offset = Number(query.offset ?? ALL_OFFSET);
    const [thread, rows, newCount] = await Promise.all([
      findThread(ctx, owner),
      listRows(ctx, owner, subject, { ...query, offset }),
      after === undefined ? undefined : countNewer(ctx, owner, after),
    ]);
    const [{ comments, tags: shown }, newestId] = await Promise.all([
      toCommentViews(ctx, rows, { ...subject, isLocked: thread.isLocked }),
      findNewest(ctx, owner, rows, query),
    ]);
    const html = renderFragment(createElement(CommentList, { comments }), ctx.log);
    // Each comment leads to the address of what it hangs on.
    const tags = [commentsTag(owner), refKey(owner), LOCATIONS_TAG, CATEGORIES_TAG, ...shown];
    if (format === 'html') return fragment(html, tags);
    const { commentCount } = thread;
    const counted = newCount !== undefined && { newCount };
    const list: CommentListView = { commentCount, offset, comments, newestId, ...counted };
    return json({ ...list, html }, tags);
  });
};

interface ListOptions extends Omit<Window, 'seesPending'> {
  readonly offset: number;
  readonly sort?: CommentSort;
}

const listRows = async (
  ctx: Ctx,
  owner: ContentRef,
  { locationPath }: ContentSummary,
  { offset, sort = 'oldest', ...window }: ListOptions,
): Promise<readonly CommentRow[]> => {
  const seesPending = maySeePending(ctx.viewer, { locationPath });
  if (offset === LAST_ONES_OFFSET) return listNewest(ctx, owner, { seesPending });
  return (await listInOrder(ctx, owner, sort, { ...window, seesPending })).rows;
};

/** Returns the id of the newest comment; a list that ends with it needs no query for that. */
const findNewest = async (
  ctx: Ctx,
  owner: ContentRef,
  rows: readonly CommentRow[],
  options: Omit<ListOptions, 'offset'>,
) => {
  const isUpToNow =
    options.before === undefined && options.around === undefined && options.after === undefined;
  const ids = rows.filter(({ state }) => state === 'visible').map(({ id }) => id);
  if (!isUpToNow || options.sort === 'popular' || ids.length === 0) return findNewestId(ctx, owner);
  return Math.max(...ids);
};

const mountCreate = (app: Routes, { type, paths, loadPage }: CallsOfKind) => {
  const input = { params: OwnerParams, query: CreateQuery, body: CommentBody };
  mount(
    app,
    paths.create,
    { access: 'anyone', whenRestricted: 'explain', ...input },
    async ({ ctx, params, query, body, wantsPage }) => {
      const owner = { type, id: params.ownerId };
      const isAnyway = query[ANYWAY_QUERY] === '1';
      const form = { action: url(paths.create, params), parentId: body?.parentId ?? null };
      if (body?.text === undefined && !wantsPage) {
        await findVisible(ctx, owner);
        return { html: drawForm(ctx, form) };
      }
      const { text = '', parentId, key, authorId } = body ?? {};
      const answers = answersOf(body ?? {});
      const outcome = await createComment(ctx, owner, { text, parentId, key, authorId, isAnyway, answers });
      const again = { ...form, action: form.action + (isAnyway ? ANYWAY : ''), text };
      if (!wantsPage) return toAnswer(ctx, outcome, outcome.kind === 'asked' ? again : { ...form, text });
      if ('commentId' in outcome) return toComment(ctx, owner, outcome);
      if (outcome.kind === 'asked') return loadAskPage(ctx, owner, { ...again, error: null, asked: outcome });
      const calm = outcome.kind === 'calm' ? { calm: outcome.note } : {};
      const refused = { text, parentId: form.parentId, error: problemOf(outcome), ...calm };
      // A note is no error.
      const status = outcome.kind === 'calm' ? 200 : UNPROCESSABLE;
      const options = { id: owner.id, comments: { form: refused }, status };
      const answer = await loadPage(ctx, options);
      if (!(answer instanceof PageAnswer)) throw notFound();
      return answer;
    },
  );
};

const UNPROCESSABLE = 422;

const mountLock = (app: Routes, { type, paths }: CallsOfKind) => {
  const input = { params: LockParams, body: LockBody };
  mount(app, paths.lock, { access: 'signed-in', ...input }, async ({ ctx, params, body, request }) => {
    const thread = await lockComments(ctx, { type, id: params.id }, body.lock === 1);
    return succeedWith(request, { locked: thread.isLocked }, () =>
      toOwner(ctx, thread.owner, flash('success', texts.lockChanged(thread.isLocked))),
    );
  });
};
