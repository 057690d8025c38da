// Draws a message outside of its thread: who wrote it and when, then what. Several of them keep their order.
import type { QuotedView } from '../views.ts';
import styles from './Quoted.module.css';

interface QuotedProps {
  message: QuotedView;
  /** The one that all is about. */
  isMarked?: boolean;
}

export const Quoted = ({ message, isMarked = false }: QuotedProps) => (
  <blockquote className={isMarked ? `${styles.quoted} ${styles.marked}` : styles.quoted}>
    <p className="meta">
      <b>{message.senderName}</b>
      <span>{message.moment}</span>
    </p>
    <div className={styles.text} dangerouslySetInnerHTML={{ __html: message.html }} />
  </blockquote>
);
