// This is what belongs to people: contributions of somebody hidden, comments that are held, messages,
// pictures that were taken away or never shown, and what another author keeps to themselves. For tests only.
import { eq } from 'drizzle-orm';
import { DAY_MS } from '#kernel/durations.ts';
import { isOn } from '#kernel/testing/switched-off.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { comments } from '#bundles/comments/schema.ts';
import { aHiddenWord } from '#bundles/boundaries/test-data.ts';
import { aComment, aPendingComment } from '#bundles/comments/test-data.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { quarantineImage } from '#bundles/media/rights/commands.ts';
import { aMessage } from '#bundles/messages/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { suspendUser } from '#bundles/users/members/commands.ts';
import { aUser } from '#bundles/users/test-data.ts';
import type { Reader } from './nest.ts';
import { aSecretPicture } from './pictures.ts';
import type { Seeding } from './world.ts';

const { doc, p, cut } = build;

/** Somebody whose contributions nobody is to see while they are suspended. contract.md 16.6 */
export const hidePerson = async (seeding: Seeding): Promise<void> => {
  const { ctx, world, at, visit } = seeding;
  const word = (of: string) => world.nest.word(`verborgener Autor: ${of}`, ['editor']);
  const hugo = await aUser(ctx, { name: `Hugo ${word('Name')}`, about: word('über sich'), roles: [AUTHOR] });
  const by = { ...at, authorId: hugo.id };
  const talk = await anArticle(ctx, { ...at, headline: 'Worüber geredet wird' });
  await aComment(ctx, talk, { author: hugo.viewer, text: `Ich meine ${word('Kommentar')}.` });
  // The pages of these show what else there is.
  await aSnapshot(ctx, at);
  if (isOn('events')) await anEvent(ctx, at);
  const pieces = [
    await anArticle(ctx, { ...by, headline: word('Artikel'), body: doc(p(word('Artikeltext'))) }),
    await anArticle(ctx, {
      ...by,
      headline: word('plus-Artikel'),
      isPremium: true,
      body: doc(p(word('freier Teil')), cut(), p(word('plus-Text'))),
    }),
    await aSnapshot(ctx, { ...by, title: word('Schnappschuss') }),
    ...(isOn('events') ? [await anEvent(ctx, { ...by, title: word('Termin') })] : []),
  ];
  for (const { type, id, href } of pieces) {
    world.pieces.push({ type, id, href, tags: [] });
    await visit(href);
  }
  for (const href of [talk.href, '/', '/auenfeld', '/feed.xml']) await visit(href);
  const until = new Date(Date.now() + DAY_MS);
  const outcome = await suspendUser(ctx, hugo.id, { reason: 'Hetze', until, hidesContributions: true });
  if (outcome.kind !== 'done') throw new Error('nobody was suspended');
};

const AUTHOR = { role: 'author', locationPath: '' } as const;

export const hideConversations = async (seeding: Seeding): Promise<void> => {
  await hideWords(seeding);
  await hidePictures(seeding);
};

const hideWords = async ({ ctx, world, at }: Seeding) => {
  const { nest, people } = world;
  const { author, owner } = people;
  const talk = await anArticle(ctx, { ...at, headline: 'Noch mehr Gerede' });
  world.pieces.push({ type: 'article', id: talk.id, href: talk.href, tags: [] });
  // It shouts, so it is held.
  const held = nest.word('zurückgehaltener Kommentar', ['author', 'editor']).toUpperCase();
  await aPendingComment(ctx, talk, { author: author.viewer, text: `DAS MUSS ENDLICH AUFHÖREN ${held}` });
  const mark = nest.word('Markierung eines Kommentars', ['author', 'editor']);
  const marked = await aComment(ctx, talk, { author: author.viewer });
  await ctx.db
    .update(comments)
    .set({ markedReasons: [mark] })
    .where(eq(comments.id, marked.id));
  // The history tells editors of the place what was taken away.
  const gone = nest.word('gelöschter Kommentar', [], ['author', 'editor']);
  await aComment(ctx, talk, { author: author.viewer, text: `Gesagt: ${gone}`, isDeleted: true });
  const message = nest.word('Nachricht', ['author', 'owner']);
  await aMessage(ctx, owner, author, { text: `Unter uns: ${message}.` });
  await aHiddenWord(ctx, owner, nest.word('ausgeblendetes Wort', ['owner']));
};

const hidePictures = async ({ ctx, world }: Seeding) => {
  const { nest, people } = world;
  const secret = async (where: string, owner: 'owner' | 'author', readers: readonly Reader[]) =>
    aSecretPicture({ ctx, nest, ownerId: people[owner].id }, { where, readers });
  await secret('unbenutztes Bild', 'owner', ['owner', 'editor']);
  await secret('Bild der anderen', 'author', ['author', 'editor']);
  const taken = await aSecretPicture(
    { ctx, nest, ownerId: people.owner.id },
    { where: 'gesperrtes Bild', readers: [], others: ['owner', 'editor'] },
  );
  await quarantineImage(ctx, taken, 'Ohne Erlaubnis.');
};
