// Says how what was typed gets into the browser and to the server: when a save or a copy is due, what is sent, and what becomes
// of the answer. contract.md 14.6
import { url } from '#kernel/named-routes.ts';
import { writingPaths } from '../../../paths.ts';
import { AUTOSAVE_MS } from '../../../constants.ts';
import { isSame } from '../../../rules/same.ts';
import type { ConflictAnswer, SaveAnswer } from '../../../views.ts';
import { goOnWith, restoredAfterSave } from './going-on.ts';
import { isSafe, ownCopyName, WAITS_FOR_PERSON } from './state.ts';
import type { State } from './state.ts';
import { become, follow, show } from './step.ts';
import type { CopyMark, Effect, Event, Step } from './step.ts';

const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 30_000;
/** What was sent earlier comes to a conflict at worst; a copy should stay small. */
const KEPT_UNANSWERED = 3;

/** Nothing to save where the server has all of it. `replaces` is a copy that this one comes instead of. */
export const saveCopy = <Content extends object>(
  state: State<Content>,
  at: number,
  replaces: CopyMark | null = null,
): Step<Content> => {
  const cancelled = { ...state, isCopyDue: false };
  const cancel = { kind: 'cancel-timer', timer: 'copy' } as const;
  const { content, version, saving } = state.writing;
  if (saving === 'saved' && isSafe(state)) return { state: cancelled, effects: [cancel] };
  const { key, base } = state;
  const unanswered = state.unanswered.slice(-KEPT_UNANSWERED);
  const copy = { key, version, base, content, at, ...(unanswered.length > 0 && { unanswered }) };
  const write = { kind: 'save-copy', name: ownCopyName(state), copy, replaces } as const;
  return { state: cancelled, effects: [cancel, write] };
};

export const scheduleSave = <Content>(state: State<Content>, ms: number): Step<Content> => ({
  state,
  effects: WAITS_FOR_PERSON.includes(state.writing.saving)
    ? [cancelSave]
    : [{ kind: 'set-timer', timer: 'save', ms }],
});

const cancelSave = { kind: 'cancel-timer', timer: 'save' } as const;

/** Sends what isn't saved, unless a save is on its way: what comes after that is seen when it is answered. */
export const save = <Content extends object>(state: State<Content>, at: number): Step<Content> =>
  follow({ state, effects: [cancelSave] }, (state) => (state.sending ? become(state) : sendNext(state, at)));

const sendNext = <Content extends object>(state: State<Content>, at: number): Step<Content> => {
  const { saving, id } = state.writing;
  if (WAITS_FOR_PERSON.includes(saving)) return become(state);
  const isWanted = id !== null || saving === 'saved';
  if (isWanted && isSafe(state)) return becomeSaved(state);
  return follow(saveCopy(state, at), (state) => show(state, { saving: 'saving' }), send);
};

const send = <Content>(state: State<Content>): Step<Content> => {
  const { content } = state.writing;
  return {
    state: { ...state, sending: content, unanswered: [...state.unanswered, content] },
    effects: [sendEffect(state)],
  };
};

const sendEffect = <Content>({ view, writing, key, window }: State<Content>): Effect<Content> => {
  const { id, version, content } = writing;
  const { type, objectId } = view;
  const viewer = view.viewer.id;
  if (id !== null)
    return {
      kind: 'send',
      address: url(writingPaths.save, { id }),
      body: { version, content, key: window, viewer },
    };
  const ofPiece = objectId !== null && { objectId };
  return {
    kind: 'send',
    address: url(writingPaths.create),
    body: { key, window, type, ...ofPiece, content, viewer },
  };
};

const becomeSaved = <Content>(state: State<Content>): Step<Content> => ({
  state: {
    ...state,
    writing: state.writing.saving === 'saved' ? state.writing : { ...state.writing, saving: 'saved' },
    failures: 0,
    isCopyDue: false,
  },
  effects: [
    { kind: 'cancel-timer', timer: 'copy' },
    { kind: 'remove-copy', copy: { name: ownCopyName(state), copy: null } },
  ],
});

