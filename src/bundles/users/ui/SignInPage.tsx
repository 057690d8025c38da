// Draws the page to sign in, a plain form that works everywhere.
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice, Field } from '#design/Field.tsx';
import { Island } from '#kernel/island.tsx';
import { PasskeyButton } from '../security/ui/PasskeyButton.island.tsx';
import { passkeyButton } from '../sign-in/texts.ts';
import * as texts from '../texts.ts';
import type { SignInPageView } from '../views.ts';
import { EntryPage } from './EntryPage.tsx';
import styles from './SignInPage.module.css';

const LABELS = { login: texts.loginLabel, password: texts.passwordLabel };

export const SignInPage = ({ view }: { view: SignInPageView }) => (
  <EntryPage title={texts.signInHeading} intro={texts.signInIntro}>
    <form method="post" action={view.action}>
      <ErrorSummary error={view.error} errors={view.errors} labels={LABELS} />
      {view.next && <input type="hidden" name="next" value={view.next} />}
      <Field
        name="login"
        label={texts.loginLabel}
        error={view.errors['login']}
        defaultValue={view.login}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field
        name="password"
        type="password"
        label={texts.passwordLabel}
        error={view.errors['password']}
        autoComplete="current-password"
        required
      />
      <Choice name="stay" value="1" label={texts.stayLabel} defaultChecked={view.stay} />
      <div>
        <Button type="submit" variant="main">
          {texts.signInButton}
        </Button>
      </div>
      <Island
        of={PasskeyButton}
        when="idle"
        props={{
          kind: 'use',
          question: view.passkey.question,
          action: view.passkey.action,
          label: passkeyButton,
          variant: 'quiet',
        }}
      />
      <OtherWays view={view} />
    </form>
  </EntryPage>
);

const OtherWays = ({ view: { forgottenHref, registerHref } }: { view: SignInPageView }) => (
  <div className={styles.ways}>
    <p>
      <a href={forgottenHref}>{texts.toForgotten}</a>
    </p>
    {registerHref && (
      <p>
        {texts.noAccount} <a href={registerHref}>{texts.toRegister}</a>
      </p>
    )}
  </div>
);
