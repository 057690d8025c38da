// One message. The element <flash-message> adds the cross and lets it fade; without JavaScript it simply stays.
import styles from './Flash.module.css';
import type { FlashView } from './page-frame.ts';

export const Flash = ({ flash }: { flash: FlashView }) => (
  <flash-message
    class={`${styles.flash} ${styles[flash.type]}`}
    data-fade={flash.fade}
    role={flash.type === 'alert' || flash.type === 'warning' ? 'alert' : 'status'}
  >
    {flash.title && <b>{flash.title}</b>}
    {flash.text}
  </flash-message>
);
