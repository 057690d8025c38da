// Tests the worker itself, in a context of its own: with a device that stores, and answers that come when a test says so.
import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#kernel/durations.ts';
import { createDevice } from './test-device.ts';
// It is read as text, as the browser gets it.
// oxlint-disable-next-line import/default
import rules from './rules.js?raw';
import worker from './worker.js?raw';

const A = 'reader-a';
const B = 'reader-b';

/** Starts a worker on a device. */
const start = (device = createDevice()) => {
  vm.runInNewContext([rules.replaceAll(/^export /gm, ''), worker].join('\n'), { ...device.globals });
  return device;
};

describe('an answer that comes when its reader has left', () => {
  it('brings back neither them nor what they read, when they signed out', async () => {
    const { open, say, hold, kept, state } = start();
    await open('/a', { reader: A, title: 'A' });
    const answer = hold('/b', { reader: A, title: 'B' });
    const keeping = say({ type: 'keep', path: '/b' });
    await say({ type: 'forget' });
    answer.come();
    await keeping;
    expect([await kept(), await state('reader')]).toEqual([[], 'nobody']);
  });

  it('shows the page that was under way, and keeps nothing of it either', async () => {
    const { open, say, hold, kept, state, loseNetwork } = start();
    await open('/a', { reader: A, title: 'A' });
    const answer = hold('/b', { reader: A, title: 'Vertraulich' });
    const opening = open('/b');
    await say({ type: 'forget' });
    answer.come();
    expect(await (await opening)!.text()).toContain('Vertraulich');
    expect([await kept(), await state('reader')]).toEqual([[], 'nobody']);
    loseNetwork();
    expect((await open('/b'))!.type).toBe('error');
  });

  it('takes nothing from the one who has come instead', async () => {
    const { open, hold, kept, state } = start();
    await open('/a', { reader: A, title: 'A' });
    const [late, gone] = [hold('/b', { reader: A, title: 'B' }), hold('/d', { reader: A, status: 404 })];
    const opening = [open('/b'), open('/d')];
    await open('/d', { reader: B, title: 'D' });
    late.come();
    gone.come();
    await Promise.all(opening);
    expect([await kept(), await state('reader')]).toEqual([['/d'], B]);
  });

  it('is none of the one who has come instead', async () => {
    const { open, say, hold, kept, state } = start();
    await open('/a', { reader: A, title: 'A' });
    const page = hold('/b', { reader: A, title: 'B' });
    const list = hold('/konto/ajax/gemerkt', { json: { reader: A, hrefs: ['/c'] } });
    const background = [say({ type: 'keep', path: '/b' }), say({ type: 'saved' })];
    await open('/d', { reader: B, title: 'D' });
    page.come();
    list.come();
    await Promise.all(background);
    expect([await kept(), await state('reader'), (await state('saved')).paths]).toEqual([['/d'], B, []]);
  });

  it('is of no use either where they have come back meanwhile', async () => {
    const { open, say, hold, kept } = start();
    await open('/a', { reader: A, title: 'A' });
    const page = hold('/b', { reader: A, title: 'B' });
    const keeping = say({ type: 'keep', path: '/b' });
    await say({ type: 'forget' });
    await open('/a', { reader: A, title: 'A' });
    page.come();
    await keeping;
    expect(await kept()).toEqual(['/a']);
  });
});

describe('what is asked for in the background', () => {
  it('replaces nobody, whoever it is for; the first reader of all is met by it', async () => {
    const { open, say, answer, kept, state } = start();
    answer('/a', { reader: A, title: 'A' });
    await say({ type: 'keep', path: '/a' });
    expect([await kept(), await state('reader')]).toEqual([['/a'], A]);
    answer('/b', { reader: B, title: 'B' });
    await say({ type: 'keep', path: '/b' });
    expect([await kept(), await state('reader')]).toEqual([['/a'], A]);
    await open('/b', { reader: B, title: 'B' });
    expect([await kept(), await state('reader')]).toEqual([['/b'], B]);
  });

  it('is what was saved for later', async () => {
    const { open, say, answer, kept, state } = start();
    await open('/a', { reader: A, title: 'A' });
    answer('/konto/ajax/gemerkt', { json: { reader: A, hrefs: ['/s'] } });
    answer('/s', { reader: A, title: 'S' });
    await say({ type: 'saved' });
    expect([await kept(), (await state('saved')).paths]).toEqual([['/a', '/s'], ['/s']]);
  });
});

