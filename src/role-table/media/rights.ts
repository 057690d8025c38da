// Lists the calls of rights and quarantine, for the table of roles.
import { actAs, withTransaction } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { anImage } from '#bundles/media/test-data.ts';
import { blockImage } from '#bundles/media/rights/blocking.ts';
import { quarantineImage } from '#bundles/media/rights/commands.ts';
import { setImageUses } from '#bundles/media/uses.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { MODERATORS, MODERATORS_WHO_SEE_IT, row } from '../row.ts';
import type { Case, World } from '../row.ts';

/** Makes the owner's image, shown by a thing of the place. */
const imageHere = async ({ ctx, owner, place }: World) => {
  const image = await anImage(ctx, { ownerId: owner.id });
  const thing = { type: 'article', id: image.id, locationPath: place.path } as const;
  await withTransaction(ctx, (ctx) => setImageUses(ctx, thing, [{ imageId: image.id, isPublic: true }]));
  return image;
};

export const mediaRights: Readonly<Record<string, Case>> = {
  image_quarantine: row(MODERATORS, async (world) => ({
    params: { id: (await imageHere(world)).id },
    body: { reason: 'Ohne Erlaubnis der Abgebildeten.' },
  })),
  image_quarantine_undo: row(MODERATORS_WHO_SEE_IT, async (world) => {
    const { ctx, user, place } = world;
    const [somebody, chief] = [
      await aUser(ctx),
      await aUser(ctx, { roles: [{ role: 'moderator', locationPath: '' }] }),
    ];
    const image = await anImage(ctx, { ownerId: somebody.id });
    const thing = { type: 'article', id: image.id, locationPath: place.path } as const;
    await withTransaction(ctx, (ctx) => setImageUses(ctx, thing, [{ imageId: image.id, isPublic: true }]));
    // The decision is made by whoever calls, where they may: nobody undoes what others decided.
    const later = { ...ctx, now: new Date(Date.now() + HOUR_MS) };
    const blockAs = (viewer: Viewer) =>
      blockImage(actAs(later, viewer), image.id, { reason: 'Ohne Erlaubnis.' });
    await blockAs((user ?? chief).viewer).catch(() => blockAs(chief.viewer));
    return { params: { id: image.id }, body: {} };
  }),
  image_release_quarantine: row(MODERATORS_WHO_SEE_IT, async (world) => {
    const { id } = await imageHere(world);
    await quarantineImage(world.ctx, id, 'Ohne Erlaubnis der Abgebildeten.');
    return { params: { id } };
  }),
};
