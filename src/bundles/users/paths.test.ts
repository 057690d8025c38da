import { describe, expect, it } from 'vitest';
import { safeRedirectPath } from '#kernel/named-routes.ts';
import { signInHref } from './paths.ts';

describe('signInHref', () => {
  it.each([
    ['/', '/anmelden'],
    ['/anmelden', '/anmelden'],
    ['/anmelden?next=/auenfeld', '/anmelden'],
    ['/registrieren/gesendet', '/anmelden'],
    ['/passwort-vergessen/abc', '/anmelden'],
    ['//boese.example', '/anmelden'],
    ['/auenfeld?seite=2#kommentare', '/anmelden?next=%2Fauenfeld%3Fseite%3D2%23kommentare'],
  ])('of %s is %s', (next, href) => expect(signInHref(next)).toBe(href));
});

describe('safeRedirectPath', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    ['auenfeld', '/'],
    ['https://boese.example', '/'],
    ['//boese.example', '/'],
    ['/\\boese.example', '/'],
    ['/\tauenfeld', '/'],
    ['/auenfeld?a=1&b=%20#c', '/auenfeld?a=1&b=%20#c'],
    ['/tag/zwölf Bäume', '/tag/zw%C3%B6lf%20B%C3%A4ume'],
  ])('%s leads to %s', (next, target) => expect(safeRedirectPath(next)).toBe(target));
});
