import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_REGION_ID } from '#design/constants.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting, hydrate } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { signedIn } from '#bundles/users/test-data.ts';
import { anEditor } from '#bundles/writing/test-data.ts';
import { HistoryReveal } from './HistoryReveal.tsx';
import { defineHistoryReveal } from './history-reveal.ts';

const app = await testApp();
const editor = await anEditor(app.ctx);
const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);
defineHistoryReveal();

beforeEach(async () => {
  served.headers = await signedIn(app, editor);
  served.isOffline = false;
  document.body.innerHTML = `<div id="${FLASH_REGION_ID}"></div>`;
});

const drawn = async () => {
  const { id } = await anArticle(app.ctx);
  const href = `/logging/verlauf/article/${id}`;
  const place = await hydrate(<HistoryReveal type="article" id={id} href={href} />);
  return { link: place.querySelector('a')!, panel: place.querySelector('section')! };
};
const press = (link: HTMLElement) =>
  acting(async () => {
    link.click();
    await served.settled();
    await new Promise((resolve) => setTimeout(resolve, 0));
  });

describe('<history-reveal>', () => {
  it('shows the history on the page, and hides it again', async () => {
    const { link, panel } = await drawn();
    expect(panel.hidden).toBe(true);
    await press(link);
    expect(panel.textContent).toContain('hat den Beitrag veröffentlicht');
    expect([panel.hidden, link.getAttribute('aria-expanded')]).toEqual([false, 'true']);
    await press(link);
    expect([panel.hidden, link.getAttribute('aria-expanded')]).toEqual([true, 'false']);
  });

  it('is hidden by Escape too, which gives the focus back', async () => {
    const { link, panel } = await drawn();
    await press(link);
    panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    expect([panel.hidden, document.activeElement]).toEqual([true, link]);
  });

  it('says History error when that fails', async () => {
    const { link, panel } = await drawn();
    served.isOffline = true;
    await press(link);
    expect(panel.hidden).toBe(true);
    expect(document.getElementById(FLASH_REGION_ID)!.textContent).toContain('History error');
  });
});
