// Lists the calls of one's own calendar and of who names one as organiser, for the table of roles. For tests only.
import { eventOrganiserConsents } from '#bundles/events/organisers/schema.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { OWN, row } from './row.ts';
import type { Case } from './row.ts';

export const ownCalendarRows: Readonly<Record<string, Case>> = {
  account_calendar_renew: row('signIn forbidden forbidden ok ok ok ok ok'),
  // Whoever is suspended can still shut out whoever has the address.
  account_calendar_remove: row(OWN),
  // Whoever may do nothing else can still refuse.
  account_organiser_decide: row(OWN, async ({ ctx, user, owner }) => {
    const { id: authorId } = await aUser(ctx);
    const asked = { state: 'asked' as const, askedAt: ctx.now };
    await ctx.db
      .insert(eventOrganiserConsents)
      .values({ organiserId: (user ?? owner).id, authorId, ...asked });
    return { params: { authorId }, body: { act: 'deny' } };
  }),
};
