// Draws /schreiben/kalender/neu, after a table was brought: what its columns mean, and how it is read with that.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { ColumnsView } from '../views.ts';
import styles from './SourcePage.module.css';

export const ColumnsPage = ({ view }: { view: ColumnsView }) => (
  <AccountShell
    shell={view.shell}
    title={texts.columnsTitle}
    intro={<a href={view.back.href}>{view.back.name}</a>}
  >
    <form method="post" action={view.action} encType="multipart/form-data" className={styles.parts}>
      {view.carried.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="note">
        {view.intro} {view.isFromLastTime && texts.columnsFromLastTime}
      </p>
      <Columns view={view} />
      <Preview view={view} />
      {view.report.length > 0 && <Report lines={view.report} />}
      <div className="button-row">
        {view.canRead && (
          <Button type="submit" name="areColumnsRight" value="1" variant="main">
            {texts.tableButton}
          </Button>
        )}
        <Button type="submit">{texts.lookButton}</Button>
      </div>
    </form>
  </AccountShell>
);

const Columns = ({ view: { fields, options, errors } }: { view: ColumnsView }) => (
  <section aria-labelledby="spalten">
    <SectionHead title={texts.columnsHeading} id="spalten" />
    <ErrorSummary
      errors={errors}
      labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
    />
    <div className={styles.row}>
      {fields.map(({ name, label, value }) => (
        <Field
          key={name}
          name={name}
          label={label}
          options={options}
          defaultValue={value}
          error={errors[name]}
        />
      ))}
    </div>
  </section>
);

const Preview = ({ view: { count, items, more } }: { view: ColumnsView }) => (
  <section aria-labelledby="vorschau">
    <SectionHead title={texts.previewHeading} id="vorschau" />
    <p>{count}</p>
    {items.length > 0 && (
      <ul className={styles.lines}>
        {items.map(({ key, line, title, note }) => (
          <li key={key}>
            <span className="note">{line}</span>
            <span className={styles.words}>
              <strong>{title}</strong>
              <span className="note">{note}</span>
            </span>
          </li>
        ))}
        {more && (
          <li>
            <span />
            <span className="note">{more}</span>
          </li>
        )}
      </ul>
    )}
  </section>
);

const Report = ({ lines }: { lines: ColumnsView['report'] }) => (
  <section aria-labelledby="bericht">
    <SectionHead title={texts.reportHeading} id="bericht" />
    <ul className={styles.lines}>
      {lines.map(({ key, line, text }) => (
        <li key={key}>
          <span className="note">{line}</span>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </section>
);
