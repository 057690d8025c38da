import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packState, unpackState } from './rules.ts';

it('gives back what was packed', () => {
  const state = { begun: 1_795_000_000_000, version: 12 };
  expect(unpackState(packState(state))).toEqual(state);
});

it('knows nothing of anything else', () => {
  for (const text of [undefined, '', '7', '1.2.3', '-1.2', '1.x', '9'.repeat(40)])
    expect(unpackState(text)).toBeUndefined();
  fc.assert(
    fc.property(fc.string(), (text) => {
      const state = unpackState(text);
      expect(state === undefined || Number.isSafeInteger(state.begun + state.version)).toBe(true);
    }),
  );
});
