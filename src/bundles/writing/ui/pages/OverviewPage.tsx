// /schreiben: three ways to begin, and one's own contributions by how they stand.
import { Empty } from '#design/Empty.tsx';
import { Icon } from '#design/Icon.tsx';
import type { IconName } from '#design/Icon.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import type { PieceType } from '#bundles/pieces/ui/public.ts';
import { AccountShell } from '#bundles/users/ui/public.ts';
import type { OverviewView } from '../../pages/views.ts';
import { EntryList } from './Entry.tsx';
import { Onward } from './Onward.tsx';
import styles from './OverviewPage.module.css';
import * as texts from './texts.ts';

const SIGNS: Readonly<Record<PieceType, IconName>> = {
  article: 'edit',
  imagepost: 'picture',
  event: 'calendar',
};

export const OverviewPage = ({ view }: { view: OverviewView }) => (
  <AccountShell shell={view.shell} title={texts.overviewTitle}>
    {view.starts.length > 0 && <Starts starts={view.starts} />}
    <LinkTabs label={texts.ownTabsLabel} links={view.tabs} />
    {view.entries.length === 0 ? (
      <Empty title={texts.ownEmpty[view.tab]} text={texts.ownEmptyText[view.tab]} />
    ) : (
      <EntryList entries={view.entries} />
    )}
    <Onward start={view.newer} next={view.older} />
  </AccountShell>
);

const Starts = ({ starts }: { starts: OverviewView['starts'] }) => (
  <nav aria-label={texts.startsHeading}>
    <ul className={styles.starts}>
      {starts.map(({ type, href }) => (
        <li key={type}>
          <a href={href}>
            <Icon name={SIGNS[type]} />
            <b>{texts.startNames[type]}</b>
            <span>{texts.startTexts[type]}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
