// Asks for the password once more, before second factors change.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { ProofPageView } from '../views.ts';
import styles from './FormPage.module.css';

export const ProofPage = ({ view }: { view: ProofPageView }) => (
  <AccountShell shell={view.shell} title={texts.proofTitle} intro={texts.proofIntro}>
    <form method="post" action={view.action} className={styles.form}>
      <ErrorSummary error={view.error} errors={view.errors} labels={{ password: texts.passwordLabel }} />
      <input type="hidden" name="next" value={view.next} />
      <input name="username" autoComplete="username" defaultValue={view.login} hidden readOnly />
      <Field
        name="password"
        type="password"
        label={texts.passwordLabel}
        error={view.errors['password']}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="main">
        {texts.proofButton}
      </Button>
    </form>
  </AccountShell>
);
