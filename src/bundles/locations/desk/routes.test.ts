import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { findLocationBySlug } from '../queries.ts';
import { aPlace, savePlace } from '../test-data.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));

const get = (url: string) => app.http.inject({ url, headers: { accept: 'text/html', ...admin } });
const post = (url: string, fields: Readonly<Record<string, string>>, accept = 'text/html') =>
  app.http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept, ...admin },
    payload: new URLSearchParams(fields).toString(),
  });

describe('GET /admin/orte, POST /admin/orte/neu, POST /admin/orte/{id}', () => {
  it('lead from an empty portal to its first places, and lose no word', async () => {
    expect((await get('/admin/orte')).body).toContain(texts.emptyTitle);
    expect((await get('/admin/orte/neu')).statusCode).toBe(200);
    const again = await post('/admin/orte/neu', { name: 'Auental', kind: 'district', postcode: 'x' });
    expect(again.statusCode).toBe(422);
    expect(again.body).toContain(texts.postcodeInvalid);
    expect(again.body).toContain('value="Auental"');
    expect(
      (await post('/admin/orte/neu', { name: 'Auen\u0007tal\u200b', kind: 'district' })).statusCode,
    ).toBe(303);
    const place = await findLocationBySlug(ctx, 'auental');
    const { body } = await get(`/admin/orte/${place!.id}`);
    expect(body).toContain('value="Auental"');
    const refused = await post(
      `/admin/orte/${place!.id}`,
      { name: '', kind: 'district' },
      'application/json',
    );
    expect(refused.json()).toMatchObject({ status: 'error', errors: { name: expect.any(String) } });
    expect(
      (await post(`/admin/orte/${place!.id}`, { name: 'Auenland', kind: 'district', slug: 'auenland' }))
        .statusCode,
    ).toBe(303);
    expect((await get(`/admin/orte/${place!.id}`)).body).toContain('/auental');
    expect((await get('/admin/orte/2147483647')).statusCode).toBe(404);
  });
});

/** Returns the stamp that the form of a page sends along. */
const seenIn = (body: string) => /name="seen" value="([^"]+)"/.exec(body)![1]!;

it('keeps a neighbour of another kind through the form', async () => {
  const [quarter, town] = [await aPlace(ctx, { kind: 'quarter' }), await aPlace(ctx, { kind: 'town' })];
  const path = `/admin/orte/${quarter.id}`;
  const { name, slug, kind, parentId } = quarter;
  const nothing = { postcode: null, latitude: null, longitude: null, isHidden: false };
  await savePlace(ctx, quarter.id, { ...nothing, name, slug, kind, parentId, neighbourIds: [town.id] });
  const box = new RegExp(`<input[^>]*name="neighbours"[^>]*value="${town.id}"[^>]*>`).exec(
    (await get(path)).body,
  );
  expect(box?.[0]).toContain('checked');
});

describe('POST /admin/orte/{id} of two administrators', () => {
  it('tells the second one of what the first one changed, keeps what they typed, and takes it once they have seen it', async () => {
    const [place, parent] = [await aPlace(ctx, { kind: 'town' }), await aPlace(ctx, { kind: 'district' })];
    const path = `/admin/orte/${place.id}`;
    const fields = {
      name: place.name,
      slug: place.slug,
      kind: place.kind,
      seen: seenIn((await get(path)).body),
    };
    expect((await post(path, { ...fields, parentId: String(parent.id) })).statusCode).toBe(303);
    const late = { ...fields, parentId: '', name: 'Anderswo' };
    const wrong = await post(path, { ...late, postcode: 'x' });
    expect([wrong.statusCode, seenIn(wrong.body)]).toEqual([422, fields.seen]);
    const told = await post(path, late);
    expect(told.body).toContain(texts.changedMeanwhile);
    expect(told.body).toContain('value="Anderswo"');
    expect((await findLocationBySlug(ctx, place.slug))!.parentId).toBe(parent.id);
    expect((await post(path, { ...late, seen: seenIn(told.body) })).statusCode).toBe(303);
    expect(await findLocationBySlug(ctx, place.slug)).toMatchObject({ name: 'Anderswo', parentId: null });
  });
});

describe('whoever moves a place one step after the other', () => {
  it('goes on at the place, not on top of the page', async () => {
    const { id } = await aPlace(ctx);
    const { headers } = await post(`/admin/orte/${id}/reihenfolge`, { to: 'up' });
    expect(headers.location).toBe(`/admin/orte#ort-${id}`);
    expect((await get('/admin/orte')).body).toMatch(new RegExp(`<li id="ort-${id}" tabindex="-1"`, 'i'));
  });
});

describe('POST /admin/orte/{id}/reihenfolge, GET and POST /admin/orte/{id}/zusammenfuehren', () => {
  it('order and merge, and say what is wrong', async () => {
    const [one, two] = [await aPlace(ctx), await aPlace(ctx)];
    expect((await post(`/admin/orte/${one.id}/reihenfolge`, { to: 'up' })).statusCode).toBe(303);
    expect((await post(`/admin/orte/${one.id}/reihenfolge`, { to: 'weg' })).statusCode).toBe(400);
    const merging = `/admin/orte/${one.id}/zusammenfuehren`;
    expect((await get(merging)).body).toContain(two.name);
    const refused = await post(merging, { into: '' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain(texts.intoUnknown);
    expect((await post(merging, { into: String(two.id) })).statusCode).toBe(303);
    expect((await get(`/admin/orte/${one.id}`)).statusCode).toBe(404);
    expect((await get(merging)).statusCode).toBe(404);
  });
});