describe('a device that can’t store', () => {
  it('shows every page and every file of it as if there were no worker', async () => {
    const { open, ask, answer, breakDown } = start();
    breakDown();
    expect(await (await open('/a', { reader: A, title: 'A', html: 'Die Brücke' }))!.text()).toBe(
      'Die Brücke',
    );
    answer('/assets/site-1.css', { html: 'h1{}' });
    answer('/media/image/7/v1_M.jpg', { html: 'Bild' });
    for (const path of ['/assets/site-1.css', '/media/image/7/v1_M.jpg'])
      expect((await ask(path))!.status).toBe(200);
  });

  it('shows no page without a network, and breaks nothing', async () => {
    const { open, ask, breakDown, loseNetwork } = start();
    breakDown();
    loseNetwork();
    expect((await open('/a'))!.type).toBe('error');
    expect((await ask('/media/image/7/v1_M.jpg'))!.headers.get('content-type')).toBe('image/svg+xml');
  });

  it('shows nothing of who was there before, when it comes to itself and the next one has come', async () => {
    const { open, answer, say, breakDown, recover, loseNetwork } = start();
    answer('/offline', { html: '<ul data-kept=""></ul>' });
    await open('/a', { reader: A, title: 'Vertraulich' });
    answer('/konto/ajax/gemerkt', { json: { reader: A, hrefs: [] } });
    await say({ type: 'saved' });
    breakDown();
    await open('/b', { reader: B, title: 'B' });
    recover();
    loseNetwork();
    for (const path of ['/a', '/']) expect(await (await open(path))!.text()).not.toContain('Vertraulich');
    await open('/a', { reader: A, title: 'Wieder da' });
    loseNetwork();
    expect(await (await open('/a'))!.text()).toContain('Wieder da');
  });
});

describe('a worker that is started anew', () => {
  it('shows what its reader has read', async () => {
    const device = start();
    await device.open('/a', { reader: A, title: 'A' });
    start(device);
    device.loseNetwork();
    expect(await (await device.open('/a'))!.text()).toContain('A');
  });

  it('shows also what was read before there was a worker', async () => {
    const device = start();
    device.answer('/a', { reader: A, title: 'A' });
    await device.say({ type: 'keep', path: '/a' });
    start(device);
    device.loseNetwork();
    expect(await (await device.open('/a'))!.text()).toContain('A');
  });

  it('knows still that nobody was met, though storage is there again', async () => {
    const device = start();
    device.answer('/offline', { html: '<ul data-kept=""></ul>' });
    device.answer('/konto/ajax/gemerkt', { json: { reader: A, hrefs: [] } });
    await device.open('/a', { reader: A, title: 'Vertraulich' });
    await device.say({ type: 'saved' });
    device.breakDown();
    await device.open('/b', { reader: B, title: 'B' });
    device.recover();
    start(device);
    device.loseNetwork();
    for (const path of ['/a', '/'])
      expect(await (await device.open(path))!.text()).not.toContain('Vertraulich');
    await device.open('/a', { reader: A, title: 'Wieder da' });
    start(device);
    device.loseNetwork();
    expect(await (await device.open('/a'))!.text()).toContain('Wieder da');
  });

  it('shows nothing of a device on which nobody was ever met', async () => {
    const device = start();
    await device.open('/a', { reader: A, title: 'Vertraulich' });
    await (await device.caches.open('litfass-state')).delete('/.met');
    start(device);
    device.loseNetwork();
    expect((await device.open('/a'))!.type).toBe('error');
  });
});

/** Returns what the list of what is saved answers. */
const saved = (...hrefs: string[]) => ({ json: { reader: A, hrefs } });

