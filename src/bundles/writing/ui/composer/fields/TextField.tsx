// Words that grow with what is typed: a headline, a lead, a line. What is typed before the page is alive is taken over.
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '#design/Icon.tsx';
import { fieldIdOf } from '#design/Field.tsx';
import * as texts from '../texts.ts';
import styles from './Fields.module.css';

interface TextFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly max: number;
  readonly look?: 'title' | 'lead' | 'line';
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly inputMode?: 'url';
}

export const TextField = ({ name, label, value, onChange, max, look = 'line', ...rest }: TextFieldProps) => {
  const { placeholder, hint, error, inputMode } = rest;
  const area = useRef<HTMLTextAreaElement>(null);
  useTypedBefore(area, value, onChange);
  useGrowing(area);
  const id = fieldIdOf(name);
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={area}
        id={id}
        name={name}
        className={styles[look]}
        rows={look === 'lead' ? 3 : 1}
        value={value}
        placeholder={placeholder}
        inputMode={inputMode}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
      />
      <div id={`${id}-hint`} className={styles.hint}>
        <FieldError text={error} />
        {hint && <span>{hint}</span>}
        {max - value.length < max * SHOWN_FROM && (
          <span className={value.length > max ? styles.over : styles.count}>
            {texts.counter(value.length, max)}
          </span>
        )}
      </div>
    </div>
  );
};

export const FieldError = ({ text }: { text: string | undefined }) =>
  text ? (
    <p className={styles.error} role="alert">
      <Icon name="warning" />
      {text}
    </p>
  ) : null;

/** The counter appears when the last half is reached. */
const SHOWN_FROM = 0.5;

/** On a slow phone somebody types before the script has come; the browser keeps it in the field. */
const useTypedBefore = (
  area: React.RefObject<HTMLTextAreaElement | null>,
  value: string,
  onChange: (value: string) => void,
) => {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const typed = area.current?.value ?? value;
    if (isFirst.current && typed !== value) onChange(typed);
    isFirst.current = false;
  });
};

/** For browsers that don't let fields grow by themselves. */
const useGrowing = (area: React.RefObject<HTMLTextAreaElement | null>) => {
  useLayoutEffect(() => {
    if (area.current && !globalThis.CSS?.supports?.('field-sizing', 'content')) grow(area.current);
  });
};

const grow = ({ style, scrollHeight }: HTMLTextAreaElement) => {
  style.height = 'auto';
  style.height = `${scrollHeight + 2}px`;
};
