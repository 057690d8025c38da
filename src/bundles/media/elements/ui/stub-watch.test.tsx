import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_REGION_ID } from '#design/constants.ts';
import { renderToHtml } from '#kernel/render.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { PictureView } from '../../views.ts';
import type { MediaControls } from '../views.ts';
import { MediaElement } from './MediaElement.tsx';
import { watchStubs } from './stub-watch.ts';

const picture: PictureView = {
  id: 31,
  width: 1600,
  height: 900,
  alt: 'Eine Brücke im Nebel',
  caption: '',
  credit: '',
  focus: { x: 50, y: 50 },
  placeholder: null,
  isStub: true,
  base: '/media/image/31/',
  query: '',
  sizes: [],
};
const READY = {
  ...picture,
  isStub: false,
  base: '/media/image/31/v2',
  sizes: [{ tag: 'L', width: 800 }],
} as const;
const CONTROLS: MediaControls = {
  mayEdit: true,
  mayDelete: true,
  mayDownload: true,
  mayReuse: true,
  mayQuarantine: false,
  licence: '',
  source: '',
};
const NO_FLAGS = {
  edit: false,
  download: false,
  delete: false,
  contextMenu: false,
  metadataBadge: false,
  referenceMode: false,
};

/** What the server would say now. */
let stubs: Record<string, boolean> | Error;
let views: (string | number)[];
const asked: string[] = [];
const fetchNow = vi.fn(async (address: string) => {
  asked.push(address);
  if (address.startsWith('/media/imageisstub')) {
    if (stubs instanceof Error) throw stubs;
    return Response.json(stubs);
  }
  const view = views.shift() ?? 500;
  return typeof view === 'number' ? new Response('', { status: view }) : new Response(view);
});
const logged = vi.fn();
vi.spyOn(console, 'debug').mockImplementation(logged);
const callsTo = (path: string) => asked.filter((address) => address.startsWith(path));

const open = (...elements: React.ReactElement[]) => {
  document.body.innerHTML = `${elements.map(renderToHtml).join('')}<div id="${FLASH_REGION_ID}"></div>`;
  watchStubs();
};
const drawn = renderToHtml(
  <MediaElement of={{ ...READY, controls: CONTROLS }} sizes="100vw" flags={NO_FLAGS} isLarge />,
);
const flashes = () =>
  [...document.querySelectorAll(`#${FLASH_REGION_ID} > *`)].map((flash) => [
    flash.className.split(' ')[1],
    flash.firstChild?.textContent,
  ]);
const after = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchNow);
  logged.mockClear();
  asked.length = 0;
  stubs = { 31: true };
  views = [drawn];
});
afterEach(async () => {
  document.body.innerHTML = '';
  await after(20_000);
  vi.restoreAllMocks();
  vi.spyOn(console, 'debug').mockImplementation(logged);
  vi.useRealTimers();
});

