// Shows what a member gets as a mail, to be ticked.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button } from '#design/Button.tsx';
import { Empty } from '#design/Empty.tsx';
import * as texts from '../../texts.ts';
import type { OwnNewslettersView } from '../../views.ts';
import styles from './Newsletters.module.css';

export const OwnNewslettersPage = ({ view: { shell, action, offers } }: { view: OwnNewslettersView }) => (
  <AccountShell shell={shell} title={texts.title} intro={texts.ownIntro}>
    {offers.length === 0 ? (
      <Empty title={texts.noneTitle} text={texts.noneText} />
    ) : (
      <form method="post" action={action} className={styles.form}>
        <fieldset className={styles.choose}>
          <legend>{texts.chooseLegend}</legend>
          {offers.map(({ id, name, description, rhythm, isChosen, href, note }) => (
            <div key={id} className={styles.offer}>
              <input type="checkbox" id={`brief-${id}`} name="brief" value={id} defaultChecked={isChosen} />
              <div>
                <label htmlFor={`brief-${id}`}>{name}</label>
                <p>{description}</p>
                <p className="note">
                  {rhythm} · <a href={href}>{texts.readIssues}</a>
                </p>
                {note && <p className="note">{note}</p>}
              </div>
            </div>
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
