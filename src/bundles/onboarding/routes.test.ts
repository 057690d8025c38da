import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { Role } from '#kernel/viewer.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import * as texts from './texts.ts';

const app = await testApp();
const { ctx } = app;
const asRole = async (role: Role) => signedIn(app, await aUser(ctx, { roles: [{ role, locationPath: '' }] }));
const admin = await asRole('admin');

const open = (url: string, headers = admin) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
const send = (step: string, payload: object, accept = 'text/html') =>
  app.http.inject({
    method: 'POST',
    url: `/admin/einrichtung/${step}`,
    headers: { accept, ...admin },
    payload,
  });

describe('GET /admin/einrichtung', () => {
  it('is for administrators, and lists what is open in the order in which one goes through it', async () => {
    const { body, statusCode } = await open('/admin/einrichtung');
    expect(statusCode).toBe(200);
    const names = ['Name und Satz', 'Orte', 'Rubriken', 'Farben und Schrift'];
    const places = names.map((name) => body.indexOf(`<b>${name}</b>`));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(body).toContain(texts.begin);
    expect((await open('/admin/einrichtung', await asRole('editor'))).statusCode).toBe(403);
  });
});

describe('GET /admin/einrichtung/{step}', () => {
  it('knows its steps and no others', async () => {
    expect((await open('/admin/einrichtung/orte')).body).toContain('Orte, einer je Zeile');
    expect((await open('/admin/einrichtung/nirgends')).statusCode).toBe(404);
    expect((await open('/admin/einrichtung/__proto__')).statusCode).toBe(404);
  });
});

describe('POST /admin/einrichtung/{step}', () => {
  it('saves a step and leads to the next open one', async () => {
    const sent = await send('name', { 'portal.name': 'Auentaler', 'portal.description': 'Aus dem Tal.' });
    expect(sent.headers.location).toBe('/admin/einrichtung/orte');
    expect(await readSetting(ctx, portalName)).toBe('Auentaler');
  });

  it('says beside the field what is wrong and keeps what was typed', async () => {
    const { statusCode, body } = await send('name', { 'portal.name': '', 'portal.description': 'Bleibt.' });
    expect(statusCode).toBe(422);
    expect(body).toContain('value="Bleibt."');
    const places = await send('orte', { region: 'Kreis Auental', places: 'Admin' });
    expect(places.statusCode).toBe(422);
    expect(places.body).toContain('Admin: /admin: Dieses Wort braucht das Portal selbst.');
    expect(places.body).toContain('value="Kreis Auental"');
    expect((await send('aussehen', { preset: 'nirgends' })).statusCode).toBe(422);
    expect((await send('rubriken', { template: 'nirgends' })).statusCode).toBe(422);
    expect((await send('rubriken', { template: 'own', own: '!!!' })).statusCode).toBe(422);
    expect((await send('nirgends', {})).statusCode).toBe(404);
  });

  it('makes places, also when it is sent twice', async () => {
    const list = { region: 'Kreis Auental', places: '36999 Auenfeld\n- Unterau\nSteinach' };
    await send('orte', list);
    const again = await send('orte', list, 'application/json');
    expect(again.json().msg).toBe('Diese Orte gab es schon.');
    const { all } = await getLocationTree(ctx);
    expect(all.map(({ name }) => name).toSorted()).toEqual([
      'Auenfeld',
      'Kreis Auental',
      'Steinach',
      'Unterau',
    ]);
  });

  it('makes the categories of a template and one’s own, and marks opinion', async () => {
    const { json } = await send(
      'rubriken',
      { template: 'zeitung', own: 'Natur\nKultur' },
      'application/json',
    );
    expect(json().msg).toBe('9 Rubriken sind angelegt.');
    const { all } = await getCategories(ctx);
    expect(all.find(({ name }) => name === 'Meinung')?.tone).toBe('opinion');
    expect(all.filter(({ name }) => name === 'Kultur')).toHaveLength(1);
  });

  it('puts a step off, which goes on standing on the first page of the desks', async () => {
    expect((await open('/cockpit')).body).toContain('href="/admin/einrichtung/aussehen"');
    await send('aussehen', { act: 'later' });
    expect((await open('/cockpit')).body).toContain(texts.stateNames.later);
  });

  it('ends on the front page', async () => {
    const steps = (await open('/admin/einrichtung')).body.matchAll(/href="\/admin\/einrichtung\/([a-z]+)"/g);
    let last = '';
    for (const [, step = ''] of steps)
      last = String(
        (await send(step, step === 'aussehen' ? { preset: 'wald' } : { act: 'later' })).headers.location,
      );
    expect(last).toBe('/');
    expect((await open('/admin/einrichtung')).body).toContain(texts.doneHeading);
  });
});
