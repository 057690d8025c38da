// Declares what administrators do with many people at once. Each is the command for one person, which asks the policy and
// writes the history.
import { endOfDay } from '#kernel/calendar.ts';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { refused } from '#kernel/outcomes.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { parseId } from '#kernel/parameters.ts';
import type { RoleGrant } from '#kernel/viewer.ts';
import { done, unchanged } from '#bundles/desk-tables/public.ts';
import type { BulkAction, RecordedFields } from '#bundles/desk-tables/public.ts';
import { addToGroup, removeFromGroup } from '../groups/commands.ts';
import { groupsByUserIds, listGroups } from '../groups/queries.ts';
import { checkSuspension, grantPass, grantRole, revokeRole } from '../members/commands.ts';
import type { MemberOutcome } from '../members/commands.ts';
import { REASON_MAX_LENGTH } from '../members/constants.ts';
import { mayAdministerMembers, refusalToSuspend } from '../members/policy.ts';
import { placeOptionsOf } from '../members/place-options.ts';
import { findMember, listPlaces, oneAtATime } from '../members/queries.ts';
import type { Member } from '../members/queries.ts';
import { ROLES } from '../members/rules.ts';
import { demandSuspensionDesk } from '../members/suspension-desk.ts';
import type { SuspensionDesk } from '../members/suspension-desk.ts';
import { currentSuspension } from '../members/suspension.ts';
import * as memberTexts from '../members/texts.ts';
import { lockUser } from '../queries.ts';
import { PEOPLE_TABLE } from './people-table.ts';
import * as texts from './texts.ts';

type Typed = Readonly<Record<string, string>>;

/** Returns the actions, for administrators alone. */
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
  const { giveRole, takeRole, joinGroup, leaveGroup } = texts;
  const ofRoles = [
    giving(roleHolding, {
      name: 'rolle-geben',
      label: giveRole,
      order: 10,
      fields: roleFields,
      done: texts.roleGiven,
    }),
    taking(roleHolding, {
      name: 'rolle-nehmen',
      label: takeRole,
      order: 20,
      fields: roleFields,
      done: texts.roleTaken,
    }),
  ];
  const ofGroups = [
    giving(groupHolding, {
      name: 'gruppe-dazu',
      label: joinGroup,
      order: 30,
      fields: groupFields,
      done: texts.groupJoined,
    }),
    taking(groupHolding, {
      name: 'gruppe-weg',
      label: leaveGroup,
      order: 40,
      fields: groupFields,
      done: texts.groupLeft,
    }),
  ];
  const desk = await demandSuspensionDesk(ctx);
  return [...ofRoles, ...(groups.length > 0 ? ofGroups : []), passing, suspending(desk)];
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

/** What somebody holds or doesn't, and a desk gives or takes: a role, the membership of a group. */
interface Holding {
  /** Returns what was chosen, as it is kept until it is taken back. */
  readonly read: (typed: Typed) => RecordedFields;
  readonly isHeld: (ctx: Ctx, member: Member, kept: RecordedFields) => boolean | Promise<boolean>;
  readonly give: (ctx: Ctx, userId: number, kept: RecordedFields) => Promise<Refused | undefined>;
  readonly take: (ctx: Ctx, userId: number, kept: RecordedFields) => Promise<Refused | undefined>;
}

type Words = Pick<BulkAction, 'name' | 'label' | 'order' | 'fields' | 'done'>;

const giving = ({ read, isHeld, give, take }: Holding, words: Words): BulkAction => ({
  ...words,
  act: async (ctx, ref, typed) => {
    const kept = read(typed);
    if (await isHeld(ctx, await demandPerson(ctx, ref), kept)) return unchanged;
    return (await give(ctx, ref.id, kept)) ?? done({}, kept);
  },
  undo: async (ctx, ref, { after }) => {
    if (!(await isHeld(ctx, await demandPerson(ctx, ref), after))) return 'changed';
    return (await take(ctx, ref.id, after)) ? 'changed' : 'undone';
  },
});

