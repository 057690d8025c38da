// Draws what was decided in a case, and what was said against it.
import { Callout } from '#design/Callout.tsx';
import { Icon } from '#design/Icon.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { CaseDecisionView } from '../views.ts';
import folds from '../../ui/Moderation.module.css';
import styles from './Case.module.css';

export const CaseDecisions = ({ decisions }: { decisions: readonly CaseDecisionView[] }) => (
  <section aria-labelledby="entschieden">
    <SectionHead title={texts.decisionsHeading} id="entschieden" />
    <ul className={styles.list}>
      {decisions.map((decision) => (
        <li key={decision.id}>
          <b>{decision.title}</b>
          <p className="note">{[...decision.marks, decision.byline].join(' · ')}</p>
          {decision.facts && <p className={styles.typed}>{decision.facts}</p>}
          <details className={`${folds.fold} ${styles.statement}`}>
            <summary>
              {texts.statementHeading}
              <Icon name="chevron" />
            </summary>
            {decision.statement.map((paragraph) => (
              <p key={paragraph} className={styles.typed}>
                {paragraph}
              </p>
            ))}
          </details>
          {decision.appeals.map(({ id, title, text, outcome, answer }) => (
            <Callout key={id} title={title} tone="straw">
              <p className={styles.typed}>{text}</p>
              <p>
                <b>{outcome}</b>
              </p>
              {answer && <p className={styles.typed}>{answer}</p>}
            </Callout>
          ))}
        </li>
      ))}
    </ul>
  </section>
);
