import { describe, expect, it } from 'vitest';
import { setMark } from './formatting.ts';
import type { Mark } from './formatting.ts';

/** `<` and `>` are the ends of the selection, before and after. */
const marked = (text: string, mark: Mark): string => {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.value = text.replace(/[<>]/g, '');
  field.setSelectionRange(text.indexOf('<'), text.indexOf('>') - 1);
  setMark(field, mark);
  const { value, selectionStart: start, selectionEnd: end } = field;
  return `${value.slice(0, start)}<${value.slice(start, end)}>${value.slice(end)}`;
};

describe('a mark', () => {
  it.each<[Mark, string, string]>([
    ['b', 'Das ist <sehr> gut.', 'Das ist [b]<sehr>[/b] gut.'],
    ['i', '<alles>', '[i]<alles>[/i]'],
    ['s', 'leer<>', 'leer[s]<>[/s]'],
    ['quote', '<zwei\nZeilen>', '[quote]<zwei\nZeilen>[/quote]'],
    ['url', 'siehe <hier>', 'siehe [url=https://<>]hier[/url]'],
    ['url', '<https://litfass.example/a>', '[url]<https://litfass.example/a>[/url]'],
  ])('%s goes around what is selected: %s', (mark, before, after) =>
    expect(marked(before, mark)).toBe(after),
  );

  it('is typed like anything else, so that counters and drafts hear of it', () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    let heard = 0;
    field.addEventListener('input', () => heard++);
    setMark(field, 'b');
    expect(heard).toBe(1);
  });
});
