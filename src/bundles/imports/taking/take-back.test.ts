// Tests what goes when an import is taken back, and what is not its own to take away.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { personalDataOf } from '#kernel/bundle.ts';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aSubscription } from '#bundles/subscriptions/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { insertImport, readInto, removeImport, startImport, takeBack } from '../commands.ts';
import type { PeopleMode } from '../constants.ts';
import { findImport, listItems, listThings } from '../queries.ts';
import { importedThings, imports } from '../schema.ts';
import * as texts from '../texts.ts';
import { takeTurn } from './take.ts';
import { takeBackTurn } from './take-back.ts';

const ctx = await testCtx();
const admin = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);
const [place, category] = [await aPlace(ctx), await aCategory(ctx)];

const word = () => randomBytes(6).toString('hex');
const site = () => `https://${word()}.beispiel.de`;

const started = async (format: string, content: string, address: string, people: PeopleMode = 'accounts') => {
  const id = await insertImport(admin, { name: 'datei', format, site: address, fileKey: null });
  await readInto(ctx, (await findImport(ctx, id))!, Readable.from([Buffer.from(content)]));
  const choices = { placeId: place.id, categoryId: category.id, terms: {}, isWithComments: true };
  expect(await startImport(admin, id, { ...choices, people })).toEqual({ kind: 'started' });
  return id;
};

const taken = async (format: string, content: string, address = site()) => {
  const id = await started(format, content, address);
  await takeTurn(ctx, id);
  return id;
};

const takenBack = async (id: number) => {
  expect(await takeBack(admin, id)).toEqual({ kind: 'changed' });
  await takeBackTurn(ctx, id);
  expect((await findImport(ctx, id))!.state).toBe('takenBack');
};

const ghost = (email: string, id = 'p') =>
  JSON.stringify({
    data: {
      posts: [
        { id, title: 'Titel', slug: word(), html: '<p>Worte</p>', status: 'published', author_id: 'u' },
      ],
      users: [{ id: 'u', name: 'Ruth', email }],
    },
  });

const comment = (id: number) =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_approved>1</wp:comment_approved><wp:comment_author>Georg</wp:comment_author><wp:comment_content>Worte ${id}</wp:comment_content></wp:comment>`;
const wordpress = (...comments: readonly number[]) =>
  `<rss xmlns:wp="https://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>T</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded>Worte</content:encoded>${comments.map(comment).join('')}</item></channel></rss>`;

/** Says whether anything is left of what stood in the files of imports, beside what pieces are called. */
const wordsLeft = async (...ids: readonly number[]) =>
  (
    await rows(
      `select id from import_items where import_id = any($1) and (content is not null or title <> '' and kind in ('person', 'comment'))`,
      ids,
    )
  ).length > 0;

const personOf = async (id: number) => (await listThings(ctx, id, 'person', 1))[0]!.refId;
const pieceOf = async (id: number) => (await listThings(ctx, id, 'piece', 1))[0]!.refId;
/** Reads tables of others, as they are. */
const rows = async (query: string, ...values: readonly unknown[]) => {
  const { rows: found } = await ctx.portal.database.query(query, [...values]);
  return found as Readonly<Record<string, unknown>>[];
};
const isErased = async (id: number) =>
  (await rows('select erased_at from users where id = $1', id))[0]!['erased_at'] !== null;
const commentsBelow = async (id: number) =>
  (await rows('select state from comments where owner_id = $1 order by id', id)).map(({ state }) => state);
const countArticles = async () => (await rows('select id from articles')).length;

const hide = (piece: number) => rows("update articles set state = 'hidden' where id = $1", piece);
const beginToChange = (piece: number) =>
  rows(
    `insert into manuscripts (type, key, author_id, state, object_id, content, title, version, published_version, location_path,
       piece_state, created_at, changed_at)
     select 'article', gen_random_uuid(), author_id, 'draft', id, '{}', 'Neu', 2, 1, location_path, 'published', now(), now()
     from articles where id = $1`,
    piece,
  );

/** Returns an export whose piece has a tag that others have, too. */
const tagged = () =>
  JSON.stringify({
    data: {
      posts: [{ id: 'p', title: 'Titel', slug: word(), html: '<p>Worte</p>', status: 'published' }],
      tags: [{ id: 't', name: 'Geteilt', slug: 'geteilt' }],
      posts_tags: [{ post_id: 'p', tag_id: 't' }],
    },
  });
const sharedTag = () => rows("select name from tags where slug = 'geteilt'");

