// Says where a call comes from, as attempts of people without an account are counted.
import ipaddr from 'ipaddr.js';

/** Returns an address of IPv4 itself; of IPv6 the network of 64 bits, within which anybody has as many addresses as they like. */
export const networkOf = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  if (ip instanceof ipaddr.IPv4) return ip.toString();
  return `${ip.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};
