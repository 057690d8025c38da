// Deciding about many cases at once, in the table of cases.
import { describe, expect, it } from 'vitest';
import { testApp } from '#kernel/testing/test-portal.ts';
import { findCase, listDecisions } from '../queries.ts';
import { aModeratedTown, aNotice } from '../test-data.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const town = await aModeratedTown(app);
const { browsers, isSeen, mailsTo, post, aCommentHere } = town;

const BULK = '/cockpit/tabellen/meldungen/auswahl';

const aCase = async () => {
  const made = await aCommentHere();
  return { ...made, ...(await aNotice(ctx, made.ref)) };
};
const bulk = async (aktion: string, ids: readonly number[], wert: object = {}, as = browsers.moderator) =>
  (
    await post(BULK, { aktion, auswahl: ids.map((id) => `case-${id}`), wert: { [aktion]: wert } }, as)
  ).json() as { status: string; msg: string; undo?: unknown };

const because = { grund: 'spam', begruendung: 'Dreimal dieselbe Werbung.' };

describe('POST /cockpit/tabellen/meldungen/auswahl', () => {
  it('hides what several cases are about, with one statement to everybody concerned', async () => {
    const [one, two] = [await aCase(), await aCase()];
    const answer = await bulk('ausblenden', [one.caseId, two.caseId], because);
    expect(answer).toMatchObject({ status: 'success' });
    expect(answer.msg).toContain('2 Inhalte sind ausgeblendet.');
    for (const { ref, author, caseId } of [one, two]) {
      expect(await isSeen(ref)).toBe(false);
      expect(await mailsTo(author.email)).toEqual(['Entscheidung über einen Inhalt von Ihnen']);
      expect(await listDecisions(ctx, caseId)).toMatchObject([
        { measure: 'hide', category: 'spam', facts: because.begruendung, state: 'valid' },
      ]);
    }
  });

  it('needs a reason, and what can’t be decided is named and stops nothing else', async () => {
    const [one, two] = [await aCase(), await aCase()];
    expect((await bulk('ausblenden', [one.caseId], { grund: 'spam' })).status).not.toBe('success');
    expect((await bulk('ausblenden', [one.caseId], { ...because, grund: 'laune' })).status).not.toBe(
      'success',
    );
    expect(await isSeen(one.ref)).toBe(true);
    await bulk('stehenlassen', [one.caseId]);
    const answer = await bulk('stehenlassen', [one.caseId, two.caseId]);
    expect(answer.msg).toContain('Ein Fall ist entschieden: bleibt stehen.');
    expect(answer.msg).toContain('Über diesen Fall hat inzwischen jemand anderes entschieden.');
    expect((await findCase(ctx, two.caseId))?.state).toBe('decided');
    expect(await listDecisions(ctx, one.caseId)).toHaveLength(1);
  });

  it('says nothing of cases elsewhere, and does nothing with them', async () => {
    const { caseId, ref } = await aCase();
    const answer = await bulk('ausblenden', [caseId], because, browsers.foreign);
    expect(answer.msg).not.toContain('Kommentar zu');
    expect(await isSeen(ref)).toBe(true);
    expect((await findCase(ctx, caseId))?.state).toBe('open');
  });

  it('decides each case once, however often it is sent', async () => {
    const made = await Promise.all([aCase(), aCase(), aCase()]);
    const ids = made.map(({ caseId }) => caseId);
    await Promise.all([1, 2, 3].map(() => bulk('ausblenden', ids, because)));
    for (const { caseId, author } of made) {
      expect(await listDecisions(ctx, caseId)).toHaveLength(1);
      expect(await mailsTo(author.email)).toHaveLength(1);
    }
  });
});
