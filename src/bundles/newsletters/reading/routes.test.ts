import { describe, expect, it } from 'vitest';
import { unpackFlashes } from '#kernel/flash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { mailsTo } from '#bundles/mail/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import {
  ARCHIVE_LENGTH,
  BOUNCE_MAX_BYTES,
  BOUNCE_PURPOSE,
  ISSUES_TAG,
  NEWSLETTERS_TAG,
} from '../constants.ts';
import { signHash } from '#kernel/signed-hash.ts';
import { saveWords, sendNow, stopIssue } from '../issues/commands.ts';
import { confirmToken, messageKey, readerToken } from '../links.ts';
import { findReader, findReadersByEmail, findReadersOfMember } from '../queries.ts';
import { newsletterDeliveries, newsletterIssues } from '../schema.ts';
import * as texts from '../texts.ts';
import { aMemberReader, aNewsletter, aReader, aReport, changeIssueRow, nextIssueOf } from '../test-data.ts';

const app = await testApp();
const { ctx } = app;
// As long as there is no user, all pages lead to setting up.
await aUser(ctx);

const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
const send = (url: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { ...form, ...headers },
  });
const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } });
const ask = (email: string, id: number) => send('/newsletter', { email, brief: String(id) });
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const linkIn = (text: string) => /\/newsletter\/bestaetigen\/[\w-]+/.exec(text)![0];

describe('getting a newsletter without an account', () => {
  it('needs an answer to a mail, and a button', async () => {
    const newsletter = await aNewsletter(ctx, { name: 'Der Abend' });
    const email = 'ohne-konto@litfass.example';
    expect((await get('/newsletter')).body).toContain('Der Abend');
    const asked = await ask(email, newsletter.id);
    expect(asked.statusCode).toBe(303);
    // The form stands there as before: what is left to do must not fade.
    const { value } = asked.cookies.find(({ name }) => name === 'litfass_flash')!;
    expect(unpackFlashes(app.portal.secrets, value)).toMatchObject([{ text: texts.asked, fade: 0 }]);
    const [mail] = await mailsTo(ctx, email);
    const link = linkIn(mail!.text);
    expect((await get(link)).body).toContain('Der Abend');
    expect(await findReadersByEmail(ctx, email)).toMatchObject([{ state: 'unconfirmed' }]);
    expect((await send(link, {})).body).toContain('Bestellt.');
    expect((await send(link, {})).body).toContain('Bestellt.');
    expect(await findReadersByEmail(ctx, email)).toMatchObject([{ state: 'active' }]);
  });

  it('can’t be confirmed by a link that is too old, not even by one that was used in time', async () => {
    const [used, waiting] = [await aNewsletter(ctx), await aNewsletter(ctx)];
    const email = 'alter-link@litfass.example';
    const old = await aReader(ctx, used, { email, createdAt: hoursAgo(49) });
    const fresh = await aReader(ctx, waiting, { email, state: 'unconfirmed', createdAt: hoursAgo(47) });
    const linkOf = ({ id }: { id: number }) => `/newsletter/bestaetigen/${confirmToken(ctx, id)}`;
    expect([(await get(linkOf(old))).statusCode, (await send(linkOf(old), {})).statusCode]).toEqual([
      404, 404,
    ]);
    expect(await findReader(ctx, fresh.id)).toMatchObject({ state: 'unconfirmed' });
    expect((await send(linkOf(fresh), {})).body).toContain('Bestellt.');
    expect((await get(linkOf(fresh))).body).toContain('Bestellt.');
  });

  it('tells nobody who gets what', async () => {
    const newsletter = await aNewsletter(ctx);
    const known = await aReader(ctx, newsletter);
    const [first, second] = [
      await ask(known.email!, newsletter.id),
      await ask('neu@litfass.example', newsletter.id),
    ];
    expect(first.statusCode).toBe(second.statusCode);
    expect(first.headers['set-cookie']).toEqual(second.headers['set-cookie']);
    const [mail] = await mailsTo(ctx, known.email!);
    expect(mail!.subject).toContain('schon');
    expect(await findReader(ctx, known.id)).toMatchObject({ state: 'active' });
  });

  it('says beside the fields what is wrong', async () => {
    const newsletter = await aNewsletter(ctx);
    const wrong = await ask('kein@', newsletter.id);
    expect([wrong.statusCode, wrong.body.includes('Das ist keine E-Mail-Adresse.')]).toEqual([422, true]);
    expect((await send('/newsletter', { email: 'a@litfass.example' })).statusCode).toBe(422);
    const injected = await ask('a@litfass.example\r\nBcc: b@litfass.example', newsletter.id);
    expect(injected.statusCode).toBe(422);
  });
});

