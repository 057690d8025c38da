// Shows one version of the terms, to be read.
import { Breadcrumbs } from '#design/Breadcrumbs.tsx';
import * as texts from '../texts.ts';
import type { TermsPageView } from '../views.ts';
import styles from './TermsPage.module.css';
import { TermsText } from './TermsText.tsx';

export const TermsPage = ({ view }: { view: TermsPageView }) => (
  <div className="page">
    <Breadcrumbs links={view.breadcrumbs} here={view.title} />
    <article className={styles.terms}>
      <header>
        <h1>{view.heading}</h1>
        <p className="note">
          {view.version} {view.validHref && <a href={view.validHref}>{texts.toValid}</a>}
        </p>
      </header>
      <TermsText blocks={view.blocks} />
      {view.others.length > 0 && (
        <footer>
          <h2>{texts.otherVersionsHeading}</h2>
          <ul>
            {view.others.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </footer>
      )}
    </article>
  </div>
);
