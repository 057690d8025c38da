import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle, putArticleInState } from '#bundles/articles/test-data.ts';
import { mailsTo as findMailsTo } from '#bundles/mail/test-data.ts';
import { listNotices } from '../queries.ts';
import { aDecision, aModeratedTown, aNotice, typedNotice } from '../test-data.ts';
import { sendNotice } from './commands.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { aCommentHere, mailsTo, moderator, visitor } = await aModeratedTown(app);

describe('telling moderators of something', () => {
  it('is one case and one notice, however many press at the same time', async () => {
    const { ref } = await aCommentHere();
    const email = 'viele@litfass.example';
    const told = await Promise.all([1, 2, 3].map(() => aNotice(ctx, ref, { email, network: 'gleich' })));
    expect(new Set(told.map(({ noticeId }) => noticeId)).size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
    const others = await Promise.all([1, 2].map(() => aNotice(ctx, ref)));
    expect(new Set([...told, ...others].map(({ caseId }) => caseId)).size).toBe(1);
    expect(await listNotices(ctx, told[0]!.caseId)).toHaveLength(3);
  });

  it('leads nobody to the notice of somebody whose address, or network, is theirs too', async () => {
    const { ref } = await aCommentHere();
    const email = 'opfer@litfass.example';
    const first = await aNotice(ctx, ref, { email });
    const stranger = await aNotice(ctx, ref, { email, explanation: 'Wer ist das?' });
    expect(stranger.caseId).toBe(first.caseId);
    expect(stranger.noticeId).not.toBe(first.noticeId);
    const nameless = { category: 'child-abuse', name: '', email: '', network: 'eins' };
    const [one, two, again] = [
      await aNotice(ctx, ref, { ...nameless, explanation: 'Das erste Bild.' }),
      await aNotice(ctx, ref, { ...nameless, explanation: 'Das zweite Bild.' }),
      await aNotice(ctx, ref, { ...nameless, explanation: 'Das erste Bild.' }),
    ];
    expect(two.noticeId).not.toBe(one.noticeId);
    expect(again.noticeId).toBe(one.noticeId);
  });

  it('is not about what one doesn’t see, nor about oneself', async () => {
    const article = await anArticle(ctx);
    await putArticleInState(ctx, article.id, 'withdrawn');
    await expect(
      sendNotice(visitor, { ...typedNotice(), type: 'article', id: article.id }),
    ).rejects.toMatchObject({
      status: 404,
    });
    await expect(sendNotice(visitor, { ...typedNotice(), type: 'unsinn', id: 1 })).rejects.toMatchObject({
      status: 404,
    });
    const { author, ref } = await aCommentHere();
    const own = await sendNotice(actAs(ctx, author.viewer), { ...typedNotice(), ...ref });
    expect(own).toMatchObject({ kind: 'invalid', errors: { category: expect.any(String) } });
  });

  it('tells a member where their account says, and keeps nothing else of them', async () => {
    const { ref } = await aCommentHere();
    const { caseId } = await aNotice(ctx, ref, { by: moderator.viewer });
    expect(await listNotices(ctx, caseId)).toMatchObject([{ reporterId: moderator.id, name: '', email: '' }]);
    expect(await mailsTo(moderator.email)).toHaveLength(1);
  });

  it('writes nothing that somebody typed to an address that somebody typed', async () => {
    const { ref } = await aCommentHere();
    const email = 'fremd@litfass.example';
    const name = 'Gewinn!\nJetzt https://boese.example öffnen';
    const { caseId } = await aNotice(ctx, ref, { email, name, explanation: 'Siehe boese.example' });
    expect(await listNotices(ctx, caseId)).toMatchObject([
      { name: 'Gewinn! Jetzt https://boese.example öffnen' },
    ]);
    await aDecision(actAs(ctx, moderator.viewer), caseId);
    const mails = await findMailsTo(ctx, email);
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toMatch(/Gewinn|boese/);
  });
});
