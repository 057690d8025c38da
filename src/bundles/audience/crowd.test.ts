import { describe, expect, it } from 'vitest';
import { BEACONS_PER_MINUTE } from './constants.ts';
import { createCrowd } from './crowd.ts';

const now = new Date('2026-11-20T12:00:30Z');
const later = new Date('2026-11-20T12:01:00Z');

describe('a crowd', () => {
  it('admits an address so often within a minute, and others still', () => {
    const crowd = createCrowd();
    const admitted = Array.from({ length: BEACONS_PER_MINUTE + 1 }, () => crowd.admits('192.0.2.1', now));
    expect(admitted.filter(Boolean)).toHaveLength(BEACONS_PER_MINUTE);
    expect(crowd.admits('192.0.2.2', now)).toBe(true);
    expect(crowd.admits('192.0.2.1', later)).toBe(true);
  });

  it('remembers no more than it has room for', () => {
    const crowd = createCrowd(3);
    for (let at = 0; at < 3; at++) crowd.admits(`a${at}`, now);
    expect(crowd.admits('another', now)).toBe(false);
    expect(crowd.admits('a0', now)).toBe(true);
    expect(crowd.admits('another', later)).toBe(true);
  });
});
