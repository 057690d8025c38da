// Draws one mail: to whom, how far it is, its words with links that can be followed, and how it looks.
import { DeskContent } from '#design/DeskContent.tsx';
import { Button } from '#design/Button.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { Time } from '#design/Time.tsx';
import type { TextPart } from '../rules.ts';
import * as texts from '../texts.ts';
import type { MailPageView } from '../views.ts';
import styles from './MailPage.module.css';
import { MailStateMark } from './MailStateMark.tsx';

export const MailPage = ({ view }: { view: MailPageView }) => (
  <DeskContent title={view.subject} intro={<a href={view.outboxHref}>{texts.backToOutbox}</a>}>
    <MailFacts view={view} />
    {view.resendAction && (
      <form method="post" action={view.resendAction} className={styles.resend}>
        <Button type="submit" variant="main">
          {texts.resendButton}
        </Button>
      </form>
    )}
    <section className="section">
      <SectionHead title={texts.textHeading} />
      {view.text.length > 0 ? <MailText parts={view.text} /> : <p className="note">{texts.textGone}</p>}
    </section>
    {view.html && (
      <section className="section">
        <SectionHead title={texts.lookHeading} />
        {/* Nothing in it runs, opens or is sent. */}
        <iframe className={styles.look} title={texts.lookHeading} sandbox="" srcDoc={view.html} />
      </section>
    )}
  </DeskContent>
);

const MailFacts = ({ view }: { view: MailPageView }) => (
  <Facts>
    <Fact name={texts.recipientLabel}>{view.recipient}</Fact>
    <Fact name={texts.stateLabel}>
      <p>
        <MailStateMark state={view.state} name={view.stateName} />
      </p>
    </Fact>
    <Fact name={texts.createdLabel}>
      <Time of={view.createdAt} />
    </Fact>
    {view.sentAt && (
      <Fact name={texts.sentLabel}>
        <Time of={view.sentAt} />
      </Fact>
    )}
    {view.attempts !== '0' && <Fact name={texts.attemptsLabel}>{view.attempts}</Fact>}
    {view.error && <Fact name={texts.errorLabel}>{view.error}</Fact>}
  </Facts>
);

const MailText = ({ parts }: { parts: readonly TextPart[] }) => (
  <p className={styles.text}>
    {parts.map(({ text, href }, at) =>
      href ? (
        // oxlint-disable-next-line react/no-array-index-key -- drawn once; a link may stand there twice
        <a key={at} href={href} rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </p>
);
