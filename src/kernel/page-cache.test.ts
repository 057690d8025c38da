import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notFound, tooMany } from './errors.ts';
import { createInvalidation } from './invalidation.ts';
import { createPageCache, encodedBody, firstBody } from './page-cache.ts';
import type { RenderedPage } from './page-cache.ts';

const aPage = (text: string, tags: readonly string[] | undefined = ['article:7']): RenderedPage => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(text),
  tags,
});

const setUp = (maxBytes?: number) => {
  const invalidation = createInvalidation();
  const cache = createPageCache(invalidation, maxBytes);
  const textAt = (key: string) => cache.find(key)?.body.toString();
  const share = async (key: string, page: RenderedPage) =>
    (await cache.share(key, async () => page)).body.toString();
  return { invalidation, cache, textAt, share };
};

/** A key of two letters and a tag take so much beside one and a half times the body. */
const BESIDES = 1054;

/** Makes a render that ends when the test says so. */
const slowRender = () => {
  const { promise, resolve } = Promise.withResolvers<RenderedPage>();
  let renders = 0;
  const render = () => {
    renders++;
    return promise;
  };
  return { render, end: resolve, renders: () => renders };
};

describe('a cached page', () => {
  it('is counted when it is drawn, and when it is of use', async () => {
    const { cache, textAt, share } = setUp();
    await share('/a', aPage('A'));
    expect([textAt('/a'), textAt('/a'), textAt('/b')]).toEqual(['A', 'A', undefined]);
    expect(cache.figures()).toMatchObject({ entries: 1, hits: 2, loads: 1 });
    expect(cache.figures().bytes).toBe(cache.bytes());
  });

  it('is found under its key until one of its tags is touched', async () => {
    const { invalidation, cache, textAt, share } = setUp();
    await share('/a', aPage('A', ['article:1', 'front']));
    await share('/b', aPage('B', ['article:2', 'front']));
    invalidation.drop(['article:1']);
    expect([textAt('/a'), textAt('/b')]).toEqual([undefined, 'B']);
    invalidation.drop(['front']);
    expect([textAt('/a'), textAt('/b')]).toEqual([undefined, undefined]);
    expect([cache.size(), cache.bytes()]).toEqual([0, 0]);
  });

  it('goes with a touch of its thing, and of any aspect of that', async () => {
    const { invalidation, cache, textAt, share } = setUp();
    for (const tag of ['article:1', 'article:1#comments']) {
      await share('/a', aPage('A', ['article:1#content']));
      await share('/b', aPage('B', ['article:10#content']));
      invalidation.drop([tag]);
      expect([textAt('/a'), textAt('/b'), cache.size()]).toEqual([undefined, 'B', 1]);
    }
  });

  it('goes though it was found between two touches, and though others were touched meanwhile', async () => {
    const { invalidation, textAt, share } = setUp();
    await share('/a', aPage('A', ['article:1']));
    for (const tag of ['article:2', 'front']) {
      invalidation.drop([tag]);
      expect(textAt('/a')).toBe('A');
    }
    invalidation.drop(['article:1']);
    invalidation.drop(['article:2']);
    expect([textAt('/a'), textAt('/a')]).toEqual([undefined, undefined]);
  });

  it('goes with everything when a process has missed what was touched', async () => {
    const { invalidation, cache, share } = setUp();
    await share('/a', aPage('A'));
    invalidation.dropAll();
    expect([cache.size(), cache.bytes()]).toEqual([0, 0]);
  });

  it('is replaced by the next one of its key', async () => {
    const { cache, textAt, share } = setUp();
    await share('/a', aPage('erste', ['article:1']));
    await share('/a', aPage('zweite', ['article:2']));
    expect(textAt('/a')).toBe('zweite');
    expect(cache.size()).toBe(1);
    expect(cache.bytes()).toBe(9 + BESIDES);
  });

  it('is none when it has no tags, because nobody could take it back', async () => {
    const { cache, share } = setUp();
    expect(await share('/a', { ...aPage('A'), tags: undefined })).toBe('A');
    expect(cache.size()).toBe(0);
  });
});

