// Draws the log of exports, with the form to export all pieces of a place.
import { Button, LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { LogPageView } from '../views.ts';
import { ExportFrame } from './ExportFrame.tsx';
import styles from './ExportForm.module.css';
import { LogList } from './LogList.tsx';

const LABELS = { dataRef: texts.placeLabel, from: texts.fromLabel, until: texts.untilLabel };

export const LogPage = ({ view }: { view: LogPageView }) => (
  <ExportFrame view={view} title={texts.exportsTitle} intro={texts.logIntro}>
    {view.places.length > 0 && (
      <section className={styles.part}>
        <h2>{texts.placeTitle}</h2>
        <ErrorSummary errors={view.errors} labels={LABELS} />
        <form method="get" action={view.placeAction} className={styles.span}>
          <Field
            name="dataRef"
            label={LABELS.dataRef}
            options={view.places}
            defaultValue={view.place}
            error={view.errors['dataRef']}
          />
          <Field
            name="from"
            type="date"
            label={LABELS.from}
            defaultValue={view.from}
            error={view.errors['from']}
            required
          />
          <Field
            name="until"
            type="date"
            label={LABELS.until}
            defaultValue={view.until}
            error={view.errors['until']}
            required
          />
          <Button type="submit">{texts.placeBegin}</Button>
        </form>
      </section>
    )}
    {view.runs.length === 0 ? (
      <Empty title={texts.logEmpty} text={texts.logEmptyText(view.places.length > 0)} />
    ) : (
      <LogList runs={view.runs} />
    )}
    {view.older && (
      <div className="button-row">
        <LinkButton href={view.older} rel="next">
          {texts.older}
        </LinkButton>
      </div>
    )}
  </ExportFrame>
);
