import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withTransaction } from '#kernel/ctx.ts';
import { Island } from '#kernel/island.tsx';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting, hydrate } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { imageObjOf } from '../image-obj.ts';
import { findImages } from '../queries.ts';
import { anImage } from '../test-data.ts';
import { setImageUses } from '../uses.ts';
import { CONTROLS_BACK_MS, EDITOR_EVENT } from './image-editor/constants.ts';
import { openImageEditor } from './image-editor/open-image-editor.ts';
import type { EditorNews, OpenOptions } from './image-editor/open-image-editor.ts';
import { ImageEditor } from './ImageEditor.island.tsx';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);
const owner = await aUser(ctx);
const cookie = await signedIn(app, owner);

// In jsdom the element lacks these methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

const states: string[] = [];
document.addEventListener(EDITOR_EVENT, (event) =>
  states.push((event as CustomEvent<EditorNews>).detail.state),
);

beforeEach(() => {
  served.headers = cookie;
  served.isOffline = false;
  served.calls.length = 0;
  states.length = 0;
  document.body.innerHTML = '<button id="opener">Bearbeiten</button><div id="meldungen"></div>';
  document.querySelector<HTMLElement>('#opener')!.focus();
});

const ownImage = (changes = {}) => anImage(ctx, { ownerId: owner.id, ...changes });
const read = async (id: number) => (await findImages(ctx, [id])).get(id);

/** Opens the editor as a page does, and gives what a person does and sees in it. */
const open = async (image: { id: number }, options: Partial<OpenOptions> = {}) => {
  const end = openImageEditor({ imageManagerPrefix: 'hero', imageId: image.id, ...options });
  await opened();
  return { ...editorIn(document.body), over: () => overBy(end) };
};

/** Waits until the dialog is open. React draws at the end of `act`, so it waits in many short steps. */
const opened = async () => {
  for (let look = 0; look < 1000 && !document.querySelector('dialog[open]'); look += 1)
    await acting(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(document.querySelector('dialog[open]')).not.toBeNull();
};

/** Says how it ended. */
const overBy = async (end: Promise<EditorNews | null>) => {
  await acting(() => end);
  return end;
};

const editorIn = (place: HTMLElement) => {
  const dialogs = () => [...place.querySelectorAll<HTMLDialogElement>('dialog[open]')];
  const button = (name: string) =>
    [...place.querySelectorAll<HTMLButtonElement>('dialog button')].findLast(
      ({ textContent }) => textContent === name,
    )!;
  const field = (name: string) =>
    place.querySelector<HTMLInputElement | HTMLTextAreaElement>(`dialog [name=${name}]`)!;
  const type = (name: string, value: string) =>
    acting(() => {
      const element = field(name);
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')!;
      set!.call(element, value);
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const point = () => place.querySelector<HTMLElement>('[role=slider]')!;
  const key = (name: string, options = {}, target: Element = point()) =>
    acting(() =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...options })),
    );
  return {
    dialogs,
    button,
    field,
    type,
    point,
    key,
    press: (name: string) => acting(() => button(name).click()),
    escape: () => key('Escape', {}, dialogs().at(-1)!),
    title: () => dialogs().at(-1)?.querySelector('h2')?.textContent,
    focus: () => point().getAttribute('aria-valuetext'),
    message: () => place.querySelector('dialog .message')!.textContent,
    settled: () => acting(() => served.settled()),
  };
};

const shownSrc = () => document.querySelector<HTMLImageElement>('dialog .stage img')!.src;
const posts = () => served.calls.filter((call) => call.startsWith('POST'));
const flashes = () =>
  [...document.querySelectorAll('#meldungen > .alert')].map((flash) => flash.firstChild?.textContent);

describe('opening', () => {
  it('goes from loading to open, and back to the opener when it is closed', async () => {
    const { escape, over, dialogs } = await open(await ownImage());
    await escape();
    expect(await over()).toMatchObject({ state: 'closed', imageManagerPrefix: 'hero' });
    expect(states).toEqual(['loading', 'open', 'closed']);
    await acting(() => {});
    expect(dialogs()).toEqual([]);
    expect(document.activeElement?.id).toBe('opener');
  });

  it('refuses a stub in the words of the contract', async () => {
    const { id: imageId } = await ownImage({ isStub: true });
    expect(await openImageEditor({ imageManagerPrefix: 'hero', imageId })).toBeNull();
    expect(flashes()).toEqual([
      'Das Bild wird gerade bearbeitet und kann deshalb nicht editiert werden. Bitte versuchen sie es später noch einmal!',
    ]);
  });

  it('says so when the server is not reached', async () => {
    served.isOffline = true;
    expect(await openImageEditor({ imageManagerPrefix: 'hero' })).toBeNull();
    expect(flashes()).toEqual(['Undefined Error: Loading failed.']);
  });

  it('begins with the file where there is no image yet', async () => {
    const end = openImageEditor({ imageManagerPrefix: 'hero' });
    await opened();
    const { title, press } = editorIn(document.body);
    expect(title()).toBe('Neues Bild');
    expect(document.querySelector('dialog input[type=file]')).not.toBeNull();
    await press('Abbrechen');
    expect((await overBy(end))?.state).toBe('aborted');
  });
});

