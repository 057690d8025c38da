// Asks for the address of what somebody wants to tell of.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import type { BeginView } from '../views.ts';
import styles from '../../ui/Moderation.module.css';

export const BeginPage = ({ view: { action, address, error } }: { view: BeginView }) => (
  <div className={`page ${styles.page}`}>
    <header className={styles.head}>
      <h1>{texts.beginTitle}</h1>
      <p>{texts.beginIntro}</p>
    </header>
    <form method="get" action={action} className={styles.form}>
      <Field
        name="adresse"
        label={texts.beginLabel}
        help={texts.beginHelp}
        error={error}
        defaultValue={address}
        inputMode="url"
        required
      />
      <div>
        <Button type="submit" variant="main">
          {texts.beginButton}
        </Button>
      </div>
    </form>
  </div>
);
