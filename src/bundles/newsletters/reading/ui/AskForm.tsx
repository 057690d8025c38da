// Draws the form by which people without an account get newsletters: which ones, and where.
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field, FieldError } from '#design/Field.tsx';
import * as texts from '../../texts.ts';
import type { AskFormView } from '../../views.ts';
import styles from './Newsletters.module.css';
import { OfferChoice } from './OfferChoice.tsx';

export const AskForm = ({ form: { action, email, errors, offers } }: { form: AskFormView }) => (
  <form method="post" action={action} className={styles.form}>
    <ErrorSummary errors={errors} labels={{ email: texts.emailLabel, brief: texts.chooseLegend }} />
    {offers.length === 1 ? (
      <input type="hidden" name="brief" value={offers[0]!.id} />
    ) : (
      <fieldset className={styles.choose} id="f-brief">
        <legend>{texts.chooseLegend}</legend>
        {errors['brief'] && <FieldError text={errors['brief']} />}
        {offers.map((offer) => (
          <OfferChoice key={offer.id} offer={offer} />
        ))}
      </fieldset>
    )}
    <Field
      name="email"
      type="email"
      label={texts.emailLabel}
      help={texts.emailHelp}
      error={errors['email']}
      defaultValue={email}
      autoComplete="email"
      required
    />
    <div>
      <Button type="submit" variant="main">
        {texts.ask}
      </Button>
    </div>
    <p className="note">{texts.privacyNote}</p>
  </form>
);
