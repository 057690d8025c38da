// Makes what moderators hid, and what was said of it: the thing as it was kept, who told of it and why, notes between
// moderators, reasons. It is for tests only.
import type { ContentRef } from '#kernel/content-kinds.ts';
import { actAs } from '#kernel/ctx.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { editComment } from '#bundles/comments/commands.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { aMessage } from '#bundles/messages/test-data.ts';
import { addNote } from '#bundles/moderation/cases/commands.ts';
import { aDecision, aNotice, decisionsAbout } from '#bundles/moderation/test-data.ts';
import { build } from '#bundles/rich-text/public.ts';
import { aSecretPicture } from './pictures.ts';
import type { Seeding } from './world.ts';

const { doc, p } = build;

export const hideCases = async (seeding: Seeding): Promise<void> => {
  const { ctx, world, at, visit } = seeding;
  const { nest, people } = world;
  const moderating = actAs(ctx, people.editor.viewer);
  const word = (where: string) => nest.word(`Fall: ${where}`, ['editor']);
  const talk = await anArticle(ctx, { ...at, headline: 'Worüber gestritten wird' });
  const said = nest.word('Fall: Kommentar', ['editor'], ['author']);
  const comment = await aComment(ctx, talk, { author: people.author.viewer, text: `Das ist ${said}.` });
  // Among their own things, and in what they take along, its author still has it.
  const own = (where: string) => nest.word(`Fall: ${where}`, ['editor'], ['owner']);
  const story = await anArticle(ctx, { ...at, headline: own('Beitrag'), body: doc(p(own('Text'))) });
  const picture = await aSecretPicture(
    { ctx, nest, ownerId: people.owner.id },
    { where: 'Fall: Bild', readers: [], others: ['owner', 'editor'] },
  );
  for (const { type, id, href } of [talk, story]) {
    world.pieces.push({ type, id, href, tags: [] });
    await visit(href);
  }
  await visit('/');
  for (const ref of [{ type: 'comment', id: comment.id }, story, { type: 'image', id: picture }]) {
    const told = { type: ref.type, id: ref.id };
    // The picture is nobody's to see but its owner's and editors'.
    const by = ref.type === 'image' ? people.editor.viewer : undefined;
    const { caseId } = await aNotice(ctx, told, {
      explanation: `Weil es ${word('Erläuterung')} ist.`,
      ...(by ? { by } : { name: word('Name'), email: `${word('Adresse')}@litfass.example` }),
    });
    world.caseIds.push(caseId);
    await addNote(moderating, caseId, `Unter uns: ${word('Notiz')}`);
    const facts = nest.word('Fall: Begründung', ['editor'], ['author', 'owner']);
    await aDecision(moderating, caseId, { facts: `Es ist ${facts}.` });
  }
  await hideMessage(seeding);
  await hideFormerWords(seeding, talk);
};

/** Of what a moderator wrote anew the former words are its author's and the moderators'. */
const hideFormerWords = async (
  { ctx, world: { nest, people, caseIds } }: Seeding,
  talk: ContentRef,
): Promise<void> => {
  const former = nest.word('Fall: früherer Wortlaut', ['editor'], ['author']);
  const reason = nest.word('Fall: warum anders', ['editor'], ['author']);
  const { id } = await aComment(ctx, talk, {
    author: people.author.viewer,
    text: `Früher stand da ${former}.`,
  });
  const why = { category: 'rude', reason: `Weil es ${reason} war.` };
  await editComment(actAs(ctx, people.editor.viewer), id, 'Anders gesagt.', { why });
  const [decision] = await decisionsAbout(ctx, { type: 'comment', id });
  caseIds.push(decision!.caseId);
};

/**
 * Of a message that was reported, moderators see what was kept of it and what was said before it; nobody else does. It is
 * between two who have said nothing else to each other: what isn't reported stays between those who wrote it.
 */
const hideMessage = async ({ ctx, world }: Seeding): Promise<void> => {
  const { nest, people } = world;
  const { author, member } = people;
  const words = nest.word('Fall: Nachricht', ['member', 'editor'], ['author']);
  const { messageId } = await aMessage(ctx, author, member, { text: `Ich drohe mit ${words}.` });
  const { caseId } = await aNotice(ctx, { type: 'message', id: messageId }, { by: member.viewer });
  world.caseIds.push(caseId);
};