describe('bet: a late store is refused', () => {
  it('when a tag was touched while the page was rendered', async () => {
    const { invalidation, cache, textAt } = setUp();
    const { render, end } = slowRender();
    const answer = cache.share('/a', render);
    invalidation.drop(['article:7']);
    end(aPage('vor der Änderung gelesen'));
    expect((await answer).body.toString()).toBe('vor der Änderung gelesen');
    expect(textAt('/a')).toBeUndefined();
  });

  it('when everything was dropped meanwhile', async () => {
    const { invalidation, cache } = setUp();
    const { render, end } = slowRender();
    const answer = cache.share('/a', render);
    invalidation.dropAll();
    end(aPage('A'));
    await answer;
    expect(cache.size()).toBe(0);
  });

  it('but not when only other tags were touched', async () => {
    const { invalidation, cache, textAt } = setUp();
    const { render, end } = slowRender();
    const answer = cache.share('/a', render);
    invalidation.drop(['article:8']);
    end(aPage('A'));
    await answer;
    expect(textAt('/a')).toBe('A');
  });

  it('and an old render never replaces the page of a newer one', async () => {
    const { invalidation, cache, textAt } = setUp();
    const [old, fresh] = [slowRender(), slowRender()];
    const early = cache.share('/a', old.render);
    invalidation.drop(['article:7']);
    const late = cache.share('/a', fresh.render);
    fresh.end(aPage('neu'));
    await late;
    old.end(aPage('alt'));
    await early;
    expect(textAt('/a')).toBe('neu');
  });
});

describe('bet: concurrent misses', () => {
  it('share one render', async () => {
    const { cache } = setUp();
    const { render, end, renders } = slowRender();
    const answers = ['erster', 'zweiter', 'dritter'].map(() => cache.share('/a', render));
    end(aPage('A'));
    const bodies = (await Promise.all(answers)).map((page) => page.body.toString());
    expect(bodies).toEqual(['A', 'A', 'A']);
    expect(renders()).toBe(1);
  });

  it('do not share one that began before a touch', async () => {
    const { invalidation, cache, share } = setUp();
    const old = slowRender();
    const early = cache.share('/a', old.render);
    invalidation.drop(['article:7']);
    expect(await share('/a', aPage('neu'))).toBe('neu');
    old.end(aPage('alt'));
    expect((await early).body.toString()).toBe('alt');
  });

  it('share the newer one while the old one is still running', async () => {
    const { invalidation, cache } = setUp();
    const [old, fresh] = [slowRender(), slowRender()];
    const early = cache.share('/a', old.render);
    invalidation.drop(['article:7']);
    const first = cache.share('/a', fresh.render);
    old.end(aPage('alt'));
    await early;
    const second = cache.share('/a', fresh.render);
    fresh.end(aPage('neu'));
    expect((await Promise.all([first, second])).map((page) => page.body.toString())).toEqual(['neu', 'neu']);
    expect(fresh.renders()).toBe(1);
  });

  it.each([
    ['what isn’t there', notFound()],
    ['what only looks like a limit', Object.assign(new Error('kaputt'), { status: 429 })],
  ])('share the news of %s', async (_, error) => {
    const { cache } = setUp();
    let tries = 0;
    const failing = async (): Promise<RenderedPage> => {
      tries++;
      throw error;
    };
    const answers = await Promise.allSettled([cache.share('/a', failing), cache.share('/a', failing)]);
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason)).toEqual([error, error]);
    expect(tries).toBe(1);
  });

  it('share a failure too, and the next one tries again', async () => {
    const { cache, share } = setUp();
    let tries = 0;
    const failing = async (): Promise<RenderedPage> => {
      tries++;
      throw new Error('Datenbank weg');
    };
    const answers = await Promise.allSettled([cache.share('/a', failing), cache.share('/a', failing)]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(tries).toBe(1);
    expect(await share('/a', aPage('wieder da'))).toBe('wieder da');
  });
});

