import { afterEach, describe, expect, it } from 'vitest';
import { defineBundle } from '#kernel/bundle.ts';
import { unpackFlashes } from '#kernel/flash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import type { Role, Viewer } from '#kernel/viewer.ts';
import { mail } from './bundle.ts';
import { MAILS_PER_PAGE } from './constants.ts';
import { deliverMail } from './delivery.ts';
import { mailLetter } from './letter.ts';
import { mails } from './schema.ts';
import { aMail, changeMail, mailRow } from './test-data.ts';

/** A session token names its holder: `admin`, `admin@1/4/`, `suspended`, `unconfirmed`. */
const viewerOf = (token: string): Viewer => {
  const [name = '', locationPath = ''] = token.split('@');
  const isOdd = name === 'suspended' || name === 'unconfirmed';
  return {
    ...anonymous,
    id: 5,
    name,
    isConfirmed: name !== 'unconfirmed',
    isSuspended: name === 'suspended',
    roles: [{ role: isOdd ? 'member' : (name as Role), locationPath }],
  };
};

const people = defineBundle({ name: 'people', viewer: async (_ctx, token) => viewerOf(token) });
const app = await testApp({ bundles: [mail, people] });
const { ctx } = app;
afterEach(() => ctx.db.delete(mails));

const call = (method: 'GET' | 'POST', url: string, token?: string) =>
  app.http.inject({
    method,
    url,
    headers: { accept: 'text/html' },
    ...(token && { cookies: { litfass_session: token } }),
  });
