import { describe, expect, it } from 'vitest';
import { namedRows } from '#kernel/account-merges.ts';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment } from '#bundles/comments/test-data.ts';
import { presetSetting } from '#bundles/settings/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { anonymous } from '#kernel/viewer.ts';
import { appeal } from './appeals/commands.ts';
import { affectedToken } from './links.ts';
import { addNote, claimCase } from './cases/commands.ts';
import { personalCases } from './personal-data.ts';
import { findCase, listDecisions, listEvidence, listNotes } from './queries.ts';
import { secondLook } from './settings.ts';
import { measures } from './texts.ts';
import { aDecision, aNotice } from './test-data.ts';

const ctx = await testCtx();
const aModerator = () => aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] });
const aCase = async () => {
  const author = await aUser(ctx);
  const comment = await aComment(ctx, await anArticle(ctx), { author: author.viewer });
  return { author, ...(await aNotice(ctx, { type: 'comment', id: comment.id })) };
};

describe('what cases hold about a member', () => {
  it('isn’t their name and profile any more once they have left', async () => {
    const person = await aUser(ctx);
    const { caseId } = await aNotice(ctx, { type: 'user', id: person.id }, { category: 'rude' });
    await aDecision(actAs(ctx, (await aModerator()).viewer), caseId, { measure: 'none', isWarning: true });
    expect(JSON.stringify(await findCase(ctx, caseId))).toContain(person.name);
    await personalCases.eraseFor(ctx, person.id, { keepsComments: false });
    expect(await findCase(ctx, caseId)).toMatchObject({
      title: 'Gelöschtes Mitglied',
      href: '',
      authorId: null,
    });
    expect(await listEvidence(ctx, caseId)).toEqual([]);
    expect(await listDecisions(ctx, caseId)).toHaveLength(1);
  });

  it('isn’t their name from another account either that was theirs and went into this one', async () => {
    const [former, person] = [await aUser(ctx), await aUser(ctx)];
    const { caseId } = await aNotice(ctx, { type: 'user', id: former.id }, { category: 'rude' });
    const { mergeInto } = personalCases;
    if (mergeInto === 'left') throw new Error('cases are merged');
    await withTransaction(ctx, (ctx) => mergeInto(ctx, { fromId: former.id, intoId: person.id }));
    await personalCases.eraseFor(ctx, person.id, { keepsComments: false });
    expect(JSON.stringify(await findCase(ctx, caseId))).not.toContain(former.name);
    expect(await listEvidence(ctx, caseId)).toEqual([]);
  });

  it('says who decided also after two accounts became one', async () => {
    const [from, into] = [await aModerator(), await aModerator()];
    const { caseId } = await aCase();
    const moderating = actAs(ctx, from.viewer);
    await claimCase(moderating, caseId, true);
    await addNote(moderating, caseId, 'Gesehen.');
    await aDecision(moderating, caseId);
    const merge = { fromId: from.id, intoId: into.id };
    await withTransaction(ctx, (ctx) => namedRows.collect(ctx, merge));
    expect(await listDecisions(ctx, caseId)).toMatchObject([{ deciderId: into.id }]);
    expect(await findCase(ctx, caseId)).toMatchObject({ claimedBy: into.id });
    expect(await listNotes(ctx, caseId)).toMatchObject([{ authorId: into.id }]);
  });

  it('is given out with all that was decided, also about the account alone', async () => {
    const { author, caseId } = await aCase();
    const suspension = { suspension: '7', label: 'Umstritten.', isThreadLocked: true };
    await aDecision(actAs(ctx, (await aModerator()).viewer), caseId, { measure: 'none', ...suspension });
    expect(await personalCases.exportFor(ctx, author.id)).toMatchObject({
      decisions: [
        {
          suspension: 'Sieben Tage sperren',
          suspendedUntil: expect.any(Date),
          label: 'Umstritten.',
          isThreadLocked: true,
          isWarning: false,
          reversedAt: null,
        },
      ],
    });
  });

  it('is given out to them when it is decided, not while somebody only proposes it', async () => {
    const { author, caseId } = await aCase();
    const moderating = actAs(ctx, (await aModerator()).viewer);
    const decided = await aNotice(ctx, { type: 'user', id: author.id });
    await aDecision(moderating, decided.caseId, { measure: 'none', isWarning: true });
    await presetSetting(ctx, secondLook, true);
    await aDecision(moderating, caseId);
    const token = affectedToken(ctx, decided.caseId);
    await appeal(actAs(ctx, anonymous), token, 'Das bin ich nicht.');
    expect(await personalCases.exportFor(ctx, author.id)).toMatchObject({
      decisions: [{ measure: measures.none, isWarning: true, suspension: 'Nicht sperren' }],
      appeals: [{ text: 'Das bin ich nicht.' }],
    });
  });
});
