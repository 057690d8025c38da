// What erasing an account would come to, and the form that does it.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choices, Field } from '#design/Field.tsx';
import { Table } from '#design/Table.tsx';
import { reasonLabel } from '../../texts.ts';
import * as texts from '../texts.ts';
import type { RehearsalPageView } from '../views.ts';
import styles from './Erasure.module.css';

export const RehearsalPage = ({ view }: { view: RehearsalPageView }) => (
  <DeskContent title={view.title} intro={<a href={view.back.href}>{view.back.name}</a>}>
    <div className={styles.sections}>
      <ErrorSummary errors={view.errors} labels={{ login: texts.loginLabel, reason: reasonLabel }} />
      <section className={styles.section}>
        <h2>{texts.rehearsalHeading}</h2>
        <p>{texts.rehearsalIntro}</p>
        <form method="get" action={view.rehearseAction} className={styles.choice}>
          <Choices
            name="kommentare"
            legend={texts.commentsLegend}
            value={view.comments}
            options={[
              { value: 'keep', name: texts.keepComments },
              { value: 'remove', name: texts.removeComments },
            ]}
          />
          <Button type="submit" isSmall>
            {texts.rehearseAgain}
          </Button>
        </form>
        <Table
          caption={texts.rehearsalHeading}
          head={[texts.columnPart, texts.columnGoes, texts.columnStays, texts.columnWhy]}
          rows={view.parts.map(({ title, goes, stays, words }) => [
            title,
            goes,
            stays,
            <span key="words" className={styles.words}>
              {words.join(' ')}
            </span>,
          ])}
        />
      </section>
      <section className={styles.section}>
        <h2>{texts.actHeading}</h2>
        {view.refusal ? (
          <Callout title={view.refusal}>
            <p>
              <a href={view.back.href}>{view.back.name}</a>
            </p>
          </Callout>
        ) : (
          <Act view={view} />
        )}
      </section>
    </div>
  </DeskContent>
);

const Act = ({ view }: { view: RehearsalPageView }) => (
  <form method="post" action={view.action} className={styles.form}>
    <p>{texts.actText}</p>
    <input type="hidden" name="comments" value={view.comments} />
    <Field
      name="login"
      label={texts.loginLabel}
      help={texts.loginHelp(view.login)}
      error={view.errors['login']}
      defaultValue={view.typed.login}
      autoComplete="off"
      required
    />
    <Field
      name="reason"
      label={reasonLabel}
      help={texts.reasonHelp}
      error={view.errors['reason']}
      rows={3}
      maxLength={view.maxReason}
      defaultValue={view.typed.reason}
      required
    />
    <div className="button-row">
      <Button type="submit" variant="danger">
        {texts.eraseButton}
      </Button>
    </div>
  </form>
);
