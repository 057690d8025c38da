// A new passkey gets a name and is made by the browser.
import { AccountShell } from '#design/AccountShell.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import { Island } from '#kernel/island.tsx';
import * as texts from '../texts.ts';
import type { PasskeyPageView } from '../views.ts';
import styles from './FormPage.module.css';
import { PasskeyButton } from './PasskeyButton.island.tsx';

export const PasskeyPage = ({ view }: { view: PasskeyPageView }) => (
  <AccountShell shell={view.shell} title={texts.passkeyTitle} intro={texts.passkeyIntro}>
    <form method="post" action={view.action} className={styles.form}>
      <ErrorSummary error={view.error} errors={view.errors} />
      <Field
        name="name"
        label={texts.passkeyNameLabel}
        help={texts.passkeyNameHelp}
        defaultValue={view.name}
        maxLength={view.maxLength}
        autoComplete="off"
        required
      />
      <Island
        of={PasskeyButton}
        when="load"
        props={{
          kind: 'make',
          question: view.question,
          action: view.action,
          label: texts.passkeyButton,
          variant: 'main',
        }}
      />
    </form>
  </AccountShell>
);
