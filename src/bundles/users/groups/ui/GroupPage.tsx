// One group: what it is called, who is in it, and the way to be rid of it.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { GroupPageView } from '../views.ts';
import { GroupFields, LABELS } from './GroupFields.tsx';
import styles from './Groups.module.css';

export const GroupPage = ({ view }: { view: GroupPageView }) => (
  <DeskContent
    title={view.name}
    intro={
      <>
        <a href={view.listHref}>{texts.backToGroups}</a> · {view.members}
      </>
    }
  >
    <div className={styles.parts}>
      <ErrorSummary errors={view.errors} labels={LABELS} />
      <form method="post" action={view.saveAction} className={styles.form}>
        <GroupFields typed={view.typed} errors={view.errors} />
        <div className="button-row">
          <Button type="submit" variant="main">
            {texts.saveButton}
          </Button>
          <a href={view.membersHref}>{texts.showMembers}</a>
        </div>
      </form>
      <section aria-labelledby="loeschen">
        <SectionHead title={texts.deleteHeading} id="loeschen" />
        <p className="note">{view.deleteNote}</p>
        <form method="post" action={view.deleteAction} className={styles.form}>
          <Choice
            name="sure"
            value="1"
            id="f-sure"
            label={texts.sureLabel}
            aria-invalid={view.errors['sure'] ? true : undefined}
          />
          <div>
            <Button type="submit" variant="danger">
              {texts.deleteButton}
            </Button>
          </div>
        </form>
      </section>
    </div>
  </DeskContent>
);
