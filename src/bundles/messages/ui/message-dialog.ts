// Opens the reveal dialog: a message's form over the page, on the browser's own <dialog>, which keeps the focus inside and
// closes with Escape. contract.md 2, 8
import { showFlash } from '#design/behaviours/flash-message.ts';
import { showInDialog } from '#design/behaviours/plain-dialog.ts';
import { signIn } from '#design/texts.ts';
import { askForForm } from './message-calls.ts';
import { fieldOf } from './message-draft.ts';
import { armForm, parseForm } from './message-sending.ts';

/** Asks for the form to the person the link names; nothing more while one is on its way. Throws when there is none. */
export const openMessageDialog = async (link: HTMLAnchorElement): Promise<void> => {
  if (link.ariaBusy === 'true') return;
  setBusy(link, true);
  try {
    const { html, login, text = '' } = await askForForm(link.dataset['messageTo'] ?? '');
    const form = parseForm(html ?? '');
    if (form) showForm(form, link);
    else showFlash({ type: 'warning', text, ...(login && { more: signInLink(link) }) });
  } catch (error) {
    // oxlint-disable-next-line no-console -- contract.md 8: that the form can't be loaded is only logged
    console.error(error);
    throw error;
  } finally {
    setBusy(link, false);
  }
};

const showForm = (form: HTMLFormElement, opener: HTMLElement) => {
  const dialog = showInDialog([form], form.querySelector('header'));
  dialog.setAttribute('aria-labelledby', form.querySelector('h2')?.id ?? '');
  dialog.addEventListener('close', () => opener.focus());
  armForm(form, (text) => {
    dialog.close();
    showFlash({ type: 'success', text });
  });
  fieldOf(form)?.focus();
};

/** Makes the link for signing in: the address of the message link itself leads there and back. */
const signInLink = ({ href }: HTMLAnchorElement) =>
  Object.assign(document.createElement('a'), { href, textContent: signIn });

const setBusy = (link: HTMLAnchorElement, isBusy: boolean) => {
  link.ariaBusy = isBusy ? 'true' : null;
  link.ariaDisabled = isBusy ? 'true' : null;
};
