import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { picturesByIds } from '#bundles/media/public.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { loadProfile } from '#bundles/users/public.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { profilePictures } from './personal-data.ts';
import { choosePictures } from './profile-pictures.ts';

const ctx = await testCtx();

const isPublic = async (imageId: number) => (await picturesByIds(ctx, [imageId])).get(imageId)?.query === '';

const somebodyWithPictures = async () => {
  const person = await aUser(ctx);
  const [portrait, cover] = [
    await anImage(ctx, { ownerId: person.id, access: 'gated' }),
    await anImage(ctx, { ownerId: person.id, access: 'gated' }),
  ];
  return { person, pictures: { pictureId: portrait.id, coverId: cover.id } };
};

describe('choosePictures', () => {
  it('puts one’s own images on one’s page, where everybody may fetch them', async () => {
    const { person, pictures } = await somebodyWithPictures();
    await choosePictures(actAs(ctx, person.viewer), person.id, pictures);
    expect(await loadProfile(ctx, person.id)).toMatchObject(pictures);
    for (const id of Object.values(pictures)) expect(await isPublic(id)).toBe(true);
    await choosePictures(actAs(ctx, person.viewer), person.id, { ...pictures, coverId: null });
    expect([await isPublic(pictures.pictureId), await isPublic(pictures.coverId)]).toEqual([true, false]);
  });

  it('takes nobody else’s images and changes nobody else’s page', async () => {
    const [one, other] = [await somebodyWithPictures(), await somebodyWithPictures()];
    const own = actAs(ctx, one.person.viewer);
    await expect(choosePictures(own, one.person.id, other.pictures)).rejects.toMatchObject({ status: 403 });
    await expect(choosePictures(own, other.person.id, one.pictures)).rejects.toMatchObject({ status: 403 });
    expect(await isPublic(other.pictures.pictureId)).toBe(false);
  });

  it('is undone when somebody leaves', async () => {
    const { person, pictures } = await somebodyWithPictures();
    await choosePictures(actAs(ctx, person.viewer), person.id, pictures);
    await profilePictures.eraseFor(ctx, person.id, { keepsComments: true });
    for (const id of Object.values(pictures)) expect(await isPublic(id)).toBe(false);
  });
});
