// The engine of a composer, without React: keeps what is typed in the browser at once and on the server soon after, one
// save at a time, each on top of a version; merges what others saved meanwhile; never lets go of a word before the server
// has it. decisions.md 4.6
import { url } from '#kernel/named-routes.ts';
import { AUTOSAVE_MS, LOCAL_COPY_MS } from '../../../constants.ts';
import { writingPaths } from '../../../paths.ts';
import { latestOf } from '../../../rules/local-copies.ts';
import { mergeContents, settle } from '../../../rules/merge.ts';
import type { Choice } from '../../../rules/merge.ts';
import { isSame } from '../../../rules/same.ts';
import type { ComposerMay, ConflictAnswer, SaveAnswer } from '../../../views.ts';
import { reloadToMerge } from '../texts.ts';
import { call } from './calls.ts';
import type { Reply } from './calls.ts';
import { openCopies, thisTab } from './copies.ts';
import { goOnWith } from './going-on.ts';
import { newManuscriptKey } from './manuscript-key.ts';
import { firstWriting, WAITS_FOR_PERSON } from './state.ts';
import type { Begun, Writing } from './state.ts';

/** While somebody types without a pause. */
export const MAX_UNSAVED_MS = 10 * 1000;
const FIRST_RETRY_MS = 2000;
const MAX_RETRY_MS = 30_000;

export type Manuscript<Content extends object> = ReturnType<typeof openManuscript<Content>>;

