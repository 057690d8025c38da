// Draws the page of the mail server: which one, by which name, and a mail to try it.
import { Button } from '#design/Button.tsx';
import { Callout } from '#design/Callout.tsx';
import { DeskContent } from '#design/DeskContent.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Field } from '#design/Field.tsx';
import type { SetupField } from '#kernel/setup-steps.ts';
import * as texts from '../texts.ts';
import type { ServerPageView } from '../views.ts';
import styles from './ServerPage.module.css';

export const ServerPage = ({ view }: { view: ServerPageView }) => {
  const { outbox, action, note, fields, errors, refusal, seen, canForget, canTakeBack } = view;
  return (
    <DeskContent title={texts.title} intro={texts.intro} actions={<a href={outbox.href}>{outbox.name}</a>}>
      {note && (
        <Callout title={texts.title} tone="straw">
          <p>{note}</p>
        </Callout>
      )}
      <form method="post" action={action} className={styles.form} noValidate>
        <input type="hidden" name="seen" value={seen} />
        <ErrorSummary
          error={refusal}
          errors={errors}
          labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
        />
        {fields.map((field) => (
          <ServerField key={field.name} field={field} error={errors[field.name]} />
        ))}
        <div className="button-row">
          <Button type="submit" variant="main">
            {texts.save}
          </Button>
          <Button type="submit" name="act" value="test" variant="quiet">
            {texts.saveAndTest}
          </Button>
          {canTakeBack && (
            <Button type="submit" name="act" value="take-back" variant="plain">
              {texts.takeBack}
            </Button>
          )}
          {canForget && (
            <Button type="submit" name="act" value="forget" variant="plain">
              {texts.forget}
            </Button>
          )}
        </div>
      </form>
    </DeskContent>
  );
};

const ServerField = ({ field, error }: { field: SetupField; error: string | undefined }) => {
  const { kind, name, label, help, value } = field;
  const own = { name, label, help, error, defaultValue: value };
  if (kind === 'select') return <Field {...own} options={field.options} />;
  if (kind === 'text' || kind === 'email' || kind === 'password') {
    const { maxLength, autoComplete, isOptional } = field;
    return (
      <Field {...own} type={kind} maxLength={maxLength} autoComplete={autoComplete} required={!isOptional} />
    );
  }
  return null;
};
