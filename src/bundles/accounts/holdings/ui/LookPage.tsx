// Draws the question why somebody wants to look at what an account holds.
import { Button } from '#design/Button.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { reasonLabel } from '../../texts.ts';
import * as texts from '../texts.ts';
import type { LookPageView } from '../views.ts';
import styles from './Holdings.module.css';

export const LookPage = ({ view }: { view: LookPageView }) => (
  <DeskContent title={view.title} intro={<a href={view.back.href}>{view.back.name}</a>}>
    <form method="post" action={view.action} className={styles.form}>
      <ErrorSummary errors={view.errors} labels={{ reason: reasonLabel }} />
      <p>{texts.lookIntro}</p>
      <Field
        name="reason"
        label={reasonLabel}
        help={texts.reasonHelp}
        error={view.errors['reason']}
        rows={3}
        maxLength={view.maxLength}
        defaultValue={view.reason}
        required
      />
      <div className="button-row">
        <Button type="submit">{texts.lookButton}</Button>
      </div>
    </form>
  </DeskContent>
);
