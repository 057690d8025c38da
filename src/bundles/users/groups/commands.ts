// Makes, names and deletes groups, and puts people into them.
import { and, count, eq, sql } from 'drizzle-orm';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, refused } from '#kernel/outcomes.ts';
import type { Invalid, Refused } from '#kernel/outcomes.ts';
import { stampOfSeen } from '#kernel/seen-stamp.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { record } from '#bundles/history/public.ts';
import { mayAdministerMembers } from '../members/policy.ts';
import { findMember } from '../members/queries.ts';
import { lockUser } from '../queries.ts';
import { lengthOf } from '../rules.ts';
import { GROUP_NAME_MAX_LENGTH, GROUP_NOTE_MAX_LENGTH, MAX_GROUPS } from './constants.ts';
import type { Group } from './queries.ts';
import { userGroupMembers, userGroups } from './schema.ts';
import * as texts from './texts.ts';

export interface GroupInput {
  readonly name: string;
  readonly note: string;
}

export type GroupOutcome = { readonly kind: 'done'; readonly group: Group } | Invalid;

/** Returns the stamp of what the form of a group shows. */
export const stampOf = ({ name, note }: GroupInput): string => stampOfSeen([name, note]);

/** Throws 403. */
export const createGroup = (ctx: Ctx, input: GroupInput): Promise<GroupOutcome> =>
  withTransaction(ctx, async (ctx): Promise<GroupOutcome> => {
    await lockGroups(ctx);
    const typed = tidied(input);
    const [there] = await ctx.db.select({ count: count() }).from(userGroups);
    if (there!.count >= MAX_GROUPS) return invalid({ name: texts.tooManyGroups(MAX_GROUPS) });
    const errors = await problemsOf(ctx, typed);
    if (Object.keys(errors).length > 0) return invalid(errors);
    const [group] = await ctx.db
      .insert(userGroups)
      .values({ ...typed, createdAt: ctx.now })
      .returning();
    await record(ctx, { type: 'group', objectId: group!.id, action: 'group.created', after: { ...typed } });
    return { kind: 'done', group: group! };
  });

/** `seen` is the stamp of what the administrator had before them; programs may leave it out. Throws 403 and 404. */
export const saveGroup = (
  ctx: Ctx,
  id: number,
  input: GroupInput,
  seen = '',
): Promise<GroupOutcome | Refused> =>
  withTransaction(ctx, async (ctx): Promise<GroupOutcome | Refused> => {
    await lockGroups(ctx);
    const before = await demandGroup(ctx, id);
    if (seen !== '' && seen !== stampOf(before)) return refused(texts.changedMeanwhile);
    const typed = tidied(input);
    const errors = await problemsOf(ctx, typed, id);
    if (Object.keys(errors).length > 0) return invalid(errors);
    if (typed.name !== before.name || typed.note !== before.note) {
      await ctx.db.update(userGroups).set(typed).where(eq(userGroups.id, id));
      const { name, note } = before;
      await record(ctx, {
        type: 'group',
        objectId: id,
        action: 'group.changed',
        before: { name, note },
        after: { ...typed },
      });
    }
    return { kind: 'done', group: { ...before, ...typed } };
  });

/** Its members stay, and are in it no more. Throws 403 and 404. */
export const deleteGroup = (ctx: Ctx, id: number): Promise<Group> =>
  withTransaction(ctx, async (ctx) => {
    await lockGroups(ctx);
    const group = await demandGroup(ctx, id);
    await ctx.db.delete(userGroups).where(eq(userGroups.id, id));
    const { name, note } = group;
    await record(ctx, { type: 'group', objectId: id, action: 'group.deleted', before: { name, note } });
    return group;
  });

export interface MembershipOutcome {
  readonly kind: 'done' | 'unchanged';
  readonly member: { readonly name: string };
  readonly group: Group;
}

/** Whoever is in it already stays so. Throws 403 and 404. */
export const addToGroup = (ctx: Ctx, userId: number, groupId: number): Promise<MembershipOutcome> =>
  withTransaction(ctx, async (ctx): Promise<MembershipOutcome> => {
    const { member, group } = await demandBoth(ctx, userId, groupId);
    const { rowCount } = await ctx.db
      .insert(userGroupMembers)
      .values({ groupId, userId, addedAt: ctx.now })
      .onConflictDoNothing();
    if (!rowCount) return { kind: 'unchanged', member, group };
    const after = { group: group.name };
    await record(ctx, { type: 'user', objectId: userId, action: 'user.group-joined', after });
    return { kind: 'done', member, group };
  });

/** Who isn't in it stays so. Throws 403 and 404. */
export const removeFromGroup = (ctx: Ctx, userId: number, groupId: number): Promise<MembershipOutcome> =>
  withTransaction(ctx, async (ctx): Promise<MembershipOutcome> => {
    const { member, group } = await demandBoth(ctx, userId, groupId);
    const isIt = and(eq(userGroupMembers.groupId, groupId), eq(userGroupMembers.userId, userId));
    const { rowCount } = await ctx.db.delete(userGroupMembers).where(isIt);
    if (!rowCount) return { kind: 'unchanged', member, group };
    const before = { group: group.name };
    await record(ctx, { type: 'user', objectId: userId, action: 'user.group-left', before });
    return { kind: 'done', member, group };
  });

/** Names are compared, so changes of groups come one after the other. */
const lockGroups = async (ctx: Ctx): Promise<void> => {
  if (!mayAdministerMembers(ctx.viewer)) throw forbidden();
  await ctx.db.execute(sql`lock table ${userGroups} in share row exclusive mode`);
};

const demandGroup = async (ctx: Ctx, id: number): Promise<Group> => {
  const [group] = await ctx.db.select().from(userGroups).where(eq(userGroups.id, id)).for('key share');
  if (!group) throw notFound();
  return group;
};

const demandBoth = async (ctx: Ctx, userId: number, groupId: number) => {
  if (!mayAdministerMembers(ctx.viewer)) throw forbidden();
  await lockUser(ctx, userId);
  const member = await findMember(ctx, userId);
  if (!member) throw notFound();
  return { member, group: await demandGroup(ctx, groupId) };
};

const tidied = ({ name, note }: GroupInput): GroupInput => ({
  name: visibleLine(name.normalize('NFC')),
  note: visibleLine(note.normalize('NFC')),
});

const problemsOf = async (ctx: Ctx, { name, note }: GroupInput, ownId?: number): Promise<FieldErrors> => {
  if (lengthOf(note) > GROUP_NOTE_MAX_LENGTH) return { note: texts.tooLong(GROUP_NOTE_MAX_LENGTH) };
  if (!name) return { name: texts.nameMissing };
  if (lengthOf(name) > GROUP_NAME_MAX_LENGTH) return { name: texts.tooLong(GROUP_NAME_MAX_LENGTH) };
  const isSame = sql`lower(${userGroups.name}) = lower(${name})`;
  const [other] = await ctx.db.select().from(userGroups).where(isSame);
  return other && other.id !== ownId ? { name: texts.nameTaken(other.name) } : {};
};
