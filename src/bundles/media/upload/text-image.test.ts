import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { actAs } from '#kernel/ctx.ts';
import { testApp } from '#kernel/testing/test-portal.ts';
import { aUser } from '#bundles/users/test-data.ts';
import { aSample } from '../formats/test-data.ts';
import { makeVariants } from '../make-variants.ts';
import { importImage } from './import-image.ts';
import { textImageOf } from './text-image.ts';

const { http, ctx } = await testApp();
const own = actAs(ctx, (await aUser(ctx)).viewer);

const bring = async (file: Buffer) => {
  const outcome = await importImage(own, Readable.from([file]), 'bild.jpg');
  if (outcome.kind === 'refused') throw new Error(outcome.text);
  return outcome.image.imageObj.id;
};
const BOX = { width: 800, height: 800 };

it('an image in a text has its addresses before it has its files', async () => {
  const id = await bring(await aSample('jpeg', { width: 1600, height: 900 }));
  const waiting = await textImageOf(own, id, BOX);
  expect(waiting).toMatchObject({ imageId: id, imageObj: { id, is_stub: true } });
  await makeVariants(ctx, { imageId: id });
  expect(await textImageOf(own, id, BOX)).toMatchObject({
    image_link: waiting.image_link,
    thumb_link: waiting.thumb_link,
    imageObj: { is_stub: false },
  });
  for (const url of [waiting.image_link, waiting.thumb_link]) {
    const file = await http.inject({ url });
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg']);
  }
});

it('an image in a text comes in the largest size that fits', async () => {
  const id = await bring(await aSample('jpeg', { width: 1600, height: 900 }));
  const sizeIn = async (width: number, height: number) =>
    /_(\w+)\.jpg/.exec((await textImageOf(own, id, { width, height })).image_link)?.[1];
  expect(await sizeIn(800, 800)).toBe('L');
  expect(await sizeIn(799, 800)).toBe('M');
  expect(await sizeIn(5000, 200)).toBe('M');
  expect(await sizeIn(1, 1)).toBe('T');
});
