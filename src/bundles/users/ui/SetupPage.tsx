// The first visitor of an empty portal makes the account that administers it.
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { SetupPageView } from '../views.ts';
import { EntryPage } from './EntryPage.tsx';

const LABELS = {
  name: texts.nameLabel,
  login: texts.userNameLabel,
  email: texts.emailLabel,
  password: texts.passwordLabel,
};

export const SetupPage = ({ view }: { view: SetupPageView }) => (
  <EntryPage title={texts.setupHeading} intro={texts.setupIntro}>
    <form method="post" action={view.action}>
      <ErrorSummary error={view.error} errors={view.errors} labels={LABELS} />
      <Field
        name="name"
        label={texts.nameLabel}
        help={texts.nameHelp}
        error={view.errors['name']}
        defaultValue={view.name}
        autoComplete="name"
        required
      />
      <Field
        name="login"
        label={texts.userNameLabel}
        help={texts.userNameHelp}
        error={view.errors['login']}
        defaultValue={view.login}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Field
        name="email"
        type="email"
        label={texts.emailLabel}
        help={texts.emailHelp}
        error={view.errors['email']}
        defaultValue={view.email}
        autoComplete="email"
        required
      />
      <Field
        name="password"
        type="password"
        label={texts.passwordLabel}
        help={texts.passwordHelp(view.minPasswordLength)}
        error={view.errors['password']}
        autoComplete="new-password"
        minLength={view.minPasswordLength}
        required
      />
      {view.needsCode && <CodeField view={view} />}
      <div>
        <Button type="submit" variant="main">
          {texts.setupButton}
        </Button>
      </div>
    </form>
  </EntryPage>
);

/** Asks for the code, which is known to whoever sees what the program prints where it was started. */
const CodeField = ({ view }: { view: SetupPageView }) => (
  <Field
    name="code"
    label={texts.setupCodeLabel}
    help={texts.setupCodeHelp}
    error={view.errors['code']}
    defaultValue={view.code}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    required
  />
);
