// Holds the sections of the paper, in the order of the masthead.

import type { DemoCategory } from './types.ts';

export const categories: DemoCategory[] = [
  { key: 'rathaus', name: 'Rathaus', slug: 'rathaus' },
  { key: 'leben', name: 'Leben', slug: 'leben' },
  { key: 'kultur', name: 'Kultur', slug: 'kultur' },
  { key: 'sport', name: 'Sport', slug: 'sport' },
  { key: 'wirtschaft', name: 'Wirtschaft', slug: 'wirtschaft' },
  { key: 'schule-kita', name: 'Schule & Kita', slug: 'schule-kita' },
  { key: 'natur', name: 'Natur', slug: 'natur' },
  { key: 'verkehr', name: 'Verkehr', slug: 'verkehr' },
  { key: 'meinung', name: 'Meinung', slug: 'meinung', tone: 'opinion' },
];
