import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_REGION_ID } from '#design/constants.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aBlock, setBoundary } from '#bundles/boundaries/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { actAs } from '#kernel/ctx.ts';
import { countUnread } from '../queries.ts';
import { defineMessages } from './message-entry.ts';

const app = await testApp();
const { ctx } = app;
const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);
defineMessages();

// In jsdom the element lacks these methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

const ada = await aUser(ctx);
const cookie = await signedIn(app, ada);

/** Opens a page with a link to writing to somebody new, seen by Ada. */
const open = async () => {
  const ben = await aUser(ctx);
  document.body.innerHTML = `<a id="link" href="/konto/nachrichten/mit/${ben.id}" data-message-to="${ben.id}">Nachricht</a>
    <div id="${FLASH_REGION_ID}"></div>`;
  return ben;
};
const link = () => document.querySelector<HTMLAnchorElement>('#link')!;
const dialog = () => document.querySelector('dialog');
const field = () => dialog()!.querySelector('textarea')!;
const button = () => dialog()!.querySelector<HTMLButtonElement>('button[type=submit]')!;
const flashes = () =>
  [...document.querySelectorAll(`#${FLASH_REGION_ID} > *`)].map((flash) => [
    flash.className.split(' ')[1],
    flash.firstChild?.textContent,
  ]);

/** Also waits for what is fetched only then. */
const press = async (element: HTMLElement) => {
  element.click();
  await vi.dynamicImportSettled();
  await served.settled();
};
const type = (text: string) => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};

