// Draws the pieces of an issue in their order, to be dragged.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Button, IconButton } from '#design/Button.tsx';
import { showFlash } from '#design/behaviours/flash-message.ts';
import { genericErrorRetry } from '#design/texts.ts';
import { useDrag } from '#design/use-drag.ts';
import { useIsAwake } from '#design/use-is-awake.ts';
import { post } from '#kernel/browser/requests.ts';
import { DragHandle } from '#bundles/media/ui/public.ts';
import type { DeskPieceView } from '../../views.ts';
import { moveTo } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './NewsletterDesk.module.css';

interface IssueOrderProps {
  pieces: readonly DeskPieceView[];
  action: string;
}

/**
 * Draws the pieces of an issue. It is an island because rows can be dragged and moved by arrow keys; its buttons are forms,
 * which work without it.
 */
export const IssueOrder = ({ pieces, action }: IssueOrderProps) => {
  const isAwake = useIsAwake();
  const [order, setOrder] = useState(() => pieces.map(({ key }) => key));
  const list = useRef<HTMLOListElement>(null);
  const byKey = new Map(pieces.map((piece) => [piece.key, piece]));
  const move = (key: string, to: number) => setOrder((before) => moveTo(before, key, to));
  const drag = useDrag(list, (at, to) => move(pieces[at]!.key, to));
  const send = useSending(action, setOrder, pieces);
  useReturningFocus(isAwake, list, order);
  useWhenDropped(drag.dragged, (at) => {
    const { key } = pieces[at]!;
    if (order.indexOf(key) !== at) void send(key, order.indexOf(key));
  });
  return (
    <ol ref={list} className={styles.pieces}>
      {order.map((key, at) => (
        <li
          key={key}
          data-dragged={(drag.dragged !== null && pieces[drag.dragged]?.key === key) || undefined}
        >
          {isAwake && (
            <DragHandle
              id={pieces.findIndex((piece) => piece.key === key)}
              label={texts.dragOf(byKey.get(key)!.headline, at + 1)}
              at={at}
              count={order.length}
              onDrag={() => drag.start(pieces.findIndex((piece) => piece.key === key))}
              onMove={(to) => void send(key, to)}
            />
          )}
          <Piece piece={byKey.get(key)!} at={at} count={order.length} action={action} />
        </li>
      ))}
    </ol>
  );
};

/**
 * Returns what sends a move. Once it is saved the page is drawn anew: the first piece stands large, and what falls off the end
 * is offered again.
 */
const useSending =
  (action: string, setOrder: (order: string[]) => void, pieces: readonly DeskPieceView[]) =>
  async (key: string, to: number): Promise<void> => {
    try {
      await post(action, new URLSearchParams({ act: 'to', key, to: String(Math.max(0, to)) }));
    } catch {
      setOrder(pieces.map((piece) => piece.key));
      showFlash({ type: 'alert', text: genericErrorRetry });
      return;
    }
    history.replaceState({ ...history.state, moved: key }, '');
    globalThis.location.reload();
  };

/** Whoever moved a piece goes on from it on the page that was drawn anew, as arrow keys need it. */
const useReturningFocus = (
  isAwake: boolean,
  list: RefObject<HTMLOListElement | null>,
  order: readonly string[],
): void => {
  const goOn = useEffectEvent(() => {
    const { moved, ...state } = (history.state ?? {}) as { readonly moved?: string };
    if (moved === undefined) return;
    history.replaceState(state, '');
    list.current?.children[order.indexOf(moved)]?.querySelector('button')?.focus();
  });
  useEffect(() => {
    if (isAwake) goOn();
  }, [isAwake]);
};

const useWhenDropped = (dragged: number | null, onDrop: (at: number) => void): void => {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (dragged === null && before.current !== null) onDrop(before.current);
    before.current = dragged;
  });
};

interface PieceProps {
  piece: DeskPieceView;
  at: number;
  count: number;
  action: string;
}

const Piece = ({ piece: { key, headline, note, href }, at, count, action }: PieceProps) => (
  <>
    <div>
      <a href={href}>{headline}</a>
      <p className="note">{note}</p>
    </div>
    <form method="post" action={action} className={styles.tools}>
      <input type="hidden" name="key" value={key} />
      {at > 0 && (
        <span className={styles.up}>
          <IconButton icon="chevron" type="submit" name="act" value="up" label={texts.upOf(headline)} />
        </span>
      )}
      {at < count - 1 && (
        <IconButton icon="chevron" type="submit" name="act" value="down" label={texts.downOf(headline)} />
      )}
      <Button
        type="submit"
        name="act"
        value="leave"
        variant="plain"
        isSmall
        aria-label={texts.leaveOf(headline)}
      >
        {texts.leave}
      </Button>
    </form>
  </>
);
