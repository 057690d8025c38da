import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { deleteMessage } from './commands.ts';
import { searchThreads } from './search.ts';
import { aMessage } from './test-data.ts';

const ctx = await testCtx();

/** Makes somebody with two threads: with Jörg Ölmann about apples, with Ruth about the bridge. */
const aScene = async () => {
  const ada = await aUser(ctx);
  const joerg = await aUser(ctx, { name: 'Jörg Ölmann' });
  const ruth = await aUser(ctx, { name: 'Ruth Brandt' });
  const apples = await aMessage(ctx, ada, joerg, { text: 'Kommen Sie zum ÄPFELPRESSEN?' });
  const answer = await aMessage(ctx, joerg, ada, { text: 'Ja, mit 100 % Boskop_en.' });
  const bridge = await aMessage(ctx, ruth, ada, { text: 'Die Brücke ist gesperrt.' });
  const find = async (wanted: string) =>
    (await searchThreads(ctx, ada.id, wanted)).map(({ newest }) => newest.id);
  return { ada, joerg, ruth, apples, answer, bridge, find };
};

describe('searching one’s own threads', () => {
  it('finds what was said, in whatever case, and shows that message', async () => {
    const { find, apples, bridge } = await aScene();
    expect(await find('äpfel')).toEqual([apples.messageId]);
    expect(await find('BRÜCKE')).toEqual([bridge.messageId]);
  });

  it('finds what was said in letters of which the dots are signs of their own, as other programs write them', async () => {
    const { find, ada, ruth } = await aScene();
    const { messageId } = await aMessage(ctx, ruth, ada, { text: 'Das Gemu\u0308se ist da.' });
    for (const typed of ['Gemüse', 'gemu\u0308se']) expect(await find(typed)).toEqual([messageId]);
  });

  it('finds people by their names and shows the newest message', async () => {
    const { find, answer, bridge } = await aScene();
    expect(await find('ölm')).toEqual([answer.messageId]);
    expect(await find('brandt')).toEqual([bridge.messageId]);
  });

  it('takes signs as signs', async () => {
    const { find, answer } = await aScene();
    expect(await find('100 %')).toEqual([answer.messageId]);
    expect(await find('kop_e')).toEqual([answer.messageId]);
    expect(await find('B%p')).toEqual([]);
    expect(await find('\\')).toEqual([]);
  });

  it('finds nothing of others and nothing that one deleted', async () => {
    const { find, ada, joerg, ruth, bridge } = await aScene();
    await aMessage(ctx, joerg, ruth, { text: 'Unter uns gesagt' });
    expect(await find('Unter uns')).toEqual([]);
    await deleteMessage(actAs(ctx, ada.viewer), bridge);
    expect(await find('Brücke')).toEqual([]);
  });
});
