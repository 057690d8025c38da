import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForRequests } from '#kernel/browser/requests.ts';
import { peek, saveOwn } from '#bundles/offline/ui/public.ts';
import { knownReading, takeReading } from '#bundles/piece-pages/ui/public.ts';
import { hearReading, stopSyncing, syncReading, startSyncing } from './sync-reading.ts';

type Body = { state: string; pieces: { path: string }[] };
const asked: Body[] = [];
let answer: object;
let isOnline = true;

beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  isOnline = true;
  answer = { keeps: true, state: '1.1', forget: false, pieces: [] };
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    if (!isOnline) throw new TypeError('no network');
    asked.push(JSON.parse(body));
    return new Response(JSON.stringify(answer));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const piece = (path: string, paragraph = 4, isRead = false) => ({ path, paragraph, isRead });
const isNoted = (detail: object) => dispatchEvent(new CustomEvent('litfass:reading', { detail }));

describe('a browser whose reader wants their account to keep what they read', () => {
  it('tells what it knew before, once, and as such', async () => {
    takeReading([piece('/a_a1'), piece('/b_a2', 2, true)]);
    await syncReading();
    await syncReading();
    expect(asked.map(({ state }) => state)).toEqual(['', '1.1']);
    expect(asked[0]!.pieces).toEqual([
      { ...piece('/a_a1'), isFormer: true },
      { ...piece('/b_a2', 2, true), isFormer: true },
    ]);
    expect(asked[1]!.pieces).toEqual([]);
  });

  it('tells in several calls what is too much for one', async () => {
    takeReading(Array.from({ length: 120 }, (_, at) => piece(`/x_a${at}`)));
    await syncReading();
    expect(asked.map(({ pieces }) => pieces.length)).toEqual([50, 50, 20]);
  });

  it('remembers what was read elsewhere', async () => {
    answer = { ...answer, pieces: [piece('/a_a1', 7), piece('/b_a2', 0, true)] };
    await hearReading();
    expect(knownReading()).toEqual([piece('/a_a1', 7), piece('/b_a2', 0, true)]);
    expect(peek('read')).toBe('["/b_a2"]');
    await hearReading();
    expect(asked).toHaveLength(1);
  });

  it('forgets what was erased, and what it hasn’t told of that', async () => {
    saveOwn('reading-state', '0.5');
    takeReading([piece('/a_a1', 3, true)]);
    answer = { ...answer, forget: true };
    await syncReading();
    expect(knownReading()).toEqual([]);
  });

  it('keeps what it couldn’t tell, the last of each piece, until it can', async () => {
    vi.useFakeTimers();
    saveOwn('reading-state', '1.1');
    isOnline = false;
    startSyncing();
    isNoted(piece('/a_a1', 3));
    isNoted(piece('/a_a1', 6));
    await vi.advanceTimersByTimeAsync(6000);
    isOnline = true;
    await hearReading();
    expect(asked.map(({ pieces }) => pieces)).toEqual([[piece('/a_a1', 6)]]);
    expect(peek('reading-untold')).toBeNull();
  });

  it('lets what is read while the answer comes win over the answer', async () => {
    saveOwn('reading-state', '1.1');
    takeReading([piece('/a_a1', 8)]);
    answer = { ...answer, pieces: [piece('/a_a1', 2)] };
    vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body));
      if (asked.length === 1) saveOwn('reading-untold', JSON.stringify([piece('/a_a1', 8)]));
      return new Response(JSON.stringify(answer));
    });
    await syncReading();
    await waitForRequests();
    expect(asked.map(({ pieces }) => pieces)).toEqual([[], [piece('/a_a1', 8)]]);
  });

  it('lets go of what the account will never take', async () => {
    saveOwn('reading-state', '1.1');
    saveOwn('reading-untold', JSON.stringify([{ path: 7 }]));
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 400 }));
    await syncReading();
    expect(peek('reading-untold')).toBeNull();
    expect(peek('reading-state')).toBe('1.1');
  });

  it('says nothing more once the account keeps nothing', async () => {
    saveOwn('reading-state', '1.1');
    answer = { keeps: false };
    await syncReading();
    expect(peek('reading-state')).toBeNull();
    saveOwn('reading-untold', '[]');
    stopSyncing();
    expect(peek('reading-untold')).toBeNull();
  });
});
