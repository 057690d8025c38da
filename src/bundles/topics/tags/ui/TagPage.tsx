// Draws one tag: what it is called, what else stands for it, and the ways to become part of another one or to go.
import { Button } from '#design/Button.tsx';
import { DeletionForm } from '#design/DeletionForm.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { TagPageView } from '../views.ts';
import styles from './TagPage.module.css';

const LABELS = {
  name: texts.nameLabel,
  synonyms: texts.synonymsLabel,
  into: texts.intoLabel,
  sure: texts.deleteHeading,
};

export const TagPage = ({ view }: { view: TagPageView }) => (
  <DeskContent
    title={view.title}
    intro={
      <>
        <a href={view.listHref}>{texts.backToTags}</a> · <a href={view.page.href}>{view.page.name}</a>
      </>
    }
  >
    <div className={styles.parts}>
      <ErrorSummary error={view.refusal} errors={view.errors} labels={LABELS} />
      <form method="post" action={view.saveAction} className={styles.form}>
        <input type="hidden" name="seen" value={view.seen} />
        <Field
          name="name"
          label={texts.nameLabel}
          help={texts.nameHelp}
          error={view.errors['name']}
          defaultValue={view.typed.name}
          maxLength={60}
          autoComplete="off"
          required
        />
        <Field
          name="synonyms"
          rows={4}
          label={texts.synonymsLabel}
          help={texts.synonymsHelp}
          error={view.errors['synonyms']}
          defaultValue={view.typed.synonyms}
        />
        <div>
          <Button type="submit" variant="main">
            {texts.saveButton}
          </Button>
        </div>
      </form>
      <Merge view={view} />
      <DeletionForm
        action={view.deletion.action}
        title={texts.deleteHeading}
        note={view.deletion.text}
        sureLabel={texts.sureLabel}
        error={view.errors['sure']}
        button={texts.deleteButton}
      />
    </div>
  </DeskContent>
);

const Merge = ({ view }: { view: TagPageView }) => (
  <section aria-labelledby="zusammenfuehren">
    <SectionHead title={texts.mergeHeading} id="zusammenfuehren" />
    <p className="note">{view.merge.text}</p>
    <form method="post" action={view.merge.action} className={styles.form}>
      <Field
        name="into"
        label={texts.intoLabel}
        error={view.errors['into']}
        defaultValue={view.typed.into}
        maxLength={60}
        autoComplete="off"
        required
      />
      <div>
        <Button type="submit" variant="danger">
          {texts.mergeButton}
        </Button>
      </div>
    </form>
  </section>
);
