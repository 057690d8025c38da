// Draws all groups, and the form for another one.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { DeskList } from '#design/DeskList.tsx';
import { Empty } from '#design/Empty.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { LinkTabs } from '#design/LinkTabs.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as peopleTexts from '../../directory/texts.ts';
import * as texts from '../texts.ts';
import type { GroupsPageView } from '../views.ts';
import { GroupFields, LABELS } from './GroupFields.tsx';
import styles from './Groups.module.css';

export const GroupsPage = ({ view }: { view: GroupsPageView }) => (
  <DeskContent title={peopleTexts.title} intro={texts.intro}>
    <LinkTabs label={peopleTexts.tabsLabel} links={view.tabs} />
    <div className={styles.parts}>
      <ErrorSummary errors={view.errors} labels={LABELS} />
      <section aria-labelledby="alle-gruppen">
        <SectionHead title={texts.listHeading} id="alle-gruppen" />
        {view.groups.length === 0 ? (
          <Empty title={texts.emptyTitle} text={texts.emptyText} />
        ) : (
          <DeskList
            lines={view.groups.map(({ id, name, href, note, members }) => ({
              key: id,
              name,
              href,
              note,
              figure: members,
            }))}
          />
        )}
      </section>
      <section aria-labelledby="neue-gruppe">
        <SectionHead title={texts.newHeading} id="neue-gruppe" />
        <form method="post" action={view.action} className={styles.form}>
          <GroupFields typed={view.typed} errors={view.errors} />
          <div>
            <Button type="submit" variant="main">
              {texts.createButton}
            </Button>
          </div>
        </form>
      </section>
    </div>
  </DeskContent>
);
