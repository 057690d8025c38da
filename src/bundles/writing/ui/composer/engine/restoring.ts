// Restores what the browser still has of a manuscript when its page begins: copies that never reached the server.
import { latestOf } from '../../../rules/local-copies.ts';
import type { FoundCopy } from '../../../rules/local-copies.ts';
import { mergeContents } from '../../../rules/merge.ts';
import { isSame } from '../../../rules/same.ts';
import { goOnWith, settleAll } from './going-on.ts';
import { saveCopy, scheduleSave } from './saving.ts';
import { ownCopyName } from './state.ts';
import type { State } from './state.ts';
import { become, follow, markOf, show } from './step.ts';
import type { Step } from './step.ts';

/**
 * Restores the copy of this window, or the latest of another that is gone; of a new text others are only offered. This window's
 * comes first, however old it is: its place is where the other one would be kept from now on.
 */
export const restore = <Content extends object>(
  state: State<Content>,
  found: readonly FoundCopy<Content>[],
  at: number,
): Step<Content> => {
  const { view } = state;
  const latest = latestOf(found);
  const own = found.find(({ name }) => name === ownCopyName(state));
  const best = own ?? (view.id === null ? undefined : latest);
  if (!best) return show(state, { leftBehind: latest ?? null });
  if (isSame(best.copy.content, view.content))
    return { state, effects: [{ kind: 'remove-copy', copy: markOf(best) }] };
  return takeBack(state, best, at);
};

const takeBack = <Content extends object>(
  before: State<Content>,
  found: FoundCopy<Content>,
  at: number,
): Step<Content> => {
  const { view, writing } = before;
  const { copy } = found;
  const isOnTop = copy.version === writing.version;
  const base = isOnTop ? view.content : copy.base;
  const theirs = { base, theirs: view.content, version: writing.version, editor: '' };
  const next = goOnWith(copy.content, theirs);
  const state = {
    ...before,
    key: copy.key,
    changedAt: at,
    // One of these may be what the server has. The window's name is a new one: where the browser took no newer copy, what it
    // sent last may be more than this.
    unanswered: [...(copy.unanswered ?? []), copy.content],
    // Until it is settled, it stands on what it was written on: whoever saves it nevertheless hears of the conflict again.
    base: next.conflict ? base : before.base,
  };
  return follow(
    show(state, {
      ...next,
      ...(next.conflict && { version: copy.version }),
      saving: next.conflict ? 'conflict' : 'changed',
      restored: { saved: view.content },
      leftBehind: null,
    }),
    (state) => saveCopy(state, at, markOf(found)),
    (state) => scheduleSave(state, 0),
  );
};

/** Takes the text that another window left behind, and behind it what was written here meanwhile. */
export const takeLeftBehind = <Content extends object>(state: State<Content>, at: number): Step<Content> => {
  const { view, writing } = state;
  const { leftBehind, content } = writing;
  if (!leftBehind) return become(state);
  if (isSame(content, view.content)) return takeBack(state, leftBehind, at);
  const { copy } = leftBehind;
  return follow(
    show(
      { ...state, changedAt: at },
      {
        content: settleAll(mergeContents(copy.base, copy.content, content), 'both'),
        conflict: null,
        saving: 'changed',
        restored: { saved: content },
        leftBehind: null,
      },
    ),
    (state) => saveCopy(state, at, markOf(leftBehind)),
    (state) => scheduleSave(state, 0),
  );
};
