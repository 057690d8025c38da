import { afterEach, describe, expect, it, vi } from 'vitest';
import { Island } from '#kernel/island.tsx';
import { renderToHtml } from '#kernel/render.tsx';
import { acting, hydrate, lookAt } from '#kernel/testing/hydrate.ts';
import { GALLERY_FADE_MS, GALLERY_FIRST_SHOWN, GALLERY_STAY_MS } from '../constants.ts';
import type { PictureView } from '../views.ts';
import { Gallery } from './Gallery.island.tsx';

// This is what jsdom lacks.
let isStill = false;
vi.stubGlobal('matchMedia', (query: string) => ({ matches: isStill && query.includes('reduce') }));
const screenCalls: string[] = [];
Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 600 });
HTMLElement.prototype.requestFullscreen = async function () {
  screenCalls.push('request');
  showFull(this);
};
document.exitFullscreen = async () => {
  screenCalls.push('exit');
  showFull(null);
};
Object.defineProperty(document, 'fullscreenEnabled', { value: true });
const showFull = (element: Element | null) => {
  Object.defineProperty(document, 'fullscreenElement', { value: element, configurable: true });
  document.dispatchEvent(new Event('fullscreenchange'));
};

afterEach(() => {
  isStill = false;
  screenCalls.length = 0;
  vi.useRealTimers();
});

const aPicture = (id: number): PictureView => ({
  id,
  width: 2000,
  height: 1333,
  alt: `Motiv ${id}`,
  caption: `Worte zu ${id}.`,
  credit: id === 2 ? '' : `Fotograf ${id}`,
  focus: { x: 50, y: 50 },
  placeholder: null,
  isStub: false,
  base: `/media/image/${id}/v1`,
  query: '',
  sizes: [{ tag: 'L', width: 800 }],
});
const pictures = (count: number) => Array.from({ length: count }, (_, at) => aPicture(at + 1));

const aGallery = async (count: number) => {
  const place = await hydrate(<Island of={Gallery} when="visible" props={{ pictures: pictures(count) }} />);
  const all = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)];
  const byLabel = (label: string) => place.querySelector<HTMLElement>(`button[aria-label="${label}"]`)!;
  const press = (key: string) =>
    acting(() =>
      byLabel('Nächstes Bild').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    );
  return {
    place,
    all,
    byLabel,
    press,
    click: (label: string) => acting(() => byLabel(label).click()),
    counter: () => place.querySelector('.counter')!.textContent,
    /** Returns the captions of what is looked at. */
    seen: () =>
      all('figure:not([aria-hidden])').map((figure) => figure.querySelector('figcaption')!.textContent),
  };
};

describe('a gallery without JavaScript', () => {
  it('is a list of its pictures with caption and credit each', () => {
    document.body.innerHTML = renderToHtml(<Gallery pictures={pictures(3)} />);
    const figures = [...document.querySelectorAll('figure')];
    expect(figures.map((figure) => figure.querySelector('img')?.alt)).toEqual([
      'Motiv 1',
      'Motiv 2',
      'Motiv 3',
    ]);
    expect(figures.map((figure) => figure.querySelector('figcaption')?.textContent)).toEqual([
      'Worte zu 1. Foto:\u00a0Fotograf 1',
      'Worte zu 2. ',
      'Worte zu 3. Foto:\u00a0Fotograf 3',
    ]);
    expect(document.querySelector('[aria-hidden=true]:is(figure)')).toBeNull();
  });

  it('leads to the later ones by an anchor of its own', () => {
    document.body.innerHTML = renderToHtml(<Gallery pictures={pictures(12)} />);
    const more = document.querySelector('a')!;
    expect(more.textContent).toBe('Mehr Bilder (4)');
    expect(more.getAttribute('href')).toBe(`#${document.querySelector('section')!.id}`);
  });
});

describe('leafing through', () => {
  it('goes forth and back by arrows and round the ends', async () => {
    const gallery = await aGallery(3);
    expect([gallery.counter(), gallery.seen()]).toEqual([
      '1\u00a0/\u00a03',
      ['Worte zu 1. Foto:\u00a0Fotograf 1'],
    ]);
    await gallery.click('Nächstes Bild');
    expect([gallery.counter(), gallery.seen()]).toEqual(['2\u00a0/\u00a03', ['Worte zu 2. ']]);
    await gallery.click('Voriges Bild');
    await gallery.click('Voriges Bild');
    expect(gallery.counter()).toBe('3\u00a0/\u00a03');
    await gallery.click('Nächstes Bild');
    expect(gallery.counter()).toBe('1\u00a0/\u00a03');
  });

  it('goes by keys wherever the focus is in it, but not by keys that mean something else', async () => {
    const gallery = await aGallery(4);
    const steps: (string | null)[] = [];
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End', 'Tab', 'a']) {
      await gallery.press(key);
      steps.push(gallery.counter()!.slice(0, 1));
    }
    expect(steps).toEqual(['2', '1', '4', '1', '4', '4', '4']);
  });

  it('goes to the picture whose thumbnail is picked, and marks it', async () => {
    const gallery = await aGallery(5);
    await gallery.click('Bild 4 zeigen: Motiv 4');
    expect(gallery.seen()).toEqual(['Worte zu 4. Foto:\u00a0Fotograf 4']);
    const current = gallery.all('[aria-current=true]');
    expect(current.map((button) => button.getAttribute('aria-label'))).toEqual(['Bild 4 zeigen: Motiv 4']);
  });

  it('fetches what is looked at and its neighbours only', async () => {
    const gallery = await aGallery(6);
    const waiting = () => gallery.all('.frame').map((frame) => frame.hasAttribute('data-waiting'));
    const orderOf = () => gallery.all('figure picture img').map((img) => (img as HTMLImageElement).alt);
    const fetched = () =>
      orderOf()
        .filter((_, at) => !waiting()[at])
        .toSorted();
    expect(fetched()).toEqual(['Motiv 1', 'Motiv 2', 'Motiv 6']);
    await gallery.click('Bild 4 zeigen: Motiv 4');
    expect(fetched()).toEqual([1, 2, 3, 4, 5, 6].map((id) => `Motiv ${id}`));
  });

  it('has nothing to leaf with one picture', async () => {
    const gallery = await aGallery(1);
    expect(gallery.all('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Ganzer Bildschirm',
    ]);
  });
});

