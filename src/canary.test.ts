// What belongs to one person is told to nobody else: every page that can be reached by links is read as two members, as
// a stranger and again as a visitor from the cache, and words that only some may know are looked for in all of them.
import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aComment, aPendingComment } from '#bundles/comments/test-data.ts';
import { setLike } from '#bundles/likes/public.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aMessage } from '#bundles/messages/test-data.ts';
import { aNotice } from '#bundles/notifications/test-data.ts';
import { aSnapshot } from '#bundles/snapshots/test-data.ts';
import { toggleSubscription } from '#bundles/subscriptions/public.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';

const app = await testApp();
const { ctx } = app;

const [ada, bert, cora] = await Promise.all([
  aUser(ctx, { name: 'Ada Kanari', login: 'ada-canary', email: 'ada-canary@litfass.example' }),
  aUser(ctx, { name: 'Bert Kanari', login: 'bert-canary', email: 'bert-canary@litfass.example' }),
  aUser(ctx, { name: 'Cora Stumm', login: 'cora-canary', email: 'cora-canary@litfass.example' }),
]);
const place = await aPlace(ctx, { name: 'Kanarienort', slug: 'kanarienort' });
const article = await anArticle(ctx, { authorId: ada.id, locationId: place.id, headline: 'Adas Artikel' });
await anArticle(ctx, { headline: 'Bezahlt', isPremium: true });
await aSnapshot(ctx, { authorId: bert.id, locationId: place.id });
await aComment(ctx, article, { author: bert.viewer, text: 'Offen gesagt.' });
await aPendingComment(ctx, article, { author: bert.viewer, text: 'ZURÜCKGEHALTEN VON BERT KANARI' });
await aMessage(ctx, ada, bert, { text: 'Unter uns beiden: Kanarienvogel.' });
await aMessage(ctx, cora, bert);
await aNotice(ctx, ada, { type: 'article', id: article.id });
await setLike(actAs(ctx, cora.viewer), { type: 'article', id: article.id }, 'like');
await toggleSubscription(actAs(ctx, cora.viewer), { type: 'user', id: ada.id }, true);

type Reader = 'ada' | 'bert' | 'cora' | 'visitor';
const COOKIES: Readonly<Record<Reader, Record<string, string>>> = {
  ada: await signedIn(app, ada),
  bert: await signedIn(app, bert),
  cora: await signedIn(app, cora),
  visitor: {},
};

/** Words, and who may read them; each is read by somebody, or looking for it would prove nothing. */
const CANARIES: readonly (readonly [word: string, readers: readonly Reader[]])[] = [
  [ada.email, ['ada']],
  [bert.email, ['bert']],
  [cora.email, ['cora']],
  ['ada-canary', ['ada']],
  ['ZURÜCKGEHALTEN VON BERT', ['bert']],
  ['Kanarienvogel', ['ada', 'bert']],
  ['/konto/nachrichten/1', ['ada', 'bert']],
  ['/konto/nachrichten/2', ['cora', 'bert']],
  ['/konto/mitteilungen/1', ['ada']],
  ['action="/abmelden"', ['ada', 'bert', 'cora']],
];

const MAX_PAGES = 400;

/** Everything that is linked from the front page and from one's own, each address once. */
const crawl = async (reader: Reader): Promise<Map<string, string>> => {
  const pages = new Map<string, string>();
  const waiting = ['/', '/konto', `/profile/${cora.id}/cora-stumm`];
  for (let path = waiting.shift(); path !== undefined && pages.size < MAX_PAGES; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const headers = { accept: 'text/html', 'sec-fetch-dest': 'document', ...COOKIES[reader] };
    const { body, headers: answer } = await app.http.inject({ url: path, headers });
    pages.set(path, body);
    if (answer.location) waiting.push(String(answer.location));
    waiting.push(...linksIn(body));
  }
  return pages;
};

const linksIn = (body: string): string[] =>
  [...body.matchAll(/(?:href|action)="(\/[^"#]*)/g)]
    .map(([, href]) => href!.replaceAll('&amp;', '&'))
    .filter((href) => !/^\/(assets|src|media)\/|\?kommentare=|\/live/.test(href));

const read = new Map<string, Map<string, string>>();
for (const reader of ['ada', 'bert', 'cora', 'visitor'] as const) read.set(reader, await crawl(reader));
// This is what visitors get after the members came by: from the cache where it is kept.
read.set('visitor again', await crawl('visitor'));

const pagesWith = (word: string, pages: Map<string, string>) =>
  [...pages].filter(([, body]) => body.includes(word)).map(([path]) => path);

describe('what belongs to somebody', () => {
  it('is looked for on many pages', () => {
    expect(read.get('ada')!.size).toBeGreaterThan(40);
    expect(read.get('visitor')!.size).toBeGreaterThan(20);
    expect([...read.get('ada')!.keys()]).toEqual(
      expect.arrayContaining([
        '/konto/nachrichten',
        '/konto/mitteilungen',
        '/konto/sicherheit',
        article.href,
      ]),
    );
  });

  it.each(CANARIES)('„%s“ is read by those it is for, and by nobody else', (word, readers) => {
    const finders = [...read]
      .filter(([, pages]) => pagesWith(word, pages).length > 0)
      .map(([reader]) => reader);
    expect(finders.toSorted()).toEqual([...readers].toSorted());
  });

  it('is on no page that visitors get from the cache', async () => {
    const { headers } = await app.http.inject({ url: article.href });
    expect(headers['x-page-cache']).toBe('hit');
    for (const pages of [read.get('visitor')!, read.get('visitor again')!])
      for (const name of ['Mein Konto: ', 'securityHash', 'toggle-subscription'])
        expect(pagesWith(name, pages)).toEqual([]);
  });
});
