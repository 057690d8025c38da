import { describe, expect, it } from 'vitest';
import { path } from '#kernel/named-routes.ts';
import { toRouteKinds } from './route-kinds.ts';

describe('kinds of pages', () => {
  it('are the routes, the one with the most fixed words first', () => {
    const { kindOf, fixed } = toRouteKinds([
      path('place', 'GET', '/{location}'),
      path('account', 'GET', '/konto'),
      path('article', 'GET', '/{location}/c-{category}/{slug}_a{id}'),
      path('outbox', 'GET', '/admin/postausgang/{page?}'),
    ]);
    const addresses = ['/auenfeld?seite=2', '/konto', '/a/c-sport/elf_a7', '/admin/postausgang', '/x/y/z/w'];
    expect(fixed).toEqual(['/admin/postausgang', '/konto']);
    expect(addresses.map(kindOf)).toEqual(['place', 'account', 'article', 'outbox', 'other']);
  });
});
