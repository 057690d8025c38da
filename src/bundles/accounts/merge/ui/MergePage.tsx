// Draws the choice of the second account that becomes part of this one, what would come of it, and the form that does it.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { Table } from '#design/Table.tsx';
import { reasonLabel } from '../../texts.ts';
import styles from '../../ui/Accounts.module.css';
import { OrderForm } from '../../ui/OrderForm.tsx';
import * as texts from '../texts.ts';
import type { MergePageView, MergeRehearsalView } from '../views.ts';

const LABELS = { mit: texts.otherLabel, login: texts.loginLabel, reason: reasonLabel };

export const MergePage = ({ view }: { view: MergePageView }) => (
  <DeskContent title={view.title} intro={<a href={view.back.href}>{view.back.name}</a>}>
    <div className={styles.sections}>
      <ErrorSummary error={view.refusal} errors={view.errors} labels={LABELS} />
      <section className={styles.section}>
        <h2>{texts.chooseHeading}</h2>
        <p>{view.text}</p>
        <form method="get" action={view.chooseAction} className={styles.form}>
          <Field
            name="mit"
            label={texts.otherLabel}
            error={view.errors['mit']}
            defaultValue={view.other}
            autoComplete="off"
            maxLength={320}
            required
          />
          <div className="button-row">
            <Button type="submit">{texts.chooseButton}</Button>
          </div>
        </form>
      </section>
      {view.rehearsal && <Rehearsal view={view} rehearsal={view.rehearsal} />}
    </div>
  </DeskContent>
);

const Rehearsal = ({ view, rehearsal }: { view: MergePageView; rehearsal: MergeRehearsalView }) => (
  <>
    <section className={styles.section}>
      <h2>{texts.rehearsalHeading}</h2>
      <p>{rehearsal.text}</p>
      <p>{rehearsal.roles}</p>
      {rehearsal.parts.length === 0 ? (
        <p className="note">{texts.nothingToMove}</p>
      ) : (
        <Table
          caption={texts.rehearsalTable}
          head={[texts.columnPart, texts.columnMoved, texts.columnDropped]}
          rows={rehearsal.parts.map(({ title, moved, dropped }) => [title, moved, dropped])}
          notes={rehearsal.parts.map(({ words }) => words)}
        />
      )}
    </section>
    <section className={styles.section}>
      <h2>{texts.actHeading}</h2>
      <OrderForm
        action={rehearsal.action}
        loginLabel={texts.loginLabel}
        login={rehearsal.login}
        reasonHelp={texts.reasonHelp}
        maxReason={view.maxReason}
        typed={rehearsal.typed}
        errors={view.errors}
        button={texts.mergeButton}
      >
        <p>{texts.actText}</p>
        <input type="hidden" name="other" value={rehearsal.other} />
      </OrderForm>
    </section>
  </>
);
