// Lists the calls of writing, for the table of roles.
import { randomUUID } from 'node:crypto';
import { actAs } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { scheduleManuscript } from '#bundles/writing/publishing.ts';
import { submitManuscript } from '#bundles/writing/reviewing.ts';
import { withdrawPiece } from '#bundles/writing/withdrawing.ts';
import { aManuscript, anEditor } from '#bundles/writing/test-data.ts';
import { row } from './row.ts';
import type { Call, Case, World } from './row.ts';

/** Makes a manuscript that the owner began while they still could. */
const ownManuscript = ({ ctx, owner, place }: World) =>
  aManuscript(ctx, { ...owner.viewer, isConfirmed: true }, { locationId: place.id });

const onManuscript =
  (body: object): Call =>
  async (world) => ({ params: { id: (await ownManuscript(world)).id }, body });

const submitted: Call = async (world) => {
  const { id, version } = await ownManuscript(world);
  const author = { ...world.owner.viewer, isConfirmed: true };
  await submitManuscript(actAs(world.ctx, author), { id, version });
  return { params: { id }, body: { text: 'Wer sagt das?' } };
};

const ownArticle = ({ ctx, owner, place }: World) =>
  anArticle(ctx, { authorId: owner.id, locationId: place.id });
const onArticle: Call = async (world) => ({
  params: { type: 'article', objectId: (await ownArticle(world)).id },
});
/** Makes a call on an article that was taken back by its author, who is no author any more. */
const onWithdrawn: Call = async (world) => {
  const ref = await ownArticle(world);
  await withdrawPiece(actAs(world.ctx, { ...world.owner.viewer, isConfirmed: true }), ref);
  return { params: { type: 'article', objectId: ref.id } };
};

/** What is being written is unknown to all others. */
const AUTHOR_AND_EDITORS = 'signIn forbidden forbidden ok missing missing ok ok';
/** What editors may call: members write, and hand in what they have written. */
const EDITORS = 'signIn forbidden forbidden forbidden missing missing ok ok';
/** What is or was out everybody knows of. */
const AUTHOR_AND_EDITORS_OF_PIECE = 'signIn forbidden forbidden ok forbidden forbidden ok ok';
const EDITORS_OF_PIECE = 'signIn forbidden forbidden forbidden forbidden forbidden ok ok';
/** Makes a call on a manuscript that an editor has planned: the question is who may move it. */
const scheduled: Call = async (world) => {
  const seen = await ownManuscript(world);
  const editor = await anEditor(world.ctx);
  const at = new Date(Date.now() + 2 * HOUR_MS);
  await scheduleManuscript(actAs(world.ctx, editor.viewer), { id: seen.id, version: seen.version, at });
  return { params: { id: seen.id }, body: { version: seen.version, von: at.toISOString(), nach: soon() } };
};
const soon = () => new Date(Date.now() + HOUR_MS).toISOString();

export const writingRows: Readonly<Record<string, Case>> = {
  manuscript_create: row('signIn forbidden forbidden ok ok ok ok ok', () => ({
    body: { key: randomUUID(), type: 'article', content: { headline: 'Ein Anfang' } },
  })),
  manuscript_save: row(AUTHOR_AND_EDITORS, onManuscript({ version: 1, content: { headline: 'Mehr' } })),
  manuscript_presence: row(AUTHOR_AND_EDITORS, onManuscript({ tab: 1 })),
  manuscript_submit: row(AUTHOR_AND_EDITORS, onManuscript({ version: 1 })),
  manuscript_reclaim: row(AUTHOR_AND_EDITORS, onManuscript({})),
  manuscript_publish: row(EDITORS, onManuscript({ version: 1 })),
  manuscript_schedule: row(EDITORS, async (world) => ({
    params: { id: (await ownManuscript(world)).id },
    body: { version: 1, at: soon() },
  })),
  manuscript_move: row('signIn forbidden forbidden forbidden forbidden forbidden ok ok', scheduled),
  manuscript_hand_back: row(EDITORS, submitted),
  manuscript_note: row(AUTHOR_AND_EDITORS, onManuscript({ text: 'Ein Wort dazu.' })),
  manuscript_restore: row(AUTHOR_AND_EDITORS, onManuscript({ version: 1, revision: 1 })),
  // A manuscript that never came out is its author's alone.
  manuscript_discard: row(
    'signIn forbidden forbidden ok missing missing forbidden forbidden',
    onManuscript({}),
  ),
  piece_withdraw: row(AUTHOR_AND_EDITORS_OF_PIECE, onArticle),
  piece_bring_back: row(EDITORS_OF_PIECE, onWithdrawn),
  piece_erase: row(AUTHOR_AND_EDITORS_OF_PIECE, onArticle),
};
