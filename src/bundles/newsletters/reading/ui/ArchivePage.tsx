// Shows one newsletter: what it is, how one gets it, and its issues.
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../../texts.ts';
import type { ArchivePageView } from '../../views.ts';
import { AskForm } from './AskForm.tsx';
import styles from './Newsletters.module.css';

export const ArchivePage = ({ view }: { view: ArchivePageView }) => {
  const { name, description, rhythm, listHref, form, ownHref, issues, newer, older } = view;
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <p className="note">
          <a href={listHref}>{texts.toAll}</a>
        </p>
        <h1>{name}</h1>
        <p>{description}</p>
        <p className="note">{rhythm}</p>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="ausgaben">
          <SectionHead title={texts.issuesHeading} id="ausgaben" />
          {issues.length === 0 && <Empty title={texts.noIssuesTitle} text={texts.noIssuesText} />}
          <ol className={styles.issues}>
            {issues.map(({ number, href, day }) => (
              <li key={number}>
                <a href={href}>{day}</a>
              </li>
            ))}
          </ol>
          <Pages newer={newer} older={older} />
        </section>
        {(form || ownHref) && (
          <section aria-labelledby="bestellen">
            <SectionHead title={texts.formHeading} id="bestellen" />
            {form && <AskForm form={form} />}
            {ownHref && (
              <p>
                {texts.memberNote} <a href={ownHref}>{texts.toOwn}</a>
              </p>
            )}
          </section>
        )}
      </div>
    </div>
  );
};
