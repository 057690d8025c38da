// Lists the calls of imports, for the table of roles. For tests only.
import { Readable } from 'node:stream';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { beginImport, readStoredFile, startImport } from '#bundles/imports/commands.ts';
import { chooseColumns } from '#bundles/imports/table-columns.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { ADMINS, row } from './row.ts';

const FEED =
  '<rss><channel><item><guid>1</guid><title>Erstens</title><description>Worte</description></item></channel></rss>';
const TABLE = 'Titel;Text\nErstens;Worte\n';

const aTable = {
  type: 'multipart/form-data; boundary=x',
  body: `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${TABLE}\r\n--x--\r\n`,
};

const choicesFor = async (ctx: Ctx) => ({
  placeId: (await aPlace(ctx)).id,
  categoryId: (await aCategory(ctx)).id,
  people: 'names' as const,
});

/** Makes an import that was read, so that somebody can choose. */
const anImport = async (ctx: Ctx, filename = 'a.rss', content = FEED) => {
  const boss = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
  const admin = actAs(ctx, boss.viewer);
  const file = { filename, head: content, read: () => Readable.from([Buffer.from(content)]), site: '' };
  const outcome = await beginImport(admin, file);
  if (outcome.kind !== 'begun') throw new Error('the import should have begun');
  await readStoredFile(ctx, outcome.id);
  return { admin, id: outcome.id };
};

export const importRows = {
  admin_imports_begin: row(ADMINS, () => aTable),
  admin_import_columns: row(ADMINS, async ({ ctx }) => {
    const { id } = await anImport(ctx, 'a.csv', TABLE);
    return { params: { id }, body: { columns: { c0: 'title', c1: 'text' } } };
  }),
  admin_import_columns_again: row(ADMINS, async ({ ctx }) => {
    const { admin, id } = await anImport(ctx, 'a.csv', TABLE);
    await chooseColumns(admin, id, ['title', 'text']);
    await readStoredFile(ctx, id);
    return { params: { id } };
  }),
  admin_import_start: row(ADMINS, async ({ ctx }) => {
    const { id } = await anImport(ctx);
    return { params: { id }, body: await choicesFor(ctx) };
  }),
  admin_import_take_back: row(ADMINS, async ({ ctx }) => {
    const { admin, id } = await anImport(ctx);
    await startImport(admin, id, { ...(await choicesFor(ctx)), terms: {}, isWithComments: false });
    return { params: { id }, body: { sure: '1' } };
  }),
  admin_import_go_on: row(ADMINS, async ({ ctx }) => {
    const { admin, id } = await anImport(ctx);
    await startImport(admin, id, { ...(await choicesFor(ctx)), terms: {}, isWithComments: false });
    // Without its job the import is as it is when that has failed for good.
    await ctx.portal.database.query(`delete from pgboss.job where name = 'imports.take'`);
    return { params: { id } };
  }),
  admin_import_remove: row(ADMINS, async ({ ctx }) => ({ params: { id: (await anImport(ctx)).id } })),
};
