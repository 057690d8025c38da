import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_REGION_ID } from '#design/constants.ts';
import * as texts from '../texts.ts';
import { watchInstalling } from './install-hint.ts';

const region = () => document.getElementById(FLASH_REGION_ID)!;
const remember = (days: number, isOver = false) =>
  localStorage.setItem('litfass-install', JSON.stringify({ days, lastDay: '2026-11-20', isOver }));
const offerIt = () => {
  const prompt = vi.fn().mockResolvedValue(undefined);
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  return prompt;
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = `<div id="${FLASH_REGION_ID}"></div>`;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

describe('the word about the home screen', () => {
  it('isn’t said at the first visit, but after something was saved', () => {
    watchInstalling();
    offerIt();
    expect(region().textContent).toBe('');
    dispatchEvent(new Event('litfass:saved'));
    expect(region().textContent).toContain(texts.installText);
  });

  it('asks by an offer that came before anybody waited for it', () => {
    remember(2);
    const prompt = vi.fn().mockResolvedValue(undefined);
    watchInstalling(Object.assign(new Event('beforeinstallprompt'), { prompt }));
    region().querySelector('button')!.click();
    expect(prompt).toHaveBeenCalledOnce();
  });

  it('is said on the third day, and asks the browser when it is pressed', () => {
    remember(2);
    watchInstalling();
    const prompt = offerIt();
    const [install] = region().querySelectorAll('button');
    install!.click();
    expect(prompt).toHaveBeenCalledOnce();
  });

  it('is said once, and not on the next page or to who saves something the same day', () => {
    remember(7);
    watchInstalling();
    offerIt();
    expect(region().childElementCount).toBe(1);
    document.body.innerHTML = `<div id="${FLASH_REGION_ID}"></div>`;
    watchInstalling();
    offerIt();
    dispatchEvent(new Event('litfass:saved'));
    expect(region().childElementCount).toBe(0);
  });

  it('names no place on the screen, which is another on each device', () => {
    expect(texts.installByHand).not.toMatch(/unten|oben|links|rechts/);
  });

  it('is never said again after a no', () => {
    remember(7);
    watchInstalling();
    offerIt();
    [...region().querySelectorAll('button')].find((one) => one.textContent === texts.notInstall)!.click();
    expect(localStorage.getItem('litfass-install')).toContain('"isOver":true');
    document.body.innerHTML = `<div id="${FLASH_REGION_ID}"></div>`;
    watchInstalling();
    offerIt();
    expect(region().textContent).toBe('');
  });
});
