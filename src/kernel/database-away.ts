// Some errors pass: the database can't be reached just now, and what was begun is as it was.
import { sqlState } from './ctx.ts';

const NETWORK_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  // The name of a server that is being started anew, as in a network of containers.
  'EAI_AGAIN',
  'ENOTFOUND',
];

/**
 * Says whether an error passes when one tries again: connection lost or refused, server stopping, too many connections, disk
 * full.
 */
export const isDatabaseAway = (error: unknown): boolean => {
  if (/^(08|57P|53)/.test(String(sqlState(error)))) return true;
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if (/Connection terminated|timeout exceeded when trying to connect/.test(e.message)) return true;
    const { code, syscall } = e as NodeJS.ErrnoException;
    if (NETWORK_CODES.includes(String(code)) && /connect|read|write|getaddrinfo/.test(String(syscall)))
      return true;
  }
  return false;
};
