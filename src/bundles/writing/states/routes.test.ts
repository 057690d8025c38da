import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { findManuscript } from '../queries.ts';
import { aManuscript, anAuthor, anEditor } from '../test-data.ts';

const app = await testApp();
const { ctx } = app;
const author = await anAuthor(ctx);
const browser = await signedIn(app, author);
const member = await aUser(ctx);
const memberBrowser = await signedIn(app, member);
const editorBrowser = await signedIn(app, await anEditor(ctx));

const AJAX = '/schreiben/ajax/manuskript';
const post = (url: string, payload: object, headers: Record<string, string> = browser) =>
  app.http.inject({ method: 'POST', url, payload, headers: { accept: 'application/json', ...headers } });
const asForm = (headers: Record<string, string>) => ({ ...headers, accept: 'text/html' });
const inAnHour = () => new Date(Date.now() + 3600_000).toISOString();

describe('POST /schreiben/ajax/manuskript/{id}/veroeffentlichen', () => {
  it('brings it out and says where it is', async () => {
    const { id } = await aManuscript(ctx, author.viewer);
    const answer = await post(`${AJAX}/${id}/veroeffentlichen`, { version: 1, expiresAt: null });
    expect(answer.json()).toMatchObject({
      status: 'success',
      msg: 'Ihr Beitrag ist erschienen.',
      href: expect.stringMatching(/_a\d+$/),
      state: 'done',
      version: 1,
    });
    const { href } = answer.json();
    expect((await app.http.inject({ url: href })).statusCode).toBe(200);
    // The page that is opened next says its address, to be copied and shared.
    const [told] = [answer.headers['set-cookie']].flat();
    const cookie = `${browser.cookie}; ${told!.split(';')[0]}`;
    const { body } = await app.http.inject({ url: href, headers: { cookie, accept: 'text/html' } });
    expect(body).toContain('Ihr Beitrag ist erschienen.');
    expect(body).toContain(`<span>${ctx.config.publicUrl}${href}</span>`);
  });

  it('says by field what is unfit, and meets newer words with 409', async () => {
    const { id } = await aManuscript(ctx, author.viewer, { headline: '' });
    const unfit = await post(`${AJAX}/${id}/veroeffentlichen`, { version: 1 });
    expect(unfit.statusCode).toBe(422);
    expect(unfit.json().errors).toHaveProperty('headline');
    const old = await post(`${AJAX}/${id}/veroeffentlichen`, { version: 0 });
    expect(old.statusCode).toBe(409);
    expect(old.json()).toMatchObject({ current: { version: 1 }, base: null });
  });

  it('knows no end in a year that no database knows', async () => {
    const { id } = await aManuscript(ctx, author.viewer);
    const expiresAt = '9999-12-31T23:59:00-12:00';
    const answer = await post(`${AJAX}/${id}/veroeffentlichen`, { version: 1, expiresAt });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ expiresAt: 'Das ist kein gültiger Zeitpunkt.' });
  });
});

describe('POST /schreiben/ajax/manuskript/{id}/planen', () => {
  it('lets it come out later', async () => {
    const { id } = await aManuscript(ctx, author.viewer);
    const answer = await post(`${AJAX}/${id}/planen`, { version: 1, at: inAnHour() });
    expect(answer.json()).toMatchObject({ status: 'success', state: 'scheduled', href: null });
    const unreadable = await post(`${AJAX}/${id}/planen`, { version: 1, at: 'morgen' });
    expect(unreadable.json()).toMatchObject({ errors: { at: 'Das ist kein gültiger Zeitpunkt.' } });
  });
});

describe.each(['veroeffentlichen', 'planen'])('POST /schreiben/ajax/manuskript/{id}/%s', (call) => {
  it('refuses what somebody else asked for than who is signed in now, though they may do it', async () => {
    const { id } = await aManuscript(ctx, author.viewer);
    const body = { version: 1, at: inAnHour(), viewer: author.id };
    const refused = await post(`${AJAX}/${id}/${call}`, body, editorBrowser);
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { isOtherAccount: true }]);
    expect(await findManuscript(ctx, id)).toMatchObject({ state: 'draft', objectId: null });
    expect((await post(`${AJAX}/${id}/${call}`, body)).statusCode).toBe(200);
  });
});

describe('POST /schreiben/ajax/manuskript/{id}/einreichen', () => {
  it('hands it in, with scripts and without', async () => {
    const { id } = await aManuscript(ctx, member.viewer);
    const answer = await post(`${AJAX}/${id}/einreichen`, { version: 1, text: 'Bitte.' }, memberBrowser);
    expect(answer.json()).toMatchObject({ status: 'success', state: 'in-review' });
    const form = await post(`${AJAX}/${id}/einreichen`, { version: 1 }, asForm(memberBrowser));
    expect(form.headers.location).toBe('/schreiben');
  });
});

