import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { findCategoryBySlug } from '../queries.ts';
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

describe('GET /admin/rubriken, POST /admin/rubriken/neu, POST /admin/rubriken/{id}, …/reihenfolge, …/zusammenfuehren', () => {
  it('lead from none to several, and lose no word', async () => {
    expect((await get('/admin/rubriken')).body).toContain(texts.emptyTitle);
    const again = await post('/admin/rubriken/neu', { name: 'Kultur', tone: 'laut' });
    expect(again.statusCode).toBe(422);
    expect(again.body).toContain('value="Kultur"');
    for (const name of ['Kultur', 'Sport'])
      expect((await post('/admin/rubriken/neu', { name, tone: 'news' })).statusCode).toBe(303);
    const [one, two] = [await findCategoryBySlug(ctx, 'kultur'), await findCategoryBySlug(ctx, 'sport')];
    const path = `/admin/rubriken/${one!.id}`;
    expect((await post(path, { name: 'Kunst', tone: 'news' })).statusCode).toBe(303);
    expect((await get(path)).body).toContain('c-kultur');
    const moved = await post(`${path}/reihenfolge`, { to: 'down' });
    expect([moved.statusCode, moved.headers.location]).toEqual([303, `/admin/rubriken#rubrik-${one!.id}`]);
    expect((await get('/admin/rubriken')).body).toMatch(
      new RegExp(`<li id="rubrik-${one!.id}" tabindex="-1"`, 'i'),
    );
    expect((await post(`${path}/reihenfolge`, { to: 'weg' })).statusCode).toBe(400);
    expect((await post(`${path}/zusammenfuehren`, { into: '' })).body).toContain(texts.intoUnknown);
    expect((await post(`${path}/zusammenfuehren`, { into: String(two!.id) })).statusCode).toBe(303);
    expect((await get(path)).statusCode).toBe(404);
  });
});

/** Returns the stamp that the form of a page sends along. */
const seenIn = (body: string) => /name="seen" value="([^"]+)"/.exec(body)![1]!;

describe('POST /admin/rubriken/{id} of two administrators', () => {
  it('tells the second one of what the first one changed, keeps what they typed, and takes it once they have seen it', async () => {
    await post('/admin/rubriken/neu', { name: 'Verkehr', tone: 'news' });
    const { id } = (await findCategoryBySlug(ctx, 'verkehr'))!;
    const path = `/admin/rubriken/${id}`;
    const fields = { name: 'Verkehr', slug: 'verkehr', tone: 'news', seen: seenIn((await get(path)).body) };
    expect((await post(path, { ...fields, tone: 'opinion' })).statusCode).toBe(303);
    const late = { ...fields, name: 'Straßen' };
    const told = await post(path, late);
    expect(told.body).toContain(texts.changedMeanwhile);
    expect(told.body).toContain('value="Straßen"');
    expect(await findCategoryBySlug(ctx, 'verkehr')).toMatchObject({ name: 'Verkehr', tone: 'opinion' });
    expect((await post(path, { ...late, seen: seenIn(told.body) })).statusCode).toBe(303);
    expect(await findCategoryBySlug(ctx, 'verkehr')).toMatchObject({ name: 'Straßen', tone: 'news' });
  });
});
