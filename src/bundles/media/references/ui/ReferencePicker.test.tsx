import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { waitForRequests } from '#kernel/browser/requests.ts';
import { Island } from '#kernel/island.tsx';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting, hydrate } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { FLASH_REGION_ID } from '#design/constants.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { actAs } from '#kernel/ctx.ts';
import { images } from '../../schema.ts';
import { aStream } from '#bundles/streams/test-data.ts';
import { anImage } from '../../test-data.ts';
import { changeReferences } from '../commands.ts';
import { REFERENCES_COPIED, REFERENCE_ADDED } from '../constants.ts';
import type { ReferenceAction } from '../constants.ts';
import { fillList } from '../test-data.ts';
import type { MediaType } from '../../constants.ts';
import { ReferencePicker } from './ReferencePicker.island.tsx';
import type { ReferencesCopied, RevealOptions } from './ReferenceReveal.tsx';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const browser = fetchFrom(app);
vi.stubGlobal('fetch', browser.fetch);
// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

afterEach(async () => {
  await waitForRequests();
  browser.isOffline = false;
  browser.calls.length = 0;
});

const doing = (deed: () => unknown) =>
  acting(async () => {
    await deed();
    await browser.settled();
  });

/** Somebody with these captions on their lists, and a page with the picker. */
const aPicker = async (
  lists: { readonly saved?: readonly string[]; readonly temporary?: readonly string[] } = {},
  options: Partial<RevealOptions> = {},
) => {
  const user = await aUser(ctx);
  const as = actAs(ctx, user.viewer);
  const put = (imageId: number, action: ReferenceAction, imageType: MediaType = 'image') =>
    changeReferences(as, [{ imageId, imageType }], action);
  for (const [action, captions] of [
    ['reference-add', lists.temporary],
    ['save-add', lists.saved],
  ] as const)
    for (const caption of captions ?? [])
      await put((await anImage(ctx, { ownerId: user.id, caption })).id, action);
  browser.headers = await signedIn(app, user);
  const flashes = Object.assign(document.createElement('div'), { id: FLASH_REGION_ID });
  document.body.append(flashes);
  await hydrate(
    <Island of={ReferencePicker} when="load" props={{ view: { imageManagerPrefix: 'hero', ...options } }} />,
  );
  return { userId: user.id, put };
};
const open = () => doing(() => opener().click());
const press = (words: string) => doing(() => button(words).click());

const opener = () => document.querySelector<HTMLAnchorElement>('a[aria-haspopup=dialog]')!;
const dialog = () => document.querySelector('dialog');
/** Gives what a listener hears first of it. */
const nameOf = (one: Element) =>
  one.getAttribute('aria-label') ?? (one.querySelector('.visually-hidden') ?? one).textContent.trim();
const button = (words: string) =>
  [...dialog()!.querySelectorAll('button')].find((one) => nameOf(one) === words)!;
const tabs = () => [...dialog()!.querySelectorAll<HTMLElement>('[role=tab]')];
const openTab = () => tabs().find((tab) => tab.ariaSelected === 'true')?.textContent;
const shown = () => [...dialog()!.querySelectorAll('[role=tabpanel] li b')].map((one) => one.textContent);
const chosen = () => [...dialog()!.querySelectorAll('[aria-pressed=true]')].map(nameOf);
const flashes = () =>
  [...document.querySelectorAll(`#${FLASH_REGION_ID} > *`)].map(({ role, textContent }) => [
    role,
    textContent,
  ]);

