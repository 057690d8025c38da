import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { userSearching } from './searching.ts';
import { aUser } from './test-data.ts';

const ctx = await testCtx();
const later = new Date(ctx.now.getTime() + 3600_000);
const wordsOf = async (id: number) => (await userSearching.wordsOf(ctx, [id])).get(id);

describe('what people are found by', () => {
  it('is their name and what they say of themselves; of somebody who is suspended the name alone', async () => {
    const about = 'Ich sammle [b]Grubenlampen[/b].';
    const [free, suspended] = [
      await aUser(ctx, { name: 'Fritz Frei', about }),
      await aUser(ctx, { name: 'Gisa Gesperrt', about, suspendedUntil: later }),
    ];
    expect(await wordsOf(free.id)).toMatchObject({ title: 'Fritz Frei', lead: 'Ich sammle Grubenlampen.' });
    expect(await wordsOf(suspended.id)).toMatchObject({ title: 'Gisa Gesperrt', lead: '' });
  });
});
