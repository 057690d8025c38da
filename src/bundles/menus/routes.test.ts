import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aCmsPage } from '#bundles/cms/test-data.ts';
import { saveCmsPage } from '#bundles/cms/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;
const admin = await signedIn(app, await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] }));
const headers = { accept: 'text/html', ...admin };
const DESK = '/admin/portal/menues';
const open = (url: string, as: Readonly<Record<string, string>> = headers) =>
  app.http.inject({ method: 'GET', url, headers: as });
const visit = async (url: string) => (await open(url, { accept: 'text/html' })).body;
const send = (menu: string, payload: object, as: Readonly<Record<string, string>> = headers) =>
  app.http.inject({ method: 'POST', url: `${DESK}/${menu}`, headers: as, payload });

/** Returns the stamp of one of the forms on the desk. */
const seenOf = async (menu: string) => {
  const [, form = ''] = (await open(DESK)).body.split(`action="${DESK}/${menu}#`);
  return /name="seen" value="([^"]*)"/.exec(form)?.[1] ?? '';
};
const save = async (menu: string, payload: object) => send(menu, { seen: await seenOf(menu), ...payload });
const footerOf = (body: string) => /<div class="[^"]*legal[\s\S]*<\/footer>/.exec(body)?.[0] ?? '';

describe('the menu at the foot', () => {
  it('shows what administrators chose, at once, and goes on showing what is new', async () => {
    const page = await aCmsPage(ctx, { title: 'Mitmachen' });
    const imprint = await aCmsPage(ctx, { title: 'Impressum', footerPosition: 1 });
    expect(footerOf(await visit('/anmelden'))).not.toContain('Mitmachen');
    const reply = await save('fuss', {
      'e0.key': `cmspage:${page.id}`,
      'e0.label': 'Machen Sie mit',
      'e1.href': 'https://verein.example/',
      'e1.label': 'Der Verein',
    });
    expect(reply.headers.location).toBe(DESK);
    const footer = footerOf(await visit('/anmelden'));
    const places = ['Machen Sie mit', 'href="https://verein.example/"', 'Impressum'].map((words) =>
      footer.indexOf(words),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    await save('fuss', { 'e0.key': `cmspage:${imprint.id}`, 'e0.hidden': '1' });
    expect(footerOf(await visit('/anmelden'))).not.toContain('Impressum');
    await send('fuss', { act: 'reset' });
    expect(footerOf(await visit('/anmelden'))).toContain('Impressum');
  });

  it('takes the last change back by a button, which is there once something was changed', async () => {
    await save('fuss', { 'e0.href': 'https://verein.example/', 'e0.label': 'Zum Verein' });
    expect((await open(DESK)).body).toContain('Letzte Änderung zurücknehmen');
    const seen = await seenOf('fuss');
    await send('fuss', { act: 'take-back', seen });
    expect(footerOf(await visit('/anmelden'))).not.toContain('Zum Verein');
    expect((await send('fuss', { act: 'take-back', seen })).statusCode).toBe(409);
    await send('fuss', { act: 'reset' });
  });

  it('follows a page that is renamed', async () => {
    const page = await aCmsPage(ctx, { title: 'Erster Name' });
    await save('fuss', { 'e0.key': `cmspage:${page.id}` });
    expect(await visit('/anmelden')).toContain('Erster Name');

    await saveCmsPage(ctx, {
      slug: page.slug,
      title: 'Zweiter Name',
      sections: [{ key: 1, type: 'text', typed: { text: 'Neu.' } }],
    });
    expect(await visit('/anmelden')).toContain('Zweiter Name');
    await send('fuss', { act: 'reset' });
  });
});

describe('the menu under the masthead', () => {
  it('leads to the category at the place that is read', async () => {
    const place = await aPlace(ctx);
    const category = await aCategory(ctx, { name: 'Vereine' });
    await save('kopf', { 'e0.key': `category:${category.id}`, 'e0.label': 'Aus den Vereinen' });
    const body = await visit(`/${place.slug}`);
    expect(body).toMatch(new RegExp(`href="/${place.slug}/c-${category.slug}"[^>]*>Aus den Vereinen<`));
    await send('kopf', { act: 'reset' });
    expect(await visit(`/${place.slug}`)).not.toContain('Aus den Vereinen');
  });
});

describe('the form of a menu', () => {
  it('adds and moves with all that was typed, and saves nothing by it', async () => {
    const typed = { 'e0.href': '/events', 'e0.label': 'Kalender', 'e1.href': '/p/x', 'e1.label': 'Zweiter' };
    const added = await send('fuss', { ...typed, act: 'add', href: 'https://neu.example', label: 'Neu' });
    expect(added.statusCode).toBe(200);
    for (const value of ['Kalender', 'Zweiter', 'Neu', 'https://neu.example/'])
      expect(added.body).toContain(`value="${value}"`);
    const json = { accept: 'application/json', ...admin };
    const moved = await send('fuss', { ...typed, act: 'up:1' }, json);
    expect(moved.json()).toMatchObject({ entries: [{ label: 'Zweiter' }, { label: 'Kalender' }] });
    expect(await visit('/anmelden')).not.toContain('Kalender');
  });

  it('says beside the field what can’t be added', async () => {
    const cases = [
      {},
      { href: 'javascript:alert(1)', label: 'Böse' },
      { key: 'cmspage:99999' },
      { href: '/events' },
      { key: 'front', href: '/events' },
    ];
    for (const payload of cases) {
      const { statusCode, body } = await send('fuss', { ...payload, act: 'add' });
      expect([payload, statusCode]).toEqual([payload, 422]);
      expect(body).toContain('aria-invalid="true"');
    }
    for (const act of ['sprengen', '__proto__', 'constructor'])
      expect((await send('fuss', { act })).statusCode).toBe(400);
    expect((await send('mitte', {})).statusCode).toBe(404);
  });

  it('keeps what was typed by whoever comes second', async () => {
    await save('fuss', { 'e0.href': '/events', 'e0.label': 'Eins' });
    const late = await send('fuss', { 'e0.href': '/events', 'e0.label': 'Zu spät', seen: '' });
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain('value="Zu spät"');
    await send('fuss', { act: 'reset' });
  });
});

it('whoever moves an entry goes on at the entry, not on top of its menu', async () => {
  await aCmsPage(ctx, { title: 'Verein', footerPosition: 2 });
  await aCmsPage(ctx, { title: 'Satzung', footerPosition: 3 });
  const { body } = await open(DESK);
  const form = body.split(`action="${DESK}/fuss#fuss"`)[1]!;
  const [moved] = /<button[^>]*value="up:1"[^>]*>/.exec(form)!;
  expect(moved).toMatch(new RegExp(`formaction="${DESK}/fuss#fuss-e0"`, 'i'));
  expect(form).toMatch(/<li id="fuss-e0" tabindex="-1"/i);
});
