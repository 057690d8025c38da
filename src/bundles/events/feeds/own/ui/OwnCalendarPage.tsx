// Draws the secret address of one's own calendar: how it gets into a program, and how it ends.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button } from '#design/Button.tsx';
import { Time } from '#design/Time.tsx';
import { Ways } from '../../ui/Ways.tsx';
import * as texts from '../texts.ts';
import type { OwnCalendarView } from '../views.ts';
import styles from './OwnCalendarPage.module.css';

export const OwnCalendarPage = ({ view }: { view: OwnCalendarView }) => (
  <AccountShell shell={view.shell} title={texts.title} intro={texts.intro}>
    <div className={styles.parts}>
      <p>{texts.secretHelp}</p>
      {view.ways && <Ways of={view.ways} />}
      {view.since ? <Address view={view} since={view.since} /> : <p>{texts.noneYet}</p>}
      {!view.since && view.renewAction && <Send action={view.renewAction} name={texts.create} isMain />}
    </div>
  </AccountShell>
);

const Address = ({
  view,
  since,
}: {
  view: OwnCalendarView;
  since: NonNullable<OwnCalendarView['since']>;
}) => (
  <>
    <p className="note">
      {texts.since} <Time of={since} />.
    </p>
    {!view.ways && <p>{texts.unreadable}</p>}
    <div className="button-row">
      {view.renewAction && <Send action={view.renewAction} name={texts.renew} />}
      <Send action={view.removeAction} name={texts.remove} />
    </div>
    <p className="note">{texts.renewHelp}</p>
  </>
);

const Send = ({ action, name, isMain }: { action: string; name: string; isMain?: boolean }) => (
  <form method="post" action={action}>
    <Button type="submit" variant={isMain ? 'main' : 'quiet'}>
      {name}
    </Button>
  </form>
);
