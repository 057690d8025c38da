// Draws the page on which an app is set up: its secret as a picture and in letters, confirmed by the first code.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { AppPageView } from '../views.ts';
import styles from './FormPage.module.css';

export const AppPage = ({ view }: { view: AppPageView }) => (
  <AccountShell shell={view.shell} title={texts.appTitle} intro={texts.appIntro}>
    <form method="post" action={view.action} className={styles.form}>
      <ErrorSummary error={view.error} errors={view.errors} labels={{ code: texts.codeLabel }} />
      <input type="hidden" name="sealed" value={view.sealed} />
      <h2 className={styles.step}>{texts.appScan}</h2>
      <a href={view.address} className={styles.qr} aria-label={texts.qrLabel}>
        <svg viewBox={`0 0 ${view.qr.size} ${view.qr.size}`} shapeRendering="crispEdges" aria-hidden="true">
          <path d={view.qr.path} />
        </svg>
      </a>
      <p>
        {texts.appType} <span className={styles.secret}>{view.secret}</span>
      </p>
      <h2 className={styles.step}>{texts.appConfirm}</h2>
      <Field
        name="code"
        label={texts.codeLabel}
        help={texts.codeHelp}
        error={view.errors['code']}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
      />
      <Button type="submit" variant="main">
        {texts.appButton}
      </Button>
    </form>
  </AccountShell>
);
