// What a guest's link leads to: the registration as it stands, to be confirmed or cancelled.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import * as texts from '../texts.ts';
import type { GuestPageView } from '../views.ts';
import styles from './RegistrationPage.module.css';

export const GuestPage = ({ view }: { view: GuestPageView }) => (
  <div className={`page ${styles.page}`}>
    <header>
      <p className="note">{texts.guestTitle}</p>
      <h1>{view.title ?? texts.eventGone}</h1>
      <p>{view.when}</p>
    </header>
    {view.off && <Callout title={view.off}>{null}</Callout>}
    <Facts>
      <Fact name={texts.columns.state}>{view.stateText}</Fact>
      <Fact name={texts.seatsLabel}>{view.seats}</Fact>
      {view.answer && <Fact name={texts.answerLabel}>{view.answer}</Fact>}
    </Facts>
    {view.reason && <p>{texts.removedBecause(view.reason)}</p>}
    {view.confirmAction && (
      <form method="post" action={view.confirmAction} className={styles.form}>
        <p>{texts.confirmQuestion}</p>
        <div>
          <Button type="submit" variant="main">
            {texts.confirm}
          </Button>
        </div>
      </form>
    )}
    {view.cancelAction && (
      <form method="post" action={view.cancelAction} className={styles.cancel}>
        <Button type="submit">{texts.cancel}</Button>
        <p className="note">{texts.cancelHelp}</p>
      </form>
    )}
    {view.href && (
      <p>
        <a href={view.href}>{texts.back}</a>
      </p>
    )}
  </div>
);
