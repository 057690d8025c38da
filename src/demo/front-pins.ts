// Pins what editors have put to positions of the front pages themselves.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { pinPiece } from '#bundles/front/pins/commands.ts';
import { found } from './cast.ts';
import type { Cast } from './cast.ts';
import type { PublishedPiece } from './publish.ts';

/** The pieces that are pinned, counted among the newest articles: old enough to have left the position by itself. */
const PINNED = [
  { place: null, position: 4, nthNewest: 9, days: 2 },
  { place: 'auenfeld', position: 3, nthNewest: 12, days: 5 },
] as const;

/** The order in which `published` stands is that of time, the newest last. */
export const pinDemoPieces = async (
  ctx: Ctx,
  cast: Cast,
  published: ReadonlyMap<string, PublishedPiece>,
): Promise<void> => {
  const articles = [...published.values()].filter(({ kind }) => kind === 'article').toReversed();
  const editor = actAs(ctx, found(cast.people, 'henrike'));
  for (const { place, position, nthNewest, days } of PINNED) {
    const article = articles[nthNewest - 1];
    if (!article) continue;
    await pinPiece(editor, {
      locationId: place === null ? 0 : found(cast.places, place).id,
      position,
      piece: { type: article.kind, id: article.id },
      endsAt: new Date(ctx.now.getTime() + days * DAY_MS),
    });
  }
};
