import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { icsSteps, readIcs } from './ics.ts';
import { MAX_CALENDAR_BYTES } from './limits.ts';
import { inTurns } from './steps.ts';

const WINDOW = { from: new Date('2026-11-22T12:00:00Z'), until: new Date('2028-05-23T12:00:00Z') };

/** Returns the milliseconds of the processor that the longest step takes, whatever else the machine does. */
const longestStep = (bytes: Uint8Array): number => {
  const steps = icsSteps(bytes, WINDOW);
  let longest = 0;
  for (let isDone = false; !isDone; ) {
    const before = process.cpuUsage();
    isDone = steps.next().done ?? false;
    longest = Math.max(longest, process.cpuUsage(before).user / 1000);
  }
  return longest;
};

const file = (line: string, count: number) =>
  Buffer.from(
    [
      'BEGIN:VCALENDAR',
      ...Array.from({ length: count }, (_, at) => line.replaceAll('#', String(at))),
      '',
    ].join('\r\n'),
  ).subarray(0, MAX_CALENDAR_BYTES);

const HOSTILE = {
  'thousands of series without an end': file(
    'BEGIN:VEVENT\r\nUID:#\r\nSUMMARY:x\r\nDTSTART:19700102T100000\r\nRRULE:FREQ=DAILY;COUNT=10000000\r\nEND:VEVENT',
    5000,
  ),
  'lines of nothing but parameters': file('DESCRIPTION;A=#;B=#;C=#;D=#:x', 100_000),
  'lines that never end': file(' x', 140_000),
  'nothing but ends of lines': Buffer.concat([
    Buffer.from('BEGIN:VCALENDAR'),
    Buffer.alloc(MAX_CALENDAR_BYTES - 20, '\r'),
  ]),
};

describe('a file that takes its time', () => {
  it.each(Object.entries(HOSTILE))('lets others have their turn soon: %s', (_, bytes) =>
    expect(longestStep(bytes)).toBeLessThan(500),
  );

  it('lets them have it many times', async () => {
    let turns = 0;
    const others = setInterval(() => turns++, 1);
    await inTurns(icsSteps(HOSTILE['thousands of series without an end'], WINDOW));
    clearInterval(others);
    expect(turns).toBeGreaterThan(10);
  });

  it('is read as it would be at once', async () => {
    const bytes = file('BEGIN:VEVENT\r\nUID:#\r\nSUMMARY:x\r\nDTSTART:20261201T100000\r\nEND:VEVENT', 300);
    expect(await inTurns(icsSteps(bytes, WINDOW))).toEqual(readIcs(bytes, WINDOW));
  });
});
