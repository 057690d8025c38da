// A modal question on the browser's own <dialog>: it keeps the focus inside, closes with Escape and gives the focus back.
// For islands. Rendered only while it is open, so that pages don't carry closed dialogs.
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { close } from './texts.ts';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** The buttons, the one that does it last. */
  actions: ReactNode;
  /** Escape, the cross or a click beside it. */
  onClose: () => void;
}

export const Dialog = ({ title, children, actions, onClose }: DialogProps) => {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      closedby="any"
    >
      <div className={styles.inside}>
        <header>
          <h2 id={titleId}>{title}</h2>
          <button type="button" aria-label={close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
        <footer>{actions}</footer>
      </div>
    </dialog>
  );
};
