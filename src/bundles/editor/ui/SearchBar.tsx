// Finds words in the text and replaces them; the found ones are marked while the bar is there.
import { findNext, findPrev, replaceAll, replaceNext, SearchQuery, setSearchState } from 'prosemirror-search';
import type { Command, EditorState } from 'prosemirror-state';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '#design/Button.tsx';
import * as texts from '../texts.ts';
import styles from './VisualEditor.module.css';

interface SearchBarProps {
  state: EditorState;
  /** Does it and leaves the focus where it is. */
  apply: (command: Command) => void;
  onClose: () => void;
}

export const SearchBar = ({ state, apply, onClose }: SearchBarProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState('');
  const [instead, setInstead] = useState('');
  useEffect(() => {
    field.current?.focus();
    return () => apply(asking(''));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- on opening and closing
  }, []);
  const ask = (search: string, replace: string) => {
    setWanted(search);
    setInstead(replace);
    apply(asking(search, replace));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter on a button presses it.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      apply(event.shiftKey ? findPrev : findNext);
    }
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields in it
    <search className={styles.search} onKeyDown={onKeyDown}>
      <input
        ref={field}
        aria-label={texts.searchFor}
        placeholder={texts.searchFor}
        value={wanted}
        onChange={({ target }) => ask(target.value, instead)}
      />
      <output>{wanted && texts.searchCount(countOf(state, wanted))}</output>
      <IconButton icon="back" label={texts.searchBack} onClick={() => apply(findPrev)} />
      <IconButton icon="forth" label={texts.searchNext} onClick={() => apply(findNext)} />
      <input
        aria-label={texts.replaceBy}
        placeholder={texts.replaceBy}
        value={instead}
        onChange={({ target }) => ask(wanted, target.value)}
      />
      <Button isSmall onClick={() => apply(replaceNext)}>
        {texts.replaceOne}
      </Button>
      <Button isSmall onClick={() => apply(replaceAll)}>
        {texts.replaceAllOfThem}
      </Button>
      <IconButton icon="close" label={texts.close} onClick={onClose} />
    </search>
  );
};

const asking =
  (search: string, replace = ''): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(setSearchState(tr, new SearchQuery({ search, replace, literal: true })));
    return true;
  };

const countOf = (state: EditorState, search: string): number => {
  const query = new SearchQuery({ search, literal: true });
  let count = 0;
  for (let at = query.findNext(state); at && count < MOST; at = query.findNext(state, at.to)) count += 1;
  return count;
};

const MOST = 999;
