// Builds manuscripts as they lie in the table, whatever state they are in. For tests only.
import { randomUUID } from 'node:crypto';
import type { Ctx } from '#kernel/ctx.ts';
import { manuscripts } from '../schema.ts';

type Row = typeof manuscripts.$inferInsert;

export const aManuscriptRow = async (
  ctx: Ctx,
  row: Partial<Row> & Pick<Row, 'authorId'>,
): Promise<typeof manuscripts.$inferSelect> => {
  const [made] = await ctx.db
    .insert(manuscripts)
    .values({
      type: 'article',
      key: randomUUID(),
      state: 'draft',
      version: 1,
      content: {},
      title: 'Elf zu zehn',
      createdAt: ctx.now,
      changedAt: ctx.now,
      ...row,
    })
    .returning();
  return made!;
};
