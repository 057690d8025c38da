// The zone and the way of writing moments are those of the whole process, so they are tested in a file of their own.
import { describe, expect, it } from 'vitest';
import { makeCtx } from '#kernel/ctx.ts';
import { dayOf, momentAt, timeZone } from '#kernel/calendar.ts';
import { prepareWork } from '#kernel/bundle.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { momentOf } from '#design/dates.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;
const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
const USUAL = { 'time.zone': 'Europe/Berlin', 'time.day': 'long', 'time.clock': 'dot' };
const save = (fields: Readonly<Record<string, string>>) =>
  app.http.inject({
    method: 'POST',
    url: '/admin/portal/time',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json', ...admin },
    payload: new URLSearchParams({ ...USUAL, ...fields }).toString(),
  });
const at = new Date('2026-11-20T23:30:00Z');
const prepare = () => prepareWork(makeCtx(ctx.portal, anonymous));

describe('the time of a portal', () => {
  it('is that of Germany, and written in words, until somebody says otherwise', async () => {
    await prepare();
    expect([timeZone(), dayOf(at), momentOf(at).text]).toEqual([
      'Europe/Berlin',
      '2026-11-21',
      '21.\u00a0November 2026, 0.30\u00a0Uhr',
    ]);
  });

  it('follows the setting in days and hours', async () => {
    expect((await save({ 'time.zone': 'Atlantic/Canary' })).statusCode).toBe(200);
    await prepare();
    expect([dayOf(at), momentOf(at).text]).toEqual(['2026-11-20', '20.\u00a0November 2026, 23.30\u00a0Uhr']);
    expect(momentAt('2026-11-20', '23:30')).toEqual(at);
    await save({});
  });

  it('is written as the portal likes it, on pages that were drawn before, too', async () => {
    const { href } = await anArticle(ctx, { headline: 'Wann war das?', publishedAt: at });
    const read = async () => (await app.http.inject({ url: href, headers: { accept: 'text/html' } })).body;
    expect(await read()).toContain('21.\u00a0November 2026');
    await save({ 'time.day': 'short', 'time.clock': 'colon' });
    const body = await read();
    expect(body).toContain('21.11.2026, 0:30\u00a0Uhr');
    expect(body).not.toContain('21.\u00a0November 2026');
    await save({});
    expect(await read()).toContain('21.\u00a0November 2026');
  });

  it('can be taken back, and the history calls it by its name', async () => {
    await save({ 'time.clock': 'colon' });
    const page = await app.http.inject({ url: '/admin/portal', headers: { accept: 'text/html', ...admin } });
    expect(page.body).toContain('„9.30 Uhr“ → „9:30 Uhr“');
    const [entry] = await listHistory(ctx, { type: 'setting', id: 0 });
    await app.http.inject({
      method: 'POST',
      url: `/admin/portal/aenderungen/${entry!.id}`,
      headers: { accept: 'application/json', ...admin },
    });
    await prepare();
    expect(momentOf(at).text).toContain('0.30');
  });

  it('knows no other zones and spellings than those to choose from', async () => {
    for (const wrong of [{ 'time.zone': "x'; --" }, { 'time.clock': '' }, { 'time.day': 'lang' }]) {
      const reply = await save(wrong);
      expect(reply.statusCode).toBe(422);
      expect(reply.body).toContain('Dieser Wert ist nicht erlaubt.');
    }
    await prepare();
    expect(timeZone()).toBe('Europe/Berlin');
  });
});
