// Gives people what the history says of their own account, such as signing in, roles and suspensions. What is told of their pieces
// goes along with those.
import type { Ctx } from '#kernel/ctx.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { findEntries } from '#bundles/history/public.ts';
import type { HistoryEntry } from '#bundles/history/public.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { fieldsInWords } from './changed-fields.ts';
import * as texts from './texts.ts';
import { loadVocabulary } from './vocabulary.ts';
import type { Vocabulary } from './vocabulary.ts';

export const ownHistory: PersonalData = {
  name: 'history',
  words: texts.personalDataWords,
  exportFor: async (ctx, userId) => {
    const words = await loadVocabulary(ctx);
    return (await listOwn(ctx, userId, words)).map((entry) => ({
      at: entry.at,
      by: whoOf(entry),
      what: words.phraseOf(entry.action) ?? '',
      changes: fieldsInWords(entry, words),
    }));
  },
  // Once the account is gone its number is nobody's.
  countFor: async (ctx, userId) => ({
    goes: 0,
    stays: (await accountDesk.find(ctx, userId))
      ? (await listOwn(ctx, userId, await loadVocabulary(ctx))).length
      : 0,
  }),
  mergeInto: 'left',
  // Whoever wrote something personal into an entry takes it out again: the history itself is never changed.
  eraseFor: async () => {},
};

const listOwn = async (ctx: Ctx, userId: number, words: Vocabulary): Promise<HistoryEntry[]> => {
  const entries = await findEntries(
    ctx,
    { scope: { withoutTypes: [] }, thing: { type: 'user', id: userId }, withoutActions: [] },
    { after: undefined, limit: Number.MAX_SAFE_INTEGER },
  );
  return entries.filter((entry) => words.phraseOf(entry.action) !== undefined && isOwn(entry, words));
};

/** That somebody follows, mutes or blocks a person, or writes to them, is about whoever does so. */
const isOwn = ({ actorId, objectId, action }: HistoryEntry, { ofReaders }: Vocabulary): boolean =>
  actorId === objectId || (action.startsWith('user.') && !ofReaders.includes(action));

/** Which administrator or moderator it was is told nobody here, as in the history of one's own pieces. */
const whoOf = ({ actorId, objectId }: HistoryEntry): string => {
  if (actorId === null) return texts.portalItself;
  return actorId === objectId ? texts.oneself : texts.editors;
};
