// Shows the next issue: its words, its pieces in their order, how it looks, and when it is sent.
import { Button, LinkButton } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice, Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { INTRO_MAX_LENGTH, SUBJECT_MAX_LENGTH } from '../../constants.ts';
import type { NextIssueView } from '../../views.ts';
import * as texts from '../texts.ts';
import { IssuePieces } from './IssuePieces.tsx';
import { IssuePreview } from './IssuePreview.tsx';
import styles from './NewsletterDesk.module.css';
import { NoMailServer } from './NoMailServer.tsx';
import { PastIssues } from './PastIssues.tsx';

export const NextIssuePage = ({ view }: { view: NextIssueView }) => (
  <DeskContent
    title={view.name}
    intro={
      <>
        {texts.issueNumber(view.number)} · {view.due} · {view.readers} ·{' '}
        <a href={view.deskHref}>{texts.backToDesk}</a>
      </>
    }
    actions={
      <>
        <a href={view.archiveHref}>{texts.archiveLink}</a>
        {view.settingsHref && <LinkButton href={view.settingsHref}>{texts.settingsLink}</LinkButton>}
      </>
    }
  >
    {!view.hasMailServer && <NoMailServer />}
    <ErrorSummary
      error={view.refusal}
      errors={view.errors}
      labels={{ subject: texts.subjectLabel, intro: texts.introLabel, sure: texts.send }}
    />
    <div className={styles.columns}>
      <div className={styles.column}>
        <IssuePieces view={view} />
        <Words view={view} />
        <Sending view={view} />
      </div>
      <IssuePreview preview={view.preview} />
    </div>
    <PastIssues view={view} />
  </DeskContent>
);

const Words = ({ view: { words, actions, errors, typedBefore } }: { view: NextIssueView }) => {
  // After a conflict what is saved stands in the fields, and what was typed below them; after a mistake it is what was typed.
  const isWrong = Object.keys(errors).length > 0;
  const shown = isWrong && typedBefore ? typedBefore : words;
  return (
    <section aria-labelledby="worte">
      <SectionHead title={texts.wordsHeading} id="worte" />
      <form method="post" action={actions.words} className={styles.form}>
        <input type="hidden" name="version" value={words.version} />
        <Field
          name="subject"
          label={texts.subjectLabel}
          help={texts.subjectHelp(words.usualSubject)}
          error={errors['subject']}
          defaultValue={shown.subject}
          maxLength={SUBJECT_MAX_LENGTH}
          autoComplete="off"
        />
        <Field
          name="intro"
          label={texts.introLabel}
          help={texts.introHelp}
          error={errors['intro']}
          defaultValue={shown.intro}
          rows={5}
          maxLength={INTRO_MAX_LENGTH}
          hasCounter
        />
        {!isWrong && typedBefore && (
          <Callout title={texts.typedBefore}>
            <p>{typedBefore.subject}</p>
            <p className={styles.typed}>{typedBefore.intro}</p>
          </Callout>
        )}
        <div>
          <Button type="submit">{texts.saveWords}</Button>
        </div>
      </form>
    </section>
  );
};

const Sending = ({ view: { actions, state, readers, number } }: { view: NextIssueView }) => (
  <section aria-labelledby="verschicken">
    <SectionHead title={texts.sendHeading} id="verschicken" />
    <div className={styles.form}>
      <div className="button-row">
        <form method="post" action={actions.test}>
          <Button type="submit">{texts.test}</Button>
        </form>
        <form method="post" action={actions.hold}>
          <Button type="submit" name="act" value={state === 'held' ? 'release' : 'hold'}>
            {state === 'held' ? texts.release : texts.hold}
          </Button>
        </form>
      </div>
      <form method="post" action={actions.send} className={styles.now}>
        <input type="hidden" name="number" value={number} />
        <Choice name="sure" value="1" label={texts.sendSure(readers)} id="f-sure" required />
        <div>
          <Button type="submit" variant="main">
            {texts.send}
          </Button>
        </div>
      </form>
    </div>
  </section>
);
