import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { listHistory } from '#bundles/history/public.ts';
import { loadProfile } from '../profile.ts';
import { aUser } from '../test-data.ts';
import { OPEN_PRIVACY } from '../constants.ts';
import { saveProfile } from './commands.ts';

const ctx = await testCtx();
const profile = {
  name: 'Ruth Lindner',
  about: 'Streng geheim.',
  locationId: null,
  links: [],
  privacy: OPEN_PRIVACY,
  isNoindex: false,
};

describe('saving a profile', () => {
  it('is for oneself and for administrators', async () => {
    const [person, stranger] = [await aUser(ctx), await aUser(ctx)];
    await expect(saveProfile(actAs(ctx, stranger.viewer), person.id, profile)).rejects.toThrow('Unbefugter');
    const suspended = actAs(ctx, { ...person.viewer, isSuspended: true });
    await expect(saveProfile(suspended, person.id, profile)).rejects.toThrow('Unbefugter');
    expect(await saveProfile(actAs(ctx, person.viewer), person.id, profile)).toEqual({ kind: 'saved' });
    expect(await saveProfile(ctx, person.id, { ...profile, name: 'Ruth L.' })).toEqual({ kind: 'saved' });
    expect((await loadProfile(ctx, person.id)).name).toBe('Ruth L.');
  });

  it('tells the history which fields changed, but nothing of what they say', async () => {
    const person = await aUser(ctx);
    await saveProfile(actAs(ctx, person.viewer), person.id, profile);
    await saveProfile(actAs(ctx, person.viewer), person.id, profile);
    const entries = (await listHistory(ctx, { type: 'user', id: person.id })).filter(
      ({ action }) => action === 'user.profile-changed',
    );
    expect(entries).toHaveLength(1);
    expect(entries[0]!.after).toEqual({ changed: ['name', 'about'] });
  });

  it('of nobody is not possible', async () => {
    await expect(saveProfile(ctx, 2147483647, profile)).rejects.toThrow();
  });
});
