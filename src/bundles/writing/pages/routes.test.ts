import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { reportHref } from '#bundles/moderation/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { createManuscript, saveManuscript } from '../saving.ts';
import { ensureManuscriptOf } from '../manuscript-lock.ts';
import { reportablePieces } from '../reporting.ts';
import { openForMembers } from '../settings.ts';
import { writingOf } from '../kind-writing.ts';
import { manuscriptNotes, manuscriptPresence } from '../schema.ts';
import { DESK_PAGE_LENGTH, DESK_TABS, OWN_PAGE_LENGTH } from './constants.ts';
import { aManuscriptRow } from './test-data.ts';

const app = await testApp();
const { ctx } = app;
const place = await aPlace(ctx);
const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
const aWriter = async () => {
  const { id } = await aUser(ctx, { name: 'Jens Groß' });
  return { id, browser: await signedIn(app, { id }) };
};
const editorAt = async (locationPath: string) =>
  signedIn(app, await aUser(ctx, { name: 'Ruth Lindner', roles: [{ role: 'editor', locationPath }] }));
const editor = await editorAt(place.path);

describe('GET /schreiben', () => {
  it('leads visitors to sign in and says what to do when nothing is there', async () => {
    expect((await get('/schreiben')).headers.location).toMatch(/^\/anmelden\?next=/);
    const { browser } = await aWriter();
    const { body } = await get('/schreiben', browser);
    expect(body).toContain('Nichts in Arbeit');
    expect(body).toMatch(/<a href="\/schreiben" aria-current="page">Beiträge/);
  });

  it('tells who isn’t confirmed before they begin, and sends the mail again from there', async () => {
    const unconfirmed = await aUser(ctx, { confirmedAt: null });
    const browser = await signedIn(app, unconfirmed);
    const { body } = await get('/schreiben', browser);
    expect(body).toContain('Erst noch Ihre E-Mail-Adresse bestätigen');
    expect(body).not.toContain('href="/schreiben/artikel"');
    expect((await get('/schreiben/artikel', browser)).headers.location).toBe('/schreiben');
    const [, action] = /<form[^>]* action="([^"]+)"[^>]*><input type="hidden" name="next"/.exec(body)!;
    const payload = new URLSearchParams({ next: '/schreiben' }).toString();
    const headers = { ...browser, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    const sent = await app.http.inject({ method: 'POST', url: action!, payload, headers });
    expect(sent.headers.location).toBe('/schreiben');
    expect(String(sent.headers['set-cookie'])).toContain('litfass_flash=');
  });

  it('has among what is out also what moderators keep out of all lists', async () => {
    const { id: authorId, browser } = await aWriter();
    const { id } = await anArticle(ctx, { authorId, headline: 'In keiner Liste' });
    const { reduce } = (await reportablePieces(ctx)).find(({ type }) => type === 'article')!;
    await withTransaction(ctx, (ctx) => reduce!.act(ctx, id, ''));
    const { body } = await get('/schreiben/veroeffentlicht', browser);
    expect(body).toContain('In keiner Liste');
    expect(body).toMatch(/aria-current="page"[^>]*>Veröffentlicht[^1]*1</);
  });

  it('shows what is being worked on, how it stands and what was remarked; nothing of others', async () => {
    const { id: authorId, browser } = await aWriter();
    const draft = await aManuscriptRow(ctx, { authorId, title: 'Ein <b>Entwurf</b>' });
    await aManuscriptRow(ctx, {
      authorId,
      state: 'in-review',
      submittedAt: new Date('2026-11-20T08:30:00Z'),
    });
    await aManuscriptRow(ctx, {
      authorId,
      state: 'scheduled',
      scheduledFor: new Date('2026-12-24T17:00:00Z'),
    });
    await aManuscriptRow(ctx, { authorId, objectId: 900_001, pieceState: 'published', title: '' });
    await aManuscriptRow(ctx, {
      authorId,
      state: 'done',
      objectId: 900_002,
      pieceState: 'withdrawn',
      title: 'Fort',
    });
    await aManuscriptRow(ctx, { authorId: (await aUser(ctx)).id, title: 'Fremdes' });
    const noted = { manuscriptId: draft.id, text: 'Wer sagt das?', version: 1, createdAt: ctx.now };
    await ctx.db
      .insert(manuscriptNotes)
      .values({ ...noted, writerId: (await aUser(ctx, { name: 'Ruth Lindner' })).id });
    const { body } = await get('/schreiben', browser);
    for (const words of [
      'Ein &lt;b&gt;Entwurf&lt;/b&gt;',
      'in Prüfung seit 20.\u00a0November 2026, 9.30\u00a0Uhr',
      '>Zurücknehmen<',
      '>Planung aufheben<',
      'erscheint am 24.\u00a0Dezember 2026, 18.00\u00a0Uhr',
      'Änderungen noch nicht veröffentlicht',
      'Noch ohne Titel',
      'Anmerkung von Ruth Lindner',
      'Wer sagt das?',
      `href="/schreiben/artikel/${draft.id}"`,
      `href="/schreiben/${draft.id}/vorschau"`,
      `href="/schreiben/${draft.id}/fassungen"`,
      `href="/schreiben/${draft.id}/verwerfen"`,
    ])
      expect(body).toContain(words);
    for (const words of ['Fremdes', '>Fort<']) expect(body).not.toContain(words);
    expect((await get('/schreiben/zurueckgezogen', browser)).body).toContain('Fort');
  });

  it('offers and takes no kind that members don’t begin, but goes on with what is begun', async () => {
    const { browser } = await aWriter();
    const creation = () => ({
      type: 'article' as const,
      key: randomUUID(),
      objectId: null,
      content: { ...writingOf(ctx, 'article').blank(), headline: 'Begonnen' },
    });
    const member = actAs(ctx, (await aUser(ctx)).viewer);
    const begun = await createManuscript(member, creation());
    await changeSetting(ctx, openForMembers('article'), false);
    expect((await get('/schreiben', browser)).body).not.toContain('href="/schreiben/artikel"');
    expect((await get('/schreiben', browser)).body).toContain('href="/schreiben/schnappschuss"');
    const refused = await get('/schreiben/artikel', browser);
    expect([refused.statusCode, refused.body]).toEqual([
      403,
      expect.stringContaining('Davon nimmt das Portal zurzeit nichts Neues an.'),
    ]);
    await expect(createManuscript(member, creation())).rejects.toMatchObject({ status: 403 });
    if (begun.kind !== 'saved') throw new Error(begun.kind);
    const { id: manuscript, version } = begun.manuscript;
    const saving = { id: manuscript, version, content: creation().content, window: null };
    expect(await saveManuscript(member, saving)).toMatchObject({ kind: 'saved' });
    expect((await get('/schreiben', editor)).body).toContain('href="/schreiben/artikel"');
    await changeSetting(ctx, openForMembers('article'), true);
  });

  it('goes on page by page', async () => {
    const { id: authorId, browser } = await aWriter();
    for (let at = 0; at <= OWN_PAGE_LENGTH; at++)
      await aManuscriptRow(ctx, { authorId, title: `Stück ${at}.`, changedAt: new Date(1.7e12 + at) });
    const { body } = await get('/schreiben', browser);
    expect(body).not.toContain('Stück 0.');
    const next = /href="(\/schreiben\?vor=[^"]+)"/.exec(body)![1]!;
    const second = await get(next, browser);
    expect(second.body).toContain('Stück 0.');
    expect(second.body).not.toContain('Stück 1.');
    expect((await get('/schreiben?vor=unfug', browser)).body).toContain(`Stück ${OWN_PAGE_LENGTH}.`);
  });
});

