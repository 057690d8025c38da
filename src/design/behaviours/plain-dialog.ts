// This is a dialog over the page for browser code without React, on the browser's own <dialog>: it keeps the focus inside,
// closes with Escape, the cross or a click beside it, and gives the focus back.
import buttonStyles from '../Button.module.css';
import { FLASH_REGION_ID } from '../constants.ts';
import styles from '../Dialog.module.css';
import { close as closeText } from '../texts.ts';
import { focusDialog } from './focus-dialog.ts';

interface PlainDialog {
  readonly title: string;
  readonly content: readonly (Node | string)[];
  /** The buttons, the one that does it last. */
  readonly actions?: readonly Node[];
}

/** Opens it; gone from the page once it is closed. */
export const showDialog = ({ title, content, actions = [] }: PlainDialog): HTMLDialogElement => {
  const header = document.createElement('header');
  header.append(Object.assign(document.createElement('h2'), { textContent: title }));
  const parts = [header, ...content];
  if (actions.length > 0) {
    const footer = document.createElement('footer');
    footer.append(...actions);
    parts.push(footer);
  }
  const dialog = showInDialog(parts, header);
  dialog.ariaLabel = title;
  return dialog;
};

/** Shows a dialog around what is drawn already; the cross goes into its `header`. The caller names the dialog. */
export const showInDialog = (
  parts: readonly (Node | string)[],
  header: HTMLElement | null,
): HTMLDialogElement => {
  const dialog = document.createElement('dialog');
  dialog.className = styles['dialog'] ?? '';
  dialog.setAttribute('closedby', 'any');
  const inside = Object.assign(document.createElement('div'), { className: styles['inside'] ?? '' });
  inside.append(...parts);
  header?.append(crossFor(dialog));
  dialog.append(inside);
  closeByClickOutside(dialog);
  document.body.append(dialog);
  const giveBackFlashes = borrowFlashes(dialog);
  dialog.addEventListener('close', () => {
    giveBackFlashes();
    dialog.remove();
  });
  dialog.showModal();
  focusDialog(dialog);
  return dialog;
};

/** Makes a button for a dialog's actions. */
export const dialogButton = (
  text: string,
  onPress: () => void,
  look: 'quiet' | 'main' | 'danger' = 'quiet',
): HTMLButtonElement => {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  button.className = [buttonStyles['button'], look !== 'quiet' && buttonStyles[look]]
    .filter(Boolean)
    .join(' ');
  button.addEventListener('click', onPress);
  return button;
};

const crossFor = (dialog: HTMLDialogElement): HTMLButtonElement => {
  const cross = Object.assign(document.createElement('button'), {
    type: 'button',
    className: buttonStyles['sign'] ?? '',
    textContent: '×',
    ariaLabel: closeText,
    title: closeText,
  });
  cross.style.fontSize = '1.5rem';
  cross.addEventListener('click', () => dialog.close());
  return cross;
};

/** Closes a dialog by a click beside it, for browsers that don't know `closedby`; what lies inside covers the element itself. */
const closeByClickOutside = (dialog: HTMLDialogElement) => {
  if (Object.hasOwn(HTMLDialogElement.prototype, 'closedBy')) return;
  dialog.addEventListener('pointerdown', ({ target }) => {
    if (target === dialog) dialog.close();
  });
};

/**
 * Moves the region of messages into the dialog, since whatever isn't in it lies dead behind it; the function returned moves it
 * back.
 */
const borrowFlashes = (dialog: HTMLDialogElement): (() => void) => {
  const region = document.getElementById(FLASH_REGION_ID);
  const place = document.createComment('');
  region?.replaceWith(place);
  if (region) dialog.append(region);
  return () => {
    if (region) place.replaceWith(region);
  };
};
