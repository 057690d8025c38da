import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutValues } from './rules.ts';

describe('a query without values', () => {
  it.each([
    ['select "name" from users where id = $1 limit $2', 'select "name" from users where id = $1 limit $2'],
    ["select 'Ruth', n'a''b', 17, 4.5e3, t1.x2", "select '…', '…', …, …, t1.x2"],
    [String.raw`select E'it\'s Ruth', 'back\', 'Ruth'`, "select '…', '…', '…'"],
    ['do $$ begin Ruth end $$; do $a$ $$ Ruth $a$', "do '…'; do '…'"],
    ['/* /* Ruth */ Ruth */ select 1 -- Ruth\nfrom x', ' select … \nfrom x'],
    ["notify litfass, 'Ruth, cut off", "notify litfass, '…'"],
    ['alter user x password $tag$Ruth', "alter user x password '…'"],
    ["select 'a' 'Ruth' from \"it's\" where b = 'Ruth'", `select '…' '…' from "it's" where b = '…'`],
    ['select f(-1), $1::varchar(20), x[2:3]', 'select f(-…), $1::varchar(…), x[…:…]'],
  ])('%s', (query, shown) => {
    expect(withoutValues(query)).toBe(shown);
  });

  it('shows nothing of any text, however it is written and wherever it is cut', () => {
    const text = fc.string().map((around) => `${around}ruthlindner${around}`);
    const written = fc.oneof(
      text.map((value) => `'${value.replaceAll("'", "''")}'`),
      text.map((value) => `E'${value.replaceAll(/['\\]/g, String.raw`\$&`)}'`),
      text
        .filter((value) => !value.includes('$t$') && !value.endsWith('$t'))
        .map((value) => `$t$${value}$t$`),
    );
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 4 }), fc.nat(), (values, end) => {
        const query = `insert into "a$b" values (${values.join(', ')}, $1)`;
        const shown = withoutValues(query.slice(0, 20 + (end % query.length)));
        expect(shown).not.toContain('ruthlindner');
        expect(withoutValues(query)).toMatch(/^insert into "a\$b" values \('…'(, '…')*, \$1\)$/);
      }),
    );
  });

  it('takes no longer for a long one', () => {
    fc.assert(
      fc.property(fc.constantFrom("'", '"', '$$', '/*', "E'\\", '1.', 'a$'), (part) => {
        withoutValues(part.repeat(20_000));
      }),
      { numRuns: 7 },
    );
  });
});