/** `onCreated` hears the id that the server gave. Call `start` once the page is alive, and `stop` at its end. */
export const openManuscript = <Content extends object>(
  view: Begun<Content>,
  onCreated: (id: number) => void,
) => {
  let now: Writing<Content> = firstWriting(view);
  const listeners = new Set<() => void>();
  /** What the server has as `version`. */
  let base = view.content;
  let key = newManuscriptKey();
  let windowName = newManuscriptKey();
  /** Sent without an answer: it may have arrived. */
  let unanswered: Content[] = [];
  let running: Promise<void> | null = null;
  let saveTimer: Timer;
  let copyTimer: Timer;
  let changedAt = 0;
  let failures = 0;
  let copies = openCopies<Content>({ ...view, viewerId: view.viewer.id, tab: 0 });

  const show = (changes: Partial<Writing<Content>>) => {
    now = { ...now, ...changes };
    for (const listener of listeners) listener();
  };
  const isSafe = () => now.content === base || isSame(now.content, base);

  const keepCopy = () => {
    clearTimeout(copyTimer);
    copyTimer = undefined;
    if (now.saving === 'saved' && isSafe()) return;
    const { content, version } = now;
    const isKept = copies.keep({ key, window: windowName, version, base, content, at: Date.now() });
    if (isKept === now.isUnkept) show({ isUnkept: !isKept });
  };

  const scheduleSave = (delay: number) => {
    clearTimeout(saveTimer);
    if (!WAITS_FOR_PERSON.includes(now.saving)) saveTimer = setTimeout(() => void save(), delay);
  };

  const change = (changes: Partial<Content>) => {
    const content = { ...now.content, ...changes };
    const errors = Object.fromEntries(
      Object.entries(now.errors).filter(([name]) => !((name.split('.')[0] ?? name) in changes)),
    );
    if (now.saving === 'saved') changedAt = Date.now();
    const isQuiet = ['saved', 'refused'].includes(now.saving);
    show({ content, errors, ...(isQuiet && { saving: 'changed', msg: null }) });
    copyTimer ??= setTimeout(keepCopy, LOCAL_COPY_MS);
    if (now.saving === 'changed')
      scheduleSave(Math.max(0, Math.min(AUTOSAVE_MS, changedAt + MAX_UNSAVED_MS - Date.now())));
  };

  /** Sends what isn't saved; one at a time, a second one waits for the first. Over when nothing is left or it can't go on. */
  const save = (): Promise<void> => {
    clearTimeout(saveTimer);
    running ??= saveAll().finally(() => {
      running = null;
    });
    return running;
  };

  const saveAll = async () => {
    do {
      if (WAITS_FOR_PERSON.includes(now.saving)) return;
      const isWanted = now.id !== null || now.saving === 'saved';
      if (isWanted && isSafe()) return becomeSaved();
      await saveOnce();
      // After a merge what came of it is saved at once.
    } while (now.saving === 'saving');
  };

  const becomeSaved = () => {
    failures = 0;
    if (now.saving !== 'saved') show({ saving: 'saved' });
    clearTimeout(copyTimer);
    copyTimer = undefined;
    copies.forget();
  };

  const saveOnce = async () => {
    const { content, id, version } = now;
    keepCopy();
    show({ saving: 'saving' });
    unanswered.push(content);
    const { type, objectId } = view;
    const viewer = view.viewer.id;
    const reply = await (id === null
      ? call<SaveAnswer>(url(writingPaths.create), {
          key,
          type,
          ...(objectId !== null && { objectId }),
          content,
          viewer,
        })
      : call<SaveAnswer>(url(writingPaths.save, { id }), { version, content, key: windowName, viewer }));
    take(reply, content);
  };

  const take = (reply: Reply<SaveAnswer>, sent: Content) => {
    switch (reply.kind) {
      case 'done':
        return takeSaved(reply.answer, sent);
      case 'conflict':
        return takeConflict(reply.answer);
      case 'signed-out':
        return show({ saving: 'signed-out' });
      case 'stranger':
        return show({ saving: 'stranger' });
      case 'refused':
        unanswered = [];
        return show({ saving: 'refused', msg: reply.msg, errors: reply.errors });
      case 'unreachable':
        return tryAgainLater();
    }
  };

  const takeSaved = ({ id, version, savedAt, problems, may }: SaveAnswer, sent: Content) => {
    const isNew = now.id === null;
    base = sent;
    unanswered = [];
    failures = 0;
    changedAt = Date.now();
    if (isNew) copies.moveTo(id);
    // What is missing before it can come out is still missing.
    show({ id, version, savedAt, problems, may, msg: null });
    if (isNew) onCreated(id);
    if (isSafe()) return becomeSaved();
    // What was typed meanwhile is saved after the usual pause.
    show({ saving: 'changed' });
    keepCopy();
    scheduleSave(AUTOSAVE_MS);
  };

  const takeConflict = ({ msg, current, base: theirBase }: ConflictAnswer) => {
    // Somebody began to change the piece before: the page of that manuscript finds the copy and puts both together.
    if (now.id === null) return show({ saving: 'refused', msg: `${msg} ${reloadToMerge}` });
    const theirs = current.content as Content;
    const { version, editor } = current;
    // An answer of ours got lost: what the server has is what was sent.
    const isOwn = unanswered.some((sent) => isSame(sent, theirs));
    unanswered = [];
    const next = goOnWith(now.content, {
      base: isOwn ? theirs : ((theirBase as Content | null) ?? base),
      theirs,
      version,
      editor,
    });
    if (!next.conflict) base = theirs;
    const isStuck = next.conflict !== null;
    show({
      ...next,
      ...(!isStuck && { version, savedAt: current.savedAt, saving: 'saving' }),
      ...(isStuck && { saving: 'conflict' }),
      ...(isOwn && { mergedFrom: null }),
    });
    keepCopy();
  };

  const tryAgainLater = () => {
    failures += 1;
    show({ saving: navigator.onLine ? 'unreachable' : 'offline' });
    scheduleSave(Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)));
  };

  /** The copy of this window, or the latest of another that is gone; of a new text others are only offered. */
  const restore = () => {
    const found = copies.find();
    const latest = latestOf(found);
    const best = view.id === null ? found.find(({ tab }) => tab === thisTab()) : latest;
    if (!best) return show({ leftBehind: latest ?? null });
    if (isSame(best.copy.content, view.content)) return copies.remove(best.name);
    takeBack(best);
  };

  const takeBack = ({ name, tab, copy }: NonNullable<Writing<Content>['leftBehind']>) => {
    key = copy.key;
    if (tab === thisTab()) windowName = copy.window;
    const isOnTop = copy.version === now.version;
    const beginning = isOnTop ? view.content : copy.base;
    const next = goOnWith(copy.content, {
      base: beginning,
      theirs: view.content,
      version: now.version,
      editor: '',
    });
    changedAt = Date.now();
    // Until it is settled, it stands on what it was written on: whoever saves it nevertheless hears of the conflict again.
    if (next.conflict) base = beginning;
    show({
      ...next,
      ...(next.conflict && { version: copy.version }),
      saving: next.conflict ? 'conflict' : 'changed',
      restored: { saved: view.content },
      leftBehind: null,
    });
    keepCopy();
    if (name !== copies.name()) copies.remove(name);
    scheduleSave(0);
  };

  return {
    now: () => now,
    listen: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => {
      copies = openCopies<Content>({ ...view, viewerId: view.viewer.id, tab: thisTab() });
      restore();
    },
    stop: () => {
      clearTimeout(saveTimer);
      clearTimeout(copyTimer);
      if (copyTimer !== undefined) keepCopy();
    },
    change,
    /** Saves now what isn't; true when the server has all of it. Also makes a manuscript of a text without a word. */
    flush: async (): Promise<boolean> => {
      if (now.id === null && now.saving === 'saved') show({ saving: 'changed' });
      await save();
      if (now.saving === 'changed') await save();
      if (now.saving === 'refused') show({ refusals: now.refusals + 1 });
      return now.saving === 'saved';
    },
    /** The page may be gone in a moment. */
    leave: () => {
      if (now.saving === 'saved') return;
      keepCopy();
      if (!running) void save();
    },
    /** Neither the server nor the browser has what was typed last. */
    isAtRisk: () => now.isUnkept && now.saving !== 'saved',
    /** There may be a way to the server again. */
    retry: () => {
      if (['unreachable', 'offline'].includes(now.saving)) void save();
    },
    goOffline: () => {
      if (['changed', 'unreachable'].includes(now.saving)) show({ saving: 'offline' });
    },
    /** The session is over, as another call found. */
    signedOut: () => show({ saving: 'signed-out' }),
    /** After signing in again. Somebody else gets nothing of it. */
    signedIn: (viewerId: number) => {
      if (viewerId !== view.viewer.id) return show({ saving: 'stranger' });
      show({ saving: 'changed' });
      void save();
    },
    /** What the person chose in a conflict; saved on top of what the other saved. */
    resolve: (choices: Readonly<Record<string, Choice>>) => {
      if (!now.conflict) return;
      const { base: from, theirs, version } = now.conflict;
      const content = settle<Content>(mergeContents(from, now.content, theirs), choices);
      base = theirs;
      show({ content, version, conflict: null, saving: 'changed' });
      keepCopy();
      void save();
    },
    /** What was said about copies and merging is read. */
    dismiss: (what: 'restored' | 'mergedFrom') => show({ [what]: null }),
    /** Instead of the copy that was put back. */
    showSaved: () => {
      if (!now.restored) return;
      const { saved } = now.restored;
      change(saved as Partial<Content>);
      show({ restored: null, conflict: null, saving: 'changed' });
      void save();
    },
    takeLeftBehind: () => {
      if (now.leftBehind) takeBack(now.leftBehind);
    },
    dropLeftBehind: () => {
      if (now.leftBehind) copies.remove(now.leftBehind.name);
      show({ leftBehind: null });
    },
    /** What other calls of the manuscript came to. */
    takeVersion: (version: number) => show({ version, errors: {}, msg: null }),
    takeConflict: (answer: ConflictAnswer) => {
      takeConflict(answer);
      if (now.saving === 'saving') void save();
    },
    /** What the viewer may do now, as another call told. */
    takeMay: (may: ComposerMay) => show({ may }),
    takeRefusal: (msg: string, errors: Readonly<Record<string, string>>) =>
      show({ msg, errors, refusals: now.refusals + 1 }),
  };
};

type Timer = ReturnType<typeof setTimeout> | undefined;
