// A new password, by a link that was sent.
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import * as userTexts from '../../../texts.ts';
import { EntryPage } from '../../../ui/EntryPage.tsx';
import type { NewPasswordPageView } from '../../views.ts';
import * as texts from '../texts.ts';

export const NewPasswordPage = ({ view }: { view: NewPasswordPageView }) => (
  <EntryPage title={view.title} intro={view.intro}>
    <form method="post" action={view.action}>
      <ErrorSummary errors={view.errors} labels={{ password: texts.newPasswordLabel }} />
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
      <div>
        <Button type="submit" variant="main">
          {texts.resetButton}
        </Button>
      </div>
    </form>
  </EntryPage>
);
