// Says what is given out of snapshots when they are exported.
import { sql } from 'drizzle-orm';
import { prepared } from '#kernel/database.ts';
import type { KindExporting } from '#kernel/exporting.ts';
import { treeToExport } from '#bundles/rich-text/public.ts';
import type { Snapshot } from './queries.ts';
import { snapshots } from './schema.ts';

export const snapshotExporting: KindExporting<Snapshot> = {
  role: 'editor',
  names: { one: 'Schnappschuss', many: 'Schnappschüsse' },
  contentOf: async (ctx, seen) => {
    const rows = await selectTexts(ctx, { ids: seen.map(({ id }) => id) });
    const texts = new Map(rows.map(({ id, text }) => [id, text]));
    return new Map(
      seen.map(({ id, thing: snapshot }) => {
        const text = texts.get(id);
        return [
          id,
          {
            lead: '',
            locationId: snapshot.locationId,
            categoryId: snapshot.categoryId,
            tagIds: snapshot.tagIds,
            createdAt: snapshot.createdAt,
            publishedAt: snapshot.publishedAt,
            updatedAt: snapshot.updatedAt,
            facts: [],
            body: text ? treeToExport(text) : [],
            imageIds: [snapshot.imageId],
          },
        ];
      }),
    );
  },
};

const selectTexts = prepared('snapshots.texts', (db) =>
  db
    .select({ id: snapshots.id, text: snapshots.text })
    .from(snapshots)
    .where(sql`${snapshots.id} = any(${sql.placeholder('ids')})`),
);
