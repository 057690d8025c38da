// Begins archives.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { startMade } from '#bundles/data-export/public.ts';
import { record } from '#bundles/history/public.ts';
import { readChoice, titleOf } from './choice.ts';
import type { TypedChoice } from './choice.ts';
import { ARCHIVE_LIMIT, ARCHIVE_TYPE } from './constants.ts';
import { archiveMaker } from './maker.ts';
import { mayArchive } from './policy.ts';

export type BeginOutcome = { readonly kind: 'begun'; readonly id: number } | Invalid;

/** Begins an archive: the worker makes it, and tells when it is there. Throws 403 and 429. */
export const beginArchive = async (ctx: Ctx, typed: TypedChoice): Promise<BeginOutcome> => {
  if (!mayArchive(ctx.viewer)) throw forbidden();
  const checked = await readChoice(ctx, typed);
  if (checked.kind === 'invalid') return checked;
  await limitAttempts(ctx, `archives:${ctx.viewer.id}`, ARCHIVE_LIMIT);
  const choice = checked.value;
  const title = await titleOf(ctx, choice);
  return withTransaction(ctx, async (ctx) => {
    const personId = choice.personId ?? undefined;
    const { id, isNew } = await startMade(ctx, archiveMaker, { title, choice, personId });
    if (!isNew) return { kind: 'begun', id };
    await record(ctx, {
      type: ARCHIVE_TYPE,
      objectId: id,
      action: 'archive.begun',
      after: { title, people: choice.people },
    });
    return { kind: 'begun', id };
  });
};
