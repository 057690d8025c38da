// Lets people get newsletters, and stop getting them: people without an account by answering a mail, members by their account.
// Everything here is safe to do again.
import { and, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { inWords } from '#design/wording.ts';
import { record } from '#bundles/history/public.ts';
import { isAddress, sendMail } from '#bundles/mail/public.ts';
import { demandToAct, mailAddresses } from '#bundles/users/public.ts';
import { wordedLetter } from '#bundles/wording/public.ts';
import {
  ASK_LIMIT_PER_ADDRESS,
  ASK_LIMIT_PER_EMAIL,
  CONFIRMATION_LIFETIME_MS,
  NEWSLETTER_TYPE,
} from '../constants.ts';
import { confirmToken, readConfirmToken, readReaderToken, readersToken, unsubscribeHref } from '../links.ts';
import { newsletterPaths } from '../paths.ts';
import { mayGetNewsletters } from '../policy.ts';
import {
  findReader,
  findReadersByEmail,
  findReadersByIds,
  findReadersOfMember,
  getNewsletters,
} from '../queries.ts';
import type { Newsletter, Reader } from '../queries.ts';
import { newsletterReaders } from '../schema.ts';
import * as texts from '../texts.ts';
import { askMail, knownMail } from '../wordings.ts';

export interface TypedAsk {
  readonly email: string;
  readonly ids: readonly number[];
  /** Where it comes from. */
  readonly network: string;
}

export type AskOutcome = { readonly kind: 'mailed' } | Invalid;

/**
 * Asks by mail whether it was them. Whoever gets it all already is told that by mail alone, so that nobody learns from the answer
 * who gets what. Throws 429.
 */
export const askForNewsletters = async (ctx: Ctx, { email, ids, network }: TypedAsk): Promise<AskOutcome> => {
  await limitAttempts(ctx, `newsletter-ask:address:${network}`, ASK_LIMIT_PER_ADDRESS);
  const address = email.trim();
  const wanted = (await getNewsletters(ctx)).filter(({ id, isActive }) => isActive && ids.includes(id));
  const errors = {
    ...(!isAddress(address) && { email: texts.emailInvalid }),
    ...(wanted.length === 0 && { brief: texts.noneChosen }),
  };
  if (Object.keys(errors).length > 0) return invalid(errors);
  await limitAttempts(ctx, `newsletter-ask:email:${address.toLowerCase()}`, ASK_LIMIT_PER_EMAIL);
  return withTransaction(ctx, async (ctx): Promise<AskOutcome> => {
    await lockAddress(ctx, address);
    const known = await findReadersByEmail(ctx, address);
    const missing = wanted.filter(
      ({ id }) => !known.some((one) => one.newsletterId === id && one.state === 'active'),
    );
    for (const { id } of missing) await putUnconfirmed(ctx, id, address, known);
    const readers = await findReadersByEmail(ctx, address);
    if (missing.length > 0) await mailQuestion(ctx, address, readers, missing);
    else await mailKnown(ctx, address, readers, wanted);
    for (const { id } of wanted) await note(ctx, id, 'asked');
    return { kind: 'mailed' };
  });
};

/** Makes requests for one address wait for each other, so that it gets one row for each newsletter. */
const lockAddress = (ctx: Ctx, address: string) =>
  ctx.db.execute(
    sql`select pg_advisory_xact_lock(hashtext('newsletter reader'), hashtext(${address.toLowerCase()}))`,
  );

/** Notes that an address asked for a newsletter; anew where it was asked for before, or rests: the link is good from now on. */
const putUnconfirmed = async (ctx: Ctx, newsletterId: number, email: string, known: readonly Reader[]) => {
  const before = known.find((one) => one.newsletterId === newsletterId);
  if (!before) {
    const state = 'unconfirmed' as const;
    await ctx.db
      .insert(newsletterReaders)
      .values({ newsletterId, email, state, createdAt: ctx.now, links: 1 });
    return;
  }
  // Who rests keeps resting until the mail is answered: only the time of asking and the number of links change.
  const state = before.state === 'resting' ? ('resting' as const) : ('unconfirmed' as const);
  await ctx.db
    .update(newsletterReaders)
    .set({ state, createdAt: ctx.now, links: before.links + 1 })
    .where(eq(newsletterReaders.id, before.id));
};

const mailQuestion = async (
  ctx: Ctx,
  address: string,
  readers: readonly Reader[],
  missing: readonly Newsletter[],
) => {
  const asked = readers.find((one) => one.newsletterId === missing[0]!.id)!;
  const href = ctx.config.publicUrl + url(newsletterPaths.confirm, { token: confirmToken(ctx, asked.id) });
  const values = { briefe: inWords(missing.map(({ name }) => texts.quotedName(name))) };
  const letter = await wordedLetter(ctx, { mail: askMail, name: '', values, href });
  await sendMail(ctx, {
    to: { name: '', address },
    ...letter,
    key: `newsletter:ask:${asked.id}:${asked.links}`,
    leavesNoTrace: true,
  });
};

const mailKnown = async (
  ctx: Ctx,
  address: string,
  readers: readonly Reader[],
  wanted: readonly Newsletter[],
) => {
  const known = readers.filter(({ newsletterId }) => wanted.some(({ id }) => id === newsletterId));
  const own = known[0]!;
  const [row] = await ctx.db
    .update(newsletterReaders)
    .set({ links: sql`${newsletterReaders.links} + 1` })
    .where(eq(newsletterReaders.id, own.id))
    .returning({ links: newsletterReaders.links });
  const token = readersToken(
    ctx,
    known.map(({ id }) => id),
  );
  const href = unsubscribeHref(ctx, token);
  const values = { briefe: inWords(wanted.map(({ name }) => texts.quotedName(name))) };
  const letter = await wordedLetter(ctx, { mail: knownMail, name: '', values, href });
  await sendMail(ctx, {
    to: { name: '', address },
    ...letter,
    key: `newsletter:known:${own.id}:${row!.links}`,
    leavesNoTrace: true,
  });
};

/** What can be confirmed by whoever read the mail: in `waiting` all that this address has asked for and not yet confirmed. */
export interface Confirmable {
  readonly waiting: readonly Reader[];
  readonly settled: readonly Reader[];
}

/** Throws 404 for a link that is forged or too old. */
export const findConfirmable = async (ctx: Ctx, token: string): Promise<Confirmable> => {
  const id = readConfirmToken(ctx, token);
  const asked = id === undefined ? undefined : await findReader(ctx, id);
  const oldest = new Date(ctx.now.getTime() - CONFIRMATION_LIFETIME_MS);
  if (!asked?.email || asked.createdAt <= oldest) throw notFound(texts.linkGone);
  const readers = await findReadersByEmail(ctx, asked.email);
  const waiting = readers.filter(({ state, createdAt }) => state !== 'active' && createdAt > oldest);
  return { waiting, settled: readers.filter(({ state }) => state === 'active') };
};

/** Confirms what an address has asked for. A second time changes nothing. Throws 404. */
export const confirmReader = (ctx: Ctx, token: string): Promise<Confirmable> =>
  withTransaction(ctx, async (ctx) => {
    const found = await findConfirmable(ctx, token);
    const ids = found.waiting.map(({ id }) => id);
    if (ids.length === 0) return found;
    const confirmed = await ctx.db
      .update(newsletterReaders)
      .set({ state: 'active', confirmedAt: ctx.now, restingSince: null })
      // Of two who open the link at once the second finds nothing left to confirm.
      .where(and(inArray(newsletterReaders.id, ids), ne(newsletterReaders.state, 'active')))
      .returning();
    for (const { newsletterId } of confirmed) await note(ctx, newsletterId, 'confirmed');
    return { waiting: [], settled: [...found.settled, ...(await findReadersByIds(ctx, ids))] };
  });

/** Returns the readers whom a link names and who are still there; throws 404 for a link that isn't ours. */
export const findByUnsubscribeToken = async (ctx: Ctx, token: string): Promise<Reader[]> => {
  const ids = readReaderToken(ctx, token);
  if (ids === undefined) throw notFound();
  return findReadersByIds(ctx, ids);
};

export interface Unsubscribed {
  /** The address stands nowhere any more. */
  readonly isForgotten: boolean;
}

/** Nothing is kept of it. A second time changes nothing. Throws 404. */
export const unsubscribe = (ctx: Ctx, token: string): Promise<Unsubscribed> =>
  withTransaction(ctx, async (ctx) => {
    const readers = await findByUnsubscribeToken(ctx, token);
    for (const reader of readers) await leave(ctx, reader);
    const email = readers.find((reader) => reader.email !== null)?.email;
    if (!email) return { isForgotten: false };
    const [left, ownerId] = await Promise.all([
      findReadersByEmail(ctx, email),
      mailAddresses.ownerOf(ctx, email),
    ]);
    return { isForgotten: left.length === 0 && ownerId === undefined };
  });

/** Gives a member these newsletters, and no others; what rested is sent again. Throws 403. */
export const chooseOwn = (ctx: Ctx, ids: readonly number[]): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    if (!mayGetNewsletters(ctx.viewer)) demandToAct(ctx.viewer);
    const userId = ctx.viewer.id!;
    await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtext('newsletter member'), ${userId})`);
    const [all, own] = await Promise.all([getNewsletters(ctx), findReadersOfMember(ctx, userId)]);
    for (const { id: newsletterId, isActive } of all) {
      const row = own.find((one) => one.newsletterId === newsletterId);
      const isWanted = ids.includes(newsletterId);
      if (isWanted && row?.state !== 'active' && isActive) await join(ctx, { newsletterId, userId, row });
      if (!isWanted && row) await leave(ctx, row);
    }
  });

const join = async (
  ctx: Ctx,
  { newsletterId, userId, row }: { newsletterId: number; userId: number; row: Reader | undefined },
) => {
  const active = { state: 'active' as const, confirmedAt: ctx.now, restingSince: null };
  if (row) await ctx.db.update(newsletterReaders).set(active).where(eq(newsletterReaders.id, row.id));
  else
    await ctx.db
      .insert(newsletterReaders)
      .values({ newsletterId, userId, ...active, createdAt: ctx.now, links: 0 });
  await note(ctx, newsletterId, 'confirmed');
};

/**
 * Ends a newsletter for an address: as a row of its own and as that of the member who has confirmed it. Whoever doesn't want it any more
 * knows nothing of two rows.
 */
const leave = async (ctx: Ctx, { id, newsletterId, userId, email }: Reader) => {
  const address = email ?? (await mailAddresses.byIds(ctx, [userId!])).get(userId!)?.address;
  const ownerId = address === undefined ? undefined : await mailAddresses.ownerOf(ctx, address);
  const isTheirs = or(
    eq(newsletterReaders.id, id),
    ...(address === undefined ? [] : [sql`lower(${newsletterReaders.email}) = lower(${address})`]),
    ...(ownerId === undefined ? [] : [eq(newsletterReaders.userId, ownerId)]),
  );
  const { rowCount } = await ctx.db
    .delete(newsletterReaders)
    .where(and(eq(newsletterReaders.newsletterId, newsletterId), isTheirs));
  if (rowCount) await note(ctx, newsletterId, 'left');
};

/** Writes into the history, without whose address it is: the history isn't for that. */
const note = (ctx: Ctx, objectId: number, what: string) =>
  record(ctx, { type: NEWSLETTER_TYPE, objectId, action: `newsletter.${what}` });

const BATCH = 500;

/** Erases what nobody confirmed, and says how many rows. No entry: nobody did it. */
export const eraseUnconfirmed = async (ctx: Ctx): Promise<number> => {
  const oldest = new Date(ctx.now.getTime() - CONFIRMATION_LIFETIME_MS);
  const { id, state, createdAt } = newsletterReaders;
  let [erased, from] = [0, 0];
  for (;;) {
    const batch = await ctx.db
      .select({ id })
      .from(newsletterReaders)
      .where(and(eq(state, 'unconfirmed'), lte(createdAt, oldest), gt(id, from)))
      .orderBy(id)
      .limit(BATCH);
    if (batch.length === 0) return erased;
    from = batch.at(-1)!.id;
    const { rowCount } = await ctx.db.delete(newsletterReaders).where(
      and(
        inArray(
          id,
          batch.map((one) => one.id),
        ),
        eq(state, 'unconfirmed'),
        lte(createdAt, oldest),
      ),
    );
    erased += rowCount ?? 0;
  }
};