describe('what is saved for later', () => {
  const SAVED = '/konto/ajax/gemerkt';

  it('goes from the device when it is taken from the list, unless it was read lately', async () => {
    const { open, say, answer, kept } = start();
    await open('/read', { reader: A, title: 'Read' });
    answer(SAVED, saved('/read', '/s', '/t'));
    for (const path of ['/s', '/t']) answer(path, { reader: A, title: path });
    await say({ type: 'saved' });
    expect((await kept()).toSorted()).toEqual(['/read', '/s', '/t']);
    answer(SAVED, saved('/t'));
    await say({ type: 'saved' });
    expect((await kept()).toSorted()).toEqual(['/read', '/t']);
  });

  it('goes as well when nobody may read it any more, though it was opened', async () => {
    const { open, say, answer, kept } = start();
    await open('/s', { reader: A, title: 'S' });
    answer(SAVED, saved('/s'));
    await say({ type: 'saved' });
    answer(SAVED, saved());
    answer('/s', { reader: A, status: 410 });
    await say({ type: 'saved' });
    expect(await kept()).toEqual([]);
  });

  it('lies there once when it has another address by now, and goes with it', async () => {
    const { open, say, answer, kept, loseNetwork } = start();
    answer('/offline', { html: '<ul data-kept=""></ul>' });
    await open('/au/c-rat/buergermeister-geht_a12', { reader: A, title: 'Bürgermeister geht' });
    await open('/au/c-rat/zweites_a1', { reader: A, title: 'Zweites' });
    answer(SAVED, saved('/au/c-rat/buergermeister-geht_a12'));
    await say({ type: 'saved' });
    const now = '/au/c-rat/buergermeister-bleibt_a12';
    await open(now, { reader: A, title: 'Bürgermeister bleibt' });
    expect((await kept()).toSorted()).toEqual([now, '/au/c-rat/zweites_a1']);
    loseNetwork();
    expect(await (await open('/'))!.text()).not.toContain('Bürgermeister geht');
    await open('/au/c-rat/noch-anders_a12', { status: 410 });
    expect(await kept()).toEqual(['/au/c-rat/zweites_a1']);
  });

  it('stays one that was read when it has another address by now and is no longer saved', async () => {
    const { open, say, answer, kept } = start();
    await open('/alt_a12', { reader: A, title: 'Alt' });
    answer(SAVED, saved('/alt_a12'));
    await say({ type: 'saved' });
    answer(SAVED, saved('/neu_a12'));
    for (const path of ['/alt_a12', '/neu_a12']) answer(path, { reader: A, title: 'Neu', at: '/neu_a12' });
    await say({ type: 'saved' });
    expect(await kept()).toEqual(['/neu_a12']);
    answer(SAVED, saved());
    await say({ type: 'saved' });
    expect(await kept()).toEqual(['/neu_a12']);
  });

  it('is fetched anew when it is older than a day, and not before', async () => {
    const { open, say, answer, asked, wait, loseNetwork } = start();
    await open('/a', { reader: A, title: 'A' });
    answer(SAVED, saved('/s'));
    answer('/s', { reader: A, title: 'S', html: '<body>Erste Fassung' });
    await say({ type: 'sync' });
    wait(DAY_MS - 60_000);
    await say({ type: 'sync' });
    expect(asked.filter((path) => path === '/s')).toHaveLength(1);
    wait(60_001);
    answer('/s', { reader: A, title: 'S', html: '<body>Zweite Fassung' });
    await say({ type: 'saved' });
    loseNetwork();
    expect(await (await open('/s'))!.text()).toContain('Zweite Fassung');
  });

  it('keeps its pictures, however many others come; those of what has gone go', async () => {
    const { open, say, answer, kept } = start();
    let number = 0;
    const piece = (title: string) => {
      const images = Array.from({ length: 8 }, () => `/media/image/${++number}/v1_M.jpg`);
      for (const image of images) answer(image, { html: 'Bild' });
      return { reader: A, title, html: `<body>${images.map((src) => `<img src="${src}">`).join('')}` };
    };
    answer('/s', piece('S'));
    await open('/a', { reader: A, title: 'A' });
    answer(SAVED, saved('/s'));
    await say({ type: 'saved' });
    for (let at = 0; at < 33; at++) await open(`/p${at}`, piece(`P${at}`));
    const pictures = await kept('litfass-pictures');
    expect(pictures).toContain('/media/image/1/v1_M.jpg');
    expect(pictures).not.toContain('/media/image/9/v1_M.jpg');
    expect(pictures).toHaveLength(31 * 8);
  });
});

