// Sets what waits where.
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { ContentType } from '#kernel/content-kinds.ts';
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { forbidden } from '#kernel/errors.ts';
import { touch } from '#kernel/invalidation.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { invalid } from '#kernel/outcomes.ts';
import type { Invalid } from '#kernel/outcomes.ts';
import { record } from '#bundles/history/public.ts';
import { findLocation } from '#bundles/locations/public.ts';
import { GATES_TAG } from './constants.ts';
import type { Group, Level } from './constants.ts';
import { mayChangeGate } from './policy.ts';
import { gateAbove, isStricter } from './rules/levels.ts';
import { gates } from './schema.ts';
import { readGates } from './settings.ts';
import * as texts from './texts.ts';

export interface GateChange {
  /** The id of the place; 0 for the whole portal. */
  readonly locationId: number;
  readonly types: readonly string[];
  readonly group: Group;
  /** Null takes away what is set there: what lies above holds again. */
  readonly level: Level | null;
}

/** What waits already goes on waiting; what is planned is asked at its hour. Throws 403. */
export const setGates = async (ctx: Ctx, change: GateChange): Promise<{ readonly kind: 'set' } | Invalid> => {
  const location = change.locationId === 0 ? undefined : await findLocation(ctx, change.locationId);
  if (change.locationId !== 0 && !location) return invalid({ ort: texts.placeUnknown });
  const locationPath = location?.path ?? '';
  if (!mayChangeGate(ctx.viewer, locationPath)) throw forbidden();
  const kinds = declaring(ctx.portal.kinds.all(), 'gate', 'names').filter(({ type }) =>
    change.types.includes(type),
  );
  if (kinds.length === 0 || kinds.length < new Set(change.types).size)
    return invalid({ art: texts.kindUnknown });
  const loosened = await findLoosened(ctx, { ...change, locationPath }, kinds);
  if (loosened) return invalid({ stufe: loosened });
  const types = kinds.map(({ type }) => type as ContentType);
  return withTransaction(ctx, async (ctx) => {
    // What is sent twice, or as it was, is no change that anybody made.
    if (!(await write(ctx, { ...change, types, locationPath }))) return { kind: 'set' } as const;
    await record(ctx, {
      type: 'gate',
      objectId: 0,
      action: change.level === null ? 'gate.removed' : 'gate.set',
      after: {
        place: location?.name ?? texts.wholePortal,
        kinds: kinds.map(({ names }) => names.one).join(', '),
        group: texts.groups[change.group],
        ...(change.level !== null && { level: texts.levels[change.level] }),
      },
    });
    touch(ctx, GATES_TAG);
    return { kind: 'set' } as const;
  });
};

/** What is looser than what holds above the place would change nothing there: that is said, in words. */
const findLoosened = async (
  ctx: Ctx,
  { level, group, locationPath }: Pick<GateChange, 'level' | 'group'> & { readonly locationPath: string },
  kinds: readonly { readonly type: string; readonly names: { readonly one: string } }[],
): Promise<string | undefined> => {
  const settings = await readGates(ctx);
  if (settings.mayLoosen || level === null) return undefined;
  const stricter = kinds.flatMap(({ type, names }) => {
    const above = gateAbove(settings, { type, locationPath }, group);
    return above && isStricter(above.level, level) ? [texts.ofKind(names.one, above.level)] : [];
  });
  return stricter.length > 0 ? texts.tooLoose(stricter.join(', ')) : undefined;
};

interface GatesToSave extends Omit<GateChange, 'locationId'> {
  readonly types: readonly ContentType[];
  readonly locationPath: string;
}

/** Writes the gates, and says whether they are otherwise now. */
const write = async (ctx: Ctx, { types, locationPath, group, level }: GatesToSave): Promise<boolean> => {
  if (level === null) {
    const isThere = and(
      inArray(gates.type, [...types]),
      eq(gates.locationPath, locationPath),
      eq(gates.group, group),
    );
    const { rowCount } = await ctx.db.delete(gates).where(isThere);
    return rowCount !== 0;
  }
  const row = { locationPath, group, level, changedAt: ctx.now };
  const { rowCount } = await ctx.db
    .insert(gates)
    .values(types.map((type) => ({ ...row, type })))
    .onConflictDoUpdate({
      target: [gates.type, gates.locationPath, gates.group],
      set: { level, changedAt: ctx.now },
      setWhere: ne(gates.level, level),
    });
  return rowCount !== 0;
};
