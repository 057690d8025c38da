// Asks after the right password for a code, a code from paper, or a passkey.
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { Island } from '#kernel/island.tsx';
import { PasskeyButton } from '../../security/ui/PasskeyButton.island.tsx';
import { EntryPage } from '../../ui/EntryPage.tsx';
import * as texts from '../texts.ts';
import type { ConfirmSignInView } from '../views.ts';

export const ConfirmSignInPage = ({ view }: { view: ConfirmSignInView }) => (
  <EntryPage title={texts.confirmHeading} intro={texts.confirmIntro}>
    <form method="post" action={view.action}>
      <ErrorSummary error={view.error} />
      {view.next && <input type="hidden" name="next" value={view.next} />}
      {view.passkeyQuestion && (
        <Island
          of={PasskeyButton}
          when="load"
          props={{
            kind: 'use',
            question: view.passkeyQuestion,
            action: view.action,
            label: texts.confirmByPasskey,
            variant: view.hasApp ? 'quiet' : 'main',
          }}
        />
      )}
      <Field
        name="code"
        label={texts.codeLabel}
        help={view.hasApp ? texts.codeHelp.app : texts.codeHelp.onPaper}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={view.hasApp ? 'text' : undefined}
        required
      />
      <div className="button-row">
        <Button type="submit" variant={view.hasApp || !view.passkeyQuestion ? 'main' : 'quiet'}>
          {texts.confirmButton}
        </Button>
        <a href={view.startAgainHref}>{texts.startAgain}</a>
      </div>
    </form>
  </EntryPage>
);
