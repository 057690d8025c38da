// Asks which place another one becomes part of.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { MergePageView } from '../views.ts';
import styles from './PlacePage.module.css';

export const MergePage = ({ view }: { view: MergePageView }) => (
  <DeskContent title={view.title} intro={<a href={view.back.href}>{view.back.name}</a>}>
    <form method="post" action={view.action} className={styles.merge}>
      <ErrorSummary error={view.refusal} errors={view.errors} labels={{ into: texts.intoLabel }} />
      <p>{view.text}</p>
      <p className="note">{view.pieces}</p>
      <Field
        name="into"
        label={texts.intoLabel}
        error={view.errors['into']}
        options={view.options}
        defaultValue={view.into}
        required
      />
      <div className="button-row">
        <Button type="submit" variant="danger">
          {texts.mergeButton}
        </Button>
        <a href={view.back.href}>{view.back.name}</a>
      </div>
    </form>
  </DeskContent>
);