describe('the picker', () => {
  it('is a link to the page of the lists until it is pressed, and asks nothing of the server', async () => {
    await aPicker();
    expect(opener().getAttribute('href')).toBe('/konto/merkliste');
    expect(dialog()).toBeNull();
    expect(browser.calls).toEqual([]);
  });

  it('shows both lists in tabs with their counts', async () => {
    await aPicker({ saved: ['Marktplatz', 'Rathaus'], temporary: ['Brücke'] });
    await open();
    expect(tabs().map(({ textContent }) => textContent)).toEqual([
      'Gespeicherte Bilder 2',
      'Temporäre Bilder 1',
    ]);
    expect([openTab(), shown()]).toEqual(['Temporäre Bilder 1', ['Brücke']]);
    await doing(() => tabs()[0]!.click());
    expect(shown()).toEqual(['Rathaus', 'Marktplatz']);
  });

  it('goes from tab to tab by arrow keys', async () => {
    await aPicker({ saved: ['Rathaus'] });
    await open();
    const key = new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true });
    await doing(() => tabs()[1]!.dispatchEvent(key));
    expect(openTab()).toBe('Gespeicherte Bilder 1');
    expect(tabs().map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    await vi.waitFor(() => expect(document.activeElement).toBe(tabs()[0]));
  });

  it('says what to do where nothing is', async () => {
    await aPicker();
    await open();
    expect(dialog()!.textContent).toContain('Noch keine temporären Bilder');
  });

  it('can be asked once more when the lists couldn’t be loaded', async () => {
    await aPicker({ temporary: ['Brücke'] });
    browser.isOffline = true;
    await open();
    expect(dialog()!.querySelector('[role=alert]')?.textContent).toContain(
      'Ihre Merkliste ließ sich nicht laden.',
    );
    browser.isOffline = false;
    await press('Noch einmal versuchen');
    expect(shown()).toEqual(['Brücke']);
  });

  it('shows the picture of what was still being worked on as soon as there is one', async () => {
    const { put, userId } = await aPicker();
    const { id } = await anImage(ctx, { ownerId: userId, isStub: true, sizes: [] });
    await put(id, 'reference-add');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => {
      // jsdom's frames hang on an interval that may have begun meanwhile.
      vi.advanceTimersByTime(100);
      vi.useRealTimers();
    });
    await open();
    expect(dialog()!.textContent).toContain('Wird noch bearbeitet');
    const sizes = [{ tag: 'M', width: 320 }] as const;
    await ctx.db.update(images).set({ isStub: false, sizes }).where(eq(images.id, id));
    await doing(() => vi.advanceTimersByTime(5000));
    expect(dialog()!.querySelector('li img')?.getAttribute('src')).toContain(`/media/image/${id}/`);
    browser.calls.length = 0;
    await doing(() => vi.advanceTimersByTime(20_000));
    expect(browser.calls).toEqual([]);
  });

  it('shows grey shapes while it waits', async () => {
    await aPicker({ temporary: ['Brücke'] });
    const release = browser.hold();
    await acting(() => opener().click());
    expect(dialog()!.textContent).toContain('Wird geladen …');
    release();
    await doing(() => {});
    expect(shown()).toEqual(['Brücke']);
  });
});

describe('moving', () => {
  it('brings an image to the other tab and says so', async () => {
    await aPicker({ temporary: ['Brücke', 'Rathaus'] });
    await open();
    await press('Speichern: Brücke');
    expect(shown()).toEqual(['Rathaus']);
    expect(tabs().map(({ textContent }) => textContent)).toEqual([
      'Gespeicherte Bilder 1',
      'Temporäre Bilder 1',
    ]);
    expect(flashes()).toEqual([['status', 'Ihre Merkliste ist geändert.']]);
    await doing(() => tabs()[0]!.click());
    await press('Nicht mehr speichern: Brücke');
    expect(shown()).toEqual([]);
    await doing(() => tabs()[1]!.click());
    expect(shown()).toEqual(['Brücke', 'Rathaus']);
  });

  it('takes an image off', async () => {
    await aPicker({ temporary: ['Brücke'] });
    await open();
    // In a browser the button has the focus, and takes it along when it goes.
    dialog()!.querySelector('h2')!.blur();
    await press('Entfernen: Brücke');
    expect(flashes()).toEqual([['status', 'Das Bild ist von Ihrer Merkliste genommen.']]);
    expect(dialog()!.textContent).toContain('Noch keine temporären Bilder');
    await vi.waitFor(() => expect(document.activeElement).toBe(tabs()[1]));
  });

  it('says `Gewählte Merkliste ist voll...` and moves nothing', async () => {
    const { userId } = await aPicker({ temporary: ['Brücke'] });
    await fillList(ctx, userId, 'saved');
    await open();
    await press('Speichern: Brücke');
    expect(flashes()).toEqual([['alert', 'Gewählte Merkliste ist voll...']]);
    expect(shown()).toEqual(['Brücke']);
  });

  it.each([
    [
      'Entfernen: Brücke',
      'Das Bild ließ sich nicht auf die Merkliste legen oder von ihr nehmen. Bitte versuchen Sie es erneut.',
    ],
    ['Speichern: Brücke', 'Ihre Merkliste ließ sich nicht ändern. Bitte versuchen Sie es erneut.'],
  ])('says that it failed: %s', async (words, text) => {
    await aPicker({ temporary: ['Brücke'] });
    await open();
    browser.isOffline = true;
    await press(words);
    expect(flashes()).toEqual([['alert', text]]);
    expect(shown()).toEqual(['Brücke']);
  });

  it('loads the lists once more when something else happened to them meanwhile', async () => {
    const { put, userId } = await aPicker({ temporary: ['Brücke'] });
    await open();
    await put((await anImage(ctx, { ownerId: userId, caption: 'Rathaus' })).id, 'reference-add');
    await press('Speichern: Brücke');
    expect(shown()).toEqual(['Rathaus']);
  });
});

