import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { ensureTags } from '#bundles/topics/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { MAX_TOPICS } from '../constants.ts';
import { sendNow } from '../issues/commands.ts';
import { newsletterDeliveries } from '../schema.ts';
import { aNewsletter, aReader, changeIssueRow, nextIssueOf } from '../test-data.ts';
import { findNewsletter } from '../queries.ts';
import { bouncesCommand, changedMeanwhile } from './texts.ts';

const app = await testApp();
const { ctx } = app;

const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { ...form, ...headers },
  });
const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } });

/** Returns the stamp that the form of a page sends along. */
const seenIn = (body: string) => /name="seen" value="([^"]+)"/.exec(body)![1]!;

describe('the desk', () => {
  it('takes as many tags as a newsletter may have, however long their names are', async () => {
    const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
    const names = Array.from({ length: MAX_TOPICS }, (_, at) => `${'x'.repeat(40)} ${at}`);
    await ensureTags(ctx, names);
    const fields = { name: 'Lang', description: 'Vieles.', rhythm: 'daily', hour: '7', length: '8' };
    const answer = await send('/cockpit/newsletter/neu', { ...fields, tags: names.join(', ') }, admin);
    expect(answer.statusCode).toBe(303);
    const [, id] = /\/(\d+)$/.exec(answer.headers.location!) ?? [];
    expect((await get(`/cockpit/newsletter/${id}/einstellungen`, admin)).body).toContain(names.join(', '));
  });

  it('shows an editor the issue of the own place, and nobody else’s', async () => {
    const [place, other] = [await aPlace(ctx), await aPlace(ctx)];
    const newsletter = await aNewsletter(ctx, { locationId: place.id });
    const foreign = await aNewsletter(ctx, { locationId: other.id });
    await anArticle(ctx, { headline: 'Steht darin', locationId: place.id });
    const headers = await signedIn(
      app,
      await aUser(ctx, { roles: [{ role: 'editor', locationPath: place.path }] }),
    );
    const list = (await get('/cockpit/newsletter', headers)).body;
    expect([list.includes(newsletter.name), list.includes(`>${foreign.name}<`)]).toEqual([true, false]);
    const next = `/cockpit/newsletter/${newsletter.id}`;
    for (const query of ['', '?ansicht=dunkel&breite=schmal', '?ansicht=text', '?q=steht']) {
      const answer = await get(next + query, headers);
      expect([answer.statusCode, answer.body.includes('Steht darin')]).toEqual([200, true]);
    }
    expect((await get(`/cockpit/newsletter/${foreign.id}`, headers)).statusCode).toBe(403);
    expect((await get(`${next}/einstellungen`, headers)).statusCode).toBe(403);
    const { version } = await nextIssueOf(ctx, newsletter);
    expect(
      (await send(`${next}/worte`, { subject: 'Neu', intro: '', version: String(version) }, headers))
        .statusCode,
    ).toBe(303);
    const conflict = await send(
      `${next}/worte`,
      { subject: 'Anders', intro: '', version: String(version) },
      headers,
    );
    expect([conflict.statusCode, conflict.body.includes('Anders')]).toEqual([409, true]);
    expect((await send(`${next}/senden`, { number: '1' }, headers)).statusCode).toBe(303);
    expect((await nextIssueOf(ctx, newsletter)).number).toBe(1);
    expect((await send(`${next}/probe`, {}, headers)).statusCode).toBe(303);
  });
});

describe('POST /cockpit/newsletter/{id}/einstellungen of two administrators', () => {
  it('tells the second one of what the first one changed, and keeps both', async () => {
    const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
    const newsletter = await aNewsletter(ctx);
    const path = `/cockpit/newsletter/${newsletter.id}/einstellungen`;
    const seen = seenIn((await get(path, admin)).body);
    const fields = {
      name: newsletter.name,
      description: newsletter.description,
      rhythm: 'daily',
      length: '8',
    };
    const early = { ...fields, slug: newsletter.slug, hour: '18', isActive: '1' };
    expect((await send(path, { ...early, seen }, admin)).statusCode).toBe(303);
    const late = { ...early, hour: '7', description: 'Was am Abend zählt.' };
    const told = await send(path, { ...late, seen }, admin);
    expect(told.statusCode).toBe(409);
    expect(told.body).toContain(changedMeanwhile);
    expect(told.body).toContain('Was am Abend zählt.');
    expect((await findNewsletter(ctx, newsletter.id))?.hour).toBe(18);
    expect((await send(path, { ...late, seen: seenIn(told.body) }, admin)).statusCode).toBe(303);
    expect((await findNewsletter(ctx, newsletter.id))?.hour).toBe(7);
    const wrong = await send(path, { ...late, name: '', seen }, admin);
    expect([wrong.statusCode, seenIn(wrong.body)]).toEqual([422, seen]);
  });
});

describe('earlier issues', () => {
  it('have their sums, which nobody counts again', async () => {
    const newsletter = await aNewsletter(ctx);
    await anArticle(ctx);
    const { id } = await nextIssueOf(ctx, newsletter);
    await sendNow(ctx, newsletter.id, { number: 1, isSure: true });
    await changeIssueRow(ctx, id, { state: 'sent', takenCount: 4711, unclearCount: 3, bouncedCount: 12 });
    const reader = await aReader(ctx, newsletter);
    const delivery = { issueId: id, readerId: reader.id, addressKey: 'x', attempts: 1, at: ctx.now };
    await ctx.db.insert(newsletterDeliveries).values({ ...delivery, state: 'taken' });
    const headers = await signedIn(app, await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] }));
    const shown = async () => (await get(`/cockpit/newsletter/${newsletter.id}`, headers)).body;
    expect(await shown()).toContain('4.711 angenommen, 3 unklar, 12 kamen zurück');
    await changeIssueRow(ctx, id, { state: 'sending' });
    expect(await shown()).toContain('1 angenommen');
  });
});

describe('what comes back is brought by a command that', () => {
  it('stands on the desk of administrators alone, with a line that leaves the mailbox its mails', async () => {
    const place = await aPlace(ctx);
    const bodyFor = async (grant: { role: 'admin' | 'editor'; locationPath: string }) =>
      (await get('/cockpit/newsletter', await signedIn(app, await aUser(ctx, { roles: [grant] })))).body;
    const shown = await bodyFor({ role: 'admin', locationPath: '' });
    for (const part of ['curl --fail', '|| exit 75', 'post: \\post, &quot;|']) expect(shown).toContain(part);
    expect(await bodyFor({ role: 'editor', locationPath: place.path })).not.toContain('curl');
  });

  it('has the mail server try again while the portal is away', () => {
    // Nobody listens at this port.
    const command = bouncesCommand('http://127.0.0.1:1/newsletter/ruecklaeufer', 'geheim');
    expect(spawnSync('sh', ['-c', command], { input: 'Subject: x' }).status).toBe(75);
  });
});
