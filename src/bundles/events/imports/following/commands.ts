// Reads a calendar again when somebody asks for it, and saves what happens to what is new in it.
import { eq } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbiddenIfSeen, notFound } from '#kernel/errors.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { record } from '#bundles/history/public.ts';
import { READING_LIMIT } from '../constants.ts';
import type { SourceMode } from '../constants.ts';
import { mayChangeSource, maySeeSource, mayTrustSource } from '../policy.ts';
import { findSource, lockSource } from '../queries.ts';
import type { Source } from '../queries.ts';
import { eventSources } from '../schema.ts';
import * as texts from '../texts.ts';
import { readAddress, takeBytes } from './read-again.ts';

export type ReadOutcome = { readonly kind: 'read' | 'unchanged' } | Refused;

/** Reads its address now, or the file that was uploaded. Throws 403 and 404. */
export const readNow = async (ctx: Ctx, sourceId: number, file?: Uint8Array): Promise<ReadOutcome> => {
  const source = permit(ctx, await findSource(ctx, sourceId));
  if (source.address === null && !file) return refused(texts.fileMissing);
  await limitAttempts(ctx, `calendar-read:${ctx.viewer.id}`, READING_LIMIT);
  const outcome =
    source.address === null ? await takeBytes(ctx, source, { bytes: file! }) : await readAddress(ctx, source);
  if (outcome.kind === 'failed')
    return refused(
      source.address === null ? texts.fileProblems[outcome.problem] : texts.readProblems[outcome.problem],
    );
  // Somebody else has read it at the same moment.
  return { kind: outcome.kind === 'overtaken' ? 'read' : outcome.kind };
};

export interface Following {
  readonly mode: SourceMode;
  readonly takesNew: boolean;
}

/** Saves how what is new in it comes in. Whoever lets it be published at once must be able to. Throws 403 and 404. */
export const saveFollowing = (ctx: Ctx, sourceId: number, { mode, takesNew }: Following): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const source = permit(ctx, await lockSource(ctx, sourceId));
    const isTrusted = mode === 'publish' && mayTrustSource(ctx.viewer, source);
    // Who may not decide how it is published leaves that as it is.
    const trust = mayTrustSource(ctx.viewer, source)
      ? { mode: isTrusted ? mode : 'review', trustedBy: isTrusted ? ctx.viewer.id : null }
      : {};
    const set = { ...trust, takesNew } as Partial<Source>;
    await ctx.db.update(eventSources).set(set).where(eq(eventSources.id, sourceId));
    const isTrustedAfter = (set.mode ?? source.mode) === 'publish';
    await record(ctx, {
      type: 'event-source',
      objectId: sourceId,
      action: 'event-source.set',
      before: { isTrusted: source.mode === 'publish', takesNew: source.takesNew },
      after: { name: source.name, isTrusted: isTrustedAfter, takesNew },
    });
  });

const permit = (ctx: Ctx, source: Source | undefined): Source => {
  if (!source) throw notFound();
  if (!mayChangeSource(ctx.viewer, source)) throw forbiddenIfSeen(maySeeSource(ctx.viewer, source));
  return source;
};
