import { sql } from 'drizzle-orm';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { anEmbed } from '#bundles/embeds/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { fetchImage } from '#bundles/media/ui/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { SEARCH_DEBOUNCE_MS } from '../../constants.ts';
import type { MediaTool, SlotJson } from '../media-dialog.ts';
import { importForeignImages, foreignImagesIn } from './foreign-images.ts';
import { MediaDialog } from './MediaDialog.tsx';
import { pasteHtml } from './paste-html.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx, portal } = app;
const browser = fetchFrom(app);
const member = await aUser(ctx);
browser.headers = await signedIn(app, member);
vi.stubGlobal('fetch', browser.fetch);
// jsdom has no dialogs, and scrolls nowhere.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
Element.prototype.scrollIntoView = () => undefined;

let close = async () => {};
afterEach(async () => {
  await close();
  browser.isOffline = false;
  browser.calls.length = 0;
});

/** A file that is on its way for ever. */
class EndlessCall extends EventTarget {
  upload = new EventTarget();
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {}
}

const doing = (deed: () => unknown) =>
  acting(async () => {
    await deed();
    await browser.settled();
  });

/** Opens the dialog of a tool; returns what was picked, and how often it was closed. */
const open = async (tool: MediaTool, current?: SlotJson) => {
  await close();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  close = () => doing(() => root.unmount());
  const onPick = vi.fn<(slots: readonly SlotJson[]) => void>();
  const onClose = vi.fn<() => void>();
  await doing(() =>
    root.render(<MediaDialog tool={tool} current={current} onPick={onPick} onClose={onClose} />),
  );
  // The dialog asks the server only after it was drawn.
  await doing(() => {});
  return { picked: () => onPick.mock.calls.flat(2), onClose };
};
const dialog = () => document.querySelector('dialog')!;
const button = (words: string) =>
  [...dialog().querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === words,
  )!;
const press = (words: string) => doing(() => button(words).click());
const field = <Field extends HTMLElement = HTMLInputElement>(name: string) =>
  dialog().querySelector<Field>(`[name=${name}]`)!;
/** Types as React hears it. */
const type = (name: string, text: string) =>
  doing(() => {
    const input = field(name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const key = (of: Element, name: string) =>
  doing(() => of.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })));

/** Returns what the search says. */
const status = () => dialog().querySelector('output')!.textContent;
/** Waits until typing has rested and the answer is there. */
const rested = () => doing(() => new Promise((resolve) => setTimeout(resolve, SEARCH_DEBOUNCE_MS + 10)));

describe('the dialog of a picture', () => {
  it('takes an address of an image only, and keeps what was typed', async () => {
    const { picked } = await open('image');
    await press('Adresse');
    await type('url', 'https://a.example/b.svg');
    await press('Einfügen');
    expect(dialog().textContent).toContain('endet auf jpg, jpeg, png oder gif.');
    expect(document.activeElement).toBe(field('url'));
    expect([field('url').value, browser.calls, picked()]).toEqual(['https://a.example/b.svg', [], []]);
  });

  it('fetches it and says how it stands in the text', async () => {
    const own = await anImage(ctx, { ownerId: member.id });
    const { picked } = await open('image');
    await press('Adresse');
    await type('url', `${portal.config.publicUrl}/media/image/${own.id}/v1_L.jpg`);
    await type('caption', ' Von oben ');
    field<HTMLSelectElement>('size').value = 'wide';
    await press('Einfügen');
    const attrs = { imageId: own.id, caption: 'Von oben', align: 'center', size: 'wide' };
    expect(picked()).toEqual([{ type: 'image', attrs }]);
  });

  it('wants a file first, and asks for nothing when one in the text is changed', async () => {
    const { picked } = await open('image');
    await press('Einfügen');
    expect([dialog().querySelector('p[role=alert]')?.textContent, picked()]).toEqual([
      'Bitte laden Sie zuerst ein Bild hoch.',
      [],
    ]);
    const { id: imageId } = await anImage(ctx, { ownerId: member.id });
    const attrs = { imageId, caption: 'Alt', align: 'left', size: 'small' } as const;
    const changing = await open('image', { type: 'image', attrs });
    await type('caption', '');
    await press('Übernehmen');
    expect(changing.picked()).toEqual([{ type: 'image', attrs: { ...attrs, caption: null } }]);
  });
});

