import { beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { makeCtx, withTransaction } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import { SETTINGS_TAG, changeSetting } from '#bundles/settings/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { prepareEmbeds, refreshEmbed } from './commands.ts';
import { EMBED_TIMEOUT_MS } from './constants.ts';
import { embedsBySources } from './embed-views.ts';
import { findDue, findEmbeds } from './queries.ts';
import { resolveSource } from './resolve.ts';
import { loadsFreely } from './settings.ts';
import { aLocalProvider, anEmbed } from './test-data.ts';

const portal = await testPortal({ config: { allowPrivateAddresses: true } });
const ctx = makeCtx(portal, portalItself);
const local = await aLocalProvider();
const owner = await aUser(ctx);
const jpeg = await sharp({ create: { width: 480, height: 270, channels: 3, background: '#48c' } })
  .jpeg()
  .toBuffer();

let nth = 0;
const aSource = () => `https://www.youtube.com/watch?v=${String(++nth).padStart(11, '0')}`;
const oembed = (changes: object = {}) => ({
  type: 'video',
  version: '1.0',
  title: 'Die Brücke  von oben',
  author_name: 'Werleflieger',
  thumbnail_url: `${local.origin}/vorschau.jpg`,
  html: '<iframe src="https://boese.example/"></iframe><script src="https://boese.example/a.js"></script>',
  ...changes,
});
const answerWith = (value: object | string) =>
  local.answer((request, response) => {
    if (request.url === '/vorschau.jpg') return void response.end(jpeg);
    response.end(typeof value === 'string' ? value : JSON.stringify(value));
  });
const prepare = (sources: Parameters<typeof prepareEmbeds>[1], means = local.means) =>
  prepareEmbeds(ctx, sources, owner.id, means);
const rowOf = async (source: string) => (await findEmbeds(ctx, [source])).get(source);

const reasonFor = async (means = local.means) => {
  const source = aSource();
  await prepare([source], means);
  const row = await rowOf(source);
  return [row?.state, row?.reason];
};
const resolve = (path: string) =>
  resolveSource(
    ctx,
    { provider: undefined, target: { source: `${local.origin}${path}`, frame: null, ratio: 1.91 } },
    { wantsPicture: true, means: local.means },
  );

beforeEach(() => {
  local.asked.length = 0;
  answerWith(oembed());
});

describe('preparing what a text embeds', () => {
  it('embeds no address that is longer than any that could be found again', async () => {
    // Each of these letters takes nine signs of an address, and nothing repeats that would make it shorter.
    const letters = Array.from({ length: 1500 }, (_, at) =>
      String.fromCodePoint(0x4e00 + ((at * 7919 + at * at * 104_729) % 20_000)),
    );
    const source = `http://lang.example/${letters.join('')}`;
    expect(await prepare([source])).toEqual([
      { source, text: 'Dieser Inhalt kann nicht eingebettet werden.' },
    ]);
  });

  it('asks the provider once and keeps what it tells, the preview as an image of the author', async () => {
    const source = aSource();
    expect(await prepare([`${source}&t=9`, source, { type: 'youtube', src: source, videoId: null }])).toEqual(
      [],
    );
    expect(local.asked).toEqual([`/oembed?url=${encodeURIComponent(source)}&format=json`, '/vorschau.jpg']);
    const row = await rowOf(source);
    expect(row).toMatchObject({
      provider: 'youtube',
      type: 'video',
      title: 'Die Brücke von oben',
      authorName: 'Werleflieger',
      state: 'ready',
      reason: null,
    });
    const picture = (await picturesByIds(ctx, [row!.imageId])).get(row!.imageId!);
    // A picture without a signature in its address is one for everybody.
    expect(picture).toMatchObject({ width: 480, credit: 'Werleflieger', isStub: true, query: '' });
  });

  it('asks again only after a day', async () => {
    const source = aSource();
    await prepare([source]);
    local.asked.length = 0;
    await prepare([source]);
    expect(local.asked).toEqual([]);
    const tomorrow = { ...ctx, now: new Date(ctx.now.getTime() + 25 * 3_600_000) };
    await prepareEmbeds(tomorrow, [source], owner.id, local.means);
    // The picture is there already.
    expect(local.asked).toHaveLength(1);
  });

  it('builds the frame itself, whatever HTML the provider sends', async () => {
    const source = aSource();
    await prepare([source]);
    expect((await rowOf(source))?.frame).toBe(`https://www.youtube-nocookie.com/embed/${source.slice(-11)}`);
    const post = 'https://bsky.app/profile/deich.example/post/3kabcdefghi2x';
    answerWith(
      oembed({
        type: 'rich',
        html: '<blockquote data-bluesky-uri="at://did:plc:abc/app.bsky.feed.post/3kxyz2"',
      }),
    );
    await prepare([post]);
    expect((await rowOf(post))?.frame).toBe(
      'https://embed.bsky.app/embed/did:plc:abc/app.bsky.feed.post/3kxyz2',
    );
  });

  it('does without a picture that is none, or that comes from too far', async () => {
    for (const thumbnail of [`${local.origin}/keins.jpg`, 'file:///etc/passwd', 'nichts']) {
      const source = aSource();
      answerWith(oembed({ thumbnail_url: thumbnail }));
      expect(await prepare([source])).toEqual([]);
      expect(await rowOf(source)).toMatchObject({ state: 'ready', imageId: null });
    }
  });

  it('tells the author what can’t be embedded, and keeps it from nobody', async () => {
    const [fine, gone] = [aSource(), aSource()];
    local.answer((request, response) =>
      request.url?.includes(encodeURIComponent(gone))
        ? void response.writeHead(404).end()
        : void response.end(JSON.stringify(oembed())),
    );
    const other = { type: 'youtube', src: 'https://video.example/1', videoId: null };
    expect(await prepare([fine, gone, other])).toEqual([
      { source: gone, text: 'Dieser Inhalt ist nicht vorhanden oder nicht öffentlich.' },
      { source: 'https://video.example/1', text: 'Dieser Inhalt kann nicht eingebettet werden.' },
    ]);
    expect(await rowOf(gone)).toMatchObject({ state: 'failed', reason: 'missing' });
  });

  it('never waits within a transaction', async () => {
    const outcome = withTransaction(ctx, (ctx) => prepareEmbeds(ctx, [aSource()], owner.id, local.means));
    await expect(outcome).rejects.toThrow('before the transaction');
  });
});

describe('a provider that doesn’t behave', () => {
  it('is waited for 10 seconds. contract.md 9', () => expect(EMBED_TIMEOUT_MS).toBe(10_000));

  it('and is slow is asked another time', async () => {
    local.answer(() => {});
    const start = performance.now();
    expect(await reasonFor({ ...local.means, timeoutMs: 80 })).toEqual(['pending', 'timeout']);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('and failed is not asked again within the next minute', async () => {
    local.answer((_request, response) => void response.writeHead(404).end());
    const source = aSource();
    const failing = await prepare([source]);
    expect(failing).toHaveLength(1);
    local.asked.length = 0;
    expect(await prepare([source])).toEqual(failing);
    expect(local.asked).toEqual([]);
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 60_000) };
    await prepareEmbeds(later, [source], owner.id, local.means);
    expect(local.asked).not.toEqual([]);
  });

  it('and sends a flood is cut off', async () => {
    answerWith('x'.repeat(300_000));
    expect(await reasonFor()).toEqual(['failed', 'tooLarge']);
  });

  it.each(['kein JSON', '[]', '{"type":"script"}', 'null'])(
    'and answers %s is not believed',
    async (body) => {
      answerWith(body);
      expect(await reasonFor()).toEqual(['failed', 'unreadable']);
    },
  );

  it('and sends on within its own hosts is followed, up to three times', async () => {
    local.answer((request, response) => {
      if (request.url?.startsWith('/oembed'))
        return void response.writeHead(302, { location: '/weiter' }).end();
      response.end(JSON.stringify(oembed({ thumbnail_url: undefined })));
    });
    expect(await reasonFor()).toEqual(['ready', null]);
    local.answer((_request, response) => void response.writeHead(302, { location: '/oembed' }).end());
    expect(await reasonFor()).toEqual(['failed', 'refused']);
  });

  it('and sends on to another host is not followed', async () => {
    const elsewhere = `${local.origin.replace('127.0.0.1', 'localhost')}/anderswo`;
    local.answer((_request, response) => void response.writeHead(302, { location: elsewhere }).end());
    expect(await reasonFor()).toEqual(['failed', 'refused']);
    expect(local.asked.some((path) => path.includes('anderswo'))).toBe(false);
  });

  it('and lies in our own network is not asked', async () => {
    const strict = await testPortal();
    const guarded = makeCtx(strict, portalItself);
    const someone = await aUser(guarded);
    const source = aSource();
    const inside = local.means.providers.map((provider) => ({
      ...provider,
      endpoint: () => 'https://localhost/oembed',
    }));
    const means = { ...local.means, providers: inside };
    await prepareEmbeds(guarded, [source], someone.id, means);
    expect((await findEmbeds(guarded, [source])).get(source)).toMatchObject({ reason: 'refused' });
    expect(local.asked).toEqual([]);
  });
});

describe('posts at Meta', () => {
  const post = 'https://www.instagram.com/p/Cabc_-123/';

  it('are shown without asking anybody while there is no token', async () => {
    expect(await prepare([post])).toEqual([]);
    expect(local.asked).toEqual([]);
    expect(await rowOf(post)).toMatchObject({ state: 'ready', frame: `${post}embed/`, title: '' });
  });

  it('are asked about with the token of the configuration, which nobody else gets to know', async () => {
    const metaToken = '123456|0123456789abcdef';
    const withToken = makeCtx(
      await testPortal({ target: portal.target, config: { allowPrivateAddresses: true, metaToken } }),
      portalItself,
    );
    const told: (string | undefined)[] = [];
    local.answer((request, response) => {
      told.push(request.headers.authorization);
      const isFirst = request.url?.startsWith('/oembed');
      if (isFirst) return void response.writeHead(302, { location: '/weiter' }).end();
      response.end(JSON.stringify(oembed({ thumbnail_url: undefined })));
    });
    const other = 'https://www.instagram.com/p/Cxyz_-456/';
    await prepareEmbeds(withToken, [other], owner.id, local.means);
    expect(told).toEqual([`Bearer ${metaToken}`, undefined]);
    expect(local.asked.join()).not.toContain('0123456789abcdef');
    const kept = JSON.stringify([await rowOf(other), [...(await embedsBySources(ctx, [other])).bySource]]);
    expect(kept).toContain('Die Brücke von oben');
    expect(kept).not.toContain('0123456789abcdef');
  });
});

describe('any other page', () => {
  const html =
    '<head><meta property="og:title" content="Brücken"><meta property="og:image" content="/vorschau.jpg">';

  it('becomes a card from what it says of itself', async () => {
    local.answer((request, response) => {
      if (request.url === '/vorschau.jpg') return void response.end(jpeg);
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    });
    const { title, picture, frame } = await resolve('/artikel');
    expect([title, picture?.length, frame]).toEqual(['Brücken', jpeg.length, null]);
  });

  it.each(['application/pdf', 'image/svg+xml'])('that is %s can’t be embedded', async (type) => {
    local.answer((_request, response) => void response.writeHead(200, { 'content-type': type }).end(html));
    await expect(resolve('/datei')).rejects.toThrow('unsupported');
  });

  it('that says nothing of itself can’t be embedded', async () => {
    local.answer(
      (_request, response) => void response.setHeader('content-type', 'text/html').end('<p>Hallo'),
    );
    await expect(resolve('/stumm')).rejects.toThrow('unsupported');
  });
});

describe('the job', () => {
  it('asks again what is due: what didn’t answer, and what is a month old', async () => {
    const before = (minutes: number) => new Date(ctx.now.getTime() - minutes * 60_000);
    const waiting = await anEmbed(ctx, { state: 'pending', reason: 'timeout', fetchedAt: before(11) });
    const old = await anEmbed(ctx, { fetchedAt: before(31 * 24 * 60) });
    const [fresh, tried] = [
      await anEmbed(ctx),
      await anEmbed(ctx, { state: 'pending', fetchedAt: before(5) }),
    ];
    const due = (await findDue(ctx)).map(({ id }) => id);
    expect(due).toEqual([old.id, waiting.id]);
    expect(due).not.toContain([fresh.id, tried.id]);
  });

  it('keeps nobody waiting for what is no source any more', async () => {
    const fetchedAt = new Date('2020-01-01T00:00:00Z');
    const source = 'https://jemand:geheim@www.example.org/';
    const { id } = await anEmbed(ctx, { source, provider: 'link', frame: null, fetchedAt });
    await refreshEmbed(ctx, (await rowOf(source))!, local.means);
    expect((await findDue(ctx)).map((due) => due.id)).not.toContain(id);
    expect(await rowOf(source)).toMatchObject({ state: 'failed', reason: 'unsupported' });
  });

  it('gives up after five times, and keeps showing what was there while a provider is away', async () => {
    const shown = await anEmbed(ctx, { source: aSource() });
    local.answer((_request, response) => void response.writeHead(503).end());
    for (const state of ['ready', 'ready', 'ready', 'ready', 'failed']) {
      await refreshEmbed(ctx, (await rowOf(shown.source))!, local.means);
      expect((await rowOf(shown.source))?.state).toBe(state);
    }
    answerWith(oembed({ thumbnail_url: undefined }));
    await refreshEmbed(ctx, (await rowOf(shown.source))!, local.means);
    expect(await rowOf(shown.source)).toMatchObject({ state: 'ready', attempts: 0, reason: null });
  });
});

describe('contents for a page', () => {
  it('come in one query, and one for their settings and pictures each', async () => {
    const rows = [await anEmbed(ctx), await anEmbed(ctx), await anEmbed(ctx)];
    const sources = rows.map(({ source }) => source);
    await embedsBySources(ctx, sources);
    const before = portal.database.queryCount();
    const { bySource, tags } = await embedsBySources(ctx, sources);
    expect(portal.database.queryCount() - before).toBe(1);
    expect([...bySource.keys()].sort()).toEqual([...sources].sort());
    expect(tags).toEqual(expect.arrayContaining(rows.map(({ id }) => `embed:${id}`)));
  });

  it('are a failure with the way to the provider where they can’t be shown', async () => {
    const { source } = await anEmbed(ctx, { state: 'failed', reason: 'missing' });
    const { bySource } = await embedsBySources(ctx, [source]);
    expect(bySource.get(source)).toEqual({
      kind: 'failed',
      title: 'Inhalt nicht verfügbar',
      text: 'Dieser Inhalt ist zurzeit nicht verfügbar.',
      source: { name: 'Bei YouTube ansehen', href: source },
    });
  });

  it('are asked for only where there are any', async () => {
    const before = portal.database.queryCount();
    expect((await embedsBySources(ctx, [])).tags).toEqual([]);
    expect(portal.database.queryCount()).toBe(before);
  });

  it('may wait for their provider, and are shown if their frame is known', async () => {
    const { source } = await anEmbed(ctx, { state: 'pending', reason: 'timeout', title: '' });
    const { bySource } = await embedsBySources(ctx, [source]);
    expect(bySource.get(source)).toMatchObject({ kind: 'frame', label: 'Video bei YouTube', isFree: false });
  });

  it('of a provider that administrators load without asking say so', async () => {
    const vimeo = { provider: 'vimeo', source: 'https://vimeo.com/77' } as const;
    const [asked, free] = [await anEmbed(ctx), await anEmbed(ctx, vimeo)];
    await changeSetting(ctx, loadsFreely('vimeo'), true);
    const { bySource, tags } = await embedsBySources(ctx, [asked.source, free.source]);
    expect(bySource.get(asked.source)).toMatchObject({ isFree: false });
    expect(bySource.get(free.source)).toMatchObject({ isFree: true });
    expect(tags).toContain(SETTINGS_TAG);
  });
});
