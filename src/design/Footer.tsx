// The foot of every page: what this is, where it is read, and the pages the law asks for.
import styles from './Footer.module.css';
import type { LinkView, PageFrame } from './page-frame.ts';
import * as texts from './texts.ts';
import { Wordmark } from './Wordmark.tsx';

export const Footer = ({ frame }: { frame: PageFrame }) => (
  <footer className={styles.footer}>
    <div className="page">
      <div className={styles.top}>
        <div>
          <Wordmark name={frame.portalName} href={frame.home} />
          <p>{texts.claim(frame.places.map((place) => place.name))}</p>
        </div>
        {frame.places.length > 0 && <Column title={texts.placesHeading} links={frame.places} />}
        {frame.sections.length > 0 && <Column title={texts.sectionsLabel} links={frame.sections} />}
      </div>
      {frame.footer.length > 0 && (
        <nav className={styles.legal} aria-label={texts.legalLabel}>
          {frame.footer.map((link) => (
            <a key={link.href} href={link.href}>
              {link.name}
            </a>
          ))}
        </nav>
      )}
    </div>
  </footer>
);

const Column = ({ title, links }: { title: string; links: readonly LinkView[] }) => (
  <div className={styles.column}>
    <h2>{title}</h2>
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.name}</a>
        </li>
      ))}
    </ul>
  </div>
);