describe('/newsletter/abmelden/{token}', () => {
  it('asks by GET, and ends it by one POST from anywhere', async () => {
    const reader = await aReader(ctx, await aNewsletter(ctx));
    const link = `/newsletter/abmelden/${readerToken(ctx, reader.id)}`;
    expect((await get(link)).statusCode).toBe(200);
    expect(await findReader(ctx, reader.id)).toBeDefined();
    const foreign = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    for (let at = 0; at < 2; at++)
      expect((await send(link, { 'List-Unsubscribe': 'One-Click' }, foreign)).statusCode).toBe(200);
    expect(await findReader(ctx, reader.id)).toBeUndefined();
  });

  it.each(['multipart/form-data; boundary=x', 'text/plain', ''])(
    'is ended by a POST of the type „%s“',
    async (type) => {
      const reader = await aReader(ctx, await aNewsletter(ctx));
      const answer = await app.http.inject({
        method: 'POST',
        url: `/newsletter/abmelden/${readerToken(ctx, reader.id)}`,
        payload:
          '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
        headers: { ...(type && { 'content-type': type }), origin: 'https://mail.example' },
      });
      expect(answer.statusCode).toBe(200);
      expect(await findReader(ctx, reader.id)).toBeUndefined();
    },
  );

  it('ends it for the address, as a row of its own and as that of the member', async () => {
    const [newsletter, other] = [await aNewsletter(ctx), await aNewsletter(ctx)];
    for (const whose of ['address', 'member']) {
      const member = await aUser(ctx);
      const own = await aMemberReader(ctx, newsletter, member);
      const byAddress = await aReader(ctx, newsletter, { email: member.email.toUpperCase() });
      const kept = await aMemberReader(ctx, other, member);
      const { id } = whose === 'member' ? own : byAddress;
      const { body } = await send(`/newsletter/abmelden/${readerToken(ctx, id)}`, {});
      expect(body).toContain('Abbestellt.');
      expect(body).not.toContain('gelöscht');
      expect(await findReadersByEmail(ctx, member.email)).toEqual([]);
      expect(await findReadersOfMember(ctx, member.id)).toMatchObject([{ id: kept.id }]);
    }
  });

  it('says that an address is deleted only where it is', async () => {
    const email = 'nur-noch-eine@litfass.example';
    const [one, other] = [
      await aReader(ctx, await aNewsletter(ctx), { email }),
      await aReader(ctx, await aNewsletter(ctx), { email }),
    ];
    const end = async ({ id }: { id: number }) =>
      (await send(`/newsletter/abmelden/${readerToken(ctx, id)}`, {})).body;
    expect(await end(one)).not.toContain('gelöscht');
    expect(await end(other)).toContain('Abbestellt. Ihre Adresse ist gelöscht.');
  });

  it('asks about all that somebody gets who asks for it again', async () => {
    const [one, other] = [await aNewsletter(ctx), await aNewsletter(ctx)];
    const email = 'beide-schon@litfass.example';
    for (const newsletter of [one, other]) await aReader(ctx, newsletter, { email });
    const fields = new URLSearchParams([
      ['email', email],
      ['brief', String(one.id)],
      ['brief', String(other.id)],
    ]);
    await app.http.inject({ method: 'POST', url: '/newsletter', payload: fields.toString(), headers: form });
    const [mail] = await mailsTo(ctx, email);
    const [link] = /\/newsletter\/abmelden\/[\w-]+/.exec(mail!.text)!;
    const { body } = await get(link);
    expect(body).toContain('Alle abbestellen');
    for (const newsletter of [one, other]) expect(body).toContain(newsletter.name);
    const [single] = /\/newsletter\/abmelden\/[\w-]+(?=">)/.exec(body.slice(body.indexOf(other.name) - 200))!;
    expect((await get(single)).statusCode).toBe(200);
    expect((await send(link, {})).body).toContain('Ihre Adresse ist gelöscht.');
    expect(await findReadersByEmail(ctx, email)).toEqual([]);
  });

  it('takes no forged token, and none that is for confirming', async () => {
    const reader = await aReader(ctx, await aNewsletter(ctx));
    const token = readerToken(ctx, reader.id);
    for (const forged of ['x', `${reader.id}-${'a'.repeat(22)}`, token.replace(/^\d+/, '1')])
      expect((await send(`/newsletter/abmelden/${forged}`, {})).statusCode).toBe(404);
    expect((await send(`/newsletter/bestaetigen/${token}`, {})).statusCode).toBe(404);
  });
});

describe('/konto/newsletter', () => {
  it('is a tick for each, and sends again what rested', async () => {
    const [one, other] = [await aNewsletter(ctx), await aNewsletter(ctx)];
    const member = await aUser(ctx);
    await aMemberReader(ctx, other, member);
    const headers = await signedIn(app, member);
    expect((await get('/konto/newsletter', headers)).body).toContain(one.name);
    await send('/konto/newsletter', { brief: String(one.id) }, headers);
    expect((await findReadersOfMember(ctx, member.id)).map(({ newsletterId }) => newsletterId)).toEqual([
      one.id,
    ]);
    expect((await get('/newsletter', headers)).body).toContain('/konto/newsletter');
  });
});

describe('issues on the web', () => {
  it('show the introduction in lines as the letter does', async () => {
    const newsletter = await aNewsletter(ctx);
    await anArticle(ctx);
    const { version } = await nextIssueOf(ctx, newsletter);
    const intro = 'Heute viel Regen.\r\n\r\nSchönen Tag,\r\nIhre Redaktion';
    await saveWords(ctx, newsletter.id, { subject: '', intro, version });
    await sendNow(ctx, newsletter.id, { number: 1, isSure: true });
    const { body } = await get(`/newsletter/${newsletter.slug}/1`);
    expect(body).toContain('<p><span>Heute viel Regen.</span></p>');
    expect(body).toContain('Schönen Tag,</span><span><br/>Ihre Redaktion');
  });

  it('show what may be read now, and never what is in preparation', async () => {
    const place = await aPlace(ctx);
    const newsletter = await aNewsletter(ctx, { locationId: place.id });
    const [kept, gone] = [
      await anArticle(ctx, { headline: 'Das Hallenbad öffnet', locationId: place.id }),
      await anArticle(ctx, { headline: 'Später bereut', locationId: place.id }),
    ];
    const page = `/newsletter/${newsletter.slug}`;
    expect((await get(`${page}/1`)).statusCode).toBe(404);
    const { id, version } = await nextIssueOf(ctx, newsletter);
    expect((await get(page)).body).not.toContain(`${page}/1`);
    const intro = 'Heute mit einem Bad und einer Reue.';
    await saveWords(ctx, newsletter.id, { subject: '', intro, version });
    await sendNow(ctx, newsletter.id, { number: 1, isSure: true });
    expect((await get(page)).body).toContain(`${page}/1`);
    for (const part of ['Später bereut', intro]) expect((await get(`${page}/1`)).body).toContain(part);
    await putArticleInState(ctx, gone.id, 'withdrawn');
    const { body } = await get(`${page}/1`);
    expect(body).toContain('Hallenbad');
    // What editors wrote may be about the piece that was withdrawn.
    for (const part of ['bereut', intro]) expect(body).not.toContain(part);
    expect((await get(page)).body).not.toContain('bereut');
    await changeIssueRow(ctx, id, { state: 'sent' });
    expect(await stopIssue(ctx, newsletter.id, id)).toBe('withdrawn');
    expect(await stopIssue(ctx, newsletter.id, id)).toBe('withdrawn');
    expect((await get(`${page}/1`)).statusCode).toBe(404);
    expect((await get(page)).body).not.toContain(`${page}/1`);
    expect((await get('/newsletter/gibt-es-nicht')).statusCode).toBe(404);
    expect(kept.id).toBeGreaterThan(0);
  });
});

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, at) => from - at);

