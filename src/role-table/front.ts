// Lists the calls of pinned positions, for the table of roles.
import { addDays, dayOf } from '#kernel/calendar.ts';
import { actAs } from '#kernel/ctx.ts';
import { HOUR_MS } from '#kernel/durations.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { pinPiece } from '#bundles/front/pins/commands.ts';
import { aUser, aViewer } from '#bundles/users/test-data.ts';
import { row } from './row.ts';
import type { Call, Case, World } from './row.ts';

const EDITORS = 'signIn forbidden forbidden forbidden forbidden forbidden ok ok';

const tomorrowOf = ({ ctx }: World) => addDays(dayOf(ctx.now), 1);

/** Makes a call on a position of the place that is held by an article. */
const held =
  (more: object): Call =>
  async (world) => {
    const { ctx, place } = world;
    const roles = [{ role: 'editor' as const, locationPath: '' }];
    const { id } = await aUser(ctx, { roles });
    await pinPiece(actAs(ctx, aViewer({ id, roles })), {
      locationId: place.id,
      position: 1,
      piece: { type: 'article', id: (await anArticle(ctx)).id },
      endsAt: new Date(ctx.now.getTime() + HOUR_MS),
    });
    return { body: { ort: place.id, platz: 1, ...more } };
  };

export const frontRows: Readonly<Record<string, Case>> = {
  front_pin: row(EDITORS, async (world) => ({
    body: {
      ort: world.place.id,
      beitrag: `article-${(await anArticle(world.ctx)).id}`,
      platz: '2',
      tag: tomorrowOf(world),
      uhr: '12:00',
    },
  })),
  front_pin_move: row(EDITORS, held({ nach: 2 })),
  front_unpin: row(EDITORS, held({})),
};
