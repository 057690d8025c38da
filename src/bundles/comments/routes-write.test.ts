import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { unpackFlashes } from '#kernel/flash.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { wantNotes } from '#bundles/boundaries/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { MAX_COMMENT_LENGTH, MAX_PER_MINUTE } from './constants.ts';
import { findComment, findThread, listComments } from './queries.ts';
import { calmNotes, calmPage } from './settings.ts';
import { aComment, aLockedThread } from './test-data.ts';

const app = await testApp();
const { ctx } = app;

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const FROM_BROWSER = { ...FORM, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const post = (url: string, fields: Record<string, string | number>, headers: Record<string, string> = {}) => {
  const pairs = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  const payload = new URLSearchParams(pairs).toString();
  return app.http.inject({ method: 'POST', url, headers: { ...FORM, ...headers }, payload });
};
type Reply = Awaited<ReturnType<typeof post>>;

const flashesOf = (reply: Reply) => {
  const cookie = reply.cookies.find(({ name }) => name === 'litfass_flash');
  return unpackFlashes(app.portal.secrets, cookie?.value).map(({ type, text }) => [type, text]);
};

/** Writes an article; returns it with the address that takes its comments, and somebody who may write one. */
const aScene = async () => {
  const article = await anArticle(ctx);
  const member = await aUser(ctx);
  return {
    article,
    member,
    url: `/a/ajax/articlecommentnew/${article.id}`,
    browser: await signedIn(app, member),
  };
};
const countOf = async (id: number) => (await findThread(ctx, { type: 'article', id })).commentCount;

describe('POST /a/ajax/articlecommentnew/{ownerId}', () => {
  it('with a text: commented, with id, count and what to say', async () => {
    const { article, member, url, browser } = await aScene();
    await aComment(ctx, article);
    const reply = await post(url, { text: 'Gut so.\r\nWeiter!' }, browser);
    const [, comment] = await listComments(ctx, article);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { commented: true, commentId: comment!.id, commentCount: 2, text: 'Ihr Kommentar ist erschienen.' },
    ]);
    expect(comment).toMatchObject({ authorId: member.id, text: 'Gut so.\nWeiter!', parentId: null });
  });

  it('with what may be hasty: a calm note once, in the portal’s words, and what was typed stays', async () => {
    const { article, url, browser } = await aScene();
    await changeSetting(ctx, calmPage, '/netiquette');
    const text = 'So ein IDIOT!';
    const { commented, text: said, calm, html } = (await post(url, { text }, browser)).json();
    // For programs that know of no note the fields of the contract say enough.
    expect([commented, said]).toEqual([
      false,
      expect.stringContaining('Ihr Text ist noch nicht abgeschickt.'),
    ]);
    expect(calm).toEqual({
      quote: 'Schreiben Sie so, wie Sie es der anderen Person ins Gesicht sagen würden.',
      pageHref: '/netiquette',
      offHref: '/konto/miteinander#hinweis',
    });
    expect(html).toContain('Trotzdem senden');
    const page = await post(url, { text }, { ...browser, ...FROM_BROWSER });
    expect([page.statusCode, await countOf(article.id)]).toEqual([200, 0]);
    expect(page.body).toContain('Noch einmal lesen?');
    expect(page.body).toContain(text);
    // The form is far down on its page: the focus, and with it the screen, goes there.
    expect(page.body).toMatch(/<textarea[^>]* autofocus=""/);
    const action = /action="([^"]+\?trotzdem=1)"/.exec(page.body)![1]!;
    expect((await post(action, { text }, browser)).json()).toMatchObject({ commented: true });
    expect(await countOf(article.id)).toBe(1);
  });

  it('with the same: nothing of it where the writer or the portal wants no note', async () => {
    const { member, url, browser } = await aScene();
    const text = 'So ein Trottel!';
    expect((await post(url, { text: 'Ach so.' }, browser)).json()).toMatchObject({ commented: true });
    await wantNotes(actAs(ctx, member.viewer), false);
    expect((await post(url, { text }, browser)).json()).toMatchObject({ commented: true });
    await wantNotes(actAs(ctx, member.viewer), true);
    expect((await post(url, { text: `${text} Nein.` }, browser)).json()).toHaveProperty('calm');
    await changeSetting(ctx, calmNotes, false);
    expect((await post(url, { text: `${text} Nein.` }, browser)).json()).toMatchObject({ commented: true });
    await changeSetting(ctx, calmNotes, true);
  });

  it('with a parent: an answer', async () => {
    const { article, url, browser } = await aScene();
    const root = await aComment(ctx, article);
    const { commentId } = (await post(url, { text: 'Eben.', parentId: root.id }, browser)).json();
    expect(await findComment(ctx, commentId)).toMatchObject({ parentId: root.id });
  });

  it('takes JSON as well as a form', async () => {
    const { url, browser } = await aScene();
    const headers = { ...browser, 'content-type': 'application/json' };
    const reply = await app.http.inject({ method: 'POST', url, headers, payload: { text: 'Als JSON.' } });
    expect(reply.json()).toMatchObject({ commented: true, commentCount: 1 });
  });

  it.each([
    ['nothing at all', {}],
    ['only a parent', { parentId: 17 }],
  ])('with %s: the form', async (_, fields) => {
    const { article, url, browser } = await aScene();
    const reply = await post(url, fields, browser);
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([200, ['html']]);
    const { html } = reply.json();
    expect(html).toContain(`action="${url}" method="post"`);
    expect(html).toContain('<textarea name="text"');
    expect(html.includes('name="parentId" value="17"')).toBe('parentId' in fields);
    expect(await countOf(article.id)).toBe(0);
  });

  it('without a body: the form, too', async () => {
    const { url, browser } = await aScene();
    const reply = await app.http.inject({ method: 'POST', url, headers: browser });
    expect(Object.keys(reply.json())).toEqual(['html']);
  });

  it.each([
    ['an empty text', '', 'Bitte schreiben Sie etwas.'],
    ['white space', ' \r\n ', 'Bitte schreiben Sie etwas.'],
    [
      'a text that is too long',
      `<${'x'.repeat(MAX_COMMENT_LENGTH)}`,
      'Bitte fassen Sie sich kürzer: höchstens 5.000 Zeichen.',
    ],
  ])('with %s: the form with what was typed and its error', async (_, text, error) => {
    const { article, url, browser } = await aScene();
    const reply = await post(url, { text }, browser);
    expect(reply.statusCode).toBe(200);
    const { html, errors, ...rest } = reply.json();
    expect([errors, rest]).toEqual([{ text: error }, {}]);
    expect(html).toContain(error);
    expect(html).toContain('aria-invalid="true"');
    expect(html).toContain(text.replace('<', '&lt;').trim());
    expect(await countOf(article.id)).toBe(0);
  });

  it('with a parent that is gone: the form with its error', async () => {
    const { article, url, browser } = await aScene();
    const { id: parentId } = await aComment(ctx, article, { isDeleted: true });
    const { errors, html } = (await post(url, { text: 'Eben.', parentId }, browser)).json();
    expect(errors).toEqual({ parentId: 'Den Kommentar, auf den Sie antworten, gibt es nicht mehr.' });
    expect(html).toContain('>Eben.</textarea>');
  });

  it.each(['0', '-1', '2147483648', 'x', '1,2'])('400 for the parent %s', async (parentId) => {
    const { url, browser } = await aScene();
    const reply = await post(url, { text: 'Eben.', parentId }, browser);
    expect([reply.statusCode, reply.json()]).toMatchObject([
      400,
      { status: 'error', errors: { parentId: /./ } },
    ]);
  });
});

