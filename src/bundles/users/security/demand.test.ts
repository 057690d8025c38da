import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { viewersByIds } from '../session-viewer.ts';
import { aSession, aUser } from '../test-data.ts';
import type { TestUser } from '../test-data.ts';
import { DEMANDING_ROLES, factorDemands } from './demand.ts';
import type { DemandingRole } from './demand.ts';
import { authenticatorApps } from './schema.ts';
import { dropFactors } from './second-factor.ts';
import { aBrowser, anAuthenticator } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const DEMAND = '/konto/sicherheit/zweiter-faktor';

const demand = (role: DemandingRole, isDemanded = true) =>
  changeSetting(ctx, factorDemands[role], isDemanded);

beforeEach(async () => {
  for (const role of DEMANDING_ROLES) await demand(role, false);
});

const browserOf = async ({ id }: { readonly id: number }) =>
  aBrowser(app, { litfass_session: await aSession(ctx, id) });
const holding = (role: 'member' | 'author' | 'moderator' | 'editor' | 'admin', locationPath = '') =>
  aUser(ctx, { roles: [{ role, locationPath }] });
const giveFactor = ({ id }: { readonly id: number }) =>
  ctx.db.insert(authenticatorApps).values({ userId: id, sealedSecret: 'x', lastStep: 0, createdAt: ctx.now });
const viewerOf = async ({ id }: TestUser) => (await viewersByIds(ctx, [id])).get(id)!;

describe('a role that demands a second factor', () => {
  it('rests in sessions that were open before, page by page and call by call', async () => {
    const editor = await holding('editor');
    const browser = await browserOf(editor);
    expect((await browser.get('/cockpit')).statusCode).toBe(200);
    await demand('editor');
    const led = await browser.get('/cockpit/beitraege/alle?q=a');
    expect(led.headers.location).toBe(`${DEMAND}?next=${encodeURIComponent('/cockpit/beitraege/alle?q=a')}`);
    expect((await browser.get('/')).headers.location).toContain(DEMAND);
    const asked = await app.http.inject({
      method: 'GET',
      url: '/cockpit/beitraege/alle',
      headers: {
        accept: 'application/json',
        'sec-fetch-dest': 'empty',
        cookie: `litfass_session=${browser.jar.get('litfass_session')}`,
      },
    });
    expect(asked.statusCode).toBe(403);
    const written = await browser.json('/konto/profil', { name: 'Anders' });
    expect(written.statusCode).toBe(403);
    expect(written.body).toContain('verlangt einen zweiten Faktor');
  });

  it('says what to do, lets everything about it through, and holds again once it is set up', async () => {
    const editor = await holding('editor');
    await demand('editor');
    const browser = await browserOf(editor);
    const page = await browser.get(DEMAND);
    expect(page.body).toContain('Ihre Rolle verlangt einen zweiten Faktor');
    expect(page.body).toContain('href="/konto/sicherheit/app"');
    for (const path of ['/konto/sicherheit', '/konto/sicherheit/app', '/konto/datenschutz'])
      expect([path, (await browser.get(path)).statusCode]).toEqual([path, 200]);
    expect((await browser.get('/konto/sicherheit')).body).toContain('Ohne zweiten Faktor ruht sie.');
    await giveFactor(editor);
    expect((await browser.get(`${DEMAND}?next=/cockpit`)).headers.location).toBe('/cockpit');
    expect((await browser.get('/cockpit')).statusCode).toBe(200);
  });

  it('is content with a passkey', async () => {
    const moderator = await holding('moderator');
    await demand('moderator');
    const browser = await browserOf(moderator);
    const device = anAuthenticator();
    const question = (await browser.json('/konto/sicherheit/passkeys/frage')).json();
    const answer = device.make(question);
    expect((await browser.post('/konto/sicherheit/passkeys', { name: 'Telefon', answer })).statusCode).toBe(
      200,
    );
    expect((await browser.get('/cockpit')).statusCode).toBe(200);
  });

  it('rests anew for somebody who has lost all of their factors', async () => {
    const editor = await holding('editor');
    await giveFactor(editor);
    await demand('editor');
    expect(await viewerOf(editor)).toMatchObject({ owesFactor: false });
    await dropFactors(ctx, editor.id);
    expect(await viewerOf(editor)).toMatchObject({
      owesFactor: true,
      roles: [{ role: 'member', locationPath: '' }],
    });
  });

  it.each([
    ['admin', ['admin']],
    ['editor', ['editor', 'admin']],
    ['moderator', ['moderator', 'editor', 'admin']],
    ['author', ['author', 'editor', 'admin']],
  ] as const)('%s is that of %j', async (demanded, held) => {
    await demand(demanded);
    const people = await Promise.all(
      (['member', 'author', 'moderator', 'editor', 'admin'] as const).map(async (role) => {
        const { owesFactor } = await viewerOf(await holding(role, '1/4/'));
        return owesFactor ? role : null;
      }),
    );
    expect(people.filter(Boolean)).toEqual(held);
  });

  it('rests within a second in another process', async () => {
    const other = await testApp({ target: app.portal.target });
    const editor = await holding('editor');
    const cookie = `litfass_session=${await aSession(ctx, editor.id)}`;
    const ask = () =>
      other.http.inject({ method: 'GET', url: '/cockpit', headers: { accept: 'text/html', cookie } });
    expect((await ask()).statusCode).toBe(200);
    await demand('editor');
    await vi.waitFor(async () => expect((await ask()).headers.location).toContain(DEMAND), 1000);
  });
});

