// Draws the questions about people in a contribution, one after another. Consent is asked of who said that somebody comes up:
// in a form without JavaScript by styles alone.
import { Choice, fieldIdOf } from '#design/Field.tsx';
import { answersIn, asksConsent } from '../rules/answers.ts';
import type { TypedAnswers } from '../rules/answers.ts';
import * as texts from '../texts.ts';
import styles from './QuestionFields.module.css';

interface QuestionFieldsProps {
  readonly typed: TypedAnswers;
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** Takes what was chosen; without it the form itself keeps what is chosen. */
  readonly onChange?: (typed: TypedAnswers) => void;
}

export const QuestionFields = ({ typed, errors, onChange }: QuestionFieldsProps) => (
  <section className={styles.questions} aria-label={texts.questionsHeading}>
    <h3>{texts.questionsHeading}</h3>
    <p className="note">{texts.questionsIntro}</p>
    {(['others', 'special', 'consent'] as const)
      .filter((name) => name !== 'consent' || !onChange || asksConsent(typed))
      .map((name) => (
        <fieldset
          key={name}
          className={name === 'consent' && !onChange ? styles.consent : undefined}
          aria-describedby={errors[name] ? `${name}-error` : undefined}
        >
          <legend>{texts.questions[name]}</legend>
          {answersIn.map((answer) => (
            <Choice
              key={answer}
              id={answer === answersIn[0] ? fieldIdOf(name) : undefined}
              type="radio"
              name={name}
              value={answer}
              label={answer === 'ja' ? texts.yes : texts.no}
              {...(onChange
                ? {
                    checked: typed[name] === answer,
                    onChange: () => onChange({ ...typed, [name]: answer }),
                  }
                : { defaultChecked: typed[name] === answer })}
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
