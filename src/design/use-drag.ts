// Lets a row of a list be dragged to another place with mouse, pen or finger: the rows give way while it moves.
import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

/** How near to the window's edge a dragged row makes the page scroll along. */
const EDGE_PX = 60;
const SCROLL_PX = 14;

export interface Drag {
  readonly dragged: number | null;
  readonly start: (id: number) => void;
}

/** `onMove` hears to which place the dragged row is to go, as often as it changes. */
export const useDrag = (
  list: RefObject<HTMLElement | null>,
  onMove: (id: number, to: number) => void,
): Drag => {
  const [dragged, setDragged] = useState<number | null>(null);
  const follow = useEffectEvent((event: PointerEvent) => {
    const rows = [...(list.current?.children ?? [])];
    const to = rows.findIndex((row) => isAt(row.getBoundingClientRect(), event.clientY));
    if (dragged !== null && to >= 0) onMove(dragged, to);
    if (event.clientY < EDGE_PX) scrollBy(0, -SCROLL_PX);
    if (event.clientY > innerHeight - EDGE_PX) scrollBy(0, SCROLL_PX);
  });
  useEffect(() => {
    if (dragged === null) return undefined;
    const move = (event: PointerEvent) => follow(event);
    const end = () => setDragged(null);
    const endings = ['pointerup', 'pointercancel'] as const;
    document.addEventListener('pointermove', move);
    for (const name of endings) document.addEventListener(name, end);
    return () => {
      document.removeEventListener('pointermove', move);
      for (const name of endings) document.removeEventListener(name, end);
    };
  }, [dragged]);
  return { dragged, start: setDragged };
};

const isAt = ({ top, bottom }: DOMRect, y: number) => y >= top && y < bottom;
