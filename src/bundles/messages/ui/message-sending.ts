// Lets a message's form send itself without leaving the page. contract.md 4, 8: its button is off meanwhile; refusals are
// warnings in the server's words; a form with errors takes the place of this one; nothing typed is lost.
import { showFlash } from '#design/behaviours/flash-message.ts';
import { genericErrorRetry } from '#design/texts.ts';
import { sendForm } from './message-calls.ts';
import { fieldOf, leaveRest, saveDraft } from './message-draft.ts';

/** Arms the form; `onSent` gets the sentence to show, and the form as it is now. */
export const armForm = (
  form: HTMLFormElement,
  onSent: (text: string, form: HTMLFormElement) => void,
): void => {
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  saveDraft(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button?.disabled) return;
    // A button that is switched off loses the focus.
    const hadFocus = button === document.activeElement;
    if (button) button.disabled = true;
    void send(form, onSent).finally(() => {
      if (button) button.disabled = false;
      if (hadFocus && document.activeElement === document.body) button?.focus();
    });
  });
};

const send = async (form: HTMLFormElement, onSent: (text: string, form: HTMLFormElement) => void) => {
  const typed = fieldOf(form)?.value ?? '';
  try {
    const { sent, html, text = '' } = await sendForm(form);
    if (sent) {
      leaveRest(form, typed);
      onSent(text, form);
    } else if (html) replace(form, html, onSent);
    else showFlash({ type: 'warning', text });
  } catch {
    showFlash({ type: 'alert', text: genericErrorRetry });
  }
};

const replace = (
  form: HTMLFormElement,
  html: string,
  onSent: (text: string, form: HTMLFormElement) => void,
) => {
  const next = parseForm(html);
  if (!next) return;
  // The header around the fields may have been put there by this page since, so it is kept.
  const head = form.querySelector('header');
  if (head) next.querySelector('header')?.replaceWith(head);
  else next.querySelector('header')?.remove();
  form.replaceWith(next);
  armForm(next, onSent);
  fieldOf(next)?.focus();
};

export const parseForm = (html: string): HTMLFormElement | null => {
  const place = document.createElement('template');
  place.innerHTML = html;
  return place.content.querySelector('form');
};
