// Sends a file for one person, under an address that is a key: nobody keeps it for others, no search engine shows it, and a
// program that has it already is told so.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AlreadySent, bytes } from './answers.ts';
import type { BytesAnswer } from './answers.ts';
import { entityTag, isKnown } from './entity-tag.ts';

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export const privateFile = (
  { request, reply }: Exchange,
  text: string,
  type: string,
): BytesAnswer | AlreadySent => {
  const body = Buffer.from(text);
  const headers = {
    'cache-control': 'private, no-cache',
    etag: entityTag(body),
    // The address may have got about.
    'x-robots-tag': 'noindex',
  };
  if (isKnown(request.headers['if-none-match'], headers.etag)) {
    void reply.code(304).headers(headers).send();
    return new AlreadySent();
  }
  return bytes(body, { ...headers, 'content-type': type });
};
