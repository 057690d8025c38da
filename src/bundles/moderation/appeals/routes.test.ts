import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { standingHref, tokenOf } from '../links.ts';
import { aDecision, aModeratedTown, aNotice } from '../test-data.ts';
import { appeal, decideAppeal } from './commands.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { aCommentHere, get, post, moderator, other, visitor } = await aModeratedTown(app);
const LEAVE = { measure: 'none', category: '', facts: '' };

describe('the page of those whom a case concerns', () => {
  it('is there for whoever has the link, and for nobody else', async () => {
    const { caseId, noticeId } = await aNotice(ctx, (await aCommentHere()).ref);
    const own = standingHref(ctx, { side: 'notifier', id: noticeId });
    const page = await get(own);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('no-store'),
    ]);
    expect(page.body).toContain('Ihre Meldung wird geprüft.');
    expect((await get(own.replace(`m${noticeId}`, `m${noticeId + 1}`))).statusCode).toBe(404);
    expect((await get(own.replace(`m${noticeId}`, `b${caseId}`))).statusCode).toBe(404);
    expect((await post('/melden/vorgang/m1-falsch', { text: 'Nein' })).statusCode).toBe(404);
    // Nothing is decided yet.
    expect((await post(own, { text: 'Nein' })).statusCode).toBe(409);
    const affected = await get(standingHref(ctx, { side: 'affected', id: caseId }));
    expect(affected.body).not.toContain('Das beleidigt meine Nachbarin.');
  });

  it('says that a notice is answered also when the case is open for what somebody else told of since', async () => {
    const { ref } = await aCommentHere();
    const { caseId, noticeId } = await aNotice(ctx, ref);
    await aDecision(actAs(ctx, moderator.viewer), caseId, LEAVE);
    await aNotice(ctx, ref);
    const { body } = await get(standingHref(ctx, { side: 'notifier', id: noticeId }));
    expect(body).toContain('Es ist entschieden.');
    expect(body).not.toContain('Ihre Meldung wird geprüft.');
  });

  it('says that a notice is looked at again when its answer has fallen, as on one’s own page', async () => {
    const { ref } = await aCommentHere();
    const reporter = await aUser(ctx);
    const { caseId, noticeId } = await aNotice(ctx, ref, { by: reporter.viewer });
    await aDecision(actAs(ctx, moderator.viewer), caseId, LEAVE);
    const own = async () => (await get('/konto/moderation', await signedIn(app, reporter))).body;
    expect(await own()).toContain('beantwortet');
    await appeal(visitor, tokenOf(ctx, { side: 'notifier', id: noticeId }), 'Doch.');
    await decideAppeal(actAs(ctx, other.viewer), caseId, { outcome: 'reversed', answer: 'Stimmt.' });
    const { body } = await get(standingHref(ctx, { side: 'notifier', id: noticeId }));
    expect(body).toContain('Ihre Meldung wird geprüft.');
    expect(await own()).toContain('wird geprüft');
    expect(await own()).not.toContain('beantwortet');
  });
});
