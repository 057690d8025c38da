// Holds a stream as it is now: while it is being worked on, the page hears of its progress and asks from time to time.
import { useEffect, useState } from 'react';
import { subscribe } from '#kernel/browser/live.ts';
import { streamTag } from '../constants.ts';
import type { StreamView } from '../views.ts';
import { checkStream, fetchStream } from './stream-calls.ts';

/** How often the check call is asked, for those whose connection hears nothing. */
export const CHECK_EVERY_MS = 5000;

/** What is needed to follow a stream. */
type Followed = Pick<StreamView, 'id' | 'state' | 'progress' | 'failure' | 'checkHref' | 'viewHref'>;

export const useStream = <T extends Followed>(first: T): T | StreamView | 'gone' => {
  const [stream, setStream] = useState<T | StreamView | 'gone'>(first);
  const isPending = stream !== 'gone' && stream.state === 'pending';
  const { id, checkHref, viewHref } = first;
  useEffect(() => {
    if (!isPending) return undefined;
    let isOver = false;
    // A question that fails is asked again; nobody is waiting for this one.
    const look = () => fetchStream(viewHref).then((now) => isOver || setStream(now), warn);
    const check = async () => {
      if (!document.hidden && (await checkStream(checkHref)) !== 'pending') await look();
    };
    const timer = setInterval(() => void check().catch(warn), CHECK_EVERY_MS);
    const stopHearing = subscribe(streamTag(id), look);
    return () => {
      isOver = true;
      clearInterval(timer);
      stopHearing();
    };
  }, [isPending, id, checkHref, viewHref]);
  return stream;
};

/** contract.md 8: only logged. */
const warn = (problem: unknown) => {
  // oxlint-disable-next-line no-console -- whoever looks for the reason finds it there
  console.warn(problem);
};
