import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { defineBundle } from './bundle.ts';
import { path } from './named-routes.ts';
import { Id } from './parameters.ts';
import { mount } from './routing.ts';
import { testApp } from './testing/test-portal.ts';

const fields = {
  id: Type.Optional(Id),
  count: Type.Optional(Type.Integer({ minimum: -5, maximum: 5000 })),
  choice: Type.Optional(Type.Union([Id, Type.Literal('')])),
};
const bundle = defineBundle({
  name: 'test',
  routes: (app) => {
    const access = 'anyone' as const;
    const params = Type.Object({ id: Id });
    mount(
      app,
      path('numbered', 'GET', '/x/ajax/nummer/{id}'),
      { access, params },
      async ({ params }) => params,
    );
    const query = Type.Object(fields);
    mount(app, path('asked', 'GET', '/x/ajax/frage'), { access, query }, async ({ query }) => ({ ...query }));
    const body = Type.Object(fields);
    mount(app, path('told', 'POST', '/x/ajax/antwort'), { access, body }, async ({ body }) => ({ ...body }));
  },
});
const { http } = await testApp({ bundles: [bundle] });
const ask = (fields: Record<string, string>) =>
  http.inject({ url: '/x/ajax/frage', query: fields, headers: { accept: 'application/json' } });
const tell = (payload: string, type = 'application/x-www-form-urlencoded') =>
  http.inject({ method: 'POST', url: '/x/ajax/antwort', payload, headers: { 'content-type': type } });
const form = (fields: Record<string, string>) => tell(new URLSearchParams(fields).toString());

const ODD = [
  '1e3',
  '1e0',
  '0x10',
  '0b1',
  ' 1',
  '1 ',
  '1\n',
  '+1',
  '1.0',
  '1.',
  '.5',
  '٣',
  '１',
  '--1',
  'Infinity',
];

describe('a whole number at the door', () => {
  it.each(ODD)('is 400 in a field as „%s“, by its name', async (odd) => {
    for (const name of ['id', 'count', 'choice'])
      for (const answer of [await ask({ [name]: odd }), await form({ [name]: odd })])
        expect([answer.statusCode, answer.json().errors]).toEqual([
          400,
          { [name]: 'Diese Angabe ist ungültig.' },
        ]);
  });

  it.each(ODD)('is 404 in an address as „%s“', async (odd) => {
    const answer = await http.inject({ url: `/x/ajax/nummer/${encodeURIComponent(odd)}` });
    expect(answer.statusCode).toBe(404);
  });

  it('is taken in digits, and as what JSON calls a number', async () => {
    expect((await form({ id: '1000', count: '-3', choice: '7' })).json()).toEqual({
      id: 1000,
      count: -3,
      choice: 7,
    });
    expect((await ask({ count: '030' })).json()).toEqual({ count: 30 });
    expect((await tell('{"count":1e3}', 'application/json')).json()).toEqual({ count: 1000 });
    expect((await http.inject({ url: '/x/ajax/nummer/7' })).json()).toEqual({ id: 7 });
  });

  it('may be left out where an empty word stands for nothing', async () => {
    expect((await form({ choice: '' })).json()).toEqual({ choice: '' });
  });
});
