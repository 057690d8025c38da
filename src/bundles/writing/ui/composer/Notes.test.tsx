import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Notes } from './Notes.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const open = () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const engine = { signedOut: () => undefined };
  act(() =>
    createRoot(place).render(<Notes id={5} notes={[]} onSent={async () => undefined} engine={engine} />),
  );
  const field = place.querySelector('textarea')!;
  const type = (words: string) =>
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, words);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const button = () => place.querySelector('button')!;
  return { field, type, button, send: () => act(() => button().click()) };
};

describe('a remark', () => {
  it('leaves what is typed behind it while it is on its way', async () => {
    const answer = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => answer.promise);
    const { field, type, send } = open();
    type('Wer sagt das?');
    send();
    type('Wer sagt das? Und wann?');
    await act(async () => answer.resolve(Response.json({ status: 'success', notes: [] })));
    await vi.waitFor(() => expect(field.value).toBe('Und wann?'));
  });

  it('that was sent leaves the focus to the next one', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ status: 'success', notes: [] })));
    const { field, type, button } = open();
    type('Wer sagt das?');
    button().focus();
    await act(async () => button().click());
    await vi.waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toBe('');
  });
});
