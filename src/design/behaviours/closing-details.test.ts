import { beforeEach, describe, expect, it } from 'vitest';
import { defineBehaviours } from './define.ts';

defineBehaviours();

const menu = () => document.querySelector('details')!;
const touch = (selector: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event('pointerdown', { bubbles: true }));

beforeEach(() => {
  document.body.innerHTML =
    '<closing-details><details open><summary>Ort</summary><a href="/a">A</a></details></closing-details><p>Text</p>';
});

describe('a menu in the masthead', () => {
  it('closes by a click elsewhere', () => {
    touch('p');
    expect(menu().open).toBe(false);
  });

  it('stays open for a click inside', () => {
    touch('a');
    expect(menu().open).toBe(true);
  });

  it('closes by Escape and gives the focus back to its button', () => {
    document
      .querySelector('a')!
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect(menu().open).toBe(false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
  });
});
