// This is the engine of a composer at work, without React: it says what happened to the reducer, and does what that asks for.
import type { Choice } from '../../../rules/merge.ts';
import type { ComposerMay, ConflictAnswer } from '../../../views.ts';
import { browserEdge } from './edge.ts';
import type { Edge } from './edge.ts';
import { newManuscriptKey } from './manuscript-key.ts';
import { reduce } from './reduce.ts';
import { firstState, ownCopyName, placeOf } from './state.ts';
import type { Begun, State } from './state.ts';
import type { Effect, Timer, UntimedEvent } from './step.ts';

export { MAX_UNSAVED_MS } from './reduce.ts';

export type Manuscript<Content extends object> = ReturnType<typeof openManuscript<Content>>;

/** `onCreated` hears the id that the server gave. Call `start` once the page is alive, and `stop` at its end. */
export const openManuscript = <Content extends object>(
  view: Begun<Content>,
  onCreated: (id: number) => void,
  edge: Edge = browserEdge,
) => {
  const engine = runEngine(view, onCreated, edge);
  const { now, dispatch } = engine;
  return {
    now: () => now().writing,
    /** Returns the names by which the manuscript is known before the server knows it, this window, and its copy in this browser. */
    names: () => ({ key: now().key, window: now().window, copyName: ownCopyName(now()) }),
    listen: engine.listen,
    start: () => {
      const tab = edge.tab();
      const found = edge.findCopies<Content>({ ...placeOf(now()), tab });
      dispatch({ kind: 'started', tab, found });
    },
    stop: () => dispatch({ kind: 'stopped' }),
    change: (changes: Partial<Content>) => dispatch({ kind: 'typed', changes }),
    /** Saves now what isn't; true when the server has all of it. Also makes a manuscript of a text without a word. */
    flush: async (): Promise<boolean> => {
      dispatch({ kind: 'flush-begun' });
      await engine.untilAnswered();
      if (now().writing.saving === 'changed') dispatch({ kind: 'timer-ended', timer: 'save' });
      await engine.untilAnswered();
      dispatch({ kind: 'flush-ended' });
      return now().writing.saving === 'saved';
    },
    /** The page may be gone in a moment. */
    leave: () => dispatch({ kind: 'left' }),
    /** Neither the server nor the browser has what was typed last. */
    isAtRisk: () => now().writing.isCopyFailed && now().writing.saving !== 'saved',
    /** There may be a way to the server again. */
    retry: () => dispatch({ kind: 'retried' }),
    goOffline: () => dispatch({ kind: 'went-offline' }),
    /** The session is over, as another call found. */
    signedOut: () => dispatch({ kind: 'signed-out' }),
    /** Goes on after signing in again. Somebody else gets nothing of it. */
    signedIn: (viewerId: number) => dispatch({ kind: 'signed-in', viewerId }),
    /** What the person chose in a conflict is saved on top of what the other saved. */
    resolve: (choices: Readonly<Record<string, Choice>>) => dispatch({ kind: 'resolved', choices }),
    /** Says that what was told about copies and merging has been read. */
    dismiss: (what: 'restored' | 'mergedFrom') => dispatch({ kind: 'dismissed', what }),
    /** Shows what the server has instead of the copy that was put back. */
    showSaved: () => dispatch({ kind: 'saved-wanted' }),
    takeLeftBehind: () => dispatch({ kind: 'left-behind-taken' }),
    dropLeftBehind: () => dispatch({ kind: 'left-behind-dropped' }),
    /** Takes over the version that other calls of the manuscript came to. */
    takeVersion: (version: number) => dispatch({ kind: 'version-heard', version }),
    takeConflict: (answer: ConflictAnswer) => dispatch({ kind: 'conflict-heard', answer }),
    /** Takes over what the viewer may do now, as another call told. */
    takeMay: (may: ComposerMay) => dispatch({ kind: 'may-heard', may }),
    takeRefusal: (msg: string, errors: Readonly<Record<string, string>>) =>
      dispatch({ kind: 'refusal-heard', msg, errors }),
  };
};

/** Keeps the state, and does what each step of it asks for. */
const runEngine = <Content extends object>(
  view: Begun<Content>,
  onCreated: (id: number) => void,
  edge: Edge,
) => {
  let state: State<Content> = firstState(view, { key: newManuscriptKey(), window: newManuscriptKey() });
  const listeners = new Set<() => void>();
  const waiting: (() => void)[] = [];
  const run = runnerAt<Content>(edge, onCreated, (event) => dispatch(event));

  const dispatch = (event: UntimedEvent<Content>): void => {
    const before = state;
    const step = reduce(before, { ...event, at: edge.time() });
    state = step.state;
    if (state.writing !== before.writing) for (const listener of listeners) listener();
    for (const effect of step.effects) run(effect);
    if (!state.sending) for (const goOn of waiting.splice(0)) goOn();
  };

  return {
    now: () => state,
    dispatch,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** No save is on its way. */
    untilAnswered: () =>
      new Promise<void>((resolve) => {
        if (state.sending) waiting.push(resolve);
        else resolve();
      }),
  };
};

/** Does what a step asks for, and tells what came of it. */
const runnerAt = <Content extends object>(
  edge: Edge,
  onCreated: (id: number) => void,
  dispatch: (event: UntimedEvent<Content>) => void,
) => {
  const timers = timersAt(edge, (timer) => dispatch({ kind: 'timer-ended', timer }));

  const saveCopy = ({ name, copy, replaces }: Extract<Effect<Content>, { kind: 'save-copy' }>) => {
    const isSaved = edge.writeCopy(name, copy);
    if (isSaved && replaces && replaces.name !== name) edge.removeCopy(replaces.name, replaces.copy);
    dispatch({ kind: 'copy-saved', isSaved });
  };

  const send = async (address: string, body: object) => {
    const reply = await edge.send(address, body);
    dispatch({ kind: 'answered', reply, isOnline: edge.isOnline() });
  };

  return (effect: Effect<Content>): void => {
    switch (effect.kind) {
      case 'send':
        return void send(effect.address, effect.body);
      case 'save-copy':
        return saveCopy(effect);
      case 'remove-copy':
        return edge.removeCopy(effect.copy.name, effect.copy.copy);
      case 'rename-copy':
        return edge.renameCopy(effect.from, effect.to);
      case 'set-timer':
        return timers.set(effect.timer, effect.ms);
      case 'cancel-timer':
        return timers.cancel(effect.timer);
      case 'announce-created':
        return onCreated(effect.id);
    }
  };
};

/** Sets timers, one of each kind at a time: a new one takes the place of the one before. */
const timersAt = (edge: Edge, onEnd: (timer: Timer) => void) => {
  const cancellations = new Map<Timer, () => void>();
  const cancel = (timer: Timer): void => cancellations.get(timer)?.();
  const set = (timer: Timer, ms: number): void => {
    cancel(timer);
    cancellations.set(
      timer,
      edge.after(ms, () => onEnd(timer)),
    );
  };
  return { set, cancel };
};
