// Asks who else has the manuscript open, and what was noted meanwhile, every few seconds while somebody looks at the page.
import { useEffect, useEffectEvent, useState } from 'react';
import { url } from '#kernel/named-routes.ts';
import { PRESENCE_MS } from '../../constants.ts';
import { writingPaths } from '../../paths.ts';
import type { PresenceAnswer } from '../../views.ts';
import { call } from './engine/calls.ts';
import { thisTab } from './engine/copies.ts';

export interface Presence {
  /** Null until the first answer. */
  readonly answer: PresenceAnswer | null;
  readonly askNow: () => Promise<void>;
}

/** `onHeard` is told of each answer. */
export const usePresence = (
  id: number | null,
  onSignedOut: () => void,
  onHeard: (answer: PresenceAnswer) => void,
): Presence => {
  const [answer, setAnswer] = useState<PresenceAnswer | null>(null);
  const askNow = async () => {
    if (id === null || document.hidden) return;
    const reply = await call<PresenceAnswer>(url(writingPaths.presence, { id }), { tab: thisTab() });
    if (reply.kind === 'done') {
      setAnswer(reply.answer);
      onHeard(reply.answer);
    }
    if (reply.kind === 'signed-out') onSignedOut();
  };
  const askAgain = useEffectEvent(() => void askNow());
  useEffect(() => {
    if (id === null) return undefined;
    const first = setTimeout(() => askAgain(), 0);
    const timer = setInterval(() => askAgain(), PRESENCE_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [id]);
  return { answer, askNow };
};
