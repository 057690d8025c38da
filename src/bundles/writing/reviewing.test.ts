import { describe, expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { publishManuscript, scheduleManuscript } from './publishing.ts';
import { MAX_NOTE_LENGTH, PRESENCE_LIFETIME_MS } from './constants.ts';
import { noteOnManuscript } from './notes.ts';
import { showPresence } from './presence.ts';
import { listNotes } from './queries.ts';
import { handBackManuscript, reclaimManuscript, submitManuscript } from './reviewing.ts';
import { aManuscript, anEditor, saveAs } from './test-data.ts';
import * as texts from './texts.ts';

const portal = await testPortal();
const ctx = makeCtx(portal, portalItself);
const as = (viewer: Viewer, ms = 0): Ctx => ({
  ...actAs(ctx, viewer),
  now: new Date(ctx.now.getTime() + ms),
});
const member = await aUser(ctx);
const writer = member.viewer;
const editor = await anEditor(ctx);

const submitted = async (changes: Record<string, unknown> = {}) => {
  const begun = await aManuscript(ctx, writer, changes);
  await submitManuscript(as(writer), { id: begun.id, version: 1 });
  return begun;
};

describe('submitManuscript', () => {
  it('hands it to the editors, with a word to them; again it is the same', async () => {
    const { id } = await aManuscript(ctx, writer);
    const options = { id, version: 1, text: 'Bitte schnell.' };
    const [one, other] = [
      await submitManuscript(as(writer), options),
      await submitManuscript(as(writer, 1000), options),
    ];
    expect(one).toMatchObject({ kind: 'done', manuscript: { state: 'in-review', submittedAt: ctx.now } });
    expect(other).toMatchObject({ kind: 'done', manuscript: { submittedAt: ctx.now } });
    expect(await listNotes(ctx, id)).toMatchObject([{ writerId: member.id, text: 'Bitte schnell.' }]);
  });

  it('leaves out what an editor brought out meanwhile: nothing in it waits for anybody', async () => {
    const { id } = await submitted();
    const { manuscript } = await publishManuscript(as(editor.viewer), { id, version: 1 });
    const again = await submitManuscript(as(writer), { id, version: 1, text: 'Bitte schnell.' });
    expect(again).toEqual({ kind: 'done', manuscript });
    expect(await listNotes(ctx, id)).toEqual([]);
  });

  it('says what is missing before editors have to', async () => {
    const { id } = await aManuscript(ctx, writer, { headline: '', locationId: null });
    await expect(submitManuscript(as(writer), { id, version: 1 })).rejects.toMatchObject({
      status: 422,
      errors: { headline: expect.any(String), locationId: expect.any(String) },
    });
  });

  it('meets newer words as a conflict', async () => {
    const begun = await aManuscript(ctx, writer);
    await saveAs(ctx, editor.viewer, begun, { headline: 'Neuer' });
    expect((await submitManuscript(as(writer), { id: begun.id, version: 1 })).kind).toBe('conflict');
  });
});

describe('reclaimManuscript', () => {
  it('takes it back from the editors’ desk and from the calendar', async () => {
    const { id } = await submitted();
    expect(await reclaimManuscript(as(writer), id)).toMatchObject({ state: 'draft', submittedAt: null });
    const at = new Date(ctx.now.getTime() + 3600_000);
    await scheduleManuscript(as(editor.viewer), { id, version: 1, at });
    expect(await reclaimManuscript(as(writer), id)).toMatchObject({ state: 'draft', scheduledFor: null });
  });

  it('leaves what was not changed since it came out as it was', async () => {
    const { id } = await submitted();
    await publishManuscript(as(editor.viewer), { id, version: 1 });
    await submitManuscript(as(writer), { id, version: 1 });
    expect(await reclaimManuscript(as(writer), id)).toMatchObject({ state: 'done', pieceState: 'published' });
  });
});

describe('handBackManuscript', () => {
  it('makes it a draft again, with the editor’s remark; again it is the same', async () => {
    const { id } = await submitted();
    for (const ms of [0, 1000]) {
      const back = await handBackManuscript(as(editor.viewer, ms), id, ' Wer sagt das?\r\n');
      expect(back.state).toBe('draft');
    }
    expect(await listNotes(ctx, id)).toMatchObject([{ writerId: editor.id, text: 'Wer sagt das?' }]);
    const late = handBackManuscript(as(editor.viewer), id, 'Noch etwas.');
    await expect(late).rejects.toMatchObject({ status: 409, message: texts.notInReview });
  });

  it('is for editors of the place, not for the author, and needs a word', async () => {
    const { id } = await submitted();
    await expect(handBackManuscript(as(writer), id, 'Nein.')).rejects.toMatchObject({ status: 403 });
    const silent = handBackManuscript(as(editor.viewer), id, '  ');
    await expect(silent).rejects.toMatchObject({ status: 422, errors: { text: texts.noteMissing } });
  });
});

describe('noteOnManuscript', () => {
  it('lets both sides talk; the same said twice at once is said once', async () => {
    const { id } = await aManuscript(ctx, writer);
    await noteOnManuscript(as(editor.viewer), id, 'Schön.');
    await noteOnManuscript(as(editor.viewer), id, 'Schön.');
    await noteOnManuscript(as(writer), id, 'Danke.');
    expect((await listNotes(ctx, id)).map(({ text }) => text)).toEqual(['Schön.', 'Danke.']);
    const long = noteOnManuscript(as(writer), id, 'x'.repeat(MAX_NOTE_LENGTH + 1));
    await expect(long).rejects.toMatchObject({ status: 422 });
  });
});

describe('showPresence', () => {
  it('tells who else is at it, until nobody has heard of them for a while', async () => {
    const { id } = await aManuscript(ctx, writer);
    const alone = await showPresence(as(writer), id, 1);
    expect(alone).toMatchObject({ others: [], isOpenElsewhere: false });
    expect(await showPresence(as(editor.viewer), id, 5)).toMatchObject({ others: [member.name] });
    const both = await showPresence(as(writer), id, 2);
    expect(both).toMatchObject({ others: [editor.name], isOpenElsewhere: true });
    const later = await showPresence(as(writer, PRESENCE_LIFETIME_MS + 1), id, 2);
    expect(later).toMatchObject({ others: [], isOpenElsewhere: false });
  });
});