describe('pictures that are still being worked on', () => {
  it('are asked about every five seconds, all at once, with 4.5 seconds for the answer', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    open(<Picture of={picture} sizes="50vw" />, <Picture of={{ ...picture, id: 32 }} sizes="50vw" />);
    stubs = { 31: true, 32: true };
    await after(4999);
    expect(asked).toEqual([]);
    await after(1);
    expect(asked).toEqual(['/media/imageisstub?ids=31,32']);
    expect(timeout).toHaveBeenLastCalledWith(4500);
    await after(10_000);
    expect(asked).toHaveLength(3);
    expect(document.querySelectorAll('[data-stub]')).toHaveLength(2);
  });

  it('are drawn anew when they are ready, in the place and shape they had, and not asked about again', async () => {
    open(<Picture of={picture} sizes="50vw" ratio="3 / 2" />);
    stubs = { 31: false };
    await after(5000);
    expect(callsTo('/media/getmediaview')).toEqual(['/media/getmediaview/31?imageType=image']);
    const img = document.querySelector<HTMLImageElement>('media-element[data-media-id="31"] img')!;
    expect([img.sizes, img.style.aspectRatio, img.alt]).toEqual(['50vw', '3 / 2', 'Eine Brücke im Nebel']);
    expect(document.querySelector('source')!.sizes).toBe('50vw');
    expect(document.querySelector('[data-stub]')).toBeNull();
    await after(30_000);
    expect(asked).toHaveLength(2);
  });

  it('keep quiet where words beside them say the same', async () => {
    open(<Picture of={picture} sizes="50vw" alt="" />);
    stubs = { 31: false };
    await after(5000);
    expect(document.querySelector('img')!.alt).toBe('');
  });

  it('are asked for with the controls they had', async () => {
    const former = { ...READY, isStub: true, controls: CONTROLS };
    open(<MediaElement of={former} sizes="50vw" isHero />);
    stubs = { 31: false };
    await after(5000);
    expect(callsTo('/media/getmediaview')).toEqual([
      '/media/getmediaview/31?imageType=image&ratio=original&showEdit=1&showDownload=1&showDelete=1&showContextMenu=1&showMetadataBadge=1&referenceMode=0',
    ]);
    expect(document.querySelectorAll('media-element')).toHaveLength(1);
    // The image was turned meanwhile, so it has a shape of its own again.
    expect(document.querySelector('img')!.style.aspectRatio).toBe('1600 / 900');
  });

  it('are tried once more a second after a reload failed', async () => {
    open(<Picture of={picture} sizes="50vw" />);
    stubs = { 31: false };
    views = [503, drawn];
    await after(5999);
    expect(callsTo('/media/getmediaview')).toHaveLength(1);
    await after(1);
    expect(document.querySelector('media-element img')).not.toBeNull();
    expect(flashes()).toEqual([]);
  });

  it('stay as they are after the second failure, and the reader is told: Failed reloading Image.', async () => {
    open(<Picture of={picture} sizes="50vw" />);
    stubs = { 31: false };
    views = [503, 503, drawn];
    await after(6000);
    expect(flashes()).toEqual([['alert', 'Failed reloading Image.']]);
    await after(30_000);
    expect(callsTo('/media/getmediaview')).toHaveLength(2);
    expect(callsTo('/media/imageisstub')).toHaveLength(1);
  });

  it('are asked about on when an answer fails, which only the log is told', async () => {
    open(<Picture of={picture} sizes="50vw" />);
    stubs = new Error('offline');
    await after(10_000);
    expect(asked).toHaveLength(2);
    expect(logged).toHaveBeenCalledTimes(2);
    expect(flashes()).toEqual([]);
    stubs = { 31: false };
    await after(5000);
    expect(document.querySelector('media-element img')).not.toBeNull();
  });

  it('are forgotten when the server knows nothing of them', async () => {
    open(<Picture of={picture} sizes="50vw" />);
    stubs = {};
    await after(30_000);
    expect(asked).toHaveLength(1);
    expect(document.body.textContent).toContain('Bild wird bearbeitet');
  });

  it('wait while nobody looks at the page', async () => {
    open(<Picture of={picture} sizes="50vw" />);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await after(30_000);
    expect(asked).toEqual([]);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await after(0);
    expect(asked).toHaveLength(1);
  });

  it('are left to an island until it is awake', async () => {
    open(<Picture of={picture} sizes="50vw" />);
    const island = document.createElement('x-island');
    document.querySelector('[data-stub]')!.replaceWith(island);
    island.innerHTML = renderToHtml(<Picture of={picture} sizes="50vw" />);
    stubs = { 31: false };
    await after(5000);
    expect(asked).toEqual([]);
    island.dataset['awake'] = '';
    await after(5000);
    expect(island.querySelector('img')).not.toBeNull();
  });

  it('are watched on a page without any as soon as one comes', async () => {
    open();
    await after(10_000);
    document.body.innerHTML = renderToHtml(<Picture of={picture} sizes="50vw" />);
    watchStubs();
    watchStubs();
    await after(5000);
    expect(asked).toHaveLength(1);
  });
});