describe('POST /a/ajax/articlecommentnew/{ownerId} of those who may not: notGranted and why', () => {
  it.each([
    ['not signed in', undefined, 'Bitte melden Sie sich an, um mitzureden.'],
    [
      'not confirmed',
      { confirmedAt: null },
      'Bitte bestätigen Sie erst Ihre E-Mail-Adresse. Dann können Sie mitreden.',
    ],
    [
      'suspended',
      { suspendedUntil: new Date(Date.now() + 86_400_000) },
      'Ihr Konto ist zurzeit gesperrt. Sie können lesen, aber nicht schreiben.',
    ],
  ])('%s', async (_, changes, text) => {
    const { article, url } = await aScene();
    const browser = changes ? await signedIn(app, await aUser(ctx, changes)) : {};
    const reply = await post(url, { text: 'Gut so.' }, browser);
    expect([reply.statusCode, reply.json()]).toEqual([200, { notGranted: true, text }]);
    expect(await countOf(article.id)).toBe(0);
  });

  it('locked', async () => {
    const { id } = await aLockedThread(ctx);
    const { browser } = await aScene();
    const reply = await post(`/a/ajax/articlecommentnew/${id}`, { text: 'Noch etwas.' }, browser);
    const text = 'Die Kommentare zu diesem Beitrag sind geschlossen.';
    expect([reply.statusCode, reply.json()]).toEqual([200, { notGranted: true, text }]);
  });

  it('too fast', async () => {
    const { url, browser } = await aScene();
    for (let i = 1; i <= MAX_PER_MINUTE; i++) await post(url, { text: `Nummer ${i}` }, browser);
    const text = 'Das ging sehr schnell hintereinander. Bitte warten Sie eine Minute.';
    expect((await post(url, { text: 'Eine zu viel' }, browser)).json()).toEqual({ notGranted: true, text });
  });

  it('403 when another site sends the form', async () => {
    const { url, browser } = await aScene();
    const reply = await post(url, { text: 'Gut so.' }, { ...browser, 'sec-fetch-site': 'cross-site' });
    expect([reply.statusCode, reply.json()]).toEqual([403, { status: 'error', msg: 'Unbefugter Zugriff.' }]);
  });

  it('404 where there is nothing to be seen', async () => {
    const { browser } = await aScene();
    const { id } = await anArticle(ctx, { state: 'draft' });
    for (const fields of [{ text: 'Gut so.' }, {}] as Record<string, string>[])
      for (const owner of [id, 2147483647, 0, 'x'])
        expect((await post(`/a/ajax/articlecommentnew/${owner}`, fields, browser)).statusCode).toBe(404);
  });
});

