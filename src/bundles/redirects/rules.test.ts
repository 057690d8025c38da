import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asExpression,
  asksOf,
  fillTarget,
  isPattern,
  isPatternSound,
  isTargetSound,
  isWorthCounting,
  matchPattern,
  readAsked,
  readPath,
  sampleOf,
  shapeOfTarget,
  starsOf,
  tidyTarget,
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
    ['alt/', undefined],
    ['/', '/'],
    ['/alt?', '/alt'],
    ['https://[', undefined],
    ['HTTP://alt.example/A', '/A'],
    ['/a\\b', undefined],
    [`/${'a'.repeat(399)}`, `/${'a'.repeat(399)}`],
    [`/${'a'.repeat(400)}`, undefined],
    // Written as browsers send it, a euro sign has nine letters.
    [`/${'€'.repeat(166)}aaaaa`, `/${'%E2%82%AC'.repeat(166)}aaaaa`],
    [`/${'€'.repeat(166)}aaaaaa`, undefined],
  ])('%s is compared as %s', (typed, kept) => expect(readPath(typed)).toBe(kept));
});

describe('what is asked for', () => {
  it('is a path, and what stands behind its question mark', () => {
    expect(readAsked({ path: '/alt/', query: '?p=1' })).toEqual(['/alt', '?p=1']);
    expect(readAsked({ path: '/alt', query: '' })).toEqual(['/alt', '']);
  });

  it('has no question where it is too long for a rule', () => {
    expect(readAsked({ path: '/alt', query: `?${'a'.repeat(400)}` })).toEqual(['/alt', '']);
    expect(readAsked({ path: 'alt', query: '?p=1' })).toEqual([undefined, '']);
  });

  it.each([
    ['/alt//neu/', '/alt/neu'],
    ['/alt/?p=%c3#teil', '/alt?p=%C3#teil'],
    ['https://anderswo.example/alt//neu/', 'https://anderswo.example/alt//neu/'],
    ['mailto:a@b.example/', 'mailto:a@b.example/'],
  ])('as a target %s is kept as %s', (target, kept) => expect(tidyTarget(target)).toBe(kept));

  it('by a target is looked for with its question and without, and never elsewhere', () => {
    expect(asksOf('/alt/?p=1')).toEqual(['/alt?p=1', '/alt']);
    expect(asksOf('/alt/#teil')).toEqual(['/alt']);
    expect(asksOf('https://anderswo.example/alt')).toEqual([]);
    expect(asksOf('https://anderswo.example/alt/')).toEqual([]);
    expect(asksOf('/alt?p=%c3')).toEqual(['/alt?p=%C3', '/alt']);
  });

  it('may go deeper where the last part of a target is a star', () => {
    expect(shapeOfTarget('/neu/$1')).toBe('/neu/**');
    expect(shapeOfTarget('/neu/$1/teil')).toBe('/neu/*/teil');
    expect(shapeOfTarget('/neu/$1-$2')).toBe('/neu/**');
    expect(shapeOfTarget('/neu/x-$1.html')).toBe('/neu/x-*.html');
    expect(shapeOfTarget('/neu/teil')).toBe('/neu/teil');
    expect(shapeOfTarget('/neu/$1/$2')).toBe('/neu/*/**');
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
    ['/*/artikel-*.html', '/2019/artikel-b.html', ['2019', 'b']],
    ['/*/artikel-*.html', '/2019/seite-bruecke.html', undefined],
    ['/*/artikel-*.html', '/2019/artikel-bruecke.php', undefined],
    ['/*/artikel-*.html', '/2019/artikel-bruecke.html/x', undefined],
    ['/*/fest/*', '/2019/markt/x', undefined],
    ['/*/fest/**', '/2019/fest/x', ['2019', 'x']],
    ['/*/fest/**', '/2019/fest', undefined],
    ['/a*a/b', '/a/b', undefined],
    ['/a*a/b', '/aa/b', undefined],
    ['/a*a/b', '/aba/b', ['b']],
  ])('%s and %s', (source, path, found) => expect(matchPattern(source, path)).toEqual(found));

  it.each([
    ['/a/*', true],
    ['/a/*-*', false],
    ['/**/a', false],
    ['/**', false],
    ['/a?p=*', false],
    [`/${'a/'.repeat(20)}*`, false],
    [`/${'a/'.repeat(11)}*`, true],
    [`/${'a/'.repeat(12)}*`, false],
    ['/*', false],
    ['/*/*', false],
    ['/*/**', false],
    ['/a/**', true],
    ['/a/b**', false],
    ['/a/*-b', true],
  ])('%s is sound: %s', (source, isSound) => expect(isPatternSound(source)).toBe(isSound));

  it.each([
    ['/a/b', false, 0],
    ['/a/*', true, 1],
    ['/*/x-*.html', true, 2],
    ['/*/a/**', true, 2],
  ])('is %s: %s, with so many stars: %i', (source, is, stars) => {
    expect(isPattern(source)).toBe(is);
    expect(starsOf(source)).toBe(stars);
  });

  it.each([
    ['/a/*', '^/a/[^/]+$'],
    ['/a.b/*-c', '^/a\\.b/[^/]+-c$'],
    ['/*/a/**', '^/[^/]+/a/.*$'],
    ['/a(b)$c', '^/a\\(b\\)\\$c$'],
  ])('%s is asked of the database as %s', (source, expression) =>
    expect(asExpression(source)).toBe(expression),
  );

  it.each([
    ['/a/*', '/a/x'],
    ['/*/x-*.html', '/x/x-x.html'],
    ['/a/**', '/a/x/y'],
  ])('%s is tried with %s', (source, sample) => {
    expect(sampleOf(source)).toBe(sample);
    expect(matchPattern(source, sample)).toBeDefined();
    expect(sample).toMatch(new RegExp(asExpression(source)));
  });

  it.each([
    ['/neu/$1', ['x'], '/neu/x'],
    ['/neu/$2/$1', ['x', 'y'], '/neu/y/x'],
    ['/neu/$1-$3', ['x', 'y'], '/neu/x-'],
    ['/neu', ['x'], '/neu'],
    ['/$1', ['/boese.example'], '/boese.example'],
    ['https://anderswo.example//a', [], 'https://anderswo.example//a'],
  ])('the target %s with %j is %s', (target, found, filled) =>
    expect(fillTarget(target, found)).toBe(filled),
  );

  it('needs no star where the target names none', () =>
    expect(isTargetSound('/a/b', 'https://anderswo.example/a')).toBe(true));

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
    ['/ab/cd', ''],
    ['/abc/12', 'abc'],
    ['/neue-bruecke.php?wort=anders', 'neue bruecke'],
    ['/eine/der-am-ort-stadt', 'der ort stadt'],
    ['/aaa-bbb-ccc-ddd-eee-fff-ggg-hhh-iii', 'aaa bbb ccc ddd eee fff ggg hhh'],
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
    [`/${'ab/'.repeat(133)}`, true],
    [`/${'ab/'.repeat(133)}x`, false],
    [`/${'Zz9'.repeat(6)}Zz`, true],
    [`/${'Zz9'.repeat(7)}`, false],
    ['/12345678-12345678-12345678', false],
    ['/12345678-12345678-die', true],
    ['/neue-bruecke-xY1zQ-im-osten', false],
  ])('%s is counted: %s', (path, isCounted) =>
    expect(isWorthCounting(path, ['/einladung/', '/anderes/'])).toBe(isCounted),
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
