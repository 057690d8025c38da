// Draws what a guest's link leads to: the registration as it stands, to be confirmed or cancelled.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { Fact, Facts } from '#design/Facts.tsx';
import { DatePage } from '../../ui/DatePage.tsx';
import * as texts from '../texts.ts';
import type { GuestPageView } from '../views.ts';
import styles from './RegistrationPage.module.css';

export const GuestPage = ({ view }: { view: GuestPageView }) => (
  <DatePage
    heading={texts.guestTitle}
    title={view.title ?? texts.eventGone}
    when={view.when}
    backHref={view.href}
    backName={texts.back}
  >
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
  </DatePage>
);
