// Says why a piece waits for the editors, and what happens next; to them, what its author said of the people in it.
import type { ComposerMay, ReleaseView } from '../../views.ts';
import styles from './Waiting.module.css';
import * as texts from './texts.ts';

/**
 * Whether it waits; `waited`: while the page stood open, and no longer. What is said of it stays where it stands, so that
 * nothing jumps.
 */
export type WaitingState = 'waits' | 'waited' | 'no';

interface WaitingProps {
  readonly waiting: WaitingState;
  readonly release: ReleaseView;
  readonly may: ComposerMay;
}

export const Waiting = ({ waiting, release, may }: WaitingProps) => {
  const isSaid = waiting !== 'no';
  const reasons = release.reasons.length > 0 ? release.reasons : may.waitsFor;
  const lists = [
    { label: waiting === 'waited' ? texts.waitedBecause : texts.waitsBecause, lines: isSaid ? reasons : [] },
    { label: texts.answersGiven, lines: isSaid ? release.answers : [] },
    { label: texts.markedBecause, lines: release.marks },
  ].filter(({ lines }) => lines.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className={styles.waiting}>
      {lists.map(({ label, lines }) => (
        <Lines key={label} label={label} lines={lines} />
      ))}
      {isSaid && !may.review && <p>{texts.submitIntro}</p>}
    </div>
  );
};

export const Lines = ({ label, lines }: { label: string; lines: readonly string[] }) => (
  <div>
    <b>{label}</b>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);
