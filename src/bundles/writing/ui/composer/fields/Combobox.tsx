// A field with suggestions below it, by the pattern of ARIA: arrows choose, Enter takes, Escape closes.
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { fieldIdOf } from '#design/Field.tsx';
import styles from './Fields.module.css';

export interface Suggestion {
  readonly key: string;
  readonly name: string;
  readonly note?: string;
}

interface ComboboxProps {
  readonly name: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly suggestions: readonly Suggestion[];
  readonly onTake: (key: string) => void;
  /** Keys that mean something to the caller; true when they did. */
  readonly onKey?: (event: KeyboardEvent<HTMLInputElement>) => boolean;
  readonly onBlur?: () => void;
  readonly placeholder?: string | undefined;
  readonly isInvalid?: boolean;
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events --
   keys are pressed in the field; neither <datalist> nor <select> can show a note beside a name */
export const Combobox = ({
  name,
  words,
  onWords,
  suggestions,
  onTake,
  onKey,
  onBlur,
  ...rest
}: ComboboxProps) => {
  const listId = useId();
  const [at, setAt] = useState(-1);
  const [isClosed, setClosed] = useState(false);
  const isOpen = !isClosed && suggestions.length > 0;
  // What the arrow keys lead to comes into sight. In a block: newer browsers answer with a promise.
  useEffect(() => {
    void document.getElementById(`${listId}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, at]);
  const chosen = isOpen ? suggestions[at] : undefined;
  const take = (key: string) => {
    setAt(-1);
    onTake(key);
  };
  const step = (by: number) => {
    setClosed(false);
    setAt((at + by + suggestions.length + (at < 0 && by < 0 ? 1 : 0)) % Math.max(1, suggestions.length));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const deeds: Record<string, (() => void) | undefined> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Escape: isOpen ? () => setClosed(true) : undefined,
      Enter: chosen && (() => take(chosen.key)),
    };
    const deed = deeds[event.key];
    if (deed) deed();
    if (deed || onKey?.(event)) event.preventDefault();
  };
  return (
    <div className={styles.combobox}>
      <input
        id={fieldIdOf(name)}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={chosen && `${listId}-${at}`}
        aria-describedby={`${fieldIdOf(name)}-hint`}
        aria-invalid={rest.isInvalid || undefined}
        placeholder={rest.placeholder}
        value={words}
        onChange={({ currentTarget }) => {
          setAt(-1);
          setClosed(false);
          onWords(currentTarget.value);
        }}
        onKeyDown={press}
        onBlur={() => {
          setClosed(true);
          onBlur?.();
        }}
      />
      <div id={listId} role="listbox" aria-labelledby={`${fieldIdOf(name)}-label`} hidden={!isOpen}>
        {isOpen &&
          suggestions.map((one, index) => (
            <div
              key={one.key}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(one.key)}
            >
              {one.name} {one.note && <span>{one.note}</span>}
            </div>
          ))}
      </div>
    </div>
  );
};
