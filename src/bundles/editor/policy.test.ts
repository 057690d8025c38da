import { expect, it } from 'vitest';
import { anonymous } from '#kernel/viewer.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { demandWriter } from './policy.ts';

it('only those who may write have other sites asked, and the others learn why not', () => {
  expect(() => demandWriter(anonymous)).toThrow('Bitte melden Sie sich an.');
  expect(() => demandWriter(aViewer({ isConfirmed: false }))).toThrow('bestätigen Sie erst');
  expect(() => demandWriter(aViewer({ isSuspended: true }))).toThrow('gesperrt');
  expect(() => demandWriter(aViewer({ isConfirmed: true }))).not.toThrow();
});
