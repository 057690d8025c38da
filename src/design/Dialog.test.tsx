import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

// jsdom has the element without its methods.
const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true;
});
const close = vi.fn(function (this: HTMLDialogElement) {
  this.open = false;
});
Object.assign(HTMLDialogElement.prototype, { showModal, close });

const open = () => {
  const onClose = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() =>
    root.render(
      <Dialog title="Kommentar löschen?" onClose={onClose} actions={<button type="button">Löschen</button>}>
        <p>Der Kommentar verschwindet.</p>
      </Dialog>,
    ),
  );
  return { root, onClose, dialog: container.querySelector('dialog')! };
};

describe('a dialog', () => {
  it('opens as a modal one, named by its title', () => {
    const { dialog } = open();
    expect(dialog.open).toBe(true);
    expect(document.getElementById(dialog.getAttribute('aria-labelledby')!)?.textContent).toBe(
      'Kommentar löschen?',
    );
  });

  it('begins at its heading where there is no field', () => {
    const { dialog } = open();
    expect(document.activeElement).toBe(dialog.querySelector('h2'));
  });

  it('leaves closing to its owner on Escape', () => {
    const { dialog, onClose } = open();
    const escape = new Event('cancel', { cancelable: true });
    act(() => void dialog.dispatchEvent(escape));
    expect(onClose).toHaveBeenCalledOnce();
    expect(escape.defaultPrevented).toBe(true);
  });

  it('is closed properly when it goes, so that the focus returns', () => {
    const { root, dialog } = open();
    act(() => root.unmount());
    expect(close.mock.contexts.at(-1)).toBe(dialog);
  });
});
