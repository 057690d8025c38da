// Says what author and editors are offered on the page of a piece, whatever its kind.
import type { Tool } from '#kernel/bundle.ts';
import type { ContentType, FoundThing } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { mayAct } from '#kernel/viewer.ts';
import { isAuthor, mayPublishPiece } from '#bundles/pieces/public.ts';
import type { PieceFacts } from '#bundles/pieces/public.ts';
import { writingOf } from '../kind-writing.ts';
import { isOpenToViewer } from '../opening.ts';
import { composerOf, writingPaths } from '../paths.ts';
import { mayEditManuscript } from '../policy.ts';
import { findManuscriptOf } from '../queries.ts';
import type { Manuscript } from '../queries.ts';
import * as texts from './texts.ts';

type Offer = (
  ctx: Ctx,
  piece: { readonly type: ContentType; readonly id: number; readonly state: PieceFacts['state'] },
) => Promise<{ name: string; href: string } | undefined>;

const toolOf = (name: string, order: number, offer: Offer): Tool => ({
  name: `writing.${name}`,
  order,
  forThing: async (ctx, subject) => {
    const piece = workOf(ctx, subject);
    return piece && offer(ctx, { type: subject.type, id: subject.id, state: piece.state });
  },
});

/**
 * Returns the facts of the piece for authors of their own, also those whose changes somebody has to look at first, and editors
 * of the place.
 */
const workOf = (ctx: Ctx, { type, thing }: FoundThing): PieceFacts | undefined => {
  const kind = ctx.portal.kinds.get(type);
  if (!kind?.writing || !mayAct(ctx.viewer)) return undefined;
  const piece = kind.writing.factsOf(thing);
  return mayPublishPiece(ctx.viewer, piece) || isAuthor(ctx.viewer, piece) ? piece : undefined;
};

export const pieceTools: readonly Tool[] = [
  toolOf('edit', 10, async (ctx, { type, id }) =>
    mayOpen(ctx, await findManuscriptOf(ctx, { type, id }))
      ? { name: texts.edit, href: `${url(composerOf(type).start)}?beitrag=${id}` }
      : undefined,
  ),
  toolOf('start-from', 36, async (ctx, { type, id }) =>
    writingOf(ctx, type).startFrom && (await isOpenToViewer(ctx, type))
      ? { name: texts.startFrom, href: `${url(composerOf(type).start)}?vorlage=${id}` }
      : undefined,
  ),
  toolOf('withdraw', 100, async (_ctx, { type, id, state }) =>
    state === 'published'
      ? { name: texts.withdraw, href: url(writingPaths.withdrawPage, { type, objectId: id }) }
      : undefined,
  ),
  toolOf('revisions', 90, async (ctx, ref) => {
    const manuscript = await findManuscriptOf(ctx, ref);
    return manuscript && mayOpen(ctx, manuscript)
      ? { name: texts.revisions, href: url(writingPaths.revisions, { id: manuscript.id }) }
      : undefined;
  }),
];

/** What its author means for another place by now is for the editors there. */
const mayOpen = ({ viewer }: Ctx, manuscript: Manuscript | undefined): boolean =>
  !manuscript || mayEditManuscript(viewer, manuscript);
