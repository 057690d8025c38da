// Draws the page to become a member: a plain form that works everywhere.
import { Fragment } from 'react';
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice, Field } from '#design/Field.tsx';
import { Icon } from '#design/Icon.tsx';
import * as userTexts from '../../texts.ts';
import { EntryPage } from '../../ui/EntryPage.tsx';
import * as texts from '../texts.ts';
import type { RegisterPageView } from '../views.ts';
import { NameFields, PasswordField } from './AccountFields.tsx';
import styles from './RegisterPage.module.css';

const LABELS = {
  name: userTexts.nameLabel,
  login: userTexts.userNameLabel,
  email: userTexts.emailLabel,
  password: userTexts.passwordLabel,
  agrees: texts.agreeLabel,
};

export const RegisterPage = ({ view }: { view: RegisterPageView }) => (
  <EntryPage title={texts.registerHeading} intro={texts.registerIntro}>
    <form method="post" action={view.action}>
      <ErrorSummary errors={view.errors} labels={LABELS} />
      {view.next && <input type="hidden" name="next" value={view.next} />}
      <Fields view={view} />
      {view.terms && <Agreement terms={view.terms} error={view.errors['agrees']} />}
      <div>
        <Button type="submit" variant="main">
          {texts.registerButton}
        </Button>
      </div>
      <OtherWays view={view} />
    </form>
  </EntryPage>
);

const Fields = ({ view: { errors, ...view } }: { view: RegisterPageView }) => (
  <>
    <NameFields name={view.name} login={view.login} errors={errors} />
    <Field
      name="email"
      type="email"
      label={userTexts.emailLabel}
      help={texts.emailHelp}
      error={errors['email']}
      defaultValue={view.email}
      autoComplete="email"
      required
    />
    <PasswordField minLength={view.minPasswordLength} error={errors['password']} />
  </>
);

type Terms = NonNullable<RegisterPageView['terms']>;

/** Draws the tick under the terms. The link opens beside the form, so that nothing typed is lost. */
export const Agreement = ({ terms, error }: { terms: Terms; error: string | undefined }) => (
  <div>
    {terms.version !== null && <input type="hidden" name="terms" value={terms.version} />}
    {terms.documents && <input type="hidden" name="documents" value={terms.documents} />}
    <Choice
      id="f-agrees"
      name="agrees"
      value="1"
      defaultChecked={terms.isTicked}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? 'f-agrees-hint' : undefined}
      required
      label={
        <span>
          {terms.version === null ? texts.agreeTo : texts.agreeBefore}
          {terms.links.map(({ name, href }, at) => (
            <Fragment key={href}>
              {at > 0 && texts.agreeBetween(at === terms.links.length - 1)}
              <a href={href} target="_blank" rel="noopener">
                {name}
              </a>
            </Fragment>
          ))}
          {terms.version === null ? texts.agreeEnd : texts.agreeAfter}
        </span>
      }
    />
    {error && (
      <p id="f-agrees-hint" className={styles.error}>
        <Icon name="warning" />
        {error}
      </p>
    )}
  </div>
);

const OtherWays = ({ view }: { view: RegisterPageView }) => (
  <div className={styles.ways}>
    <p>
      {texts.haveAccount} <a href={view.signInHref}>{texts.toSignIn}</a>
    </p>
    <p>
      {texts.noMail} <a href={view.resendHref}>{texts.toResend}</a>
    </p>
  </div>
);