const get = async (url: string, token = 'admin') => call('GET', url, token);
const subjectsOf = (html: string) =>
  [...html.matchAll(/postausgang\/mail\/\d+">([^<]+)</g)].map(([, name]) => name);

const WHO: readonly [string | undefined, number][] = [
  [undefined, 303],
  ['unconfirmed', 403],
  ['suspended', 403],
  ['member', 403],
  ['moderator@1/4/', 403],
  ['editor', 403],
  ['admin@1/4/', 403],
];

describe('GET /admin/postausgang/{page?}', () => {
  it.each(WHO)('is not for %s', async (token, status) =>
    expect((await call('GET', '/admin/postausgang', token)).statusCode).toBe(status),
  );

  it('shows what was written, newest first, and that there is no mail server', async () => {
    const first = await aMail(ctx, { subject: 'Erste <b>Mail</b>' });
    await changeMail(ctx, first, { createdAt: new Date(ctx.now.getTime() - 1000) });
    await deliverMail(ctx, { mailId: first });
    await aMail(ctx, { subject: 'Zweite Mail', to: { name: '', address: 'joerg@litfass.example' } });
    const { statusCode, body } = await get('/admin/postausgang');
    expect(statusCode).toBe(200);
    expect(subjectsOf(body)).toEqual(['Zweite Mail', 'Erste &lt;b&gt;Mail&lt;/b&gt;']);
    expect(body).toContain('Ruth Lindner &lt;ruth@litfass.example&gt;');
    expect(body).toContain('Kein Mailserver eingerichtet');
    expect(body).toMatch(/aufbewahrt.*|wartet/);
    expect(body).toContain('<a href="/admin/postausgang" aria-current="page">');
    expect(body).toContain('noindex');
  });

  it('looks for a recipient and a state', async () => {
    await aMail(ctx, { subject: 'An Ruth' });
    const id = await aMail(ctx, {
      subject: 'An Jörg',
      to: { name: 'Jörg_100%', address: 'j@litfass.example' },
    });
    await changeMail(ctx, id, { state: 'failed' });
    expect(subjectsOf((await get('/admin/postausgang?an=RUTH@')).body)).toEqual(['An Ruth']);
    expect(subjectsOf((await get('/admin/postausgang?an=j%C3%B6rg')).body)).toEqual(['An Jörg']);
    expect(subjectsOf((await get('/admin/postausgang?an=g_1')).body)).toEqual(['An Jörg']);
    expect(subjectsOf((await get('/admin/postausgang?an=_')).body)).toEqual(['An Jörg']);
    expect(subjectsOf((await get('/admin/postausgang?zustand=failed&an=')).body)).toEqual(['An Jörg']);
    expect((await get('/admin/postausgang?an=niemand')).body).toContain('Dazu passt keine Mail.');
    expect((await get('/admin/postausgang?zustand=verbrannt')).statusCode).toBe(400);
  });

  it('goes on on further pages, with what was looked for', async () => {
    for (let at = 0; at <= MAILS_PER_PAGE; at++) await aMail(ctx, { subject: `Nummer ${at}` });
    const first = (await get('/admin/postausgang?an=ruth')).body;
    expect(subjectsOf(first)).toHaveLength(MAILS_PER_PAGE);
    expect(first).toContain('href="/admin/postausgang/2?an=ruth"');
    const second = (await get('/admin/postausgang/2?an=ruth')).body;
    expect(subjectsOf(second)).toEqual(['Nummer 0']);
    expect(second).toContain('href="/admin/postausgang?an=ruth"');
    expect((await get('/admin/postausgang/3?an=ruth')).headers.location).toBe('/admin/postausgang?an=ruth');
    expect((await get('/admin/postausgang/0')).statusCode).toBe(404);
    expect((await get('/admin/postausgang/zwei')).statusCode).toBe(404);
  });

  it('tells in the menu how many were not delivered', async () => {
    await changeMail(ctx, await aMail(ctx), { state: 'failed' });
    expect((await get('/admin/postausgang')).body).toMatch(/Postausgang <span>1<\/span>/);
  });
});

describe('GET /admin/postausgang/mail/{id}', () => {
  it.each(WHO)('is not for %s', async (token, status) => {
    const id = await aMail(ctx);
    expect((await call('GET', `/admin/postausgang/mail/${id}`, token)).statusCode).toBe(status);
  });

  it('shows a kept mail with links to follow, and its look where nothing can run', async () => {
    const letter = await mailLetter(ctx, {
      greeting: 'Guten Tag',
      paragraphs: ['"><script>alert(1)</script>'],
      action: { label: 'Bestätigen', href: 'https://litfass.example/b?c=1&d=2' },
    });
    const id = await aMail(ctx, letter);
    await deliverMail(ctx, { mailId: id });
    const { body } = await get(`/admin/postausgang/mail/${id}`);
    expect(body).toContain('aufbewahrt');
    expect(body).toContain('<a href="https://litfass.example/b?c=1&amp;d=2" rel="noreferrer">');
    expect(body).toMatch(/<iframe[^>]* sandbox=""/);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('Noch einmal senden');
  });

  it('has no text any more once the mail is sent', async () => {
    const id = await aMail(ctx);
    await changeMail(ctx, id, { state: 'sent', text: '', sentAt: ctx.now });
    const { body } = await get(`/admin/postausgang/mail/${id}`);
    expect(body).toContain('Der Text wird entfernt, sobald eine Mail gesendet ist.');
    expect(body).not.toContain('<iframe');
  });

  it('is not found when it is not there', async () =>
    expect((await get('/admin/postausgang/mail/999999')).statusCode).toBe(404));
});

describe('POST /admin/postausgang/mail/{id}/senden', () => {
  it.each(WHO.map(([token, status]) => [token, status === 303 ? 401 : status] as const))(
    'is not for %s',
    async (token, status) => {
      const id = await aMail(ctx);
      await changeMail(ctx, id, { state: 'failed' });
      const reply = await app.http.inject({
        method: 'POST',
        url: `/admin/postausgang/mail/${id}/senden`,
        headers: { accept: 'application/json' },
        ...(token && { cookies: { litfass_session: token } }),
      });
      expect(reply.statusCode).toBe(status);
      expect(await mailRow(ctx, id)).toMatchObject({ state: 'failed' });
    },
  );

  it('sends a failed mail again and says so', async () => {
    const id = await aMail(ctx);
    await changeMail(ctx, id, { state: 'failed', error: 'weg', attempts: 9 });
    expect((await get(`/admin/postausgang/mail/${id}`)).body).toContain('Noch einmal senden');
    const reply = await call('POST', `/admin/postausgang/mail/${id}/senden`, 'admin');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/admin/postausgang/mail/${id}`]);
    const cookie = reply.cookies.find(({ name }) => name === 'litfass_flash')!.value;
    expect(unpackFlashes(app.portal.secrets, cookie)).toMatchObject([
      { type: 'success', text: 'Die Mail wird noch einmal gesendet.' },
    ]);
    expect(await mailRow(ctx, id)).toMatchObject({ state: 'waiting', error: null, attempts: 0 });
  });
});
