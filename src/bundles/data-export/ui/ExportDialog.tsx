// Draws what the call gives: the title of the dialog for those who hear it, and the form in it.
import { Island } from '#kernel/island.tsx';
import * as texts from '../texts.ts';
import type { ExportFormView } from '../views.ts';
import { ExportForm } from './ExportForm.island.tsx';
import styles from './ExportForm.module.css';

export const ExportDialog = ({ title, form }: { title: string; form: ExportFormView }) => (
  <section aria-label={title} className={styles.dialog}>
    <p className="note">{texts.exportIntro}</p>
    <Island of={ExportForm} when="load" props={{ view: form }} />
  </section>
);
