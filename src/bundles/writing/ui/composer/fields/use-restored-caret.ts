// When a text is drawn anew under the hands of whoever types in it, the caret stays with its words: what is typed next
// would go nowhere without it.
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { caretIn, placeCaret } from './caret.ts';
import type { Caret } from './caret.ts';

/** `times` counts the drawings. */
export const useRestoredCaret = (frame: RefObject<HTMLElement | null>, times: number): void => {
  const last = useRef<Caret>(null);
  useEffect(() => {
    const end = new AbortController();
    const look = () => {
      if (frame.current?.contains(document.activeElement)) last.current = caretIn(frame.current);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element && !isOfField(frame.current, relatedTarget)) last.current = null;
    };
    document.addEventListener('selectionchange', look, end);
    frame.current?.addEventListener('focusout', leave, end);
    return () => end.abort();
  }, [frame]);
  useLayoutEffect(() => {
    const { current: field } = frame;
    return times > 0 && field && last.current ? republish(field, last.current) : undefined;
  }, [frame, times]);
};

/** A dialog gives the focus back. */
const isOfField = (frame: HTMLElement | null, target: Element) =>
  frame?.contains(target) === true || target.closest('dialog') !== null;

/** Puts the caret first into the plain field that stands there until the editor is drawn, which then takes the focus from it. */
const republish = (frame: HTMLElement, caret: Caret): (() => void) => {
  const end = new AbortController();
  const place = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || !target.isContentEditable) return;
    end.abort();
    // The editor puts its own caret first.
    requestAnimationFrame(() => {
      placeCaret(target, caret);
      getSelection()?.focusNode?.parentElement?.scrollIntoView?.({ block: 'nearest' });
    });
  };
  frame.addEventListener('focusin', place, end);
  const field = frame.querySelector('textarea');
  field?.focus({ preventScroll: true });
  field?.setSelectionRange(field.value.length, field.value.length);
  return () => end.abort();
};
