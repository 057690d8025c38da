// Shows the state of a stream that isn't worked on, in a word, and why it failed.
import * as streamTexts from '../texts.ts';
import type { ShownState } from '../views.ts';
import styles from './StreamPages.module.css';

export const StreamMark = ({ state, failure }: { state: ShownState; failure: string | null }) => (
  <>
    <span className={`${styles.mark} ${styles[state]}`}>{streamTexts.shownStateNames[state]}</span>
    {failure && <span className="note">{failure}</span>}
  </>
);
