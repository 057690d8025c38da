// Serves the page of a piece's figures, for its author and the editors of its place; in place of what the gauge opens.
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { loadAccountShell } from '#kernel/account-menu.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { findGauged, loadGauge } from './gauge.ts';
import { loadGaugeDetail } from './gauge-detail.ts';
import { audiencePaths } from './paths.ts';
import * as texts from './texts.ts';
import { PieceFiguresPage } from './ui/PieceFiguresPage.tsx';
import type { PieceFiguresView } from './views.ts';

/** Throws 403 and 404. */
export const loadPieceFiguresPage = async (ctx: Ctx, ref: ContentRef): Promise<PageAnswer> => {
  if (!ctx.portal.kinds.get(ref.type)?.listing) throw notFound();
  const piece = await findGauged(ctx, ref);
  const isOwn = ctx.viewer.id === piece?.authorId;
  const [shell, gauged] = await Promise.all([
    // Somebody else's piece is none of one's own figures.
    loadAccountShell(ctx, isOwn ? url(audiencePaths.own) : (piece?.href ?? '')),
    piece && loadGauge(ctx, piece, { wrapper: 'plain' }),
  ]);
  if (!piece || !gauged) throw forbidden();
  const view: PieceFiguresView = {
    shell,
    title: texts.ofPiece(piece.title),
    piece: { name: texts.toPiece, href: piece.href },
    own: isOwn ? { name: texts.toOwn, href: url(audiencePaths.own) } : null,
    detail: await loadGaugeDetail(ctx, gauged),
  };
  return page(PieceFiguresPage, view, { head: { title: view.title, robots: 'noindex' } });
};
