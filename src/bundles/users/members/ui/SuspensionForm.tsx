// Shows whether a member is suspended, and the forms to change it.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { Choice, Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { SuspensionFormView } from '../views.ts';
import styles from './MemberPage.module.css';

interface SuspensionFormProps {
  view: SuspensionFormView;
  errors: Readonly<Record<string, string>>;
}

export const SuspensionForm = ({ view, errors }: SuspensionFormProps) => (
  <section aria-labelledby="sperre">
    <SectionHead title={texts.suspensionHeading} id="sperre" />
    {view.standing === null ? (
      <p>{texts.notSuspended}</p>
    ) : (
      <Callout title={view.standing}>
        <p>{view.reason}</p>
        {view.hides && <p>{texts.contributionsAreHidden}</p>}
        {view.refusal === null && (
          <div>
            <form method="post" action={view.liftAction}>
              <Button type="submit">{texts.liftButton}</Button>
            </form>
          </div>
        )}
      </Callout>
    )}
    {view.caseHref && (
      <p>
        <a href={view.caseHref}>{texts.toCase}</a>
      </p>
    )}
    {view.refusal === null ? (
      <SuspendFields view={view} errors={errors} />
    ) : (
      <p className="note">{view.refusal}</p>
    )}
  </section>
);

const SuspendFields = ({ view, errors }: SuspensionFormProps) => (
  <form method="post" action={view.action} className={styles.form}>
    <input type="hidden" name="seen" value={view.seen} />
    <Field
      name="category"
      label={texts.categoryLabel}
      options={[{ value: '', name: texts.chooseCategory }, ...view.categories]}
      error={errors['category']}
      defaultValue={view.typed.category}
    />
    <Field
      name="reason"
      rows={3}
      label={texts.reasonLabel}
      help={texts.reasonHelp}
      error={errors['reason']}
      defaultValue={view.typed.reason}
      maxLength={view.maxLength}
      required
    />
    <Field
      name="until"
      type="date"
      label={texts.untilLabel}
      help={texts.untilHelp}
      error={errors['until']}
      defaultValue={view.typed.until}
    />
    <Choice name="hides" value="1" label={texts.hidesLabel} defaultChecked={view.typed.hides} />
    <div>
      <Button type="submit" variant="danger">
        {view.isSuspended ? texts.suspendAnew : texts.suspendButton}
      </Button>
    </div>
  </form>
);
