// Draws a field with suggestions below it, by the pattern of ARIA: arrows choose, Enter takes, Escape closes.
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
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
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly placeholder?: string | undefined;
  readonly isInvalid?: boolean;
  readonly isNeeded?: boolean;
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
  onFocus,
  onBlur,
  ...rest
}: ComboboxProps) => {
  const listId = useId();
  const { at, chosen, isOpen, open, close, choose, take, press } = useChoosing(listId, suggestions, onTake);
  const whole = useWholeSelected();
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
        aria-required={rest.isNeeded || undefined}
        placeholder={rest.placeholder}
        value={words}
        onChange={({ currentTarget }) => {
          whole.typed();
          choose(-1);
          onWords(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (!isComposing(event) && (press(event.key) || onKey?.(event))) event.preventDefault();
        }}
        onMouseUp={whole.released}
        onClick={({ currentTarget }) => {
          open();
          whole.clicked(currentTarget);
        }}
        onFocus={({ currentTarget }) => {
          open();
          whole.focused(currentTarget);
          onFocus?.();
        }}
        onBlur={() => {
          close();
          onBlur?.();
        }}
      />
      <div id={listId} role="listbox" aria-labelledby={`${fieldIdOf(name)}-label`} hidden={!isOpen}>
        {isOpen && <Options listId={listId} suggestions={suggestions} at={at} onTake={take} />}
      </div>
    </div>
  );
};

/** Whoever composes a word, as in Japanese, chooses it by the same keys. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean => nativeEvent.isComposing;

/** Returns which suggestion the arrow keys lead to, -1 for none, and whether the list is open. */
const useChoosing = (listId: string, suggestions: readonly Suggestion[], onTake: (key: string) => void) => {
  const [at, setAt] = useState(-1);
  const [isClosed, setClosed] = useState(false);
  const isOpen = !isClosed && suggestions.length > 0;
  // What the arrow keys lead to comes into sight. This is in a block, since newer browsers answer with a promise.
  useEffect(() => {
    void document.getElementById(`${listId}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, at]);
  const chosen = isOpen ? suggestions[at] : undefined;
  const open = () => setClosed(false);
  const close = () => setClosed(true);
  const choose = (place: number) => {
    open();
    setAt(place);
  };
  const take = (key: string) => {
    setAt(-1);
    close();
    onTake(key);
  };
  const step = (by: number) =>
    choose((at + by + suggestions.length + (at < 0 && by < 0 ? 1 : 0)) % Math.max(1, suggestions.length));
  /** Returns true for a key that did something here. */
  const press = (key: string): boolean => {
    const deeds: Record<string, (() => void) | undefined> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Escape: isOpen ? close : undefined,
      Enter: chosen && (() => take(chosen.key)),
    };
    const deed = deeds[key];
    deed?.();
    return deed !== undefined;
  };
  return { at, chosen, isOpen, open, close, choose, take, press };
};

/** Whoever comes to the field has all of it selected: what is typed takes the place of what was chosen. */
const useWholeSelected = () => {
  /** It has the focus, and nothing was done in it yet. */
  const isFresh = useRef(false);
  return {
    focused: (field: HTMLInputElement) => {
      field.select();
      isFresh.current = true;
    },
    released: (event: MouseEvent) => {
      // WebKit would set the caret once more, after the click.
      if (isFresh.current) event.preventDefault();
    },
    clicked: (field: HTMLInputElement) => {
      // Pointers set the caret only after the field has the focus.
      if (isFresh.current) field.select();
      isFresh.current = false;
    },
    typed: () => {
      isFresh.current = false;
    },
  };
};

interface OptionsProps {
  readonly listId: string;
  readonly suggestions: readonly Suggestion[];
  readonly at: number;
  readonly onTake: (key: string) => void;
}

const Options = ({ listId, suggestions, at, onTake }: OptionsProps) =>
  suggestions.map((one, index) => (
    <div
      key={one.key}
      id={`${listId}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={index === at}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onTake(one.key)}
    >
      {one.name} {one.note && <span>{one.note}</span>}
    </div>
  ));
