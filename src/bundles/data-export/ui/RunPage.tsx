// Draws one run: what it is, how far it is, and its file.
import { Fact, Facts } from '#design/Facts.tsx';
import { Island } from '#kernel/island.tsx';
import * as texts from '../texts.ts';
import type { RunPageView } from '../views.ts';
import { ExportFrame } from './ExportFrame.tsx';
import { ExportProgress } from './ExportProgress.island.tsx';
import styles from './RunPage.module.css';

export const RunPage = ({ view }: { view: RunPageView }) => (
  <ExportFrame view={view} title={view.title}>
    <Island of={ExportProgress} when="load" props={{ view: view.progress }} />
    <div className={styles.about}>
      <Facts>
        {view.facts.map(({ name, text }) => (
          <Fact key={name} name={name}>
            {text}
          </Fact>
        ))}
      </Facts>
      <p>
        <a href={view.logHref}>{texts.exportsTitle}</a>
      </p>
    </div>
  </ExportFrame>
);
