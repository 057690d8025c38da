// Shows how the portal is moderated, in plain words, and the reports of its years.
import { Breadcrumbs } from '#design/Breadcrumbs.tsx';
import { LinkButton } from '#design/Button.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { TransparencyView } from '../views.ts';
import styles from './Transparency.module.css';

export const TransparencyPage = ({
  view: { crumbs, reportHref, against, reports },
}: {
  view: TransparencyView;
}) => (
  <div className={`page ${styles.page}`}>
    <Breadcrumbs links={crumbs} here={texts.title} />
    <header className={styles.head}>
      <h1>{texts.title}</h1>
      <p>{texts.intro}</p>
      <div className="button-row">
        <LinkButton href={reportHref}>{texts.report}</LinkButton>
      </div>
    </header>
    <div className={styles.ways}>
      {texts.ways.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
    <section>
      <SectionHead title={texts.againstHeading} />
      <div className={styles.ways}>
        {against.map(({ name, reasons }) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {reasons.map((reason) => (
                <li key={reason.name}>
                  {reason.name}
                  {reason.law && <span className="note">{reason.law}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
    <section>
      <SectionHead title={texts.reportsHeading} />
      <p>{reports.length === 0 ? texts.noReports : texts.reportsIntro}</p>
      <ul className={styles.reports}>
        {reports.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  </div>
);
