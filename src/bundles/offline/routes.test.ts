import { describe, expect, it, vi } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { workerScripts } from './worker-source.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const member = await aUser(ctx);
const browser = await signedIn(app, member);
const article = await anArticle(ctx, { headline: 'Die Brücke' });
const ask = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers: { accept: 'text/html', ...headers } });

describe('the browser’s worker', () => {
  it('is one script that browsers ask for anew each time, with what others add', async () => {
    const { statusCode, headers, body } = await ask('/push-worker.js');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    for (const event of ['push', 'notificationclick', 'fetch', 'message'])
      expect(body).toContain(`addEventListener('${event}'`);
    // It is a plain script, in which nothing is imported or named twice.
    expect(body).not.toMatch(/^(export|import) /m);
    expect(() => new Function(body)).not.toThrow();
  });

  it('is put together once, and not sent to who has it', async () => {
    const first = await ask('/push-worker.js');
    const collect = vi.spyOn(workerScripts, 'collect');
    const again = await ask('/push-worker.js', browser);
    expect(again.body).toBe(first.body);
    const known = await ask('/push-worker.js', { 'if-none-match': String(first.headers.etag) });
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', first.headers.etag]);
    expect((await ask('/push-worker.js', { 'if-none-match': 'W/"anders"' })).statusCode).toBe(200);
    expect(collect).not.toHaveBeenCalled();
    collect.mockRestore();
  });

  it('finds nothing of anybody on the page without a network', async () => {
    const { statusCode, body, headers } = await ask('/offline', browser);
    expect(statusCode).toBe(200);
    expect(body).toContain('<ul data-kept=""></ul>');
    expect(body).not.toContain(member.viewer.name);
    expect(headers['litfass-reader']).toBeUndefined();
  });
});

describe('what pages tell it', () => {
  it('is who they were made for, and that pieces may be kept', async () => {
    const { headers: everybodys } = await ask(article.href);
    expect([everybodys['litfass-reader'], everybodys['litfass-kept']]).toEqual([
      'nobody',
      'Die%20Br%C3%BCcke',
    ]);
    const { headers: own } = await ask(article.href, browser);
    expect(own['litfass-reader']).toMatch(/^[\w-]{22}$/);
    expect(own['litfass-kept']).toBe('Die%20Br%C3%BCcke');
    const other = await ask(article.href, await signedIn(app, await aUser(ctx)));
    expect(other.headers['litfass-reader']).not.toBe(own['litfass-reader']);
    const again = await ask(article.href, await signedIn(app, member));
    expect(again.headers['litfass-reader']).toBe(own['litfass-reader']);
  });

  it('is that nothing else may be kept', async () => {
    for (const url of [
      '/',
      '/konto',
      '/konto/gemerkt',
      '/konto/nachrichten',
      '/konto/mitteilungen',
      '/suche',
    ])
      expect([url, (await ask(url, browser)).headers['litfass-kept']]).toEqual([url, undefined]);
  });

  it('is where something can be begun, when the worker asks: without what was begun before, and to who may', async () => {
    const START = '/schreiben/schnappschuss';
    const asWorker = { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'cors' };
    const { headers } = await ask(START, { ...browser, ...asWorker });
    expect(headers['litfass-tool']).toBe('Schnappschuss%20zeigen');
    expect(headers['litfass-kept']).toBeUndefined();
    const opened = await ask(START, { ...browser, 'sec-fetch-dest': 'document' });
    expect(opened.headers['litfass-tool']).toBeUndefined();
    const like = await ask(`${START}?vorlage=1`, { ...browser, ...asWorker });
    expect(like.headers['litfass-tool']).toBeUndefined();
    const stranger = await ask(START, asWorker);
    expect(stranger.headers['litfass-tool']).toBeUndefined();
  });

  it('is nothing to keep of a page that tells what was just done, and of one that isn’t out', async () => {
    const liked = await app.http.inject({
      method: 'POST',
      url: `/konto/ajax/gemerkt/article/${article.id}`,
      headers: { ...browser, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'gemerkt=1',
    });
    const flash = liked.cookies.find(({ name }) => name.endsWith('flash'));
    const cookie = `${browser['cookie']}; ${flash?.name}=${flash?.value}`;
    expect((await ask(article.href, { ...browser, cookie })).headers['litfass-kept']).toBeUndefined();
    const draft = await anArticle(ctx, { state: 'withdrawn', authorId: member.id });
    expect((await ask(draft.href, browser)).headers['litfass-kept']).toBeUndefined();
  });
});
