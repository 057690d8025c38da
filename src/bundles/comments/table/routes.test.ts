import { describe, expect, it } from 'vitest';
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { decideComment, moderateThread } from '../moderation.ts';
import { findComment, findThread } from '../queries.ts';
import { deleteComment } from '../removing.ts';
import { aComment, aPendingComment } from '../test-data.ts';

const app = await testApp();
const { ctx } = app;
const DESK = '/cockpit/kommentare/tabelle';
const BULK = '/cockpit/tabellen/kommentare/auswahl';
const town = await aPlace(ctx, { name: 'Dornach' });
const quarter = await aPlace(ctx, { name: 'Eichhof', parentId: town.id });
const elsewhere = await aPlace(ctx, { name: 'Fernau' });
const moderator = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: town.path }] });
const browser = await signedIn(app, moderator);
const member = await aUser(ctx);
const article = await anArticle(ctx, { locationId: town.id, headline: 'Die Brücke' });
const foreign = await anArticle(ctx, { locationId: elsewhere.id });

const get = (query = '', headers: Record<string, string> = browser) =>
  app.http.inject({ url: DESK + query, headers: { accept: 'text/html', ...headers } });
const post = (url: string, payload: object = {}, headers: Record<string, string> = browser) =>
  app.http.inject({ method: 'POST', url, payload, headers: { accept: 'application/json', ...headers } });
const bulk = async (aktion: string, ids: readonly number[], wert: object = {}) => {
  const auswahl = ids.map((id) => `comment-${id}`);
  return (await post(BULK, { aktion, auswahl, wert: { [aktion]: wert } })).json();
};
const because = { grund: 'spam', begruendung: 'Dreimal dieselbe Werbung.' };
const undo = async ({ undo }: { undo: string }) => (await post(undo)).json().msg;
const stateOf = async ({ id }: { id: number }) => (await findComment(ctx, id))?.state;
const countOf = async (owner: ContentRef) => (await findThread(ctx, owner)).commentCount;
const lastEntry = async ({ id }: { id: number }) => (await listHistory(ctx, { type: 'comment', id }))[0];

describe('GET /cockpit/kommentare/tabelle', () => {
  it('has what is there at the places of a moderator, with piece, author, place and state; nothing else', async () => {
    const author = await aUser(ctx, { name: 'Jens Groß' });
    await aComment(ctx, article, { text: 'Das Geländer wackelt', author: author.viewer });
    await aPendingComment(ctx, await anArticle(ctx, { locationId: quarter.id }), {
      text: 'SOFORT ABREISSEN BITTE HEUTE',
    });
    await aComment(ctx, article, { text: 'Schon wieder gelöscht', isDeleted: true });
    await aComment(ctx, foreign, { text: 'Von anderswo' });
    const { statusCode, body } = await get();
    expect(statusCode).toBe(200);
    for (const sign of [
      'Das Geländer wackelt',
      'Jens Groß',
      'Die Brücke',
      'Dornach',
      'Eichhof',
      'SOFORT',
      'wartet',
    ])
      expect(body).toContain(sign);
    for (const sign of ['Schon wieder gelöscht', 'Von anderswo', 'Fernau']) expect(body).not.toContain(sign);
  });

  it('is narrowed and put in order by its address', async () => {
    const picture = await aSnapshot(ctx, {
      locationId: quarter.id,
      publishedAt: new Date(ctx.now.getTime() - 30 * DAY_MS),
    });
    const author = await aUser(ctx, { name: 'Zoe Zander' });
    const old = {
      text: 'Uralte Eiche',
      author: author.viewer,
      createdAt: new Date(ctx.now.getTime() - 9 * DAY_MS),
    };
    await aComment(ctx, picture, old);
    await aComment(ctx, picture, { text: 'Junge Eiche' });
    const shown = async (query: string) => {
      const { body } = await get(query);
      return ['Uralte Eiche', 'Junge Eiche', 'Das Geländer', 'SOFORT'].filter((text) => body.includes(text));
    };
    expect(await shown('?q=eich')).toEqual(['Uralte Eiche', 'Junge Eiche']);
    expect(await shown('?autor=zoe')).toEqual(['Uralte Eiche']);
    expect(await shown('?autor=niemand-sonst')).toEqual([]);
    expect(await shown('?zustand=wartet')).toEqual(['SOFORT']);
    expect(await shown('?zustand=verborgen')).toEqual([]);
    expect(await shown('?art=imagepost')).toEqual(['Uralte Eiche', 'Junge Eiche']);
    expect(await shown(`?ort=${quarter.id}`)).toEqual(['Uralte Eiche', 'Junge Eiche', 'SOFORT']);
    expect(await shown(`?ort=${elsewhere.id}`)).toEqual([]);
    expect(await shown('?bis=1999-01-01')).toEqual([]);
    const rising = (await get('?q=eiche&sortiert=datum-auf')).body;
    expect(rising.indexOf('Uralte')).toBeLessThan(rising.indexOf('Junge'));
  });

  it('takes whatever the address says', async () => {
    const odd =
      '?ort=x&von=2026-02-31&bis=gestern&vor=1-1&art=comment&zustand=weg&sortiert=autor-auf&q=%27%29%5C';
    expect((await get(odd)).statusCode).toBe(200);
    expect((await get(`?q=${'x'.repeat(101)}`)).statusCode).toBe(400);
    expect((await get('?vor=99999999999999-2147483647')).statusCode).toBe(200);
    expect((await get('', await signedIn(app, member))).statusCode).toBe(403);
  });

  it('goes on behind its last row, and shows the columns that one chose', async () => {
    const place = await aPlace(ctx, { parentId: town.id });
    const full = await anArticle(ctx, { locationId: place.id });
    for (let at = 0; at < 51; at++)
      await aComment(ctx, full, { text: `Zeile ${at}.`, author: member.viewer });
    const { body } = await get(`?ort=${place.id}`);
    const [, next] =
      /href="[^"]*tabelle(\?[^"]*vor=[^"]*)" rel="next"|rel="next" href="[^"]*tabelle(\?[^"]*)"/
        .exec(body)!
        .filter((each) => each !== undefined);
    const second = (await get(next!.replaceAll('&amp;', '&'))).body;
    expect([body.includes('Zeile 0.'), second.includes('Zeile 0.'), second.includes('Zeile 1.')]).toEqual([
      false,
      true,
      false,
    ]);
    await post('/cockpit/tabellen/kommentare/spalten', { spalten: ['gespraech'] });
    expect((await get()).body).toContain('data-label="Gespräch"');
    await post('/cockpit/tabellen/kommentare/spalten', { spalten: ['unsinn'] });
    expect((await get()).body).not.toContain('data-label="Gespräch"');
  });
});

