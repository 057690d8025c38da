// Makes registrations for tests, by the commands.
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { TestUser } from '#bundles/users/test-data.ts';
import { anEvent } from '../test-data.ts';
import type { TestEvent } from '../test-data.ts';
import { registerGuest, registerMember } from './commands.ts';
import { guestLinkOf } from './links.ts';
import type { GuestLink } from './links.ts';
import { saveRules } from './organising.ts';
import { findActive } from './queries.ts';
import type { TypedRules } from './rules.ts';
import type { DateRef } from './seats.ts';

const USUAL: TypedRules = {
  isOpen: true,
  seatLimit: '',
  maxSeats: '10',
  closesHours: '0',
  question: '',
  hasWaitingList: true,
};

export interface OpenEvent extends TestEvent {
  /** Its first date. */
  readonly ref: DateRef;
}

/** Returns an event that one can register for. */
export const anOpenEvent = async (
  ctx: Ctx,
  rules: Partial<TypedRules> = {},
  changes: Parameters<typeof anEvent>[1] = {},
): Promise<OpenEvent> => {
  const event = await anEvent(ctx, changes);
  await openForAll(ctx, event.id, rules);
  return { ...event, ref: { eventId: event.id, dateKey: event.row.dates[0]!.key } };
};

export const openForAll = async (ctx: Ctx, eventId: number, rules: Partial<TypedRules> = {}) => {
  const outcome = await saveRules(actAs(ctx, portalItself), eventId, { ...USUAL, ...rules });
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
};

const typed = (seats: number, answer = '') => ({ name: '', email: '', seats: String(seats), answer });

/** Registers somebody, a member of their own unless named. */
export const aRegistered = async (ctx: Ctx, ref: DateRef, seats = 1, user?: TestUser) => {
  const member = user ?? (await aUser(ctx));
  const outcome = await registerMember(actAs(ctx, member.viewer), ref, typed(seats));
  const row = await findActive(ctx, ref, { userId: member.id });
  return { member, outcome, id: row?.id ?? 0 };
};

let guests = 0;

/** Returns a guest who was sent the link, and hasn't followed it. */
export const aGuest = async (ctx: Ctx, ref: DateRef, seats = 1): Promise<GuestLink & { email: string }> => {
  const email = `gast-${++guests}@litfass.example`;
  const guest = { ...typed(seats), name: `Gast ${guests}`, email, address: '192.0.2.7' };
  const outcome = await registerGuest(ctx, ref, guest);
  if (outcome.kind !== 'mailed') throw new Error(`no guest: ${outcome.kind}`);
  const row = await findActive(ctx, ref, { email });
  return { ...guestLinkOf(ctx, row!.id), email };
};
