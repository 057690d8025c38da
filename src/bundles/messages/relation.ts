// Loads what is between the viewer and somebody they want to write to.
import { findSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { isSignedIn, refusalToAct } from '#kernel/viewer.ts';
import { findBlocks } from '#bundles/boundaries/public.ts';
import { readSetting } from '#bundles/settings/public.ts';
import { isFollowing, selectorTagOf } from '#bundles/subscriptions/public.ts';
import { loadProfile } from '#bundles/users/public.ts';
import { refusalToWrite } from './policy.ts';
import { messagesOpen } from './settings.ts';
import type { Relation, SendRefusal } from './policy.ts';
import { countWritten } from './queries.ts';

/** Somebody who can be written to, and why the viewer can't. */
export interface Recipient {
  readonly id: number;
  readonly name: string;
  readonly refusal: SendRefusal | null;
  /** It is undefined for visitors. */
  readonly relation: Relation | undefined;
}

/** Loads the person as far as the viewer sees them; 404 for nobody, the unconfirmed and those who were erased. */
export const loadRecipient = async (ctx: Ctx, recipientId: number): Promise<Recipient> => {
  const recipient = await findRecipient(ctx, recipientId);
  if (!recipient) throw notFound();
  return recipient;
};

/** Does the same, but gives undefined instead of an error. */
export const findRecipient = async (ctx: Ctx, recipientId: number): Promise<Recipient | undefined> => {
  const summary = await findSummary(ctx, { type: 'user', id: recipientId });
  if (!summary) return undefined;
  const person = { id: recipientId, name: summary.title };
  const { viewer } = ctx;
  if (!isSignedIn(viewer)) return { ...person, refusal: refusalToAct(viewer), relation: undefined };
  const [areOpen, blocks, written, { privacy }, isFollowed] = await Promise.all([
    readSetting(ctx, messagesOpen),
    findBlocks(ctx, viewer.id, recipientId),
    countWritten(ctx, viewer.id, recipientId),
    loadProfile(ctx, recipientId),
    isFollowing(ctx, recipientId, selectorTagOf({ type: 'user', id: viewer.id })),
  ]);
  const relation = { recipientId, ...blocks, ...written, accepts: privacy.messagesFrom, isFollowed };
  return { ...person, refusal: refusalToWrite(viewer, relation, !areOpen), relation };
};
