// Shows where one is signed in, the device in one's hands first.
import { Button } from '#design/Button.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { RelativeTime, Time } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { SessionView } from '../views.ts';
import { Row, Rows } from './Row.tsx';
import styles from './SecurityPage.module.css';

interface SessionsProps {
  sessions: readonly SessionView[];
  endOthersAction: string | null;
}

export const Sessions = ({ sessions, endOthersAction }: SessionsProps) => (
  <section aria-labelledby="geraete">
    <SectionHead title={texts.sessionsHeading} id="geraete" />
    <p className={styles.lead}>{texts.sessionsNote}</p>
    <Rows>
      {sessions.map((session) => (
        <Session key={session.id} session={session} />
      ))}
    </Rows>
    {endOthersAction && (
      <form method="post" action={endOthersAction} className={styles.below}>
        <Button type="submit">{texts.endOthers}</Button>
      </form>
    )}
  </section>
);

const Session = ({ session }: { session: SessionView }) => (
  <Row
    title={session.device}
    mark={session.isCurrent ? texts.sessionCurrent : null}
    action={
      <form method="post" action={session.endAction}>
        <Button type="submit" isSmall aria-label={texts.sessionEndLabel(session.device)}>
          {texts.sessionEnd}
        </Button>
      </form>
    }
  >
    <p className="note">
      {texts.sessionSince}
      <Time of={session.since} />, {texts.sessionSeen}
      <RelativeTime of={session.seen} />
    </p>
  </Row>
);