describe('POST /schreiben/ajax/manuskript/{id}/zuruecknehmen', () => {
  it('makes it a draft again', async () => {
    const { id } = await aManuscript(ctx, member.viewer);
    await post(`${AJAX}/${id}/einreichen`, { version: 1 }, memberBrowser);
    const answer = await post(`${AJAX}/${id}/zuruecknehmen`, {}, memberBrowser);
    expect(answer.json()).toMatchObject({ status: 'success', state: 'draft' });
  });
});

describe('POST /schreiben/ajax/manuskript/{id}/zurueckgeben', () => {
  it('is for editors, who say why; a form leads back to the desk', async () => {
    const { id } = await aManuscript(ctx, member.viewer);
    await post(`${AJAX}/${id}/einreichen`, { version: 1 }, memberBrowser);
    const own = await post(`${AJAX}/${id}/zurueckgeben`, { version: 1, text: 'Nein.' }, memberBrowser);
    expect(own.statusCode).toBe(403);
    const body = { text: 'Wer sagt das?' };
    const form = await post(`${AJAX}/${id}/zurueckgeben`, body, asForm(editorBrowser));
    expect(form.headers.location).toBe('/cockpit/beitraege');
    expect((await findManuscript(ctx, id))!.state).toBe('draft');
  });

  it('keeps the words of a form when its author took it back meanwhile', async () => {
    const { id } = await aManuscript(ctx, member.viewer);
    const body = { text: 'Bitte <b>belegen</b>.' };
    const form = await post(`${AJAX}/${id}/zurueckgeben`, body, asForm(editorBrowser));
    expect(form.statusCode).toBe(409);
    expect(form.body).toMatch(/<textarea[^>]*>Bitte &lt;b&gt;belegen&lt;\/b&gt;\.<\/textarea>/);
    expect(form.body).toContain(
      'Dieser Beitrag liegt nicht mehr zur Durchsicht vor. Ihre Worte stehen hier noch',
    );
    expect(form.body).toContain(`action="${AJAX}/${id}/anmerkung"`);
  });
});

describe('POST /schreiben/ajax/manuskript/{id}/verwerfen', () => {
  it('throws it away', async () => {
    const { id } = await aManuscript(ctx, author.viewer);
    const form = await post(`${AJAX}/${id}/verwerfen`, {}, asForm(browser));
    expect([form.statusCode, form.headers.location]).toEqual([303, '/schreiben']);
    expect((await post(`${AJAX}/${id}/verwerfen`, {})).statusCode).toBe(404);
  });
});

describe('after a piece was taken back or erased', () => {
  it.each([
    ['zurueckziehen', '/schreiben/zurueckgezogen', '/cockpit/beitraege?stand=zurueckgezogen'],
    ['loeschen', '/schreiben', '/cockpit/beitraege'],
  ])('%s leads its author to %s, an editor to %s', async (deed, ofAuthor, ofEditor) => {
    for (const [headers, expected] of [
      [browser, ofAuthor],
      [editorBrowser, ofEditor],
    ] as const) {
      const { id } = await anArticle(ctx, { authorId: author.id });
      const answer = await post(`/schreiben/article/${id}/${deed}`, {}, asForm(headers));
      expect(answer.headers.location).toBe(expected);
    }
  });
});

describe.each([
  ['POST /schreiben/{type}/{objectId}/zurueckziehen', 'zurueckziehen', 'withdrawn'],
  ['POST /schreiben/{type}/{objectId}/wieder-veroeffentlichen', 'wieder-veroeffentlichen', 'published'],
  ['POST /schreiben/{type}/{objectId}/loeschen', 'loeschen', 'erased'],
])('%s', (_title, deed, pieceState) => {
  it('does so with a piece, by form', async () => {
    const { id, href } = await anArticle(ctx, { authorId: author.id });
    if (pieceState === 'published') await post(`/schreiben/article/${id}/zurueckziehen`, {});
    const answer = await post(`/schreiben/article/${id}/${deed}`, {}, asForm(browser));
    expect(answer.statusCode).toBe(303);
    const page = await app.http.inject({ url: href, headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(pieceState === 'published' ? 200 : 410);
    expect((await post(`/schreiben/article/999999/${deed}`, {})).statusCode).toBe(404);
    expect((await post(`/schreiben/comment/${id}/${deed}`, {})).statusCode).toBe(404);
  });
});
