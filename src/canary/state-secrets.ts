// Makes pieces of every kind in every state but published, also those whose hour has not come. Each was out before, was drawn
// and embedded, followed and liked, or lists and pages in memory would have nothing to forget. It is for tests only.
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { setLike } from '#bundles/likes/public.ts';
import { aNotice } from '#bundles/notifications/test-data.ts';
import type { PieceState } from '#bundles/pieces/public.ts';
import type { KindToTest } from '#bundles/pieces/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { toggleSubscription } from '#bundles/subscriptions/public.ts';
import { writingOf } from '#bundles/writing/kind-writing.ts';
import { kindsToTest } from './kinds-to-test.ts';
import type { Reader } from './nest.ts';
import { aSecretPicture } from './pictures.ts';
import type { SeededPiece, Seeding } from './world.ts';

/** Who still sees a piece in the state. contract.md 11.5, 14.6 */
const READERS_IN = {
  draft: ['owner', 'editor'],
  scheduled: ['owner', 'editor'],
  'in-review': ['owner', 'editor'],
  withdrawn: ['owner', 'editor'],
  expired: ['owner', 'editor'],
  hidden: ['editor'],
  erased: [],
} as const satisfies Readonly<Partial<Record<PieceState, readonly Reader[]>>>;

type State = keyof typeof READERS_IN;
const STATES = Object.keys(READERS_IN) as State[];

/** The readers of its picture, which its owner keeps. */
const OWNERS: readonly Reader[] = ['owner', 'editor'];

const { doc, p } = build;

export const hideStates = async (seeding: Seeding): Promise<void> => {
  for (const [state, one] of pairsOf(seeding)) {
    const piece = await outAndTalkedAbout(seeding, one, {
      where: `${one.kind.type} ${state}`,
      readers: READERS_IN[state],
    });
    await takeBack(seeding, one, piece.id, state);
  }
  await notYet(seeding);
};

/** Returns all that can be combined; in the short form each state and each kind at least once. */
const pairsOf = ({ size }: Seeding): (readonly [State, KindToTest])[] => {
  if (size === 'large') return STATES.flatMap((state) => kindsToTest.map((one) => [state, one] as const));
  const count = Math.max(STATES.length, kindsToTest.length);
  return Array.from({ length: count }, (_, at) => [
    STATES[at % STATES.length]!,
    kindsToTest[at % kindsToTest.length]!,
  ]);
};

interface Secret {
  readonly where: string;
  readonly readers: readonly Reader[];
}

const outAndTalkedAbout = async (seeding: Seeding, one: KindToTest, secret: Secret): Promise<SeededPiece> => {
  const { ctx, world, visit } = seeding;
  const piece = await make(seeding, one, secret);
  const { member, author } = world.people;
  const ref = { type: piece.type, id: piece.id };
  await anArticle(ctx, {
    ...seeding.at,
    authorId: author.id,
    headline: 'Siehe dort',
    body: doc(p('Eingebettet:'), build.embed(piece.type, piece.id)),
  });
  await setLike(actAs(ctx, member.viewer), ref, 'like');
  await toggleSubscription(actAs(ctx, member.viewer), ref, true);
  await aNotice(ctx, member, ref);
  const said = world.nest.word(`${secret.where}: Kommentar`, secret.readers, ['author']);
  await aComment(ctx, ref, { author: author.viewer, text: `Dazu sage ich ${said}.` });
  for (const href of [piece.href, '/', '/auenfeld']) await visit(href);
  return piece;
};

const make = async (
  seeding: Seeding,
  { kind, make }: KindToTest,
  { where, readers }: Secret,
  publishedAt?: Date,
): Promise<SeededPiece> => {
  const { ctx, world, at } = seeding;
  const picture = () =>
    aSecretPicture(
      { ctx, nest: world.nest, ownerId: at.authorId },
      { where: `${where}: Bild`, readers: OWNERS },
    );
  // What somebody wrote they may take along when they ask for their data, whatever became of it.
  const word = (of: string) => world.nest.word(`${where}: ${of}`, readers, ['owner']);
  // A tag is a thing of its own: editors read in the history that it was made.
  const tag = world.nest.word(`${where}: Schlagwort`, [], [...readers, 'owner', 'editor']);
  const wanted = { ...at, tags: [tag], word, picture, ...(publishedAt && { publishedAt }) };
  const { id, href } = await make(ctx, wanted);
  const piece = { type: kind.type, id, href, tags: [tag] };
  world.pieces.push(piece);
  return piece;
};

/** Takes a piece back as the portal does it, where it does; the other states are written directly. */
const takeBack = ({ ctx }: Seeding, { kind, putInState }: KindToTest, id: number, state: State) =>
  withTransaction(ctx, async (ctx) => {
    if (state === 'withdrawn' || state === 'expired' || state === 'erased')
      return writingOf(ctx, kind.type).setState(ctx, id, state);
    await putInState(ctx, id, state);
  });

/** Makes a piece that is published in words, but only from tomorrow on. */
const notYet = async (seeding: Seeding) => {
  const tomorrow = new Date(Date.now() + DAY_MS);
  for (const one of seeding.size === 'large' ? kindsToTest : kindsToTest.slice(0, 1))
    await make(seeding, one, { where: `${one.kind.type} von morgen`, readers: OWNERS }, tomorrow);
  const word = seeding.world.nest.word('plus von morgen: Text', OWNERS);
  const article = await anArticle(seeding.ctx, {
    ...seeding.at,
    headline: `Morgen plus ${seeding.world.nest.word('plus von morgen: Titel', OWNERS)}`,
    isPremium: true,
    publishedAt: tomorrow,
    body: doc(p('Frei.'), build.cut(), p(word)),
  });
  seeding.world.pieces.push({ type: 'article', id: article.id, href: article.href, tags: [] });
};
