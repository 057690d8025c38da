// Signing in: a plain form that works everywhere.
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice, Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { SignInPageView } from '../views.ts';
import { EntryPage } from './EntryPage.tsx';

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
    </form>
  </EntryPage>
);
