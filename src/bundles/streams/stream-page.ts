// Loads one video or sound for those who look after it: the player, its words, captions and poster.
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { summariesOf } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { gone, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { OWN_PICTURES_HREF, loadMediaTabs } from '#bundles/media/public.ts';
import { ownDecisionsHref } from '#bundles/moderation/public.ts';
import { CAPTION_LANGUAGES } from './constants.ts';
import type { StreamWords } from './commands.ts';
import { streamPaths } from './paths.ts';
import { mayManageStreams } from './policy.ts';
import { findStream } from './queries.ts';
import type { Stream } from './queries.ts';
import { streamViewOf, toRowViews } from './stream-views.ts';
import * as texts from './texts.ts';
import { StreamPage } from './ui/StreamPage.tsx';
import { findUsesOf } from './uses.ts';
import type { StreamPageView } from './views.ts';

/** What was sent and couldn't be taken, by the names of the page's fields. */
interface Refused extends Partial<StreamWords> {
  readonly errors: FieldErrors;
}

/** Throws 404 for those who don't look after it. */
export const loadStreamPage = async (ctx: Ctx, id: number, refused?: Refused): Promise<PageAnswer> => {
  const stream = await findStream(ctx, id);
  if (!stream || !isForViewer(ctx, stream)) throw notFound();
  if (stream.state === 'deleted') throw gone(texts.streamGone);
  const isOwn = ctx.viewer.id === stream.ownerId;
  const listHref = url(isOwn ? streamPaths.list : streamPaths.admin, {});
  const [shell, tabs, view, rows, uses] = await Promise.all([
    loadAccountShell(ctx, isOwn ? OWN_PICTURES_HREF : listHref),
    isOwn ? loadMediaTabs(ctx, url(streamPaths.list)) : [],
    stream.access === 'blocked' ? null : streamViewOf(ctx, stream),
    toRowViews(ctx, [stream], { hasOwners: mayManageStreams(ctx.viewer) }),
    loadUses(ctx, id),
  ]);
  const pageView: StreamPageView = {
    shell,
    tabs,
    listHref,
    isOwn,
    decisionsHref: isOwn ? ownDecisionsHref() : null,
    stream: view,
    row: rows[0]!,
    form: {
      title: refused?.title ?? stream.title,
      copyright: refused?.copyright ?? stream.copyright,
      errors: refused?.errors ?? {},
    },
    languages: Object.entries(CAPTION_LANGUAGES).map(([value, name]) => ({ value, name })),
    lastSecond: lastSecondOf(stream),
    uses,
  };
  return page(StreamPage, pageView, {
    head: { title: stream.title, robots: 'noindex' },
    ...(refused && { status: 422 }),
  });
};

/** Returns what of a stream's uses the viewer may know. */
const loadUses = async (ctx: Ctx, id: number): Promise<StreamPageView['uses']> =>
  [...(await summariesOf(ctx, await findUsesOf(ctx, id))).values()].map(({ title, href }) => ({
    title,
    href,
  }));

const isForViewer = ({ viewer }: Ctx, stream: Stream): boolean =>
  viewer.id === stream.ownerId || (stream.state !== 'deleted' && mayManageStreams(viewer));

/** Frames can be chosen where ffmpeg has been at work. */
const lastSecondOf = ({ kind, rungs, durationMs }: Stream): number | null =>
  kind === 'video' && rungs.length > 0 && durationMs !== null
    ? Math.max(0, Math.floor((durationMs - 1) / 1000))
    : null;
