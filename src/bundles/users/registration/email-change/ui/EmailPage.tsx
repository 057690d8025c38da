// Draws one's e-mail address: which it is, what is on its way, and the form for another one.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import type { EmailPageView } from '../../views.ts';
import * as texts from '../texts.ts';
import styles from './EmailPage.module.css';

const LABELS = { email: texts.newEmailLabel, password: texts.passwordLabel };

export const EmailPage = ({ view }: { view: EmailPageView }) => (
  <AccountShell shell={view.shell} title={texts.heading} intro={texts.intro}>
    <div className={styles.email}>
      <p>{view.present}</p>
      {view.resendHref && (
        <Callout title={texts.notConfirmedTitle} tone="straw">
          <p>{texts.notConfirmed}</p>
          <p>
            <a href={view.resendHref}>{texts.toResend}</a>
          </p>
        </Callout>
      )}
      {view.wanted && (
        <Callout title={texts.wantedTitle}>
          <p>{view.wanted}</p>
        </Callout>
      )}
      {view.action === null ? (
        <Callout title={texts.suspendedTitle}>
          <p>{texts.suspended}</p>
          <p>
            <a href={view.securityHref}>{texts.toSecurity}</a>
          </p>
        </Callout>
      ) : (
        <NewEmail {...view} action={view.action} />
      )}
    </div>
  </AccountShell>
);

const NewEmail = ({ action, typed, errors }: EmailPageView & { action: string }) => (
  <form method="post" action={action}>
    <ErrorSummary errors={errors} labels={LABELS} />
    <Field
      name="email"
      type="email"
      label={texts.newEmailLabel}
      help={texts.newEmailHelp}
      error={errors['email']}
      defaultValue={typed}
      autoComplete="email"
      required
    />
    <Field
      name="password"
      type="password"
      label={texts.passwordLabel}
      error={errors['password']}
      autoComplete="current-password"
      required
    />
    <div>
      <Button type="submit" variant="main">
        {texts.changeButton}
      </Button>
    </div>
  </form>
);
