import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Island } from '#kernel/island.tsx';
import { acting, upgradeElements, hydrate, testIsland } from '#kernel/testing/hydrate.ts';
import { capturedLog } from '#kernel/testing/captured-log.ts';
import { renderFragment, renderToHtml } from '#kernel/render.tsx';
import { SIZE_TAGS, SIZE_WIDTHS } from '../constants.ts';
import { withStep } from '../rules.ts';
import * as texts from '../texts.ts';
import type { PictureView } from '../views.ts';
import { defineLazyImage } from './lazy-image.ts';
import { Picture } from './Picture.tsx';
import { PictureFigure } from './PictureFigure.tsx';

const picture: PictureView = {
  id: 31,
  width: 2000,
  height: 1333,
  alt: 'Eine Brücke im Nebel',
  caption: 'Die Brücke am Morgen',
  credit: 'Tomasz Adamek',
  focus: { x: 46, y: 30 },
  placeholder: 'data:image/webp;base64,AAAA',
  isStub: false,
  base: '/media/image/31/v1',
  query: '',
  sizes: SIZE_TAGS.map((tag) => ({ tag, width: SIZE_WIDTHS[tag] })),
};

/** Stands for the browser's: what is near is what the test says. */
const watched = new Map<Element, () => void>();
const margins: (string | undefined)[] = [];
class Viewport {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.#callback = callback;
    margins.push(options.rootMargin);
  }
  observe(target: Element) {
    watched.set(target, () =>
      this.#callback(
        [{ isIntersecting: true, target } as unknown as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      ),
    );
  }
  unobserve(target: Element) {
    watched.delete(target);
  }
}
const islands = globalThis.IntersectionObserver;
vi.stubGlobal('IntersectionObserver', Viewport);
defineLazyImage();
vi.stubGlobal('IntersectionObserver', islands);

const comeNear = (img: Element) => watched.get(img)!();
const drawn = (element: React.ReactElement) => {
  const place = document.createElement('div');
  place.innerHTML = renderToHtml(element);
  document.body.append(place);
  return { place, img: place.querySelector('img')! };
};
const typesOf = (of: PictureView) =>
  [...drawn(<Picture of={of} sizes="100vw" isLarge />).place.querySelectorAll('source')].map(
    ({ type }) => type,
  );
const figure = (of: PictureView, caption?: string) =>
  drawn(<PictureFigure of={of} sizes="50vw" {...(caption !== undefined && { caption })} />).place;
const srcsetOf = (of: PictureView) => drawn(<Picture of={of} sizes="22rem" isHero />).img.srcset;
beforeEach(() => watched.clear());

describe('an opening picture', () => {
  const { place, img } = drawn(<Picture of={picture} sizes="100vw" isHero ratio="3 / 2" />);

  it('is fetched at once and first', () => {
    expect(img.getAttribute('fetchpriority')).toBe('high');
    expect(img.getAttribute('loading')).toBeNull();
    expect(img.getAttribute('src')).toBe('/media/image/31/v1_L.jpg');
    expect(place.querySelector('lazy-image')).toBeNull();
  });

  it('comes in the best format the browser takes', () => {
    const sources = [...place.querySelectorAll('source')];
    expect(sources.map((source) => source.type)).toEqual(['image/avif']);
    expect(sources[0]!.srcset).toBe(
      '/media/image/31/v1_L.avif 800w, /media/image/31/v1_XL.avif 1200w, /media/image/31/v1_XXL.avif 2000w',
    );
    expect(img.srcset).toContain('/media/image/31/v1_L.webp 800w');
    expect(img.srcset).not.toMatch(/_(T|XS)\./);
    expect(img.sizes).toBe('100vw');
  });

  it('names the step between M and L where there is one, and nothing that there is not', () => {
    expect(srcsetOf(picture)).not.toContain('_ML');
    expect(srcsetOf({ ...picture, sizes: withStep(picture.sizes) })).toContain(
      '_M.webp 320w, /media/image/31/v1_ML.webp 480w, /media/image/31/v1_L.webp 800w',
    );
  });

  it('keeps its place and its focus, over a few blurred pixels', () => {
    expect([img.width, img.height, img.alt]).toEqual([2000, 1333, 'Eine Brücke im Nebel']);
    expect(img.style.aspectRatio).toBe('3 / 2');
    expect(img.style.objectPosition).toBe('46% 30%');
    expect(img.style.background).toContain('data:image/webp;base64,AAAA');
  });
});

