import { describe, expect, it } from 'vitest';
import { actAs, withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { touch } from '#kernel/invalidation.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anonymous } from '#kernel/viewer.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { imageTag } from '../constants.ts';
import { picturesByIds } from '../pictures.ts';
import { anImage } from '../test-data.ts';
import { withControls } from './controls.ts';

const ctx = await testCtx();
const END = new Date('2027-03-01T23:00:00Z');
const owner = await aUser(ctx);
const own = await anImage(ctx, { ownerId: owner.id, licence: 'cc-by-4.0', licenceEndsAt: END });
const foreign = await anImage(ctx);
const ids = [own.id, foreign.id];
const pictures = await picturesByIds(ctx, ids);

const withoutDatabase = (viewer: Ctx['viewer']): Ctx =>
  new Proxy(actAs(ctx, viewer), {
    get: (target, name) => {
      if (name === 'db') throw new Error('a query');
      return Reflect.get(target, name);
    },
  });

describe('controls of a page’s pictures', () => {
  it('come to those pictures with which the viewer may do something', async () => {
    const found = await withControls(actAs(ctx, owner.viewer), pictures, [...ids, null]);
    expect([...found.keys()]).toEqual(ids);
    expect(found.get(own.id)!.controls).toMatchObject({
      mayEdit: true,
      mayDelete: true,
      mayQuarantine: false,
    });
    expect(found.get(own.id)!.controls!.licence).toMatch(/^CC BY 4\.0, bis 1\.\sMärz 2027$/);
    expect(found.get(foreign.id)).toBe(pictures.get(foreign.id));
  });

  it('stay away from pictures that weren’t asked about', async () => {
    const found = await withControls(actAs(ctx, owner.viewer), pictures, [foreign.id]);
    expect(found.get(own.id)).toBe(pictures.get(own.id));
  });

  it('cost anonymous readers no query and change nothing for them', async () => {
    const backwards = ids.toReversed();
    expect(await withControls(withoutDatabase(anonymous), pictures, backwards)).toBe(pictures);
    await expect(withControls(withoutDatabase(owner.viewer), pictures, backwards)).rejects.toThrow('a query');
  });

  it('cost those who look after nothing one query for many of them, until a picture changes', async () => {
    await withControls(actAs(ctx, (await aUser(ctx)).viewer), pictures, ids);
    const seen = await withControls(withoutDatabase(owner.viewer), pictures, ids);
    expect(seen.get(own.id)?.controls?.mayEdit).toBe(true);
    await withTransaction(ctx, async (ctx) => touch(ctx, imageTag(own.id)));
    await expect(withControls(withoutDatabase(owner.viewer), pictures, ids)).rejects.toThrow('a query');
  });
});
