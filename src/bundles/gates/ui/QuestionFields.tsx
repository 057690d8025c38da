// The questions about people in a contribution, one after another. Consent is asked of who said that somebody comes up.
import { Choice } from '#design/Field.tsx';
import { answersIn, asksConsent } from '../rules/answers.ts';
import type { TypedAnswers } from '../rules/answers.ts';
import * as texts from '../texts.ts';
import styles from './QuestionFields.module.css';

interface QuestionFieldsProps {
  readonly typed: TypedAnswers;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (typed: TypedAnswers) => void;
}

export const QuestionFields = ({ typed, errors, onChange }: QuestionFieldsProps) => (
  <section className={styles.questions} aria-label={texts.questionsHeading}>
    <h3>{texts.questionsHeading}</h3>
    <p className="note">{texts.questionsIntro}</p>
    {(['others', 'special', 'consent'] as const)
      .filter((name) => name !== 'consent' || asksConsent(typed))
      .map((name) => (
        <fieldset key={name} aria-describedby={errors[name] ? `${name}-error` : undefined}>
          <legend>{texts.questions[name]}</legend>
          {answersIn.map((answer) => (
            <Choice
              key={answer}
              type="radio"
              name={name}
              value={answer}
              label={answer === 'ja' ? texts.yes : texts.no}
              checked={typed[name] === answer}
              onChange={() => onChange({ ...typed, [name]: answer })}
            />
          ))}
          {errors[name] && (
            <p id={`${name}-error`} className={styles.error} role="alert">
              {errors[name]}
            </p>
          )}
        </fieldset>
      ))}
  </section>
);
