// Draws what those read whom a case concerns: how far it is, what was decided and why, and the form to appeal.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Icon } from '#design/Icon.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { MAX_APPEAL_LENGTH } from '../../constants.ts';
import styles from '../../ui/Moderation.module.css';
import * as texts from '../texts.ts';
import type { StandingDecisionView, StandingView } from '../views.ts';

export const StandingPage = ({ view }: { view: StandingView }) => (
  <div className={`page ${styles.page}`}>
    <header className={styles.head}>
      <h1>{view.title}</h1>
      {view.state && <p>{view.state}</p>}
    </header>
    <div className={styles.letter}>
      <Facts>
        {view.facts.map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
      </Facts>
      {view.explanation && (
        <Callout title={texts.yourWords}>
          <p>{view.explanation}</p>
        </Callout>
      )}
      {view.decisions.map((decision) => (
        <Decided key={decision.id} decision={decision} />
      ))}
      {view.evidence.length > 0 && (
        <details className={styles.fold}>
          <summary>
            {texts.howItWas}
            <Icon name="chevron" />
          </summary>
          {view.evidence.map(({ label, text }) => (
            <p key={label + text} className={styles.words}>
              {label && <b>{label}</b>}
              {text}
            </p>
          ))}
        </details>
      )}
      {view.appealForm && <AppealForm form={view.appealForm} />}
    </div>
  </div>
);

const Decided = ({ decision }: { decision: StandingDecisionView }) => (
  <section aria-labelledby={`entscheidung-${decision.id}`} className={styles.letter}>
    <SectionHead title={decision.title} id={`entscheidung-${decision.id}`} />
    {decision.fallen && (
      <Callout title={texts.appealOutcomes.reversed} tone="leaf">
        <p>{decision.fallen}</p>
      </Callout>
    )}
    {decision.paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {decision.appeal && (
      <Callout title={decision.appeal.title} tone="straw">
        <p>{decision.appeal.text}</p>
        <p>
          <b>{decision.appeal.outcome}</b>
        </p>
        {decision.appeal.answer && <p>{decision.appeal.answer}</p>}
      </Callout>
    )}
  </section>
);

const AppealForm = ({ form }: { form: NonNullable<StandingView['appealForm']> }) => (
  <section aria-labelledby="widerspruch">
    <SectionHead title={texts.appealHeading} id="widerspruch" />
    <form method="post" action={form.action} className={styles.form}>
      <ErrorSummary errors={form.error ? { text: form.error } : {}} labels={{ text: texts.appealLabel }} />
      <input type="hidden" name="decision" value={form.decision} />
      {form.about && <b>{form.about}</b>}
      <p>{texts.appealIntro(form.until)}</p>
      <Field
        name="text"
        label={texts.appealLabel}
        error={form.error}
        rows={5}
        maxLength={MAX_APPEAL_LENGTH}
        defaultValue={form.text}
        required
      />
      <div>
        <Button type="submit" variant="main">
          {texts.sendAppeal}
        </Button>
      </div>
    </form>
  </section>
);
