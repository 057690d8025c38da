import { expect, it } from 'vitest';
import { actAs, makeCtx } from '#kernel/ctx.ts';
import { testPortal } from '#kernel/testing/test-portal.ts';
import { anonymous, portalItself } from '#kernel/viewer.ts';
import { mailsTo } from '#bundles/mail/test-data.ts';
import { registerGuest } from '../commands.ts';
import { anOpenEvent } from '../test-data.ts';

const ctx = makeCtx(await testPortal({ config: { rateLimits: false } }), portalItself);

it('no title, organiser or name is more than one line of a mail’s head', async () => {
  const odd = 'Fest\r\nBcc: alle@litfass.example\r\n\r\nMehr\u2028X-Boese: 1';
  const event = await anOpenEvent(ctx, {}, { title: odd, organiser: odd });
  const email = 'gast@litfass.example';
  const guest = { name: `Gast ${odd}`.slice(0, 90), email, seats: '1', answer: '', address: '192.0.2.7' };
  expect(await registerGuest(actAs(ctx, anonymous), event.ref, guest)).toMatchObject({ kind: 'mailed' });
  const [mail] = await mailsTo(ctx, email);
  expect(mail!.subject).toContain('Fest Bcc: alle@litfass.example Mehr X-Boese: 1');
  for (const words of [mail!.subject, mail!.toName, mail!.toAddress])
    expect(words).not.toMatch(/[\r\n\u2028\u2029\u0085]/);
});
