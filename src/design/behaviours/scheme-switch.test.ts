import { beforeEach, describe, expect, it } from 'vitest';
import { defineBehaviours } from './define.ts';

defineBehaviours();

const root = document.documentElement;
const press = () => document.querySelector('button')!.click();
const words = () => document.querySelector('b')!.textContent;

beforeEach(() => {
  delete root.dataset['scheme'];
  document.body.innerHTML = '<scheme-switch><button><b>automatisch</b></button></scheme-switch>';
});

describe('the colour switch', () => {
  it('goes round and says where it is', () => {
    const round = [1, 2, 3].map(() => {
      press();
      return [root.dataset['scheme'], words()];
    });
    expect(round).toEqual([
      ['light', 'hell'],
      ['dark', 'dunkel'],
      ['auto', 'automatisch'],
    ]);
  });

  it('starts from what the server drew', () => {
    root.dataset['scheme'] = 'dark';
    press();
    expect(root.dataset['scheme']).toBe('auto');
  });

  it('is remembered in a cookie for the next page', () => {
    press();
    expect(document.cookie).toContain('schema=light');
  });
});
