import { expect, it } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const failed = (facts: object, message = 'x') => Object.assign(new Error(message), facts);
const within = (cause: unknown) => new Error('Failed query', { cause });

it.each<[string, unknown, boolean]>([
  ['a connection that failed', failed({ code: '08006' }), true],
  ['a server that stops', failed({ code: '57P01' }), true],
  ['a disk that is full', failed({ code: '53100' }), true],
  ['the same as the cause of another error', within(failed({ code: '57P01' })), true],
  ['rows that are there twice', failed({ code: '23505' }), false],
  ['a query that was called off', failed({ code: '57014' }), false],
  ['an end in between', failed({}, 'Connection terminated unexpectedly'), true],
  ['an end in between as a cause', within(failed({}, 'Connection terminated')), true],
  ['a connection that took too long', failed({}, 'timeout exceeded when trying to connect'), true],
  ['nobody at the address', failed({ code: 'ECONNREFUSED', syscall: 'connect' }), true],
  ['a name that nobody knows just now', within(failed({ code: 'ENOTFOUND', syscall: 'getaddrinfo' })), true],
  ['a name server that doesn’t answer', failed({ code: 'EAI_AGAIN', syscall: 'getaddrinfo' }), true],
  ['a network without a way there', failed({ code: 'EHOSTUNREACH', syscall: 'connect' }), true],
  ['no socket', within(failed({ code: 'ENOENT', syscall: 'connect' })), true],
  ['a connection that was reset', failed({ code: 'ECONNRESET', syscall: 'read' }), true],
  ['one that takes no more', failed({ code: 'EPIPE', syscall: 'write' }), true],
  ['a file that isn’t there', failed({ code: 'ENOENT', syscall: 'open' }), false],
  ['a name that isn’t known, without a call', failed({ code: 'ECONNREFUSED' }), false],
  ['another fault of a call', failed({ code: 'EACCES', syscall: 'connect' }), false],
  ['any other error', new Error('kaputt'), false],
  ['what is no error', 'Connection terminated', false],
  ['nothing', undefined, false],
])('%s is away or not: %#', (_, error, isAway) => expect(isDatabaseAway(error)).toBe(isAway));
