// What is cached is never out of date: whatever is written in whatever order, a portal that caches pages and parts of them gives the
// very bytes of one that caches nothing. The same seed gives the same course; a failure names the shortest one.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import type { TestApp } from '#kernel/testing/test-portal.ts';
import { isOn } from '#kernel/testing/switched-off.ts';
import { changeArticle } from '#bundles/articles/commands.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aComment, aPendingComment, deleteComment } from '#bundles/comments/test-data.ts';
import type { TestComment } from '#bundles/comments/test-data.ts';
import { changeEvent } from '#bundles/events/commands.ts';
import { anEvent, inDays } from '#bundles/events/test-data.ts';
import { pinPiece, unpin } from '#bundles/front/pins/commands.ts';
import { aLike } from '#bundles/likes/test-data.ts';
import { editComment } from '#bundles/comments/commands.ts';
import { lockComments } from '#bundles/comments/moderation.ts';
import { hideLocation } from '#bundles/locations/commands.ts';
import { savePlace } from '#bundles/locations/desk/commands.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import type { Location } from '#bundles/locations/public.ts';
import { editImage } from '#bundles/media/editing/commands.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { changeSetting, portalName } from '#bundles/settings/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { saveCategory } from '#bundles/topics/desk/commands.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { liftSuspension } from '#bundles/users/members/commands.ts';
import { aUser, changeUser, signedIn, suspendUser } from '#bundles/users/test-data.ts';

const SEED = 20261128;
const COURSES = 6;
const LONGEST = 20;
const TIMEOUT_MS = 240_000;

const app = await testApp();
const bare = await testApp({
  target: app.portal.target,
  config: { pageCache: false, secrets: app.portal.config.secrets },
});
const { ctx } = app;

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: ctx.now.getTime() + 2 * HOUR_MS }));
afterAll(() => void vi.useRealTimers());

const county = await aPlace(ctx);
const towns = [await aPlace(ctx, { parentId: county.id }), await aPlace(ctx, { parentId: county.id })];
const category = await aCategory(ctx);
const people = [await aUser(ctx), await aUser(ctx), await aUser(ctx)];
/** Whose contributions others don't see from time to time: who says something, and who invites to something. */
const [gone, organiser] = [await aUser(ctx), await aUser(ctx)];
/** They have written nothing, so that they are shown what is cached for many. */
const [member, holder] = [await aUser(ctx), await aUser(ctx, { passUntil: new Date('2999-01-01') })];
const SUSPENSION = { reason: 'Beleidigungen', until: null, hidesContributions: true };
const image = await anImage(ctx);
const here = (n: number) => ({
  locationId: towns[n % towns.length]!.id,
  categoryId: category.id,
  authorId: people[n % people.length]!.id,
});
const tags = ['Brücke'];
const articles = [
  await anArticle(ctx, { ...here(0), headline: 'Die erste', tags, heroId: image.id }),
  await anArticle(ctx, { ...here(1), headline: 'Die zweite?', tags }),
  await anArticle(ctx, { ...here(2), headline: 'Die dritte', tags }),
  await anArticle(ctx, { ...here(3), headline: 'Die vierte', tags, isPremium: true }),
];
/** Nobody comments on it, so that its thread may be locked. */
const quiet = await anArticle(ctx, { ...here(0), headline: 'Die stille', tags });
let isLocked = false;
/** One of them says something and has written no piece. */
const speakers = [...people, gone];
const snapshot = await aSnapshot(ctx, { ...here(0), imageId: image.id });
const events = isOn('events')
  ? [await anEvent(ctx, here(1)), await anEvent(ctx, { ...here(0), authorId: organiser.id })]
  : [];
const talkedAbout = [...articles, snapshot, ...events];
await aComment(ctx, articles[0]!, { author: gone.viewer });
const said: TestComment[] = [];
let written = 0;

const asAdmin = actAs(ctx, (await aUser(ctx, { roles: [{ role: 'admin', locationPath: '' }] })).viewer);

type Write = (n: number) => Promise<unknown>;
const pick = <T>(all: readonly T[], n: number): T => all[n % all.length]!;

