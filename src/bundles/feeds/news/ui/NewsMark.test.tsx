import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_REGION_ID } from '#design/constants.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting, hydrate } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { signedIn } from '#bundles/users/test-data.ts';
import { anEditor } from '#bundles/writing/test-data.ts';
import { isMarkedForNews } from '../queries.ts';
import { NewsMark } from './NewsMark.tsx';
import { defineNewsMark } from './news-mark.ts';

const app = await testApp();
const editor = await anEditor(app.ctx);
const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);
defineNewsMark();

beforeEach(async () => {
  served.headers = await signedIn(app, editor);
  served.isOffline = false;
  document.body.innerHTML = `<div id="${FLASH_REGION_ID}"></div>`;
});

const drawn = async () => {
  const article = await anArticle(app.ctx);
  const place = await hydrate(
    <NewsMark action={`/a/ajax/article/newssitemap/${article.id}`} isMarked={false} />,
  );
  return { article, button: place.querySelector('button')! };
};
const press = (button: HTMLButtonElement) =>
  acting(async () => {
    button.click();
    await served.settled();
    await vi.waitFor(() => expect(button.disabled).toBe(false));
  });
const flashes = () => document.getElementById(FLASH_REGION_ID)!.textContent;

describe('<news-mark>', () => {
  it('marks without leaving the page, and says what the next press does', async () => {
    const { article, button } = await drawn();
    await press(button);
    expect(button.textContent).toBe('Aus News-Sitemap nehmen');
    expect(await isMarkedForNews(app.ctx, article)).toBe(true);
    expect(flashes()).toContain('steht in der News-Sitemap');
    await press(button);
    expect(button.textContent).toBe('In News-Sitemap aufnehmen');
    expect(await isMarkedForNews(app.ctx, article)).toBe(false);
  });

  it('is locked while its call runs', async () => {
    const { article, button } = await drawn();
    await acting(async () => {
      button.click();
      expect(button.disabled).toBe(true);
      button.click();
      await served.settled();
      await vi.waitFor(() => expect(button.disabled).toBe(false));
    });
    expect(await isMarkedForNews(app.ctx, article)).toBe(true);
  });

  it('says so when the call fails, and stays as it was', async () => {
    const { article, button } = await drawn();
    served.isOffline = true;
    await press(button);
    expect(button.textContent).toBe('In News-Sitemap aufnehmen');
    expect(flashes()).not.toBe('');
    expect(await isMarkedForNews(app.ctx, article)).toBe(false);
  });
});
