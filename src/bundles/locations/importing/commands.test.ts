import { describe, expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { portalItself } from '#kernel/viewer.ts';
import { listHistory } from '#bundles/history/public.ts';
import { aViewer } from '#bundles/users/test-data.ts';
import { orderPlace } from '../desk/commands.ts';
import { findLocationBySlug, getLocationTree } from '../queries.ts';
import { aPlace } from '../test-data.ts';
import { importPlaces, lookAtImport } from './commands.ts';
import * as texts from './texts.ts';

const app = await testApp();
const ctx = actAs(app.ctx, portalItself);

const LIST = `Art;Name;liegt in;PLZ;Breite;Länge
Ortsteil;Unterau;Auenfeld;;;
Stadt;Auenfeld;Kreis Auental;36999;50,5;9,67
Kreis;Kreis Auental;;;;`;

describe('a list of places', () => {
  it('is written in any order of its lines, whole, with history', async () => {
    const { lines } = await lookAtImport(ctx, LIST);
    expect(lines.map(({ state }) => state)).toEqual(['new', 'new', 'new']);
    expect(await findLocationBySlug(ctx, 'auenfeld')).toBeUndefined();
    expect(await importPlaces(ctx, LIST)).toEqual({ kind: 'imported', count: 3 });
    const { bySlug } = await getLocationTree(ctx);
    const [district, town, quarter] = ['kreis-auental', 'auenfeld', 'unterau'].map(
      (slug) => bySlug.get(slug)!,
    );
    expect(town).toMatchObject({
      postcode: '36999',
      latitude: 50.5,
      longitude: 9.67,
      parentId: district!.id,
    });
    expect(quarter!.path).toBe(`${district!.id}/${town!.id}/${quarter!.id}/`);
    expect(await listHistory(ctx, { type: 'location', id: town!.id })).toMatchObject([
      { action: 'location.created', after: { name: 'Auenfeld' } },
    ]);
    expect((await lookAtImport(ctx, LIST)).lines.map(({ state }) => state)).toEqual([
      'known',
      'known',
      'known',
    ]);
    expect(await importPlaces(ctx, LIST)).toEqual({ kind: 'imported', count: 0 });
  });

  it('comes behind the places that somebody has put in order', async () => {
    const district = await aPlace(ctx, { kind: 'district' });
    const towns = [
      await aPlace(ctx, { parentId: district.id }),
      await aPlace(ctx, { parentId: district.id }),
    ];
    await orderPlace(ctx, towns[1]!.id, 'up');
    const namesOf = async () =>
      (await getLocationTree(ctx)).all.flatMap(({ parentId, name }) =>
        parentId === district.id ? [name] : [],
      );
    const before = await namesOf();
    await importPlaces(ctx, `Zuletzt;Stadt;${district.slug}\nAllererst;Stadt;${district.slug}`);
    expect(await namesOf()).toEqual([...before, 'Allererst', 'Zuletzt']);
  });

  it('takes postcodes of four digits, too', async () => {
    expect(await importPlaces(ctx, 'Bregenz;Stadt;;;A-6900')).toEqual({ kind: 'imported', count: 1 });
    expect(await findLocationBySlug(ctx, 'bregenz')).toMatchObject({ postcode: '6900' });
    expect((await lookAtImport(ctx, 'Bregenz;Stadt;;;A-6900')).lines.map(({ state }) => state)).toEqual([
      'known',
    ]);
  });

  it('says line by line what is wrong, and is then not written at all', async () => {
    const other = await aPlace(ctx, { name: 'Sonstwo', slug: 'sonstwo' });
    const list = [
      'Gut',
      'Zweimal;Stadt',
      'Zweimal;Stadt',
      ';Stadt',
      'Schief;Insel;;;123;99;9',
      'Waise;Stadt;Nirgends',
      `Klein;Stadt;${other.slug}`,
      'Vergeben;Stadt;;sonstwo',
      'Eigen;Stadt;;admin',
    ].join('\n');
    const { lines } = await lookAtImport(ctx, list);
    expect(lines.map(({ problems }) => problems)).toEqual([
      [],
      [],
      [texts.twice(2)],
      [texts.nameMissing],
      [texts.kindUnknown('insel'), texts.postcodeInvalid, texts.coordinatesInvalid].map((text) =>
        text.replace('insel', 'Insel'),
      ),
      [texts.parentUnknown('Nirgends')],
      [texts.parentTooSmall('sonstwo')],
      [expect.stringContaining('/sonstwo')],
      [expect.stringContaining('/admin')],
    ]);
    expect(await importPlaces(ctx, list)).toMatchObject({ kind: 'refused' });
    expect(await findLocationBySlug(ctx, 'gut')).toBeUndefined();
  });

  it('is written once by two at the same time', async () => {
    const outcomes = await Promise.all([importPlaces(ctx, 'Eins\nZwei'), importPlaces(ctx, 'Eins\nZwei')]);
    expect(outcomes.map((outcome) => (outcome.kind === 'imported' ? outcome.count : -1)).toSorted()).toEqual([
      0, 2,
    ]);
  });

  it('is refused when there is nothing in it or too much, and to everybody but administrators', async () => {
    expect(await importPlaces(ctx, ' \n;\n')).toMatchObject({ text: texts.nothingThere });
    expect(await lookAtImport(ctx, 'Ort\n'.repeat(2100))).toEqual({
      lines: [],
      problem: texts.tooManyLines(2000),
    });
    const editor = actAs(ctx, aViewer({ roles: [{ role: 'editor', locationPath: '' }] }));
    await expect(importPlaces(editor, 'Fremd')).rejects.toMatchObject({ status: 403 });
    await expect(lookAtImport(editor, 'Fremd')).rejects.toMatchObject({ status: 403 });
  });
});
