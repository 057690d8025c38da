// Draws the desk of the history: filters, and one list.
import { DeskContent } from '#design/DeskContent.tsx';
import { Button, LinkButton } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Empty } from '#design/Empty.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { HistoryDeskView } from '../views.ts';
import { EntryList } from './EntryList.tsx';
import styles from './HistoryDeskPage.module.css';

const LABELS = { von: texts.fromLabel, bis: texts.untilLabel };

export const HistoryDeskPage = ({ view }: { view: HistoryDeskView }) => (
  <DeskContent title={texts.deskTitle} intro={texts.deskIntro}>
    <Filter view={view} />
    {view.entries.length > 0 && <EntryList entries={view.entries} />}
    {view.entries.length === 0 && Object.keys(view.errors).length === 0 && (
      <Empty title={texts.emptyTitle} text={texts.emptyText} />
    )}
    {view.older && (
      <nav className={`button-row ${styles.pages}`} aria-label={texts.pages}>
        <LinkButton href={view.older} rel="next">
          {texts.older}
        </LinkButton>
      </nav>
    )}
  </DeskContent>
);

const Filter = ({ view }: { view: HistoryDeskView }) => (
  <search>
    <ErrorSummary errors={view.errors} labels={LABELS} />
    <form method="get" action={view.action} className={styles.filter}>
      <Field
        name="person"
        type="search"
        label={texts.personLabel}
        help={texts.personHint}
        defaultValue={view.person}
        maxLength={200}
        {...(view.isNobody && { error: texts.nobody })}
      />
      <Field name="tat" label={texts.deedLabel} options={view.deeds} defaultValue={view.deed} />
      <Field name="von" type="date" label={LABELS.von} defaultValue={view.from} error={view.errors['von']} />
      <Field name="bis" type="date" label={LABELS.bis} defaultValue={view.until} error={view.errors['bis']} />
      <div className="button-row">
        <Button type="submit">{texts.filter}</Button>
        {view.resetHref && <a href={view.resetHref}>{texts.reset}</a>}
      </div>
    </form>
  </search>
);
