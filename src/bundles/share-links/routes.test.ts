// Tests passing things on: the page with all ways, and short addresses.
import { describe, expect, it } from 'vitest';
import { JSDOM } from 'jsdom';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { codeOf } from './rules.ts';

const app = await testApp();
const { ctx } = app;
const HOST = 'http://localhost:3000';
const author = await aUser(ctx);
const article = await anArticle(ctx, { headline: 'Elf & zehn', authorId: author.id });

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
const shortOf = (ref: { readonly type: string; readonly id: number }) =>
  `/~${codeOf(ctx.portal.kinds.all(), ref)}`;
const pageOf = async (url: string) => new JSDOM((await get(url)).body).window.document;
const linksOn = (page: Document) =>
  [...page.querySelectorAll<HTMLAnchorElement>('a[data-share]')].map((link) => link.href);

describe('the page with all ways to share something', () => {
  it('has its short address, plain links to services, and a picture for cameras', async () => {
    const page = await pageOf(`/weitersagen/article/${article.id}`);
    const address = HOST + shortOf(article);
    expect(page.querySelector<HTMLInputElement>('[name=adresse]')?.value).toBe(address);
    const links = linksOn(page);
    expect(links.map((href) => new URL(href).host || new URL(href).protocol)).toEqual([
      'mailto:',
      'wa.me',
      'threema.id',
      't.me',
      'bsky.app',
      'www.facebook.com',
      'www.linkedin.com',
    ]);
    for (const href of links) expect(decodeURIComponent(href)).toContain(address);
    expect(new URL(links[1]!).searchParams.get('text')).toBe(`Elf & zehn ${address}`);
    const foreign = [...page.querySelectorAll('script[src],img[src],iframe,link[rel=stylesheet]')];
    expect(foreign.map((part) => part.getAttribute('src') ?? part.getAttribute('href') ?? '')).toSatisfy(
      (addresses: string[]) => addresses.every((one) => one.startsWith('/')),
    );
    expect(page.querySelector('main svg path')).not.toBeNull();
  });

  it('names the piece for counting, but not to those who see its figures', async () => {
    const url = `/weitersagen/article/${article.id}`;
    expect((await get(url)).body).toContain(`data-reading="article:${article.id}"`);
    expect((await get(url, await signedIn(app, author))).body).not.toContain('data-reading');
  });

  it('leads to the server of Mastodon that somebody names, and says when it is none', async () => {
    const url = `/weitersagen/article/${article.id}?server=`;
    const found = await pageOf(`${url}${encodeURIComponent('@frieda@troet.cafe')}`);
    const link = new URL(linksOn(found).at(-1)!);
    expect([link.origin, link.pathname]).toEqual(['https://troet.cafe', '/share']);
    const wrong = await pageOf(`${url}${encodeURIComponent('"><b>kein Server')}`);
    expect(wrong.querySelector('[aria-invalid]')?.getAttribute('value')).toBe('"><b>kein Server');
    expect(wrong.body.textContent).toContain('So heißt kein Server.');
  });

  it('stands behind the button on the page of a piece', async () => {
    for (const piece of [article, await aSnapshot(ctx)]) {
      const at = `/weitersagen/${piece.type}/${piece.id}`;
      const { headers } = await get(shortOf(piece));
      expect((await get(headers.location!)).body).toContain(`href="${at}"`);
      expect((await get(at)).statusCode).toBe(200);
    }
  });

  it.each(['article/99999', 'comment/1', 'user/1', 'nichts/1', 'article/0'])(
    'is not there for %s',
    async (of) => expect((await get(`/weitersagen/${of}`)).statusCode).toBe(404),
  );
});

const bare = (body: string) => body.replaceAll(/[\da-f]{16}|(~|%7E)\w+/g, '·');

describe('a short address', () => {
  it('leads to the piece, wherever that stands by now', async () => {
    const { statusCode, headers } = await get(shortOf(article));
    expect([statusCode, headers['cache-control']]).toEqual([301, 'private, no-store']);
    expect((await get(headers.location!)).statusCode).toBe(200);
    expect((await get(shortOf(article).toUpperCase())).headers.location).toBe(headers.location);
  });

  it('of what is held is unknown, in the very answer of what isn’t there, also after it was out', async () => {
    for (const state of ['hidden', 'withdrawn', 'expired', 'erased'] as const) {
      const held = await anArticle(ctx, { authorId: author.id });
      expect((await get(shortOf(held))).statusCode).toBe(301);
      await putArticleInState(ctx, held.id, state);
      const nothing = await get(shortOf({ type: 'article', id: 987_654 }));
      const answer = await get(shortOf(held));
      expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
      expect(bare(answer.body)).toBe(bare(nothing.body));
    }
    const draft = await anArticle(ctx, { state: 'draft', authorId: author.id });
    expect((await get(shortOf(draft))).statusCode).toBe(404);
    expect((await get(shortOf(draft), await signedIn(app, author))).statusCode).toBe(301);
  });

  it.each(['/~', '/~a', '/~a0', '/~%00', '/~..', `/~${'a'.repeat(300)}`, '/~a2/x'])('isn’t %s', async (url) =>
    expect((await get(url)).statusCode).toBe(404),
  );
});