/** Where nobody can say anything now. */
const closed = new Set<number>();
const close = (n: number, isClosed: boolean) =>
  isClosed ? closed.add(pick(articles, n).id) : closed.delete(pick(articles, n).id);

const hide = (id: number, n: number) =>
  n % 2 === 0 ? suspendUser(ctx, id, SUSPENSION) : liftSuspension(ctx, id);

const inputOf = (place: Location) => ({
  slug: place.slug,
  kind: place.kind,
  parentId: place.parentId,
  postcode: place.postcode,
  latitude: place.latitude,
  longitude: place.longitude,
  isHidden: place.isHidden,
  neighbourIds: [...place.neighbourIds],
});

/** Writes a comment. It is listed as often as the share that comments have in what is written in a portal. */
const comment: Write = async (n) => {
  const piece = pick(talkedAbout, n);
  if (piece.type === 'article' && closed.has(piece.id)) return;
  const author = pick(people, n).viewer;
  said.push(await aComment(ctx, piece, { author, text: `Wort ${written++}` }));
};
const writes: Readonly<Record<string, Write>> = {
  comment,
  another: comment,
  held: async (n) => {
    if (closed.has(pick(articles, n).id)) return;
    await aPendingComment(ctx, pick(articles, n), { author: pick(people, n).viewer });
  },
  deleted: async () => {
    const last = said.pop();
    if (last) await deleteComment(actAs(ctx, last.author), last.id);
  },
  locked: async () => {
    await lockComments(ctx, quiet, (isLocked = !isLocked));
  },
  liked: async (n) => {
    if (!closed.has(pick(articles, n).id)) await aLike(ctx, pick(articles, n));
  },
  withdrawn: async (n) => {
    close(n, true);
    await putArticleInState(ctx, pick(articles, n).id, 'withdrawn');
  },
  back: async (n) => {
    await putArticleInState(ctx, pick(articles, n).id, 'published');
    close(n, false);
  },
  rewritten: async (n) => {
    if (closed.has(pick(articles, n).id)) return;
    await changeArticle(ctx, pick(articles, n).id, {
      ...here(n + 1),
      headline: `Anders ${written++}`,
      lead: 'Neuer Vorspann.',
      body: build.doc(build.p('Neuer Text.')),
      tags: n % 2 === 0 ? ['Fluss'] : tags,
      isPremium: n % 3 === 0,
      heroId: n % 4 === 0 ? null : image.id,
    });
  },
  moved: async (n) => {
    const startsAt = inDays(ctx, 1 + n);
    const status = n % 2 === 0 ? 'cancelled' : 'scheduled';
    const dates = [{ startsAt, status } as const, { startsAt: inDays(ctx, 2 + n) }];
    for (const { id } of events.slice(n % 2))
      await changeEvent(ctx, id, {
        ...here(n),
        title: `Fest ${written++}`,
        lead: '',
        body: build.doc(build.p('Kommt alle.')),
        organiser: '',
        locations: [{ venue: `Platz ${n}`, address: '', dates }],
        imageId: n % 3 === 0 ? null : image.id,
      });
  },
  captioned: () => editImage(asAdmin, image.id, { caption: `Bild ${written++}`, alt: `Brücke ${written}` }),
  pinned: (n) =>
    n % 3 === 0
      ? unpin(asAdmin, { locationId: 0, position: 1 })
      : pinPiece(asAdmin, {
          locationId: 0,
          position: 1,
          piece: pick(talkedAbout, n),
          endsAt: inDays(ctx, 3),
        }),
  published: (n) => anArticle(ctx, { ...here(n), headline: `Neu ${written++}`, tags }),
  shown: (n) => aSnapshot(ctx, { ...here(n), imageId: image.id }),
  renamed: (n) => changeUser(ctx, pick(speakers, n).id, { name: `Ada ${written++}` }),
  hidden: (n) => hide(gone.id, n),
  organiserHidden: (n) => hide(organiser.id, n),
  pictured: (n) => changeUser(ctx, pick(speakers, n).id, { pictureId: n % 2 === 0 ? image.id : null }),
  edited: async (n) => {
    const one = said.length > 0 && pick(said, n);
    if (one) await editComment(actAs(ctx, one.author), one.id, `Anderes Wort ${written++}`);
  },
  placeRenamed: (n) =>
    savePlace(ctx, pick(towns, n).id, { ...inputOf(pick(towns, n)), name: `Ort ${written++}` }),
  categoryRenamed: (n) =>
    saveCategory(ctx, category.id, {
      slug: category.slug,
      tone: n % 2 === 0 ? 'news' : 'opinion',
      isHidden: false,
      locationIds: [],
      name: `Rubrik ${written++}`,
    }),
  placed: (n) => hideLocation(ctx, pick(towns, n).id, n % 3 === 0),
  sorted: () => aCategory(ctx),
  named: () => changeSetting(ctx, portalName, `Name ${written++}`),
};

