// Draws which versions of a legal page there were.
import { Breadcrumbs } from '#design/Breadcrumbs.tsx';
import type { FormerVersionsView } from '../views.ts';
import styles from './CmsPage.module.css';

export const FormerVersions = ({
  view: { title, breadcrumbs, intro, versions },
}: {
  view: FormerVersionsView;
}) => (
  <div className="page">
    <Breadcrumbs links={breadcrumbs} here={title} />
    <article className={styles.short}>
      <header>
        <h1>{title}</h1>
        <p className="note">{intro}</p>
      </header>
      <ol className={styles.former} reversed>
        {versions.map(({ href, name, note }) => (
          <li key={href}>
            <a href={href}>{name}</a> {note && <span className="note">{note}</span>}
          </li>
        ))}
      </ol>
    </article>
  </div>
);
