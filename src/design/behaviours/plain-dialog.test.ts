import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_REGION_ID } from '../constants.ts';
import { dialogButton, showDialog } from './plain-dialog.ts';

// jsdom has the dialog element without its methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

const dialog = () => document.querySelector('dialog');
const region = () => document.getElementById(FLASH_REGION_ID)!;
const touch = (target: Element) => target.dispatchEvent(new Event('pointerdown', { bubbles: true }));

beforeEach(() => {
  document.body.innerHTML = `<div id="${FLASH_REGION_ID}"></div>`;
});

describe('a dialog without React', () => {
  it('is open, named by its title, with what it says and its buttons below', () => {
    const press = vi.fn();
    showDialog({
      title: 'Bild löschen?',
      content: ['Wirklich?'],
      actions: [dialogButton('Ja', press, 'danger')],
    });
    expect([dialog()!.open, dialog()!.ariaLabel]).toEqual([true, 'Bild löschen?']);
    expect(dialog()!.querySelector('h2')!.textContent).toBe('Bild löschen?');
    expect(dialog()!.textContent).toContain('Wirklich?');
    dialog()!.querySelector<HTMLButtonElement>('footer button')!.click();
    expect(press).toHaveBeenCalledOnce();
  });

  it('takes messages along while it is open, and is gone after its cross', () => {
    showDialog({ title: 'Bildadressen', content: [] });
    expect(dialog()!.contains(region())).toBe(true);
    dialog()!.querySelector<HTMLButtonElement>('header button')!.click();
    expect(dialog()).toBeNull();
    expect(region().parentElement).toBe(document.body);
  });

  it('closes by a click beside it, not by one inside', () => {
    showDialog({ title: 'Bildadressen', content: ['Text'] });
    touch(dialog()!.querySelector('h2')!);
    expect(dialog()).not.toBeNull();
    touch(dialog()!);
    expect(dialog()).toBeNull();
  });
});
