import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { Role } from '#kernel/viewer.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import { portalName, readSetting } from '#bundles/settings/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { onboardingEntry } from './overview-page.ts';
import { openSteps } from './queries.ts';
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

const sendParts = (step: string, parts: readonly (readonly [head: string, content: string | Buffer])[]) =>
  app.http.inject({
    method: 'POST',
    url: `/admin/einrichtung/${step}`,
    headers: { 'content-type': 'multipart/form-data; boundary=grenze', accept: 'text/html', ...admin },
    payload: Buffer.concat([
      ...parts.flatMap(([head, content]) => [
        Buffer.from(`--grenze\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
        Buffer.from(content as string),
        Buffer.from('\r\n'),
      ]),
      Buffer.from('--grenze--\r\n'),
    ]),
  });
const hasPlace = async (slug: string) => (await getLocationTree(ctx)).bySlug.has(slug);
const aFile = (content: string | Buffer) => ['name="file"; filename="orte.csv"', content] as const;

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

  it('shows line by line what a file of places comes to, and goes on when that is confirmed', async () => {
    const list = 'Name;Art;liegt in\nMühlen;Stadt;Kreis Auental\nOberau;Ortsteil;Mühlen';
    const first = await sendParts('orte', [aFile(Buffer.from(list, 'latin1'))]);
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain('2 Orte anlegen');
    expect(first.body).toContain('Zeile 3');
    expect(await hasPlace('muehlen')).toBe(false);
    const done = await sendParts('orte', [
      ['name="text"', list],
      ['name="sure"', '1'],
    ]);
    expect([done.statusCode, done.headers.location]).toEqual([303, '/admin/einrichtung/rubriken']);
    expect(await hasPlace('muehlen')).toBe(true);
  });

  it('says beside the file what is wrong with it, and gives a list with faults back to be put right', async () => {
    const refusedWith = async (content: string, others: Readonly<Record<string, string>> = {}) => {
      const typed = Object.entries(others).map(([name, value]) => [`name="${name}"`, value] as const);
      const { statusCode, body } = await sendParts('orte', [...typed, aFile(content)]);
      expect(statusCode).toBe(422);
      return new JSDOM(body).window.document;
    };
    for (const content of [' ', `${'x'.repeat(500_001)}`, 'Ort\n'.repeat(2002)])
      expect((await refusedWith(content)).querySelector('#f-file-hint')?.textContent).toMatch(/\.$/m);
    const both = await refusedWith('Neuau', { places: 'Altau' });
    expect(both.querySelector('textarea')?.value).toBe('Altau');
    const wrong = await sendParts('orte', [aFile('Neuau\nÖde;Insel')]);
    const { document } = new JSDOM(wrong.body).window;
    expect(document.body.textContent).toContain('Die Art „Insel“ gibt es nicht.');
    expect(document.querySelector<HTMLTextAreaElement>('[name=text]')?.value).toBe('Neuau\nÖde;Insel');
    const again = await sendParts('orte', [
      ['name="text"', 'Neuau\nÖde;Insel'],
      ['name="sure"', '1'],
    ]);
    expect(again.statusCode).toBe(200);
    expect(await hasPlace('neuau')).toBe(false);
    const empty = await sendParts('orte', [['name="text"', ' ']]);
    expect(empty.statusCode).toBe(422);
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
    const { viewer } = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const asAdmin = actAs(ctx, viewer);
    const queue = await openSteps(asAdmin);
    expect(await onboardingEntry(asAdmin, '/cockpit')).toMatchObject({ count: queue!.count });
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
