// Draws a modal question on the browser's own <dialog>: it keeps the focus inside, closes with Escape and gives the focus back.
// It is for islands, and rendered only while it is open, so that pages don't carry closed dialogs.
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { focusDialog } from './behaviours/focus-dialog.ts';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';
import { close } from './texts.ts';

interface DialogProps {
  title: string;
  children: ReactNode;
  /** The buttons, the one that does it last. */
  actions: ReactNode;
  /** Is called by Escape, the cross or a click beside the dialog. */
  onClose: () => void;
  /** Whether it is for work rather than a question: as wide as the window allows, all of it on a phone. */
  isWide?: boolean;
}

export const Dialog = ({ title, children, actions, onClose, isWide = false }: DialogProps) => {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    if (dialog) focusDialog(dialog, isWide);
    return () => dialog?.close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, []);
  return (
    <dialog
      ref={element}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // A browser that was told once to stay open closes at the second Escape without asking.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
      closedby="any"
      onPointerDown={(event) => {
        // This is for browsers that don't know `closedby`; what lies inside covers the element itself.
        if (!('closedBy' in event.currentTarget) && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.inside}>
        <header>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label={close} onClick={onClose} />
        </header>
        {children}
        <footer>{actions}</footer>
      </div>
    </dialog>
  );
};
