// Lists the calls of addresses that have moved, for the table of roles. For tests only.
import { saveRule } from '#bundles/redirects/commands.ts';
import { actAs } from '#kernel/ctx.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { sql } from 'drizzle-orm';
import { ADMINS, row } from './row.ts';

let made = 0;

const aTable = {
  type: 'multipart/form-data; boundary=x',
  body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n/tabelle/alt;/tabelle/neu\r\n--x--\r\n',
};

export const redirectRows = {
  admin_redirects_save: row(ADMINS, () => ({ body: { source: `/alt/${++made}`, target: '/neu' } })),
  admin_redirects_import: row(ADMINS, () => aTable),
  admin_redirects_forget: row(ADMINS, () => ({ body: { path: '/gibt-es-nicht' } })),
  admin_redirects_remove: row(ADMINS, async ({ ctx }) => {
    const boss = await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] });
    const source = `/alt/${++made}`;
    await saveRule(actAs(ctx, boss.viewer), { source, target: '/neu' });
    const { rows } = await ctx.db.execute<{ id: number }>(
      sql`select id from redirects where source = ${source}`,
    );
    return { params: { id: rows[0]!.id } };
  }),
};
