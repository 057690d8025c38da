// Topic: what profiles hold about a person beside their account.
import type { PersonalData } from '#kernel/bundle.ts';
import { withTransaction } from '#kernel/ctx.ts';
import { setImageUses } from '#bundles/media/public.ts';

/** Which pictures they are the account says; once it is erased nobody may fetch them for its sake. */
export const profilePictures: PersonalData = {
  name: 'profile-pictures',
  exportFor: async () => undefined,
  eraseFor: (ctx, id) => withTransaction(ctx, (ctx) => setImageUses(ctx, { type: 'user', id }, [])),
};
