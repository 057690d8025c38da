import { describe, expect, it } from 'vitest';
import { unpackFlashes } from '#kernel/flash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { DESK_PAGE_LENGTH } from '../constants.ts';
import { findComment, findThread } from '../queries.ts';
import { aComment, aPendingComment } from '../test-data.ts';

const app = await testApp();
const { ctx } = app;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const PAGE = { accept: 'text/html' };

const town = await aPlace(ctx);
const moderatorAt = async (locationPath: string) =>
  signedIn(app, await aUser(ctx, { roles: [{ role: 'moderator', locationPath }] }));
const moderator = await moderatorAt('');
const member = await signedIn(app, await aUser(ctx));

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { ...PAGE, ...headers } });
const decide = (id: number, fields: Record<string, string>, headers: Record<string, string>) =>
  app.http.inject({
    method: 'POST',
    url: `/a/ajax/commentdecision/${id}`,
    headers: { ...FORM, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
type Reply = Awaited<ReturnType<typeof decide>>;
const flashesOf = (reply: Reply) => {
  const cookie = reply.cookies.find(({ name }) => name === 'litfass_flash');
  return unpackFlashes(app.portal.secrets, cookie?.value).map(({ type, text }) => [type, text]);
};
const stateOf = async (id: number) => (await findComment(ctx, id))?.state;

describe('GET /cockpit/kommentare', () => {
  it('shows what is held with piece, author, reasons and the way to decide; nothing of that to others', async () => {
    const article = await anArticle(ctx, { headline: 'Elf zu zehn' });
    const author = await aUser(ctx, { name: 'Jens Groß' });
    const { id, text } = await aPendingComment(ctx, article, { author: author.viewer });
    const { statusCode, body } = await get('/cockpit/kommentare', moderator);
    expect(statusCode).toBe(200);
    for (const sign of [text, 'Jens Groß', 'Elf zu zehn', 'Überwiegend Großbuchstaben', 'noindex'])
      expect(body).toContain(sign);
    expect(body).toContain(`action="/a/ajax/commentdecision/${id}"`);
    expect((await get(article.href)).body).not.toContain(text);
    expect((await get(article.href, moderator)).body).toContain(text);
  });

  it('leads visitors to sign in, is closed to members, and shows moderators of a place theirs', async () => {
    expect((await get('/cockpit/kommentare')).headers.location).toMatch(/^\/anmelden\?next=/);
    expect((await get('/cockpit/kommentare', member)).statusCode).toBe(403);
    const here = await aPendingComment(ctx, await anArticle(ctx, { locationId: town.id }));
    const there = await aPendingComment(ctx, await anArticle(ctx));
    const { body } = await get('/cockpit/kommentare', await moderatorAt(town.path));
    expect([body.includes(here.text), body.includes(there.text)]).toEqual([true, false]);
  });

  it('goes back and forth page by page, and says when nothing waits', async () => {
    const place = await aPlace(ctx);
    const desk = await moderatorAt(place.path);
    expect((await get('/cockpit/kommentare', desk)).body).toContain('Nichts wartet');
    const article = await anArticle(ctx, { locationId: place.id });
    const ids: number[] = [];
    for (let i = 0; i <= DESK_PAGE_LENGTH; i++) ids.push((await aPendingComment(ctx, article)).id);
    const first = await get('/cockpit/kommentare', desk);
    const older = `/cockpit/kommentare?vor=${ids[1]}`;
    expect(first.body).toContain(`href="${older}"`);
    const second = await get(older, desk);
    expect(second.body).toContain(`commentdecision/${ids[0]}"`);
    expect(second.body).not.toContain(`commentdecision/${ids[1]}"`);
    const back = await get(`/cockpit/kommentare?nach=${ids[0]}`, desk);
    expect(back.body).toContain(`commentdecision/${ids[1]}"`);
    expect(back.body).not.toContain(`commentdecision/${ids[0]}"`);
  });
});

describe('a page of the desk that has nothing any more', () => {
  it.each(['', '/alle'])('leads to the newest, instead of saying that nothing is there: %s', async (part) => {
    const path = `/cockpit/kommentare${part}`;
    for (const beyond of ['vor=1', 'nach=2000000000'])
      expect((await get(`${path}?${beyond}`, moderator)).headers.location).toBe(path);
  });
});

describe('GET /cockpit/kommentare/alle', () => {
  it('shows what was written lately with the way to delete it', async () => {
    const place = await aPlace(ctx);
    const article = await anArticle(ctx, { locationId: place.id });
    const { id, text } = await aComment(ctx, article);
    const gone = await aComment(ctx, article, { isDeleted: true });
    const elsewhere = await aComment(ctx, await anArticle(ctx));
    const { body } = await get('/cockpit/kommentare/alle', await moderatorAt(place.path));
    expect(body).toContain(text);
    expect(body).toContain(`href="/kommentar/${id}/loeschen"`);
    for (const other of [gone, elsewhere]) expect(body).not.toContain(`${other.text}<`);
  });
});

describe('POST /a/ajax/commentdecision/{commentId}', () => {
  it('approve: the comment appears and counts; twice is once', async () => {
    const article = await anArticle(ctx);
    const { id } = await aPendingComment(ctx, article);
    for (let i = 0; i < 2; i++) {
      const reply = await decide(id, { decision: 'approve' }, moderator);
      expect([reply.statusCode, reply.json()]).toEqual([
        200,
        {
          status: 'success',
          decision: 'approve',
          commentId: id,
          commentCount: 1,
          text: 'Der Kommentar ist freigegeben.',
        },
      ]);
    }
    expect((await findThread(ctx, article)).commentCount).toBe(1);
    expect((await get(article.href)).body).toContain(`id="comment-${id}"`);
  });

  it('reject with a reason; then approving is 409', async () => {
    const { id } = await aPendingComment(ctx, await anArticle(ctx));
    const rejected = await decide(id, { decision: 'reject', reason: 'Werbung' }, moderator);
    expect(rejected.json()).toMatchObject({ status: 'success', text: 'Der Kommentar ist abgelehnt.' });
    const late = await decide(id, { decision: 'approve' }, moderator);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { status: 'error', msg: 'Über diesen Kommentar ist schon entschieden.' },
    ]);
    expect(await stateOf(id)).toBe('deleted');
  });

  it('without JavaScript: back to the desk with a message', async () => {
    const { id } = await aPendingComment(ctx, await anArticle(ctx));
    const reply = await decide(id, { decision: 'approve', reason: '' }, { ...moderator, ...PAGE });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/cockpit/kommentare']);
    expect(flashesOf(reply)).toEqual([['success', 'Der Kommentar ist freigegeben.']]);
    const late = await decide(id, { decision: 'reject' }, { ...moderator, ...PAGE });
    expect(flashesOf(late)).toEqual([['warning', 'Über diesen Kommentar ist schon entschieden.']]);
  });

  it('takes as long a reason as its field does, whose line breaks a form sends as two signs', async () => {
    const { id } = await aPendingComment(ctx, await anArticle(ctx));
    const reason = `${'x'.repeat(48)}\r\n`.repeat(10) + 'y'.repeat(10);
    const fields = { decision: 'reject', category: 'insult', reason };
    expect((await decide(id, fields, { ...moderator, ...PAGE })).statusCode).toBe(303);
    expect(await stateOf(id)).toBe('deleted');
  });

  it('without JavaScript: a rejection that lacks what it is against comes back with the reason as it was typed', async () => {
    const article = await anArticle(ctx);
    const { id } = await aPendingComment(ctx, article);
    const newer = await aPendingComment(ctx, article);
    const fields = { decision: 'reject', category: '', reason: 'Beleidigt die Nachbarin.' };
    const { statusCode, body } = await decide(id, fields, { ...moderator, ...PAGE });
    expect(statusCode).toBe(422);
    expect(body).toContain('<title>Fehler: ');
    expect(body).toContain('>Beleidigt die Nachbarin.</textarea>');
    expect(body).toMatch(new RegExp(`<select[^>]*id="f-category-${id}"[^>]*aria-invalid="true"`));
    expect(body).toContain('<details open="">');
    expect(body).not.toContain(`f-category-${newer.id}"`);
    expect(await stateOf(id)).toBe('held');
  });

  it('401 for visitors, 403 for members and its author, 404 for moderators elsewhere, 404 and 400 for nonsense', async () => {
    const author = await aUser(ctx);
    const { id } = await aPendingComment(ctx, await anArticle(ctx), { author: author.viewer });
    expect((await decide(id, { decision: 'approve' }, {})).statusCode).toBe(401);
    for (const browser of [member, await signedIn(app, author)])
      expect((await decide(id, { decision: 'approve' }, browser)).statusCode).toBe(403);
    const elsewhere = await moderatorAt(town.path);
    expect((await decide(id, { decision: 'approve' }, elsewhere)).statusCode).toBe(404);
    expect((await decide(2147483647, { decision: 'approve' }, moderator)).statusCode).toBe(404);
    for (const fields of [{}, { decision: 'burn' }, { decision: 'reject', reason: 'x'.repeat(501) }])
      expect((await decide(id, fields as Record<string, string>, moderator)).statusCode).toBe(400);
    expect(await stateOf(id)).toBe('held');
  });
});

describe('the menu of the desk', () => {
  it('leads moderators there with the number of what waits', async () => {
    const place = await aPlace(ctx);
    await aPendingComment(ctx, await anArticle(ctx, { locationId: place.id }));
    const { body } = await get('/cockpit/kommentare', await moderatorAt(place.path));
    expect(body).toMatch(/<a href="\/cockpit\/kommentare" aria-current="page">Kommentare <span>1<\/span>/);
  });
});
