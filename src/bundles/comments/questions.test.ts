import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { setGates } from '#bundles/gates/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { createComment, editComment } from './commands.ts';
import { decideComment } from './moderation.ts';
import { personalComments } from './personal-data.ts';
import { findComment, findThread, listComments } from './queries.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const admin = actAs(ctx, portalItself);
const town = await aPlace(ctx, { name: 'Dornach' });
const moderator = await aUser(ctx, { roles: [{ role: 'moderator', locationPath: town.path }] });
const article = await anArticle(ctx, { locationId: town.id });
const gate = { locationId: town.id, types: ['comment'], group: 'members' } as const;
const NOBODY = { others: 'nein', special: 'nein' };
const UNASKED = { others: 'ja', special: 'nein', consent: 'nein' };
const URL = `/a/ajax/articlecommentnew/${article.id}`;
let said = 0;
const words = () => `Ein Satz über die Nachbarn, Nummer ${++said}.`;

beforeAll(() => setGates(admin, { ...gate, level: 'questions' }));
afterAll(() => setGates(admin, { ...gate, level: null }));

const aWriter = async () => {
  const author = await aUser(ctx);
  const browser = await signedIn(app, author);
  const as = actAs(ctx, author.viewer);
  const send = (url: string, fields: Record<string, string>, accept = 'application/json') =>
    app.http.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        accept,
        ...browser,
      },
    });
  return { author, browser, as, send };
};
const countOf = async () => (await listComments(ctx, article, { seesPending: true })).length;
const read = async (url: string, browser: Record<string, string>) =>
  (await app.http.inject({ url, headers: { accept: 'text/html', ...browser } })).body;

describe('a gate with questions for comments', () => {
  it('asks first, and takes nothing before it has answers', async () => {
    const { send } = await aWriter();
    const [text, before] = [words(), await countOf()];
    const first = (await send(URL, { text })).json();
    expect(first).toEqual({
      commented: false,
      text: expect.stringContaining('Fragen zu den Menschen darin'),
      html: expect.stringContaining('name="special"'),
      asksQuestions: true,
    });
    expect(first.html).toContain(text);
    expect(first.html).not.toContain('role="alert"');
    const again = (await send(URL, { text, others: 'ja', special: 'vielleicht' })).json();
    expect(Object.keys(again.errors)).toEqual(['special', 'consent']);
    expect(again.html).toContain('role="alert"');
    expect(await countOf()).toBe(before);
    const taken = (await send(URL, { text, ...NOBODY })).json();
    expect(taken).toMatchObject({ commented: true, held: true, commentCount: 0 });
    expect(await findComment(ctx, taken.commentId)).toMatchObject({
      state: 'held',
      heldReasons: ['Aus Dornach erscheint alles erst nach Fragen zu Personen und Freigabe'],
      answers: { others: false, special: false, consent: null, wasOfConcern: false },
    });
  });

  it('asks on a page of its own without JavaScript, where nothing that was typed is lost', async () => {
    const { send } = await aWriter();
    const text = words();
    const page = await send(`${URL}?trotzdem=1`, { text }, 'text/html');
    expect(page.statusCode).toBe(200);
    for (const part of [text, 'name="others"', 'name="consent"', `action="${URL}?trotzdem=1"`])
      expect(page.body).toContain(part);
    const wrong = await send(URL, { text, others: 'ja', special: 'nein' }, 'text/html');
    expect([wrong.statusCode, wrong.body.includes('<title>Fehler: ')]).toEqual([422, true]);
    expect(wrong.body).toMatch(/name="others"[^>]* checked=""|checked="" [^>]*name="others"/);
    const sent = await send(URL, { text, ...UNASKED }, 'text/html');
    expect([sent.statusCode, sent.headers.location]).toEqual([303, expect.stringContaining(article.href)]);
  });

  it('has its answers read by who decides, and by nobody else', async () => {
    const { send, browser } = await aWriter();
    const { commentId } = (await send(URL, { text: words(), ...UNASKED })).json();
    const line = 'Einverständnis: Nein';
    const seen = await read(article.href, await signedIn(app, moderator));
    expect([seen.includes(line), seen.includes('entscheidet die Moderation')]).toEqual([true, true]);
    expect(await read('/cockpit/kommentare', await signedIn(app, moderator))).toContain(line);
    expect(await read(article.href, browser)).toContain(line);
    await decideComment(actAs(ctx, moderator.viewer), commentId, 'approve');
    for (const reader of [{}, await signedIn(app, await aUser(ctx)), browser])
      for (const url of [article.href, `/a/pub-api/articles/${article.id}/comments`])
        expect(await read(url, reader)).not.toContain('Einverständnis');
    // Whoever released it has read them.
    expect((await findComment(ctx, commentId))?.answers).toMatchObject({ wasOfConcern: false });
  });

  it('asks again about new words, and of what was of concern even where the gate has opened meanwhile', async () => {
    const { send, as } = await aWriter();
    const { commentId } = (await send(URL, { text: words(), ...UNASKED })).json();
    const edit = `/a/ajax/articlecommentedit/${commentId}`;
    expect((await send(edit, { text: words() })).json()).toMatchObject({ asksQuestions: true });
    await setGates(admin, { ...gate, level: null });
    expect(await editComment(as, commentId, words())).toMatchObject({ kind: 'asked' });
    expect(await editComment(as, commentId, words(), { answers: NOBODY })).toMatchObject({ kind: 'held' });
    expect((await findComment(ctx, commentId))?.answers).toMatchObject({ others: false, wasOfConcern: true });
    expect(await createComment(as, article, { text: words() })).toMatchObject({ kind: 'created' });
    await setGates(admin, { ...gate, level: 'questions' });
    const page = await send(edit, { text: words() }, 'text/html');
    expect(page.body).toContain('name="special"');
    await decideComment(actAs(ctx, moderator.viewer), commentId, 'reject');
  });

  it('asks nobody who moderates the place, not even about what others wrote', async () => {
    const { send } = await aWriter();
    const { commentId } = (await send(URL, { text: words(), ...UNASKED })).json();
    const as = actAs(ctx, moderator.viewer);
    expect(await editComment(as, commentId, words())).toMatchObject({ kind: 'held' });
    expect(await createComment(as, article, { text: words() })).toMatchObject({ kind: 'created' });
  });

  it('says so before anybody writes', async () => {
    const { browser } = await aWriter();
    expect(await read(article.href, browser)).toContain('und fragen vorher nach den Menschen darin.');
  });

  it('keeps answers as long as their author is somebody, and gives them out with the rest', async () => {
    const { send, author } = await aWriter();
    const { commentId } = (await send(URL, { text: words(), ...UNASKED })).json();
    expect(await personalComments.exportFor(ctx, author.id)).toMatchObject({
      comments: [{ answers: { others: true, consent: false } }],
    });
    await personalComments.eraseFor(ctx, author.id, { keepsComments: true });
    expect(await findComment(ctx, commentId)).toMatchObject({ text: '', answers: null });
    expect((await findThread(ctx, article)).commentCount).toBe(
      (await listComments(ctx, article)).filter(({ state }) => state === 'visible').length,
    );
  });
});