describe('the dialog of a gallery', () => {
  it('puts pictures in order by buttons and keys, and takes them out', async () => {
    const images = [];
    for (const caption of ['Eins', 'Zwei', 'Drei'])
      images.push(await anImage(ctx, { ownerId: member.id, caption }));
    const [one, two, three] = images.map(({ id }) => id) as [number, number, number];
    const { picked } = await open('gallery', { type: 'gallery', attrs: { imageIds: [one, two, three] } });
    await press('Eins nach unten');
    expect(dialog().textContent).toContain('Eins ist jetzt Bild 2 von 3.');
    await key(button('Drei, Platz 3 von 3: ziehen oder mit den Pfeiltasten verschieben'), 'Home');
    await press('Zwei herausnehmen');
    await press('Übernehmen');
    expect(picked()).toEqual([{ type: 'gallery', attrs: { imageIds: [three, one] } }]);
  });

  it('takes the words of its pictures in the list itself', async () => {
    const [own, other] = [
      await anImage(ctx, { ownerId: member.id, caption: 'Eins', copyright: 'Uwe Jansen' }),
      await anImage(ctx, { ownerId: (await aUser(ctx)).id, caption: 'Fremdes', access: 'public' }),
    ];
    const ids = [own.id, other.id];
    const { picked } = await open('gallery', { type: 'gallery', attrs: { imageIds: ids } });
    expect(field(`copyright-${own.id}`).value).toBe('Uwe Jansen');
    await type(`caption-${own.id}`, 'Die Brücke am Morgen');
    await press('Übernehmen');
    expect(picked()).toEqual([{ type: 'gallery', attrs: { imageIds: ids } }]);
    expect(await fetchImage(own.id)).toMatchObject({
      caption: 'Die Brücke am Morgen',
      copyright: 'Uwe Jansen',
    });
  });

  it('says beside a picture of others that its words can’t be changed', async () => {
    const other = await anImage(ctx, {
      ownerId: (await aUser(ctx)).id,
      caption: 'Fremdes',
      access: 'public',
    });
    const { picked } = await open('gallery', { type: 'gallery', attrs: { imageIds: [other.id] } });
    await type(`caption-${other.id}`, 'Meins');
    await press('Übernehmen');
    expect(picked()).toEqual([]);
    expect(field(`caption-${other.id}`).getAttribute('aria-invalid')).toBe('true');
    expect(await fetchImage(other.id)).toMatchObject({ caption: 'Fremdes' });
  });

  it('waits for pictures that are on their way, which would be missing in it', async () => {
    const own = await anImage(ctx, { ownerId: member.id });
    const slot: SlotJson = { type: 'gallery', attrs: { imageIds: [own.id] } };
    vi.stubGlobal('XMLHttpRequest', EndlessCall);
    URL.createObjectURL = () => 'blob:preview';
    URL.revokeObjectURL = () => {};
    const { picked } = await open('gallery', slot);
    const chooser = dialog().querySelector('input[type=file]')!;
    Object.defineProperty(chooser, 'files', { value: [new File(['x'], 'neu.jpg', { type: 'image/jpeg' })] });
    Object.defineProperty(chooser, 'value', { value: '', writable: true });
    await doing(() => chooser.dispatchEvent(new Event('change', { bubbles: true })));
    await press('Übernehmen');
    expect(dialog().textContent).toContain('Es sind noch Bilder unterwegs.');
    expect(picked()).toEqual([]);
    await press('neu.jpg abbrechen');
    await press('Übernehmen');
    expect(picked()).toEqual([slot]);
  });

  it('shows a picture that is being made anew as soon as it is ready', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { id } = await anImage(ctx, { ownerId: member.id, isStub: true });
    await open('gallery', { type: 'gallery', attrs: { imageIds: [id] } });
    expect(dialog().querySelector('li img')).toBeNull();
    await ctx.db.execute(sql`update images set is_stub = false where id = ${id}`);
    await doing(() => vi.advanceTimersByTimeAsync(5000));
    await doing(() => {});
    vi.useRealTimers();
    expect(dialog().querySelector<HTMLImageElement>('li img')?.src).toContain(`/media/image/${id}/`);
  });

  it('is not made of nothing', async () => {
    const { picked } = await open('gallery');
    await press('Einfügen');
    expect(dialog().textContent).toContain('Eine Bilderstrecke braucht mindestens ein Bild.');
    expect(picked()).toEqual([]);
  });
});

