// Shows all ways to pass something on: its short address, services, a picture for cameras.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { findSummary } from '#kernel/content-kinds.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { qrPath } from '#kernel/qr-code.ts';
import { anonymous } from '#kernel/viewer.ts';
import { toPieceAudience } from '#bundles/audience/public.ts';
import { SETTINGS_TAG, portalName, readSetting } from '#bundles/settings/public.ts';
import { frameOf } from './oembed.ts';
import { shareLinkPaths } from './paths.ts';
import { serverNamed } from './servers.ts';
import { shortHref } from './short-address.ts';
import * as texts from './texts.ts';
import { SharePage } from './ui/SharePage.tsx';
import type { SharePageView } from './views.ts';
import { wayTo, waysTo } from './ways.ts';
import type { Shared } from './ways.ts';

/** `server` is what somebody typed. Throws 404 for what the viewer doesn't see, and for what has no short address. */
export const loadSharePage = async (ctx: Ctx, ref: ContentRef, server = ''): Promise<PageAnswer> => {
  const [summary, portal] = await Promise.all([findSummary(ctx, ref), readSetting(ctx, portalName)]);
  const short = shortHref(ctx, ref);
  if (!summary || !short) throw notFound();
  const { title, href, locationPath, authorId } = summary;
  const isOpen = (await findSummary(actAs(ctx, anonymous), ref)) !== undefined;
  const address = ctx.config.publicUrl + short;
  const shared: Shared = { portal, title, address };
  const view: SharePageView = {
    subject: { name: title, href },
    address,
    shownAddress: address.replace(/^https?:\/\//, ''),
    qr: qrPath(address),
    ways: waysTo(shared),
    server: {
      action: url(shareLinkPaths.ways, { contentType: ref.type, contentId: ref.id }),
      typed: server,
      ...readServer(shared, server),
    },
    embed: isOpen ? frameOf(ctx, ref, title) : null,
    counted: toPieceAudience(ctx, ref, { authorId: authorId ?? 0, locationPath }).reading,
  };
  return page(SharePage, view, {
    head: { title: `${texts.title}: ${title}`, robots: 'noindex', isForWork: true },
    tags: [ctx.portal.kinds.get(ref.type)!.tag(ref.id), SETTINGS_TAG],
  });
};

const readServer = (shared: Shared, typed: string): Pick<SharePageView['server'], 'error' | 'link'> => {
  if (typed.trim() === '') return { error: null, link: null };
  const server = serverNamed(typed);
  if (!server) return { error: texts.serverWrong, link: null };
  return { error: null, link: { name: texts.toServer(server), href: wayTo(server, shared) } };
};
