// Lists the calls of registering for dates of events, for the table of roles. For tests only.
import { aGuest, anOpenEvent, aRegistered } from '#bundles/events/registrations/test-data.ts';
import type { TypedRules } from '#bundles/events/registrations/rules.ts';
import { EVERYBODY, OWN, row } from './row.ts';
import type { Case, World } from './row.ts';

let count = 0;

const openHere = ({ ctx, place, owner }: World, rules: Partial<TypedRules> = {}) =>
  anOpenEvent(ctx, rules, { locationId: place.id, authorId: owner.id });

const paramsOf = ({ id, ref }: Awaited<ReturnType<typeof openHere>>) => ({
  eventitemId: id,
  dateKey: ref.dateKey,
});

const onRegistered = (body: object) => async (world: World) => {
  const event = await openHere(world);
  const { id } = await aRegistered(world.ctx, event.ref);
  return { params: { eventitemId: event.id, registrationId: id }, body };
};

const byLink = async (world: World) => {
  const { registrationId, securityHash } = await aGuest(world.ctx, (await openHere(world)).ref);
  return { params: { registrationId, securityHash } };
};

/** An author of the event is one of these only with a role. */
const ORGANISERS = 'signIn forbidden forbidden forbidden forbidden forbidden ok ok';

export const registrationRows: Readonly<Record<string, Case>> = {
  // Visitors are guests, who say who they are.
  event_registration_send: row('ok forbidden forbidden ok ok ok ok ok', async (world) => ({
    params: paramsOf(await openHere(world)),
    body: { name: 'Ruth Lindner', email: `rolle-${++count}@litfass.example`, seats: '1' },
  })),
  event_registration_cancel: row(OWN, async (world) => ({ params: paramsOf(await openHere(world)) })),
  // The link is the permission, whoever follows it.
  event_registration_guest_cancel: row(EVERYBODY, byLink),
  event_registration_confirm: row(EVERYBODY, byLink),
  event_registration_rules: row(ORGANISERS, async (world) => ({
    params: { eventitemId: (await openHere(world)).id },
    body: { isOpen: '1', seatLimit: `${++count + 10}`, maxSeats: '2', closesHours: '24', question: '' },
  })),
  event_mark: row('signIn forbidden forbidden ok ok ok ok ok', async (world) => ({
    params: paramsOf(await openHere(world)),
    body: { act: 'come' },
  })),
  event_registration_letter: row(ORGANISERS, async (world) => {
    const event = await openHere(world);
    await aRegistered(world.ctx, event.ref);
    return { params: paramsOf(event), body: { subject: 'Schuhe', message: 'Es ist nass.' } };
  }),
  event_registration_come: row(ORGANISERS, onRegistered({ come: 1 })),
  event_registration_remove: row(ORGANISERS, onRegistered({ reason: 'Doppelt.' })),
};
