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
    expect((await post(`${path}/reihenfolge`, { to: 'down' })).statusCode).toBe(303);
    expect((await post(`${path}/reihenfolge`, { to: 'weg' })).statusCode).toBe(400);
    expect((await post(`${path}/zusammenfuehren`, { into: '' })).body).toContain(texts.intoUnknown);
    expect((await post(`${path}/zusammenfuehren`, { into: String(two!.id) })).statusCode).toBe(303);
    expect((await get(path)).statusCode).toBe(404);
  });
});
