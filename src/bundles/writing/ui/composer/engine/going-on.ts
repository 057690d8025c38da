// Says how writing goes on after somebody else saved: what goes together is put together, the rest waits for the person.
import { mergeContents, settle } from '../../../rules/merge.ts';
import type { Choice, Merge } from '../../../rules/merge.ts';
import type { OpenConflict, Writing } from './state.ts';

/** Returns what becomes of `mine`. With a conflict it stays as it is until that is settled. */
export const goOnWith = <Content extends object>(
  mine: Content,
  other: OpenConflict<Content>,
): Pick<Writing<Content>, 'content' | 'conflict' | 'mergedFrom'> => {
  const merge = mergeContents(other.base, mine, other.theirs);
  if (merge.conflicts.length > 0) return { content: mine, conflict: other, mergedFrom: null };
  return {
    content: settle<Content>(merge),
    conflict: null,
    mergedFrom: merge.taken.length > 0 ? other.editor : null,
  };
};

/** The same is chosen everywhere. */
export const settleAll = <Content extends object>(merge: Merge, choice: Choice): Content =>
  settle<Content>(merge, Object.fromEntries(merge.conflicts.map(({ key }) => [key, choice])));

/** Returns what the server would have without the copy that was put back, now that somebody else has saved. */
export const restoredAfterSave = <Content extends object>(
  { restored }: Pick<Writing<Content>, 'restored'>,
  { base, theirs }: Pick<OpenConflict<Content>, 'base' | 'theirs'>,
): Pick<Writing<Content>, 'restored'> => ({
  restored: restored && { saved: settleAll(mergeContents(base, restored.saved, theirs), 'theirs') },
});
