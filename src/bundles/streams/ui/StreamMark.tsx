// Shows the state of a stream that isn't worked on, in a word, and why it failed.
import type { StreamState } from '../constants.ts';
import * as streamTexts from '../texts.ts';
import styles from './StreamPages.module.css';

export const StreamMark = ({ state, failure }: { state: StreamState; failure: string | null }) => (
  <>
    <span className={`${styles.mark} ${styles[state]}`}>{streamTexts.stateNames[state]}</span>
    {failure && <span className="note">{failure}</span>}
  </>
);
