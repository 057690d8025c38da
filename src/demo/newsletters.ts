// Makes newsletters of the demo portal, with issues that were sent, readers, and a next one that editors have begun to touch
// up.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { anonymous } from '#kernel/viewer.ts';
import { createNewsletter, saveNewsletter } from '#bundles/newsletters/desk/commands.ts';
import { saveWords, sendNow } from '#bundles/newsletters/issues/commands.ts';
import { confirmToken } from '#bundles/newsletters/public.ts';
import { findNextIssue, findReadersByEmail, findReadersOfMember } from '#bundles/newsletters/queries.ts';
import { askForNewsletters, chooseOwn, confirmReader } from '#bundles/newsletters/reading/commands.ts';
import { found, refused } from './cast.ts';
import type { Cast } from './cast.ts';
import { newsletters } from './content/newsletters.ts';

type DemoNewsletter = (typeof newsletters)[number];

const DAYS = { daily: 1, weekly: 7 };

/** Issues are sent as they would have been, a day or a week apart; their hour is long past, so that nobody gets a mail now. */
export const sendDemoNewsletters = async (ctx: Ctx, cast: Cast): Promise<void> => {
  const hurried = { ...ctx, config: { ...ctx.config, rateLimits: false } };
  for (const letter of newsletters) await sendDemoNewsletter(hurried, cast, letter);
};

const sendDemoNewsletter = async (ctx: Ctx, cast: Cast, letter: DemoNewsletter) => {
  const { past, rhythm } = letter;
  const daysAgo = (days: number) => ({ ...ctx, now: new Date(ctx.now.getTime() - days * DAY_MS) });
  const admin = (at: Ctx) => actAs(at, found(cast.people, 'nele'));
  const editor = (at: Ctx) => actAs(at, found(cast.people, 'henrike'));
  const typed = typedOf(letter, cast);
  const made = await createNewsletter(admin(daysAgo((past.length + 1) * DAYS[rhythm])), typed);
  if (made.kind !== 'saved') throw refused(letter.name, made);
  const { id } = made.newsletter;
  for (const [at, intro] of past.entries()) {
    const then = daysAgo((past.length - at) * DAYS[rhythm]);
    const issue = (await findNextIssue(ctx, id))!;
    if (intro) await saveWords(editor(then), id, { subject: '', intro, version: issue.version });
    // A smaller portal may have had nothing to tell that day.
    await sendNow(editor(then), id, { number: issue.number, isSure: true });
  }
  await saveNewsletter(admin(ctx), id, typed);
  const next = (await findNextIssue(ctx, id))!;
  if (letter.next)
    await saveWords(editor(ctx), id, { subject: '', intro: letter.next, version: next.version });
  await addReaders(ctx, cast, { id, letter });
};

const typedOf = (
  { name, slug, description, rhythm, weekday, hour, place }: DemoNewsletter,
  { places }: Cast,
) => ({
  name,
  slug,
  description,
  rhythm,
  weekday: String(weekday),
  hour: String(hour),
  place: place && String(found(places, place).id),
  tags: '',
  length: rhythm === 'daily' ? '6' : '10',
  categories: [],
  kinds: [],
  hasDates: true,
  hasDiscussed: true,
  isActive: true,
});

const addReaders = async (ctx: Ctx, cast: Cast, { id, letter }: { id: number; letter: DemoNewsletter }) => {
  const visitor = actAs(ctx, anonymous);
  for (const who of letter.members) {
    const member = found(cast.people, who);
    const own = (await findReadersOfMember(ctx, member.id)).map(({ newsletterId }) => newsletterId);
    await chooseOwn(actAs(ctx, member), [...own, id]);
  }
  for (const email of letter.guests) {
    const asked = await askForNewsletters(visitor, { email, ids: [id], network: 'demo' });
    if (asked.kind === 'invalid') throw refused(email, asked.errors);
    const [reader] = await findReadersByEmail(ctx, email);
    await confirmReader(visitor, confirmToken(ctx, reader!.id));
  }
};
