import { describe, expect, it } from 'vitest';
import { breadcrumbList } from './structured-data.ts';

describe('the way to a page', () => {
  it('is counted from one, with whole addresses', () =>
    expect(
      breadcrumbList('https://litfass.example', [
        { name: 'Litfass', href: '/' },
        { name: 'Auenfeld', href: '/auenfeld' },
      ]),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Litfass', item: 'https://litfass.example/' },
        { '@type': 'ListItem', position: 2, name: 'Auenfeld', item: 'https://litfass.example/auenfeld' },
      ],
    }));
});