describe('the tag by which readers know a page again', () => {
  it.each([
    [200, false, true, false],
    [200, true, true, true],
    [410, true, false, false],
    [410, false, false, false],
  ])('a page of status %i, dated: %s', async (status, isDated, hasTag, hasDate) => {
    const { cache } = setUp();
    const page = await cache.share('/a', async () => ({ ...aPage('A'), status, isDated }));
    expect(page.headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      ...(hasTag && { etag: expect.stringMatching(/"[\w-]+"$/) }),
    });
    expect(page.since).toEqual(hasDate ? expect.any(Number) : undefined);
  });
});

describe('the lifetime of a page', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  it('is a minute, whatever its tags', async () => {
    const { cache, textAt, share } = setUp();
    await share('/a', aPage('A'));
    vi.advanceTimersByTime(59_999);
    expect(textAt('/a')).toBe('A');
    vi.advanceTimersByTime(1);
    expect(textAt('/a')).toBeUndefined();
    expect(cache.bytes()).toBe(0);
  });

  it('ends though nobody asks for it again, with the next page that comes', async () => {
    const { cache, textAt, share } = setUp();
    for (const n of Array(50).keys()) await share(`/suche?q=${n}`, aPage('A'));
    vi.advanceTimersByTime(30_000);
    await share('/b', aPage('B'));
    vi.advanceTimersByTime(30_000);
    await share('/c', aPage('C'));
    expect([cache.size(), textAt('/b'), textAt('/c')]).toEqual([2, 'B', 'C']);
  });
});

describe('the memory for pages', () => {
  it('is bounded: the oldest pages leave', async () => {
    const { cache, textAt, share } = setUp(450 + 3 * BESIDES);
    for (const key of ['/a', '/b', '/c', '/d']) await share(key, aPage('x'.repeat(100)));
    expect([textAt('/a'), textAt('/b')]).toEqual([undefined, 'x'.repeat(100)]);
    expect(cache.bytes()).toBe(450 + 3 * BESIDES);
  });

  it('holds few pages that are small themselves but have long addresses and many tags', async () => {
    const { cache, share } = setUp(10_000);
    const tags = Array.from({ length: 20 }, (_, n) => `article:${n}`);
    for (const n of Array(9).keys()) await share(`/${n}${'x'.repeat(498)}`, aPage('A', tags));
    expect([cache.size(), cache.bytes()]).toEqual([3, 3 * (2 + 1000 + 1000 + 1000)]);
  });

  it('has no room for a page larger than itself, and nobody else has to leave for nothing', async () => {
    const { textAt, share } = setUp(450 + BESIDES);
    await share('/a', aPage('A'));
    await share('/big', aPage('x'.repeat(1000)));
    expect([textAt('/a'), textAt('/big')]).toEqual(['A', undefined]);
  });

  it('is 96 MB unless somebody says otherwise', async () => {
    const { cache } = setUp();
    // Each page is reckoned with as much as it takes with its compressed copies.
    const largest = ((96 * 1024 * 1024 - BESIDES) * 2) / 3;
    for (const [key, bytes] of [
      ['/a', largest],
      ['/b', largest + 1],
    ] as const)
      await cache.share(key, async () => ({
        ...aPage(''),
        status: 410,
        body: Buffer.allocUnsafeSlow(bytes),
      }));
    expect([cache.size(), cache.bytes()]).toEqual([1, 96 * 1024 * 1024]);
  });

  it('is that of pages nobody asks for, too, until newer ones need it', async () => {
    const { invalidation, cache, textAt, share } = setUp(15 + BESIDES);
    await share('/a', aPage('x'.repeat(10), ['article:1']));
    invalidation.drop(['article:1']);
    await share('/b', aPage('y'.repeat(10), ['article:2']));
    expect([textAt('/a'), textAt('/b')]).toEqual([undefined, 'y'.repeat(10)]);
    expect([cache.size(), cache.bytes()]).toEqual([1, 15 + BESIDES]);
  });
});