describe('GET /schreiben/veroeffentlicht', () => {
  it('shows what is out, also what was never written here, with the ways to change it and to take it back', async () => {
    const { id: authorId, browser } = await aWriter();
    const article = await anArticle(ctx, { authorId, headline: 'Die Brücke steht' });
    const { body } = await get('/schreiben/veroeffentlicht', browser);
    for (const words of [
      'Die Brücke steht',
      `href="${article.href}"`,
      `href="/schreiben/artikel?beitrag=${article.id}"`,
      `href="/schreiben/article/${article.id}/zurueckziehen"`,
      `href="/schreiben/article/${article.id}/loeschen"`,
    ])
      expect(body).toContain(words);
    const { id } = await aManuscriptRow(ctx, { authorId, objectId: article.id, pieceState: 'published' });
    const changed = (await get('/schreiben/veroeffentlicht', browser)).body;
    expect(changed).toContain('Änderungen noch nicht veröffentlicht');
    expect(changed).toContain(`href="/schreiben/artikel/${id}"`);
  });
});

describe('GET /cockpit/beitraege', () => {
  it('is for editors; shows what waits in their places, the oldest first, and the number of it in the menu', async () => {
    const { id: authorId, browser } = await aWriter();
    expect((await get('/cockpit/beitraege', browser)).statusCode).toBe(403);
    const waiting = { authorId, state: 'in-review', locationPath: place.path } as const;
    const late = await aManuscriptRow(ctx, {
      ...waiting,
      title: 'Später da',
      submittedAt: new Date(1.7e12 + 2),
    });
    await aManuscriptRow(ctx, { ...waiting, title: 'Zuerst da', submittedAt: new Date(1.7e12 + 1) });
    await aManuscriptRow(ctx, { ...waiting, title: 'Anderswo', locationPath: '999/' });
    const { body } = await get('/cockpit/beitraege', editor);
    expect(body.indexOf('Zuerst da')).toBeLessThan(body.indexOf('Später da'));
    expect(body).not.toContain('Anderswo');
    expect(body).toMatch(/<a href="\/cockpit\/beitraege" aria-current="page">Beiträge <span>2<\/span>/);
    expect(body).toContain(`action="/schreiben/ajax/manuskript/${late.id}/zurueckgeben"`);
    expect((await get('/cockpit/beitraege', await editorAt('998/'))).body).toContain('Nichts wartet');
  });

  it('shows drafts with who writes on them just now, what is planned and what was taken back', async () => {
    const town = await aPlace(ctx);
    const browser = await editorAt(town.path);
    const { id: authorId } = await aWriter();
    const there = { authorId, locationPath: town.path };
    const draft = await aManuscriptRow(ctx, { ...there, title: 'Noch offen' });
    await aManuscriptRow(ctx, {
      ...there,
      title: 'Bald',
      state: 'scheduled',
      scheduledFor: new Date(1.9e12),
    });
    await aManuscriptRow(ctx, {
      ...there,
      title: 'Vorbei',
      state: 'done',
      objectId: 900_003,
      pieceState: 'withdrawn',
    });
    const timedOut = { objectId: 900_013, pieceState: 'expired' } as const;
    await aManuscriptRow(ctx, { ...there, title: 'Abgelaufen', state: 'done', ...timedOut });
    const seen = { manuscriptId: draft.id, userId: authorId, seenAt: ctx.now };
    await ctx.db.insert(manuscriptPresence).values([
      { ...seen, tab: 1 },
      { ...seen, tab: 2 },
    ]);
    const drafts = (await get('/cockpit/beitraege?stand=entwuerfe', browser)).body;
    expect(drafts).toContain('Noch offen');
    expect(drafts).toContain('Jens Groß schreibt gerade daran');
    expect((await get('/cockpit/beitraege?stand=geplant', browser)).body).toContain('Bald');
    const over = (await get('/cockpit/beitraege?stand=zurueckgezogen', browser)).body;
    expect(over).toContain('Vorbei');
    for (const id of [900_003, 900_013])
      expect(over).toContain(`action="/schreiben/article/${id}/wieder-veroeffentlichen"`);
  });

  it('is narrowed by place and kind, which stay in the address', async () => {
    const [town, other] = [await aPlace(ctx), await aPlace(ctx)];
    const all = await editorAt('');
    const { id: authorId } = await aWriter();
    const waiting = { authorId, state: 'in-review', submittedAt: ctx.now } as const;
    for (let at = 0; at <= DESK_PAGE_LENGTH; at++)
      await aManuscriptRow(ctx, { ...waiting, locationPath: town.path, title: `Wartend ${at}.` });
    await aManuscriptRow(ctx, { ...waiting, locationPath: other.path, title: 'Nebenan' });
    await aManuscriptRow(ctx, { ...waiting, locationPath: town.path, type: 'event', title: 'Ein Fest' });
    const { body } = await get(`/cockpit/beitraege?ort=${town.id}&art=article`, all);
    expect(body).toContain('Wartend 0.');
    for (const words of ['Nebenan', 'Ein Fest', `Wartend ${DESK_PAGE_LENGTH}.`])
      expect(body).not.toContain(words);
    const next = /href="(\/cockpit\/beitraege\?[^"]*vor=[^"]+)"/.exec(body)![1]!.replaceAll('&amp;', '&');
    expect(next).toContain(`ort=${town.id}&art=article`);
    expect((await get(next, all)).body).toContain(`Wartend ${DESK_PAGE_LENGTH}.`);
    expect((await get('/cockpit/beitraege?ort=&art=', all)).statusCode).toBe(200);
  });
});

