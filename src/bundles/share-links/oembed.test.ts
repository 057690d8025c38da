// Tests what other programs get for an address of ours, and the card that other sites frame.
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { STANDARD, darkTokens, lightTokens } from '#bundles/appearance/public.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { codeOf } from './rules.ts';

const app = await testApp();
const { ctx } = app;
const HOST = 'http://localhost:3000';
const author = await aUser(ctx);
const image = await anImage(ctx, { ownerId: author.id });
const TITLE = 'Elf & zehn <b>"Tore"</b>';
const article = await anArticle(ctx, {
  headline: TITLE,
  lead: 'Ein <i>Spiel</i>',
  heroId: image.id,
  authorId: author.id,
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });
const ask = (address: string, more = '') => get(`/oembed?url=${encodeURIComponent(address)}${more}`);
interface Said {
  readonly [name: string]: string | number;
}
const said = async (address: string, more = '') => (await ask(address, more)).json<Said>();
const { DOMParser } = new JSDOM().window;

describe('oEmbed', () => {
  it('says what to show for the address of a piece, the short one too', async () => {
    const whole = await said(HOST + article.href);
    expect(whole).toMatchObject({
      type: 'rich',
      version: '1.0',
      title: TITLE,
      provider_name: 'Litfass',
      provider_url: `${HOST}/`,
      width: 600,
      height: 220,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
    expect(await said(`${HOST}/~${codeOf(ctx.portal.kinds.all(), article)}`)).toEqual(whole);
    const frame = new JSDOM(String(whole['html'])).window.document.querySelector('iframe')!;
    expect([frame.src, frame.title]).toEqual([`${HOST}/einbetten/article/${article.id}`, TITLE]);
    expect(frame.getAttribute('sandbox')).not.toMatch(/scripts|same-origin/);
  });

  it('says the same in XML, which no title breaks', async () => {
    const { body, headers } = await ask(HOST + article.href, '&format=xml');
    expect(headers['content-type']).toBe('text/xml; charset=utf-8');
    const xml = new DOMParser().parseFromString(body, 'application/xml');
    expect(xml.querySelector('title')?.textContent).toBe(TITLE);
    expect(xml.querySelector('html')?.textContent).toBe((await said(HOST + article.href))['html']);
  });

  it('keeps within the size that is asked for', async () => {
    const small = await said(HOST + article.href, '&maxwidth=300&maxheight=200');
    expect(small).toMatchObject({ width: 300, height: 200 });
    expect(small).not.toHaveProperty('thumbnail_url');
  });

  it('is found from the page of a piece', async () => {
    const page = new JSDOM((await get(article.href)).body).window.document;
    for (const [type, format] of [
      ['application/json+oembed', 'json'],
      ['text/xml+oembed', 'xml'],
    ]) {
      const href = page.querySelector(`link[rel=alternate][type="${type}"]`)!.getAttribute('href')!;
      const { statusCode, headers } = await get(href.replace(HOST, ''));
      expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining(format!)]);
    }
  });

  it('knows no other formats, addresses, sites and things', async () => {
    expect((await ask(HOST + article.href, '&format=yaml')).statusCode).toBe(501);
    for (const address of [
      'x',
      `${HOST}/`,
      `${HOST}/auenfeld`,
      `https://evil.example${article.href}`,
      `${HOST}.evil.example${article.href}`,
      `javascript:alert(1)//_a${article.id}`,
      `${HOST}/x_a999999`,
      `${HOST}/x_z${article.id}`,
      `${HOST}/x_a0${article.id}99999999999999`,
    ])
      expect([address, (await ask(address)).statusCode]).toEqual([address, 404]);
  });
});

describe('the card that other sites frame', () => {
  const at = `/einbetten/article/${article.id}`;

  it('may be framed by anybody, and does nothing', async () => {
    const { headers, body } = await get(at);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors *');
    expect(policy).toContain("default-src 'none'");
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(body).not.toMatch(/<script|<form|<iframe/);
    const page = new JSDOM(body).window.document;
    expect(page.querySelector('h1')?.textContent).toBe(TITLE);
    expect(page.querySelector('.lead')?.textContent).toBe('Ein <i>Spiel</i>');
    expect(page.querySelector('a')?.href).toBe(HOST + article.href);
    expect(page.querySelector('img')?.getAttribute('src')).toContain(`/media/image/${image.id}/`);
  });

  it('has the colours of the portal on light and on dark paper, all of it in a landmark', async () => {
    const page = new JSDOM((await get(at)).body).window.document;
    const style = page.querySelector('style')?.textContent;
    expect(style).toContain(
      `--paper:light-dark(${lightTokens(STANDARD)['paper']},${darkTokens(STANDARD)['paper']})`,
    );
    expect(style).toContain('color-scheme:light dark');
    expect([...page.body.children].map(({ tagName }) => tagName)).toEqual(['MAIN']);
  });

  it('is the only page that others may frame', async () => {
    for (const url of ['/', article.href, `/weitersagen/article/${article.id}`, '/nirgends'])
      expect((await get(url)).headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('shows nobody more than anybody may read', async () => {
    const draft = await anArticle(ctx, { state: 'draft', authorId: author.id });
    const session = await signedIn(app, author);
    expect((await get(`/einbetten/article/${draft.id}`, session)).statusCode).toBe(404);
    expect((await get(`/oembed?url=${encodeURIComponent(HOST + draft.href)}`, session)).statusCode).toBe(404);
    const premium = await anArticle(ctx, { isPremium: true, heroId: image.id, authorId: author.id });
    expect((await get(`/einbetten/article/${premium.id}`, session)).body).not.toContain('/media/image/');
    await putArticleInState(ctx, premium.id, 'withdrawn');
    expect((await get(`/einbetten/article/${premium.id}`)).statusCode).toBe(404);
    for (const of of ['comment/1', 'user/1', 'article/0', 'nichts/1'])
      expect((await get(`/einbetten/${of}`)).statusCode).toBe(404);
  });
});
