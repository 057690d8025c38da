// Asks what somebody wants of another member: to read them, to mute or to block them.
import { AccountShell } from '#design/AccountShell.tsx';
import { Button, LinkButton } from '#design/Button.tsx';
import { Choice, FieldError } from '#design/Field.tsx';
import { BOUNDARY_CHOICES } from '../constants.ts';
import * as texts from '../texts.ts';
import type { BoundaryPageView } from '../views.ts';
import styles from './Boundaries.module.css';

export const BoundaryPage = ({ view }: { view: BoundaryPageView }) => (
  <AccountShell shell={view.shell} title={texts.pageTitle(view.name)} intro={texts.pageIntro(view.name)}>
    <form method="post" action={view.action} className={styles.form}>
      <fieldset className={styles.choices}>
        <legend>{texts.legend}</legend>
        {view.error && <FieldError text={view.error} />}
        {BOUNDARY_CHOICES.map((choice) => (
          <Choice
            key={choice}
            type="radio"
            name="choice"
            value={choice}
            label={
              <span>
                {texts.choices[choice].label}
                <span className={`note ${styles.explained}`}>{texts.choices[choice].note}</span>
              </span>
            }
            defaultChecked={choice === view.choice}
          />
        ))}
      </fieldset>
      <div className="button-row">
        <Button type="submit" variant="main">
          {texts.save}
        </Button>
        <LinkButton href={view.backHref} variant="plain">
          {texts.leaveAsItIs}
        </LinkButton>
      </div>
    </form>
  </AccountShell>
);