describe('the focus point', () => {
  it('moves by arrow keys, with shift ten times as far, and stays within the picture', async () => {
    const { key, focus } = await open(await ownImage());
    expect(focus()).toBe('50\u00a0% von links, 50\u00a0% von oben');
    await key('ArrowRight');
    await key('ArrowUp', { shiftKey: true });
    expect(focus()).toBe('51\u00a0% von links, 40\u00a0% von oben');
    for (let step = 0; step < 6; step += 1) await key('ArrowUp', { shiftKey: true });
    expect(focus()).toBe('51\u00a0% von links, 0\u00a0% von oben');
  });

  it('goes where somebody clicks, is dragged there, and moves all previews', async () => {
    const { focus } = await open(await ownImage());
    const picture = document.querySelector<HTMLElement>('dialog .stage img')!;
    picture.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
    const point = (type: string, clientX: number, clientY: number) =>
      acting(() => picture.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true })));
    await point('click', 200, 100);
    expect(focus()).toBe('25\u00a0% von links, 25\u00a0% von oben');
    await point('pointerdown', 200, 100);
    await point('pointermove', 400, 240);
    await point('pointerup', 400, 240);
    await point('pointermove', 100, 50);
    expect(focus()).toBe('75\u00a0% von links, 95\u00a0% von oben');
    const previews = [...document.querySelectorAll<HTMLElement>('dialog .previews img')];
    expect(previews.map(({ style }) => style.aspectRatio)).toEqual(['1 / 1', '4 / 3', '16 / 9', '1.91 / 1']);
    expect(new Set(previews.map(({ style }) => style.objectPosition))).toEqual(new Set(['75% 95%']));
  });

  it('is a number to a tenth, and what is being typed may be nothing for a while', async () => {
    const { type, field, focus, press } = await open(await ownImage());
    await type('focus_x', '');
    expect(field('focus_x').value).toBe('');
    await type('focus_x', '33.37');
    expect(focus()).toBe('33,4\u00a0% von links, 50\u00a0% von oben');
    await press('In die Mitte');
    expect(focus()).toBe('50\u00a0% von links, 50\u00a0% von oben');
  });

  it('stands in a picture that is at most 60 % of the window high', () => {
    const css = readFileSync('src/bundles/media/ui/image-editor/ImageEditor.module.css', 'utf8');
    expect(css).toMatch(/\.stage img \{[^}]*max-height: 60vh;/);
  });
});

describe('saving', () => {
  it('sends what was changed and nothing else, and hands on the image', async () => {
    const image = await ownImage();
    const { type, key, press, over } = await open(image);
    await type('caption', 'Nach dem Regen');
    await key('ArrowLeft', { shiftKey: true });
    const sent = vi.spyOn(globalThis, 'fetch');
    await press('Speichern');
    const { state, imageObj, imageUrls } = (await over())!;
    expect([...(sent.mock.lastCall![1]!.body as URLSearchParams)]).toEqual([
      ['prefix', 'hero'],
      ['focuspoint[focus_x]', '40'],
      ['focuspoint[focus_y]', '50'],
      ['caption[caption]', 'Nach dem Regen'],
    ]);
    sent.mockRestore();
    expect([state, imageObj?.caption, imageUrls]).toEqual(['saved', 'Nach dem Regen', imageObj?.url_set]);
    expect(await read(image.id)).toMatchObject({ caption: 'Nach dem Regen', focusX: 40 });
  });

  it('keeps rights beside the words', async () => {
    const image = await ownImage();
    const { type, press, over } = await open(image);
    await type('alt', 'Ein Steg');
    await type('source', 'Stadtarchiv');
    await type('licence_ends_at', '2031-05-01');
    await acting(() => document.querySelector<HTMLElement>('dialog [name=is_released]')!.click());
    await press('Speichern');
    await over();
    const saved = (await read(image.id))!;
    expect(saved).toMatchObject({ alt: 'Ein Steg', source: 'Stadtarchiv', isReleased: true });
    expect(imageObjOf(ctx, saved).licence_ends_at).toContain('2031-05-01');
  });

  it('calls nobody when nothing was changed', async () => {
    const { press, over } = await open(await ownImage());
    await press('Speichern');
    expect([(await over())?.state, posts()]).toEqual(['saved', []]);
  });

  it('that fails says so, loses nothing, and lets try again a second later', async () => {
    const { type, press, message, button, field, settled } = await open(await ownImage());
    await type('caption', 'Lange überlegt');
    served.isOffline = true;
    await press('Speichern');
    await settled();
    expect(message()).toBe('Undefined Error: Saving failed.');
    expect([field('caption').value, button('Speichern').ariaDisabled]).toEqual(['Lange überlegt', 'true']);
    await acting(() => new Promise((resolve) => setTimeout(resolve, CONTROLS_BACK_MS + 50)));
    expect(button('Speichern').ariaDisabled).toBeNull();
    expect(CONTROLS_BACK_MS).toBe(1000);
  });

  it('says so, too, when a gateway answers in the portal’s place', async () => {
    const { type, press, message } = await open(await ownImage());
    await type('caption', 'Lange überlegt');
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
    await press('Speichern');
    fetched.mockRestore();
    expect(message()).toBe('Undefined Error: Saving failed.');
  });

  it('shows what the server finds wrong beside its field', async () => {
    const { type, press, settled, message } = await open(await ownImage());
    await type('licence_ends_at', '2031-05-01');
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      (init!.body as URLSearchParams).set('rights[licence_ends_at]', 'morgen');
      return served.fetch(address, init);
    });
    await press('Speichern');
    await settled();
    fetched.mockRestore();
    expect(message()).toBe('Bitte prüfen Sie die markierten Angaben.');
    expect(document.getElementById('bild-licence_ends_at-hint')?.textContent).toContain(
      'Bitte geben Sie einen Tag an, den es gibt.',
    );
  });

  it('demands a name where the portal does, beside the field', async () => {
    const image = await ownImage({ copyright: '' });
    const props = {
      options: {
        imageManagerPrefix: 'hero',
        imageId: image.id,
        modules: ['caption' as const, 'copyright' as const],
        btnSave: true,
        btnRemove: false,
      },
      imageObj: imageObjOf(ctx, image),
      may: { edit: true, remove: false, release: false },
      uses: [],
      rules: { accept: 'image/jpeg', types: 'JPG', copyrightRequired: true },
    };
    const place = await hydrate(<Island of={ImageEditor} when="load" props={props} />);
    await editorIn(place).press('Speichern');
    expect(document.activeElement?.id).toBe('bild-copyright');
    expect(document.getElementById('bild-copyright-hint')?.textContent).toContain(
      'Bitte nennen Sie, von wem das Bild ist.',
    );
    expect(posts()).toEqual([]);
  });
});

