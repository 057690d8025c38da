import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { AlreadySent, BytesAnswer } from './answers.ts';
import { privateFile } from './private-file.ts';

const ask = (known?: string) => {
  const sent: unknown[] = [];
  const reply = {
    code: (status: number) => (sent.push(status), reply),
    headers: (headers: object) => (sent.push(headers), reply),
    send: () => sent.push('sent'),
  } as unknown as FastifyReply;
  const request = { headers: { 'if-none-match': known } } as unknown as FastifyRequest;
  return { answer: privateFile({ request, reply }, 'Termine', 'text/calendar'), sent };
};

it('a file for one person is kept by nobody for others, and found by no search engine', () => {
  const { answer, sent } = ask();
  expect(sent).toEqual([]);
  expect(answer).toBeInstanceOf(BytesAnswer);
  expect(answer).toMatchObject({
    body: Buffer.from('Termine'),
    headers: {
      'cache-control': 'private, no-cache',
      'content-type': 'text/calendar',
      'x-robots-tag': 'noindex',
      etag: expect.stringMatching(/"[\w-]+"$/),
    },
  });
});

it('whoever has it is told so', () => {
  const { headers } = ask().answer as BytesAnswer;
  const { answer, sent } = ask(headers['etag']);
  expect(answer).toBeInstanceOf(AlreadySent);
  expect(sent).toEqual([304, expect.objectContaining({ etag: headers['etag'] }), 'sent']);
  expect(ask('"andere"').answer).toBeInstanceOf(BytesAnswer);
});
