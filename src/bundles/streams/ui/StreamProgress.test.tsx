import { afterEach, describe, expect, it, vi } from 'vitest';
import { acting, hydrate } from '#kernel/testing/hydrate.ts';
import type { StreamView } from '../views.ts';
import { aStream, aStreamRow } from './sample-streams.ts';
import { StreamState } from './StreamState.tsx';
import { CHECK_EVERY_MS } from './use-stream.ts';

vi.stubGlobal(
  'EventSource',
  class extends EventTarget {
    close() {}
  },
);
afterEach(() => {
  vi.useRealTimers();
});

const FAILURE = 'Diese Datei ließ sich nicht verarbeiten.';

/** Returns what stands there when the work comes to this end. */
const endsWith = async (end: Partial<StreamView>, isOnItsPage: boolean) => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('/check/') ? { result: 'updated' } : { stream: aStream(end) }),
  );
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const row = aStreamRow({ state: 'pending', progress: 43 });
  const place = await hydrate(<StreamState row={row} isOnItsPage={isOnItsPage} />);
  expect(place.textContent).toBe('In Arbeit, 43\u00a0%');
  expect(place.querySelectorAll('progress')).toHaveLength(isOnItsPage ? 0 : 1);
  await acting(() => vi.advanceTimersByTimeAsync(CHECK_EVERY_MS));
  return place;
};

describe('the state of a stream that is being worked on', () => {
  it('becomes in a list what came of it, with its reason', async () => {
    expect((await endsWith({}, false)).textContent.trim()).toBe('Abspielbar');
    const failed = await endsWith({ state: 'failed', failure: FAILURE }, false);
    expect(failed.textContent.trim()).toBe(`Fehlgeschlagen${FAILURE}`);
  });

  it('offers on its own page to load that again', async () => {
    const place = await endsWith({ state: 'failed', failure: FAILURE }, true);
    expect(place.textContent).toBe('Fehlgeschlagen Seite neu laden');
    expect(place.querySelector('a')!.getAttribute('href')).toBe('/konto/videos/7');
  });
});
