// Draws the pictures of a gallery as rows with their words, which can be dragged, or moved by buttons and arrow keys.
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { IconButton } from '#design/Button.tsx';
import { DragHandle, MAX_CAPTION_LENGTH, MAX_COPYRIGHT_LENGTH } from '#bundles/media/ui/public.ts';
import { useDrag } from '#design/use-drag.ts';
import type { ImageWords } from '#bundles/media/ui/public.ts';
import { typesetField } from '#bundles/rich-text/ui/public.ts';
import * as texts from '../../texts.ts';
import { DialogField } from '../EditorDialog.tsx';
import styles from './dialogs.module.css';
import { editPicture } from './edit-picture.ts';
import { usePicture } from './use-picture.ts';

/** The words that were typed, by the picture's id; pictures that nobody touched are left out. */
export type TypedWords = ReadonlyMap<number, ImageWords>;

interface GalleryRowsProps {
  readonly ids: readonly number[];
  readonly onOrder: (ids: readonly number[]) => void;
  readonly words: TypedWords;
  readonly onWords: (id: number, words: ImageWords) => void;
  /** Reports what is said aloud. */
  readonly onNews: (text: string) => void;
}

export const GalleryRows = ({ ids, onOrder, words, onWords, onNews }: GalleryRowsProps) => {
  const list = useRef<HTMLOListElement>(null);
  const move = (id: number, to: number, name = texts.pictureNumber(id)) => {
    const at = Math.max(0, Math.min(ids.length - 1, to));
    if (ids[at] === id) return;
    onOrder(ids.filter((other) => other !== id).toSpliced(at, 0, id));
    onNews(texts.nowAt(name, at + 1, ids.length));
  };
  const takeOut = (id: number, name: string) => {
    onOrder(ids.filter((other) => other !== id));
    onNews(texts.nowOut(name));
  };
  const drag = useDrag(list, move);
  useRestoredFocus(list);
  return (
    <ol ref={list} className={styles.rows}>
      {ids.map((id, at) => (
        <Row
          key={id}
          id={id}
          at={at}
          count={ids.length}
          isDragged={drag.dragged === id}
          typed={words.get(id)}
          onWords={(typed) => onWords(id, typed)}
          onDrag={() => drag.start(id)}
          onMove={(to, name) => move(id, to, name)}
          onTakeOut={(name) => takeOut(id, name)}
        />
      ))}
    </ol>
  );
};

interface RowProps {
  readonly id: number;
  readonly at: number;
  readonly count: number;
  readonly isDragged: boolean;
  readonly typed: ImageWords | undefined;
  readonly onWords: (words: ImageWords) => void;
  readonly onDrag: () => void;
  readonly onMove: (to: number, name: string) => void;
  readonly onTakeOut: (name: string) => void;
}

const Row = ({ id, at, count, isDragged, typed, onWords, onDrag, onMove, onTakeOut }: RowProps) => {
  const { src, name, words } = usePicture(id);
  return (
    <li className={styles.row} data-dragged={isDragged || undefined}>
      <DragHandle
        id={id}
        label={texts.dragHandle(name, at + 1, count)}
        at={at}
        count={count}
        onDrag={onDrag}
        onMove={(to) => onMove(to, name)}
      />
      {src ? <img src={src} alt="" className={styles.thumb} /> : <span className={styles.thumb} />}
      <RowWords id={id} name={name} words={typed ?? words} onWords={onWords} />
      <span className={styles.turned}>
        <IconButton
          icon="back"
          label={texts.moveUp(name)}
          data-control={`${id} up`}
          onClick={() => onMove(at - 1, name)}
        />
        <IconButton
          icon="forth"
          label={texts.moveDown(name)}
          data-control={`${id} down`}
          onClick={() => onMove(at + 1, name)}
        />
      </span>
      <IconButton
        icon="edit"
        label={texts.editPictureOf(name)}
        data-control={`${id} edit`}
        onClick={() => void editPicture(id)}
      />
      <IconButton icon="trash" label={texts.takeOut(name)} onClick={() => onTakeOut(name)} />
    </li>
  );
};

interface RowWordsProps extends Pick<RowProps, 'id' | 'onWords'> {
  readonly name: string;
  /** It is null as long as nobody knows them. */
  readonly words: ImageWords | null;
}

/** Draws the words of a picture. Its name stands for them until they are known; the labels say of which picture they are. */
const RowWords = ({ id, name, words, onWords }: RowWordsProps) =>
  words === null ? (
    <p>{name}</p>
  ) : (
    <div className={styles.words}>
      <WordsField
        name={`caption-${id}`}
        label={texts.captionOf}
        about={name}
        max={MAX_CAPTION_LENGTH}
        value={words.caption}
        onChange={(caption) => onWords({ ...words, caption })}
      />
      <WordsField
        name={`copyright-${id}`}
        label={texts.creditOf}
        about={name}
        max={MAX_COPYRIGHT_LENGTH}
        value={words.copyright}
        onChange={(copyright) => onWords({ ...words, copyright })}
      />
    </div>
  );

interface WordsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly about: string;
  readonly max: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const WordsField = ({ name, label, about, max, value, onChange }: WordsFieldProps) => {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const end = new AbortController();
    if (field.current) typesetField(field.current, end.signal);
    return () => end.abort();
  }, []);
  return (
    <DialogField
      ref={field}
      name={name}
      label={label}
      aria-label={`${label}: ${about}`}
      maxLength={max}
      autoComplete="off"
      data-control={name}
      value={value}
      onChange={({ currentTarget }: Typed) => onChange(currentTarget.value)}
    />
  );
};

interface Typed {
  readonly currentTarget: { readonly value: string };
}

/**
 * Gives the focus back to a row that loses it because it is put elsewhere in the document. A row that is removed leaves it to a
 * neighbour.
 */
const useRestoredFocus = (list: RefObject<HTMLElement | null>) => {
  const control = useRef<string | null>(null);
  useLayoutEffect(() => {
    const rows = list.current;
    if (control.current === null || !rows || isWithin(rows.closest('dialog'))) return;
    const same = rows.querySelector<HTMLElement>(`[data-control="${control.current}"]`);
    (same ?? rows.querySelector<HTMLElement>('button'))?.focus();
  });
  useLayoutEffect(() => {
    const rows = list.current;
    const noteFocus = ({ target }: FocusEvent) => {
      control.current = (target as HTMLElement).dataset['control'] ?? '';
    };
    rows?.addEventListener('focusin', noteFocus);
    return () => rows?.removeEventListener('focusin', noteFocus);
  }, [list]);
};

/** Something in the dialog has the focus. */
const isWithin = (dialog: Element | null): boolean =>
  document.activeElement !== dialog && document.activeElement !== document.body;
