// Leads from page to page of a list that goes by time: back to newer things, on to older ones.
import { Icon } from './Icon.tsx';
import styles from './Pages.module.css';
import * as texts from './texts.ts';

export const Pages = ({ newer, older }: { newer: string | null; older: string | null }) =>
  (newer || older) && (
    <nav className={styles.pages} aria-label={texts.pagesLabel}>
      {newer && (
        <a href={newer} rel="prev">
          <Icon name="arrow-left" />
          {texts.newer}
        </a>
      )}
      {older && (
        <a href={older} rel="next" className={styles.older}>
          {texts.older}
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
