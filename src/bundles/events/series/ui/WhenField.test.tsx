import { describe, expect, it, vi } from 'vitest';
import { Island } from '#kernel/island.tsx';
import { acting, hydrate, testIsland } from '#kernel/testing/hydrate.ts';
import * as texts from '../texts.ts';
import { WhenField } from './WhenField.tsx';

const Probe = ({ words }: { words: string }) => (
  <WhenField
    name="wann"
    words={words}
    onWords={() => undefined}
    onDates={() => undefined}
    onSeries={() => undefined}
  />
);
testIsland('Probe', Probe);

describe('when something takes place, in words', () => {
  it('says why nothing is read where the connection was lost before it could be', async () => {
    vi.doMock('../rules/understand.ts', () => {
      throw new Error('offline');
    });
    const place = await hydrate(<Island of={Probe} when="load" props={{ words: 'dienstags um 19 Uhr' }} />);
    await vi.dynamicImportSettled();
    await acting(() => place.querySelector('button')!.click());
    expect(place.textContent).toContain(texts.readerMissing);
  });
});