const taking = ({ read, isHeld, give, take }: Holding, words: Words): BulkAction => ({
  ...words,
  act: async (ctx, ref, typed) => {
    const kept = read(typed);
    if (!(await isHeld(ctx, await demandPerson(ctx, ref), kept))) return unchanged;
    return (await take(ctx, ref.id, kept)) ?? done(kept, {});
  },
  undo: async (ctx, ref, { before }) => {
    if (await isHeld(ctx, await demandPerson(ctx, ref), before)) return 'changed';
    return (await give(ctx, ref.id, before)) ? 'changed' : 'undone';
  },
});

const refusalOf = (outcome: MemberOutcome): Refused | undefined =>
  outcome.kind === 'invalid' ? refused(Object.values(outcome.errors).join(' ')) : undefined;

const grantIn = (kept: RecordedFields): RoleGrant => ({
  role: ROLES.find((role) => role === kept['role']) ?? 'member',
  locationPath: String(kept['locationPath'] ?? ''),
});

const roleHolding: Holding = {
  read: ({ rolle, ort }) => ({ role: rolle, locationPath: ort ?? '' }),
  isHeld: (_ctx, { roles }, kept) => {
    const { role, locationPath } = grantIn(kept);
    return roles.some((held) => held.role === role && held.locationPath === locationPath);
  },
  give: async (ctx, userId, kept) => refusalOf(await grantRole(ctx, userId, grantIn(kept))),
  take: async (ctx, userId, kept) => refusalOf(await revokeRole(ctx, userId, grantIn(kept))),
};

const groupIn = (kept: RecordedFields): number => Number(kept['groupId']);

const groupHolding: Holding = {
  read: ({ gruppe }) => ({ groupId: parseId(gruppe) ?? 0 }),
  isHeld: async (ctx, { id }, kept) =>
    ((await groupsByUserIds(ctx, [id])).get(id) ?? []).some((group) => group.id === groupIn(kept)),
  give: async (ctx, userId, kept) => void (await addToGroup(ctx, userId, groupIn(kept))),
  take: async (ctx, userId, kept) => void (await removeFromGroup(ctx, userId, groupIn(kept))),
};

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
    return (
      refusalOf(outcome) ?? done({ until: passUntil?.toISOString() ?? null }, { until: until.toISOString() })
    );
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

/** Each with its statement of reasons. */
const suspending = (desk: SuspensionDesk): BulkAction => ({
  name: 'sperren',
  label: texts.suspend,
  order: 90,
  isDanger: true,
  fields: [
    { name: 'verstoss', label: memberTexts.categoryLabel, options: desk.categories },
    { name: 'grund', label: memberTexts.reasonLabel, maxLength: REASON_MAX_LENGTH },
    { name: 'bis', label: texts.untilLabel, isDay: true, isOptional: true },
  ],
  done: texts.suspended,
  act: async (ctx, ref, { verstoss: category, grund: reason = '', bis = '' }) => {
    const until = bis === '' ? null : endOfDay(bis);
    if (until === undefined) return refused(texts.dayInvalid(texts.untilLabel));
    const member = await demandPerson(ctx, ref);
    const refusal = refusalToSuspend(ctx.viewer, member);
    if (refusal && refusal !== 'notAllowed') return refused(memberTexts.refusals[refusal]);
    if (currentSuspension(member, ctx.now)) return refused(texts.isSuspendedAlready);
    const errors = Object.values(checkSuspension(ctx, reason, until));
    if (errors.length > 0) return refused(errors.join(' '));
    const outcome = await desk.suspend(
      ctx,
      ref.id,
      { category, reason, until, hidesContributions: false },
      { undoMs: desk.undoMs.many },
    );
    return outcome.kind === 'invalid'
      ? refused(Object.values(outcome.errors).join(' '))
      : done({}, { decisionId: outcome.decisionId });
  },
  undo: async (ctx, { id }) => ((await desk.undo(ctx, id)) ? 'undone' : 'changed'),
});
