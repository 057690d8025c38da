import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FLASH_REGION_ID } from '#design/constants.ts';
import { acting, upgradeElements, hydrate, testIsland } from '#kernel/testing/hydrate.ts';
import { fetchFrom } from '#kernel/testing/fetch-from.ts';
import { Island } from '#kernel/island.tsx';
import { testApp } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aUser, signedIn } from '#bundles/users/test-data.ts';
import { loadLikes } from '../load-likes.ts';
import { likeCounts, likes } from '../schema.ts';
import type { LikeView } from '../views.ts';
import { LikeButton } from './LikeButton.tsx';
import { defineLikeButton } from './like-button.ts';

const app = await testApp();
const { ctx } = app;
const article = await anArticle(ctx);
const reader = await aUser(ctx);
const served = fetchFrom(app);
vi.stubGlobal('fetch', served.fetch);
defineLikeButton();

const view = async (): Promise<LikeView> =>
  (await loadLikes({ ...ctx, viewer: reader.viewer }, [article])).byRef.get(`article:${article.id}`)!;

beforeEach(async () => {
  await ctx.db.delete(likes);
  await ctx.db.delete(likeCounts);
  served.headers = await signedIn(app, reader);
  served.isOffline = false;
  document.body.innerHTML = `<div id="${FLASH_REGION_ID}"></div>`;
});

const flashes = () => document.getElementById(FLASH_REGION_ID)!.textContent;
const buttonsIn = (place: Element) => [...place.querySelectorAll('button')];
/** No button waits for an answer any more. */
const rested = async () => {
  await served.settled();
  await vi.waitFor(() => expect(document.querySelectorAll('button:disabled')).toHaveLength(0));
};
const press = async (button: HTMLButtonElement) => {
  button.focus();
  await acting(async () => {
    button.click();
    await served.settled();
  });
  await rested();
};

/** Draws two buttons of the same thing, as on the page of an article. */
const twins = async () => {
  const like = await view();
  return hydrate(
    <>
      <LikeButton like={like} look="row" />
      <LikeButton like={like} look="bar" />
    </>,
  );
};

describe('<like-button>', () => {
  it('becomes the server’s button, wherever the same thing can be liked', async () => {
    const place = await twins();
    await press(buttonsIn(place)[0]!);
    expect(buttonsIn(place).map(({ ariaPressed, textContent }) => [ariaPressed, textContent])).toEqual([
      ['true', 'Gefällt mir1'],
      ['true', 'Gefällt mir1'],
    ]);
    expect(document.activeElement).toBe(buttonsIn(place)[0]);
    await press(buttonsIn(place)[1]!);
    expect(buttonsIn(place).map(({ ariaPressed }) => ariaPressed)).toEqual(['false', 'false']);
  });

  it('keeps the name of what it stands with, also when the server has drawn it anew', async () => {
    const place = await hydrate(<LikeButton like={await view()} look="small" of="Kommentar von Ruth" />);
    expect(buttonsIn(place)[0]!.ariaLabel).toBe('Gefällt mir: Kommentar von Ruth');
    await press(buttonsIn(place)[0]!);
    const names = () => [...place.querySelectorAll('button, a')].map(({ ariaLabel }) => ariaLabel);
    expect(names()).toEqual(['Gefällt mir: Kommentar von Ruth', '1 gefällt das: Kommentar von Ruth']);
    await press(buttonsIn(place)[0]!);
    expect(names()).toEqual(['Gefällt mir: Kommentar von Ruth']);
  });

  it('is disabled while the call runs', async () => {
    const place = await twins();
    const release = served.hold();
    buttonsIn(place)[0]!.click();
    expect(buttonsIn(place)[0]!.disabled).toBe(true);
    release();
    await rested();
    expect(buttonsIn(place)[0]!.disabled).toBe(false);
  });

  it('can be pressed again after a failure, which it tells', async () => {
    const place = await twins();
    served.isOffline = true;
    await press(buttonsIn(place)[0]!);
    expect(flashes()).toBe('Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.');
    expect(document.querySelector('flash-message')!.role).toBe('alert');
    expect(buttonsIn(place)[0]!.disabled).toBe(false);
    expect(document.activeElement).toBe(buttonsIn(place)[0]);
  });

  it('tells what the server says against it', async () => {
    const place = await twins();
    served.headers = {};
    await press(buttonsIn(place)[0]!);
    expect(flashes()).toBe('Bitte melden Sie sich an.');
    expect(buttonsIn(place)[0]!.disabled).toBe(false);
  });

  it('is a link to sign in for visitors', async () => {
    const place = await upgradeElements('');
    const like = { ...(await view()), signInHref: '/anmelden?next=%2F' };
    place.append(await hydrate(<LikeButton like={like} />));
    expect(buttonsIn(place)).toEqual([]);
    expect(place.querySelector('a')!.getAttribute('href')).toBe('/anmelden?next=%2F');
  });
});

describe('a like button inside an island', () => {
  const answers: LikeView[] = [];
  const Likeable = ({ like }: { like: LikeView }) => (
    <LikeButton like={like} look="small" onAnswer={(answer) => void answers.push(answer)} />
  );
  testIsland('Likeable', Likeable);
  const island = async () => hydrate(<Island of={Likeable} when="load" props={{ like: await view() }} />);

  it('shows and tells how things stand', async () => {
    const place = await island();
    await press(buttonsIn(place)[0]!);
    expect(buttonsIn(place)[0]!.ariaPressed).toBe('true');
    expect(answers.at(-1)).toMatchObject({ isLiked: true, count: 1 });
    await press(buttonsIn(place)[0]!);
    expect(answers.at(-1)).toMatchObject({ isLiked: false, count: 0 });
  });

  it('can be pressed again after a failure, which it tells', async () => {
    const place = await island();
    served.isOffline = true;
    await press(buttonsIn(place)[0]!);
    expect(flashes()).toBe('Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.');
    expect(buttonsIn(place)[0]!.disabled).toBe(false);
  });
});
