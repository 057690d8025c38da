import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aBrowser, aFreshAddress, flashesOf, linkTo, mailsTo, sessionOf } from '../registration/test-data.ts';
import { registrationOpen } from '../registration/settings.ts';
import { aUser, changeUser, signedIn } from '../test-data.ts';
import { publishTerms } from '../terms/commands.ts';
import { anInvitation } from './test-data.ts';

const app = await testApp({ config: { smtpUrl: 'smtp://mail.litfass.example' } });
const bare = await testApp();
const { ctx } = app;
const DESK = '/admin/mitglieder/einladungen';
const WHOLE = [{ role: 'admin' as const, locationPath: '' }];
const inviter = await aUser(ctx, { roles: WHOLE, name: 'Henrike Voßberg' });
const session = await signedIn(app, inviter);
const { get, post } = aBrowser(app);
const JSON_ONLY = { accept: 'application/json' };

const invite = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  post(DESK, { role: 'editor', place: '', note: '', ...fields }, { ...session, ...headers });
const account = (login: string) => ({ name: 'Ruth Lindner', login, password: 'ein ganzer Satz' });

describe(`${DESK}`, () => {
  it('invites, lists, sends again and withdraws', async () => {
    const reply = await invite({ people: 'Ruth <ruth@litfass.example>', note: 'Willkommen!' });
    expect(reply.headers.location).toBe(DESK);
    expect(flashesOf(app, reply)).toEqual([['success', 'Eine Einladung ist unterwegs.']]);
    const desk = await get(DESK, session);
    expect(desk.body).toContain('Ruth, ruth@litfass.example');
    expect(desk.body).toContain('Redaktion, Ganzes Portal · von Henrike Voßberg · gilt bis');
    const again = /action="([^"]+noch-einmal)"/.exec(desk.body)![1]!;
    const first = await linkTo(ctx, 'ruth@litfass.example', '/einladung/');
    expect(flashesOf(app, await post(again, { act: 'mail' }, session))).toEqual([
      ['success', expect.stringContaining('noch einmal unterwegs')],
    ]);
    expect((await get(first)).statusCode).toBe(410);
    const link = await post(again, { act: 'link' }, session);
    expect(link.statusCode).toBe(200);
    const href = /<code>http[^<]*(\/einladung\/[\w-]{43})<\/code>/.exec(link.body)![1]!;
    expect((await get(href)).statusCode).toBe(200);
    expect(await mailsTo(ctx, 'ruth@litfass.example')).toHaveLength(2);
    await post(again.replace('noch-einmal', 'zurueckziehen'), {}, session);
    expect((await get(href)).statusCode).toBe(410);
    expect((await get(`${DESK}?zustand=vorbei`, session)).body).toContain('zurückgezogen am');
    expect(flashesOf(app, await post(again, { act: 'mail' }, session))).toEqual([
      ['warning', expect.stringContaining('schon angenommen oder zurückgezogen')],
    ]);
  });

  it('says of whom nobody knows any more that they invited', async () => {
    const gone = await aUser(ctx, { roles: WHOLE, name: 'Gustav Gegangen' });
    await anInvitation(ctx, { inviter: gone, email: 'verwaist@litfass.example' });
    await changeUser(ctx, gone.id, { erasedAt: ctx.now });
    const { body } = await get(DESK, session);
    expect(body).toContain('von jemandem, den es hier nicht mehr gibt');
    expect(body).not.toContain('von Gelöschtes Mitglied');
  });

  it('keeps what was typed beside what is wrong', async () => {
    const reply = await invite({ people: 'niemand', note: 'Bis bald', role: 'moderator' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Zeile 1, „niemand“');
    expect(reply.body).toContain('Bis bald</textarea>');
    expect(reply.body).toMatch(/<option value="moderator" selected="">/);
    expect((await invite({ people: 'a@litfass.example', role: 'kaiser' })).body).toContain(
      'Diese Rolle gibt es nicht.',
    );
    expect((await invite({ people: 'niemand' }, JSON_ONLY)).json()).toMatchObject({ status: 'error' });
  });

  it('says who is invited already', async () => {
    await invite({ people: 'schon@litfass.example' });
    expect(flashesOf(app, await invite({ people: 'schon@litfass.example\nneu@litfass.example' }))).toEqual([
      ['success', 'Eine Einladung ist unterwegs. Dafür schon eingeladen: schon@litfass.example.'],
    ]);
    expect((await invite({ people: 'schon@litfass.example' }, JSON_ONLY)).statusCode).toBe(409);
  });

  it('shows the links once where there is no mail server', async () => {
    const admin = await aUser(bare.ctx, { roles: WHOLE });
    const headers = await signedIn(bare, admin);
    const browser = aBrowser(bare);
    const fields = { people: 'ruth@litfass.example', role: 'author', place: '', note: '' };
    const reply = await browser.post(DESK, fields, headers);
    expect(reply.statusCode).toBe(200);
    const href = /<code>http[^<]*(\/einladung\/[\w-]{43})<\/code>/.exec(reply.body)![1]!;
    expect((await browser.get(href)).statusCode).toBe(200);
    expect((await browser.get(DESK, headers)).body).not.toContain('Noch einmal schicken');
    const told = await browser.post(
      DESK,
      { ...fields, people: 'jo@litfass.example' },
      { ...headers, ...JSON_ONLY },
    );
    expect(told.json()).toMatchObject({ links: [{ email: 'jo@litfass.example' }] });
  });
});