describe('what is done with many comments', () => {
  it('approves what is held, and holds it again', async () => {
    const owner = await anArticle(ctx, { locationId: town.id });
    const [one, two, out] = [
      await aPendingComment(ctx, owner),
      await aPendingComment(ctx, owner),
      await aComment(ctx, owner),
    ];
    const answer = await bulk('freigeben', [one.id, two.id, out.id]);
    expect(answer.msg).toBe('2 Kommentare sind freigegeben. Bei 1 war es schon so.');
    expect([await stateOf(one), await countOf(owner)]).toEqual(['visible', 3]);
    expect(await lastEntry(one)).toMatchObject({ action: 'comment.approved', actorId: moderator.id });
    await deleteComment(actAs(ctx, two.author), two.id);
    expect(await undo(answer)).toContain('Eine Änderung ist zurückgenommen. Unverändert geblieben:');
    expect([await stateOf(one), await stateOf(two), await countOf(owner)]).toEqual(['held', 'deleted', 1]);
    expect(await lastEntry(one)).toMatchObject({ action: 'comment.held', actorId: moderator.id });
  });

  it('rejects with a reason, and takes that back', async () => {
    const owner = await anArticle(ctx, { locationId: town.id });
    const [held, out] = [await aPendingComment(ctx, owner), await aComment(ctx, owner)];
    const answer = await bulk('ablehnen', [held.id, out.id], { grund: 'spam', begruendung: 'Werbung' });
    expect(answer.msg).toContain('Ein Kommentar ist abgelehnt. Nicht geändert:');
    expect(answer.msg).toContain('wartet nicht auf Freigabe');
    expect(await lastEntry(held)).toMatchObject({ action: 'comment.hidden', after: { reason: 'Werbung' } });
    await undo(answer);
    expect([await stateOf(held), await stateOf(out)]).toEqual(['held', 'visible']);
    expect((await bulk('ablehnen', [held.id], { grund: 'spam' })).status).not.toBe('success');
  });

  it('deletes and restores, with tombstones and counts as they were', async () => {
    const owner = await anArticle(ctx, { locationId: town.id });
    const root = await aComment(ctx, owner);
    const reply = await aComment(ctx, owner, { parentId: root.id });
    const held = await aPendingComment(ctx, owner);
    const answer = await bulk('loeschen', [root.id, reply.id, held.id], because);
    expect([await stateOf(root), await stateOf(reply), await countOf(owner)]).toEqual([
      'deleted',
      'deleted',
      0,
    ]);
    expect(await undo(answer)).toBe('3 Änderungen sind zurückgenommen.');
    expect([await stateOf(root), await stateOf(reply), await stateOf(held)]).toEqual([
      'visible',
      'visible',
      'held',
    ]);
    expect(await countOf(owner)).toBe(2);
    expect(await lastEntry(root)).toMatchObject({ action: 'comment.shown' });
    expect(await undo(answer)).toBe('Hier ist nichts mehr zurückzunehmen.');
  });

  it('deletes with a statement of reasons to whoever wrote it, against which they can appeal', async () => {
    const owner = await anArticle(ctx, { locationId: town.id });
    const author = await aUser(ctx);
    const written = [];
    for (const _one of [1, 2]) written.push(await aComment(ctx, owner, { author: author.viewer }));
    const own = await aComment(ctx, owner, { author: moderator.viewer });
    expect((await bulk('loeschen', [written[0]!.id])).status).toBe('error');
    const answer = await bulk(
      'loeschen',
      [...written, own].map(({ id }) => id),
      because,
    );
    expect(answer.msg).toContain('3 Kommentare sind gelöscht.');
    expect(await Promise.all([...written, own].map(stateOf))).toEqual(['deleted', 'deleted', 'deleted']);
    const page = await app.http.inject({
      url: '/konto/moderation',
      headers: { accept: 'text/html', ...(await signedIn(app, author)) },
    });
    expect(page.body.match(/Wir haben Ihren Kommentar gelöscht\./g)).toHaveLength(2);
    expect(page.body).toContain('Widerspruch bis');
    expect(await listHistory(ctx, { type: 'comment', id: own.id })).toMatchObject([
      { action: 'comment.deleted' },
      {},
    ]);
  });

  it('does not bring back what somebody else decided since', async () => {
    const owner = await anArticle(ctx, { locationId: town.id });
    const held = await aPendingComment(ctx, owner);
    const boss = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const answer = await bulk('ablehnen', [held.id], because);
    await ctx.db.execute(`update comments set state = 'held' where id = ${held.id}`);
    await decideComment(actAs(ctx, boss.viewer), held.id, 'reject');
    await undo(answer);
    expect(await stateOf(held)).toBe('deleted');
  });

  it('closes threads once each, and opens them again', async () => {
    const owner = await anArticle(ctx, { locationId: town.id });
    const [one, two] = [await aComment(ctx, owner), await aComment(ctx, owner)];
    const answer = await bulk('schliessen', [one.id, two.id]);
    expect(answer.msg).toBe('Ein Gespräch ist geschlossen. Bei 1 war es schon so.');
    expect((await findThread(ctx, owner)).isLocked).toBe(true);
    await undo(answer);
    expect((await findThread(ctx, owner)).isLocked).toBe(false);
    expect((await bulk('oeffnen', [one.id])).msg).toBe('Es war schon alles so. Nichts wurde geändert.');
  });

  it('gives a thread back the hour at which it was to close', async () => {
    const owner = await anArticle(ctx, { locationId: town.id });
    const { id } = await aComment(ctx, owner);
    const closesAt = new Date(ctx.now.getTime() + DAY_MS);
    await moderateThread(actAs(ctx, moderator.viewer), owner, { closesAt });
    await undo(await bulk('schliessen', [id]));
    expect(await findThread(ctx, owner)).toMatchObject({ isLocked: false, closesAt });
  });

  it('asks the policy for each: comments elsewhere, deleted ones and other things are unknown', async () => {
    const [there, gone] = [await aComment(ctx, foreign), await aComment(ctx, article, { isDeleted: true })];
    const own = await aComment(ctx, foreign, { author: moderator.viewer });
    for (const action of ['freigeben', 'ablehnen', 'loeschen', 'schliessen', 'oeffnen']) {
      const answer = await bulk(action, [there.id, own.id, 2_147_483_647], because);
      expect([action, answer.status, answer.undo]).toEqual([action, 'error', undefined]);
    }
    expect((await bulk('loeschen', [gone.id], because)).status).toBe('error');
    expect((await post(BULK, { aktion: 'loeschen', auswahl: [`article-${article.id}`] })).json().status).toBe(
      'error',
    );
    expect([await stateOf(there), await stateOf(own), await stateOf(gone)]).toEqual([
      'visible',
      'visible',
      'deleted',
    ]);
    expect((await findThread(ctx, foreign)).isLocked).toBe(false);
    const body = { aktion: 'loeschen', auswahl: [`comment-${there.id}`] };
    expect((await post(BULK, body, await signedIn(app, member))).statusCode).toBe(403);
  });

  it('is decided once where two moderators press at the same time', async () => {
    const owner = await anArticle(ctx, { locationId: town.id });
    const held = await aPendingComment(ctx, owner);
    const [one, two] = await Promise.all([bulk('freigeben', [held.id]), bulk('freigeben', [held.id])]);
    expect([one.undo, two.undo].filter(Boolean)).toHaveLength(1);
    expect(await countOf(owner)).toBe(1);
  });
});
