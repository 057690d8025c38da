// Draws form fields: the label above, help and what is typed of what fits under it, the error beside the field it is about.
// `rows` makes it a text area, `options` a list to choose from, `as={FileInput}` a chooser of files.
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';
import { lengthOf } from './texts.ts';

interface OwnProps {
  /** Also makes the id `f-{name}`, to which an ErrorSummary leads, unless `id` is given. */
  name: string;
  label: string;
  help?: string | undefined;
  error?: string | null | undefined;
  /** A quiet word behind the label, such as „nötig“; said to those who hear the page by `aria-required`. */
  mark?: string | undefined;
  /** Shows how much of `maxLength` is typed. */
  hasCounter?: boolean;
}

export interface OptionView {
  value: string;
  name: string;
  /** Stands above those that have the same, in a list to choose from. */
  group?: string;
}

type FieldProps = OwnProps &
  (
    | ({ rows?: never; options?: never; as?: ComponentType<ComponentProps<'input'>> } & Omit<
        ComponentProps<'input'>,
        keyof OwnProps
      >)
    | ({ rows: number; options?: never } & Omit<ComponentProps<'textarea'>, keyof OwnProps>)
    | ({ rows?: never; options: readonly OptionView[] } & Omit<ComponentProps<'select'>, keyof OwnProps>)
  );

export const Field = ({ label, help, error, mark, hasCounter, id, ...control }: FieldProps) => {
  const fieldId = id ?? fieldIdOf(control.name);
  const hintId = help || error || hasCounter ? `${fieldId}-hint` : undefined;
  const isOfTime = 'type' in control && TIMES.includes(control.type ?? '');
  const describedBy = [hintId, isOfTime && `${fieldId}-half`].filter(Boolean).join(' ') || undefined;
  const state = {
    id: fieldId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy,
    // This is for a page that comes back; a summary above it comes first.
    ...(error && { autoFocus: true }),
  };
  return (
    <div className={error ? `${styles.field} ${styles.wrong}` : styles.field}>
      <label htmlFor={fieldId} data-mark={mark}>
        {label}
      </label>
      {control.options ? (
        <Select {...control} {...state} />
      ) : control.rows === undefined ? (
        <Input {...control} {...state} />
      ) : (
        <textarea {...control} {...state} />
      )}
      {isOfTime && <half-typed id={`${fieldId}-half`} for={fieldId} class={styles.error} />}
      {hintId && (
        <div id={hintId} className={styles.hint}>
          {error && <FieldError text={error} />}
          {help && <p className="note">{help}</p>}
          {hasCounter && 'maxLength' in control && (
            <Counter of={fieldId} text={control.defaultValue} maxLength={control.maxLength} />
          )}
        </div>
      )}
    </div>
  );
};

/** The types of which a browser takes what is half typed for nothing at all. */
const TIMES = ['date', 'time', 'datetime-local'];

export const fieldIdOf = (name: string): string => `f-${name}`;

/** Draws one box to tick. */
export const Choice = ({ label, ...control }: ComponentProps<'input'> & { label: ReactNode }) => (
  <label className={styles.choice}>
    <input type="checkbox" {...control} />
    {label}
  </label>
);

interface ChoicesProps {
  name: string;
  legend: string;
  options: readonly OptionView[];
  /** The value chosen at first. */
  value?: string | undefined;
  error?: string | null | undefined;
}

/** Offers one of a few. An ErrorSummary leads to the first of them. */
export const Choices = ({ name, legend, options, value, error }: ChoicesProps) => (
  <fieldset className={styles.field} aria-describedby={error ? `${fieldIdOf(name)}-hint` : undefined}>
    <legend>{legend}</legend>
    {error && (
      <div id={`${fieldIdOf(name)}-hint`}>
        <FieldError text={error} />
      </div>
    )}
    <div>
      {options.map((option, at) => (
        <Choice
          key={option.value}
          type="radio"
          id={at === 0 ? fieldIdOf(name) : undefined}
          name={name}
          value={option.value}
          label={option.name}
          defaultChecked={option.value === value}
        />
      ))}
    </div>
  </fieldset>
);

type InputProps = ComponentProps<'input'> & { as?: ComponentType<ComponentProps<'input'>> };

const Input = ({ as: Drawn, ...control }: InputProps) =>
  Drawn ? <Drawn {...control} /> : <input {...control} />;

type SelectProps = ComponentProps<'select'> & { options: readonly OptionView[] };

const Select = ({ options, ...control }: SelectProps) => (
  <select {...control}>
    {[...new Set(options.map(({ group }) => group))].map((group) => {
      const drawn = options
        .filter((option) => option.group === group)
        .map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ));
      return group === undefined ? (
        drawn
      ) : (
        <optgroup key={group} label={group}>
          {drawn}
        </optgroup>
      );
    })}
  </select>
);

/** Draws the error beside what is no field of these, such as a single box; the control names its id as what describes it. */
export const FieldError = ({ text }: { text: string }) => (
  <p className={styles.error}>
    <Icon name="warning" />
    {text}
  </p>
);

interface CounterProps {
  of: string;
  text: ComponentProps<'input'>['defaultValue'];
  maxLength: number | undefined;
}

/** Counts while typing, so that hydration may find other words. */
const Counter = ({ of, text = '', maxLength = 0 }: CounterProps) => (
  <field-counter class={`note ${styles.count}`} for={of} suppressHydrationWarning>
    {lengthOf(String(text).length, maxLength)}
  </field-counter>
);
