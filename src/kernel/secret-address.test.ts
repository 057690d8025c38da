import { expect, it } from 'vitest';
import { testCtx } from './testing/test-portal.ts';
import { hashOfToken, makeSecretAddress, openSecretAddress } from './secret-address.ts';

it('is hard to guess, found by its hash, and shown again by this portal alone, for what it is about', async () => {
  const ctx = await testCtx();
  const [kept, another] = [makeSecretAddress(ctx, 'a'), makeSecretAddress(ctx, 'a')];
  const { token = '', createdAt } = openSecretAddress(ctx, 'a', kept);
  expect(token).toMatch(/^[\w-]{32}$/);
  expect(createdAt).toEqual(ctx.now);
  expect(kept.tokenHash).toEqual(hashOfToken(token));
  expect(another.tokenHash).not.toEqual(kept.tokenHash);
  expect(kept.sealedToken).not.toContain(token);
  const elsewhere = { ...ctx, portal: { ...ctx.portal, secrets: ['x'.repeat(32)] } };
  expect(openSecretAddress(ctx, 'b', kept).token).toBeUndefined();
  expect(openSecretAddress(elsewhere, 'a', kept).token).toBeUndefined();
});
