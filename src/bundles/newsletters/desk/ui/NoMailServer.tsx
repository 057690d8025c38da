// Says that nothing leaves as a mail, and where that is changed.
import { Callout } from '#design/Callout.tsx';
import * as texts from '../texts.ts';
import styles from './NewsletterDesk.module.css';

export const NoMailServer = () => (
  <div className={styles.notice}>
    <Callout title={texts.noServer} tone="straw">
      <p>{texts.noServerText}</p>
    </Callout>
  </div>
);
