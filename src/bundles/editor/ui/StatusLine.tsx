// Draws what is below the text: how long it is and how much of it is selected, and the grip that makes the field higher.
import type { EditorState } from 'prosemirror-state';
import { type KeyboardEvent, type PointerEvent, useEffect, useState } from 'react';
import { grouped } from '#design/wording.ts';
import { characterCount, toPlainText } from '#bundles/rich-text/ui/public.ts';
import { wordCount } from '../rules.ts';
import * as texts from '../texts.ts';
import { toTree } from './surface/document.ts';
import styles from './VisualEditor.module.css';

interface StatusLineProps {
  state: EditorState;
  /** The sentences about what was pasted or uploaded. */
  said: readonly string[];
  height: number;
  limits: HeightLimits;
  onHeight: ((height: number) => void) | undefined;
}

/** The heights of the field are given in pixels. */
export interface HeightLimits {
  readonly min: number;
  readonly max: number;
}

export const StatusLine = ({ state, said, height, limits, onHeight }: StatusLineProps) => {
  const words = wordsOf(state);
  const spoken = useRested(words);
  return (
    <div className={styles.status}>
      {said.length > 0 && (
        <ul aria-live="polite" className={styles.said}>
          {said.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <span aria-hidden="true">{words}</span>
      <span aria-live="polite" className="visually-hidden">
        {spoken}
      </span>
      {onHeight && <Grip height={height} limits={limits} onHeight={onHeight} />}
    </div>
  );
};

const wordsOf = ({ doc, selection }: EditorState): string => {
  const whole = toTree(doc);
  const chosen = selection.empty ? null : toTree(doc.cut(selection.from, selection.to));
  return texts.counted(
    grouped(characterCount(whole)),
    grouped(wordCount(toPlainText(whole))),
    chosen === null ? undefined : grouped(characterCount(chosen)),
  );
};

const DEBOUNCE_MS = 1500;

/** Returns the words once they rest, so that nobody is told at every key. */
const useRested = (words: string): string => {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return rested;
};

const STEP = 40;

interface GripProps {
  height: number;
  limits: HeightLimits;
  onHeight: (height: number) => void;
}

/** Draws the grip, which is moved by a pointer, and by keys as a slider is. */
const Grip = ({ height, limits, onHeight }: GripProps) => {
  const step = (event: KeyboardEvent) => {
    const wanted = {
      ArrowDown: height + STEP,
      ArrowUp: height - STEP,
      PageDown: height + 4 * STEP,
      PageUp: height - 4 * STEP,
      Home: limits.min,
      End: limits.max,
    }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    onHeight(wanted);
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range can't be dragged as far as the pointer goes
      role="slider"
      tabIndex={0}
      className={styles.grip}
      aria-label={texts.resizeField}
      aria-orientation="vertical"
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      aria-valuenow={height}
      aria-valuetext={texts.pixels(height)}
      title={texts.resizeField}
      onPointerDown={(event) => drag(event, height, onHeight)}
      onKeyDown={step}
    />
  );
};

const drag = (event: PointerEvent<HTMLElement>, height: number, onHeight: GripProps['onHeight']) => {
  const grip = event.currentTarget;
  const begin = event.clientY;
  grip.setPointerCapture(event.pointerId);
  const ended = new AbortController();
  const move = ({ clientY }: MouseEvent) => onHeight(height + clientY - begin);
  grip.addEventListener('pointermove', move, ended);
  grip.addEventListener('lostpointercapture', () => ended.abort(), { once: true });
};
