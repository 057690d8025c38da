// The way from the front page down to where the reader is; the last part is the page itself and no link.
import styles from './Breadcrumbs.module.css';
import type { LinkView } from './page-frame.ts';
import { breadcrumbsLabel } from './texts.ts';

export const Breadcrumbs = ({ links, here }: { links: readonly LinkView[]; here: string }) => (
  <nav className={styles.crumbs} aria-label={breadcrumbsLabel}>
    <ol>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.name}</a>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);