const save = async (user: TestUser, fields: Record<string, string>) =>
  (await browserOf(user)).post('/admin/portal/security', fields);

describe('the settings', () => {
  it('are refused to somebody who has no factor, beside the field', async () => {
    const admin = await holding('admin');
    const reply = await save(admin, { 'users.secondFactor.admin': '1' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Richten Sie zuerst für sich selbst einen zweiten Faktor ein');
    expect(await viewerOf(admin)).toMatchObject({ owesFactor: false });
    await expect(changeSetting(actAs(ctx, admin.viewer), factorDemands.author, true)).rejects.toMatchObject({
      status: 409,
    });
  });

  it('are set by somebody who has one, and not taken back to a demand by somebody who has none', async () => {
    const [careful, careless] = [await holding('admin'), await holding('admin')];
    await giveFactor(careful);
    expect((await save(careful, { 'users.secondFactor.moderator': '1' })).statusCode).toBe(303);
    expect(await viewerOf(careless)).toMatchObject({ owesFactor: true });
    expect((await save(careful, {})).statusCode).toBe(303);
    const [entry] = await listHistory(ctx, { type: 'setting', id: 0 });
    const takeBack = `/admin/portal/aenderungen/${entry!.id}`;
    expect((await (await browserOf(careless)).json(takeBack)).statusCode).toBe(409);
    expect((await (await browserOf(careful)).json(takeBack)).statusCode).toBe(200);
  });
});

describe('on the page of a person', () => {
  it('administrators read whether there is one, and whether it is demanded', async () => {
    const admin = await holding('admin');
    await giveFactor(admin);
    const [editor, member] = [await holding('editor'), await holding('member')];
    await demand('editor');
    const browser = await browserOf(admin);
    const pageOf = async ({ id }: TestUser) => (await browser.get(`/cockpit/mitglieder/${id}`)).body;
    expect(await pageOf(editor)).toContain('Bis er eingerichtet ist, ruht sie.');
    expect(await pageOf(admin)).toContain('Eingerichtet: Code-App.');
    expect(await pageOf(member)).toContain('Keiner eingerichtet.');
    const moderator = await holding('moderator');
    expect((await (await browserOf(moderator)).get(`/cockpit/mitglieder/${member.id}`)).body).not.toContain(
      'Keiner eingerichtet.',
    );
  });
});
