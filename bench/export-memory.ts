// This measures the memory that a large export takes: pieces with pictures are put into a portal by the thousand, exported
// as ZIP by the job of the worker, and the process is looked at with every batch.
import { sql } from 'drizzle-orm';
import { Readable } from 'node:stream';
import type { Ctx } from '#kernel/ctx.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { runExport, startExport } from '#bundles/data-export/commands.ts';
import { findRun } from '#bundles/data-export/queries.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { actAs } from '#kernel/ctx.ts';
import { aUser } from '#bundles/users/test-data.ts';

export interface ExportMemory {
  readonly pieces: number;
  readonly fileBytes: number;
  /** Bytes that the process grew by, at the most, since the first hundred pieces. */
  readonly growth: number;
}

const LOOK_MS = 50;

/** Each piece has a picture file of its own in the storage. */
export const measureExport = async (ctx: Ctx, pieces: number): Promise<ExportMemory> => {
  const editor = await aUser(ctx, { roles: [{ role: 'editor', locationPath: '' }] });
  const image = await anImage(ctx, { ownerId: editor.id, sizes: [{ tag: 'L', width: 800 }] });
  const { id, row } = await anArticle(ctx, { authorId: editor.id, heroId: image.id });
  const file = await aSample('jpeg', { width: 800, height: 600 });
  await multiply(ctx, { articleId: id, imageId: image.id, pieces });
  for (const imageId of await imageIds(ctx))
    await ctx.portal.files.put(`images/${imageId}/v1/l.jpg`, Readable.from([file]), {
      contentType: 'image/jpeg',
    });
  const { id: exportId } = await startExport(
    actAs(ctx, editor.viewer),
    {
      dataType: 'location',
      refType: 'location',
      refIds: [row.locationId],
      fromDay: '2000-01-01',
      untilDay: '2100-01-01',
    },
    { plugin: 'zip' },
  );
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const look = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), LOOK_MS);
  await runExport(ctx, exportId).finally(() => clearInterval(look));
  const run = await findRun(ctx, exportId);
  return { pieces: run?.pieceCount ?? 0, fileBytes: run?.bytes ?? 0, growth: most - before };
};

/** Makes as many articles like the one, each with an image like the one. */
const multiply = async (
  ctx: Ctx,
  { articleId, imageId, pieces }: { articleId: number; imageId: number; pieces: number },
) => {
  const more = pieces - 1;
  const copy = async (table: string, where: string, values: Readonly<Record<string, string>>) => {
    const changes = Object.entries(values).flatMap(([name, value]) => [`'${name}'`, value]);
    const row = `jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${changes.join(', ')}))`;
    const from = `generate_series(1, ${more}) n, ${table} t, ${row} r`;
    await ctx.db.execute(
      sql.raw(`insert into ${table} overriding system value select r.* from ${from} where ${where}`),
    );
  };
  const [article, image] = [`${articleId} + n`, `${imageId} + n`];
  await copy('images', `t.id = ${imageId}`, { id: image });
  await copy('articles', `t.id = ${articleId}`, { id: article, hero_id: image });
  await copy('article_revisions', `t.article_id = ${articleId}`, { article_id: article });
  await copy('image_uses', `t.object_id = ${articleId} and t.type = 'article'`, {
    image_id: image,
    object_id: article,
  });
  const isIts = `t.object_id = ${articleId} and t.type = 'article'`;
  for (const table of ['pieces', 'piece_places', 'piece_tags'])
    await copy(table, isIts, { object_id: article });
};

const imageIds = async (ctx: Ctx): Promise<number[]> =>
  (await ctx.db.execute<{ id: number }>(sql.raw('select id from images order by id'))).rows.map(
    ({ id }) => id,
  );