it('has all issues in the archive, page by page', async () => {
  const newsletter = await aNewsletter(ctx);
  const { id, number, ...next } = await nextIssueOf(ctx, newsletter);
  await changeIssueRow(ctx, id, { number: 99 });
  const sent = Array.from({ length: 2 * ARCHIVE_LENGTH + 1 }, (_, at) => ({
    ...next,
    number: number + at,
    state: 'sent' as const,
    startedAt: hoursAgo(24),
  }));
  await ctx.db.insert(newsletterIssues).values(sent);
  const page = `/newsletter/${newsletter.slug}`;
  const numbersAt = async (query: string) =>
    [...(await get(page + query)).body.matchAll(new RegExp(`href="${page}/(\\d+)"`, 'g'))].map(([, found]) =>
      Number(found),
    );
  expect(await numbersAt('')).toEqual(down(61, 32));
  expect((await get(page)).body).toContain(`${page}?vor=32`);
  expect(await numbersAt('?vor=32')).toEqual(down(31, 2));
  expect((await get(`${page}?vor=32`)).body).toMatch(new RegExp(`href="${page}"[^>]*rel="prev"`));
  expect(await numbersAt('?vor=2')).toEqual([1]);
  expect((await get(`${page}?vor=2`)).body).toContain(`${page}?vor=32`);
  expect((await get(`${page}?vor=1`)).statusCode).toBe(404);
});