describe('an import that is taken back', () => {
  it('leaves a member alone who was one before, also one who has no password just now', async () => {
    const member = await aUser(ctx, { passwordHash: '' });
    const id = await taken('ghost', ghost(member.email));
    expect(await personOf(id)).toBe(member.id);
    await takenBack(id);
    expect(await isErased(member.id)).toBe(false);
  });

  it('takes a tag with it that another import had made, once nobody has it any more', async () => {
    const [one, two] = [await taken('ghost', tagged()), await taken('ghost', tagged())];
    await takenBack(one);
    expect(await sharedTag()).toEqual([{ name: 'Geteilt' }]);
    await takenBack(two);
    expect(await sharedTag()).toEqual([]);
  });

  it('leaves the account of somebody who wrote for another portal too, until that is taken back', async () => {
    const email = `${word()}@litfass.example`;
    const [first, second] = [await taken('ghost', ghost(email)), await taken('ghost', ghost(email))];
    const person = await personOf(first);
    expect(await personOf(second)).toBe(person);
    await takenBack(first);
    expect(await isErased(person)).toBe(false);
    await takenBack(second);
    expect(await isErased(person)).toBe(true);
  });

  it('takes the people of files that name no portal with it', async () => {
    const [id] = [await taken('ghost', ghost(''), ''), await taken('ghost', ghost(''), '')];
    const person = await personOf(id);
    await takenBack(id);
    expect(await isErased(person)).toBe(true);
  });

  it('leaves nothing of people behind that was kept about them since, nor the address that their invitation went to', async () => {
    const email = `${word()}@litfass.example`;
    const id = await started('ghost', ghost(email), site(), 'invited');
    await takeTurn(ctx, id);
    const person = await personOf(id);
    await aSubscription(ctx, `user-${person}`);
    await rows(
      `insert into user_notes (user_id, author_id, text, created_at) values ($1, $1, 'Ruth von nebenan?', now())`,
      person,
    );
    await takenBack(id);
    for (const { name, countFor } of personalDataOf(ctx.portal))
      expect([name, (await countFor(ctx, person, { keepsComments: true })).goes]).toEqual([name, 0]);
    expect(await rows('select email from account_tokens where lower(email) = $1', email)).toEqual([]);
  });

  it('hands people on to another of the same portal, which takes them with it', async () => {
    const portal = site();
    const first = await taken('ghost', ghost('', 'p1'), portal);
    const second = await taken('ghost', ghost('', 'p2'), portal.replace('https', 'http'));
    const person = await personOf(first);
    await takenBack(first);
    expect(await isErased(person)).toBe(false);
    await takenBack(second);
    expect(await isErased(person)).toBe(true);
  });

  it('leaves no names and no words behind of what hadn’t come by then', async () => {
    const people = ghost('ruth@bote.beispiel.de');
    const id = await started('ghost', people, site());
    await takenBack(id);
    const other = await started('wordpress', wordpress(1, 2), site());
    await takenBack(other);
    expect(await wordsLeft(id, other)).toBe(false);
  });

  it('leaves the author of what was edited since', async () => {
    const id = await taken('ghost', ghost(''));
    const person = await personOf(id);
    const piece = await pieceOf(id);
    await rows("update articles set updated_at = now() + interval '1 minute' where id = $1", piece);
    await takenBack(id);
    expect(await isErased(person)).toBe(false);
    // Its old addresses go with the row.
    expect(await removeImport(admin, id)).toEqual({ kind: 'refused', text: texts.stillLeads });
    expect((await findImport(ctx, id))!.state).toBe('takenBack');
  });

  it('leaves what somebody has begun to change, and what moderators hid, with their old addresses', async () => {
    for (const [make, reason] of [
      [beginToChange, texts.wasEdited],
      [hide, texts.wasHidden],
    ] as const) {
      const id = await taken('ghost', ghost(''));
      const piece = await pieceOf(id);
      await make(piece);
      await takenBack(id);
      const [item] = await listItems(ctx, id, 'piece', 1);
      expect([item!.state, item!.report]).toEqual(['kept', [reason]]);
      expect(await rows("select id from articles where id = $1 and state <> 'erased'", piece)).toHaveLength(
        1,
      );
      expect(await removeImport(admin, id)).toEqual({ kind: 'refused', text: texts.stillLeads });
    }
  });

  it('takes comments away that it brought below what another one brought', async () => {
    const portal = site();
    const piece = await pieceOf(await taken('wordpress', wordpress(1), portal));
    const second = await taken('wordpress', wordpress(1, 2), portal);
    expect(await commentsBelow(piece)).toEqual(['visible', 'visible']);
    await takenBack(second);
    expect(await commentsBelow(piece)).toEqual(['visible', 'deleted']);
  });
});

describe('two imports of one portal', () => {
  it('that run at once bring each piece once', async () => {
    const portal = site();
    const content = wordpress(1, 2);
    const ids = [await started('wordpress', content, portal), await started('wordpress', content, portal)];
    const before = await countArticles();
    await Promise.all(ids.map((id) => takeTurn(ctx, id)));
    expect(await countArticles()).toBe(before + 1);
    const isOfSite = eq(importedThings.site, portal.replace('https://', ''));
    // These are a piece, its two comments and who wrote both.
    expect(await ctx.db.$count(importedThings, isOfSite)).toBe(4);
  });
});

it('finds the old addresses of a piece without reading all of them', async () => {
  const { database } = ctx.portal;
  const [row] = await ctx.db.select({ id: imports.id }).from(imports).limit(1);
  await database.query(
    `insert into imported_addresses (path, ref_type, ref_id, import_id)
      select '/viele/' || n, 'article', 1000000 + n, ${row!.id} from generate_series(1, 20000) n`,
  );
  await database.query('analyze imported_addresses');
  const { rows } = await database.query(
    `explain select path from imported_addresses
      where ref_type = 'article' and ref_id = 1000001 or ref_type = 'article' and ref_id = 1000002`,
  );
  expect(JSON.stringify(rows)).toContain('imported_addresses_ref');
});
