import { describe, expect, it } from 'vitest';
import { defineAnnouncement } from './announcements.ts';
import { defineBundle } from './bundle.ts';
import type { Bundle } from './bundle.ts';
import { refuseDoubles } from './declarations.ts';
import { defineSlot } from './slots.ts';
import { testPortal } from './testing/test-portal.ts';

const sentenceFor = (...parts: readonly Omit<Bundle, 'name'>[]) => {
  const bundles = parts.map((part, at) => defineBundle({ name: `bundle-${at + 1}`, ...part }));
  try {
    return refuseDoubles(bundles);
  } catch (error) {
    return (error as Error).message;
  }
};

const nothing = async () => undefined;
const [side, otherSide] = [defineSlot<void, string>('front.side'), defineSlot<void, string>('front.side')];
const [made, otherMade] = [defineAnnouncement('things.made'), defineAnnouncement('things.made')];
const words = { title: 'Dinge', goes: null, stays: null, merges: '' };
const countFor = async () => ({ goes: 0, stays: 0 });
const data = {
  name: 'things',
  words,
  exportFor: nothing,
  countFor,
  mergeInto: 'left' as const,
  eraseFor: nothing,
};

describe('declarations', () => {
  it('may be many for one slot and one announcement', () => {
    const both = { slots: [side.add(nothing), side.add(nothing)], on: [made.handle(nothing)] };
    expect(sentenceFor(both, both)).toBeUndefined();
  });

  it.each<[string, Omit<Bundle, 'name'>, Omit<Bundle, 'name'>]>([
    ['front.side (slot)', { slots: [side.add(nothing)] }, { slots: [otherSide.add(nothing)] }],
    ['things.made (announcement)', { on: [made.handle(nothing)] }, { on: [otherMade.handle(nothing)] }],
    ['things.made (handler in bundle-1)', { on: [made.handle(nothing), made.handle(nothing)] }, {}],
    ['news (live topic)', { live: { news: nothing } }, { live: { news: nothing } }],
    [
      'edit (tool)',
      { tools: [{ name: 'edit', order: 1, forThing: nothing }] },
      { tools: [{ name: 'edit', order: 1, forThing: nothing }] },
    ],
    ['things (personal data)', { personalData: [data] }, { personalData: [data] }],
  ])('are refused when two have the name %s', (name, one, other) => {
    expect(sentenceFor(one, other)).toBe(`There are two declarations called ${name}`);
  });
});

it('a portal with doubles doesn’t start', async () => {
  const double = defineBundle({ name: 'double', slots: [] });
  const parts = [side, otherSide].map((slot, at) =>
    defineBundle({ name: `owner-${at}`, slots: [slot.add(async () => 'x')] }),
  );
  await expect(testPortal({ bundles: [double, ...parts] })).rejects.toThrow(
    'two declarations called front.side',
  );
});
