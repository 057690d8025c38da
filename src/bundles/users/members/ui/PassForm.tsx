// Draws a running pass, given by administrators.
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import * as texts from '../texts.ts';
import styles from './MemberPage.module.css';

interface PassFormProps {
  action: string;
  until: string;
  error: string | undefined;
}

export const PassForm = ({ action, until, error }: PassFormProps) => (
  <section aria-labelledby="zugang">
    <SectionHead title={texts.passHeading} id="zugang" />
    <form method="post" action={action} className={styles.form}>
      <Field
        name="passUntil"
        type="date"
        label={texts.passLabel}
        help={texts.passHelp}
        error={error}
        defaultValue={until}
      />
      <div>
        <Button type="submit">{texts.passButton}</Button>
      </div>
    </form>
  </section>
);
