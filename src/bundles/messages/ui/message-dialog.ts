// The reveal dialog: a message's form over the page, on the browser's own <dialog>, which keeps the focus inside and
// closes with Escape. Spec 2, 8
import { showFlash } from '#design/behaviours/flash-message.ts';
import buttonStyles from '#design/Button.module.css';
import { FLASH_REGION_ID } from '#design/constants.ts';
import styles from '#design/Dialog.module.css';
import { close, signIn } from '#design/texts.ts';
import { askForForm } from './message-calls.ts';
import { fieldOf } from './message-draft.ts';
import { armForm, parseForm } from './message-sending.ts';

/** Asks for the form to the person the link names; nothing more while one is on its way. */
export const openMessageDialog = async (link: HTMLAnchorElement): Promise<void> => {
  if (link.ariaBusy === 'true') return;
  setBusy(link, true);
  try {
    const { html, login, text = '' } = await askForForm(link.dataset['messageTo'] ?? '');
    const form = parseForm(html ?? '');
    if (form) showDialog(form, link);
    else showFlash({ type: 'warning', text, ...(login && { more: signInLink(link) }) });
  } catch (error) {
    // oxlint-disable-next-line no-console -- spec 8: that the form can't be loaded is only logged
    console.error(error);
  } finally {
    setBusy(link, false);
  }
};

const showDialog = (form: HTMLFormElement, opener: HTMLElement) => {
  const dialog = document.createElement('dialog');
  dialog.className = styles['dialog'] ?? '';
  dialog.setAttribute('aria-labelledby', form.querySelector('h2')?.id ?? '');
  dialog.setAttribute('closedby', 'any');
  const inside = document.createElement('div');
  inside.className = styles['inside'] ?? '';
  inside.append(form);
  dialog.append(inside);
  form.querySelector('header')?.append(crossFor(dialog));
  closeBeside(dialog);
  document.body.append(dialog);
  const giveBackFlashes = borrowFlashes(dialog);
  dialog.addEventListener('close', () => {
    giveBackFlashes();
    dialog.remove();
    opener.focus();
  });
  dialog.showModal();
  armForm(form, (text) => {
    dialog.close();
    showFlash({ type: 'success', text });
  });
  fieldOf(form)?.focus();
};

const crossFor = (dialog: HTMLDialogElement): HTMLButtonElement => {
  const cross = Object.assign(document.createElement('button'), {
    type: 'button',
    className: buttonStyles['sign'] ?? '',
    textContent: '×',
    ariaLabel: close,
    title: close,
  });
  cross.style.fontSize = '1.5rem';
  cross.addEventListener('click', () => dialog.close());
  return cross;
};

/** For browsers that don't know `closedby`; what lies inside covers the element itself. */
const closeBeside = (dialog: HTMLDialogElement) => {
  if (Object.hasOwn(HTMLDialogElement.prototype, 'closedBy')) return;
  dialog.addEventListener('pointerdown', ({ target }) => {
    if (target === dialog) dialog.close();
  });
};

/** Whatever isn't in the dialog lies dead behind it: messages come along and go back. */
const borrowFlashes = (dialog: HTMLDialogElement): (() => void) => {
  const region = document.getElementById(FLASH_REGION_ID);
  const place = document.createComment('');
  region?.replaceWith(place);
  if (region) dialog.append(region);
  return () => {
    if (region) place.replaceWith(region);
  };
};

/** The link itself leads to signing in and back. */
const signInLink = ({ href }: HTMLAnchorElement) =>
  Object.assign(document.createElement('a'), { href, textContent: signIn });

const setBusy = (link: HTMLAnchorElement, isBusy: boolean) => {
  link.ariaBusy = isBusy ? 'true' : null;
  link.ariaDisabled = isBusy ? 'true' : null;
};
