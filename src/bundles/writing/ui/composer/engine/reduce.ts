// This is the engine of a composer as one pure function: what is typed gets into the browser at once and to the server soon
// after, one save at a time, each on top of a version; what others saved meanwhile is merged; no word is let go before the
// server has it. contract.md 14.6
import { AUTOSAVE_MS, LOCAL_COPY_MS } from '../../../constants.ts';
import { mergeContents, settle } from '../../../rules/merge.ts';
import type { Choice } from '../../../rules/merge.ts';
import { restoredAfterSave } from './going-on.ts';
import { restore, takeLeftBehind } from './restoring.ts';
import { save, saveCopy, scheduleSave, takeAnswer, takeConflict } from './saving.ts';
import type { Saving, State } from './state.ts';
import { become, follow, markOf, show } from './step.ts';
import type { CallEvent, Event, PersonEvent, Step, Timed } from './step.ts';

/** The longest time that words stay unsaved, which it is while somebody types without a pause. */
export const MAX_UNSAVED_MS = 10 * 1000;

/** Returns what an event makes of a state, and what is to be done about it. */
export const reduce = <Content extends object>(
  state: State<Content>,
  event: Event<Content>,
): Step<Content> => {
  const { saving, isCopyFailed } = state.writing;
  const { at } = event;
  switch (event.kind) {
    case 'started':
      return restore({ ...state, tab: event.tab }, event.found, at);
    case 'stopped':
      return stop(state, at);
    case 'left':
      return saving === 'saved' ? become(state) : follow(saveCopy(state, at), (state) => save(state, at));
    case 'timer-ended':
      return event.timer === 'copy' ? saveCopy(state, at) : save(state, at);
    case 'copy-saved':
      return event.isSaved === isCopyFailed ? show(state, { isCopyFailed: !event.isSaved }) : become(state);
    case 'answered':
      return takeAnswer(state, event);
    case 'retried':
      return NO_ANSWER.includes(saving) ? save(state, at) : become(state);
    case 'went-offline':
      return saving === 'changed' || saving === 'unreachable'
        ? show(state, { saving: 'offline' })
        : become(state);
    case 'flush-begun':
    case 'flush-ended':
    case 'signed-out':
    case 'version-heard':
    case 'conflict-heard':
    case 'may-heard':
    case 'refusal-heard':
      return reduceCall(state, event);
    default:
      return reducePerson(state, event);
  }
};

const NO_ANSWER: readonly Saving[] = ['unreachable', 'offline'];

const stop = <Content extends object>(state: State<Content>, at: number): Step<Content> => {
  const stopped: Step<Content> = {
    state,
    effects: [
      { kind: 'cancel-timer', timer: 'save' },
      { kind: 'cancel-timer', timer: 'copy' },
    ],
  };
  return state.isCopyDue ? follow(stopped, (state) => saveCopy(state, at)) : stopped;
};

const reducePerson = <Content extends object>(
  state: State<Content>,
  event: PersonEvent<Content> & Timed,
): Step<Content> => {
  const { view } = state;
  const { at } = event;
  switch (event.kind) {
    case 'typed':
      return type(state, event.changes, at);
    case 'signed-in':
      // Somebody else gets nothing of it.
      if (event.viewerId !== view.viewer.id) return show(state, { saving: 'other-account' });
      return follow(show(state, { saving: 'changed' }), (state) => save(state, at));
    case 'resolved':
      return resolve(state, event.choices, at);
    case 'dismissed':
      return show(state, { [event.what]: null });
    case 'saved-wanted':
      return showSaved(state, at);
    case 'left-behind-taken':
      return takeLeftBehind(state, at);
    case 'left-behind-dropped':
      return dropLeftBehind(state);
  }
};

const type = <Content extends object>(
  before: State<Content>,
  changes: Partial<Content>,
  at: number,
): Step<Content> => {
  const { writing, isCopyDue } = before;
  const isRight = ([name]: [string, string]) => !((name.split('.')[0] ?? name) in changes);
  const isQuiet = writing.saving === 'saved' || writing.saving === 'refused';
  const typed = show(before, {
    content: { ...writing.content, ...changes },
    errors: Object.fromEntries(Object.entries(writing.errors).filter(isRight)),
    ...(isQuiet && { saving: 'changed', msg: null }),
  });
  const changedAt = writing.saving === 'saved' ? at : before.changedAt;
  const due: Step<Content> = {
    state: { ...typed.state, changedAt, isCopyDue: true },
    effects: isCopyDue ? [] : [{ kind: 'set-timer', timer: 'copy', ms: LOCAL_COPY_MS }],
  };
  return follow(due, (state) =>
    state.writing.saving === 'changed'
      ? scheduleSave(state, Math.max(0, Math.min(AUTOSAVE_MS, changedAt + MAX_UNSAVED_MS - at)))
      : become(state),
  );
};

/** What the person chose is saved on top of what the other saved. */
const resolve = <Content extends object>(
  state: State<Content>,
  choices: Readonly<Record<string, Choice>>,
  at: number,
): Step<Content> => {
  const { content: mine, conflict } = state.writing;
  if (!conflict) return become(state);
  const { base, theirs, version } = conflict;
  const content = settle<Content>(mergeContents(base, mine, theirs), choices);
  return follow(
    show(
      { ...state, base: theirs },
      { content, version, conflict: null, saving: 'changed', ...restoredAfterSave(state.writing, conflict) },
    ),
    (state) => saveCopy(state, at),
    (state) => save(state, at),
  );
};

const showSaved = <Content extends object>(state: State<Content>, at: number): Step<Content> => {
  const { restored } = state.writing;
  if (!restored) return become(state);
  return follow(
    type(state, restored.saved as Partial<Content>, at),
    (state) => show(state, { restored: null, conflict: null, saving: 'changed' }),
    (state) => save(state, at),
  );
};

const dropLeftBehind = <Content>(state: State<Content>): Step<Content> => {
  const { leftBehind } = state.writing;
  const effects = leftBehind ? [{ kind: 'remove-copy', copy: markOf(leftBehind) } as const] : [];
  return follow({ state, effects }, (state) => show(state, { leftBehind: null }));
};

const reduceCall = <Content extends object>(
  state: State<Content>,
  event: CallEvent & Timed,
): Step<Content> => {
  const { id, saving, refusals } = state.writing;
  const { at } = event;
  switch (event.kind) {
    case 'flush-begun': {
      const isNothingYet = id === null && saving === 'saved';
      return follow(isNothingYet ? show(state, { saving: 'changed' }) : become(state), (state) =>
        save(state, at),
      );
    }
    case 'flush-ended':
      return saving === 'refused' ? show(state, { refusals: refusals + 1 }) : become(state);
    case 'signed-out':
      return show(state, { saving: 'signed-out' });
    case 'version-heard':
      return show(state, { version: event.version, errors: {}, msg: null });
    case 'conflict-heard':
      return follow(takeConflict(state, event.answer, at), (state) =>
        state.writing.saving === 'saving' ? save(state, at) : become(state),
      );
    case 'may-heard':
      return show(state, { may: event.may });
    case 'refusal-heard':
      return show(state, { msg: event.msg, errors: event.errors, refusals: refusals + 1 });
  }
};
