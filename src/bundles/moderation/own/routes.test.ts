import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { presetSetting } from '#bundles/settings/public.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { appeal, decideAppeal } from '../appeals/commands.ts';
import { affectedToken } from '../links.ts';
import { secondLook } from '../settings.ts';
import { aDecision, aModeratedTown, aNotice } from '../test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { moderator, other, chief, visitor, get, aCommentHere } = await aModeratedTown(app);
const read = async (person: TestUser) => (await get('/konto/moderation', await signedIn(app, person))).body;

describe('/konto/moderation', () => {
  it('says what was decided about one’s own things, how it stands, and where the reasons are', async () => {
    const { ref, author } = await aCommentHere();
    expect(await read(author)).toContain('Nichts von Ihnen ist eingeschränkt');
    const { caseId } = await aNotice(ctx, ref);
    await aDecision(actAs(ctx, chief.viewer), caseId, { suspension: '7' });
    // Also while suspended.
    const page = await read(author);
    expect(page).toContain('Wir haben Ihren Kommentar ausgeblendet.');
    expect(page).toContain('Ihr Konto ist bis zum');
    expect(page).toContain('Widerspruch bis');
    const token = affectedToken(ctx, caseId);
    expect(page).toContain(`href="/melden/vorgang/${token}"`);
    await appeal(visitor, token, 'Nein.');
    expect(await read(author)).toContain('Widerspruch wird geprüft');
    const admin = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    await decideAppeal(actAs(ctx, admin.viewer), caseId, { outcome: 'reversed', answer: 'Stimmt.' });
    expect(await read(author)).toContain('aufgehoben');
  });

  it('says what became of one’s own notices, and nothing of others', async () => {
    const { ref } = await aCommentHere();
    const { caseId, noticeId } = await aNotice(ctx, ref, { by: other.viewer });
    const foreign = await aNotice(ctx, ref);
    const page = await read(other);
    // Messages go to the one place of this id.
    expect(page.split('id="meldungen"')).toHaveLength(2);
    expect(page).toContain(`M-${noticeId} ·`);
    expect(page).toContain('wird geprüft');
    expect(page).not.toContain(`M-${foreign.noticeId} ·`);
    await aDecision(actAs(ctx, moderator.viewer), caseId, { measure: 'none', category: '', facts: '' });
    expect(await read(other)).toContain('beantwortet');
    expect(await read(await aUser(ctx))).toContain('Sie haben noch nichts gemeldet.');
    expect((await get('/konto/moderation')).headers.location).toContain('/anmelden');
  });

  it('has nothing of what is only proposed, or left as it was', async () => {
    const [left, proposed] = [await aCommentHere(), await aCommentHere()];
    const one = await aNotice(ctx, left.ref);
    await aDecision(actAs(ctx, moderator.viewer), one.caseId, { measure: 'none', category: '', facts: '' });
    await presetSetting(actAs(ctx, portalItself), secondLook, true);
    const two = await aNotice(ctx, proposed.ref);
    await aDecision(actAs(ctx, moderator.viewer), two.caseId);
    for (const { author } of [left, proposed])
      expect(await read(author)).toContain('Nichts von Ihnen ist eingeschränkt');
  });
});
