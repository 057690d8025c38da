// /konto: what somebody has here and what waits for them.
import { agoOf, dayText } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { commentsByAuthor } from '#bundles/comments/public.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import { listPieces, loadTeasers } from '#bundles/pieces/public.ts';
import { findLeavingPlan, findOwnStanding, untilText, userPaths } from '#bundles/users/public.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import type { AccountPageView } from './views.ts';
import { accountPaths } from './paths.ts';
import * as texts from './texts.ts';
import { AccountPage } from './ui/AccountPage.tsx';

const [PIECES_SHOWN, COMMENTS_SHOWN] = [3, 3];

export const loadAccountPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const id = ctx.viewer.id!;
  const [shell, own, plan, comments, pieces] = await Promise.all([
    loadAccountShell(ctx, url(userPaths.account)),
    findOwnStanding(ctx),
    findLeavingPlan(ctx),
    commentsByAuthor(ctx, id, COMMENTS_SHOWN),
    listPieces(ctx, { authorId: id }),
  ]);
  const [teasers, pictures] = await Promise.all([
    loadTeasers(ctx, pieces.entries.slice(0, PIECES_SHOWN)),
    picturesByIds(ctx, [own.pictureId]),
  ]);
  const view: AccountPageView = {
    shell,
    name: own.name,
    portrait: pictures.get(own.pictureId ?? 0) ?? null,
    profileHref: own.href,
    editHref: url(accountPaths.profile),
    pass: own.passUntil && ctx.viewer.hasPass ? texts.pass(untilText(own.passUntil)) : null,
    waiting: [...shell.own, ...shell.desk].filter(({ note }) => note),
    notices: [...(plan ? [leavingNotice(plan.dueAt)] : []), ...(ctx.viewer.isConfirmed ? [] : [UNCONFIRMED])],
    teasers: [...teasers.views],
    comments: comments.newest.map(({ createdAt, ...comment }) => ({
      ...comment,
      time: agoOf(createdAt, ctx.now),
    })),
  };
  return page(AccountPage, view, { head: { title: texts.overview, robots: 'noindex' } });
};

const leavingNotice = (dueAt: Date) => ({
  title: texts.plannedTitle,
  text: texts.planned(dayText(dueAt)),
  link: { name: texts.privacy, href: url(userPaths.privacy) },
});

const UNCONFIRMED = { title: texts.unconfirmedTitle, text: texts.unconfirmedText, link: null };
