// Draws the list of one's notices. The line above it keeps its height, so that nothing moves when it tells of new ones.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button, LinkButton } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import { Pages } from '#design/Pages.tsx';
import { Island } from '#kernel/island.tsx';
import * as texts from '../texts.ts';
import type { NoticesPageView } from '../views.ts';
import { NewNotices } from './NewNotices.island.tsx';
import { NoticeList } from './NoticeList.tsx';
import styles from './NoticesPage.module.css';

export const NoticesPage = ({ view }: { view: NoticesPageView }) => (
  <AccountShell shell={view.shell} title={texts.notices}>
    <div className={styles.line}>
      <div className={styles.news}>
        {view.news && <Island of={NewNotices} when="idle" props={{ news: view.news }} />}
      </div>
      {view.readAll && <ReadAll {...view.readAll} />}
      <LinkButton isSmall href={view.settingsHref}>
        {texts.toSettings}
      </LinkButton>
    </div>
    {view.days.map((day) => (
      <NoticeList key={day.name} day={day} />
    ))}
    {view.days.length === 0 && <Nothing view={view} />}
    <Pages newer={view.newer} older={view.older} />
  </AccountShell>
);

const ReadAll = ({ action, upTo }: NonNullable<NoticesPageView['readAll']>) => (
  <form method="post" action={action}>
    <input type="hidden" name="bis" value={upTo} />
    <Button type="submit" isSmall>
      {texts.readAll}
    </Button>
  </form>
);

/** Draws what stands on an empty page, which may be empty because all that was on it is gone. */
const Nothing = ({ view: { newer, older, home } }: { view: NoticesPageView }) =>
  newer || older ? (
    <p className="note">{texts.noMoreText}</p>
  ) : (
    <Empty title={texts.emptyTitle} text={texts.emptyText}>
      <LinkButton variant="main" href={home}>
        {texts.emptyAction}
      </LinkButton>
    </Empty>
  );
