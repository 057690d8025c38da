// The terms that are new since the reader's last visit, with what changes on top and the question at the end.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import * as texts from '../texts.ts';
import type { AgreePageView } from '../views.ts';
import styles from './AgreePage.module.css';
import { TermsText } from './TermsText.tsx';

export const AgreePage = ({ view }: { view: AgreePageView }) => (
  <div className={`page ${styles.agree}`}>
    <header>
      <h1>{texts.agreeHeading}</h1>
      <p>{texts.agreeIntro}</p>
    </header>
    <ErrorSummary error={view.error} />
    {view.changes.length > 0 && (
      <Callout title={texts.changesHeading} tone="straw">
        {view.changes.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </Callout>
    )}
    <section aria-label={view.title}>
      <p className="note">{view.versionLine}</p>
      <TermsText blocks={view.blocks} />
    </section>
    <footer>
      <form method="post" action={view.action}>
        <input type="hidden" name="version" value={view.version} />
        {view.next && <input type="hidden" name="next" value={view.next} />}
        <Button type="submit" variant="main">
          {texts.agreeButton}
        </Button>
      </form>
      <p>{texts.notNow}</p>
      <div className="button-row">
        <form method="post" action={view.signOutAction}>
          <Button type="submit" variant="quiet" isSmall>
            {texts.signOut}
          </Button>
        </form>
        <a href={view.privacyHref}>{texts.toPrivacy}</a>
      </div>
    </footer>
  </div>
);
