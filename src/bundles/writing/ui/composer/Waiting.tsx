// Why it waits for the editors, and what happens next; to them, what its author said of the people in it.
import type { ManuscriptState } from '../../constants.ts';
import type { ComposerMay, ReleaseView } from '../../views.ts';
import styles from './Waiting.module.css';
import * as texts from './texts.ts';

interface WaitingProps {
  readonly state: ManuscriptState;
  readonly release: ReleaseView;
  readonly may: ComposerMay;
}

export const Waiting = ({ state, release, may }: WaitingProps) => {
  const reasons = release.reasons.length > 0 ? release.reasons : may.waitsFor;
  const isWaiting = state === 'in-review';
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
