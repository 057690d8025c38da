// This is what was reported, for the portal's moderators.
import { Empty } from '#design/Empty.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { Pages } from '#design/Pages.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import * as texts from '../texts.ts';
import type { DeskPageView } from '../views.ts';
import styles from './ReportPage.module.css';

export const DeskPage = ({ view }: { view: DeskPageView }) => (
  <DeskContent title={texts.deskHeading} intro={texts.deskIntro}>
    <LinkTabs label={texts.tabsLabel} links={view.tabs} />
    {view.reports.length === 0 && view.isDecided && <Empty title={texts.nothingDecided} />}
    {view.reports.length === 0 && !view.isDecided && (
      <Empty title={texts.nothingOpen} text={texts.nothingOpenText} />
    )}
    {view.reports.length > 0 && (
      <ul className={styles.list}>
        {view.reports.map(({ id, href, title, reason, byline, decision }) => (
          <li key={id}>
            <a href={href}>{title}</a>
            <span>{decision ?? reason}</span>
            <p className="note">{byline}</p>
          </li>
        ))}
      </ul>
    )}
    <Pages newer={view.newer} older={view.older} />
  </DeskContent>
);
