import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForRequests } from '#kernel/browser/requests.ts';
import { listedThingsOf } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { dayAndClockOf } from '#kernel/calendar.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting, takeComplaints, upgradeElements } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { sendFile } from '#bundles/media/upload/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { createManuscript } from '#bundles/writing/public.ts';
import { aContent, aManuscript, savedIn } from '#bundles/writing/test-data.ts';
import { articles } from '../schema.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);
const place = await aPlace(ctx, { name: 'Auenfeld' });
const author = await aUser(ctx, { roles: [{ role: 'author', locationPath: '' }] });
const cookie = await signedIn(app, author);
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
  localStorage.clear();
  document.body.innerHTML = '<div id="meldungen"></div>';
});

const load = async (url: string) => (await app.http.inject({ url, headers: cookie })).body;
/** Gives the composer of a page, alive. */
const open = async (url: string) => {
  const page = new DOMParser().parseFromString(await load(url), 'text/html');
  const place = await upgradeElements(page.querySelector('main x-island')!.outerHTML);
  // The editor comes in a chunk of its own.
  await until(() => expect(place.querySelector('[contenteditable]')).not.toBeNull());
  return place;
};
const until = async (isSo: () => void) => {
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
  open() {}
  setRequestHeader() {}
  abort() {}
  send() {
    if (served.isOffline) return void setTimeout(() => this.dispatchEvent(new Event('error')));
    uploads.push(this);
  }
  async arrive() {
    const { status, body } = await sendFile(app, cookie, jpeg);
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
}
/** They have left the browser. */
const uploads: ServedUpload[] = [];
vi.stubGlobal('XMLHttpRequest', ServedUpload);

const articlesOf = ({ id }: { id: number }) => ctx.db.$count(articles, eq(articles.authorId, id));
const field = (page: Element, name: string) => page.querySelector<HTMLInputElement>(`#f-${name}`)!;
const type = (element: HTMLInputElement | HTMLTextAreaElement, value: string) =>
  acting(() => {
    const prototype = Object.getPrototypeOf(element) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(element, value);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (element: Element, key: string) =>
  acting(() => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
const button = (page: Element, name: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
const saving = (page: Element) => page.querySelector<HTMLElement>('[data-saving]')!.dataset['saving'];
/** Its composer, in which publishing was pressed without a network. */
const publishedOffline = async (headline: string) => {
  const manuscript = await aManuscript(ctx, author.viewer, { headline });
  const page = await open(`/schreiben/artikel/${manuscript.id}`);
  await acting(() => button(page, 'Veröffentlichen').click());
  served.isOffline = true;
  await acting(() => button(page.querySelector('dialog')!, 'Veröffentlichen').click());
  await until(() => expect(button(page, 'Doch noch nicht')).toBeDefined());
  return { page, manuscript };
};
const choose = (page: Element, name: string) => {
  const input = field(page, name);
  const file = new File(['x'], 'foto.jpg', { type: 'image/jpeg' });
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true });
  return acting(() => input.dispatchEvent(new Event('change', { bubbles: true })));
};
/** The network is back, but the first answer takes its time, until what it gives is called. */
const saveHeld = async () => {
  served.isOffline = false;
  served.calls.length = 0;
  const release = served.hold();
  await acting(() => window.dispatchEvent(new Event('online')));
  return release;
};
const callsOf = ({ id }: { id: number }) =>
  served.calls.flatMap((call) => {
    const found = new RegExp(`/${id}(?:/(veroeffentlichen|planen))?$`).exec(call);
    return found ? [found[1] ?? 'speichern'] : [];
  });
/** As leaving the page does: what isn't saved goes at once. */
const leave = async () => {
  await acting(() => window.dispatchEvent(new Event('pagehide')));
  await acting(waitForRequests);
};

describe('the composers', () => {
  it.each(['/schreiben/artikel', '/schreiben/schnappschuss', '/schreiben/termin'])(
    '%s wakes as it was drawn, and sends nothing before a word is typed',
    async (url) => {
      const page = await open(url);
      await leave();
      expect(saving(page)).toBe('saved');
      expect(served.calls).toEqual([]);
    },
  );

  it('an article is saved under an address of its own, and found there again', async () => {
    const page = await open('/schreiben/artikel');
    await type(field(page, 'headline'), 'Die alte Brücke\nwird gesperrt');
    await type(field(page, 'tags'), 'Verkehr,');
    expect([saving(page), localStorage.length]).toEqual(['changed', 0]);
    await leave();
    expect([saving(page), localStorage.length]).toEqual(['saved', 0]);
    expect(location.pathname).toMatch(/^\/schreiben\/artikel\/\d+$/);
    const again = await open(location.pathname);
    expect(field(again, 'headline').value).toBe('Die alte Brücke wird gesperrt');
    expect(again.textContent).toContain('Verkehr');
  });

  it('a place is chosen by keyboard', async () => {
    const page = await open('/schreiben/artikel');
    await type(field(page, 'locationId'), 'aue');
    await until(() => expect(page.querySelectorAll('[role=option]')).toHaveLength(1));
    await press(field(page, 'locationId'), 'ArrowDown');
    expect(field(page, 'locationId').getAttribute('aria-activedescendant')).toBe(
      page.querySelector('[aria-selected=true]')!.id,
    );
    await press(field(page, 'locationId'), 'Enter');
    expect(field(page, 'locationId').value).toBe(place.name);
  });

  it('what is missing for publishing stands beside its field, which gets the focus', async () => {
    const page = await open('/schreiben/artikel');
    await type(field(page, 'lead'), 'Ohne Überschrift.');
    await acting(() => button(page, 'Veröffentlichen').click());
    await acting(() => button(page.querySelector('dialog')!, 'Veröffentlichen').click());
    await acting(waitForRequests);
    await until(() => expect(document.activeElement).toBe(field(page, 'headline')));
    expect(page.querySelector('dialog')).toBeNull();
    expect(field(page, 'headline').getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('#f-headline-hint')!.textContent).toContain('Überschrift');
    // Whoever puts one thing right isn't led to the next while typing.
    await type(field(page, 'headline'), 'E');
    await acting(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(document.activeElement).toBe(field(page, 'headline'));
  });

  it('what is needed is marked, named apart from what is advised, and beside the button leads to its field', async () => {
    const page = await open('/schreiben/artikel');
    const marked = [...page.querySelectorAll('label[data-mark="nötig"]')].map((label) => label.textContent);
    expect(marked).toEqual(['Überschrift', 'Text', 'Ort', 'Rubrik']);
    expect(field(page, 'headline').getAttribute('aria-required')).toBe('true');
    const needed = () =>
      [...page.querySelectorAll('[class*="needed"] button')].map(({ textContent }) => textContent);
    expect(needed()).toEqual(marked);
    const points = [...page.querySelectorAll('aside details h3')].map((heading) => [
      heading.textContent,
      heading.nextElementSibling!.textContent!.includes('Überschrift'),
    ]);
    expect(points).toEqual([
      ['Nötig zum Veröffentlichen', true],
      ['Unser Rat', false],
    ]);
    await acting(() => page.querySelector<HTMLElement>('[class*="needed"] button')!.click());
    await until(() => expect(document.activeElement).toBe(field(page, 'headline')));
    await type(field(page, 'headline'), 'Die alte Brücke wird gesperrt');
    expect(needed()).toEqual(['Text', 'Ort', 'Rubrik']);
  });

  it('places at hand are offered as soon as one comes to the field', async () => {
    const page = await open('/schreiben/artikel');
    await acting(() => field(page, 'locationId').focus());
    await until(() => expect(page.querySelectorAll('[role=option]')).toHaveLength(1));
    await acting(() => page.querySelector<HTMLElement>('[role=option]')!.click());
    expect(field(page, 'locationId').value).toBe(place.name);
  });

  it('half a day keeps the text from going out, and nobody from signing in again', async () => {
    const page = await open('/schreiben/termin');
    const day = page.querySelector<HTMLInputElement>('[type=date]')!;
    // jsdom empties what no day can be.
    Object.defineProperty(day, 'validity', { value: { badInput: true } });
    await acting(() => button(page, 'Veröffentlichen').click());
    expect(page.querySelector('dialog')).toBeNull();
    served.headers = {};
    await type(field(page, 'title'), 'Sommerfest');
    await leave();
    await until(() => expect(page.querySelector('dialog')).not.toBeNull());
    await acting(() => page.querySelector<HTMLElement>('dialog [aria-label="Schließen"]')!.click());
    expect(page.querySelector('dialog')).toBeNull();
    await acting(() => button(page, 'Wieder anmelden').click());
    expect(page.querySelector('dialog')).not.toBeNull();
  });

  it('after the session has ended one signs in in place, and saving goes on', async () => {
    const page = await open('/schreiben/artikel');
    served.headers = {};
    await type(field(page, 'headline'), 'Lange geschrieben');
    await leave();
    expect(saving(page)).toBe('signed-out');
    await until(() => expect(page.querySelector('dialog')).not.toBeNull());
    expect(page.querySelector('dialog')!.textContent).toContain('melden Sie sich wieder an');
    served.headers = cookie;
    await acting(() => button(page.querySelector('dialog')!, 'Ich bin wieder angemeldet').click());
    await until(() => expect(saving(page)).toBe('saved'));
    expect(page.querySelector('dialog')).toBeNull();
  });

  it('somebody else who signs in sees nothing of it', async () => {
    const page = await open('/schreiben/artikel');
    served.headers = {};
    await type(field(page, 'headline'), 'Nur meins');
    await leave();
    served.headers = await signedIn(app, await aUser(ctx));
    await until(() => expect(page.querySelector('dialog')).not.toBeNull());
    await acting(() => button(page.querySelector('dialog')!, 'Ich bin wieder angemeldet').click());
    await until(() => expect(page.querySelector('#f-headline')).toBeNull());
    expect(page.textContent).toContain('Dieser Text gehört jemand anderem');
    expect(page.innerHTML).not.toContain('Nur meins');
  });

  it('what is published without a network comes out once, as soon as there is one', async () => {
    const { id } = await aManuscript(ctx, author.viewer, { headline: 'Aus dem Tunnel' });
    const page = await open(`/schreiben/artikel/${id}`);
    await acting(() => button(page, 'Veröffentlichen').click());
    served.isOffline = true;
    const sheet = page.querySelector('dialog')!;
    await acting(() => button(sheet, 'Veröffentlichen').click());
    await until(() => expect(button(page, 'Doch noch nicht')).toBeDefined());
    expect(await articlesOf(author)).toBe(0);
    // Still none: it waits on.
    await acting(() => window.dispatchEvent(new Event('online')));
    await acting(waitForRequests);
    served.isOffline = false;
    await acting(() => window.dispatchEvent(new Event('online')));
    await until(() => expect(button(page, 'Doch noch nicht')).toBeUndefined());
    expect(await articlesOf(author)).toBe(1);
    // jsdom leads nowhere.
    expect(takeComplaints()).toEqual([expect.stringContaining('navigation')]);
  });

  it('what waits to be published is published as nobody else, whoever has signed in meanwhile', async () => {
    const { page } = await publishedOffline('Von mir');
    const before = await articlesOf(author);
    const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
    served.headers = await signedIn(app, editor);
    served.isOffline = false;
    await acting(() => window.dispatchEvent(new Event('online')));
    await until(() => expect(page.querySelector('dialog')?.textContent).toContain('angemeldet'));
    expect(await articlesOf(author)).toBe(before);
  });

  it('what waits to be published doesn’t come out when that is taken back, though it was being saved', async () => {
    const { page, manuscript } = await publishedOffline('Doch nicht');
    await type(field(page, 'lead'), 'Noch ein Satz.');
    const release = await saveHeld();
    expect(button(page, 'Doch noch nicht').ariaBusy).toBeNull();
    await acting(() => button(page, 'Doch noch nicht').click());
    release();
    await until(() => expect(saving(page)).toBe('saved'));
    await acting(waitForRequests);
    expect(button(page, 'Doch noch nicht')).toBeUndefined();
    expect(callsOf(manuscript)).toEqual(['speichern']);
  });

  it('what waits to be published comes out as it was wished for last, though an earlier wish was being saved', async () => {
    const { page, manuscript } = await publishedOffline('Erst morgen');
    await type(field(page, 'lead'), 'Noch ein Satz.');
    const release = await saveHeld();
    await acting(() => button(page, 'Veröffentlichen').click());
    const sheet = page.querySelector('dialog')!;
    await acting(() => sheet.querySelectorAll<HTMLInputElement>('[name=when]')[1]!.click());
    await type(field(sheet, 'at'), dayAndClockOf(new Date(Date.now() + DAY_MS)));
    await acting(() => button(sheet, 'Planen').click());
    release();
    await until(() => expect(page.querySelector('dialog')).toBeNull());
    expect(callsOf(manuscript)).toEqual(['speichern', 'planen']);
  });

  it('what is being published can’t be taken back any more', async () => {
    const { page } = await publishedOffline('Schon unterwegs');
    const release = await saveHeld();
    expect(button(page, 'Doch noch nicht').ariaBusy).toBe('true');
    release();
    await until(() => expect(button(page, 'Doch noch nicht')).toBeUndefined());
    expect(takeComplaints()).toEqual([expect.stringContaining('navigation')]);
  });

  it.each([
    { type: 'article', path: 'artikel', name: 'heroId' },
    { type: 'imagepost', path: 'schnappschuss', name: 'imageId' },
  ] as const)(
    'what waits for its picture comes out with it, and once: $type',
    async ({ type, path, name }) => {
      const article = await aContent(ctx, { headline: 'Mit Bild' });
      const { locationId, categoryId } = article;
      const snapshot = { title: 'Mit Bild', imageId: null, locationId, categoryId };
      const content = type === 'article' ? article : snapshot;
      const creation = { type, key: randomUUID(), objectId: null, content };
      const { id } = savedIn(await createManuscript(actAs(ctx, author.viewer), creation));
      const page = await open(`/schreiben/${path}/${id}`);
      served.isOffline = true;
      await choose(page, name);
      await until(() => expect(page.textContent).toContain('unterbrochen'));
      await acting(() => button(page, 'Veröffentlichen').click());
      await acting(() => button(page.querySelector('dialog')!, 'Veröffentlichen').click());
      await until(() => expect(button(page, 'Doch noch nicht')).toBeDefined());
      served.isOffline = false;
      await acting(() => window.dispatchEvent(new Event('online')));
      await acting(waitForRequests);
      expect([callsOf({ id }), page.querySelector('dialog')]).toEqual([[], null]);
      await acting(() => uploads.pop()!.arrive());
      await until(() => expect(button(page, 'Doch noch nicht')).toBeUndefined());
      expect(callsOf({ id })).toEqual(['speichern', 'veroeffentlichen']);
      // Whichever number it got.
      const refs = Array.from({ length: 30 }, (_, at) => ({ type, id: at + 1 }));
      const out = [...(await listedThingsOf(actAs(ctx, author.viewer), refs)).values()];
      expect(out.filter(({ card }) => card.pictureId !== null)).toHaveLength(1);
      expect(takeComplaints()).toEqual([expect.stringContaining('navigation')]);
    },
  );
});
