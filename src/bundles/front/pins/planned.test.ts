import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { testCtx } from '#kernel/testing/test-portal.ts';
import { anArticle } from '#bundles/articles/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { pinPiece } from './commands.ts';
import { endingPins } from './planned.ts';

const ctx = await testCtx();
const inDays = (days: number) => new Date(ctx.now.getTime() + days * DAY_MS);
const editorOf = (locationPath: string) => actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath }] }));
const SPAN = { from: inDays(1), until: inDays(8), type: undefined, limit: 200 };

describe('positions of front pages that end in a week', () => {
  it('are told to those who look after the front page, with the way there', async () => {
    const [place, other] = [await aPlace(ctx, { name: 'Auenfeld' }), await aPlace(ctx)];
    const everywhere = editorOf('');
    const [piece, later, elsewhere] = [await anArticle(ctx), await anArticle(ctx), await anArticle(ctx)];
    await pinPiece(everywhere, { locationId: place.id, position: 1, piece, endsAt: inDays(3) });
    await pinPiece(everywhere, { locationId: place.id, position: 2, piece: later, endsAt: inDays(20) });
    await pinPiece(everywhere, { locationId: other.id, position: 1, piece: elsewhere, endsAt: inDays(4) });
    const seen = await endingPins(editorOf(place.path), { ...SPAN, places: [place.id] });
    expect(seen).toEqual([
      {
        at: inDays(3),
        what: 'Titelseite Auenfeld, „Aufmacher“ endet',
        ref: { type: 'article', id: piece.id },
        href: `/cockpit/titelseite?ort=${place.id}`,
      },
    ]);
    const all = await endingPins(everywhere, { ...SPAN, places: [undefined] });
    expect(all.map(({ ref }) => ref!.id)).toEqual([piece.id, elsewhere.id]);
    expect(await endingPins(everywhere, { ...SPAN, places: [other.id], type: 'event' })).toEqual([]);
    expect(await endingPins(editorOf(other.path), { ...SPAN, places: [place.id] })).toEqual([]);
  });
});
