import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { personalCases } from '../personal-data.ts';
import { findCase, listNotes } from '../queries.ts';
import { moderationCases } from '../schema.ts';
import { aDecision, aModeratedTown, aNotice } from '../test-data.ts';
import { addNote, claimCase } from './commands.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { aCommentHere, browsers, desk, foreign, get, local, moderator, other, visitor } =
  await aModeratedTown(app);

describe('taking a case', () => {
  it('is for one of two who press at the same time', async () => {
    const { caseId } = await aNotice(ctx, (await aCommentHere()).ref);
    const take = ({ viewer }: typeof other) => claimCase(actAs(ctx, viewer), caseId, true);
    const taken = await Promise.allSettled([take(moderator), take(other), take(moderator)]);
    expect(taken.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0);
    expect([moderator.id, other.id]).toContain((await findCase(ctx, caseId))?.claimedBy);
  });

  it('is for others when whoever has taken it has left or lost the role', async () => {
    const leaver = await aUser(ctx, { roles: local });
    const aCaseOf = async ({ id }: { readonly id: number }) => {
      const { caseId } = await aNotice(ctx, (await aCommentHere()).ref);
      await ctx.db.update(moderationCases).set({ claimedBy: id }).where(eq(moderationCases.id, caseId));
      return { caseId, take: () => claimCase(actAs(ctx, other.viewer), caseId, true) };
    };
    // Whoever looks after another place alone looked after this one once.
    const [left, lost] = [await aCaseOf(leaver), await aCaseOf(foreign)];
    await expect(left.take()).rejects.toMatchObject({ status: 409 });
    await personalCases.eraseFor(ctx, leaver.id, { keepsComments: false });
    expect((await findCase(ctx, left.caseId))?.claimedBy).toBeNull();
    for (const { caseId, take } of [left, lost]) {
      expect((await get(desk(caseId), browsers.other)).body).toContain('Übernehmen');
      const unclaimed = await get('/cockpit/meldungen?bei=niemand', browsers.other);
      expect(unclaimed.body).toContain(`href="${desk(caseId)}"`);
      expect(unclaimed.body).not.toContain(foreign.name);
      await take();
      expect((await findCase(ctx, caseId))?.claimedBy).toBe(other.id);
    }
  });

  it('is over once it is decided', async () => {
    const { caseId } = await aNotice(ctx, (await aCommentHere()).ref);
    await aDecision(actAs(ctx, moderator.viewer), caseId);
    await expect(claimCase(actAs(ctx, other.viewer), caseId, true)).rejects.toMatchObject({ status: 409 });
    const page = await get(desk(caseId), browsers.other);
    expect(page.body).toContain('entschieden');
    expect(page.body).not.toContain('Übernehmen');
  });

  it('and writing to each other is for those who look after it', async () => {
    const { caseId } = await aNotice(ctx, (await aCommentHere()).ref);
    for (const who of [actAs(ctx, foreign.viewer), visitor])
      await expect(addNote(who, caseId, 'Fremd')).rejects.toMatchObject({ status: 404 });
    await addNote(actAs(ctx, other.viewer), caseId, ' Kenne ich. ');
    expect(await listNotes(ctx, caseId)).toMatchObject([{ authorId: other.id, text: 'Kenne ich.' }]);
  });
});
