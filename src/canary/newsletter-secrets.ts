// Makes a newsletter whose latest issue told of everything, before it was taken back, and whose next one only its editors know.
// It is for tests only.
import { eq } from 'drizzle-orm';
import { newsletterIssues, newsletterPieces } from '#bundles/newsletters/schema.ts';
import { aNewsletter, nextIssueOf } from '#bundles/newsletters/test-data.ts';
import type { Seeding } from './world.ts';

/** Hides newsletters, after all pieces. */
export const hideNewsletters = async ({ ctx, world, at }: Seeding): Promise<void> => {
  const { newsletter: known, pieces, nest } = world;
  const newsletter = await aNewsletter(ctx, { locationId: at.locationId, length: 15 });
  Object.assign(known, { id: newsletter.id, slug: newsletter.slug });
  const { number: _number, id: _id, ...next } = await nextIssueOf(ctx, newsletter);
  const words = nest.word('Betreff und Einleitung einer Ausgabe', ['editor']);
  const [issue] = await ctx.db
    .insert(newsletterIssues)
    .values({
      ...next,
      number: 2,
      state: 'sent',
      startedAt: ctx.now,
      subject: words,
      intro: words,
    })
    .returning();
  const told = pieces.map(({ type, id }, position) => ({
    issueId: issue!.id,
    newsletterId: newsletter.id,
    section: 'news' as const,
    position,
    type,
    objectId: id,
  }));
  if (told.length > 0) await ctx.db.insert(newsletterPieces).values(told).onConflictDoNothing();
  await ctx.db
    .update(newsletterIssues)
    .set({
      intro: nest.word('Einleitung der nächsten Ausgabe', ['editor']),
      subject: nest.word('Betreff der nächsten', ['editor']),
    })
    .where(eq(newsletterIssues.id, (await nextIssueOf(ctx, newsletter)).id));
};
