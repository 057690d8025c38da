import { describe, expect, it } from 'vitest';
import type { NoticeKind } from '#kernel/notices.ts';
import { cut, deviceName, isAsLoud, isWanted, settingsWith } from './rules.ts';

const kind = (name: string, changes: Partial<NoticeKind> = {}): NoticeKind => ({
  name,
  title: name,
  note: '',
  sample: { sentence: name },
  order: 1,
  icon: 'info',
  defaults: { isListed: true, mail: 'now', isPushed: true },
  ...changes,
});

describe('settings', () => {
  const KINDS = [kind('reply'), kind('like'), kind('decision', { isAlwaysListed: true })];

  it('are the defaults where nothing was chosen', () => {
    const like = { isListed: false, mail: 'weekly', isPushed: true } as const;
    const { defaults } = kind('reply');
    expect(settingsWith(KINDS, { like })).toEqual({ reply: defaults, like, decision: defaults });
  });

  it('keep in the list what always stands there', () => {
    const none = { isListed: false, mail: 'off', isPushed: false } as const;
    const tidied = settingsWith(KINDS, { decision: none, reply: none });
    expect(tidied['decision']).toEqual({ ...none, isListed: true });
    expect(tidied['reply']).toEqual(none);
  });

  it.each([
    [{ isListed: false, mail: 'off', isPushed: false }, false],
    [{ isListed: true, mail: 'off', isPushed: false }, true],
    [{ isListed: false, mail: 'weekly', isPushed: false }, true],
    [{ isListed: false, mail: 'off', isPushed: true }, true],
  ] as const)('%o are wanted: %s', (setting, expected) => {
    expect(isWanted(setting)).toBe(expected);
  });

  it('that there aren’t are not wanted', () => expect(isWanted(undefined)).toBe(false));
});

describe('deviceName', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
      'Firefox auf Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
      'Chrome auf Android',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36 Edg/142.0',
      'Edge auf Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile Safari/604.1',
      'Safari auf iPhone',
    ],
    ['Firefox/145.0', 'Firefox'],
    ['curl/8', 'Unbekannter Browser'],
    ['', 'Unbekannter Browser'],
  ])('of %s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});

describe('cut', () => {
  it('leaves short texts and cuts long ones between words', () => {
    expect(cut('Elf zu zehn', 11)).toBe('Elf zu zehn');
    expect(cut('Elf zu zehn für die alte Brücke', 12)).toBe('Elf zu …');
    expect(cut('a'.repeat(20), 12)).toBe(`${'a'.repeat(10)} …`);
  });

  it('never leaves half a character', () => {
    expect(cut(`${'a'.repeat(9)}😀😀`, 12).isWellFormed()).toBe(true);
  });
});

describe('a notice that takes the place of another', () => {
  const listed = { isListed: true, mail: 'daily', isPushed: false } as const;

  it('is heard in every way in which the other is heard, and by mail as soon', () => {
    expect(isAsLoud(listed, listed)).toBe(true);
    expect(isAsLoud({ ...listed, mail: 'now', isPushed: true }, listed)).toBe(true);
    expect(isAsLoud({ ...listed, mail: 'weekly' }, listed)).toBe(false);
    expect(isAsLoud({ ...listed, mail: 'now', isListed: false }, listed)).toBe(false);
    expect(isAsLoud({ ...listed, mail: 'now' }, { ...listed, isPushed: true })).toBe(false);
    expect(isAsLoud(undefined, listed)).toBe(false);
    expect(isAsLoud(listed)).toBe(true);
    const quiet = { ...listed, isListed: false };
    expect([isAsLoud(quiet, quiet), isAsLoud(listed, quiet)]).toEqual([true, true]);
    const pushed = { ...listed, isPushed: true };
    expect([isAsLoud(pushed, pushed), isAsLoud(listed, pushed)]).toEqual([true, false]);
  });
});