/** Makes an article as its author saves it, with one revision for each headline. */
const anArticleInWork = async (headlines: readonly string[]) => {
  const user = await aUser(ctx, { name: 'Jens Groß', roles: [{ role: 'author', locationPath: '' }] });
  const acting = actAs(ctx, user.viewer);
  const contentOf = (headline: string) => ({
    ...writingOf(ctx, 'article').blank(),
    headline,
    locationId: place.id,
  });
  const key = randomUUID();
  const creation = { type: 'article', key, objectId: null } as const;
  const begun = await createManuscript(acting, { ...creation, content: contentOf(headlines[0]!) });
  const { id } = begun.kind === 'saved' ? begun.manuscript : { id: 0 };
  for (const [at, headline] of headlines.slice(1).entries())
    await saveManuscript(acting, { id, version: at + 1, content: contentOf(headline), window: null });
  return { id, browser: await signedIn(app, user) };
};

describe('GET /schreiben/{id}/fassungen', () => {
  it('shows what changed since the one before, all revisions, and the way back to an older one', async () => {
    const { id, browser } = await anArticleInWork([
      'Der Rat tagt',
      'Der Rat tagt heute',
      'Der Kreistag tagt heute',
    ]);
    const { body } = await get(`/schreiben/${id}/fassungen`, browser);
    expect(body).toContain('Von Fassung\u00a02 zu Fassung\u00a03');
    expect(body).toMatch(/Der <\/span><del><span[^>]*>gestrichen: <\/span>Rat<span/);
    expect(body).toMatch(/<ins><span[^>]*>eingefügt: <\/span>Kreistag<span/);
    expect(body).toContain(`action="/schreiben/ajax/manuskript/${id}/wiederherstellen"`);
    expect(body).toMatch(/name="version" value="3"\/><input type="hidden" name="revision" value="2"/);
    // What is asked is about the one whose number stands on the button.
    expect(body).toContain('Fassung\u00a02 wiederherstellen');
    expect(body).toContain('bekommt wieder den Inhalt von Fassung\u00a02,');
    const chosen = (await get(`/schreiben/${id}/fassungen?von=2&bis=1`, browser)).body;
    expect(chosen).toContain('Von Fassung\u00a01 zu Fassung\u00a02');
    expect(chosen).toMatch(/<ins><span[^>]*>eingefügt: <\/span> heute<span/);
    expect((await get(`/schreiben/${id}/fassungen?von=1&bis=99`, browser)).statusCode).toBe(404);
  });

  it('says that there is but one, and is for its author and the editors of its place', async () => {
    const { id, browser } = await anArticleInWork(['Der Rat tagt']);
    expect((await get(`/schreiben/${id}/fassungen`, browser)).body).toContain(
      'Bis jetzt gibt es eine Fassung',
    );
    expect((await get(`/schreiben/${id}/fassungen`, editor)).statusCode).toBe(200);
    for (const other of [(await aWriter()).browser, await editorAt('999/')])
      expect((await get(`/schreiben/${id}/fassungen`, other)).statusCode).toBe(404);
    expect((await get('/schreiben/2147483647/fassungen', browser)).statusCode).toBe(404);
  });
});

