import { describe, expect, it } from 'vitest';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { likelyAddress } from './likely-addresses.ts';

const ctx = await testCtx();

describe('what an address may have meant', () => {
  it('is what is found by all of its words, however they are spelled', async () => {
    const { href } = await anArticle(ctx, { headline: 'Die Kläranlage läuft wieder' });
    for (const words of ['klaeranlage laeuft', 'kläranlage wieder', 'klaranlge'])
      expect(await likelyAddress(ctx, words), words).toEqual({ name: 'Die Kläranlage läuft wieder', href });
  });

  it('is nothing where only one of several words is met', async () => {
    await anArticle(ctx, { headline: 'Das Freibad öffnet' });
    expect(await likelyAddress(ctx, 'freibad zwergkaninchen rathausuhr')).toBeUndefined();
  });
});
