import { expect, it } from 'vitest';
import { jsonFeedFaults } from './json-feed-rules.ts';

const feed = (items: readonly object[], more: object = {}) =>
  JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'T', items, ...more });

it('tells what a feed in JSON lacks', () => {
  const right = { id: '1', content_text: 'T', date_published: '2026-05-01T10:00:00Z' };
  expect(jsonFeedFaults(feed([right]))).toEqual([]);
  expect(jsonFeedFaults(feed([right, right]))).toEqual(['Die id 1 steht zweimal darin']);
  expect(
    jsonFeedFaults(feed([{ id: '1', date_published: 'gestern', tags: 'a' }], { feed_url: '/f' })),
  ).toEqual([
    'feed_url ist keine ganze Adresse',
    'Ein Eintrag ohne content_html und content_text',
    'date_published ist kein Zeitpunkt nach RFC 3339',
    'tags ist keine solche Liste',
  ]);
  expect(jsonFeedFaults('{}')).toEqual(['Die Version fehlt', 'title fehlt', 'items fehlt']);
  expect(jsonFeedFaults('<')[0]).toMatch(/^Kein JSON/);
});
