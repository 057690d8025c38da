// Draws the page for the lock and slow mode of a thread.
import { Button, LinkButton } from '#design/Button.tsx';
import { Choices, Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { ModeratePageView } from '../views.ts';
import styles from './CommentPage.module.css';

export const ModeratePage = ({ view }: { view: ModeratePageView }) => (
  <div className={`page ${styles.page}`}>
    <h1>{texts.moderateTitle}</h1>
    <p className="note">
      <a href={view.subject.href}>{view.subject.name}</a>
    </p>
    <form method="post" action={view.action} className={styles.form}>
      <Choices
        name="lock"
        legend={texts.lockLabel}
        value={view.isLocked ? '1' : '0'}
        options={[
          { value: '0', name: texts.lockOpen },
          { value: '1', name: texts.lockClosed },
        ]}
      />
      <Field
        name="slowModeSeconds"
        label={texts.slowModeLabel}
        help={texts.slowModeHelp}
        options={view.choices.map(({ seconds, name }) => ({ value: String(seconds), name }))}
        defaultValue={String(view.slowModeSeconds)}
      />
      <Field
        name="closes"
        type="datetime-local"
        label={texts.closesLabel}
        help={texts.closesHelp}
        defaultValue={view.closes}
        error={view.closesError}
      />
      <div className="button-row">
        <Button type="submit" variant="main">
          {texts.saveModeration}
        </Button>
        <LinkButton href={view.back} variant="plain">
          {texts.cancelComment}
        </LinkButton>
      </div>
    </form>
  </div>
);
