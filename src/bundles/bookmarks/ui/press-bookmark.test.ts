import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_REGION_ID } from '#design/constants.ts';
import { pressBookmark } from './press-bookmark.ts';

const draw = () => {
  document.body.innerHTML = `<div id="${FLASH_REGION_ID}"></div><bookmark-toggle data-of="article-7">
    <form action="/konto/ajax/gemerkt/article/7"><button value="1"></button><button value="0" hidden></button></form>
    </bookmark-toggle>`;
  return [...document.querySelectorAll('button')];
};
const answerWith = (body: object) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(body))),
  );
const press = async (button: HTMLButtonElement) =>
  pressBookmark(button.closest<HTMLElement>('bookmark-toggle')!, button);

beforeEach(() => vi.stubGlobal('navigator', {}));
afterEach(() => vi.unstubAllGlobals());

describe('the button that saves for later', () => {
  it('becomes the other one', async () => {
    const [save, take] = draw();
    answerWith({ status: 'success', saved: true, msg: 'Gemerkt.' });
    await press(save!);
    expect([save!.hidden, take!.hidden]).toEqual([true, false]);
    expect(document.getElementById(FLASH_REGION_ID)!.textContent).toContain('Gemerkt.');
  });

  it('stays, and says why, when the list is full', async () => {
    const [save, take] = draw();
    answerWith({ status: 'error', saved: false, msg: 'Mehr geht nicht.' });
    await press(save!);
    expect([save!.hidden, take!.hidden]).toEqual([false, true]);
    expect(document.getElementById(FLASH_REGION_ID)!.textContent).toContain('Mehr geht nicht.');
  });
});
