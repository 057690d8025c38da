// subscribe(topic) lets browser code learn that something changed on the server. There is one connection for all topics of a
// page, and none while nobody looks at it; after every gap all listeners are called, since they may have missed something.
import { LIVE_TEMPLATE } from './live-address.ts';

/** How long after a refusal the page connects again; browsers do so by themselves only where the connection broke. */
const RETRY_MS = 30_000;
/** Within so many milliseconds requests are spread, so that all readers of a page don't ask at the same moment. */
const SPREAD_MS = 800;

const listeners = new Map<string, Set<() => void>>();
let source: EventSource | undefined;
let opening: ReturnType<typeof setTimeout> | undefined;
let hasGap = false;

/** Calls `onChange` whenever the topic changed, until the returned function is called. */
export const subscribe = (topic: string, onChange: () => void): (() => void) => {
  // Nothing happens where it listens already.
  document.addEventListener('visibilitychange', open);
  listeners.set(topic, (listeners.get(topic) ?? new Set()).add(onChange));
  reopen(0);
  return () => {
    const others = listeners.get(topic);
    others?.delete(onChange);
    if (others?.size === 0) listeners.delete(topic);
    reopen(0);
  };
};

const reopen = (delay: number) => {
  clearTimeout(opening);
  opening = setTimeout(open, delay);
};

const open = () => {
  source?.close();
  if (listeners.size === 0) {
    hasGap = false;
    return;
  }
  if (document.hidden) {
    hasGap = true;
    return;
  }
  const topics = [...listeners.keys()].map((topic) => `topic=${encodeURIComponent(topic)}`);
  source = new EventSource(`${LIVE_TEMPLATE}?${topics.join('&')}`);
  source.addEventListener('ready', () => {
    if (hasGap) for (const topic of listeners.keys()) dispatch(topic);
    hasGap = true;
  });
  source.addEventListener('change', ({ data }) =>
    setTimeout(() => dispatch(data), Math.random() * SPREAD_MS),
  );
  source.addEventListener('error', () => {
    if (source?.readyState === EventSource.CLOSED) reopen(RETRY_MS);
  });
};

const dispatch = (topic: string) => {
  for (const onChange of listeners.get(topic) ?? []) onChange();
};