describe('the bytes of a cached page', () => {
  it('are compressed once and then cached', async () => {
    const { cache } = setUp();
    const page = await cache.share('/a', async () => aPage('Lieblingsstadt '.repeat(200)));
    const first = await encodedBody(page, 'gzip');
    expect(gunzipSync(first.body).toString()).toBe('Lieblingsstadt '.repeat(200));
    expect((await encodedBody(page, 'gzip')).body).toBe(first.body);
    expect((await encodedBody(page, 'br')).body).not.toBe(first.body);
  });

  it('go out as they are to whoever takes no compression', async () => {
    const { cache } = setUp();
    const page = await cache.share('/a', async () => aPage('A'));
    expect(await encodedBody(page, undefined)).toEqual({ body: Buffer.from('A'), encoding: 'identity' });
  });

  it('are put together from what is compressed already for who came first, and compressed as a whole for others', async () => {
    const { cache } = setUp();
    const body = Buffer.from('Lieblingsstadt '.repeat(200));
    const pieces = [{ bytes: body.subarray(0, 900) }, { bytes: body.subarray(900) }];
    const page = await cache.share('/a', async () => ({ ...aPage(''), body, pieces }));
    const first = await firstBody(page, 'gzip, br');
    expect([first.encoding, gunzipSync(first.body)]).toEqual(['gzip', body]);
    expect((await firstBody(page, 'gzip')).body).toBe(first.body);
    expect(await firstBody(page, undefined)).toEqual({ body, encoding: 'identity' });
    expect((await firstBody(page, 'br')).encoding).toBe('br');
    const later = await encodedBody(page, 'gzip');
    expect(later.body).not.toBe(first.body);
    expect((await firstBody(page, 'gzip')).body).toBe(later.body);
  });

  it('are of no pieces any more once they were compressed as a whole', async () => {
    const { cache } = setUp();
    const body = Buffer.from('Lieblingsstadt '.repeat(200));
    const share = (key: string) =>
      cache.share(key, async () => ({ ...aPage(''), body, pieces: [{ bytes: body }] }));
    const page = await share('/a');
    // Whoever takes no compression leaves them to the next one.
    await firstBody(page, undefined);
    expect([page.pieces, page.joined]).toEqual([[{ bytes: body }], undefined]);
    await firstBody(page, 'gzip');
    expect([page.pieces, page.joined]).toEqual([undefined, expect.any(Buffer)]);
    await encodedBody(page, 'br');
    expect(page.joined).toBeUndefined();
    const other = await share('/b');
    await encodedBody(other, 'br');
    expect(other.pieces).toBeUndefined();
  });

  it('are compressed for who came first, too, where nothing is known of their pieces', async () => {
    const { cache } = setUp();
    const page = await cache.share('/a', async () => aPage('Lieblingsstadt '.repeat(200)));
    const { body, encoding } = await firstBody(page, 'gzip');
    expect([encoding, gunzipSync(body).toString()]).toEqual(['gzip', 'Lieblingsstadt '.repeat(200)]);
  });

  it('come as a whole where that is compressed already, also to who takes what is put together', async () => {
    const { cache } = setUp();
    const body = Buffer.from('Lieblingsstadt '.repeat(200));
    const page = await cache.share('/a', async () => ({ ...aPage(''), body, pieces: [{ bytes: body }] }));
    const whole = Buffer.from('whole');
    page.encoded.set('br', whole);
    expect((await firstBody(page, 'gzip')).encoding).toBe('gzip');
    expect(await firstBody(page, 'gzip, br')).toEqual({ body: whole, encoding: 'br' });
  });

  it('lets nobody be refused for what somebody else asked too often', async () => {
    const { cache } = setUp();
    const page = aPage('A', ['article:1']);
    const tooOften = cache.share('/a', async () => Promise.reject(tooMany(60)));
    const other = cache.share('/a', async () => page);
    await expect(tooOften).rejects.toMatchObject({ status: 429 });
    expect((await other).body.toString()).toBe('A');
  });
});
