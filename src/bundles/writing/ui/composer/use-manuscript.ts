// This is the manuscript of a composer as a hook: the engine, and what the window tells it – network, leaving, coming back.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { url } from '#kernel/named-routes.ts';
import { composerOf } from '../../paths.ts';
import type { ComposerView } from '../../views.ts';
import { openManuscript } from './engine/manuscript.ts';
import type { Manuscript } from './engine/manuscript.ts';
import type { Writing } from './engine/state.ts';

export interface LiveManuscript<Content extends object> {
  readonly writing: Writing<Content>;
  readonly content: Content;
  readonly change: (changes: Partial<Content>) => void;
  readonly engine: Manuscript<Content>;
}

export const useManuscript = <Content extends object>(
  view: ComposerView<Content>,
): LiveManuscript<Content> => {
  const [engine] = useState(() => openManuscript(view, (id) => showAddress(view, id)));
  const writing = useSyncExternalStore(engine.listen, engine.now, engine.now);
  useEffect(() => {
    engine.start();
    const end = new AbortController();
    const { signal } = end;
    addEventListener('online', engine.retry, { signal });
    addEventListener('offline', engine.goOffline, { signal });
    addEventListener('pagehide', engine.leave, { signal });
    // Browsers ask in their own words.
    const ask = (event: Event) => engine.isAtRisk() && event.preventDefault();
    addEventListener('beforeunload', ask, { signal });
    addEventListener('pageshow', engine.retry, { signal });
    const look = () => (document.hidden ? engine.leave() : engine.retry());
    document.addEventListener('visibilitychange', look, { signal });
    return () => {
      end.abort();
      engine.stop();
    };
  }, [engine]);
  return { writing, content: writing.content, change: engine.change, engine };
};

/** Shows the manuscript's address, so that reloading and coming back lead to it instead of a new one. */
const showAddress = ({ type }: ComposerView, id: number) =>
  history.replaceState(history.state, '', composerHref(type, id));

/** Returns the address of the composer; with null that of one that begins anew. */
export const composerHref = (type: string, id: number | null): string => {
  const paths = composerOf(type);
  return id === null ? url(paths.start) : url(paths.goOn, { id });
};
