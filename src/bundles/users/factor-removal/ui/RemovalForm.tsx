// Shows how a second factor that its owner has lost is taken away: what that means, why, and the password of whoever does it.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { REMOVAL_REASON_MAX_LENGTH } from '../constants.ts';
import * as texts from '../texts.ts';
import styles from './RemovalForm.module.css';

export interface RemovalFormView {
  readonly action: string;
  readonly typedReason: string;
  readonly errors: { readonly reason: string | undefined; readonly password: string | undefined };
}

/** It is needed once in years: until then it is one line. */
export const RemovalForm = ({ view: { action, typedReason, errors } }: { view: RemovalFormView }) => (
  <details className={styles.removal} open={Boolean(errors.reason || errors.password)}>
    <summary>{texts.removeHeading}</summary>
    <p className="note">{texts.removeNote}</p>
    <form method="post" action={action} className={styles.form}>
      <Field
        name="factorReason"
        rows={3}
        label={texts.reasonLabel}
        help={texts.reasonHelp}
        error={errors.reason}
        defaultValue={typedReason}
        maxLength={REMOVAL_REASON_MAX_LENGTH}
        required
      />
      <Field
        name="ownPassword"
        type="password"
        label={texts.ownPasswordLabel}
        error={errors.password}
        autoComplete="current-password"
        required
      />
      <div>
        <Button type="submit" variant="danger">
          {texts.removeButton}
        </Button>
      </div>
    </form>
  </details>
);