describe('GET /schreiben/{type}/{objectId}/zurueckziehen and /loeschen', () => {
  it('ask the author and editors of the place, say what will happen, and are closed to others', async () => {
    const { id: authorId, browser } = await aWriter();
    const article = await anArticle(ctx, { authorId, locationId: place.id, headline: 'Die Brücke steht' });
    for (const what of ['zurueckziehen', 'loeschen']) {
      const path = `/schreiben/article/${article.id}/${what}`;
      const { body } = await get(path, browser);
      expect(body).toContain('Die Brücke steht');
      expect(body).toContain(`action="${path}" method="post"`);
      expect(body).not.toContain('Der Beitrag ist von');
      expect(body).not.toContain('Als Verstoß melden');
      const ofOther = (await get(path, editor)).body;
      expect(ofOther).toContain('Der Beitrag ist von Jens Groß.');
      expect(ofOther).toContain(`href="${reportHref('article', article.id)}">Als Verstoß melden</a>`);
      expect((await get(path, (await aWriter()).browser)).statusCode).toBe(403);
      expect((await get(`/schreiben/article/2147483647/${what}`, browser)).statusCode).toBe(404);
    }
    expect((await get(`/schreiben/comment/1/loeschen`, browser)).statusCode).toBe(404);
  });

  it('of what moderators hid are not there, and neither is a way to them', async () => {
    const { id: authorId } = await aWriter();
    const article = await anArticle(ctx, { authorId, locationId: place.id, headline: 'Verborgenes' });
    const { id } = (await withTransaction(ctx, (ctx) => ensureManuscriptOf(ctx, article)))!;
    const wayTo = async (what: string) =>
      (await get(`/schreiben/artikel/${id}`, editor)).body.includes(
        `/schreiben/article/${article.id}/${what}`,
      );
    expect(await wayTo('zurueckziehen')).toBe(true);
    const { hide } = (await reportablePieces(ctx)).find(({ type }) => type === article.type)!;
    await withTransaction(ctx, (ctx) => hide!.act(ctx, article.id, ''));
    expect(await wayTo('zurueckziehen')).toBe(false);
    expect((await get(`/cockpit/beitraege?stand=${DESK_TABS.takenBack}`, editor)).body).not.toContain(
      `/schreiben/article/${article.id}/loeschen`,
    );
    for (const what of ['zurueckziehen', 'loeschen'])
      expect((await get(`/schreiben/article/${article.id}/${what}`, editor)).statusCode).toBe(404);
  });
});

describe('GET /schreiben/{id}/verwerfen', () => {
  it('asks its author; of what never came out nobody else', async () => {
    const { id, browser } = await anArticleInWork(['Der Rat tagt']);
    const { body } = await get(`/schreiben/${id}/verwerfen`, browser);
    expect(body).toContain('Entwurf verwerfen?');
    expect(body).toContain(`action="/schreiben/ajax/manuskript/${id}/verwerfen"`);
    expect((await get(`/schreiben/${id}/verwerfen`, editor)).statusCode).toBe(403);
  });
});