const paths = [
  '/',
  `/${county.slug}`,
  ...towns.map(({ slug }) => `/${slug}`),
  `/${towns[0]!.slug}/c-${category.slug}`,
  ...[quiet, ...talkedAbout].map(({ href }) => href),
  '/meistdiskutiert',
  '/tag/bruecke',
  '/transparenz',
  `/transparenz/${ctx.now.getFullYear()}`,
  '/feeds',
  '/konto/feed',
  '/feed.xml',
  `/${towns[0]!.slug}/feed.xml`,
  '/tag/bruecke/feed.xml',
  `/profile/${people[0]!.id}/feed.xml`,
  '/sitemap-news.xml',
  '/nah',
  '/suche?q=anders',
  `/oembed?url=${encodeURIComponent(ctx.config.publicUrl + articles[0]!.href)}`,
  ...['a/ajax/articlecard', 'einbetten/article', 'weitersagen/article', 'gefaellt/article'].map(
    (call) => `/${call}/${articles[0]!.id}`,
  ),
  `/a/pub-api/articles/${articles[0]!.id}/comments?offset=0`,
  `/kommentare/article/${articles[0]!.id}/feed.xml`,
  ...(isOn('events')
    ? [
        '/events',
        '/events.ics',
        `/events/ics/${events[0]!.id}`,
        `/${towns[1]!.slug}/events`,
        `/${towns[1]!.slug}/events?ansicht=plakat`,
      ]
    : []),
];
const readers = [
  {},
  await signedIn(app, people[0]!),
  await signedIn(app, member),
  await signedIn(app, holder),
];

/** Parts that are drawn once have ids of their own, which go on counting, and so do requests that pages of errors name. */
const withoutIds = (html: string) =>
  html.replaceAll(/\bk[0-9a-z]+-i/g, 'k-i').replaceAll(/<code>[0-9a-f]{16}<\/code>/g, '');

const read = async ({ http }: TestApp, url: string, headers: Record<string, string> = {}) => {
  const { statusCode, body } = await http.inject({ method: 'GET', url, headers });
  return { statusCode, body: withoutIds(body) };
};

const aStep = fc.record({
  write: fc.constantFrom(...Object.keys(writes)),
  n: fc.nat(11),
  path: fc.nat(paths.length - 1),
  isWhileRead: fc.boolean(),
});
type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never;

const take = async ({ write, n, path, isWhileRead }: Step) => {
  const asked = [paths[path]!, pick(paths, path + n)];
  // Whoever reads while something is written may see either, and must leave nothing behind that is out of date.
  const meanwhile = isWhileRead
    ? asked.flatMap((url) => readers.map((headers) => read(app, url, headers)))
    : [];
  await writes[write]!(n);
  await Promise.all(meanwhile);
  // What a portal caches in any case, such as its settings, is news to the other one a moment later.
  bare.portal.invalidation.dropAll();
  for (const url of asked) {
    for (const headers of readers)
      expect(await read(app, url, headers)).toEqual(await read(bare, url, headers));
    // It is read once more, from memory now.
    expect(await read(app, url)).toEqual(await read(bare, url));
  }
};

describe('bet: a page that is cached', () => {
  it(
    'has the bytes of one that isn’t, whatever is written in whatever order',
    async () => {
      const course = fc.array(aStep, { minLength: 3, maxLength: LONGEST });
      await fc.assert(
        fc.asyncProperty(course, async (steps) => {
          for (const step of steps) await take(step);
        }),
        { seed: SEED, numRuns: COURSES, endOnFailure: true },
      );
    },
    TIMEOUT_MS,
  );
});