describe('the dialog of a video', () => {
  it('takes links to YouTube only, and tells why nothing else', async () => {
    const { source } = await anEmbed(ctx);
    const { picked, onClose } = await open('video');
    await type('src', 'https://vimeo.com/123');
    await press('Einfügen');
    expect(dialog().textContent).toContain('Bitte geben Sie die Adresse eines Videos bei YouTube an.');
    expect(field('src').value).toBe('https://vimeo.com/123');
    await type('src', source);
    await press('Einfügen');
    expect(picked()).toMatchObject([{ type: 'video', attrs: { type: 'youtube', src: source } }]);
    await key(dialog(), 'Escape');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the dialog of embeds', () => {
  it('finds pieces while somebody types, and takes one by its keys', async () => {
    await anArticle(ctx, { headline: 'Quittenfest im Oktober' });
    const { id } = await anArticle(ctx, { headline: 'Quittenfest am Wehr' });
    const { picked } = await open('embed');
    expect(status()).toBe('Ab zwei Zeichen wird gesucht.');
    await type('q', 'Quittenfest');
    expect(status()).toBe('Wird gesucht …');
    await rested();
    expect(status()).toBe('2 Beiträge gefunden');
    const options = [...dialog().querySelectorAll('[role=option]')];
    const at = options.findIndex((option) => option.textContent?.includes('Wehr'));
    if (at === 1) await key(field('q'), 'ArrowDown');
    expect(field('q').getAttribute('aria-activedescendant')).toBe(options[at]!.id);
    await key(field('q'), 'Enter');
    expect(picked()).toEqual([{ type: 'embed', attrs: { kind: 'article', id } }]);
  });

  it('says when the search failed, and tries again', async () => {
    await open('embed');
    browser.isOffline = true;
    await type('q', 'Zwetschgenkuchen');
    await rested();
    expect(status()).toBe('Die Suche hat nicht geklappt.');
    browser.isOffline = false;
    await press('Noch einmal versuchen');
    await rested();
    expect(status()).toBe('Dazu wurde nichts gefunden.');
  });
});

describe('pasting', () => {
  it('brings the server’s tree and what was left behind', async () => {
    expect(await pasteHtml('<p onclick=x>Ein \0<b>Wort</b><script>1</script>')).toMatchObject({
      document: { content: [{ type: 'paragraph', content: [{ text: 'Ein ' }, { text: 'Wort' }] }] },
      dropped: ['1 Skript'],
    });
  });

  it('fails when the server can’t be asked', async () => {
    browser.isOffline = true;
    await expect(pasteHtml('<p>a')).rejects.toThrow();
  });
});

describe('a session that is over', () => {
  const { headers } = browser;
  beforeAll(() => void (browser.headers = {}));
  afterAll(() => void (browser.headers = headers));

  it('is named by the video dialog and the search', async () => {
    await open('video');
    await type('src', 'https://youtu.be/eRsGyueVLvQ');
    await press('Einfügen');
    expect(dialog().textContent).toContain('Ihre Sitzung ist abgelaufen.');
    await open('embed');
    await type('q', 'Zwetschgenkuchen');
    await rested();
    expect(status()).toContain('Ihre Sitzung ist abgelaufen.');
  });

  it('is told apart from a server that can’t be reached', async () => {
    expect(await pasteHtml('<p>a')).toBe('signed-out');
  });
});

describe('pictures that BBCode names by address', () => {
  it('become ours before the text is left, and what can’t stays text', async () => {
    const { id } = await anImage(ctx, { ownerId: member.id });
    const own = `${portal.config.publicUrl}/media/image/${id}/v1_L.jpg`;
    const source = `Vorn\n[img size="wide"]${own}[/img]\n[img]https://a.example/b.svg[/img]`;
    expect(foreignImagesIn(source)).toEqual([own, 'https://a.example/b.svg']);
    const { document: tree, problems } = await importForeignImages(source);
    expect(tree.content[1]).toMatchObject({ type: 'image', attrs: { imageId: id, size: 'wide' } });
    expect(JSON.stringify(tree)).toContain('[img]');
    expect(problems).toEqual([
      expect.stringMatching(/^https:\/\/a\.example\/b\.svg: Die Adresse eines Bildes/),
    ]);
    expect(foreignImagesIn(source)).toEqual(['https://a.example/b.svg']);
  });
});
