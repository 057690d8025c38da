// Reads gates: they are few, and asked for with everything that is written, so they stay in memory.
import { asc } from 'drizzle-orm';
import type { Ctx } from '#kernel/ctx.ts';
import { fetchCached } from '#kernel/memory-cache.ts';
import { GATES_TAG } from './constants.ts';
import type { Gate } from './rules/levels.ts';
import { gates } from './schema.ts';

export const listGates = (ctx: Ctx): Promise<readonly Gate[]> =>
  fetchCached(ctx, 'gates', [GATES_TAG], () =>
    ctx.db
      .select({
        type: gates.type,
        locationPath: gates.locationPath,
        group: gates.group,
        level: gates.level,
      })
      .from(gates)
      .orderBy(asc(gates.locationPath), asc(gates.type)),
  );