beforeEach(() => {
  served.headers = cookie;
  served.isOffline = false;
  served.calls.length = 0;
  localStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe('the dialog for a message', () => {
  it('opens with the form, its field ready to be typed in, and named after the other one', async () => {
    const ben = await open();
    await press(link());
    expect(served.calls).toEqual([`GET /user/ajax/personalmessage/${ben.id}`]);
    expect([dialog()?.open, document.activeElement === field()]).toEqual([true, true]);
    const title = document.getElementById(dialog()!.getAttribute('aria-labelledby')!);
    expect(title?.textContent).toBe(`Nachricht an ${ben.name}`);
  });

  it('is asked for once, and its link is off until it is there', async () => {
    await open();
    const release = served.hold();
    link().click();
    link().click();
    await vi.dynamicImportSettled();
    expect([link().ariaBusy, link().ariaDisabled]).toEqual(['true', 'true']);
    release();
    await served.settled();
    expect([link().ariaBusy, served.calls.length, document.querySelectorAll('dialog').length]).toEqual([
      null,
      1,
      1,
    ]);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'])('leaves the link alone with %s', async (key) => {
    await open();
    // Otherwise jsdom would leave the page.
    addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true });
    link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    await vi.dynamicImportSettled();
    expect(served.calls).toEqual([]);
  });

  it('closes when the message is sent, says so in the server’s words, and gives the focus back', async () => {
    const ben = await open();
    await press(link());
    type('Guten Tag!');
    await press(button());
    expect(dialog()).toBeNull();
    expect(flashes()).toEqual([['success', 'Ihre Nachricht ist abgeschickt.']]);
    expect(document.activeElement).toBe(link());
    expect(await countUnread(ctx, ben.id)).toBe(1);
  });

  it('sends once, its button being off meanwhile', async () => {
    await open();
    await press(link());
    type('Guten Tag!');
    const release = served.hold();
    button().click();
    expect(button().disabled).toBe(true);
    dialog()!.querySelector('form')!.requestSubmit();
    release();
    await served.settled();
    expect(served.calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('warns in the server’s words when the message is not taken, and keeps what was typed', async () => {
    const ben = await open();
    await press(link());
    type('Guten Tag!');
    await aBlock(ctx, ben, ada);
    await press(button());
    expect(flashes()).toEqual([['warning', 'Dieses Mitglied nimmt von Ihnen keine Nachrichten an.']]);
    expect([field().value, button().disabled]).toEqual(['Guten Tag!', false]);
    await setBoundary(actAs(ctx, ben.viewer), ada.id, 'none');
    await press(button());
    expect(await countUnread(ctx, ben.id)).toBe(1);
  });

  it('warns when the session is over', async () => {
    await open();
    await press(link());
    type('Guten Tag!');
    served.headers = {};
    await press(button());
    expect(flashes()).toEqual([['warning', 'Bitte melden Sie sich an, um Nachrichten zu schreiben.']]);
    expect(field().value).toBe('Guten Tag!');
  });

  it('shows the form with its errors instead, with what was typed', async () => {
    await open();
    await press(link());
    field().removeAttribute('maxlength');
    type(`<b>${'x'.repeat(5000)}`);
    await press(button());
    expect(dialog()!.textContent).toContain('Bitte fassen Sie sich kürzer: höchstens 5.000 Zeichen.');
    expect(field().value).toBe(`<b>${'x'.repeat(5000)}`);
    type('Kürzer.');
    await press(button());
    expect([dialog(), flashes()]).toEqual([null, [['success', 'Ihre Nachricht ist abgeschickt.']]]);
  });

  it('says that something went wrong when the call fails, and keeps what was typed', async () => {
    await open();
    await press(link());
    type('Guten Tag!');
    served.isOffline = true;
    await press(button());
    expect(flashes()).toEqual([['alert', 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.']]);
    expect([field().value, button().disabled]).toEqual(['Guten Tag!', false]);
  });

  it('can be seen messages in, which lie behind it otherwise', async () => {
    await open();
    await press(link());
    served.isOffline = true;
    type('a');
    await press(button());
    expect(dialog()!.contains(document.getElementById(FLASH_REGION_ID))).toBe(true);
    dialog()!.close();
    expect(document.getElementById(FLASH_REGION_ID)?.parentElement).toBe(document.body);
  });
});

describe('asking for the form', () => {
  it('warns with a way to sign in when nobody is signed in', async () => {
    await open();
    served.headers = {};
    await press(link());
    expect(dialog()).toBeNull();
    expect(flashes()).toEqual([['warning', 'Bitte melden Sie sich an, um Nachrichten zu schreiben.']]);
    const way = document.querySelector<HTMLAnchorElement>(`#${FLASH_REGION_ID} a`)!;
    expect([way.textContent, way.href]).toEqual(['Anmelden', link().href]);
  });

  it('warns in the server’s words when one is blocked', async () => {
    const ben = await open();
    await aBlock(ctx, ben, ada);
    await press(link());
    expect(flashes()).toEqual([['warning', 'Dieses Mitglied nimmt von Ihnen keine Nachrichten an.']]);
  });

  it.each([
    ['the network is gone', () => void (served.isOffline = true)],
    ['there is nobody', () => void (link().dataset['messageTo'] = '2147483647')],
  ])('only logs that %s, and leads to the page on which one writes', async (_, spoil) => {
    await open();
    // The only change of page that jsdom makes is one within the page.
    link().href = '#seite';
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    spoil();
    await press(link());
    expect([dialog(), flashes(), link().ariaBusy]).toEqual([null, [], null]);
    expect(logged).toHaveBeenCalledOnce();
    expect(location.hash).toBe('#seite');
    location.hash = '';
  });
});

describe('what was typed', () => {
  it('is there again when the dialog is opened again, until it is sent', async () => {
    await open();
    await press(link());
    type('Noch nicht fertig');
    dialog()!.close();
    await press(link());
    expect(field().value).toBe('Noch nicht fertig');
    await press(button());
    await press(link());
    expect(field().value).toBe('');
  });

  it('is kept for each person and each sender', async () => {
    await open();
    await press(link());
    type('Für Ben');
    await open();
    await press(link());
    expect(field().value).toBe('');
    dialog()!.close();
    served.headers = await signedIn(app, await aUser(ctx));
    await press(link());
    expect(field().value).toBe('');
  });
});
