import { expect, describe, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { BACKUP_FINISHED, setMark } from '#kernel/marks.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { savePlan } from './commands.ts';
import { makeKey } from './encryption.ts';
import { findPlan } from './queries.ts';
import { changedMeanwhile } from './texts.ts';

const { portal, ctx, http } = await testApp();
const boss = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
const admin = actAs(ctx, boss.viewer);
const folder = portal.config.backupDir;
const PLAN = { isOn: true, hour: 3, recipient: '', hasSecret: false };
const { recipient } = await makeKey();
await savePlan(admin, { ...PLAN, recipient, hasSecret: true });

/** Returns the stamp that the form of a page sends along. */
const seenIn = (body: string) => /name="seen" value="([^"]+)"/.exec(body)![1]!;

describe('the page of backups', () => {
  it('shows how it stands, and is for administrators alone', async () => {
    const { cookie } = await signedIn({ ctx }, boss);
    const page = await http.inject({
      url: '/admin/betrieb/sicherungen',
      headers: { cookie, accept: 'text/html' },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Neueste Sicherung');
    expect(page.body).toContain(folder);
    expect((await findPlan(ctx)).recipient).toMatch(/^age1/);
    expect(page.body).not.toContain('AGE-SECRET');
    const body = { isOn: '1', hour: '4', recipient: 'age1falsch' };
    const wrong = await http.inject({
      method: 'POST',
      url: '/admin/betrieb/sicherungen',
      headers: { cookie, accept: 'text/html', 'sec-fetch-site': 'same-origin' },
      payload: body,
    });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain('Bitte einen Empfänger angeben');
    await setMark(ctx, BACKUP_FINISHED);
    const byHand = await http.inject({
      url: '/admin/betrieb/sicherungen',
      headers: { cookie, accept: 'text/html' },
    });
    expect([page.body, byHand.body].map((body) => body.includes('mit npm run backup; wo'))).toEqual([
      false,
      true,
    ]);
    const member = await aUser(ctx);
    await expect(savePlan(actAs(ctx, member.viewer), PLAN)).rejects.toThrow();
  });
});

describe('POST /admin/betrieb/sicherungen of two administrators', () => {
  it('tells the second one of what the first one changed, and keeps both', async () => {
    const { cookie } = await signedIn({ ctx }, boss);
    const url = '/admin/betrieb/sicherungen';
    const headers = { cookie, accept: 'text/html', 'sec-fetch-site': 'same-origin' };
    const send = (payload: object) => http.inject({ method: 'POST', url, headers, payload });
    const seen = seenIn((await http.inject({ url, headers })).body);
    expect((await send({ isOn: '1', hour: '2', recipient, seen })).statusCode).toBe(303);
    // Whoever has the page of before would let backups be read by everybody again.
    const told = await send({ isOn: '1', hour: '5', recipient: '', seen });
    expect(told.statusCode).toBe(409);
    expect(told.body).toContain(changedMeanwhile);
    expect(await findPlan(ctx)).toMatchObject({ hour: 2, recipient });
    const again = { isOn: '1', hour: '5', recipient, seen: seenIn(told.body) };
    expect((await send(again)).statusCode).toBe(303);
    expect((await findPlan(ctx)).hour).toBe(5);
  });
});
