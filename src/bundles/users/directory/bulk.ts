// Topic: what administrators do with many people at once. Each is the command for one person, which asks the policy and writes
// the history.
import { endOfDay } from '#kernel/calendar.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { parseId } from '#kernel/parameters.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { done, unchanged } from '#bundles/desk-tables/public.ts';
import type { BulkAction, Kept } from '#bundles/desk-tables/public.ts';
import { addToGroup, removeFromGroup } from '../groups/commands.ts';
import { groupsByUserIds, listGroups } from '../groups/queries.ts';
import { grantPass, grantRole, liftSuspension, revokeRole, suspendUser } from '../members/commands.ts';
import { REASON_MAX_LENGTH } from '../members/constants.ts';
import { mayAdministerMembers, refusalToSuspend } from '../members/policy.ts';
import { placeOptionsOf } from '../members/place-options.ts';
import { findMember, listPlaces, oneAtATime } from '../members/queries.ts';
import type { Member } from '../members/queries.ts';
import { ROLES } from '../members/rules.ts';
import { currentSuspension } from '../members/suspension.ts';
import * as memberTexts from '../members/texts.ts';
import { lockUser } from '../queries.ts';
import { PEOPLE_TABLE } from './people-table.ts';
import * as texts from './texts.ts';

type Typed = Readonly<Record<string, string>>;

/** For administrators alone. */
export const peopleActions = async (ctx: Ctx, table: string): Promise<BulkAction[]> => {
  if (table !== PEOPLE_TABLE.name || !mayAdministerMembers(ctx.viewer)) return [];
  const [places, groups] = await Promise.all([listPlaces(ctx), listGroups(ctx)]);
  const roleFields = [
    {
      name: 'rolle',
      label: memberTexts.roleLabel,
      options: ROLES.map((role) => ({ value: role, name: memberTexts.roleNames[role] })),
    },
    {
      name: 'ort',
      label: memberTexts.placeLabel,
      isOptional: true,
      options: placeOptionsOf(places),
    },
  ];
  const groupFields = [
    {
      name: 'gruppe',
      label: texts.groupLabel,
      options: groups.map(({ id, name }) => ({ value: String(id), name })),
    },
  ];
  const ofGroups = groups.length > 0 ? [joining(groupFields), leaving(groupFields)] : [];
  return [giving(roleFields), taking(roleFields), ...ofGroups, passing, suspending];
};

/** Waits for others who change the person, in the order in which all commands wait. */
const demandPerson = async (ctx: Ctx, { type, id }: ContentRef): Promise<Member> => {
  if (type !== 'user') throw notFound();
  await oneAtATime(ctx);
  await lockUser(ctx, id);
  const member = await findMember(ctx, id);
  if (!member) throw notFound();
  return member;
};

const grantOf = ({ rolle, ort = '' }: Typed): RoleGrant => ({
  role: ROLES.find((role) => role === rolle) ?? 'member',
  locationPath: ort,
});

const holds = ({ roles }: Member, { role, locationPath }: RoleGrant): boolean =>
  roles.some((held) => held.role === role && held.locationPath === locationPath);

const refusedAs = ({ errors }: Invalid): Refused => refused(Object.values(errors).join(' '));

const giving = (fields: BulkAction['fields']): BulkAction => ({
  name: 'rolle-geben',
  label: texts.giveRole,
  order: 10,
  fields,
  done: texts.roleGiven,
  act: async (ctx, ref, typed) => {
    const grant = grantOf(typed);
    if (holds(await demandPerson(ctx, ref), grant)) return unchanged;
    const outcome = await grantRole(ctx, ref.id, grant);
    return outcome.kind === 'invalid' ? refusedAs(outcome) : done({}, { ...grant });
  },
  undo: async (ctx, ref, { after }) => {
    const grant = after as unknown as RoleGrant;
    if (!holds(await demandPerson(ctx, ref), grant)) return 'changed';
    const outcome = await revokeRole(ctx, ref.id, grant);
    return outcome.kind === 'invalid' ? 'changed' : 'undone';
  },
});

const taking = (fields: BulkAction['fields']): BulkAction => ({
  name: 'rolle-nehmen',
  label: texts.takeRole,
  order: 20,
  fields,
  done: texts.roleTaken,
  act: async (ctx, ref, typed) => {
    const grant = grantOf(typed);
    if (!holds(await demandPerson(ctx, ref), grant)) return unchanged;
    const outcome = await revokeRole(ctx, ref.id, grant);
    return outcome.kind === 'invalid' ? refusedAs(outcome) : done({ ...grant }, {});
  },
  undo: async (ctx, ref, { before }) => {
    const grant = before as unknown as RoleGrant;
    if (holds(await demandPerson(ctx, ref), grant)) return 'changed';
    const outcome = await grantRole(ctx, ref.id, grant);
    return outcome.kind === 'invalid' ? 'changed' : 'undone';
  },
});

