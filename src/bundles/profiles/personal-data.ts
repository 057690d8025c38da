// Describes what profiles hold about a person beside their account.
import type { PersonalData } from '#kernel/personal-data.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { setImageUses } from '#bundles/media/public.ts';
import { personalDataWords } from './texts.ts';

/** Which pictures they are the account says; once it is erased nobody may fetch them for its sake. */
export const profilePictures: PersonalData = {
  name: 'profile-pictures',
  words: personalDataWords,
  exportFor: async () => undefined,
  countFor: async () => ({ goes: 0, stays: 0 }),
  mergeInto: 'left',
  eraseFor: (ctx, id) => withTransaction(ctx, (ctx) => setImageUses(ctx, { type: 'user', id }, [])),
};
