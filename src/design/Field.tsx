// Form fields: the label above, help under it, the error beside the field it is about. `rows` makes it a text area.
import type { ComponentProps } from 'react';
import styles from './Field.module.css';

interface OwnProps {
  /** Also makes the id `f-{name}`, to which an ErrorSummary leads, unless `id` is given. */
  name: string;
  label: string;
  help?: string | undefined;
  error?: string | null | undefined;
}

type FieldProps = OwnProps &
  (
    | ({ rows?: never } & Omit<ComponentProps<'input'>, keyof OwnProps>)
    | ({ rows: number } & Omit<ComponentProps<'textarea'>, keyof OwnProps>)
  );

export const Field = ({ label, help, error, id, ...control }: FieldProps) => {
  const fieldId = id ?? fieldIdOf(control.name);
  const state = {
    id: fieldId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': help || error ? `${fieldId}-hint` : undefined,
  };
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label htmlFor={fieldId}>{label}</label>
      {control.rows === undefined ? <input {...control} {...state} /> : <textarea {...control} {...state} />}
      {(help || error) && (
        <div id={`${fieldId}-hint`}>
          {error && <p className={styles.error}>{error}</p>}
          {help && <p className="note">{help}</p>}
        </div>
      )}
    </div>
  );
};

export const fieldIdOf = (name: string): string => `f-${name}`;

/** One box to tick. */
export const Choice = ({ label, ...control }: ComponentProps<'input'> & { label: string }) => (
  <label className={styles.choice}>
    <input type="checkbox" {...control} />
    {label}
  </label>
);
