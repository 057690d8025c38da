// Routes that say nothing of their input; what is a number and what isn't stands in plain-numbers.test.ts.
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { refuseOddNumbers } from './plain-numbers.ts';

const refusing = (request: object) => () => refuseOddNumbers(request as FastifyRequest);
const number = { properties: { id: { type: 'integer' } } };

it('nothing is a number where nobody says so', () => {
  expect(refusing({ routeOptions: {}, params: { id: '1e3' }, query: {}, body: null })).not.toThrow();
  expect(refusing({ routeOptions: { schema: {} }, params: { id: '1e3' }, query: {} })).not.toThrow();
});

it('no number is odd where there is none', () => {
  const routeOptions = { schema: { params: number, querystring: number, body: number } };
  for (const none of [
    undefined,
    null,
    'id=1e3',
    {},
    { id: undefined },
    { id: 7 },
    Object.create({ id: 'x' }),
  ])
    expect(refusing({ routeOptions, params: none, query: none, body: none })).not.toThrow();
  for (const part of ['query', 'body'])
    expect(refusing({ routeOptions, params: {}, query: {}, body: {}, [part]: { id: 'x' } })).toThrow(
      expect.objectContaining({ status: 400, errors: { id: 'Diese Angabe ist ungültig.' } }),
    );
});