const isIn = async (ctx: Ctx, userId: number, groupId: number): Promise<boolean> =>
  ((await groupsByUserIds(ctx, [userId])).get(userId) ?? []).some(({ id }) => id === groupId);

const keptGroup = (kept: Kept): number => Number(kept['groupId']);

const joining = (fields: BulkAction['fields']): BulkAction => ({
  name: 'gruppe-dazu',
  label: texts.joinGroup,
  order: 30,
  fields,
  done: texts.groupJoined,
  act: async (ctx, ref, { gruppe }) => {
    const groupId = parseId(gruppe) ?? 0;
    await demandPerson(ctx, ref);
    const { kind } = await addToGroup(ctx, ref.id, groupId);
    return kind === 'unchanged' ? unchanged : done({}, { groupId });
  },
  undo: async (ctx, ref, { after }) => {
    await demandPerson(ctx, ref);
    if (!(await isIn(ctx, ref.id, keptGroup(after)))) return 'changed';
    await removeFromGroup(ctx, ref.id, keptGroup(after));
    return 'undone';
  },
});

const leaving = (fields: BulkAction['fields']): BulkAction => ({
  name: 'gruppe-weg',
  label: texts.leaveGroup,
  order: 40,
  fields,
  done: texts.groupLeft,
  act: async (ctx, ref, { gruppe }) => {
    const groupId = parseId(gruppe) ?? 0;
    await demandPerson(ctx, ref);
    const { kind } = await removeFromGroup(ctx, ref.id, groupId);
    return kind === 'unchanged' ? unchanged : done({ groupId }, {});
  },
  undo: async (ctx, ref, { before }) => {
    await demandPerson(ctx, ref);
    if (await isIn(ctx, ref.id, keptGroup(before))) return 'changed';
    await addToGroup(ctx, ref.id, keptGroup(before));
    return 'undone';
  },
});

const passing: BulkAction = {
  name: 'plus',
  label: texts.pass,
  order: 50,
  fields: [{ name: 'bis', label: texts.passLabel, isDay: true }],
  done: texts.passGiven,
  act: async (ctx, ref, { bis = '' }) => {
    const until = endOfDay(bis);
    if (!until) return refused(texts.dayInvalid(texts.passLabel));
    const { passUntil } = await demandPerson(ctx, ref);
    if (passUntil?.getTime() === until.getTime()) return unchanged;
    const outcome = await grantPass(ctx, ref.id, until);
    if (outcome.kind === 'invalid') return refusedAs(outcome);
    return done({ until: passUntil?.toISOString() ?? null }, { until: until.toISOString() });
  },
  undo: async (ctx, ref, { before, after }) => {
    const { passUntil } = await demandPerson(ctx, ref);
    if ((passUntil?.toISOString() ?? null) !== after['until']) return 'changed';
    const earlier = before['until'] ? new Date(String(before['until'])) : null;
    // What is over by now can't be given again: the person had nothing.
    await grantPass(ctx, ref.id, earlier && earlier > ctx.now ? earlier : null);
    return 'undone';
  },
};

const suspending: BulkAction = {
  name: 'sperren',
  label: texts.suspend,
  order: 90,
  isDanger: true,
  fields: [
    { name: 'grund', label: memberTexts.reasonLabel, maxLength: REASON_MAX_LENGTH },
    { name: 'bis', label: texts.untilLabel, isDay: true, isOptional: true },
  ],
  done: texts.suspended,
  act: async (ctx, ref, { grund = '', bis = '' }) => {
    const until = bis === '' ? null : endOfDay(bis);
    if (until === undefined) return refused(texts.dayInvalid(texts.untilLabel));
    const member = await demandPerson(ctx, ref);
    const refusal = refusalToSuspend(ctx.viewer, member);
    if (refusal && refusal !== 'notAllowed') return refused(memberTexts.refusals[refusal]);
    if (currentSuspension(member, ctx.now)) return refused(texts.isSuspendedAlready);
    const outcome = await suspendUser(ctx, ref.id, { reason: grund, until, hidesContributions: false });
    if (outcome.kind === 'invalid') return refusedAs(outcome);
    return done({}, { until: (await findMember(ctx, ref.id))?.suspendedUntil?.toISOString() ?? null });
  },
  undo: async (ctx, ref, { after }) => {
    const { suspendedUntil } = await demandPerson(ctx, ref);
    if ((suspendedUntil?.toISOString() ?? null) !== after['until']) return 'changed';
    await liftSuspension(ctx, ref.id);
    return 'undone';
  },
};
