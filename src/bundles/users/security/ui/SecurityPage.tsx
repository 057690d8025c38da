// Shows how one signs in: with what, whether a second factor is asked for, and where one is signed in.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button, LinkButton } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import type { SecurityPageView } from '../views.ts';
import { Factors } from './Factors.tsx';
import { Row, Rows } from './Row.tsx';
import styles from './SecurityPage.module.css';
import { Sessions } from './Sessions.tsx';

export const SecurityPage = ({ view }: { view: SecurityPageView }) => (
  <AccountShell shell={view.shell} title={texts.securityTitle} intro={texts.securityIntro}>
    <div className={styles.security}>
      {view.unconfirmed && (
        <Callout title={texts.unconfirmedTitle} tone="straw">
          <p>{texts.unconfirmedText(view.email)}</p>
          <form method="post" action={view.unconfirmed.action} className={styles.below}>
            <Button type="submit">{texts.resendButton}</Button>
          </form>
        </Callout>
      )}
      <Account view={view} />
      <Factors view={view.factors} />
      <Sessions sessions={view.sessions} endOthersAction={view.endOthersAction} />
    </div>
  </AccountShell>
);

const Account = ({ view }: { view: SecurityPageView }) => (
  <section aria-labelledby="zugangsdaten">
    <SectionHead title={texts.accountHeading} id="zugangsdaten" />
    <Rows>
      <Row title={texts.loginFact}>
        <p>{view.login}</p>
      </Row>
      <Row
        title={texts.emailFact}
        action={
          <LinkButton href={view.emailHref} isSmall aria-label={texts.changeEmail}>
            {texts.change}
          </LinkButton>
        }
      >
        <p>{view.email}</p>
      </Row>
      <Row
        title={texts.passwordFact}
        action={
          <LinkButton href={view.passwordHref} isSmall aria-label={texts.changePassword}>
            {texts.change}
          </LinkButton>
        }
      >
        <p className="note">{texts.passwordHidden}</p>
      </Row>
    </Rows>
  </section>
);
