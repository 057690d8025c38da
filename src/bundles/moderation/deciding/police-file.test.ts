import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { presetSetting } from '#bundles/settings/public.ts';
import { decideAppeal } from '../appeals/commands.ts';
import { categories } from '../categories/texts.ts';
import { NOTICES_SHOWN } from '../constants.ts';
import { standingHref } from '../links.ts';
import { secondLook } from '../settings.ts';
import { aDecision, aModeratedTown, aNotice } from '../test-data.ts';
import { confirmDecision } from './commands.ts';
import { drawPoliceFile } from './police-file.ts';

const app = await testApp({ config: { rateLimits: false } });
const { ctx } = app;
const { moderator, other, chief, post, aCommentHere } = await aModeratedTown(app);

it('the file for the police tells what was decided: nothing that is only proposed, and what was reversed since', async () => {
  await presetSetting(ctx, secondLook, true);
  const { ref } = await aCommentHere();
  const { caseId } = await aNotice(ctx, ref, { category: 'threat' });
  const [first, second] = [actAs(ctx, moderator.viewer), actAs(ctx, other.viewer)];
  const decided = async () =>
    (await drawPoliceFile(first, caseId)).split('Was das Portal entschieden hat')[1]!;
  await aDecision(first, caseId);
  expect(await decided()).toContain('noch nichts');
  await confirmDecision(second, caseId, true);
  expect(await decided()).toMatch(/: Ausblenden$/);
  await post(standingHref(ctx, { side: 'affected', id: caseId }), { text: 'Das war ein Zitat.' });
  await presetSetting(ctx, secondLook, false);
  await decideAppeal(actAs(ctx, chief.viewer), caseId, { outcome: 'reversed', answer: 'Es war ein Zitat.' });
  expect(await decided()).toMatch(/: Ausblenden \(inzwischen aufgehoben\)$/);
});

it('the file for the police holds all notices, the oldest first, however many came later', async () => {
  const { ref } = await aCommentHere();
  const { caseId } = await aNotice(ctx, ref, { category: 'threat', explanation: 'Er droht ihr.' });
  for (let at = 0; at < NOTICES_SHOWN; at++) await aNotice(ctx, ref, { explanation: `Meldung ${at}.` });
  const file = await drawPoliceFile(actAs(ctx, moderator.viewer), caseId);
  expect(file).toContain(`: ${categories.threat}; ${categories.insult}`);
  expect(file.indexOf('Er droht ihr.')).toBeGreaterThan(0);
  expect(file.indexOf('Er droht ihr.')).toBeLessThan(file.indexOf('Meldung 0.'));
  expect(file.indexOf('Meldung 0.')).toBeLessThan(file.indexOf(`Meldung ${NOTICES_SHOWN - 1}.`));
});
