// Lets people register for events of the demo portal, and moves a date afterwards: who registered is told once the portal works.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { anonymous } from '#kernel/viewer.ts';
import {
  changeEvent,
  confirmGuest,
  findDates,
  findGuest,
  guestLinkOf,
  registerGuest,
  registerMember,
  saveRules,
  setMark,
} from '#bundles/events/public.ts';
import { found, refused } from './cast.ts';
import { marks, registrations } from './content/registrations.ts';
import type { DemoContent } from './content.ts';
import { eventInputOf } from './publish.ts';
import type { Newsroom, PublishedPiece } from './publish.ts';

/** Registers people for the events that are there: a smaller portal has fewer. */
export const registerForEvents = async (
  ctx: Ctx,
  { pieces }: Pick<DemoContent, 'pieces'>,
  newsroom: Newsroom,
): Promise<void> => {
  // So much in so short a time nobody could do by hand.
  const hurried = { ...ctx, config: { ...ctx.config, rateLimits: false } };
  const isOut = ({ event }: { readonly event: string }) => newsroom.published.has(event);
  for (const entry of registrations.filter(isOut)) {
    await register(hurried, newsroom, entry);
    const piece = pieces.find(({ content }) => content.key === entry.event);
    if (entry.moved && piece?.type === 'event') await moveDate(ctx, newsroom, piece.content, entry.moved);
  }
  for (const entry of marks.filter(isOut)) await mark(hurried, newsroom, entry);
};

type Entry = (typeof registrations)[number];

const register = async (
  ctx: Ctx,
  { cast, published }: Newsroom,
  { event, rules, members, guests }: Entry,
) => {
  const { eventId, keys } = await datesOf(ctx, published.get(event)!);
  const { seatLimit, maxSeats, closesHours, question = '' } = rules;
  const saved = await saveRules(ctx, eventId, {
    isOpen: true,
    seatLimit: seatLimit === undefined ? '' : String(seatLimit),
    maxSeats: String(maxSeats),
    closesHours: String(closesHours),
    question,
    hasWaitingList: true,
  });
  if (saved.kind === 'invalid') throw refused(event, saved.errors);
  for (const { date, who, seats = 1, answer = '' } of members) {
    const typed = { name: '', email: '', seats: String(seats), answer };
    const ref = { eventId, dateKey: keys[date]! };
    const outcome = await registerMember(actAs(ctx, found(cast.people, who)), ref, typed);
    if (outcome.kind !== 'done') throw refused(event, outcome);
  }
  const visitor = actAs(ctx, anonymous);
  for (const { date, name, email, seats = 1, answer = '' } of guests) {
    const ref = { eventId, dateKey: keys[date]! };
    const typed = { name, email, seats: String(seats), answer, address: 'demo' };
    const outcome = await registerGuest(visitor, ref, typed);
    if (outcome.kind !== 'mailed') throw refused(event, outcome);
    const row = await findGuest(ctx, ref, email);
    await confirmGuest(visitor, guestLinkOf(ctx, row!.id));
  }
};

const datesOf = async (ctx: Ctx, { id }: PublishedPiece) => ({
  eventId: id,
  keys: (await findDates(ctx, id)).map(({ key }) => key),
});

type Moved = NonNullable<Entry['moved']>;
type Content = Parameters<typeof eventInputOf>[1];

const moveDate = async (ctx: Ctx, newsroom: Newsroom, content: Content, { date, to }: Moved) => {
  const [first, ...others] = content.locations;
  const dates = first!.dates.map((one, at) => (at === date ? to : one));
  const moved = { ...content, locations: [{ ...first!, dates }, ...others] };
  const { id } = newsroom.published.get(content.key)!;
  const outcome = await changeEvent(ctx, id, eventInputOf(ctx, moved, newsroom));
  if (outcome.kind === 'invalid') throw refused(content.key, outcome.errors);
};

const mark = async (
  ctx: Ctx,
  { cast, published }: Newsroom,
  { event, seen, unseen, reminded }: (typeof marks)[number],
) => {
  const { eventId, keys } = await datesOf(ctx, published.get(event)!);
  const ref = { eventId, dateKey: keys[0]! };
  const as = (who: string) => actAs(ctx, found(cast.people, who));
  for (const who of seen) await setMark(as(who), ref, 'show');
  for (const who of unseen) await setMark(as(who), ref, 'come');
  for (const who of reminded) await setMark(as(who), ref, 'remind');
};
