import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { aUser, signedIn, suspendUser } from '#bundles/users/test-data.ts';
import { choosePictures } from './profile-pictures.ts';

const app = await testApp();
const { ctx } = app;

/** Gives the entry of one's account in the masthead. */
const accountOn = async (headers: Record<string, string> = {}) => {
  const { body } = await app.http.inject({
    method: 'GET',
    url: '/',
    headers: { accept: 'text/html', ...headers },
  });
  return /<closing-details class="own">.*?<\/summary>/s.exec(body)?.[0];
};

describe('the masthead', () => {
  it('shows one’s portrait, at once when it was chosen, and initials before and afterwards', async () => {
    const person = await aUser(ctx, { name: 'Ruth Lindner' });
    const { id } = await anImage(ctx, { ownerId: person.id });
    const browser = await signedIn(app, person);
    const choose = (pictureId: number | null) =>
      choosePictures(actAs(ctx, person.viewer), person.id, { pictureId, coverId: null });
    expect(await accountOn(browser)).toMatch(/aria-hidden="true">RL</);
    await choose(id);
    expect(await accountOn(browser)).toContain(`<img class="portrait" src="/media/image/${id}/`);
    expect(await accountOn(browser)).not.toContain('>RL<');
    await choose(null);
    expect(await accountOn(browser)).toMatch(/aria-hidden="true">RL</);
  });

  it('shows one’s portrait also to who is suspended, whom others see without', async () => {
    const person = await aUser(ctx, { name: 'Ruth Lindner' });
    const { id } = await anImage(ctx, { ownerId: person.id });
    await choosePictures(actAs(ctx, person.viewer), person.id, { pictureId: id, coverId: null });
    const browser = await signedIn(app, person);
    const outcome = await suspendUser(actAs(ctx, portalItself), person.id, {
      until: new Date(ctx.now.getTime() + 9 * DAY_MS),
      reason: 'Beleidigungen in mehreren Kommentaren',
      hidesContributions: false,
    });
    expect(outcome).toMatchObject({ kind: 'done' });
    expect(await accountOn(browser)).toContain(`/media/image/${id}/`);
  });

  it('shows everybody their own, and visitors none', async () => {
    const [one, other] = [await aUser(ctx, { name: 'Paul Feld' }), await aUser(ctx, { name: 'Linh Tran' })];
    const { id } = await anImage(ctx, { ownerId: one.id });
    await choosePictures(actAs(ctx, one.viewer), one.id, { pictureId: id, coverId: null });
    expect(await accountOn(await signedIn(app, one))).toContain(`/media/image/${id}/`);
    expect(await accountOn(await signedIn(app, other))).toMatch(/aria-hidden="true">LT</);
    expect(await accountOn()).toBeUndefined();
  });

  it('asks the database for it once, not for each page', async () => {
    const browser = await signedIn(app, await aUser(ctx));
    const queries = async () => {
      const before = app.portal.database.queryCount();
      await accountOn(browser);
      return app.portal.database.queryCount() - before;
    };
    const first = await queries();
    expect(await queries()).toBeLessThan(first);
  });
});
