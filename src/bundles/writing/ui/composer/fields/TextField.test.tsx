import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TextField } from './TextField.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('CSS', { supports: () => false });

const LINE_PX = 20;
const LETTERS_A_LINE = 10;
const BORDER_PX = 1;

/** The field measures as WebKit does: never less than the height that it has been given. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(function (this: Element) {
    const { value, style } = this as HTMLTextAreaElement;
    const needed = LINE_PX * Math.max(1, Math.ceil(value.length / LETTERS_A_LINE));
    const given = style.height === 'auto' ? heightBefore : parseFloat(style.height || '0') - BORDER_PX;
    heightBefore = Math.max(needed, given);
    return heightBefore;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(BORDER_PX);
});
let heightBefore = 0;

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const Form = () => {
  const [title, setTitle] = useState('Die Linde');
  const [lead, setLead] = useState('');
  return (
    <>
      <TextField name="title" label="Titel" value={title} onChange={setTitle} max={100} />
      <TextField name="lead" label="Vorspann" value={lead} onChange={setLead} max={100} />
    </>
  );
};

const show = () =>
  act(() => createRoot(document.body.appendChild(document.createElement('div'))).render(<Form />));

const field = (name: string) => document.querySelector<HTMLTextAreaElement>(`[name=${name}]`)!;

const type = (name: string, value: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field(name), value);
    field(name).dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('a field in a browser that does not size fields itself', () => {
  it('leaves the room below its words that WebKit does not count below a placeholder', () => {
    const style = { paddingBlockEnd: '8px' } as CSSStyleDeclaration;
    vi.spyOn(globalThis, 'getComputedStyle').mockReturnValue(style);
    show();
    expect(field('lead').style.height).toBe('29px');
    expect(field('lead').style.paddingBlockEnd).toBe('');
  });

  it('grows and shrinks with its words', () => {
    show();
    expect(field('title').style.height).toBe('21px');
    type('title', 'Die Linde am Markt bekommt');
    expect(field('title').style.height).toBe('61px');
    type('title', 'Die Linde');
    expect(field('title').style.height).toBe('21px');
  });

  it('stays as it is while something else is written', () => {
    show();
    for (const words of ['S', 'Se', 'Sei', 'Seit']) type('lead', words);
    expect(field('title').style.height).toBe('21px');
  });
});
