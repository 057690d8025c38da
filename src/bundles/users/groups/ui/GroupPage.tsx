// Draws one group: what it is called, who is in it, and the way to be rid of it.
import { Button } from '#design/Button.tsx';
import { DeletionForm } from '#design/DeletionForm.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
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
      <ErrorSummary error={view.refusal} errors={view.errors} labels={LABELS} />
      <form method="post" action={view.saveAction} className={styles.form}>
        <input type="hidden" name="seen" value={view.seen} />
        <GroupFields typed={view.typed} errors={view.errors} />
        <div className="button-row">
          <Button type="submit" variant="main">
            {texts.saveButton}
          </Button>
          <a href={view.membersHref}>{texts.showMembers}</a>
        </div>
      </form>
      <DeletionForm
        action={view.deleteAction}
        title={texts.deleteHeading}
        note={view.deleteNote}
        sureLabel={texts.sureLabel}
        error={view.errors['sure']}
        button={texts.deleteButton}
      />
    </div>
  </DeskContent>
);