describe('POST /a/ajax/articlecommentnew/{ownerId} without JavaScript', () => {
  it('leads back to the new comment, with a message that the next page shows', async () => {
    const { article, url, browser } = await aScene();
    const reply = await post(url, { text: 'Gut so.' }, { ...FROM_BROWSER, ...browser });
    const [comment] = await listComments(ctx, article);
    expect([reply.statusCode, reply.headers.location]).toEqual([
      303,
      `${article.href}#comment-${comment!.id}`,
    ]);
    expect(flashesOf(reply)).toEqual([['success', 'Ihr Kommentar ist erschienen.']]);
  });

  it.each([
    ['an empty text', { text: '' }, 'Bitte schreiben Sie etwas.'],
    ['no field text', {}, 'Bitte schreiben Sie etwas.'],
    [
      'a parent that is gone',
      { text: 'Ganz <meine> Meinung', parentId: 2147483647 },
      'Den Kommentar, auf den Sie antworten, gibt es nicht mehr.',
    ],
  ])('shows the page again for %s, with everything typed', async (_, fields, error) => {
    const { article, url, browser } = await aScene();
    const reply = await post(url, fields, { ...FROM_BROWSER, ...browser });
    expect(reply.statusCode).toBe(422);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain(`<h1>${article.row.headline}</h1>`);
    expect(reply.body).toMatch(/<details class="write"[^>]* open="">/);
    expect(reply.body).toContain(`${error}</p>`);
    if ('text' in fields)
      expect(reply.body).toContain(`>${fields.text.replace(/</g, '&lt;').replace(/>/g, '&gt;')}</textarea>`);
    if ('parentId' in fields) expect(reply.body).toContain(`name="parentId" value="${fields.parentId}"`);
  });

  it('shows the page again to those who may not, with everything typed', async () => {
    const { url } = await aScene();
    const reply = await post(url, { text: 'Lange überlegt.' }, FROM_BROWSER);
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Bitte melden Sie sich an, um mitzureden.');
    expect(reply.body).toContain('>Lange überlegt.</textarea>');
    expect(reply.headers).not.toHaveProperty('x-page-cache');
  });

  it('shows an error page where there is nothing to be seen', async () => {
    const reply = await post('/a/ajax/articlecommentnew/2147483647', { text: 'Gut so.' }, FROM_BROWSER);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });
});

