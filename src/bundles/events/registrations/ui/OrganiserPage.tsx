// Draws the organiser's page: who is on the list of a date, what can be done with them, and how registration goes.
import { Button, LinkButton } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice, Field } from '#design/Field.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { MAX_LETTER_LENGTH, MAX_LETTER_SUBJECT, MAX_QUESTION_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { OrganisedDateView, OrganiserPageView } from '../views.ts';
import { OrganisedPeople } from './OrganisedPeople.tsx';
import styles from './OrganiserPage.module.css';

export const OrganiserPage = ({ view }: { view: OrganiserPageView }) => (
  <div className={`page ${styles.page}`}>
    <header className={styles.head}>
      <h1>{texts.listTitle}</h1>
      <p>
        <a href={view.backHref}>{view.intro}</a>
      </p>
    </header>
    {view.tabs.length > 0 && (
      <div className="screen-only">
        <LinkTabs label={texts.datesLabel} links={view.tabs} />
      </div>
    )}
    <div className={styles.columns}>
      {view.date && <List of={view.date} />}
      <div className={`screen-only ${styles.side}`}>
        <Rules of={view.rules} />
        {view.date?.letter && <Letter of={view.date.letter} />}
      </div>
    </div>
  </div>
);

const List = ({ of: date }: { of: OrganisedDateView }) => (
  <section aria-labelledby="liste">
    <SectionHead title={date.heading} id="liste" />
    <p className="note">{date.figures.join(' · ')}</p>
    {date.people.length === 0 ? (
      <p>{texts.none}</p>
    ) : (
      <>
        <OrganisedPeople people={date.people} />
        <div className={`screen-only ${styles.files}`}>
          <LinkButton href={date.csvHref} isSmall>
            {texts.csv}
          </LinkButton>
          <span className="note">{texts.print}</span>
        </div>
      </>
    )}
  </section>
);

const RULES_LABELS = {
  seatLimit: texts.limitLabel,
  maxSeats: texts.maxSeatsLabel,
  closesHours: texts.closesLabel,
  question: texts.questionLabel,
};

const Rules = ({
  of: { action, seen, refusal, typed, errors, closing },
}: {
  of: OrganiserPageView['rules'];
}) => (
  <section aria-labelledby="regeln">
    <SectionHead title={texts.rulesHeading} id="regeln" />
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name="seen" value={seen} />
      <ErrorSummary error={refusal} errors={errors} labels={RULES_LABELS} />
      <Choice name="isOpen" value="1" label={texts.openLabel} defaultChecked={typed.isOpen} />
      <Field
        name="seatLimit"
        inputMode="numeric"
        label={texts.limitLabel}
        help={texts.limitHelp}
        defaultValue={typed.seatLimit}
        error={errors['seatLimit']}
      />
      <Field
        name="maxSeats"
        inputMode="numeric"
        label={texts.maxSeatsLabel}
        defaultValue={typed.maxSeats}
        error={errors['maxSeats']}
      />
      <Field
        name="closesHours"
        label={texts.closesLabel}
        options={closing}
        defaultValue={typed.closesHours}
        error={errors['closesHours']}
      />
      <Field
        name="question"
        label={texts.questionLabel}
        help={texts.questionHelp}
        maxLength={MAX_QUESTION_LENGTH}
        defaultValue={typed.question}
        error={errors['question']}
      />
      <Choice
        name="hasWaitingList"
        value="1"
        label={texts.waitingLabel}
        defaultChecked={typed.hasWaitingList}
      />
      <div>
        <Button type="submit" variant="main">
          {texts.saveRules}
        </Button>
      </div>
    </form>
  </section>
);

const Letter = ({ of: { action, typed, errors } }: { of: NonNullable<OrganisedDateView['letter']> }) => (
  <section aria-labelledby="schreiben">
    <SectionHead title={texts.letterHeading} id="schreiben" />
    <form method="post" action={action} className={styles.form}>
      <ErrorSummary errors={errors} labels={{ subject: texts.subjectLabel, message: texts.messageLabel }} />
      <p className="note">{texts.letterHelp}</p>
      <Field
        name="subject"
        label={texts.subjectLabel}
        maxLength={MAX_LETTER_SUBJECT}
        defaultValue={typed.subject}
        error={errors['subject']}
        required
      />
      <Field
        name="message"
        rows={4}
        label={texts.messageLabel}
        maxLength={MAX_LETTER_LENGTH}
        defaultValue={typed.message}
        error={errors['message']}
        required
      />
      <div>
        <Button type="submit">{texts.send}</Button>
      </div>
    </form>
  </section>
);
