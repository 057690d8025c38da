import { expect, it } from 'vitest';
import { networkOf } from './network-address.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::6', '2001:db8:0:0::/64'],
  ['2001:DB8:a:b:ffff::', '2001:db8:a:b::/64'],
  ['unbekannt', 'unbekannt'],
  ['', ''],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network));