describe('any other picture', () => {
  it('waits as a few blurred pixels until it comes near', () => {
    const { place, img } = drawn(<Picture of={picture} sizes="50vw" isLarge />);
    expect(margins).toEqual(['250px']);
    const source = place.querySelector('source')!;
    const waiting = `${picture.placeholder} 1w`;
    expect([img.getAttribute('src'), img.srcset, source.srcset]).toEqual([
      picture.placeholder,
      waiting,
      waiting,
    ]);
    expect(img.style.aspectRatio).toBe('2000 / 1333');
    comeNear(img);
    expect(img.getAttribute('src')).toBe('/media/image/31/v1_L.jpg');
    expect(source.srcset).toContain('/media/image/31/v1_L.avif 800w');
    expect(img.srcset).toContain('/media/image/31/v1_M.webp 320w');
    expect(watched.has(img)).toBe(false);
  });

  it('waits as nothing where one can see through it', () => {
    const { img } = drawn(<Picture of={{ ...picture, placeholder: null }} sizes="50vw" />);
    expect(img.getAttribute('src')).toMatch(/^data:image\/gif/);
  });

  it('is whole without JavaScript', () => {
    const html = renderToHtml(<Picture of={picture} sizes="50vw" ratio="1 / 1" />);
    const [, bare = ''] = /<noscript>(.*)<\/noscript>/.exec(html) ?? [];
    expect(bare).toContain('src="/media/image/31/v1_M.jpg"');
    expect(bare).toContain('/media/image/31/v1_M.webp 320w');
    expect(bare).toContain('alt="Eine Brücke im Nebel"');
    expect(bare).toContain('object-position:46% 30%');
  });

  it('comes as AVIF where its place is wide and there are such files', () => {
    expect(typesOf(picture)).toEqual(['image/avif']);
    expect(typesOf({ ...picture, sizes: picture.sizes.slice(0, 4) })).toEqual([]);
  });

  it('that is gated carries its signature in every address', () => {
    const html = renderToHtml(<Picture of={{ ...picture, query: '?e=1&s=x' }} sizes="50vw" isLarge />);
    const addresses = html.match(/\/media\/image\/[^ ",]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses) expect(address).toMatch(/\?e=1&amp;s=x$/);
  });

  it('is watched no longer when it leaves the page', () => {
    const { place, img } = drawn(<Picture of={picture} sizes="50vw" />);
    expect(watched.has(img)).toBe(true);
    place.remove();
    expect(watched.has(img)).toBe(false);
  });
});

describe('a picture that is still being made', () => {
  it('is a quiet box of its shape', () => {
    const { place } = drawn(<Picture of={{ ...picture, isStub: true, sizes: [] }} sizes="50vw" />);
    expect(place.textContent).toBe(texts.pictureWaits);
    expect(place.querySelector('img')).toBeNull();
    expect((place.firstElementChild as HTMLElement).style.aspectRatio).toBe('2000 / 1333');
  });

  it('shows its former state while it is made anew', () => {
    expect(drawn(<Picture of={{ ...picture, isStub: true }} sizes="50vw" />).img).not.toBeNull();
  });
});

interface AlbumProps {
  readonly pictures: readonly PictureView[];
  readonly at: number;
}
const Album = ({ pictures, at }: AlbumProps) => <Picture of={pictures[at]!} sizes="50vw" />;
testIsland('Album', Album);
const second = { ...picture, id: 32, base: '/media/image/32/v1' };

describe('in an island', () => {
  it('wakes without a word, also when the picture came near before', async () => {
    const place = await hydrate(<Island of={Album} when="load" props={{ pictures: [picture], at: 0 }} />);
    const img = place.querySelector('img')!;
    comeNear(img);
    expect(img.getAttribute('src')).toBe('/media/image/31/v1_L.jpg');
    const html = renderFragment(
      <Island of={Album} when="load" props={{ pictures: [picture], at: 0 }} />,
      capturedLog().log,
    );
    const early = await upgradeElements(
      html.replace('data:image/webp;base64,AAAA', '/media/image/31/v1_L.jpg'),
    );
    expect(early.querySelector('[data-awake]')).not.toBeNull();
  });

  it('drawn by the browser it waits and comes near like any other', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    await acting(() => root.render(<Album pictures={[picture, second]} at={0} />));
    const img = place.querySelector('img')!;
    comeNear(img);
    expect(img.getAttribute('src')).toBe('/media/image/31/v1_L.jpg');
    await acting(() => root.render(<Album pictures={[picture, second]} at={1} />));
    const next = place.querySelector('img')!;
    expect(next.getAttribute('src')).toBe(picture.placeholder);
    comeNear(next);
    expect(next.getAttribute('src')).toBe('/media/image/32/v1_L.jpg');
    await act(async () => root.unmount());
  });
});

describe('a picture with words', () => {
  it('has its caption and who made it', () => {
    expect(figure(picture).querySelector('figcaption')!.textContent).toBe(
      'Die Brücke am Morgen Foto:\u00a0Tomasz Adamek',
    );
    expect(figure(picture, 'Vor dem Umbau').querySelector('figcaption')!.textContent).toContain(
      'Vor dem Umbau',
    );
  });

  it('has none where nothing is said', () => {
    expect(figure({ ...picture, caption: '', credit: '' }).querySelector('figcaption')).toBeNull();
  });
});
