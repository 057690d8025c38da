// What is pressed and can't be done yet is wished for, and tried again when it may be, as long as the page is open.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { onEachChance } from './chances.ts';
import type { Uploads } from './uploads.ts';

/** What it waits for: the network, that its newest words are saved, or files of it. */
export type WaitsFor = 'network' | 'saving' | 'uploads';

/** What became of something that was pressed. It is dropped when another wish, or none, took its place before it was sent. */
export type Attempt = 'done' | 'refused' | 'dropped' | WaitsFor;

/** Whether it may not be sent, or not yet; asked before it is, since saving may take long. */
export type Held = Extract<Attempt, 'uploads' | 'dropped'> | false;

export const useWish = <Wish extends object>(
  attempt: (wish: Wish, isHeld: () => Held) => Promise<Attempt>,
  /** As long as one is under way nothing is sent; as soon as none is any more, what waits is tried, and ends if one failed. */
  { isUnderWay: isHeldUp, failures }: Uploads,
) => {
  const [waiting, setWaiting] = useState<Waiting<Wish> | null>(null);
  const wanted = useRef<Wish>(null);
  const [isGivenUp, setGivenUp] = useState(false);
  const newest = useRef({ attempt, isHeldUp });
  useEffect(() => {
    newest.current = { attempt, isHeldUp };
  });
  /** What is being sent doesn't wait for files any more. */
  const isSending = useRef(false);
  const markSending = (is: boolean) => {
    isSending.current = is;
  };
  /** What is under way for another one ends before it is sent. */
  const take = (wish: Wish | null) => {
    wanted.current = wish;
    markSending(false);
    setWaiting(null);
    setGivenUp(false);
  };
  const giveUp = () => {
    take(null);
    setGivenUp(true);
  };
  useFailures(failures, () => wanted.current && !isSending.current && giveUp());
  const tryOnce = async (wish: Wish): Promise<Attempt> => {
    const isWanted = () => wanted.current === wish;
    const isHeld = () => {
      if (!isWanted()) return 'dropped';
      markSending(!newest.current.isHeldUp);
      return newest.current.isHeldUp && 'uploads';
    };
    const came = await newest.current.attempt(wish, isHeld);
    if (!isWanted()) return came;
    markSending(false);
    if (isOver(came)) take(null);
    else setWaiting({ wish, waitsFor: came });
    return came;
  };
  useTriesOf(waiting, isHeldUp, tryOnce);
  return {
    /** Null while nothing waits. */
    waitsFor: waiting?.waitsFor ?? null,
    waiting: waiting?.wish ?? null,
    /** It ended because a file of it didn't arrive. */
    isGivenUp,
    wish: (wish: Wish): Promise<Attempt> => {
      take(wish);
      return tryOnce(wish);
    },
    drop: () => take(null),
  };
};

interface Waiting<Wish> {
  readonly wish: Wish;
  readonly waitsFor: WaitsFor;
}

const isOver = (came: Attempt): came is Exclude<Attempt, WaitsFor> =>
  came === 'done' || came === 'refused' || came === 'dropped';

/** Calls back with each that comes. */
const useFailures = (failures: number, onFailure: () => void): void => {
  const notifyFailure = useEffectEvent(onFailure);
  useEffect(() => {
    if (failures > 0) notifyFailure();
  }, [failures]);
};

/** Tries one wish at a time; whatever happens during a try leads to another one. */
const useTriesOf = <Wish extends object>(
  waiting: Waiting<Wish> | null,
  isHeldUp: boolean,
  tryOnce: (wish: Wish) => Promise<Attempt>,
): void => {
  const wish = waiting?.wish;
  const newest = useRef(tryOnce);
  const again = useRef<() => void>(undefined);
  useEffect(() => {
    newest.current = tryOnce;
  });
  useEffect(() => {
    if (!wish) return undefined;
    let isTrying = false;
    let isAskedAgain = false;
    const tryAgain = async () => {
      isAskedAgain = isTrying;
      if (isTrying) return;
      isTrying = true;
      do isAskedAgain = false;
      while (!isOver(await newest.current(wish)) && isAskedAgain);
      isTrying = false;
    };
    const listener = () => void tryAgain();
    again.current = listener;
    const leave = onEachChance(listener);
    return () => {
      again.current = undefined;
      leave();
    };
  }, [wish]);
  useEffect(() => {
    if (waiting?.waitsFor === 'saving') again.current?.();
  }, [waiting]);
  useEffect(() => {
    if (!isHeldUp) again.current?.();
  }, [isHeldUp]);
};
