// What stands in a file may be of any size and name: it never holds up what stands beside it.
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { actAs, makeCtx, withTransaction } from '#kernel/ctx.ts';
import { portalItself } from '#kernel/viewer.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aSample } from '#bundles/media/formats/test-data.ts';
import { removeIfUnused } from '#bundles/media/public.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { goOn, insertImport, readInto, startImport } from '../commands.ts';
import { MOST_SILENCES, PICTURES_MS } from '../constants.ts';
import { countItems, findImport, isStalled, listItems, listThings } from '../queries.ts';
import type { ImportChoices } from '../schema.ts';
import { bringPictures } from './pictures.ts';
import * as texts from '../texts.ts';
import { takeTurn } from './take.ts';

const ctx = makeCtx(await testPortal({ config: { allowPrivateAddresses: true } }), portalItself);
const admin = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);
const [place, category] = [await aPlace(ctx), await aCategory(ctx)];

const site = () => `https://${randomBytes(6).toString('hex')}.beispiel.de`;

const read = async (format: string, content: string, address = site()) => {
  const id = await insertImport(admin, { name: 'datei', format, site: address, fileKey: null });
  await readInto(ctx, (await findImport(ctx, id))!, Readable.from([Buffer.from(content)]));
  return id;
};

const CHOICES = {
  placeId: place.id,
  categoryId: category.id,
  terms: {},
  people: 'names',
  isWithComments: true,
} as const;

const taken = async (id: number, more: Partial<ImportChoices> = {}) => {
  expect(await startImport(admin, id, { ...CHOICES, ...more })).toEqual({ kind: 'started' });
  await takeTurn(ctx, id);
  expect((await findImport(ctx, id))!.state).toBe('done');
  return (await countItems(ctx, id)).filter(({ kind }) => kind === 'piece' || kind === 'comment');
};

const ghost = (data: object) => JSON.stringify({ data });
const post = { id: 'p', title: 'Titel', slug: 'titel', html: '<p>Worte</p>', status: 'published' };

const wordpress = (inner: string) =>
  `<rss xmlns:wp="https://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>T</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>${inner}</item></channel></rss>`;

describe('a file', () => {
  it('with dates beyond all time is read', async () => {
    const id = await read('ghost', ghost({ posts: [{ ...post, published_at: 1e300 }] }));
    expect(await taken(id)).toEqual([{ kind: 'piece', state: 'taken', count: 1 }]);
  });

  it('with lists in lists in a cell is read', async () => {
    const deep = `${'['.repeat(20_000)}"x"${']'.repeat(20_000)}`;
    const id = await read('table', `[{"title":"Titel","text":"Worte","tags":${deep}}]`);
    expect(await taken(id)).toEqual([{ kind: 'piece', state: 'taken', count: 1 }]);
  });

  it('with more terms than anybody files a piece under comes with the first of them', async () => {
    const tags = Array.from({ length: 70_000 }, (_, at) => ({ post_id: 'p', tag_id: `t${at}` }));
    const id = await read('ghost', ghost({ posts: [post], posts_tags: tags }));
    expect(await taken(id)).toEqual([{ kind: 'piece', state: 'taken', count: 1 }]);
  });

  it('with terms that are called like what every object has comes with them as tags', async () => {
    const names = ['constructor', '__proto__', 'toString'];
    const tables = {
      posts: [
        {
          ...post,
          html: null,
          lexical:
            '{"root":{"type":"root","children":[{"type":"toString","children":[{"type":"text","text":"Worte"}]}]}}',
        },
      ],
      tags: names.map((name) => ({ id: name, name })),
      posts_tags: names.map((name) => ({ post_id: 'p', tag_id: name })),
    };
    const id = await read('ghost', ghost(tables));
    expect(await taken(id)).toEqual([{ kind: 'piece', state: 'taken', count: 1 }]);
  });

  it('with a name and an address of a picture as long as a book comes without them', async () => {
    const long = randomBytes(20_000).toString('hex');
    const comment = `<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_approved>1</wp:comment_approved><wp:comment_author>${long}</wp:comment_author><wp:comment_content>Worte</wp:comment_content></wp:comment>`;
    const body = `<content:encoded><![CDATA[<p>Worte</p><img src="https://x.invalid/${long.slice(0, 5000)}.jpg">]]></content:encoded>`;
    const id = await read('wordpress', wordpress(body + comment));
    expect(await taken(id)).toEqual(
      expect.arrayContaining([
        { kind: 'comment', state: 'taken', count: 1 },
        { kind: 'piece', state: 'taken', count: 1 },
      ]),
    );
    const source = (await findImport(ctx, id))!;
    const picture = { address: `https://x.invalid/${long.slice(0, 5000)}.jpg` };
    expect(await bringPictures(admin, source, [picture], async () => Readable.from([]))).toEqual(new Map());
  });
});

describe('people', () => {
  it('have a user name that ends with a whole sign', async () => {
    const users = [{ id: 'u', name: `a${'\u{1d49c}'.repeat(60)}` }];
    const id = await read('ghost', ghost({ posts: [{ ...post, author_id: 'u' }], users }));
    await taken(id);
    const [person] = await listThings(ctx, id, 'person', 1);
    const { rows } = await ctx.portal.database.query('select login from users where id = $1', [
      person!.refId,
    ]);
    expect(rows[0]).toEqual({ login: expect.stringMatching(/^a\u{1d49c}+$/u) as string });
  });
});

