// Shows what is new since the reader's last visit and is to be agreed to, each with what changes on top; the question at the
// end.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import type { TermsBlock } from '../rules.ts';
import * as texts from '../texts.ts';
import type { AgreePageView, AgreeTermsView, DemandView } from '../views.ts';
import styles from './AgreePage.module.css';
import { TermsText } from './TermsText.tsx';

export const AgreePage = ({ view }: { view: AgreePageView }) => (
  <div className={`page ${styles.agree}`}>
    <header>
      <h1>{view.heading}</h1>
      <p>{view.intro}</p>
    </header>
    <ErrorSummary error={view.error} />
    {view.terms && <Terms terms={view.terms} isAlone={view.pages.length === 0} />}
    {view.pages.map((page) => (
      <Demanded key={page.key} page={page} next={view.next} />
    ))}
    <footer>
      <form method="post" action={view.action}>
        {view.terms && <input type="hidden" name="version" value={view.terms.version} />}
        {view.documents && <input type="hidden" name="documents" value={view.documents} />}
        {view.next && <input type="hidden" name="next" value={view.next} />}
        <Button type="submit" variant="main">
          {view.button}
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

const Changes = ({ changes }: { changes: readonly TermsBlock[] }) =>
  changes.length > 0 && (
    <Callout title={texts.changesHeading} tone="straw">
      {changes.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
    </Callout>
  );

const Terms = ({ terms, isAlone }: { terms: AgreeTermsView; isAlone: boolean }) => (
  <section aria-label={terms.title} className={styles.document}>
    {!isAlone && <h2>{terms.title}</h2>}
    <Changes changes={terms.changes} />
    <p className="note">{terms.versionLine}</p>
    <TermsText blocks={terms.blocks} />
  </section>
);

const Demanded = ({
  page: { key, title, versionLine, changes, element, release },
  next,
}: {
  page: DemandView;
  next: string | null;
}) => (
  <section aria-labelledby={idOf(key)} className={styles.document}>
    <h2 id={idOf(key)}>{title}</h2>
    <Changes changes={changes} />
    <p className="note">{versionLine}</p>
    <div>{element}</div>
    {release && (
      <form method="post" action={release.action} className={styles.release}>
        {next && <input type="hidden" name="next" value={next} />}
        <p className="note">
          <b>{texts.forAdministrators}:</b> {release.note}
        </p>
        <div className="button-row">
          {release.acts.map(({ value, name }) => (
            <Button key={value} type="submit" name="act" value={value} variant="quiet" isSmall>
              {name}
            </Button>
          ))}
        </div>
      </form>
    )}
  </section>
);

const idOf = (key: string) => `zustimmen-${key.replace(':', '-')}`;
