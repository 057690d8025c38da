// Says how an address becomes a calendar in somebody's program.
import type { SubscribingView } from './views.ts';

/** `address` is whole; programs are asked by their own addresses, with nothing of ours run. */
export const waysTo = (address: string, name: string): SubscribingView => {
  const webcal = address.replace(/^https?:/, 'webcal:');
  return {
    address,
    webcal,
    google: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal })}`,
    outlook: `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name })}`,
  };
};
