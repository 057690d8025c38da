// Draws the page that sets a new password, for which the old one is asked.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { passwordHelp } from '../../texts.ts';
import * as texts from '../texts.ts';
import type { PasswordPageView } from '../views.ts';
import styles from './FormPage.module.css';

const LABELS = { current: texts.currentLabel, password: texts.newLabel };

export const PasswordPage = ({ view }: { view: PasswordPageView }) => (
  <AccountShell shell={view.shell} title={texts.passwordTitle} intro={texts.passwordIntro}>
    <form method="post" action={view.action} className={styles.form}>
      <ErrorSummary error={view.error} errors={view.errors} labels={LABELS} />
      <input name="username" autoComplete="username" defaultValue={view.login} hidden readOnly />
      <Field
        name="current"
        type="password"
        label={texts.currentLabel}
        error={view.errors['current']}
        autoComplete="current-password"
        required
      />
      <Field
        name="password"
        type="password"
        label={texts.newLabel}
        help={passwordHelp(view.minLength)}
        error={view.errors['password']}
        autoComplete="new-password"
        minLength={view.minLength}
        required
      />
      <Button type="submit" variant="main">
        {texts.passwordButton}
      </Button>
    </form>
  </AccountShell>
);
