// Assembles one's own videos and sound, newest first, and uploading more.
import { loadAccountShell } from '#kernel/account-menu.ts';
import { page, seeOther } from '#kernel/answers.ts';
import type { PageAnswer, RedirectAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { HttpError } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { OWN_PICTURES_HREF, loadMediaTabs } from '#bundles/media/public.ts';
import { FORM_UPLOAD_BYTES, PIECE_BYTES } from './constants.ts';
import { ACCEPT } from './containers.ts';
import { streamPaths } from './paths.ts';
import { mayUploadStream } from './policy.ts';
import { listStreams } from './queries.ts';
import { toRowViews } from './stream-views.ts';
import * as texts from './texts.ts';
import { StreamListPage } from './ui/StreamListPage.tsx';
import type { StreamListPageView, StreamUploadView } from './views.ts';

/** `refusal` is what became of the form on it. A page that isn't there leads to the first. */
export const loadListPage = async (
  ctx: Ctx,
  ownerId: number,
  number: number,
  refusal?: HttpError,
): Promise<PageAnswer | RedirectAnswer> => {
  const [shell, tabs, { streams, hasMore }] = await Promise.all([
    loadAccountShell(ctx, OWN_PICTURES_HREF),
    loadMediaTabs(ctx, url(streamPaths.list)),
    listStreams(ctx, { ownerId }, number),
  ]);
  if (streams.length === 0 && number > 1) return seeOther(hrefOf(1));
  const view: StreamListPageView = {
    shell,
    tabs,
    rows: await toRowViews(ctx, streams, { hasOwners: false }),
    upload: mayUploadStream(ctx.viewer) ? uploadView(ctx) : null,
    error: refusal?.message ?? null,
    newer: number > 1 ? hrefOf(number - 1) : null,
    older: hasMore ? hrefOf(number + 1) : null,
  };
  return page(StreamListPage, view, {
    head: { title: texts.ownHeading, robots: 'noindex' },
    ...(refusal && { status: refusal.status }),
  });
};

const hrefOf = (seite: number) => url(streamPaths.list, {}, seite > 1 ? { seite } : {});

const uploadView = ({ config }: Ctx): StreamUploadView => ({
  endpoint: url(streamPaths.createUpload),
  maxBytes: config.maxStreamBytes,
  maxText: texts.sizeText(config.maxStreamBytes),
  accept: ACCEPT,
  types: texts.acceptedTypes,
  chunkBytes: PIECE_BYTES,
  action: url(streamPaths.listUpload),
  formMaxText: texts.sizeText(FORM_UPLOAD_BYTES),
});
