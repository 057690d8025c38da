// Puts the words of all bundles for what they record together, for lookups by action.
import type { Ctx } from '#kernel/ctx.ts';
import { historyWords } from '#bundles/history/public.ts';
import type { FieldWords, HistoryWords } from '#bundles/history/public.ts';

export interface Vocabulary {
  /** Returns what follows „… hat“; undefined for an action that nobody has words for. */
  readonly phraseOf: (action: string) => string | undefined;
  /** Returns the words of a field; undefined for one without words, null for one that is not shown. */
  readonly fieldOf: (action: string, field: string) => FieldWords | null | undefined;
  readonly ofReaders: readonly string[];
  readonly groups: readonly HistoryWords[];
}

export const loadVocabulary = async (ctx: Ctx): Promise<Vocabulary> => {
  const groups = await historyWords.collect(ctx);
  const byAction = new Map(
    groups.flatMap((words) => Object.keys(words.actions).map((action) => [action, words] as const)),
  );
  return {
    groups,
    ofReaders: groups.flatMap(({ ofReaders = [] }) => ofReaders),
    phraseOf: (action) => byAction.get(action)?.actions[action],
    fieldOf: (action, field) => byAction.get(action)?.fields?.[field],
  };
};