describe('the link of an invitation', () => {
  it('makes an account that is confirmed and signed in, with registration closed', async () => {
    await changeSetting(ctx, registrationOpen, false);
    const { path, email } = await anInvitation(ctx, {
      inviter,
      name: 'Ruth Lindner',
      note: 'Komm <b>dazu</b>',
    });
    const page = await get(path);
    expect(page.body).toContain('Henrike Voßberg lädt Sie ein');
    expect(page.body).toContain('Komm &lt;b&gt;dazu&lt;/b&gt;');
    expect(page.body).toContain('value="Ruth Lindner"');
    expect(page.body).toContain(email);
    expect(page.body).toContain('noindex');
    const reply = await post(path, account('ruth-lindner'));
    expect(reply.headers.location).toBe('/');
    expect(flashesOf(app, reply)).toEqual([['success', 'Willkommen. Ihre Rolle: Redaktion, Ganzes Portal.']]);
    expect((await get('/cockpit', sessionOf(reply))).statusCode).toBe(200);
    expect((await get(path)).body).toContain('Sie ist schon angenommen.');
    await changeSetting(ctx, registrationOpen, true);
  });

  it('keeps what was typed beside what is wrong', async () => {
    const { path } = await anInvitation(ctx, { inviter });
    const reply = await post(path, { ...account('r'), name: 'Ruth' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('value="Ruth"');
    expect(reply.body).not.toContain('ein ganzer Satz');
  });

  it('asks whose address it is to sign in, and then gives the role', async () => {
    const member = await aUser(ctx);
    const { path } = await anInvitation(ctx, { inviter, email: member.email });
    const page = await get(path);
    expect(page.body).toContain(`/anmelden?next=${encodeURIComponent(path)}`);
    expect(page.body).not.toContain('name="login"');
    expect((await post(path, account('fremd'))).headers.location).toBe(path);
    const own = await signedIn(app, member);
    expect((await get(path, own)).body).toContain(`action="${path}/annehmen"`);
    expect((await post(`${path}/annehmen`, {}, own)).headers.location).toBe('/');
    expect((await get('/cockpit', own)).statusCode).toBe(200);
    expect((await post(`${path}/annehmen`, {}, own)).statusCode).toBe(410);
  });

  it('tells another account to sign out, and somebody suspended why not', async () => {
    const [owner, other] = [await aUser(ctx), await aUser(ctx)];
    const { path } = await anInvitation(ctx, { inviter, email: owner.email });
    const theirs = await signedIn(app, other);
    const page = await get(path, theirs);
    expect(page.body).toContain('ging aber an ein anderes Konto');
    expect(page.body).not.toContain('/annehmen"');
    expect((await post(`${path}/annehmen`, {}, { ...theirs, ...JSON_ONLY })).statusCode).toBe(409);
    const suspended = await aUser(ctx, { suspendedUntil: new Date(Date.now() + 1e9) });
    const open = await anInvitation(ctx, { inviter });
    expect((await get(open.path, await signedIn(app, suspended))).body).not.toContain('/annehmen"');
  });

  it('asks to agree to the terms that hold', async () => {
    const { path } = await anInvitation(ctx, { inviter });
    await publishTerms(ctx, { title: 'Bedingungen', text: 'Ein Absatz.' });
    expect((await get(path)).body).toContain('name="agrees"');
    expect((await post(path, account('ohne-haken'))).body).toContain(
      'Bitte lesen Sie die Nutzungsbedingungen',
    );
    const reply = await post(path, { ...account('mit-haken'), agrees: '1', terms: '1' });
    expect(reply.headers.location).toBe('/');
  });

  it('is one of 256 bits, tried as often as any other link', async () => {
    expect((await get(`/einladung/${'x'.repeat(43)}`)).statusCode).toBe(410);
    expect((await get('/einladung/kurz')).statusCode).toBe(404);
    const remoteAddress = aFreshAddress();
    const tries = Array.from({ length: 61 }, () =>
      app.http.inject({
        method: 'POST',
        url: `/einladung/${'x'.repeat(43)}`,
        headers: { accept: 'application/json' },
        payload: account('wer'),
        remoteAddress,
      }),
    );
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
