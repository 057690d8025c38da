// Pieces of every kind in every state but published, also those whose hour has not come. Each was out before, was drawn
// and embedded, followed and liked, or lists and pages in memory would have nothing to forget. For tests only.
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { anEvent, putEventInState } from '#bundles/events/test-data.ts';
import { setLike } from '#bundles/likes/public.ts';
import { aNotice } from '#bundles/notifications/test-data.ts';
import { savePieceImages } from '#bundles/publishing/public.ts';
import type { PieceState } from '#bundles/pieces/public.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSnapshot, putSnapshotInState } from '#bundles/snapshots/test-data.ts';
import { toggleSubscription } from '#bundles/subscriptions/public.ts';
import { writingOf } from '#bundles/writing/kind-writing.ts';
import type { Reader } from './nest.ts';
import { aSecretPicture } from './pictures.ts';
import type { Seeding } from './world.ts';

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

const KINDS = ['article', 'imagepost', 'event'] as const;
type Kind = (typeof KINDS)[number];

/** Of its picture, which its owner keeps. */
const OWNERS: readonly Reader[] = ['owner', 'editor'];

const { doc, p } = build;

export const hideStates = async (seeding: Seeding): Promise<void> => {
  for (const [at, state] of STATES.entries())
    for (const kind of seeding.size === 'large' ? KINDS : [KINDS[at % KINDS.length]!]) {
      const piece = await outAndTalkedAbout(seeding, kind, {
        where: `${kind} ${state}`,
        readers: READERS_IN[state],
      });
      await takeBack(seeding, piece, state);
    }
  await notYet(seeding);
};

interface Secret {
  readonly where: string;
  readonly readers: readonly Reader[];
}

interface Made {
  readonly type: Kind;
  readonly id: number;
  readonly href: string;
  readonly imageId: number;
  readonly row: { readonly publishedAt: Date | null; readonly locationPath: string };
}

const outAndTalkedAbout = async (seeding: Seeding, kind: Kind, secret: Secret): Promise<Made> => {
  const { ctx, world, visit } = seeding;
  const piece = await make(seeding, kind, secret);
  const { member, author } = world.people;
  const ref = { type: piece.type, id: piece.id };
  await anArticle(ctx, {
    ...seeding.at,
    authorId: author.id,
    headline: 'Siehe dort',
    body: doc(p('Eingebettet:'), build.embed(kind, piece.id)),
  });
  await setLike(actAs(ctx, member.viewer), ref, 'like');
  await toggleSubscription(actAs(ctx, member.viewer), ref, true);
  await aNotice(ctx, member, ref);
  const said = world.nest.word(`${secret.where}: Kommentar`, secret.readers, ['author']);
  await aComment(ctx, ref, { author: author.viewer, text: `Dazu sage ich ${said}.` });
  for (const href of [piece.href, '/', '/auenfeld']) await visit(href);
  return piece;
};

const make = async (seeding: Seeding, kind: Kind, secret: Secret, publishedAt?: Date): Promise<Made> => {
  const { ctx, world, at } = seeding;
  const { where, readers } = secret;
  // What somebody wrote they may take along when they ask for their data, whatever became of it.
  const word = (of: string) => world.nest.word(`${where}: ${of}`, readers, ['owner']);
  const imageId = await aSecretPicture(
    { ctx, nest: world.nest, ownerId: at.authorId },
    { where: `${where}: Bild`, readers: OWNERS },
  );
  const title = `Titel ${word('Titel')}`;
  // Snapshots have no lead.
  const lead = kind === 'imagepost' ? '' : `Vorspann ${word('Vorspann')}.`;
  const text = doc(p(`Text ${word('Text')}.`));
  const tag = world.nest.word(`${where}: Schlagwort`, [], [...readers, 'owner']);
  const common = { ...at, tags: [tag], ...(publishedAt && { publishedAt }) };
  const piece = await {
    article: () => anArticle(ctx, { ...common, headline: title, lead, body: text, heroId: imageId }),
    imagepost: () => aSnapshot(ctx, { ...common, title, text, imageId }),
    event: () =>
      anEvent(ctx, { ...common, title, lead, body: text, imageId, organiser: word('Veranstalter') }),
  }[kind]();
  world.pieces.push({ type: piece.type, id: piece.id, href: piece.href, tags: [tag] });
  return { type: piece.type, id: piece.id, href: piece.href, imageId, row: piece.row };
};

/** As the portal does it, where it does; the other states are written directly. */
const takeBack = ({ ctx }: Seeding, piece: Made, state: State) =>
  withTransaction(ctx, async (ctx) => {
    if (state === 'withdrawn' || state === 'expired' || state === 'erased')
      return writingOf(ctx, piece.type).setState(ctx, piece.id, state);
    await PUT[piece.type](ctx, piece.id, state);
    if (piece.type === 'article') return;
    await savePieceImages(ctx, piece, { ...piece.row, state, imageId: piece.imageId, parts: [] });
  });

const PUT = { article: putArticleInState, imagepost: putSnapshotInState, event: putEventInState };

/** Makes a piece that is published in words, but only from tomorrow on. */
const notYet = async (seeding: Seeding) => {
  const tomorrow = new Date(Date.now() + DAY_MS);
  for (const kind of seeding.size === 'large' ? KINDS : (['article'] as const))
    await make(seeding, kind, { where: `${kind} von morgen`, readers: OWNERS }, tomorrow);
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
