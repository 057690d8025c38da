// „Druckreif“: what is good already and what an editor would still ask for. Explains, never blocks.
import { Icon } from '#design/Icon.tsx';
import type { Check } from '../../rules/checklist.ts';
import type { SaveAnswer } from '../../views.ts';
import styles from './Checklist.module.css';
import * as texts from './texts.ts';

interface ChecklistProps {
  readonly checks: readonly Check[];
  readonly problems: SaveAnswer['problems'];
}

export const Checklist = ({ checks, problems }: ChecklistProps) => {
  const good = checks.filter(({ isGood }) => isGood).length;
  return (
    <details className={styles.checklist} open>
      <summary>
        <h2>{texts.checklistHeading}</h2>
        <span>{texts.checklistGood(good, checks.length)}</span>
        <progress aria-hidden="true" max={checks.length} value={good} />
      </summary>
      <ul>
        {checks
          .toSorted((a, b) => Number(a.isGood) - Number(b.isGood))
          .map((check) => (
            <li key={check.key} data-good={check.isGood}>
              <Icon name={check.isGood ? 'check' : 'info'} />
              <span>
                <span className="visually-hidden">{check.isGood ? texts.checkDone : texts.checkOpen} </span>
                {texts.checkSentence(check)}
              </span>
            </li>
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
