// Draws one group of settings as a form, with what is wrong beside each field.
import { Button } from '#design/Button.tsx';
import { ErrorSummary } from '#design/ErrorSummary.tsx';
import { Choice, Field, FieldError, fieldIdOf } from '#design/Field.tsx';
import { SectionHead } from '#design/SectionHead.tsx';
import { SEEN } from '../constants.ts';
import * as texts from '../texts.ts';
import type { FieldView, GroupView } from '../views.ts';
import styles from './SettingsPage.module.css';

/** A field for several lines has so many. */
const ROWS = 5;

export const SettingsForm = ({ view: { group, name, action, fields, errors } }: { view: GroupView }) => (
  <section aria-labelledby={group}>
    <SectionHead title={name} id={group} />
    <form method="post" action={action} className={styles.form} noValidate>
      <ErrorSummary
        errors={errors}
        labels={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
      />
      {fields.map(({ name, seen }) => (
        <input key={name} type="hidden" name={SEEN + name} value={seen} />
      ))}
      {fields.map((field) => (
        <Setting key={field.name} field={field} error={errors[field.name]} />
      ))}
      <div>
        <Button type="submit">{texts.save}</Button>
      </div>
    </form>
  </section>
);

const Setting = ({ field, error }: { field: FieldView; error: string | undefined }) => {
  const { kind, name, label, hint, value, min, max, maxLength, isRequired, options = [] } = field;
  const own = { name, label, help: hint, error, defaultValue: value };
  if (kind === 'switch') return <Switch field={field} error={error} />;
  if (kind === 'choice') return <Field {...own} options={options} />;
  if (kind === 'number')
    return <Field {...own} type="number" inputMode="numeric" min={min} max={max} required />;
  if (kind === 'lines') return <Field {...own} rows={ROWS} maxLength={maxLength} />;
  return <Field {...own} maxLength={maxLength} required={isRequired} />;
};

const Switch = ({
  field: { name, label, hint, value },
  error,
}: {
  field: FieldView;
  error: string | undefined;
}) => {
  const errorId = `${fieldIdOf(name)}-hint`;
  return (
    <div>
      <Choice
        id={fieldIdOf(name)}
        name={name}
        value="1"
        defaultChecked={value !== ''}
        aria-describedby={error ? errorId : undefined}
        label={
          <span className={styles.switch}>
            {label}
            {hint && <span className="note">{hint}</span>}
          </span>
        }
      />
      {error && (
        <div id={errorId}>
          <FieldError text={error} />
        </div>
      )}
    </div>
  );
};