describe('pictures of a gallery', () => {
  it('are kept as long as they aren’t too much for one piece', async () => {
    const { open, answer, kept } = start();
    const images = Array.from({ length: 9 }, (_, at) => `/media/image/${at + 1}/v1_L.jpg`);
    for (const image of images) answer(image, { html: 'x'.repeat(1_000_000) });
    const html = images.map((src) => `<lazy-image><img data-src="${src}"></lazy-image>`).join('');
    await open('/a', { reader: A, title: 'A', html: `<body>${html}` });
    expect(await kept('litfass-pictures')).toHaveLength(6);
  });

  it('are shown without a network in whatever size is asked for', async () => {
    const { open, ask, answer, loseNetwork } = start();
    answer('/media/image/7/v1_L.jpg', { html: 'Bild' });
    const html = '<body><lazy-image><img data-src="/media/image/7/v1_L.jpg"></lazy-image>';
    await open('/a', { reader: A, title: 'A', html });
    loseNetwork();
    expect(await (await ask('/media/image/7/v1_XL.avif'))!.text()).toBe('Bild');
  });
});

const textAt = async (device: ReturnType<typeof start>, path: string) => (await device.open(path))!.text();

describe('a page on which something can be begun', () => {
  const TOOL = '/schreiben/schnappschuss';
  const tool = { reader: A, headers: { 'litfass-tool': 'Zeigen' }, html: '<body><p>Wessen Bild?</p>' };
  const OFFLINE = { html: '<p data-tools=""></p><ul data-kept=""></ul>' };
  const ready = async (device = start()) => {
    await device.open('/a', { reader: A, title: 'A' });
    device.answer('/offline', OFFLINE);
    device.answer('/konto/ajax/gemerkt', { json: { reader: A, hrefs: [] } });
    await device.say({ type: 'saved' });
    device.answer(TOOL, tool);
    await device.say({ type: 'tool', path: TOOL });
    return device;
  };

  it('is there without a network, says so, and is named where there is none', async () => {
    const device = await ready();
    device.loseNetwork();
    const html = await textAt(device, TOOL);
    expect(html).toContain('Wessen Bild?');
    expect(html).toContain('Offline. Was Sie schreiben, bleibt in diesem Browser');
    expect(await textAt(device, '/anderes')).toContain(`<a href="${TOOL}">Zeigen</a>`);
    expect(await textAt(device, `${TOOL}?beitrag=7`)).not.toContain('Wessen Bild?');
  });

  it('is what it was asked for, and not what its reader opens', async () => {
    const device = await ready();
    await device.open(TOOL, { ...tool, html: '<body><p>Ihr Entwurf</p>' });
    device.loseNetwork();
    expect(await textAt(device, TOOL)).not.toContain('Ihr Entwurf');
  });

  it.each([
    ['signs out', (device: ReturnType<typeof start>) => device.say({ type: 'forget' })],
    [
      'is followed by somebody else',
      (device: ReturnType<typeof start>) => device.open('/b', { reader: B, title: 'B' }),
    ],
    [
      'may not begin it any more',
      (device: ReturnType<typeof start>) => {
        device.answer(TOOL, { reader: A, status: 403 });
        return device.say({ type: 'tool', path: TOOL });
      },
    ],
  ])('is gone as soon as its reader %s', async (_, happen) => {
    const device = await ready();
    await happen(device);
    device.loseNetwork();
    expect(await textAt(device, TOOL)).not.toContain('Wessen Bild?');
    expect(await textAt(device, '/anderes')).not.toContain('Auch ohne Netz');
  });

  it('is of nobody who has left while it was under way', async () => {
    const { open, say, hold, kept } = start();
    await open('/a', { reader: A, title: 'A' });
    const answer = hold(TOOL, tool);
    const keeping = say({ type: 'tool', path: TOOL });
    await say({ type: 'forget' });
    answer.come();
    await keeping;
    expect(await kept('litfass-tools')).toEqual([]);
  });
});

describe('a kept page', () => {
  it('says of which time it is by the server’s clock', async () => {
    const { open, loseNetwork } = start();
    await open('/a', { reader: A, title: 'A', headers: { date: 'Mon, 03 Mar 2025 12:20:00 GMT' } });
    loseNetwork();
    expect(await (await open('/a'))!.text()).toContain('Offline – Stand von 3. März 2025, 13.20\u00a0Uhr');
  });
});
