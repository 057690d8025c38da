// Draws a page about the portal itself: one column to be read, and beside it, when the text is long, what it contains.
import { Breadcrumbs } from '#design/Breadcrumbs.tsx';
import type { LinkView } from '#design/page-frame.ts';
import { contentsHeading } from '../texts.ts';
import type { CmsPageView } from '../views.ts';
import styles from './CmsPage.module.css';
import { Sections } from './Sections.tsx';

export const CmsPage = ({ view }: { view: CmsPageView }) => (
  <div className="page">
    <Breadcrumbs links={view.breadcrumbs} here={view.title} />
    <article className={view.contents.length > 0 && isAllText(view) ? styles.long : styles.short}>
      <header>
        <h1>{view.heading}</h1>
        <p className="note">
          {view.version} {view.former && <a href={view.former.href}>{view.former.name}</a>}
        </p>
      </header>
      {view.contents.length > 0 && <Contents links={view.contents} />}
      <Sections sections={view.sections} />
    </article>
  </div>
);

/** Says whether a page is all text: then what it contains stands beside it. */
const isAllText = ({ sections }: CmsPageView) => sections.every(({ isText }) => isText);

const Contents = ({ links }: { links: readonly LinkView[] }) => (
  <nav className={styles.contents} aria-labelledby="auf-dieser-seite">
    <h2 id="auf-dieser-seite">{contentsHeading}</h2>
    <ol>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{link.name}</a>
        </li>
      ))}
    </ol>
  </nav>
);
