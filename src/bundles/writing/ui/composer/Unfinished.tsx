// Shows what the writer began and left: before a new piece is begun, it may be that one which is meant.
import { RelativeTime } from '#design/Time.tsx';
import type { ComposerView } from '../../views.ts';
import * as texts from './texts.ts';
import styles from './Unfinished.module.css';

export const Unfinished = ({ view }: { view: ComposerView }) => (
  <details className={styles.unfinished}>
    <summary>{texts.unfinishedHeading}</summary>
    <ul>
      {view.unfinished.map(({ title, href, changedAt }) => (
        <li key={href}>
          <a href={href}>{title}</a>{' '}
          <span className="note">
            <RelativeTime of={changedAt} />
          </span>
        </li>
      ))}
    </ul>
  </details>
);
