// Draws the way from the front page down to where the reader is; the last part is the page itself and no link.
import styles from './Breadcrumbs.module.css';
import type { LinkView } from './page-frame.ts';
import { breadcrumbsLabel } from './texts.ts';

interface BreadcrumbsProps {
  links: readonly LinkView[];
  here: string;
  /** A part of the portal that has no page of its own. */
  before?: string;
}

export const Breadcrumbs = ({ links, here, before }: BreadcrumbsProps) => (
  <nav className={styles.crumbs} aria-label={breadcrumbsLabel}>
    <ol>
      {before && <li>{before}</li>}
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.name}</a>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
);
