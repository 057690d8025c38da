// Draws the form for a new password, by a link that was sent.
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { Island } from '#kernel/island.tsx';
import { PasskeyButton } from '../../../security/ui/PasskeyButton.island.tsx';
import { codeHelp, codeLabel } from '../../../sign-in/texts.ts';
import * as userTexts from '../../../texts.ts';
import { EntryPage } from '../../../ui/EntryPage.tsx';
import type { NewPasswordPageView } from '../../views.ts';
import * as texts from '../texts.ts';

export const NewPasswordPage = ({ view }: { view: NewPasswordPageView }) => (
  <EntryPage title={view.title} intro={view.intro}>
    <form method="post" action={view.action}>
      <ErrorSummary errors={view.errors} labels={{ password: texts.newPasswordLabel, code: codeLabel }} />
      <input type="text" name="login" value={view.login} autoComplete="username" readOnly hidden />
      <Field
        name="password"
        type="password"
        label={texts.newPasswordLabel}
        help={userTexts.passwordHelp(view.minPasswordLength)}
        error={view.errors['password']}
        autoComplete="new-password"
        minLength={view.minPasswordLength}
        required
      />
      {view.factor && <Factor view={view} factor={view.factor} />}
      <div>
        <Button type="submit" variant="main">
          {texts.resetButton}
        </Button>
      </div>
      {view.factor && <p className="note">{texts.factorLost}</p>}
    </form>
  </EntryPage>
);

interface FactorProps {
  view: NewPasswordPageView;
  factor: NonNullable<NewPasswordPageView['factor']>;
}

const Factor = ({ view, factor }: FactorProps) => (
  <>
    <p>{texts.factorIntro}</p>
    <Field
      name="code"
      label={codeLabel}
      help={factor.hasApp ? codeHelp.app : codeHelp.onPaper}
      error={view.errors['code']}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required={factor.passkeyQuestion === null}
    />
    {factor.passkeyQuestion && (
      <Island
        of={PasskeyButton}
        when="load"
        props={{
          kind: 'use',
          question: factor.passkeyQuestion,
          action: view.action,
          label: texts.factorByPasskey,
          variant: 'quiet',
        }}
      />
    )}
  </>
);
