// Moderators take pictures away at their own desk: those of others with a statement of reasons, as they decide about whatever
// they were told of. docs/decisions/0151
import type { Ctx } from '#kernel/ctx.ts';
import { conflict, notFound } from '#kernel/errors.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { removeUnprompted, undoUnprompted } from '#bundles/moderation/public.ts';
import { UNDO_MS } from '#bundles/moderation/ui/public.ts';
import { refusalOf } from '../elements/seen-image.ts';
import { mayQuarantineImage } from '../policy.ts';
import { findAskedImages } from '../queries.ts';
import type { AskedImage } from '../queries.ts';
import { quarantineImage } from './commands.ts';
import { checkReason } from './rules.ts';
import * as texts from './texts.ts';

/** The category of what it is against, which programs may leave out, and the reason in words. */
export interface BlockReason {
  readonly category?: string | undefined;
  readonly reason: string;
}

export type BlockOutcome =
  | {
      readonly kind: 'blocked' | 'proposed';
      /** Its owner hears of it in a moment, and until then it can be taken back. */
      readonly isUndoable: boolean;
    }
  | Invalid;

/** Takes an image away everywhere. Throws 403, 404, and 409 when somebody did so before or its case waits for something else. */
export const blockImage = async (
  ctx: Ctx,
  imageId: number,
  { category = USUAL, reason }: BlockReason,
): Promise<BlockOutcome> => {
  const image = await demandDecided(ctx, imageId);
  if (image.block === 'quarantined') throw conflict(texts.alreadyQuarantined);
  const checked = checkReason(reason);
  if (checked.kind === 'invalid') return checked;
  if (!takesFromOther(ctx, image)) {
    await quarantineImage(ctx, imageId, checked.value);
    return { kind: 'blocked', isUndoable: false };
  }
  const removal = { measure: 'hide', category, facts: checked.value } as const;
  const outcome = await removeUnprompted(ctx, { type: 'image', id: imageId }, removal, {
    undoMs: UNDO_MS.one,
    check: (ctx) => demandShown(ctx, imageId),
  });
  if (outcome.kind === 'invalid') {
    const { facts, ...errors } = outcome.errors;
    return invalid({ ...errors, ...(facts && { reason: facts }) });
  }
  return { kind: outcome.kind === 'proposed' ? 'proposed' : 'blocked', isUndoable: true };
};

/** Takes back what the viewer did a moment ago, as if it had never been. Throws 403, 404, and 409 where it is too late. */
export const undoBlocking = async (ctx: Ctx, imageId: number): Promise<void> => {
  await demandDecided(ctx, imageId);
  if (!(await undoUnprompted(ctx, { type: 'image', id: imageId }))) throw conflict(texts.notUndone);
};

/** Throws 409 where somebody took it away meanwhile; asked once nobody else decides about it any more. */
export const demandShown = async (ctx: Ctx, imageId: number): Promise<void> => {
  const image = (await findAskedImages(ctx, [imageId])).get(imageId);
  if (image?.block === 'quarantined') throw conflict(texts.alreadyQuarantined);
};

/** Says whether something is taken from somebody else: not one's own picture, nor one that isn't shown any more. */
export const takesFromOther = (
  { viewer }: Ctx,
  { ownerId, access }: Pick<AskedImage, 'ownerId' | 'access'>,
): boolean => ownerId !== viewer.id && access !== 'blocked';

const USUAL = 'rules';

const demandDecided = async (ctx: Ctx, imageId: number): Promise<AskedImage> => {
  const image = (await findAskedImages(ctx, [imageId])).get(imageId);
  if (!image) throw notFound();
  if (!mayQuarantineImage(ctx.viewer, image)) throw refusalOf(ctx, image);
  return image;
};
