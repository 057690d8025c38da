// Reads what forms of people's own pages tell beside what was typed: ticks, and where they come from.
import type { FastifyRequest } from 'fastify';
import { networkOf } from '#kernel/network-address.ts';

export const isTicked = (value: string | undefined): boolean =>
  value !== undefined && !['', '0', 'false'].includes(value);

/** Says where a call comes from, as attempts are counted, and by which browser. */
export const originOf = (request: FastifyRequest): { address: string; userAgent: string } => ({
  address: networkOf(request.ip),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
});
