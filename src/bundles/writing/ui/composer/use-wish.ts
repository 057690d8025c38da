// What is pressed without a network is wished for, and tried again when it may be back, as long as the page is open.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onEachChance } from './chances.ts';
import type { Uploads } from './uploads.ts';

/** What became of something that was pressed. It is dropped when another wish, or none, took its place before it was sent. */
export type Attempt = 'done' | 'refused' | 'unreachable' | 'dropped';

/** Whether it may not be sent, or not yet; asked before it is, since saving may take long. */
export type Held = Extract<Attempt, 'unreachable' | 'dropped'> | false;

export const useWish = <Wish extends object>(
  attempt: (wish: Wish, isHeld: () => Held) => Promise<Attempt>,
  /** As long as one is under way nothing is sent; as soon as none is any more, what waits is tried, and ends if one failed. */
  { isUnderWay: isHeldUp, failures }: Uploads,
) => {
  const [waiting, setWaiting] = useState<Wish | null>(null);
  const wanted = useRef<Wish>(null);
  const [isGivenUp, setGivenUp] = useState(false);
  const newest = useRef({ attempt, isHeldUp });
  useEffect(() => {
    newest.current = { attempt, isHeldUp };
  });
  /** What is under way for another one ends before it is sent. */
  const take = (wish: Wish | null) => {
    wanted.current = wish;
    setWaiting(null);
    setGivenUp(false);
  };
  const giveUp = () => {
    take(null);
    setGivenUp(true);
  };
  useFailures(failures, () => wanted.current && giveUp());
  const tryOnce = async (wish: Wish): Promise<Attempt> => {
    const isWanted = () => wanted.current === wish;
    const isHeld = () => {
      if (!isWanted()) return 'dropped';
      return newest.current.isHeldUp ? 'unreachable' : false;
    };
    const came = await newest.current.attempt(wish, isHeld);
    if (!isWanted()) return came;
    if (came === 'unreachable') setWaiting(wish);
    else take(null);
    return came;
  };
  useTriesOf(waiting, isHeldUp, tryOnce);
  return {
    isWaiting: waiting !== null,
    /** It ended because a file of it didn't arrive. */
    isGivenUp,
    wish: (wish: Wish): Promise<Attempt> => {
      take(wish);
      return tryOnce(wish);
    },
    drop: () => take(null),
  };
};

/** Calls back with each that comes. */
const useFailures = (failures: number, onFailure: () => void): void => {
  const tell = useEffectEvent(onFailure);
  useEffect(() => {
    if (failures > 0) tell();
  }, [failures]);
};

/** One at a time; whatever happens during one makes another one of it. */
const useTriesOf = <Wish extends object>(
  waiting: Wish | null,
  isHeldUp: boolean,
  tryOnce: (wish: Wish) => Promise<Attempt>,
): void => {
  const newest = useRef(tryOnce);
  const again = useRef<() => void>(undefined);
  useEffect(() => {
    newest.current = tryOnce;
  });
  useEffect(() => {
    if (!waiting) return undefined;
    let isTrying = false;
    let isAskedAgain = false;
    const tryAgain = async () => {
      isAskedAgain = isTrying;
      if (isTrying) return;
      isTrying = true;
      do isAskedAgain = false;
      while ((await newest.current(waiting)) === 'unreachable' && isAskedAgain);
      isTrying = false;
    };
    const listener = () => void tryAgain();
    again.current = listener;
    const leave = onEachChance(listener);
    return () => {
      again.current = undefined;
      leave();
    };
  }, [waiting]);
  useEffect(() => {
    if (!isHeldUp) again.current?.();
  }, [isHeldUp]);
};
