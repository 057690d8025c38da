// Says what of snapshots is found by its words.
import { sql } from 'drizzle-orm';
import { prepared } from '#kernel/database.ts';
import { pieceSearching } from '#bundles/pieces/public.ts';
import { toPlainText } from '#bundles/rich-text/public.ts';
import { snapshots } from './schema.ts';

export const snapshotSearching = pieceSearching(snapshots, async (ctx, ids) => {
  const rows = await selectWords(ctx, { ids });
  return rows.map((row) => ({ ...row, lead: '', text: row.text ? toPlainText(row.text) : '' }));
});

const selectWords = prepared('snapshots.words', (db) =>
  db
    .select()
    .from(snapshots)
    .where(sql`${snapshots.id} = any(${sql.placeholder('ids')})`),
);
