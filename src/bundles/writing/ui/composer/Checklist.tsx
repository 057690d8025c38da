// Draws „Druckreif“: what the piece needs before it can come out, and apart from that what is good already and what an editor
// would still ask for, which is advice.
import type { ReactNode } from 'react';
import { Icon } from '#design/Icon.tsx';
import { adviceIn } from '../../rules/checklist.ts';
import type { Check, Need } from '../../rules/checklist.ts';
import type { SaveAnswer } from '../../views.ts';
import styles from './Checklist.module.css';
import * as texts from './texts.ts';

interface ChecklistProps {
  readonly needs: readonly Need[];
  readonly checks: readonly Check[];
  readonly problems: SaveAnswer['problems'];
  /** Leads to the field. */
  readonly onGo: (field: string) => void;
}

export const Checklist = ({ needs, checks, problems, onGo }: ChecklistProps) => {
  const advice = adviceIn(checks);
  const all = [...needs.map(({ isThere }) => isThere), ...advice.map(({ isGood }) => isGood)];
  const good = all.filter(Boolean).length;
  return (
    <details className={styles.checklist} open>
      <summary>
        <h2>{texts.checklistHeading}</h2>
        <span>{texts.checklistGood(good, all.length)}</span>
        <progress aria-hidden="true" max={all.length} value={good} />
      </summary>
      <Needs needs={needs} onGo={onGo} />
      <h3>{texts.adviceHeading}</h3>
      <ul>
        {advice
          .toSorted((a, b) => Number(a.isGood) - Number(b.isGood))
          .map((check) => (
            <Point key={check.key} isGood={check.isGood}>
              {texts.checkSentence(check)}
            </Point>
          ))}
      </ul>
      {problems && (
        <div className={styles.problems}>
          <p>{problems.msg}</p>
          <ul>
            {problems.items.map(({ source, text }) => (
              <li key={source}>
                <b>{source}</b> {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
};

const Needs = ({ needs, onGo }: Pick<ChecklistProps, 'needs' | 'onGo'>) => {
  const missing = needs.filter(({ isThere }) => !isThere);
  return (
    <>
      <h3>{texts.needsHeading}</h3>
      <ul>
        {missing.length === 0 && <Point isGood>{texts.needsMet}</Point>}
        {missing.map(({ field, name }) => (
          <Point key={field} isGood={false}>
            <button type="button" onClick={() => onGo(field)}>
              {name}
            </button>
          </Point>
        ))}
      </ul>
    </>
  );
};

const Point = ({ isGood, children }: { readonly isGood: boolean; readonly children: ReactNode }) => (
  <li data-good={isGood}>
    <Icon name={isGood ? 'check' : 'info'} />
    <span>
      <span className="visually-hidden">{isGood ? texts.checkDone : texts.checkOpen} </span>
      {children}
    </span>
  </li>
);
