// Shows the recovery codes, this once.
import { AccountShell } from '#design/AccountShell.tsx';
import { LinkButton } from '#design/Button.tsx';
import { CopyButton } from '#design/CopyButton.tsx';
import * as texts from '../texts.ts';
import type { CodesPageView } from '../views.ts';
import styles from './FormPage.module.css';

export const CodesPage = ({ view }: { view: CodesPageView }) => (
  <AccountShell shell={view.shell} title={texts.codesTitle} intro={texts.codesIntro}>
    <div className={styles.form}>
      <ol className={styles.codes}>
        {view.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p>{texts.codesAdvice}</p>
      <div className="button-row">
        <LinkButton href={view.doneHref} variant="main">
          {texts.codesDone}
        </LinkButton>
        <CopyButton text={view.codes.join('\n')}>{texts.codesCopy}</CopyButton>
      </div>
    </div>
  </AccountShell>
);
