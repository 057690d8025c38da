// This is what is offered on the page of a piece to those who look after it, and that everybody else's page doesn't know of it.
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { bundlesOffInTests, isOn } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { lockComments } from '#bundles/comments/moderation.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { bundles } from './bundles.ts';

const app = await testApp();
const { ctx } = app;
const place = await aPlace(ctx);
const author = await aUser(ctx, { roles: [{ role: 'author', locationPath: place.path }] });
const { doc, p, image, gallery } = build;
const picture = async () =>
  (await anImage(ctx, { ownerId: author.id, caption: 'Nebel', copyright: 'Eva' })).id;
const at = { locationId: place.id, authorId: author.id };
const [hero, inText, first, second] = [await picture(), await picture(), await picture(), await picture()];
const article = await anArticle(ctx, {
  ...at,
  heroId: hero,
  body: doc(p('Da:'), image(inText), gallery(first, second)),
});
const shot = await picture();
const snapshot = await aSnapshot(ctx, { ...at, imageId: shot });
const banner = await picture();
const events = isOn('events') ? [await anEvent(ctx, { ...at, imageId: banner })] : [];
const pieces = [article, snapshot, ...events];

const withRole = async (role: 'editor' | 'moderator' | 'author', locationPath = place.path) =>
  signedIn(app, await aUser(ctx, { roles: [{ role, locationPath }] }));

const bodyOf = async (href: string, headers: Record<string, string> = {}, http = app.http) =>
  (await http.inject({ url: href, headers: { accept: 'text/html', ...headers } })).body;

const pageOf = async (href: string, headers: Record<string, string> = {}) =>
  new JSDOM(await bodyOf(href, headers)).window.document;

const formOf = (id: number) => `/konto/bilder/${id}`;

const BAR = 'nav[aria-label="Für die Redaktion"]';
const toolsOn = (page: Document) =>
  [...page.querySelectorAll(`${BAR} a, ${BAR} form button`)].map(({ textContent }) => textContent);

const AS_EDITOR = ['Bearbeiten', 'Exportieren', 'Verlauf'];
const LAST_OF_EDITOR = [
  'Kommentare sperren',
  'Zahlen',
  'Bilder ordnen',
  'Auf die Titelseite',
  'Als Eilmeldung senden',
  'Zurückziehen',
];

describe('the tools on the page of a piece', () => {
  it('are for editors of its place, what is needed most first', async () => {
    const editor = await withRole('editor');
    const [ofArticle, ofSnapshot, ...ofEvents] = await Promise.all(
      pieces.map(async ({ href }) => toolsOn(await pageOf(href, editor))),
    );
    expect(ofArticle).toEqual([...AS_EDITOR, 'In News-Sitemap aufnehmen', ...LAST_OF_EDITOR]);
    expect(ofSnapshot).toEqual([...AS_EDITOR, ...LAST_OF_EDITOR]);
    expect(ofEvents).toEqual(
      events.map(() => [...AS_EDITOR, 'Anmeldungen', 'Als Vorlage nehmen', ...LAST_OF_EDITOR]),
    );
  });

  it('are fewer for its author, for moderators and for editors elsewhere, and none for all others', async () => {
    const own = await signedIn(app, author);
    const elsewhere = await aPlace(ctx);
    for (const { href } of pieces) {
      const seenBy = async (headers: Record<string, string>) => toolsOn(await pageOf(href, headers));
      const ofAuthor = await seenBy(own);
      expect(ofAuthor.slice(0, 3)).toEqual(AS_EDITOR);
      expect(ofAuthor).not.toContain('Kommentare sperren');
      expect(await seenBy(await withRole('moderator'))).toEqual(['Kommentare sperren']);
      expect(await seenBy(await withRole('editor', elsewhere.path))).toEqual(['Auf die Titelseite']);
      for (const headers of [await withRole('author'), {}]) expect(await seenBy(headers)).toEqual([]);
    }
  });

  it('close the comments and open them again, as a plain form too', async () => {
    const editor = await withRole('editor');
    const form = { ...editor, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    for (const piece of pieces) {
      const url = `/a/ajax/${piece.type}lockcomments/${piece.id}`;
      const page = await pageOf(piece.href, editor);
      const button = page.querySelector<HTMLButtonElement>(`form[action="${url}"] button[name="lock"]`)!;
      expect(button.value).toBe('1');
      const reply = await app.http.inject({ method: 'POST', url, headers: form, payload: 'lock=1' });
      expect([reply.statusCode, reply.headers.location]).toEqual([303, `${piece.href}#kommentare`]);
      expect(toolsOn(await pageOf(piece.href, editor))).toContain('Kommentare öffnen');
      await lockComments(ctx, piece, false);
    }
  });

  it('stand at every picture: each leads to the page on which it is edited', async () => {
    const editor = await withRole('editor');
    const edited = async (href: string) =>
      [...(await pageOf(href, editor)).querySelectorAll('media-element a[data-act="edit"]')].map((link) =>
        link.getAttribute('href'),
      );
    expect(new Set(await edited(article.href))).toEqual(new Set([hero, inText, first, second].map(formOf)));
    expect(await edited(snapshot.href)).toEqual([formOf(shot)]);
    for (const event of events) expect(await edited(event.href)).toEqual([formOf(banner)]);
    expect(await bodyOf(formOf(inText), editor)).toContain('name="caption[caption]"');
  });
});

/** Returns HTML without the numbers of kept parts, which the process gives in the order in which they were drawn. */
const unnumbered = (html: string) => html.replace(/k[0-9a-z]+-(?=i\d)/g, 'k-');

describe('the page of everybody else', () => {
  it('is the same to the byte as if there were no tools', async () => {
    const without = bundles.map(({ tools: _none, ...bundle }) => bundle);
    const bare = await testApp({
      bundles: without,
      bundlesOff: bundlesOffInTests,
      target: app.portal.target,
    });
    for (const { href } of pieces) {
      const body = await bodyOf(href);
      expect(unnumbered(body)).toBe(unnumbered(await bodyOf(href, {}, bare.http)));
      for (const trace of [
        'Für die Redaktion',
        'media-element',
        'lockcomments',
        'newssitemap',
        'dataexchange',
      ])
        expect(body).not.toContain(trace);
    }
  });
});
