// Tests an event that moderators take out of lists.
import { expect } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { itWith } from '#kernel/testing/switched-off.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anEvent } from '#bundles/events/test-data.ts';
import { appeal, decideAppeal } from '#bundles/moderation/appeals/commands.ts';
import { affectedToken } from '#bundles/moderation/links.ts';
import { aDecision, aModeratedTown, aNotice } from '#bundles/moderation/test-data.ts';

itWith('events')(
  'is among the dates no more, still at its address, and back when that was wrong',
  async () => {
    const app = await testApp({ config: { rateLimits: false } });
    const { ctx } = app;
    const { town, moderator, other, visitor, get } = await aModeratedTown(app);
    const event = await anEvent(ctx, { locationId: town.id, title: 'Fackelzug' });
    const isListed = async () => (await get('/events')).body.includes('Fackelzug');
    expect(await isListed()).toBe(true);
    const { caseId } = await aNotice(ctx, event);
    await aDecision(actAs(ctx, moderator.viewer), caseId, { measure: 'reduce' });
    expect([await isListed(), (await get(event.href)).statusCode]).toEqual([false, 200]);
    await appeal(visitor, affectedToken(ctx, caseId), 'Nein.');
    await decideAppeal(actAs(ctx, other.viewer), caseId, { outcome: 'reversed', answer: 'Stimmt.' });
    expect(await isListed()).toBe(true);
  },
);
