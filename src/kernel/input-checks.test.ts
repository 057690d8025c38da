import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { checkInput } from './input-checks.ts';

const check = (schema: object) => checkInput({ schema, method: 'GET', url: '/', httpPart: 'querystring' });

describe('a check of input', () => {
  it('makes of words what the schema says, and leaves out what it doesn’t know', () => {
    const query = { page: '3', of: 'me', more: 'x' };
    expect(
      check(Type.Object({ page: Type.Integer(), of: Type.String() }, { additionalProperties: false }))(query),
    ).toBe(true);
    expect(query).toEqual({ page: 3, of: 'me' });
  });

  it('names all that is wrong, where Fastify looks for it', () => {
    const asked = check(Type.Object({ page: Type.Integer(), day: Type.String() }));
    expect(asked({ page: 'x' })).toBe(false);
    expect(asked.errors?.map(({ keyword }) => keyword)).toEqual(['required', 'type']);
    expect(asked({ page: 1, day: 'Mo' })).toBe(true);
    expect(asked.errors).toBeNull();
  });

  it('is compiled when it is asked for the first time: a schema that is none is no hindrance before', () => {
    const asked = check({ type: 'gibt es nicht' });
    expect(() => asked({})).toThrow('type');
  });

  it('is one for all that say the same, and doesn’t mix up what was wrong', () => {
    const [first, second] = [
      check(Type.Object({ id: Type.Integer() })),
      check(Type.Object({ id: Type.Integer() })),
    ];
    expect(first({ id: 'x' })).toBe(false);
    expect(second({ id: 1 })).toBe(true);
    expect(first.errors).toHaveLength(1);
  });
});
