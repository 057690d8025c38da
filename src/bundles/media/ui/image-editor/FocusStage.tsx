// Draws the picture with its focus point, which follows pointer and keyboard. contract.md 3: percent of width and height.
import { useRef } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { FOCUS_LEAP, FOCUS_STEP } from './constants.ts';
import styles from './ImageEditor.module.css';
import * as texts from './texts.ts';

interface FocusStageProps {
  readonly src: string;
  readonly alt: string;
  readonly x: number;
  readonly y: number;
  /**
   * The shape as far as it is known before the picture has come: its place is kept, so that nothing below it moves away from a
   * finger.
   */
  readonly shape?: PictureShape | undefined;
  /** Called with a new focus; without it the picture is only shown. */
  readonly onFocus?: ((x: number, y: number) => void) | undefined;
}

export interface PictureShape {
  readonly width: number;
  readonly height: number;
}

/** The height that the styles allow it. */
const MOST_VH = 60;

const placeOf = ({ width, height }: PictureShape): CSSProperties => ({
  width: `min(100%, ${width}px, ${(MOST_VH * width) / height}vh)`,
  aspectRatio: `${width} / ${height}`,
});

export const FocusStage = ({ src, alt, x, y, shape, onFocus }: FocusStageProps) => {
  const style = shape && placeOf(shape);
  const picture = useRef<HTMLImageElement>(null);
  const isDragged = useRef(false);
  const follow = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = picture.current!.getBoundingClientRect();
    onFocus?.((100 * (clientX - box.left)) / box.width, (100 * (clientY - box.top)) / box.height);
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    // A finger on the picture may be about to scroll, so it moves the point only with a tap or by dragging the point itself.
    if (event.pointerType === 'touch' && !(event.target as Element).closest('[role=slider]')) return;
    isDragged.current = true;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    follow(event);
  };
  if (!onFocus)
    return (
      <div className={styles.stage} style={style}>
        <img src={src} alt={alt} />
      </div>
    );
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the slider in it is for keys */}
      <div
        className={styles.stage}
        style={style}
        onPointerDown={grab}
        onPointerMove={(event) => isDragged.current && follow(event)}
        onPointerUp={() => void (isDragged.current = false)}
        onPointerCancel={() => void (isDragged.current = false)}
        onClick={follow}
      >
        <img ref={picture} src={src} alt={alt} draggable={false} />
        <span
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slider of two directions is no input
          role="slider"
          tabIndex={0}
          className={styles.point}
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={texts.focusPoint}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={texts.focusAt(x, y)}
          onKeyDown={(event) => moveByKey(event, (right, down) => onFocus(x + right, y + down))}
        />
      </div>
      <output className="note">{texts.focusAt(x, y)}</output>
    </>
  );
};

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const moveByKey = (event: KeyboardEvent, move: (right: number, down: number) => void) => {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const far = event.shiftKey ? FOCUS_LEAP : FOCUS_STEP;
  move(step[0] * far, step[1] * far);
};
