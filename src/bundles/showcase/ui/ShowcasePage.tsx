// Draws the development page: every sheet of examples under its title, with links to all of them on top.
import * as texts from '../texts.ts';
import { listSheets } from './sheets.ts';
import type { NamedSheet } from './sheets.ts';
import styles from './ShowcasePage.module.css';

export const ShowcasePage = () => {
  const sheets = listSheets();
  return (
    <div className="page">
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <smooth-scroll>
        <nav className={styles.contents} aria-label={texts.sheetsLabel}>
          {sheets.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      </smooth-scroll>
      {sheets.map((sheet) => (
        <Sheet key={sheet.id} sheet={sheet} />
      ))}
    </div>
  );
};

const Sheet = ({ sheet: { id, title, note, Examples } }: { sheet: NamedSheet }) => (
  <section className={styles.sheet} id={id} data-sheet={id} aria-labelledby={`${id}-title`}>
    <div className={styles.name}>
      <h2 id={`${id}-title`}>{title}</h2>
      {note && <p className="note">{note}</p>}
    </div>
    <div className={styles.examples}>
      <Examples />
    </div>
  </section>
);
