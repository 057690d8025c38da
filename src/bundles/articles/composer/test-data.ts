// Opens composers of all kinds as they live in a browser, with the real server behind them: for tests.
import { eq } from 'drizzle-orm';
import { beforeEach, expect, vi } from 'vitest';
import { waitForRequests } from '#kernel/browser/requests.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting, upgradeElements } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { sendFile } from '#bundles/media/upload/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { aManuscript } from '#bundles/writing/test-data.ts';
import { articles } from '../schema.ts';

export const app = await testApp({ config: { rateLimits: false } });
export const { ctx } = app;
export const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);
export const place = await aPlace(ctx, { name: 'Auenfeld' });
export const author = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
export const cookie = await signedIn(app, author);
const jpeg = await aSample('jpeg', { width: 640, height: 360 });
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => {};

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

beforeEach(() => {
  served.headers = cookie;
  served.isOffline = false;
  served.calls.length = 0;
  uploads.length = 0;
  localStorage.clear();
  document.body.innerHTML = '<div id="meldungen"></div>';
});

const load = async (address: string) =>
  (await app.http.inject({ url: address, headers: served.headers })).body;
/** Gives the composer of a page, alive. */
export const open = async (address: string) => {
  const page = new DOMParser().parseFromString(await load(address), 'text/html');
  const place = await upgradeElements(page.querySelector('main x-island')!.outerHTML);
  // The editor comes in a chunk of its own.
  await until(() => expect(place.querySelector('[contenteditable]')).not.toBeNull());
  return place;
};
export const until = async (isSo: () => void) => {
  for (let tries = 0; ; tries += 1) {
    await acting(() => new Promise((resolve) => setTimeout(resolve, 20)));
    try {
      return isSo();
    } catch (error) {
      if (tries > 400) throw error;
    }
  }
};

/** The browser's own upload, which fetch isn't; the server gets a picture of its own, and the network is that of all calls. */
class ServedUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #href = '';
  open(_: string, href: string) {
    this.#href = href;
  }
  setRequestHeader() {}
  abort() {}
  send() {
    if (served.isOffline) return void setTimeout(() => this.dispatchEvent(new Event('error')));
    uploads.push(this);
  }
  async arrive() {
    const { status, body } = await sendFile(app, cookie, jpeg);
    // contract.md 7
    const isOfText = this.#href === '/media/ajax/editorupload';
    this.answer(status, isOfText ? { status: 1, imageObj: body.files![0]!.imageObj } : body);
  }
  answer(status: number, body: object = {}) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}
/** They have left the browser. */
export const uploads: ServedUpload[] = [];
vi.stubGlobal('XMLHttpRequest', ServedUpload);

export const articlesOf = ({ id }: { id: number }) => ctx.db.$count(articles, eq(articles.authorId, id));
export const field = (page: Element, name: string) => page.querySelector<HTMLInputElement>(`#f-${name}`)!;
export const type = (element: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  acting(() => {
    const prototype = Object.getPrototypeOf(element) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
export const press = (element: Element, key: string) =>
  acting(() => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
export const button = (page: Element, name: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
export const saving = (page: Element) => page.querySelector<HTMLElement>('[data-saving]')!.dataset['saving'];
/** Returns its composer, in which publishing was pressed without a network. */
export const publishedOffline = async (headline: string) => {
  const manuscript = await aManuscript(ctx, author.viewer, { headline });
  const page = await open(`/schreiben/artikel/${manuscript.id}`);
  await acting(() => button(page, 'Veröffentlichen').click());
  served.isOffline = true;
  await acting(() => button(page.querySelector('dialog')!, 'Veröffentlichen').click());
  await until(() => expect(button(page, 'Doch noch nicht')).toBeDefined());
  return { page, manuscript };
};
export const choose = (page: Element, name: string) => {
  const input = field(page, name);
  const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
  return acting(() => input.dispatchEvent(new Event('change', { bubbles: true })));
};
/** Brings the network back, but the first answer takes its time, until what it gives is called. */
export const saveBlocked = async () => {
  served.isOffline = false;
  served.calls.length = 0;
  const release = served.hold();
  await acting(() => window.dispatchEvent(new Event('online')));
  return release;
};
export const callsOf = ({ id }: { id: number }) =>
  served.calls.flatMap((call) => {
    const found = new RegExp(`/${id}(?:/(veroeffentlichen|planen))?$`).exec(call);
    return found ? [found[1] ?? 'speichern'] : [];
  });
/** Leaves as leaving the page does: what isn't saved goes at once. */
export const leave = async () => {
  await acting(() => window.dispatchEvent(new Event('pagehide')));
  await acting(waitForRequests);
};