/** Returns the same with a comment of theirs, and the address that changes it. */
const aCommentOf = async () => {
  const scene = await aScene();
  const comment = await aComment(ctx, scene.article, {
    author: scene.member.viewer,
    text: 'Vorher & <nachher>',
  });
  return { ...scene, comment, url: `/a/ajax/articlecommentedit/${comment.id}` };
};

describe('POST /a/ajax/articlecommentedit/{commentId}', () => {
  it('with a text: commented, with id, count and what to say', async () => {
    const { comment, url, browser } = await aCommentOf();
    const reply = await post(url, { text: 'Nachher.' }, browser);
    expect([reply.statusCode, reply.json()]).toEqual([
      200,
      { commented: true, commentId: comment.id, commentCount: 1, text: 'Ihr Kommentar ist geändert.' },
    ]);
    expect(await findComment(ctx, comment.id)).toMatchObject({
      text: 'Nachher.',
      editedAt: expect.any(Date),
    });
  });

  it('without the field text: the form, filled in', async () => {
    const { url, browser } = await aCommentOf();
    const reply = await post(url, {}, browser);
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([200, ['html']]);
    expect(reply.json().html).toContain(`action="${url}"`);
    expect(reply.json().html).toContain('>Vorher &amp; &lt;nachher&gt;</textarea>');
  });

  it('with an empty text: the form with its error', async () => {
    const { url, browser } = await aCommentOf();
    const { html, ...rest } = (await post(url, { text: '' }, browser)).json();
    expect(rest).toEqual({ errors: { text: 'Bitte schreiben Sie etwas.' } });
    expect(html).toContain('Bitte schreiben Sie etwas.');
  });

  it.each([{ text: 'Ganz anders.' }, {}] as Record<string, string>[])(
    'of somebody else: notGranted and why, for %o',
    async (fields) => {
      const { comment, url } = await aCommentOf();
      const other = await signedIn(app, await aUser(ctx));
      const text = 'Diesen Kommentar können Sie nicht ändern.';
      const reply = await post(url, fields, other);
      expect([reply.statusCode, reply.json()]).toEqual([200, { notGranted: true, text }]);
      expect((await post(url, fields)).json()).toMatchObject({
        notGranted: true,
        text: /melden Sie sich an/,
      });
      expect(await findComment(ctx, comment.id)).toMatchObject({ text: comment.text, editedAt: null });
    },
  );

  it('404 for what is gone and what never was', async () => {
    const { article, member, browser } = await aCommentOf();
    const { id } = await aComment(ctx, article, { author: member.viewer, isDeleted: true });
    for (const fields of [{ text: 'Nachher.' }, {}] as Record<string, string>[])
      for (const commentId of [id, 2147483647, 0, 'x'])
        expect((await post(`/a/ajax/articlecommentedit/${commentId}`, fields, browser)).statusCode).toBe(404);
  });

  it('without JavaScript: leads back with a message, or shows the form again with everything typed', async () => {
    const { article, comment, url, browser } = await aCommentOf();
    const headers = { ...FROM_BROWSER, ...browser };
    const form = await post(url, {}, headers);
    expect([form.statusCode, form.body]).toMatchObject([
      200,
      /<textarea[^>]*>Vorher &amp; &lt;nachher&gt;<\/textarea>/,
    ]);
    const refused = await post(url, { text: ' ' }, headers);
    expect([refused.statusCode, refused.body]).toMatchObject([422, /Bitte schreiben Sie etwas\./]);
    const other = await post(
      url,
      { text: 'Meins.' },
      { ...FROM_BROWSER, ...(await signedIn(app, await aUser(ctx))) },
    );
    expect([other.statusCode, other.body]).toMatchObject([422, /Diesen Kommentar können Sie nicht ändern\./]);
    expect(other.body).toContain('>Meins.</textarea>');
    const changed = await post(url, { text: 'Nachher.' }, headers);
    expect([changed.statusCode, changed.headers.location]).toEqual([
      303,
      `${article.href}#comment-${comment.id}`,
    ]);
    expect(flashesOf(changed)).toEqual([['success', 'Ihr Kommentar ist geändert.']]);
  });
});
