// Draws one message. The element <flash-message> adds the cross and lets it fade; without JavaScript it simply stays.
import { CopyButton, ShareButton } from './CopyButton.tsx';
import styles from './Flash.module.css';
import undoStyles from './FlashUndo.module.css';
import type { FlashView } from './page-frame.ts';
import { copyAddress } from './texts.ts';

export const Flash = ({ flash }: { flash: FlashView }) => (
  <flash-message
    class={`${styles.flash} ${styles[flash.type]}`}
    data-fade={flash.fade}
    role={flash.type === 'alert' || flash.type === 'warning' ? 'alert' : 'status'}
  >
    {flash.title && <b>{flash.title}</b>}
    {flash.text}
    {flash.undo && (
      <form method="post" action={flash.undo.action} className={undoStyles.undo}>
        <button type="submit">{flash.undo.label}</button>
      </form>
    )}
    {flash.address && (
      <span className={styles.share}>
        <span>{flash.address}</span>
        <CopyButton isSmall>{copyAddress}</CopyButton>
        <ShareButton isSmall />
      </span>
    )}
  </flash-message>
);
