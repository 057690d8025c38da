// Shows comments that wait for a moderator, on the first page of the desks.
import { agoOf } from '#design/dates.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { TODAY_ENTRIES } from '#kernel/desk-today.ts';
import type { TodayQueue } from '#kernel/desk-today.ts';
import { url } from '#kernel/named-routes.ts';
import { activeRolePaths, isSignedIn } from '#kernel/viewer.ts';
import { excerptOf } from '../excerpt.ts';
import { commentPaths } from '../paths.ts';
import * as texts from './texts.ts';
import { countPending, listForDesk } from './queries.ts';

/** Returns the comments that wait, for whoever is a moderator anywhere; undefined for everybody else. */
export const pendingQueue = async (ctx: Ctx): Promise<TodayQueue | undefined> => {
  if (!isSignedIn(ctx.viewer) || activeRolePaths(ctx.viewer, 'moderator').length === 0) return undefined;
  const [count, { rows }] = await Promise.all([countPending(ctx), listForDesk(ctx, { kind: 'held' })]);
  const shown = rows.slice(0, TODAY_ENTRIES);
  const subjects = await summariesOf(
    ctx,
    shown.map(({ ownerType, ownerId }) => ({ type: ownerType, id: ownerId })),
  );
  return {
    order: 30,
    title: texts.todayTitle,
    isWaiting: true,
    count,
    href: url(commentPaths.desk),
    entries: shown.map((row) => ({
      title: texts.todayQuote(excerptOf(row.text, QUOTED_LENGTH)),
      href: url(commentPaths.desk),
      note: [
        texts.todayAbout(subjects.get(refKey({ type: row.ownerType, id: row.ownerId }))?.title ?? ''),
        agoOf(row.createdAt, ctx.now).text,
      ].join(', '),
    })),
    empty: texts.todayEmpty,
  };
};

/** How many characters of a comment are quoted. */
const QUOTED_LENGTH = 80;
