// Draws the secret address of one's own feed: how it gets into a program, and how it ends.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { Time } from '#design/Time.tsx';
import * as texts from '../texts.ts';
import type { OwnFeedView } from '../views.ts';
import styles from './OwnFeedPage.module.css';

export const OwnFeedPage = ({ view }: { view: OwnFeedView }) => (
  <AccountShell shell={view.shell} title={texts.title} intro={texts.intro}>
    <div className={styles.parts}>
      <p>{texts.whole[view.whole ?? 'none']}</p>
      <p>{texts.secretHelp}</p>
      {view.addresses?.map(({ form, address }) => (
        <Field key={form} name={form} label={texts.addressIn(form)} defaultValue={address} readOnly />
      ))}
      {view.since ? <Address view={view} since={view.since} /> : <p>{texts.noneYet}</p>}
      {!view.since && view.renewAction && <Send action={view.renewAction} name={texts.create} isMain />}
    </div>
  </AccountShell>
);

const Address = ({ view, since }: { view: OwnFeedView; since: NonNullable<OwnFeedView['since']> }) => (
  <>
    <p className="note">
      {texts.since} <Time of={since} />.
    </p>
    {!view.addresses && <p>{texts.unreadable}</p>}
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
