// Tests old addresses of pieces that came from elsewhere, and rules for addresses: which of them is asked first, and what
// counts as missing.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { pathsOf } from '#bundles/imports/reading/old-addresses.ts';
import { saveRule } from '#bundles/redirects/commands.ts';
import { saveMissing } from '#bundles/redirects/public.ts';
import { aUser } from '#bundles/users/test-data.ts';

const { http, ctx } = await testApp();
const admin = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);

const get = async (url: string) => {
  const { statusCode, headers } = await http.inject({ url, headers: { accept: 'text/html' } });
  return { status: statusCode, to: headers.location };
};

/** Keeps a former address of an article as an import does. */
const aFormerAddress = async (address: string) => {
  const article = await anArticle(ctx);
  await ctx.db.execute(sql`
    with import as (
      insert into imports (name, format, site, state, created_at) values ('datei', 'table', '', 'done', now()) returning id)
    insert into imported_addresses (path, ref_type, ref_id, import_id)
    select ${pathsOf([address])[0]!}, 'article', ${article.id}, id from import`);
  return article.href;
};

it('pieces are found in whatever way their old addresses are written and with whatever is hung on, and are not missing', async () => {
  const href = await aFormerAddress('https://alt.beispiel.de/%c3%bcber-die-br%c3%bccke/');
  for (const url of ['/%C3%BCber-die-br%C3%BCcke', '/%c3%bcber-die-br%c3%bccke/?utm_source=brief'])
    expect(await get(url)).toEqual({ status: 301, to: href });
  expect((await get('/nirgends-zu-finden')).status).toBe(404);
  await saveMissing(ctx);
  const { rows } = await ctx.db.execute(sql`select path from missing_addresses`);
  expect(rows).toEqual([{ path: '/nirgends-zu-finden' }]);
});

it('a rule goes before what an import has brought', async () => {
  await aFormerAddress('https://alt.beispiel.de/alt-und-neu');
  expect(await saveRule(admin, { source: '/alt-und-neu', target: '/impressum' })).toMatchObject({
    kind: 'saved',
  });
  expect(await get('/alt-und-neu')).toEqual({ status: 301, to: '/impressum' });
});
