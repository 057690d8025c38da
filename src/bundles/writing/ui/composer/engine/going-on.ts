// How writing goes on after somebody else saved: what goes together is put together, the rest waits for the person.
import { mergeContents, settle } from '../../../rules/merge.ts';
import type { OpenConflict, Writing } from './state.ts';

/** What becomes of `mine`. With a conflict it stays as it is until that is settled. */
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
