import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { originOf } from './form-call.ts';

const addressFor = (ip: string) => originOf({ ip, headers: {} } as FastifyRequest).address;

describe('where a call comes from', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['', ''],
  ])('%s counts as %s', (ip, address) => expect(addressFor(ip)).toBe(address));

  it('is the same for all addresses of a network, and another one for the next', () => {
    expect(addressFor('2001:db8:1:2::1')).toBe(addressFor('2001:db8:1:2:ffff::9'));
    expect(addressFor('2001:db8:1:3::1')).not.toBe(addressFor('2001:db8:1:2::1'));
  });
});
