import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aReport } from '../test-data.ts';
import { bounceOfRefusal, bounceOfStatus, isToRest, readReport } from './rules.ts';

describe('what a mail server says', () => {
  it.each([
    ['5.1.1', 'hard'],
    ['5.0.0', 'soft'],
    ['5.1.7', 'soft'],
    ['5.2.0', 'hard'],
    ['5.2.1', 'hard'],
    ['5.2.2', 'soft'],
    ...['5.1.0', '5.1.2', '5.1.3', '5.1.6', '5.1.10'].map((status): [string, 'hard'] => [status, 'hard']),
    ['5.3.1', 'soft'],
    ['5.1.4', 'soft'],
    ['5.2.3', 'soft'],
    ['5.7.1', 'soft'],
    ['4.4.1', 'soft'],
    ['2.0.0', undefined],
    ['', undefined],
  ])('as status %s is %s', (status, expected) => {
    expect(bounceOfStatus(status)).toBe(expected);
  });

  it.each([
    ['EENVELOPE: 550 5.1.1 no such mailbox', 'hard'],
    ['EENVELOPE: 550 no such mailbox', 'soft'],
    ['EENVELOPE: 550 relay not permitted', 'soft'],
    ['EENVELOPE: 550 relay not permitted from 185.5.1.1', 'soft'],
    ['EENVELOPE: 550 5.1.1.7 is listed', 'soft'],
    ['EENVELOPE: 550 5.0.0 no', 'soft'],
    ['EENVELOPE: 550 5.7.1 refused by rule', 'soft'],
    ['EENVELOPE: 552 mailbox full', 'soft'],
    ['EENVELOPE: 450 4.2.0 greylisted', 'soft'],
  ])('while sending, %s, is %s', (answer, expected) => {
    expect(bounceOfRefusal(answer)).toBe(expected);
  });

  it('ends the sending at once, or after three in a row', () => {
    expect(isToRest(['hard'])).toBe(true);
    expect(isToRest(['soft', 'soft'])).toBe(false);
    expect(isToRest(['soft', 'soft', null])).toBe(false);
    expect(isToRest(['soft', 'hard', 'soft'])).toBe(true);
    expect(isToRest([null, 'hard', 'hard'])).toBe(false);
    expect(isToRest(['soft', 'soft', 'soft', null])).toBe(true);
    expect(isToRest([])).toBe(false);
  });
});

describe('a report of non-delivery', () => {
  it('is read with and without the signs of Windows at its lines', () => {
    const report = aReport({ messageId: 'x@y', status: '5.1.1' });
    expect(readReport(report)).toEqual({ bounce: 'hard' });
    expect(readReport(report.replaceAll('\n', '\r\n'))).toEqual({ bounce: 'hard' });
    expect(readReport(aReport({ messageId: 'x@y', status: '4.2.2' }))).toEqual({ bounce: 'soft' });
    expect(readReport(aReport({ messageId: 'x@y', status: '4.2.2', action: 'delayed' }))).toEqual({
      bounce: undefined,
    });
    expect(readReport(aReport({ messageId: 'x@y', status: '2.0.0', action: 'delivered' }))).toEqual({
      bounce: undefined,
    });
  });

  const HEAD = 'Content-Type: message/delivery-status\n';

  it.each([
    ['without an end', `${HEAD}\nAction: failed\nStatus: 5.1.1`, 'hard'],
    ['up to its end', `${HEAD}\nStatus: 5.1.1\n--x\nAction: failed`, undefined],
    ['whose fields go on', `${HEAD}\nAction:\n failed\nStatus:\n\t5.1.1\n--x`, 'hard'],
    ['without spaces', `${HEAD}\nAction:failed\nStatus:5.1.1\n--x`, 'hard'],
    ['that says nothing of why', `${HEAD}\nAction: FAILED\n--x`, 'soft'],
    [
      'that failed, as it says, though it was delivered',
      `${HEAD}\nAction: failed\nStatus: 2.0.0\n--x`,
      'soft',
    ],
    ['without a line between head and fields', `${HEAD}Action: failed\nStatus: 5.1.1`, undefined],
    ['whose fields stand before its head', `Action: failed\nStatus: 5.1.1\n\n${HEAD}\n--x`, undefined],
    ['for all of the world', `${HEAD.replace('/', '/global-')}\nAction: failed\nStatus: 5.1.1\n`, 'hard'],
  ])('is read %s', (_, raw, bounce) => expect(readReport(raw)).toEqual({ bounce }));

  it('is told from words that only look like one', () => {
    expect(readReport('Subject: Abwesend\n\nAction: failed\nStatus: 5.1.1\n')).toEqual({ bounce: undefined });
  });

  it('may be anything at all', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '\n',
        '\r\n',
        '\n\n',
        '\n--x',
        'Content-Type: message/delivery-status',
        'Action: failed',
        'Status: 5.1.1',
        '\t ',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect([undefined, 'hard', 'soft']).toContain(readReport(pieces.join('')).bounce);
      }),
    );
  });
});
