// Searches for pieces of ours: the field keeps the focus, arrow keys go through what was found, Enter takes it.
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '#design/Button.tsx';
import { Field } from '#design/Field.tsx';
import { MAX_SEARCH_LENGTH } from '../../constants.ts';
import * as texts from '../../texts.ts';
import type { FoundPieceView } from '../../views.ts';
import { useFirstFocus } from './dialog-props.ts';
import { FoundPieces, optionIdOf } from './FoundPieces.tsx';
import { usePieceSearch } from './use-piece-search.ts';
import type { Found } from './use-piece-search.ts';

interface PieceSearchProps {
  readonly begin: string;
  readonly onFound: (piece: FoundPieceView) => void;
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- neither <datalist> nor <select> can show pictures beside a text field */
export const PieceSearch = ({ begin, onFound }: PieceSearchProps) => {
  const id = useId();
  const first = useFirstFocus();
  const [question, setQuestion] = useState(begin);
  const { found, retry } = usePieceSearch(question);
  const pieces = typeof found === 'string' ? [] : found;
  const [active, setActive] = useActive(id);
  const goBy = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    // Enter would send the dialog's form.
    event.preventDefault();
    const piece = pieces[active];
    if (step !== undefined) setActive((active + step + pieces.length) % Math.max(1, pieces.length));
    else if (piece) onFound(piece);
  };
  return (
    <>
      <Field
        ref={first}
        name="q"
        id={`${id}-field`}
        label={texts.searchLabel}
        help={texts.searchHelp}
        value={question}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-expanded={pieces.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={pieces.length > 0 ? optionIdOf(id, active) : undefined}
        onChange={(event) => {
          setQuestion(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={goBy}
      />
      <output className="note">{statusOf(found)}</output>
      {(found === 'failed' || found === 'signed-out') && (
        <div>
          <Button isSmall onClick={retry}>
            {texts.searchAgain}
          </Button>
        </div>
      )}
      <FoundPieces id={id} pieces={pieces} active={active} onPick={onFound} />
    </>
  );
};

/** Holds which of the pieces Enter would take; it is scrolled into sight. */
const useActive = (id: string) => {
  const [active, setActive] = useState(0);
  // The effect is a block and returns nothing, since in newer browsers the call returns a promise.
  useEffect(() => {
    void document.getElementById(optionIdOf(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return [active, setActive] as const;
};

const statusOf = (found: Found): string => {
  if (found === 'begin') return texts.searchBegin;
  if (found === 'searching') return texts.searching;
  if (found === 'failed') return texts.searchFailed;
  if (found === 'signed-out') return texts.signedOut;
  return found.length === 0 ? texts.nothingFound : texts.foundPieces(found.length);
};
