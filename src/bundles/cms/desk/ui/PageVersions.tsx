// Draws what two versions have changed, and the choice of two others.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { Field } from '#design/Field.tsx';
import { Changes } from '#bundles/writing/ui/public.ts';
import * as texts from '../texts.ts';
import type { PageVersionsView } from '../views.ts';
import styles from './PageVersions.module.css';

export const PageVersions = ({ view }: { view: PageVersionsView }) => (
  <DeskContent title={view.heading} actions={<a href={view.back.href}>{view.back.name}</a>}>
    <form action={view.action} className={styles.choice}>
      <Field name="von" label={texts.olderVersion} options={view.options} defaultValue={view.from} />
      <Field name="bis" label={texts.newerVersion} options={view.options} defaultValue={view.to} />
      <Button type="submit">{texts.compare}</Button>
    </form>
    {view.changes.length > 0 ? <Changes changes={view.changes} /> : <p>{texts.unchanged}</p>}
  </DeskContent>
);
