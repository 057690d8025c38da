// Holds the terms of the demo portal, to which its members agreed on the day they came.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { agreeToTerms, publishTerms } from '#bundles/users/terms/commands.ts';
import { found, refused } from './cast.ts';
import type { Cast } from './cast.ts';
import { people } from './content/people.ts';
import { terms } from './content/terms.ts';

export const publishDemoTerms = async (ctx: Ctx, cast: Cast): Promise<void> => {
  const daysAgo = (days: number) => new Date(ctx.now.getTime() - days * DAY_MS);
  const { title, text, validForDays } = terms;
  const outcome = await publishTerms(ctx, { title, text, validFrom: daysAgo(validForDays) });
  if (outcome.kind !== 'published')
    throw refused(title, outcome.kind === 'invalid' ? outcome.errors : { text: outcome.text });
  for (const { key, memberForDays } of people) {
    const member = actAs({ ...ctx, now: daysAgo(memberForDays) }, found(cast.people, key));
    await agreeToTerms(member, outcome.number);
  }
};
