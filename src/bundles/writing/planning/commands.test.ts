import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS, HOUR_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { findEntries } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { findManuscript } from '../queries.ts';
import { reclaimManuscript } from '../reviewing.ts';
import { scheduleManuscript } from '../publishing.ts';
import { aManuscript, anAuthor, anEditor, saveAs } from '../test-data.ts';
import { moveScheduled } from './commands.ts';
import * as texts from './texts.ts';

const ctx = await testCtx();
const inHours = (hours: number) => new Date(ctx.now.getTime() + hours * HOUR_MS);

/** An editor scheduled it for the day after tomorrow. */
const scheduled = async () => {
  const place = await aPlace(ctx);
  const [author, editor] = [await anAuthor(ctx, place.path), await anEditor(ctx, place.path)];
  const { id, version } = await aManuscript(ctx, author.viewer, { locationId: place.id });
  const from = inHours(48);
  await scheduleManuscript(actAs(ctx, editor.viewer), { id, version, at: from });
  return { id, version, from, author, as: actAs(ctx, editor.viewer) };
};
const momentOf = async (id: number) => (await findManuscript(ctx, id))!.scheduledFor;

describe('moving what is scheduled', () => {
  it('schedules it anew and says in the history from when to when; again does nothing', async () => {
    const { id, version, from, as } = await scheduled();
    const to = inHours(72);
    expect(await moveScheduled(as, { id, version, from, to })).toMatchObject({ kind: 'moved' });
    expect(await momentOf(id)).toEqual(to);
    expect(await moveScheduled(as, { id, version, from: to, to })).toMatchObject({ kind: 'moved' });
    const filter = {
      scope: { withoutTypes: [] },
      actorIds: [as.viewer.id!],
      action: 'manuscript.scheduled',
      withoutActions: [],
    };
    const entries = await findEntries(ctx, filter, { limit: 10, after: undefined });
    expect(entries.map(({ before, after }) => [before, after?.['at']])).toEqual([
      [{ at: from.toISOString() }, to.toISOString()],
      [null, from.toISOString()],
    ]);
  });

  it('is refused when somebody has moved it, written on or cancelled it meanwhile, and of two at once one wins', async () => {
    const { id, version, from, author, as } = await scheduled();
    const moves = [60, 61].map((hours) => moveScheduled(as, { id, version, from, to: inHours(hours) }));
    const outcomes = await Promise.all(moves);
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(['moved', 'refused']);
    const stands = (await momentOf(id))!;
    expect(outcomes.find(({ kind }) => kind === 'refused')).toMatchObject({
      text: expect.stringContaining('inzwischen verlegt'),
    });
    await saveAs(ctx, as.viewer, (await findManuscript(ctx, id))!, { headline: 'Ganz anders' });
    expect(await moveScheduled(as, { id, version, from: stands, to: from })).toEqual({
      kind: 'refused',
      text: texts.changedMeanwhile,
    });
    await reclaimManuscript(actAs(ctx, author.viewer), id);
    expect(await moveScheduled(as, { id, version: version + 1, from: stands, to: from })).toEqual({
      kind: 'refused',
      text: texts.notScheduledAnyMore,
    });
  });

  it('is refused for the past with a sentence, and to whoever may not bring it out', async () => {
    const { id, version, from, as } = await scheduled();
    const past = { id, version, from, to: new Date(ctx.now.getTime() - DAY_MS) };
    await expect(moveScheduled(as, past)).rejects.toMatchObject({
      status: 422,
      errors: { at: 'Bitte wählen Sie einen Zeitpunkt in der Zukunft.' },
    });
    await expect(
      moveScheduled(as, { id, version, from, to: new Date('9999-12-31T10:00Z') }),
    ).rejects.toMatchObject({
      status: 422,
      errors: { at: 'Bitte wählen Sie einen Zeitpunkt in den nächsten zehn Jahren.' },
    });
    const to = inHours(50);
    const elsewhere = await anEditor(ctx, (await aPlace(ctx)).path);
    for (const stranger of [elsewhere, await aUser(ctx)])
      await expect(
        moveScheduled(actAs(ctx, stranger.viewer), { id, version, from, to }),
      ).rejects.toMatchObject({ status: 404 });
    expect(await momentOf(id)).toEqual(from);
  });
});
