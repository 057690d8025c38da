import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { fillTemplate, parameterNames, path, safeRedirectPath, url } from './named-routes.ts';
import type { RouteParams } from './named-routes.ts';
import { anyLetter } from './testing/any-letter.ts';

const front = path('front', 'GET', '/');
const article = path('article', 'GET', '/{location}/c-{category}/{slug}_a{id}');
const comments = path('comment_fetch', 'GET', '/a/pub-api/articles/{ownerId}/comments', { formats: true });
const orders = path('admin_creditorders', ['GET', 'POST'], '/admin/creditorders/{page?}');

describe('a named route', () => {
  it('is declared by name, methods and template', () => {
    expect(article).toEqual({
      name: 'article',
      methods: ['GET'],
      template: '/{location}/c-{category}/{slug}_a{id}',
      formats: false,
      exposed: true,
    });
    expect(comments.formats).toBe(true);
    expect(orders.methods).toEqual(['GET', 'POST']);
  });

  it('below /admin is exposed to nobody unless it says so', () => {
    expect(orders.exposed).toBe(false);
    expect(path('a', 'GET', '/admin/x', { exposed: true }).exposed).toBe(true);
    expect(path('b', 'GET', '/x', { exposed: false }).exposed).toBe(false);
  });

  it('knows the names of its parameters in order', () => {
    expect(parameterNames(article.template)).toEqual(['location', 'category', 'slug', 'id']);
    expect(parameterNames(orders.template)).toEqual(['page']);
    expect(parameterNames('/')).toEqual([]);
  });
});

describe('an address', () => {
  it('has its parameters filled in', () => {
    expect(url(front)).toBe('/');
    expect(url(article, { location: 'auenfeld', category: 'politik', slug: 'neue-bruecke', id: 7 })).toBe(
      '/auenfeld/c-politik/neue-bruecke_a7',
    );
  });

  it('leaves out an optional parameter with its slash', () => {
    expect(url(orders, {})).toBe('/admin/creditorders');
    expect(url(orders, { page: 2 })).toBe('/admin/creditorders/2');
  });

  it('carries a query without what is undefined', () => {
    expect(url(comments, { ownerId: 7 }, { offset: -3, limit: undefined })).toBe(
      '/a/pub-api/articles/7/comments?offset=-3',
    );
    expect(url(front, {}, { q: 'Brücke & Straße' })).toBe('/?q=Br%C3%BCcke+%26+Stra%C3%9Fe');
  });

  it('encodes whatever stands in a parameter, so that it stays one segment', () => {
    const tag = path('tag', 'GET', '/tag/{slug}');
    expect(url(tag, { slug: 'a/b?c#d ü' })).toBe('/tag/a%2Fb%3Fc%23d%20%C3%BC');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (slug) => {
        const [, first, second, ...more] = url(tag, { slug }).split('/');
        expect([first, decodeURIComponent(second!), more]).toEqual(['tag', slug, []]);
      }),
    );
  });

  it('is refused without a parameter that it needs, also when that is empty', () => {
    expect(() => fillTemplate('/{location}/x', {})).toThrow('Parameter location of /{location}/x is missing');
    expect(() => fillTemplate('/{location}/x', { location: '' })).toThrow('missing');
  });
});

describe('the types of addresses', () => {
  it('ask for exactly the parameters of the template', () => {
    expectTypeOf<keyof RouteParams<'/{location}/{slug}_a{id}'>>().toEqualTypeOf<'location' | 'slug' | 'id'>();
    expectTypeOf<keyof RouteParams<'/anmelden'>>().toBeNever();
    expectTypeOf<RouteParams<'/x/{id}'>['id']>().toEqualTypeOf<string | number>();
    expectTypeOf<{}>().toExtend<RouteParams<'/x/{page?}'>>();
    expectTypeOf<{}>().not.toExtend<RouteParams<'/x/{page}'>>();
  });

  it('let nothing else compile', () => {
    const parameters = { location: 'a', category: 'b', slug: 'c', id: 1 };
    // @ts-expect-error the parameters are missing
    expect(() => url(article)).toThrow('missing');
    // @ts-expect-error one parameter is missing
    expect(() => url(article, { location: 'a', category: 'b', slug: 'c' })).toThrow('missing');
    // @ts-expect-error there is no such parameter
    expect(url(article, { ...parameters, extra: 1 })).toBe('/a/c-b/c_a1');
    // @ts-expect-error a date is no part of an address
    expect(url(article, { ...parameters, slug: new Date(86_400_000) })).toContain('1970');
    // @ts-expect-error this address has no parameters
    expect(url(front, { id: 1 })).toBe('/');
    // @ts-expect-error a boolean is no value of a query
    expect(url(front, {}, { all: true })).toBe('/?all=true');
    // @ts-expect-error there is no such method
    expect(path('x', 'FETCH', '/x').methods).toEqual(['FETCH']);
  });
});

describe('where a form may lead on', () => {
  it.each(['/', '/auenfeld', '/suche?q=a+b&x=%C3%BC', '/a/b_a7#comment-3', '/a//b'])('is %s', (target) =>
    expect(safeRedirectPath(target)).toBe(target),
  );

  it.each([
    '',
    'auenfeld',
    'https://boese.example/',
    '//boese.example',
    '/\\boese.example',
    '\\\\boese.example',
    '/a\\b',
    '/\t/boese.example',
    '/\n/boese.example',
    '/a\r\nset-cookie: x=1',
    '/a\u0000',
    ' /auenfeld',
    'javascript:alert(1)',
    undefined,
    null,
    7,
    ['/auenfeld'],
    { toString: () => '/auenfeld' },
  ])('is never %j, but the front page', (target) => expect(safeRedirectPath(target)).toBe('/'));

  it('is written so that a header can carry it', () => {
    expect(safeRedirectPath('/straße?q=€ und mehr')).toBe('/stra%C3%9Fe?q=%E2%82%AC%20und%20mehr');
    expect(safeRedirectPath('/\ud800')).toBe('/%EF%BF%BD');
  });

  it('never leaves the site, whatever arrives', () => {
    const here = 'https://litfass.example';
    const piece = fc.oneof(
      fc.constantFrom('/', '//', '\\', '.', '..', '%2f', '%5c', '@', ':', '?', '#', '\t', '\n', '\u2028'),
      fc.constantFrom('boese.example', 'https:', 'javascript:', '％2f', '/', '／', '。'),
      fc.string({ unit: anyLetter, maxLength: 3 }),
    );
    const hostile = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          hostile,
          hostile.map((text) => `/${text}`),
        ),
        (target) => {
          const path = safeRedirectPath(target);
          expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
          expect(new URL(path, here).origin).toBe(here);
          expect(safeRedirectPath(path)).toBe(path);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
