// Draws a field that grows with what is typed: a headline, a lead, a line. What is typed before the page is alive is taken
// over.
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Icon } from '#design/Icon.tsx';
import { fieldIdOf } from '#design/Field.tsx';
import { typesetField, wholeAddress } from '#bundles/rich-text/ui/public.ts';
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
  /** Words of an address stay as they are typed, and become whole when the field is left. */
  readonly isAddress?: boolean;
  /** Nothing comes out without it. */
  readonly isNeeded?: boolean;
}

export const TextField = ({ name, label, value, onChange, max, look = 'line', ...rest }: TextFieldProps) => {
  const { placeholder, hint, error, isAddress = false, isNeeded = false } = rest;
  const area = useRef<HTMLTextAreaElement>(null);
  useTypedBefore(area, value, onChange);
  useGrowing(area, value);
  useTypesetting(area, !isAddress);
  const id = fieldIdOf(name);
  return (
    <div className={styles.field} data-field={name}>
      <label htmlFor={id} data-mark={isNeeded ? texts.needed : undefined}>
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        name={name}
        className={styles[look]}
        rows={look === 'lead' ? 3 : 1}
        value={value}
        placeholder={placeholder}
        inputMode={isAddress ? 'url' : undefined}
        aria-required={isNeeded || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
        onBlur={() => {
          if (isAddress && wholeAddress(value) !== value) onChange(wholeAddress(value));
        }}
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

const useTypesetting = (area: React.RefObject<HTMLTextAreaElement | null>, isWanted: boolean) => {
  useEffect(() => {
    const end = new AbortController();
    if (isWanted && area.current) typesetField(area.current, end.signal);
    return () => end.abort();
  }, [area, isWanted]);
};

/**
 * Lets a field grow in browsers that don't do so by themselves: it is as high as what stands in it, also when that becomes
 * less.
 */
const useGrowing = (area: React.RefObject<HTMLTextAreaElement | null>, value: string) => {
  useLayoutEffect(() => {
    const field = area.current;
    if (!field || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    const fit = () => fitHeight(field);
    fit();
    addEventListener('resize', fit);
    return () => removeEventListener('resize', fit);
  }, [area, value]); // oxlint-disable-line react/exhaustive-effect-dependencies -- each word may need another line
};

/**
 * Measures from nothing: what WebKit tells of a field with a height of its own is never less than that, and without the room
 * below the words, which it leaves out where these are a placeholder.
 */
const fitHeight = (field: HTMLTextAreaElement) => {
  const { style } = field;
  const below = Number.parseFloat(getComputedStyle(field).paddingBlockEnd) || 0;
  Object.assign(style, { minHeight: '0', height: '0', paddingBlockEnd: '0' });
  const height = field.scrollHeight + below + field.offsetHeight - field.clientHeight;
  Object.assign(style, { minHeight: '', height: `${height}px`, paddingBlockEnd: '' });
};