describe('the thumbnails', () => {
  it('stand four abreast, five pixels apart', async () => {
    const [list] = (await aGallery(5)).all('ul');
    expect(list!.style.gridTemplateColumns).toBe('repeat(4, minmax(0px, 1fr))');
    expect(list!.style.gap).toBe('5px');
  });

  it('are eight at first; a button reveals the others', async () => {
    const gallery = await aGallery(12);
    const [list] = gallery.all('ul');
    expect([list!.className, gallery.all('a').length]).toEqual(['thumbs', 1]);
    await acting(() => gallery.all('a')[0]!.click());
    expect([list!.className, gallery.all('a').length]).toEqual(['thumbs whole', 0]);
    await vi.waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Bild 9 zeigen: Motiv 9'),
    );
  });

  it('are all there, for good, when one of the later pictures is reached', async () => {
    const gallery = await aGallery(9);
    for (const key of ['End', 'Home']) {
      await gallery.press(key);
      expect(gallery.all('ul')[0]!.className).toBe('thumbs whole');
    }
  });

  it('need no button when there are no more than eight', async () => {
    const gallery = await aGallery(8);
    expect([gallery.all('a'), gallery.all('ul')[0]!.className]).toEqual([[], 'thumbs whole']);
  });
});

const passing = (ms: number) => acting(() => vi.advanceTimersByTime(ms));
const aSeenGallery = async (count = 3) => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'Date',
      'performance',
    ],
  });
  const gallery = await aGallery(count);
  await acting(() => lookAt(gallery.place));
  return gallery;
};

describe('going on by itself', () => {
  it('happens until the reader stops it, and again when asked to', async () => {
    const gallery = await aSeenGallery();
    await passing(GALLERY_STAY_MS + GALLERY_FADE_MS);
    expect(gallery.counter()).toBe('2\u00a0/\u00a03');
    await gallery.click('Anhalten');
    await passing(3 * GALLERY_STAY_MS);
    expect(gallery.counter()).toBe('2\u00a0/\u00a03');
    await gallery.click('Von selbst weiterblättern');
    await passing(GALLERY_STAY_MS + GALLERY_FADE_MS);
    expect(gallery.counter()).toBe('3\u00a0/\u00a03');
  });

  it('stays among those that are shown, so that nothing below is shifted', async () => {
    const gallery = await aSeenGallery(10);
    for (let at = 0; at < GALLERY_FIRST_SHOWN; at++) await passing(GALLERY_STAY_MS);
    expect(gallery.counter()).toBe('1\u00a0/\u00a010');
    expect(gallery.all('ul')[0]!.className).toBe('thumbs');
    await acting(() => gallery.all('a')[0]!.click());
    for (let at = 0; at < GALLERY_FIRST_SHOWN; at++) await passing(GALLERY_STAY_MS);
    expect(gallery.counter()).toBe('9\u00a0/\u00a010');
  });

  it('waits while a mouse rests on it', async () => {
    const gallery = await aSeenGallery();
    const point = (type: string) =>
      acting(() => {
        const event = Object.assign(new Event(type), { pointerType: 'mouse' });
        gallery.all('.stage')[0]!.dispatchEvent(event);
      });
    await point('pointerenter');
    await passing(3 * GALLERY_STAY_MS);
    expect(gallery.counter()).toBe('1\u00a0/\u00a03');
    await point('pointerleave');
    await passing(GALLERY_STAY_MS);
    expect(gallery.counter()).toBe('2\u00a0/\u00a03');
  });

  it('ends when somebody leafs by hand', async () => {
    const gallery = await aSeenGallery();
    await gallery.click('Nächstes Bild');
    await passing(3 * GALLERY_STAY_MS);
    expect(gallery.counter()).toBe('2\u00a0/\u00a03');
    expect(gallery.byLabel('Von selbst weiterblättern')).not.toBeNull();
  });

  it('never begins for those who want no motion', async () => {
    isStill = true;
    const gallery = await aSeenGallery();
    await passing(3 * GALLERY_STAY_MS);
    expect(gallery.counter()).toBe('1\u00a0/\u00a03');
    expect(gallery.byLabel('Von selbst weiterblättern')).not.toBeNull();
  });
});

describe('the whole screen', () => {
  it('is filled on demand and left again', async () => {
    const gallery = await aGallery(2);
    await gallery.click('Ganzer Bildschirm');
    expect(gallery.all('figure source').every((source) => source.getAttribute('sizes') === '100vw')).toBe(
      true,
    );
    await gallery.click('Ganzen Bildschirm verlassen');
    expect(screenCalls).toEqual(['request', 'exit']);
    expect(gallery.byLabel('Ganzer Bildschirm')).not.toBeNull();
  });
});