describe('what nobody foresaw', () => {
  it('leaves one piece behind, with a word about it, and all others come', async () => {
    const id = await read('ghost', ghost({ posts: [post, { ...post, id: 'q', slug: 'q' }] }));
    await ctx.portal.database.query(
      `update import_items set content = content - 'addresses' where import_id = $1 and key = 'p'`,
      [id],
    );
    expect(await taken(id)).toEqual([
      { kind: 'piece', state: 'failed', count: 1 },
      { kind: 'piece', state: 'taken', count: 1 },
    ]);
    const [first] = await listItems(ctx, id, 'piece', 1);
    expect(first).toMatchObject({ key: 'p', report: [texts.unforeseen] });
  });

  it('stops what passes by itself, so that it is tried again and nothing is left behind', async () => {
    const id = await read('ghost', ghost({ posts: [post] }));
    await startImport(admin, id, CHOICES);
    await ctx.portal.database.query(`
      create function shut_down() returns trigger language plpgsql
        as $$ begin raise exception 'gone' using errcode = '57P01'; end $$;
      create trigger shut_down before update on import_items for each row
        when (new.import_id = ${id} and new.state = 'taken') execute function shut_down();
    `);
    onTestFinished(async () => void (await ctx.portal.database.query('drop function shut_down cascade')));
    await expect(takeTurn(ctx, id)).rejects.toThrow();
    expect((await listItems(ctx, id, 'piece', 1))[0]!.state).toBe('waiting');
  });
});

describe('an import whose job failed for good', () => {
  it('goes on when somebody says so, and not while it works', async () => {
    const id = await read('ghost', ghost({ posts: [post] }));
    await startImport(admin, id, CHOICES);
    const source = (await findImport(ctx, id))!;
    expect(await isStalled(ctx, source)).toBe(false);
    expect(await goOn(admin, id)).toMatchObject({ kind: 'refused' });
    await ctx.portal.database.query(`update pgboss.job set state = 'failed' where data ->> 'importId' = $1`, [
      String(id),
    ]);
    expect(await isStalled(ctx, source)).toBe(true);
    expect(await goOn(admin, id)).toEqual({ kind: 'changed' });
    expect(await isStalled(ctx, source)).toBe(false);
    await takeTurn(ctx, id);
    expect((await findImport(ctx, id))!.state).toBe('done');
  });
});

describe('pictures', () => {
  it('of a host that gives no answer are asked for a few times, and told of once for each piece', async () => {
    let asked = 0;
    const silent = createServer(({ socket }) => {
      asked++;
      socket.destroy();
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void silent.close());
    const host = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const html = [1, 2, 3].map((at) => `<p>Worte ${at}</p><img src="http://${host}/${at}.jpg">`).join('');
    const posts = ['p', 'q', 'r'].map((id) => ({
      ...post,
      id,
      slug: id,
      html,
      published_at: '2019-05-12 10:00:00',
    }));
    const id = await read('ghost', ghost({ posts }));
    await taken(id);
    // Each is asked for once more over a new connection.
    expect(asked).toBeLessThanOrEqual(2 * MOST_SILENCES);
    expect((await findImport(ctx, id))!.silentHosts).toEqual([host]);
    const items = await listItems(ctx, id, 'piece', 3);
    expect(items.map(({ report }) => report)).toEqual(items.map(() => [texts.picturesOfHost(host, 3)]));
  });

  it('may be called like nothing that a database takes', async () => {
    const id = await read('ghost', ghost({ posts: [post] }));
    const source = (await findImport(ctx, id))!;
    const wanted = { address: 'https://x.invalid/markt%00platz.jpg' };
    const file = await aSample('jpeg', { width: 300, height: 200 });
    const ids = await bringPictures(admin, source, [wanted], async () => Readable.from([file]));
    expect([...ids.keys()]).toEqual([wanted.address]);
  });

  it('that were here before and are gone come once more with a piece that shows them', async () => {
    const file = await aSample('jpeg', { width: 300, height: 200 });
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(file);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const [address, from] = [`${host}/logo.jpg`, site()];
    const first = await read('ghost', ghost({ posts: [post] }), from);
    const source = (await findImport(ctx, first))!;
    const before = (await bringPictures(admin, source, [{ address }])).get(address)!;
    await withTransaction(ctx, (ctx) => removeIfUnused(ctx, before, admin.viewer.id!));
    const second = await read('ghost', ghost({ posts: [{ ...post, feature_image: address }] }), from);
    expect(await taken(second)).toEqual([{ kind: 'piece', state: 'taken', count: 1 }]);
    const [item] = await listItems(ctx, second, 'piece', 1);
    expect(item!.report).not.toContain(texts.pictureMissing(address));
    const { rows } = await ctx.portal.database.query('select ref_id from imported_things where key = $1', [
      address,
    ]);
    expect(rows).toEqual([{ ref_id: expect.not.toBeOneOf([before]) }]);
  });

  it('of a portal that answers no more are given up after some minutes', async () => {
    const id = await read('ghost', ghost({ posts: [post] }));
    const source = (await findImport(ctx, id))!;
    let [now, asked] = [0, 0];
    using _clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const wanted = [1, 2, 3].map((at) => ({ address: `https://x.invalid/${at}.jpg` }));
    await bringPictures(admin, source, wanted, async () => {
      asked++;
      now += PICTURES_MS;
      return undefined;
    });
    expect(asked).toBe(1);
    expect(await listItems(ctx, id, 'piece', 1)).toHaveLength(1);
  });
});