describe('choosing', () => {
  it('chooses one, and another one instead', async () => {
    await aPicker({ temporary: ['Brücke', 'Rathaus'] });
    await open();
    await press('Auswählen: Brücke');
    await press('Auswählen: Rathaus');
    expect(chosen()).toEqual(['Auswählen: Rathaus']);
    await press('Auswählen: Rathaus');
    expect(chosen()).toEqual([]);
    expect(button('Übernehmen').disabled).toBe(true);
  });

  it('chooses several where that is allowed, also on both tabs and after moving', async () => {
    await aPicker({ temporary: ['Brücke'], saved: ['Rathaus'] }, { isMultiple: true });
    await open();
    await press('Auswählen: Brücke');
    await doing(() => tabs()[0]!.click());
    await press('Auswählen: Rathaus');
    await press('Nicht mehr speichern: Rathaus');
    expect(dialog()!.querySelector('output')?.textContent).toBe('2 ausgewählt');
    await doing(() => tabs()[1]!.click());
    expect(chosen()).toEqual(['Auswählen: Rathaus', 'Auswählen: Brücke']);
  });

  it('lets go of what is taken off the list', async () => {
    await aPicker({ temporary: ['Brücke', 'Rathaus'] });
    await open();
    await press('Auswählen: Brücke');
    await press('Entfernen: Brücke');
    expect(dialog()!.querySelector('output')?.textContent).toBe('Nichts ausgewählt');
  });

  it.each([
    [false, true],
    [true, false],
  ])('takes streams only where they are wanted: %s', async (takesAllTypes, isDisabled) => {
    const { put, userId } = await aPicker({}, { takesAllTypes });
    const stream = await aStream(ctx, { ownerId: userId, title: 'Umzug' });
    await put(stream.id, 'reference-add', 'streaming_media');
    await open();
    expect((button('Auswählen: Umzug') as HTMLButtonElement).disabled).toBe(isDisabled);
  });
});

/** Collects what the page is told from now on. */
const copied = () => {
  const told: ReferencesCopied[] = [];
  const listen = (event: Event) => void told.push((event as CustomEvent<ReferencesCopied>).detail);
  document.addEventListener(REFERENCES_COPIED, listen, { once: true });
  return told;
};

describe('handing over', () => {
  it('copies what is chosen, tells the page and closes', async () => {
    await aPicker({ temporary: ['Brücke'] });
    const told = copied();
    await open();
    await press('Auswählen: Brücke');
    await press('Übernehmen');
    expect(browser.calls.at(-1)).toBe('POST /media/ajax/imagereference/copy');
    expect(told).toMatchObject([
      { imageManagerPrefix: 'hero', references: [{ imageType: 'image', imageObj: { caption: 'Brücke' } }] },
    ]);
    expect(dialog()).toBeNull();
    expect(flashes()).toEqual([['status', '1 Bild übernommen.']]);
    await vi.waitFor(() => expect(document.activeElement).toBe(opener()));
  });

  it('stays open and says why when it is refused', async () => {
    await aPicker({ temporary: ['Brücke'] });
    const told = copied();
    await open();
    await press('Auswählen: Brücke');
    browser.headers = await signedIn(app, await aUser(ctx));
    await press('Übernehmen');
    expect(flashes()).toEqual([['alert', 'Unbefugter Zugriff.']]);
    expect(told).toEqual([]);
    expect(chosen()).toEqual(['Auswählen: Brücke']);
  });
});

const uploader = () => dialog()!.querySelector('x-island[name=ReferenceUpload][data-awake]');

describe('bringing new ones', () => {
  it('wakes the uploader within the dialog', async () => {
    await aPicker();
    await open();
    await press('Bilder hochladen');
    await vi.waitFor(() =>
      expect(
        dialog()!.querySelector('x-island[name=ReferenceUpload][data-awake] input[type=file]'),
      ).toBeTruthy(),
    );
    await press('Zurück zur Merkliste');
    expect(openTab()).toContain('Temporäre Bilder');
  });

  it('leaves what is on its way alone while somebody looks at the lists', async () => {
    await aPicker();
    await open();
    await press('Bilder hochladen');
    await vi.waitFor(() => expect(uploader()).toBeTruthy());
    const before = uploader();
    await press('Zurück zur Merkliste');
    expect([uploader(), before!.closest('[hidden]')]).toEqual([before, expect.anything()]);
    await press('Bilder hochladen');
    expect([uploader(), before!.closest('[hidden]')]).toEqual([before, null]);
  });

  it('shows what arrived', async () => {
    const { put, userId } = await aPicker();
    await open();
    await put((await anImage(ctx, { ownerId: userId, caption: 'Neu' })).id, 'reference-add');
    await doing(() => document.dispatchEvent(new CustomEvent(REFERENCE_ADDED)));
    expect(shown()).toEqual(['Neu']);
  });
});
