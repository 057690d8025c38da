import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForRequests } from '#kernel/browser/requests.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting, upgradeElements } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { anImage } from '../../test-data.ts';
import * as texts from '../texts.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);
const author = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
const cookie = await signedIn(app, author);

beforeEach(() => {
  served.headers = cookie;
  served.isOffline = false;
  document.body.innerHTML = '<div id="meldungen"></div>';
});

const makeImage = async (caption: string) => (await anImage(ctx, { ownerId: author.id, caption })).id;

/** Opens the list alive, of an article with „Rathaus“ as opening picture and three others. */
const open = async () => {
  const heroId = await makeImage('Rathaus');
  const gallery = [await makeImage('Brücke'), await makeImage('Markt'), await makeImage('Fluss')];
  const content = [{ type: 'gallery', attrs: { imageIds: gallery } }];
  const body = { schemaVersion: 1, type: 'doc', content };
  const article = await anArticle(ctx, { authorId: author.id, heroId, body });
  const selection = async () => {
    const url = `/media/ajax/sortableimagesselection?ownerType=article&ownerId=${article.id}`;
    const reply = await app.http.inject({ url, headers: { accept: 'application/json', ...cookie } });
    return reply.json() as { html: string; images: { caption: string }[] };
  };
  const place = await upgradeElements((await selection()).html);
  const saved = async () => (await selection()).images.map(({ caption }) => caption);
  return { place, saved };
};

const names = (place: Element) => [...place.querySelectorAll('ol p')].map((name) => name.textContent);
const hero = (place: Element) => place.querySelector('section p')?.textContent;
const button = (place: Element, label: string) =>
  [...place.querySelectorAll<HTMLElement>('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
  )!;
const handle = (place: Element, name: string) =>
  [...place.querySelectorAll<HTMLElement>('[data-control$="handle"]')].find((one) =>
    one.getAttribute('aria-label')!.startsWith(`„${name}“`),
  )!;
const press = (element: HTMLElement, key: string) =>
  acting(() => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const said = (place: Element) => place.querySelector('form > output.visually-hidden')?.textContent;
const point = (type: string, y: number) => new MouseEvent(type, { bubbles: true, clientY: y, button: 0 });
const submit = async (place: Element) => {
  await acting(() => place.querySelector('form')!.requestSubmit());
  await acting(waitForRequests);
};

/** React draws at the end of `act`, so it waits in many short steps. */
const until = async (isSo: () => void) => {
  for (let look = 0; look < 300; look += 1) {
    await acting(() => new Promise((resolve) => setTimeout(resolve, 10)));
    try {
      return isSo();
    } catch {
      // Not yet.
    }
  }
  isSo();
};

// In jsdom the element lacks these methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

describe('pictures in order', () => {
  it('move by arrow keys, keep the focus and say where they are', async () => {
    const { place } = await open();
    expect(names(place)).toEqual(['Brücke', 'Markt', 'Fluss']);
    await acting(() => handle(place, 'Fluss').focus());
    await press(handle(place, 'Fluss'), 'ArrowUp');
    expect(names(place)).toEqual(['Brücke', 'Fluss', 'Markt']);
    expect(said(place)).toBe('„Fluss“ ist jetzt auf Platz 2 von 3.');
    expect(document.activeElement).toBe(handle(place, 'Fluss'));
    await press(handle(place, 'Fluss'), 'Home');
    await press(handle(place, 'Brücke'), 'End');
    expect(names(place)).toEqual(['Fluss', 'Markt', 'Brücke']);
  });

  it('move by buttons', async () => {
    const { place } = await open();
    await acting(() => button(place, 'Nach hinten: Brücke').click());
    await acting(() => button(place, 'Nach vorn: Fluss').click());
    expect(names(place)).toEqual(['Markt', 'Fluss', 'Brücke']);
  });

  it('are dragged by the handle', async () => {
    const { place } = await open();
    for (const [at, row] of [...place.querySelectorAll('ol > li')].entries())
      row.getBoundingClientRect = () => new DOMRect(0, at * 100 + 100, 300, 100);
    await acting(() => handle(place, 'Fluss').dispatchEvent(point('pointerdown', 350)));
    await acting(() => document.dispatchEvent(point('pointermove', 150)));
    await acting(() => document.dispatchEvent(point('pointerup', 150)));
    expect(names(place)).toEqual(['Fluss', 'Brücke', 'Markt']);
    await acting(() => document.dispatchEvent(point('pointermove', 350)));
    expect(names(place)).toEqual(['Fluss', 'Brücke', 'Markt']);
  });

  it('change places with the opening one, go, and are saved together', async () => {
    const { place, saved } = await open();
    await acting(() => button(place, 'Als Aufmacher: Markt').click());
    expect([hero(place), names(place)]).toEqual(['Markt', ['Rathaus', 'Brücke', 'Fluss']]);
    await acting(() => button(place, 'Herausnehmen: Brücke').click());
    expect(place.textContent).toContain(texts.notSavedYet);
    await submit(place);
    expect(place.textContent).toContain(texts.allSaved);
    expect(document.querySelector('#meldungen')?.textContent).toContain('Die Bilder sind gespeichert.');
    expect(await saved()).toEqual(['Markt', 'Rathaus', 'Fluss']);
    await acting(() => button(place, 'Nach vorn: Fluss').click());
    await submit(place);
    expect(await saved()).toEqual(['Markt', 'Fluss', 'Rathaus']);
  });

  it('stay as they are on the page when saving fails', async () => {
    const { place, saved } = await open();
    await acting(() => button(place, 'Nach vorn: Fluss').click());
    served.isOffline = true;
    await submit(place);
    expect(document.querySelector('#meldungen')?.textContent).toContain('Undefined Error: Saving failed.');
    expect(names(place)).toEqual(['Brücke', 'Fluss', 'Markt']);
    expect(await saved()).toEqual(['Rathaus', 'Brücke', 'Markt', 'Fluss']);
  });

  it('leave the focus to another row when they are taken out, and in the end to what saves', async () => {
    const { place } = await open();
    for (const name of ['Fluss', 'Brücke']) {
      await acting(() => button(place, `Herausnehmen: ${name}`).focus());
      await acting(() => button(place, `Herausnehmen: ${name}`).click());
      expect(place.querySelector('ol li')!.contains(document.activeElement)).toBe(true);
    }
    await acting(() => button(place, 'Herausnehmen: Markt').focus());
    await acting(() => button(place, 'Herausnehmen: Markt').click());
    expect(document.activeElement).toBe(place.querySelector('[type=submit]'));
  });

  it('that come or go while another one is edited are in the list, or out of it, nevertheless', async () => {
    const { place } = await open();
    await acting(() => button(place, 'Bearbeiten: Markt').click());
    await until(() => expect(document.querySelector('dialog[open]')).not.toBeNull());
    // The dialog keeps readers from that; a file that was on its way does the same.
    await acting(() => button(place, 'Herausnehmen: Fluss').click());
    const dialog = document.querySelector('dialog[open]')!;
    await acting(() => button(dialog, 'Speichern').click());
    await until(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(names(place)).toEqual(['Brücke', 'Markt']);
  });
});
