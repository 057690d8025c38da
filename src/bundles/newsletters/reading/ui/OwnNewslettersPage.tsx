// Shows what a member gets as a mail, to be ticked.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import * as texts from '../../texts.ts';
import type { OwnNewslettersView } from '../../views.ts';
import styles from './Newsletters.module.css';
import { OfferChoice } from './OfferChoice.tsx';

export const OwnNewslettersPage = ({ view: { shell, action, offers } }: { view: OwnNewslettersView }) => (
  <AccountShell shell={shell} title={texts.title} intro={texts.ownIntro}>
    {offers.length === 0 ? (
      <Empty title={texts.noneTitle} text={texts.noneText} />
    ) : (
      <form method="post" action={action} className={styles.form}>
        <fieldset className={styles.choose}>
          <legend>{texts.chooseLegend}</legend>
          {offers.map((offer) => (
            <OfferChoice key={offer.id} offer={offer} />
          ))}
        </fieldset>
        <div>
          <Button type="submit" variant="main">
            {texts.ownSave}
          </Button>
        </div>
      </form>
    )}
  </AccountShell>
);
