import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { ensureTags } from '../commands.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));

const get = (url: string) => app.http.inject({ url, headers: { accept: 'text/html', ...admin } });
const post = (url: string, fields: Readonly<Record<string, string>>) =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...admin },
    payload: new URLSearchParams(fields).toString(),
  });

describe('GET /admin/schlagwoerter, POST /admin/schlagwoerter/{id}, …/zusammenfuehren, …/loeschen', () => {
  it('find, change, merge and delete, and lose no word', async () => {
    expect((await get('/admin/schlagwoerter')).body).toContain(texts.emptyTitle);
    const [one, two] = await ensureTags(actAs(ctx, portalItself), ['Brücke', 'Steg']);
    expect((await get('/admin/schlagwoerter?q=bruec')).body).toContain('Brücke');
    expect((await get('/admin/schlagwoerter?q=xyz')).body).toContain(texts.nothingTitle);
    const beyond = await get('/admin/schlagwoerter?q=bruec&seite=99');
    expect([beyond.statusCode, beyond.headers.location]).toEqual([303, '/admin/schlagwoerter?q=bruec']);
    const path = `/admin/schlagwoerter/${one}`;
    const again = await post(path, { name: '', synonyms: 'Aubrücke' });
    expect(again.statusCode).toBe(422);
    expect(again.body).toContain('Aubrücke');
    expect((await post(path, { name: 'Brücken', synonyms: 'Aubrücke' })).statusCode).toBe(303);
    expect((await get(path)).body).toContain('Aubrücke');
    expect((await post(`${path}/zusammenfuehren`, { into: 'Nirgends' })).body).toContain(texts.intoUnknown);
    expect((await post(`${path}/zusammenfuehren`, { into: 'Steg' })).statusCode).toBe(303);
    expect((await get(path)).statusCode).toBe(404);
    expect((await post(`/admin/schlagwoerter/${two}/loeschen`, {})).body).toContain(texts.sureMissing);
    expect((await post(`/admin/schlagwoerter/${two}/loeschen`, { sure: '1' })).statusCode).toBe(303);
    expect((await get(`/admin/schlagwoerter/${two}`)).statusCode).toBe(404);
  });
});

/** Returns the stamp that the form of a page sends along. */
const seenIn = (body: string) => /name="seen" value="([^"]+)"/.exec(body)![1]!;

describe('POST /admin/schlagwoerter/{id} of two administrators', () => {
  it('tells the second one of other words that the first one added, and takes nothing of them away', async () => {
    const [id] = await ensureTags(actAs(ctx, portalItself), ['Hochwasser']);
    const path = `/admin/schlagwoerter/${id}`;
    const seen = seenIn((await get(path)).body);
    expect(
      (await post(path, { name: 'Hochwasser', synonyms: 'Flut\nÜberschwemmung', seen })).statusCode,
    ).toBe(303);
    const late = { name: 'Hochwasser', synonyms: 'Pegel' };
    const told = await post(path, { ...late, seen });
    expect(told.body).toContain(texts.changedMeanwhile);
    expect(told.body).toContain('Pegel');
    expect((await get(path)).body).toContain('Überschwemmung');
    expect((await post(path, { ...late, seen: seenIn(told.body) })).statusCode).toBe(303);
  });
});
