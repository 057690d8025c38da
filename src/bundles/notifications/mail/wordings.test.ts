import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { reword } from '#bundles/wording/test-data.ts';
import { aNotice, choose, mailOf } from '../test-data.ts';
import { mailNotice } from './notice-mail.ts';

const ctx = await testCtx();
const reader = await aUser(ctx, { name: 'Ruth Lindner' });
await choose(ctx, reader, { piece: { mail: 'now' } });
const mailAbout = async (headline: string) => {
  const notice = await aNotice(ctx, reader, await anArticle(ctx, { headline }));
  await mailNotice(ctx, { noticeId: notice.id });
  return (await mailOf(ctx, `notice:${notice.id}`))!;
};

describe('mails about notices', () => {
  it('say nothing twice and leave no empty line where there is nothing to say', async () => {
    const { text } = await mailAbout('Die Linde bleibt');
    expect(text).toMatch(
      /^Guten Tag, Ruth Lindner,\n\nNeuer Beitrag\.\n\n„Die Linde bleibt“\n\nIm Portal ansehen:\n/,
    );
  });

  it('are in the words that the portal wants, by their kind; what is filled in is no placeholder', async () => {
    const changed = [
      await reword(ctx, 'notifications.mail.piece', {
        subject: 'Neu: {titel}',
        text: '{satz} in {portal}:\n{titel}',
        action: 'Lesen',
      }),
      await reword(ctx, 'notifications.greeting', { named: 'Moin {name}!', unnamed: 'Moin!' }),
      await reword(ctx, 'notifications.footer', { text: 'Ändern: {einstellungen} Ende: {abbestellen}' }),
    ];
    expect(changed).toEqual(changed.map(() => ({ kind: 'saved' })));
    const { subject, text, html, list_unsubscribe } = await mailAbout('{portal} & <b>');
    expect(subject).toBe('Neu: „{portal} & <b>“');
    expect(text).toContain('Moin Ruth Lindner!\n\nNeuer Beitrag in Litfass:\n„{portal} & <b>“\n\nLesen:');
    expect(text).toContain(`Ende: ${list_unsubscribe}`);
    expect(html).toContain('„{portal} &amp; &lt;b&gt;“');
  });

  it('always say how to get no more of them', async () => {
    expect(await reword(ctx, 'notifications.footer', { text: 'Ändern: {einstellungen}' })).toMatchObject({
      kind: 'invalid',
      errors: { text: expect.stringContaining('{abbestellen}') },
    });
  });
});
