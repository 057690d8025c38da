import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_REGION_ID } from '#design/constants.ts';
import { actAs } from '#kernel/ctx.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { secondLook } from '#bundles/moderation/test-data.ts';
import { presetSetting } from '#bundles/settings/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { anImage } from '../../test-data.ts';
import { defineMediaElement } from './media-element.ts';

const app = await testApp();
const { ctx } = app;
const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);
defineMediaElement();

// In jsdom the elements lack these methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
const hidePopover = vi.fn();
Object.assign(HTMLElement.prototype, { hidePopover });

const owner = await aUser(ctx);
const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
const ALL = 'showEdit=1&showDownload=1&showDelete=1&showContextMenu=1&showMetadataBadge=1';

/** Opens the image as its page shows it to somebody. */
const open = async (id: number, person: { readonly id: number } = owner) => {
  served.headers = await signedIn(app, person);
  const reply = await app.http.inject({ url: `/media/getmediaview/${id}?${ALL}`, headers: served.headers });
  document.body.innerHTML = `${reply.body}<div id="${FLASH_REGION_ID}"></div>`;
};
const dialog = () => document.querySelector('dialog');
const buttonOf = (text: string) =>
  [...dialog()!.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;
const press = async (selector: string) => {
  const control = document.querySelector<HTMLElement>(selector)!;
  control.click();
  await served.settled();
};
const flashes = () =>
  [...document.querySelectorAll(`#${FLASH_REGION_ID} > *`)].map((flash) => [
    flash.className.split(' ')[1],
    flash.firstChild?.textContent,
  ]);

beforeEach(() => {
  served.calls.length = 0;
  served.isOffline = false;
});
afterEach(() => vi.restoreAllMocks());

describe('the controls of a picture', () => {
  it('bring the addresses of all sizes into a dialog', async () => {
    await open((await anImage(ctx, { ownerId: owner.id })).id);
    await press('[data-act="addresses"]');
    expect(dialog()!.querySelector('h2')!.textContent).toBe('Bildadressen');
    expect(dialog()!.querySelectorAll('copy-button, [href*="_XXL.jpg"]').length).toBeGreaterThan(0);
    expect(hidePopover).toHaveBeenCalled();
    dialog()!.close();
    expect(dialog()).toBeNull();
  });

  it('put it on the list and say so in the server’s words', async () => {
    const { id } = await anImage(ctx, { ownerId: owner.id });
    await open(id);
    await press('[data-act="remember"] button');
    expect(served.calls).toEqual([`POST /media/ajax/imagereference/image/${id}/reference-add`]);
    expect(flashes()[0]![0]).toBe('success');
  });

  it('ask before it is deleted, and delete nothing when the answer is no', async () => {
    await open((await anImage(ctx, { ownerId: owner.id })).id);
    await press('[data-act="delete"]');
    expect(dialog()!.textContent).toContain('Bild löschen?');
    buttonOf('Abbrechen').click();
    await served.settled();
    expect([dialog(), served.calls]).toEqual([null, []]);
  });

  it('delete it and leave word in its place', async () => {
    const { id } = await anImage(ctx, { ownerId: owner.id });
    await open(id);
    await press('[data-act="delete"]');
    buttonOf('Löschen').click();
    await served.settled();
    expect(served.calls).toEqual([`POST /media/ajax/image/${id}/delete`]);
    expect(flashes()[0]![0]).toBe('success');
    expect(document.querySelector('media-element > .failure')!.textContent).toBe(
      'Dieses Bild ist nicht verfügbar.',
    );
  });

  it('ask a moderator for the reason before it is taken away', async () => {
    const { id } = await anImage(ctx, { ownerId: owner.id });
    await open(id, editor);
    await press('[data-act="quarantine"]');
    buttonOf('Sperren').click();
    expect(served.calls).toEqual([]);
    dialog()!.querySelector('textarea')!.value = 'Fremdes Bild';
    buttonOf('Sperren').click();
    await served.settled();
    expect(served.calls).toEqual([`POST /media/ajax/image/${id}/quarantine`]);
    expect(document.querySelector('media-element')!.textContent).toBe('Dieses Bild ist nicht verfügbar.');
  });

  it('leave it where it is while a second person has to confirm that it goes', async () => {
    await presetSetting(actAs(ctx, portalItself), secondLook, true);
    const { id } = await anImage(ctx, { ownerId: owner.id, access: 'public' });
    await open(id, editor);
    await press('[data-act="quarantine"]');
    dialog()!.querySelector('textarea')!.value = 'Fremdes Bild';
    buttonOf('Sperren').click();
    await served.settled();
    expect(flashes()[0]![1]).toMatch(/^Vorgelegt\./);
    expect(document.querySelector('media-element img')).not.toBeNull();
  });

  it('say when nothing came of it', async () => {
    await open((await anImage(ctx, { ownerId: owner.id })).id);
    served.isOffline = true;
    await press('[data-act="remember"] button');
    expect(flashes()).toEqual([['alert', 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.']]);
  });

  it('leave clicks for another tab to the browser', async () => {
    await open((await anImage(ctx, { ownerId: owner.id })).id);
    let isLeft = false;
    const browser = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', browser, { once: true });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    document.querySelector('[data-act="addresses"]')!.dispatchEvent(event);
    await served.settled();
    expect([isLeft, served.calls]).toEqual([true, []]);
  });
});
