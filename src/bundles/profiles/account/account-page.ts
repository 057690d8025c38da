// Serves /konto: what somebody has here and what waits for them.
import { agoOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { url } from '#kernel/named-routes.ts';
import { commentsByAuthor } from '#bundles/comments/public.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { loadTeasers } from '#bundles/teasers/public.ts';
import { ownStanding, userPaths } from '#bundles/users/public.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import type { AccountPageView } from './views.ts';
import { accountPaths } from './paths.ts';
import * as texts from './texts.ts';
import { AccountPage } from './ui/AccountPage.tsx';

const [PIECES_SHOWN, COMMENTS_SHOWN] = [3, 3];

export const loadAccountPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const id = ctx.viewer.id!;
  const [shell, desks, own, comments, pieces] = await Promise.all([
    loadAccountShell(ctx, url(userPaths.account)),
    loadDesk(ctx, url(userPaths.account)),
    ownStanding.load(ctx),
    commentsByAuthor(ctx, id, COMMENTS_SHOWN),
    listPieces(ctx, { ownerId: id }),
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
    pass: own.passEnds && ctx.viewer.hasPass ? texts.pass(own.passEnds) : null,
    waiting: [...shell.own, ...desks.areas.flatMap(({ links }) => links)].filter(({ note }) => note),
    notices: [...(own.leaving ? [own.leaving] : []), ...(ctx.viewer.isConfirmed ? [] : [UNCONFIRMED])],
    teasers: [...teasers.views],
    comments: comments.newest.map(({ createdAt, ...comment }) => ({
      ...comment,
      time: agoOf(createdAt, ctx.now),
    })),
  };
  return page(AccountPage, view, { head: { title: texts.overview, robots: 'noindex' } });
};

const UNCONFIRMED = { title: texts.unconfirmedTitle, text: texts.unconfirmedText, link: null };
