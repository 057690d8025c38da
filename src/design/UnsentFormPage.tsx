// Shows a form sent by somebody whose session is over: everything typed waits here while they sign in beside it, and is sent
// again by one press.
import { Button, LinkButton } from './Button.tsx';
import { Field } from './Field.tsx';
import styles from './UnsentFormPage.module.css';
import * as texts from './texts.ts';

export interface UnsentFormView {
  action: string;
  fields: readonly { name: string; value: string }[];
  signInHref: string;
}

/** A field so long was written, not chosen. */
const WRITTEN_FROM = 40;

export const UnsentFormPage = ({ view }: { view: UnsentFormView }) => (
  <div className={`page ${styles.unsent}`}>
    <h1>{texts.unsentFormTitle}</h1>
    <p className={styles.text}>{texts.unsentFormText}</p>
    <p>
      <LinkButton href={view.signInHref} target="_blank" variant="main">
        {texts.unsentFormSignIn}
      </LinkButton>
    </p>
    <form method="post" action={view.action}>
      {view.fields.map(({ name, value }) =>
        value.length < WRITTEN_FROM ? (
          <input key={name} type="hidden" name={name} value={value} />
        ) : (
          <Field key={name} name={name} label={texts.unsentFormField} rows={6} defaultValue={value} />
        ),
      )}
      <Button type="submit">{texts.unsentFormSend}</Button>
    </form>
  </div>
);
