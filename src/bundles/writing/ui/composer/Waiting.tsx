// Why it waits for the editors, and what happens next; to them, what its author said of the people in it.
import type { ComposerMay, ReleaseView } from '../../views.ts';
import styles from './Waiting.module.css';
import * as texts from './texts.ts';

interface WaitingProps {
  /** Also when it has just come out and the page is about to go on: nothing jumps under a finger. */
  readonly isWaiting: boolean;
  readonly release: ReleaseView;
  readonly may: ComposerMay;
}

export const Waiting = ({ isWaiting, release, may }: WaitingProps) => {
  const reasons = release.reasons.length > 0 ? release.reasons : may.waitsFor;
  const lists = [
    { label: texts.waitsBecause, lines: isWaiting ? reasons : [] },
    { label: texts.answersGiven, lines: isWaiting ? release.answers : [] },
    { label: texts.markedBecause, lines: release.marks },
  ].filter(({ lines }) => lines.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className={styles.waiting}>
      {lists.map(({ label, lines }) => (
        <Lines key={label} label={label} lines={lines} />
      ))}
      {isWaiting && !may.review && <p>{texts.submitIntro}</p>}
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
