// This is what a press on <like-button> does: the server's button takes the place of all that stand for the
// same thing. contract.md 4, 8
import { showFlash } from '#design/behaviours/flash-message.ts';
import type { Press } from '#design/behaviours/pressed-form.ts';
import * as texts from '../texts.ts';
import { callLike } from './like-call.ts';

export const pressLike: Press = async (place, button) => {
  const { status, msg, html } = await callLike(button.form!.action);
  if (status === 'success') return replaceAll(place, html);
  showFlash({ type: 'warning', text: msg });
  return place;
};

/** Gives the one that was pressed, as it is now. */
const replaceAll = (pressed: HTMLElement, html: string): HTMLElement => {
  let now = pressed;
  for (const twin of document.querySelectorAll<HTMLElement>(
    `like-button[data-of="${pressed.dataset['of']}"]`,
  )) {
    const fresh = document.createRange().createContextualFragment(html).firstElementChild as HTMLElement;
    nameAs(fresh, twin.dataset['name']);
    twin.replaceWith(fresh);
    if (twin === pressed) now = fresh;
  }
  return now;
};

/** The server doesn't know what the thing is called where the button stands. */
const nameAs = (fresh: HTMLElement, name: string | undefined): void => {
  if (name === undefined) return;
  fresh.dataset['name'] = name;
  fresh.querySelector('button')?.setAttribute('aria-label', texts.named(texts.likeWord, name));
  const who = fresh.querySelector('a');
  who?.setAttribute('aria-label', texts.named(who.textContent, name));
};
