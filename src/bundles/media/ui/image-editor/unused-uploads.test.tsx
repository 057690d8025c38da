import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { aSample } from '../../formats/test-data.ts';
import { findImages } from '../../queries.ts';
import { anImage } from '../../test-data.ts';
import { sendFile } from '../../upload/test-data.ts';
import { CONTROLS_BACK_MS } from './constants.ts';
import { openImageEditor } from './open-image-editor.ts';
import type { OpenOptions } from './open-image-editor.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const served = fetchFrom(app);
const owner = await aUser(ctx);
const cookie = await signedIn(app, owner);
served.headers = cookie;
const jpeg = await aSample('jpeg', { width: 60, height: 40 });
let brought = Promise.withResolvers<number>();

/** The browser's request, whose file the real server gets without a network in between. */
class UploadOfJpeg extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = '';
  open() {}
  setRequestHeader() {}
  abort() {}
  async send() {
    const { status, body } = await sendFile(app, cookie, jpeg);
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
    brought.resolve(body.files![0]!.imageObj.id);
  }
}

vi.stubGlobal('fetch', served.fetch);
vi.stubGlobal('XMLHttpRequest', UploadOfJpeg);
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => {};
// In jsdom the element lacks these methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close() {},
});

beforeEach(() => {
  brought = Promise.withResolvers();
  document.body.innerHTML = '<div id="meldungen"></div>';
});

const exists = async (id: number) => (await findImages(ctx, [id])).has(id);

const open = async (options: Partial<OpenOptions> = {}) => {
  const end = openImageEditor({ imageManagerPrefix: 'hero', ...options });
  for (let look = 0; look < 1000 && !document.querySelector('dialog[open]'); look += 1)
    await acting(() => new Promise((resolve) => setTimeout(resolve, 10)));
  return async () => {
    await acting(() => end);
    return (await end)?.state;
  };
};

const choose = async () => {
  const input = document.querySelector('dialog input[type=file]')!;
  Object.defineProperty(input, 'files', { value: [new File(['x'], 'neu.jpg', { type: 'image/jpeg' })] });
  Object.defineProperty(input, 'value', { value: '', writable: true });
  await acting(() => input.dispatchEvent(new Event('change', { bubbles: true })));
};

/** Chooses a file, and gives the image that it became. */
const bring = async () => {
  await choose();
  await acting(() => brought.promise);
  await acting(() => {});
  return brought.promise;
};

const press = (name: string) =>
  acting(() =>
    [...document.querySelectorAll<HTMLButtonElement>('dialog button')]
      .findLast(({ textContent }) => textContent === name)!
      .click(),
  );

describe('a file that is still on its way', () => {
  it('is waited for, since nothing of it would be saved', async () => {
    const image = await anImage(ctx, { ownerId: owner.id });
    const over = await open({ imageId: image.id });
    const send = vi.spyOn(UploadOfJpeg.prototype, 'send').mockResolvedValue();
    await choose();
    await press('Speichern');
    expect(document.querySelector('dialog')!.textContent).toContain('Die neue Datei ist noch unterwegs.');
    send.mockRestore();
    await acting(() => document.querySelector<HTMLElement>('[aria-label="neu.jpg abbrechen"]')!.click());
    await acting(() => new Promise((resolve) => setTimeout(resolve, CONTROLS_BACK_MS + 50)));
    await press('Speichern');
    expect(await over()).toBe('saved');
  });
});

describe('a file that was uploaded in vain', () => {
  it('goes when the old one is to stay', async () => {
    const image = await anImage(ctx, { ownerId: owner.id });
    const over = await open({ imageId: image.id });
    const id = await bring();
    expect(await exists(id)).toBe(true);
    await press('Doch die alte Datei');
    await acting(() => served.settled());
    expect([await exists(id), await exists(image.id)]).toEqual([false, true]);
    await press('Abbrechen');
    expect(await over()).toBe('aborted');
  });

  it('goes with the changes that are thrown away, where it was to be a new image', async () => {
    const over = await open();
    const id = await bring();
    await press('Abbrechen');
    await press('Verwerfen');
    expect(await over()).toBe('aborted');
    await served.settled();
    expect(await exists(id)).toBe(false);
  });

  it('stays when it is there already and was chosen', async () => {
    const { body } = await sendFile(app, cookie, jpeg);
    const { id } = body.files![0]!.imageObj;
    const over = await open();
    const twin = await bring();
    await press('Vorhandenes verwenden');
    await acting(() => served.settled());
    await press('Abbrechen');
    expect(await over()).toBe('aborted');
    expect([await exists(id), await exists(twin)]).toEqual([true, false]);
  });
});
