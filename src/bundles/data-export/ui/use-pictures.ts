// Keeps the pictures of an export: which are chosen, in which order, and what they come to.
import { useState } from 'react';
import type { ExportFormView, PictureChoice } from '../views.ts';

export interface ChosenPictures {
  readonly inOrder: readonly PictureChoice[];
  readonly isChosen: (id: number) => boolean;
  readonly toggle: (id: number) => void;
  readonly move: (id: number, to: number) => void;
  readonly setSize: (size: string) => void;
  /** The bytes of those that are chosen, in the chosen size. */
  readonly bytes: number;
  /** What was noticed for paper of these. */
  readonly checks: readonly string[];
}

export const usePictures = (view: ExportFormView): ChosenPictures => {
  const [inOrder, setOrder] = useState<readonly PictureChoice[]>(view.pictures);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [size, setSize] = useState(view.size);
  const isChosen = (id: number) => !left.has(id);
  const chosen = inOrder.filter(({ id, isReusable }) => isReusable && isChosen(id));
  return {
    inOrder,
    isChosen,
    toggle: (id) =>
      setLeft(isChosen(id) ? new Set([...left, id]) : new Set([...left].filter((one) => one !== id))),
    move: (id, to) => setOrder(moved(inOrder, id, to)),
    setSize,
    bytes: chosen.reduce((sum, { bytes }) => sum + (bytes[size] ?? 0), 0),
    checks: chosen.flatMap(({ checks }) => checks[size] ?? []),
  };
};

/** Moves a picture; beyond the ends it stays at the end. */
export const moved = (
  pictures: readonly PictureChoice[],
  id: number,
  to: number,
): readonly PictureChoice[] => {
  const picture = pictures.find((one) => one.id === id);
  if (!picture) return pictures;
  const others = pictures.filter((one) => one !== picture);
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, picture);
};