it('leaves front pages as they are kept when an issue goes out', async () => {
  const place = await aPlace(ctx);
  const newsletter = await aNewsletter(ctx, { locationId: place.id });
  await anArticle(ctx, { locationId: place.id });
  const dropped: string[] = [];
  ctx.portal.invalidation.onDrop((tags = []) => void dropped.push(...tags));
  expect((await sendNow(ctx, newsletter.id, { number: 1, isSure: true })).kind).toBe('sending');
  expect([dropped.includes(ISSUES_TAG), dropped.includes(NEWSLETTERS_TAG)]).toEqual([true, false]);
});

const bringBack = (authorization: string, payload = 'Subject: Nichts\r\n\r\nNichts') =>
  app.http.inject({
    method: 'POST',
    url: '/newsletter/ruecklaeufer',
    payload,
    headers: { 'content-type': 'message/rfc822', authorization },
  });

describe('/newsletter/ruecklaeufer', () => {
  it('takes mails of whoever knows the secret', async () => {
    const newsletter = await aNewsletter(ctx);
    await anArticle(ctx);
    const [reader, issue] = [await aReader(ctx, newsletter), await nextIssueOf(ctx, newsletter)];
    await sendNow(ctx, newsletter.id, { number: 1, isSure: true });
    const message = { issueId: issue.id, readerId: reader.id };
    await ctx.db
      .insert(newsletterDeliveries)
      .values({ ...message, addressKey: 'x', state: 'taken', attempts: 1, at: ctx.now });
    const report = aReport({ messageId: `${messageKey(ctx, message)}@litfass.example`, status: '5.1.1' });
    expect((await bringBack('Bearer falsch', report)).statusCode).toBe(401);
    expect(await findReader(ctx, reader.id)).toMatchObject({ state: 'active' });
    const secret = `Bearer ${signHash(ctx.portal.secrets, BOUNCE_PURPOSE)}`;
    expect((await bringBack(secret)).json()).toEqual({ status: 'success', known: false });
    // What lies behind the beginning of a report is dropped.
    const long = report.replaceAll('\n', '\r\n') + 'x'.repeat(BOUNCE_MAX_BYTES);
    expect((await bringBack(secret, long)).json()).toEqual({ status: 'success', known: true });
    expect(await findReader(ctx, reader.id)).toMatchObject({ state: 'resting' });
  });
});
