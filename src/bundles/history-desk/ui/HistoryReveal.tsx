// Draws the way to the history of a thing, which opens on the page itself where scripts run.
import { buttonClass } from '#design/Button.tsx';
import { url } from '#kernel/named-routes.ts';
import { historyPaths } from '../paths.ts';
import * as texts from '../texts.ts';
import styles from './HistoryReveal.module.css';

interface HistoryRevealProps {
  type: string;
  id: number;
  /** Its page. */
  href: string;
}

export const HistoryReveal = ({ type, id, href }: HistoryRevealProps) => (
  <history-reveal class={styles.reveal} data-type={type} data-id={id} data-action={url(historyPaths.log)}>
    <a href={href} className={buttonClass({ isSmall: true })}>
      {texts.toolName}
    </a>
    <section className={styles.panel} aria-label={texts.toolName} tabIndex={-1} hidden />
  </history-reveal>
);
