import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_REGION_ID } from '#design/constants.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { acting, hydrate } from '#kernel/testing/hydrate.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { signedIn } from '#bundles/users/test-data.ts';
import { anEditor } from '#bundles/writing/test-data.ts';
import { findThread } from '../queries.ts';
import { LockMark } from './LockMark.tsx';
import { defineLockMark } from './lock-mark.ts';

const app = await testApp();
const editor = await anEditor(app.ctx);
const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);
const reload = vi.fn();
vi.stubGlobal('location', { ...location, reload });
defineLockMark();

beforeEach(async () => {
  served.headers = await signedIn(app, editor);
  served.isOffline = false;
  reload.mockClear();
  document.body.innerHTML = `<div id="${FLASH_REGION_ID}"></div>`;
});

const press = async (isLocked: boolean) => {
  const article = await anArticle(app.ctx);
  const action = `/a/ajax/articlelockcomments/${article.id}`;
  const place = await hydrate(<LockMark action={action} isLocked={isLocked} />);
  const button = place.querySelector('button')!;
  await acting(async () => {
    button.click();
    button.click();
    await served.settled();
    await vi.waitFor(() => expect(button.disabled).toBe(false));
  });
  return findThread(app.ctx, article);
};

describe('<comments-lock>', () => {
  it('closes the comments once, and loads the page anew', async () => {
    expect(await press(false)).toMatchObject({ isLocked: true });
    expect([reload.mock.calls.length, served.calls.length]).toEqual([1, 1]);
  });

  it('says so when that fails, and stays', async () => {
    served.isOffline = true;
    expect(await press(false)).toMatchObject({ isLocked: false });
    expect(reload).not.toHaveBeenCalled();
    expect(document.getElementById(FLASH_REGION_ID)!.textContent).toContain('Something went wrong.');
  });
});
