// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { mentionAt } from './mentions.ts';

/** `|` is the caret. */
const at = (text: string) => mentionAt(text.replace('|', ''), text.indexOf('|'));

describe('a mention that is being typed', () => {
  it.each([
    ['@Ru|', { at: 0, name: 'Ru' }],
    ['Danke, @Özd|!', { at: 7, name: 'Özd' }],
    ['Zeile\n@ruth|', { at: 6, name: 'ruth' }],
    ['(@Ruth Li|)', { at: 1, name: 'Ruth Li' }],
    ['„@Hans-Jürgen|', { at: 1, name: 'Hans-Jürgen' }],
    [`${'x'.repeat(200)} @Ru|`, { at: 201, name: 'Ru' }],
  ])('is found: %s', (text, found) => expect(at(text)).toEqual(found));

  it.each(['@|', 'ruth@example|', '@Ruth Lindner |', '@Ruth Lindner hat|', '@ Ruth|', 'Ruth|', '@Ru\n|'])(
    'is none: %s',
    (text) => expect(at(text)).toBeNull(),
  );
});