/** Takes in what became of the save that was on its way. */
export const takeAnswer = <Content extends object>(
  { sending, ...before }: State<Content>,
  event: Extract<Event<Content>, { kind: 'answered' }>,
): Step<Content> => {
  if (!sending) return become({ ...before, sending });
  const { at } = event;
  const taken = takeReply({ ...before, sending: null }, sending, event);
  // After a merge what came of it is saved at once.
  return follow(taken, (state) => (state.writing.saving === 'saving' ? sendNext(state, at) : become(state)));
};

const takeReply = <Content extends object>(
  state: State<Content>,
  sent: Content,
  { reply, isOnline, at }: Extract<Event<Content>, { kind: 'answered' }>,
): Step<Content> => {
  switch (reply.kind) {
    case 'done':
      return takeSaved(state, sent, { answer: reply.answer, at });
    case 'conflict':
      return takeConflict(state, reply.answer, at);
    case 'signed-out':
      return show(state, { saving: 'signed-out' });
    case 'other-account':
      return show(state, { saving: 'other-account' });
    case 'refused':
      return show({ ...state, unanswered: [] }, { saving: 'refused', msg: reply.msg, errors: reply.errors });
    case 'unreachable':
      return tryAgainLater(state, isOnline);
  }
};

const takeSaved = <Content extends object>(
  before: State<Content>,
  sent: Content,
  { answer, at }: { readonly answer: SaveAnswer; readonly at: number },
): Step<Content> => {
  const { id, version, savedAt, problems, may } = answer;
  const known = takeId(before, id);
  const state = { ...known.state, base: sent, unanswered: [], failures: 0, changedAt: at };
  // What is missing before it can come out is still missing.
  const saved = show(state, { version, savedAt, problems, may, msg: null });
  const taken = follow(known, () => saved);
  if (isSafe(saved.state)) return follow(taken, becomeSaved);
  // What was typed meanwhile is saved after the usual pause.
  return follow(
    taken,
    (state) => show(state, { saving: 'changed' }),
    (state) => saveCopy(state, at),
    (state) => scheduleSave(state, AUTOSAVE_MS),
  );
};

/** From now on its copies and its address are of the manuscript with this id. */
const takeId = <Content>(before: State<Content>, id: number): Step<Content> => {
  if (before.writing.id !== null) return become(before);
  const { state } = show(before, { id });
  return {
    state,
    effects: [
      { kind: 'rename-copy', from: ownCopyName(before), to: ownCopyName(state) },
      { kind: 'announce-created', id },
    ],
  };
};

/** Puts together what goes together; the rest waits for the person. */
export const takeConflict = <Content extends object>(
  before: State<Content>,
  { current, base: theirBase }: ConflictAnswer,
  at: number,
): Step<Content> => {
  const { id, version, editor, savedAt } = current;
  const theirs = current.content as Content;
  // An answer of ours got lost: what the server has is what was sent.
  const isOwn = before.unanswered.some((sent) => isSame(sent, theirs));
  const base = isOwn ? theirs : ((theirBase as Content | null) ?? before.base);
  const next = goOnWith(before.writing.content, { base, theirs, version, editor });
  const isStuck = next.conflict !== null;
  return follow(
    // Somebody began it before.
    takeId({ ...before, unanswered: [], base: isStuck ? before.base : theirs }, id),
    (state) =>
      show(state, {
        ...next,
        ...(isStuck ? { saving: 'conflict' } : { version, savedAt, saving: 'saving' }),
        ...(isOwn ? { mergedFrom: null } : restoredAfterSave(state.writing, { base, theirs })),
      }),
    (state) => saveCopy(state, at),
  );
};

const tryAgainLater = <Content>(before: State<Content>, isOnline: boolean): Step<Content> => {
  const failures = before.failures + 1;
  const delay = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
  return follow(show({ ...before, failures }, { saving: isOnline ? 'unreachable' : 'offline' }), (state) =>
    scheduleSave(state, delay),
  );
};
