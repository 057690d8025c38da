import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acting, hydrate } from '#kernel/testing/hydrate.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { Island } from '#kernel/island.tsx';
import { packListCursor } from '#kernel/list-cursor.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { noticePaths } from '../paths.ts';
import { aNotice } from '../test-data.ts';
import { NewNotices } from './NewNotices.island.tsx';

const app = await testApp();
const { ctx } = app;
const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);

/** Describes the connection of the page, on which the test speaks. */
class Source extends EventTarget {
  static open: Source[] = [];
  static readonly CLOSED = 2;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    Source.open.push(this);
  }
  close() {}
}
vi.stubGlobal('EventSource', Source);

beforeEach(() => {
  Source.open = [];
});

const later = (seconds: number) => ({ ...ctx, now: new Date(ctx.now.getTime() + seconds * 1000) });
const dispatchToPage = () =>
  acting(async () => {
    await vi.waitFor(() => expect(Source.open).toHaveLength(1));
    Source.open[0]!.dispatchEvent(new MessageEvent('change', { data: 'notices' }));
    await new Promise((resolve) => setTimeout(resolve, 850));
    await served.settled();
  });

describe('<NewNotices>', () => {
  it('tells of notices that came since the page was drawn, and links to the list', async () => {
    const reader = await aUser(ctx);
    const article = await anArticle(ctx);
    const shown = await aNotice(ctx, reader, article);
    served.headers = await signedIn(app, reader);
    const news = {
      address: noticePaths.news.template,
      since: packListCursor(shown),
      listHref: noticePaths.list.template,
    };
    const place = await hydrate(<Island of={NewNotices} when="load" props={{ news }} />);
    expect(place.querySelector('a')).toBeNull();
    await aNotice(later(1), reader, article);
    await aNotice(later(2), reader, article);
    await dispatchToPage();
    expect(Source.open[0]!.url).toBe('/live?topic=notices');
    expect(place.querySelector('output a')!.textContent).toBe('2 neue Mitteilungen anzeigen');
    expect(place.querySelector('a')!.getAttribute('href')).toBe('/konto/mitteilungen');
  });
});
