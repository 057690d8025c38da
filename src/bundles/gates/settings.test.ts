import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { changeSetting } from '#bundles/settings/public.ts';
import { heldWords, markedWords, readRules, ruleDeeds } from './settings.ts';

const ctx = actAs(await testCtx(), portalItself);

it('a rule that was a switch before does what it meant, and nothing else can be set', async () => {
  const { parse } = ruleDeeds.phoneNumber;
  expect([true, false, 'mark', 'hold', 'off', 'always', 1].map(parse)).toEqual([
    'hold',
    'off',
    'mark',
    'hold',
    'off',
    undefined,
    undefined,
  ]);
});

it('what is set holds with the next thing that is written', async () => {
  expect((await readRules(ctx)).deeds).toMatchObject({ capitals: 'hold', flood: 'mark', phoneNumber: 'off' });
  await changeSetting(ctx, ruleDeeds.flood, 'hold');
  await changeSetting(ctx, heldWords, 'Krypto,\n Gewinn ');
  await changeSetting(ctx, markedWords, 'Frechheit');
  expect(await readRules(ctx)).toMatchObject({
    deeds: { flood: 'hold' },
    heldWords: ['krypto', 'gewinn'],
    markedWords: ['frechheit'],
  });
});
