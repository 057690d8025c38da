// Tests of when comments of another portal were written.
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { insertImport, readInto, startImport } from '../commands.ts';
import { findImport, listThings } from '../queries.ts';
import { takeTurn } from './take.ts';

const ctx = await testCtx();
const admin = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);
const [place, category] = [await aPlace(ctx), await aCategory(ctx)];

const bringComment = async (site: string, content: string) => {
  const comment = `<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_approved>1</wp:comment_approved><wp:comment_author>Georg</wp:comment_author><wp:comment_content><![CDATA[${content}]]></wp:comment_content></wp:comment>`;
  const file = `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>T</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded>Worte</content:encoded>${comment}</item></channel></rss>`;
  const id = await insertImport(admin, { name: 'datei', format: 'wordpress', site, fileKey: null });
  await readInto(ctx, (await findImport(ctx, id))!, Readable.from([Buffer.from(file)]));
  const choices = { placeId: place.id, categoryId: category.id, terms: {}, isWithComments: true };
  await startImport(admin, id, { ...choices, people: 'names' });
  await takeTurn(ctx, id);
  const [thing] = await listThings(ctx, id, 'comment', 1);
  const { rows } = await ctx.portal.database.query('select html from comments where id = $1', [thing!.refId]);
  return String(rows[0]!['html']);
};

it('words in brackets of a comment from elsewhere are no tags, and its lines stay', async () => {
  const brackets = await bringComment('https://b.beispiel.de', 'Feld a[b] und a[i], dazu [url]x[/url].');
  expect(brackets).toContain('Feld a[b] und a[i], dazu [url]x[/url].');
  const lines = await bringComment(
    'https://c.beispiel.de',
    'Siehe <b>Plan</b> & [b]Bild[/b].\nGruß\n\n\nGeorg',
  );
  expect(lines).toBe('<p>Siehe Plan &amp; [b]Bild[/b].<br/>Gruß</p><p>Georg</p>');
});

it('a comment whose clock went wrong was written no later than it came, and so was its author there', async () => {
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 19).replace('T', ' ');
  const comment = `<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_approved>1</wp:comment_approved><wp:comment_author>Georg</wp:comment_author><wp:comment_date_gmt>${tomorrow}</wp:comment_date_gmt><wp:comment_content>Worte</wp:comment_content></wp:comment>`;
  const content = `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>T</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded>Worte</content:encoded>${comment}</item></channel></rss>`;
  const file = { name: 'datei', format: 'wordpress', site: 'https://a.beispiel.de', fileKey: null };
  const id = await insertImport(admin, file);
  await readInto(ctx, (await findImport(ctx, id))!, Readable.from([Buffer.from(content)]));
  const choices = { placeId: place.id, categoryId: category.id, terms: {}, isWithComments: true };
  await startImport(admin, id, { ...choices, people: 'names' });
  await takeTurn(ctx, id);
  const [thing] = await listThings(ctx, id, 'comment', 1);
  const { rows } = await ctx.portal.database.query(
    'select c.created_at <= now() as said, u.created_at <= now() as came from comments c join users u on u.id = author_id where c.id = $1',
    [thing!.refId],
  );
  expect(rows).toEqual([{ said: true, came: true }]);
});
