// Shows what moderation did in a year, in tables.
import { Breadcrumbs } from '#design/Breadcrumbs.tsx';
import { LinkButton } from '#design/Button.tsx';
import { Table } from '#design/Table.tsx';
import * as texts from '../texts.ts';
import type { ReportView } from '../views.ts';
import styles from './Transparency.module.css';

export const ReportPage = ({ view: { crumbs, title, span, tables, forms } }: { view: ReportView }) => (
  <div className={`page ${styles.page}`}>
    <Breadcrumbs links={crumbs} here={title} />
    <header className={styles.head}>
      <h1>{title}</h1>
      <p>{span}</p>
      <div className="button-row">
        {forms.map(({ name, href }) => (
          <LinkButton key={href} href={href} variant="quiet">
            {name}
          </LinkButton>
        ))}
      </div>
    </header>
    <div className={styles.tables}>
      {tables.map(({ caption, head, rows }) => (
        <Table key={caption} caption={caption} head={head} rows={rows} />
      ))}
    </div>
    <p className={`note ${styles.closing}`}>{texts.byPeople}</p>
  </div>
);
