// Draws what everybody is asked for who gets an account: the name that others read, the one to sign in with, a password.
import { Field } from '#design/Field.tsx';
import * as userTexts from '../../texts.ts';
import * as texts from '../texts.ts';

interface NamesProps {
  name: string;
  login: string;
  errors: Readonly<Record<string, string>>;
}

export const NameFields = ({ name, login, errors }: NamesProps) => (
  <>
    <Field
      name="name"
      label={userTexts.nameLabel}
      help={texts.nameHelp}
      error={errors['name']}
      defaultValue={name}
      autoComplete="name"
      required
    />
    <Field
      name="login"
      label={userTexts.userNameLabel}
      help={texts.userNameHelp}
      error={errors['login']}
      defaultValue={login}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  </>
);

export const PasswordField = ({ minLength, error }: { minLength: number; error: string | undefined }) => (
  <Field
    name="password"
    type="password"
    label={userTexts.passwordLabel}
    help={userTexts.passwordHelp(minLength)}
    error={error}
    autoComplete="new-password"
    minLength={minLength}
    required
  />
);
