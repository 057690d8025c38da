// The log of exports, with the way to export all pieces of a place.
import { Button, LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { LogPageView } from '../views.ts';
import { ExportFrame } from './ExportFrame.tsx';
import styles from './ExportForm.module.css';
import { LogList } from './LogList.tsx';

export const LogPage = ({ view }: { view: LogPageView }) => (
  <ExportFrame view={view} title={texts.exportsTitle} intro={texts.logIntro}>
    {view.places.length > 0 && (
      <section className={styles.part}>
        <h2>{texts.placeTitle}</h2>
        <form method="get" action={view.placeAction} className={styles.span}>
          <Field name="dataRef" label={texts.placeLabel} options={view.places} />
          <Field name="from" type="date" label={texts.fromLabel} defaultValue={view.from} required />
          <Field name="until" type="date" label={texts.untilLabel} defaultValue={view.until} required />
          <Button type="submit">{texts.placeBegin}</Button>
        </form>
      </section>
    )}
    {view.runs.length === 0 ? (
      <Empty title={texts.logEmpty} text={texts.logEmptyText} />
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