describe('turning', () => {
  it('that fails leaves picture and angle as they were, and says so', async () => {
    // There is no file that could be turned.
    const { press, message, settled } = await open(await ownImage({ focusX: 20 }));
    const before = shownSrc();
    await press('Nach rechts drehen');
    await settled();
    expect(message()).toBe('Das Bild ließ sich nicht drehen. Es ist wieder so, wie es war.');
    expect([shownSrc(), document.querySelector('dialog .workplace')!.textContent]).toEqual([
      before,
      expect.stringContaining('Nicht gedreht'),
    ]);
    expect(served.calls.at(-1)).toMatch(/prerotateimage\/90\/\d+\?prefix=hero&uid=\w+$/);
  });

  it('takes no page for a picture that a gateway, or who asks to sign in, answers with', async () => {
    const { press, message } = await open(await ownImage());
    const before = shownSrc();
    const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(page);
    await press('Nach rechts drehen');
    fetched.mockRestore();
    expect(message()).toBe('Das Bild ließ sich nicht drehen. Es ist wieder so, wie es war.');
    expect(shownSrc()).toBe(before);
  });
});

describe('opening', () => {
  it('opens one editor for who presses twice', async () => {
    const image = await ownImage();
    const options = { imageManagerPrefix: 'hero', imageId: image.id };
    const first = openImageEditor(options);
    expect(await openImageEditor(options)).toBeNull();
    await opened();
    const { dialogs, press } = editorIn(document.body);
    expect(dialogs()).toHaveLength(1);
    await press('Abbrechen');
    expect((await overBy(first))?.state).toBe('aborted');
  });
});

describe('leaving', () => {
  it('asks when there are changes, and goes on or throws them away', async () => {
    const image = await ownImage();
    const { type, escape, title, press, field, over } = await open(image);
    await type('caption', 'Anders');
    await escape();
    expect(title()).toBe('Änderungen verwerfen?');
    await escape();
    expect([title(), field('caption').value]).toEqual(['Bild bearbeiten', 'Anders']);
    await escape();
    await press('Verwerfen');
    expect((await over())?.state).toBe('aborted');
    expect((await read(image.id))?.caption).toBe(image.caption);
  });
});

describe('removing', () => {
  it('asks, and takes the image away', async () => {
    const image = await ownImage();
    const { press, title, over } = await open(image);
    await press('Löschen');
    expect(title()).toBe('Bild löschen?');
    await press('Endgültig löschen');
    expect(await over()).toMatchObject({ state: 'removed', imageId: image.id });
    expect(await read(image.id)).toBeUndefined();
  });

  it('says where the image is used instead', async () => {
    const image = await ownImage();
    const article = await anArticle(ctx, { headline: 'Hochwasser an der Aue' });
    await withTransaction(ctx, (ctx) =>
      setImageUses(ctx, { type: 'article', id: article.id }, [{ imageId: image.id, isPublic: true }]),
    );
    const { press, title, dialogs } = await open(image);
    await press('Löschen');
    expect(title()).toBe('Das Bild wird noch gezeigt');
    expect(dialogs().at(-1)?.textContent).toContain('Hochwasser an der Aue');
    await press('Verstanden');
    expect([title(), posts()]).toEqual(['Bild bearbeiten', []]);
    expect(await read(image.id)).toBeDefined();
  });
});
