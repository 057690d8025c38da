// Draws /schreiben: three ways to begin, or why there is none, and one's own contributions by how they stand.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { Empty } from '#design/Empty.tsx';
import { Icon } from '#design/Icon.tsx';
import type { IconName } from '#design/Icon.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { AccountShell } from '#design/AccountShell.tsx';
import type { OverviewView, RefusalView } from '../../pages/views.ts';
import { EntryList, HiddenFields } from './Entry.tsx';
import { Pager } from './Pager.tsx';
import styles from './OverviewPage.module.css';
import * as texts from './texts.ts';

export const OverviewPage = ({ view }: { view: OverviewView }) => (
  <AccountShell shell={view.shell} title={texts.overviewTitle}>
    {view.refusal && <Refusal refusal={view.refusal} />}
    {view.starts.length > 0 && <Starts starts={view.starts} />}
    <LinkTabs label={texts.ownTabsLabel} links={view.tabs} />
    {view.entries.length === 0 ? <Empty {...view.empty} /> : <EntryList entries={view.entries} />}
    {view.figuresHref && (
      <p>
        <a href={view.figuresHref}>{texts.toFigures}</a>
      </p>
    )}
    <Pager start={view.newer} next={view.older} />
  </AccountShell>
);

const Refusal = ({ refusal: { title, text, resend } }: { refusal: RefusalView }) => (
  <div className={styles.refusal} data-foot="">
    <Callout title={title} tone="straw">
      <p>{text}</p>
      {resend && (
        <form method="post" action={resend.action} className={styles.resend}>
          <HiddenFields form={resend} />
          <Button type="submit" variant="second">
            {resend.name}
          </Button>
        </form>
      )}
    </Callout>
  </div>
);

const Starts = ({ starts }: { starts: OverviewView['starts'] }) => (
  <nav aria-label={texts.startsHeading}>
    <ul className={styles.starts} data-foot="">
      {starts.map(({ name, text, icon, href }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon as IconName} />
            <b>{name}</b>
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
