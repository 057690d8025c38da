import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { standingHref } from '../links.ts';
import { aModeratedTown, aNotice } from '../test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { aCommentHere, get, post } = await aModeratedTown(app);

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
});
