import { describe, expect, it } from 'vitest';
import { splitMentions } from './mentions.ts';

describe('a mention', () => {
  it('is found where one person alone is known', () =>
    expect(splitMentions('Danke @Ruth!', new Map([['ruth', 7]]))).toEqual([
      { text: 'Danke ' },
      { text: 'Ruth', id: 7 },
      { text: '!' },
    ]));

  it('stays a word where nobody is known', () =>
    expect(splitMentions('Danke @Ruth!', new Map())).toEqual([{ text: 'Danke @Ruth!' }]));
});
