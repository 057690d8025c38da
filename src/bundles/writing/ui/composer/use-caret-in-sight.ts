// Browsers and the editor scroll the caret to the edge of the window, where the bar lies above it: it is moved out again.
import { useEffect } from 'react';
import type { RefObject } from 'react';

/**
 * Keeps the caret in sight where words are typed; what is clicked is in sight already. `bar` holds all that lies above the
 * text.
 */
export const useCaretInSight = (bar: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const end = new AbortController();
    let frame = 0;
    const lookSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => bar.current && scrollOutOf(bar.current));
    };
    document.addEventListener('selectionchange', lookSoon, end);
    document.addEventListener('input', lookSoon, end);
    return () => {
      cancelAnimationFrame(frame);
      end.abort();
    };
  }, [bar]);
};

/** A line's height, so that the next one shows as well. */
const AIR_PX = 24;

const scrollOutOf = (bar: HTMLElement) => {
  const caret = caretOf(document.activeElement);
  const cover = bar.contains(document.activeElement) ? undefined : topOf(bar);
  if (!caret || cover === undefined || caret.bottom <= cover || caret.top > innerHeight) return;
  const isCovered = bar.contains(
    document.elementFromPoint(caret.left, Math.min(caret.bottom, innerHeight) - 1),
  );
  if (isCovered) scrollBy({ top: caret.bottom - cover + AIR_PX });
};

/** Returns the top of all that is in it, also of what it shows above itself. */
const topOf = (bar: HTMLElement): number =>
  Math.min(
    ...[bar, ...bar.children]
      .map((part) => part.getBoundingClientRect())
      .filter(({ height }) => height > 0)
      .map(({ top }) => top),
  );

const caretOf = (field: Element | null): DOMRect | undefined => {
  // They grow with their words, so that their end is where one mostly types.
  if (field instanceof HTMLTextAreaElement)
    return field.selectionEnd === field.value.length ? field.getBoundingClientRect() : undefined;
  if (field instanceof HTMLInputElement) return field.getBoundingClientRect();
  const selection = field instanceof HTMLElement && field.isContentEditable ? getSelection() : null;
  if (!selection?.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  const [rect] = range.getClientRects();
  // In an empty paragraph there is none.
  return rect ?? elementAt(range)?.getBoundingClientRect();
};

const elementAt = ({ startContainer, startOffset }: Range): Element | null => {
  const node = startContainer.childNodes[startOffset] ?? startContainer;
  return node instanceof Element ? node : node.parentElement;
};
