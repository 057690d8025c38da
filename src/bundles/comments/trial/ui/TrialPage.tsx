// Draws what rules would have held, in a table, and a field for words that are only tried.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { Field } from '#design/Field.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { Table } from '#design/Table.tsx';
import { deskTabsLabel } from '../../texts.ts';
import { MAX_WORDS_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import type { TrialView } from '../views.ts';
import styles from './TrialPage.module.css';

export const TrialPage = ({ view }: { view: TrialView }) => (
  <DeskContent title={texts.title} intro={texts.intro}>
    <LinkTabs label={deskTabsLabel} links={view.tabs} />
    <form method="get" action={view.action} className={styles.form}>
      <Field
        name="woerter"
        label={texts.wordsLabel}
        help={texts.wordsHelp}
        rows={3}
        maxLength={MAX_WORDS_LENGTH}
        defaultValue={view.typed}
      />
      <div>
        <Button type="submit">{texts.tryOut}</Button>
      </div>
    </form>
    {view.tables.map(({ caption, counted, rows, notes }) => (
      <section key={caption} className={styles.table}>
        <Table caption={caption} head={texts.head} rows={rows} notes={notes} />
        <p className="note">{counted}</p>
      </section>
    ))}
    <p className="note">{texts.note}</p>
  </DeskContent>
);
