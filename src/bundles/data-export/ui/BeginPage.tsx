// Draws the dialog as a page of its own.
import { Island } from '#kernel/island.tsx';
import * as texts from '../texts.ts';
import type { BeginPageView } from '../views.ts';
import { ExportForm } from './ExportForm.island.tsx';
import styles from './ExportForm.module.css';
import { ExportFrame } from './ExportFrame.tsx';

export const BeginPage = ({ view }: { view: BeginPageView }) => (
  <ExportFrame view={view} title={view.title} intro={texts.exportIntro}>
    <Island of={ExportForm} when="load" props={{ view: view.form }} />
    {view.backHref && (
      <p className={styles.back}>
        <a href={view.backHref}>{texts.cancel}</a>
      </p>
    )}
  </ExportFrame>
);
