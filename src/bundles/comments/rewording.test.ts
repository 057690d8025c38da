// Checks that where moderators change the words of somebody else's comment its author gets both versions, once, with reasons,
// and can appeal.
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { mailsTo } from '#bundles/mail/test-data.ts';
import {
  aModeratedTown,
  aNotice,
  decisionsAbout,
  secondLook,
  notifyOfDecisionJob,
} from '#bundles/moderation/test-data.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { signedIn } from '#bundles/users/test-data.ts';
import { editComment } from './commands.ts';
import { findComment } from './queries.ts';
import { undoRemoval } from './removing.ts';
import * as texts from './texts.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { moderator, other, foreign, browsers, get, post, desk, aCommentHere } = await aModeratedTown(app);
const here = actAs(ctx, moderator.viewer);
const why = { category: 'insult', reason: 'Das Schimpfwort ist eine Beleidigung.' };
const NEW = 'Sie handeln [b]falsch[/b].';
const OLD = 'Sie sind eine Schande.';

const reword = (id: number, as = here, text = NEW) => editComment(as, id, text, { why });
const textOf = async ({ id }: { readonly id: number }) => (await findComment(ctx, id))?.text;
const notifyAll = async (ref: { readonly type: string; readonly id: number }) => {
  const later = { ...ctx, now: new Date(ctx.now.getTime() + MINUTE_MS) };
  for (const { id } of await decisionsAbout(ctx, ref))
    await notifyOfDecisionJob.work(later, { decisionId: id });
};

describe('a comment that a moderator changes', () => {
  it('says at once what they wrote, and its author gets both wordings in one letter', async () => {
    const { author, ref } = await aCommentHere();
    expect(await reword(ref.id)).toMatchObject({ kind: 'changed', isUndoable: true });
    // A double click changes them only once.
    await reword(ref.id);
    expect([await textOf(ref), (await mailsTo(ctx, author.email)).length]).toEqual([NEW, 0]);
    await notifyAll(ref);
    await notifyAll(ref);
    const [mail, ...more] = await mailsTo(ctx, author.email);
    expect(more).toEqual([]);
    for (const part of [
      'Wir haben Ihren Kommentar geändert.',
      `Bisher stand da: „${OLD}“`,
      'Jetzt steht da: „Sie handeln falsch.“',
      'Beleidigung',
      why.reason,
      'kostenlos widersprechen',
    ])
      expect(mail!.text).toContain(part);
    expect((await get('/konto/moderation', await signedIn(app, author))).body).toContain('geändert');
  });

  it('stands as before after an appeal, which somebody else decides', async () => {
    const { author, ref } = await aCommentHere();
    await reword(ref.id);
    await notifyAll(ref);
    const path = /\/melden\/vorgang\/[\w-]+/.exec((await mailsTo(ctx, author.email))[0]!.text)![0];
    await post(path, { text: 'Das ist meine Meinung.' });
    const { caseId } = (await decisionsAbout(ctx, ref))[0]!;
    const reversed = { outcome: 'reversed', answer: 'Eine Meinung.' };
    const [own, others] = [browsers.moderator, browsers.other].map(
      (cookie) => () => post(desk(caseId, '/widerspruch'), reversed, cookie),
    );
    expect([(await own!()).statusCode, (await others!()).statusCode]).toEqual([403, 200]);
    expect(await findComment(ctx, ref.id)).toMatchObject({ text: OLD, editedAt: null });
    expect((await mailsTo(ctx, author.email)).at(-1)!.text).toContain('wieder wie vorher');
  });

  it('keeps what its author has written since', async () => {
    const { author, ref } = await aCommentHere();
    await reword(ref.id);
    await notifyAll(ref);
    await editComment(actAs(ctx, author.viewer), ref.id, 'Entschuldigung.');
    const path = /\/melden\/vorgang\/[\w-]+/.exec((await mailsTo(ctx, author.email))[0]!.text)![0];
    await post(path, { text: 'Nein.' });
    const { caseId } = (await decisionsAbout(ctx, ref))[0]!;
    await post(desk(caseId, '/widerspruch'), { outcome: 'reversed', answer: 'Gut.' }, browsers.other);
    expect(await textOf(ref)).toBe('Entschuldigung.');
    expect((await mailsTo(ctx, author.email)).at(-1)!.text).toContain('seither geändert');
  });

  it('was never changed when that is undone at once', async () => {
    const { author, ref } = await aCommentHere();
    await reword(ref.id);
    await expect(undoRemoval(actAs(ctx, other.viewer), ref.id)).rejects.toMatchObject({ status: 409 });
    await undoRemoval(here, ref.id);
    await notifyAll(ref);
    expect([await textOf(ref), await decisionsAbout(ctx, ref), await mailsTo(ctx, author.email)]).toEqual([
      OLD,
      [],
      [],
    ]);
  });

  it('answers who told of it, and holds at once where other measures need a second pair of eyes', async () => {
    const { ref } = await aCommentHere();
    await aNotice(ctx, ref, { email: 'wer-das-gemeldet-hat@litfass.example' });
    await changeSetting(ctx, secondLook, true);
    await reword(ref.id);
    await changeSetting(ctx, secondLook, false);
    await notifyAll(ref);
    expect(await textOf(ref)).toBe(NEW);
    const [, told] = await mailsTo(ctx, 'wer-das-gemeldet-hat@litfass.example');
    expect(told!.text).toContain('den Inhalt geändert');
    expect(told!.text).not.toContain(OLD);
  });

  it('needs both parts of its reasons from whoever is asked for them, and of a program none', async () => {
    const { ref } = await aCommentHere();
    const page = await get(`/kommentar/${ref.id}/bearbeiten`, browsers.moderator);
    expect(page.body).toContain('name="category"');
    expect(page.body).toContain(texts.rewordNote);
    const reply = await app.http.inject({
      method: 'POST',
      url: `/a/ajax/articlecommentedit/${ref.id}`,
      payload: new URLSearchParams({ text: NEW, category: 'spam', reason: ' ' }).toString(),
      headers: {
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...browsers.moderator,
      },
    });
    expect([reply.statusCode, reply.body.includes('Bitte schreiben Sie eine Begründung.')]).toEqual([
      422,
      true,
    ]);
    expect(await textOf(ref)).toBe(OLD);
    const bare = await post(`/a/ajax/articlecommentedit/${ref.id}`, { text: NEW }, browsers.moderator);
    expect(bare.json()).toMatchObject({ commented: true });
    expect(await decisionsAbout(ctx, ref)).toMatchObject([
      { category: 'rules', facts: texts.rewordedUnsaid },
    ]);
  });

  it('is nobody else’s business, and one’s own needs no reasons', async () => {
    const { author, ref } = await aCommentHere();
    expect(await reword(ref.id, actAs(ctx, foreign.viewer))).toMatchObject({ kind: 'refused' });
    const own = await get(`/kommentar/${ref.id}/bearbeiten`, await signedIn(app, author));
    expect(own.body).not.toContain('name="category"');
    await editComment(actAs(ctx, author.viewer), ref.id, 'Selbst geändert.');
    expect([await textOf(ref), await decisionsAbout(ctx, ref)]).toEqual(['Selbst geändert.', []]);
  });

  it('is taken by one of two who change it at once', async () => {
    const { ref } = await aCommentHere();
    const outcomes = await Promise.allSettled([
      reword(ref.id),
      reword(ref.id, actAs(ctx, other.viewer), 'Etwas anderes.'),
    ]);
    const taken = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(await decisionsAbout(ctx, ref)).toHaveLength(taken.length);
  });
});
