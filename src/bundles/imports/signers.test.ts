import { describe, expect, it } from 'vitest';
import { pack, resigned, unpack } from '#bundles/archives/test-data.ts';
import { aPlace } from '#bundles/locations/test-data.ts';
import { aCategory } from '#bundles/topics/test-data.ts';
import { startImport } from './commands.ts';
import { countItems } from './queries.ts';
import { aPortal, aTown, brought, twoPortals } from './taking/test-data.ts';
import * as texts from './texts.ts';

const { there, here, choices } = await twoPortals();

describe('who has signed it', () => {
  it('has to be compared the first time, and is known from then on', async () => {
    const portal = await aPortal('https://neuer.example', 'the secret of yet another portal, long');
    const { ctx, admin } = portal;
    const place = await aPlace(ctx);
    const category = await aCategory(ctx);
    const wanted = { ...choices, placeId: place.id, categoryId: category.id };
    const { archive } = await aTown(there);
    const first = await brought(portal, await archive());
    expect(await startImport(admin, first.id, wanted)).toEqual({
      kind: 'invalid',
      errors: { signer: texts.signerUnconfirmed },
    });
    expect(await startImport(admin, first.id, { ...wanted, signer: 'ABCD' })).toMatchObject({
      kind: 'invalid',
    });
    expect(await startImport(admin, first.id, { ...wanted, signer: first.signer! })).toEqual({
      kind: 'started',
    });
    const second = await brought(portal, await archive());
    expect(await startImport(admin, second.id, wanted)).toEqual({ kind: 'started' });
    const forged = await resigned(await unpack(await archive()), ['the secret of somebody who pretends']);
    const third = await brought(portal, forged);
    expect(third.site).toBe(second.site);
    expect(await startImport(admin, third.id, wanted)).toMatchObject({ kind: 'invalid' });
  });

  it('is told of what was changed after that in words, and nothing of it comes', async () => {
    const { archive, first } = await aTown(there);
    const files = await unpack(await archive());
    const name = `pieces/article-${first.id}/piece.json`;
    const changed = await pack(
      [...files].map(([file, content]) => ({
        name: file,
        content: file === name ? Buffer.from(content.toString().replace('Elf', 'Elv')) : content,
      })),
    );
    const { state, problem, fileKey, id } = await brought(here, changed);
    expect([state, problem, fileKey]).toEqual([
      'failed',
      `Dieses Archiv ist nach dem Unterschreiben geändert worden: „${name}“ ist nicht mehr, was unterschrieben wurde.`,
      null,
    ]);
    expect(await countItems(here.ctx, id)).toEqual([]);
  });
});
