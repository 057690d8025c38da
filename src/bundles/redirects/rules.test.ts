import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asksOf,
  fillTarget,
  isPatternSound,
  isTargetSound,
  isWorthCounting,
  matchPattern,
  readAsked,
  readPath,
  shapeOfTarget,
  wordsOf,
} from './rules.ts';

describe('a path', () => {
  it.each([
    ['/alt/', '/alt'],
    ['/alt//teil', '/alt/teil'],
    ['https://www.alte-zeitung.example/alt?p=1', '/alt?p=1'],
    ['/straße', '/stra%C3%9Fe'],
    ['/stra%c3%9fe?x=%c3%bc', '/stra%C3%9Fe?x=%C3%BC'],
    ['/%7Ealt/b%FCcher', '/~alt/b%FCcher'],
    ['/%25%32%65%2fa', '/%252e%2Fa'],
    [`/${'€'.repeat(399)}`, undefined],
    ['/../etc', '/etc'],
    ['alt', undefined],
    ['/a b', undefined],
    ['/a#b', undefined],
    ['', undefined],
    ['//boese.example/x', '/boese.example/x'],
  ])('%s is compared as %s', (typed, kept) => expect(readPath(typed)).toBe(kept));
});

describe('what is asked for', () => {
  it('is a path, and what stands behind its question mark', () => {
    expect(readAsked({ path: '/alt/', query: '?p=1' })).toEqual(['/alt', '?p=1']);
    expect(readAsked({ path: '/alt', query: '' })).toEqual(['/alt', '']);
  });

  it('by a target is looked for with its question and without, and never elsewhere', () => {
    expect(asksOf('/alt/?p=1')).toEqual(['/alt?p=1', '/alt']);
    expect(asksOf('/alt/#teil')).toEqual(['/alt']);
    expect(asksOf('https://anderswo.example/alt')).toEqual([]);
  });

  it('may go deeper where the last part of a target is a star', () => {
    expect(shapeOfTarget('/neu/$1')).toBe('/neu/**');
    expect(shapeOfTarget('/neu/$1/teil')).toBe('/neu/*/teil');
    expect(shapeOfTarget('/neu/$1-$2')).toBe('/neu/**');
    expect(shapeOfTarget('/neu/x-$1.html')).toBe('/neu/x-*.html');
  });
});

describe('a pattern', () => {
  it.each([
    ['/archiv/*', '/archiv/x', ['x']],
    ['/archiv/*', '/archiv/x/y', undefined],
    ['/archiv/*', '/archiv', undefined],
    ['/archiv/*', '/vor/archiv/x', undefined],
    ['/archiv/**', '/archiv/x/y', ['x/y']],
    ['/archiv/**', '/archiv', undefined],
    ['/*/artikel-*.html', '/2019/artikel-bruecke.html', ['2019', 'bruecke']],
    ['/*/artikel-*.html', '/2019/artikel-.html', undefined],
  ])('%s and %s', (source, path, found) => expect(matchPattern(source, path)).toEqual(found));

  it.each([
    ['/a/*', true],
    ['/a/*-*', false],
    ['/**/a', false],
    ['/**', false],
    ['/a?p=*', false],
    [`/${'a/'.repeat(20)}*`, false],
  ])('%s is sound: %s', (source, isSound) => expect(isPatternSound(source)).toBe(isSound));

  it('takes as many steps as the path has letters, whatever either is', () => {
    const source = `/${'a*a/'.repeat(11)}**`;
    const path = `/${`${'a'.repeat(40_000)}/`.repeat(11)}b`;
    const start = performance.now();
    for (let n = 0; n < 20; n++) matchPattern(source, path);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it('never leads to another host', () => {
    for (const target of ['//boese.example/$1', '/$1', '$1', 'https://boese.example/$1'])
      expect(isTargetSound('/a/**', target)).toBe(false);
    fc.assert(
      fc.property(fc.string(), (rest) => {
        const path = readPath(`/a/${rest}`);
        const found = path === undefined ? undefined : matchPattern('/a/**', path);
        if (!found) return;
        const to = new URL(fillTarget('/neu/$1', found), 'https://portal.example');
        expect(to.origin).toBe('https://portal.example');
      }),
    );
  });

  it('needs a star for each of its words', () => {
    expect(isTargetSound('/a/*', '/neu/$1')).toBe(true);
    expect(isTargetSound('/a/*', '/neu/$2')).toBe(false);
    expect(isTargetSound('/a/*', '/neu/$0')).toBe(false);
    expect(isTargetSound('/a/*', '/neu/$1/$2')).toBe(false);
    expect(isTargetSound('/a/*/*', '/neu/$2/$1')).toBe(true);
  });
});

describe('what is missing', () => {
  it.each([
    ['/2019/05/neue-bruecke-4711.html', 'neue bruecke'],
    ['/verein/f%C3%BCr-alle', 'für alle'],
    ['/4711', ''],
    ['/%zz', ''],
  ])('%s says „%s“', (path, words) => expect(wordsOf(path)).toBe(words));

  it.each([
    ['/2019/05/neue-bruecke-im-osten-der-stadt-4711', true],
    ['/bestaetigen/dGhpc0lzQVRva2VuMTIzNDU2Nzg5', false],
    ['/wp-login.php', false],
    ['/.env', false],
    ['/.git/config', false],
    [`/${'a'.repeat(500)}`, false],
    ['/2019-05-12-Neue-Brücke-im-Osten-der-Stadt.html', true],
    ['/2019/05/die-neue-br%C3%BCcke-im-osten-1.234567)', true],
    ['/bestaetigen/dGhpc0lzQVRva2VuMTIzNDU2Nzg5)', false],
    ['/bestaetigen/dGhpc0lz_abc-def_ghQVRva2VuMTIzNDU2Nzg5,', false],
    ['/sitzung/3f2b8c1e-9d4a-4c7b-8e21-5a6f7b8c9d0e', false],
    ['/abmelden/max@mail.example', false],
    ['/abmelden/max%40mail.example', false],
    ['/einladung/kurz', false],
    ['/Einladung/kurz', false],
    ['/einladungen', true],
  ])('%s is counted: %s', (path, isCounted) =>
    expect(isWorthCounting(path, ['/einladung/'])).toBe(isCounted),
  );

  it('is nobody’s secret, with whatever sign of a sentence behind it', () => {
    const bytes = fc
      .constantFrom(24, 32)
      .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }));
    fc.assert(
      fc.property(bytes, fc.string({ maxLength: 3 }), (secret, behind) => {
        const token = Buffer.from(secret).toString('base64url');
        const path = readPath(`/alt/bestaetigen/${token}${behind}`);
        expect(path !== undefined && isWorthCounting(path)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});
