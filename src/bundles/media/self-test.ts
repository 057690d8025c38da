// Tests whether pictures can be made: one is, in each of the formats that pages use.
import { failure, ok } from '#kernel/self-test.ts';
import type { Finding, SelfTestCheck } from '#kernel/self-test.ts';
import * as texts from './texts.ts';

const SIDE = 64;

const run = async (): Promise<Finding> => {
  const { default: sharp } = await import('sharp');
  const background = { r: 178, g: 34, b: 52 };
  const drawn = sharp({ create: { width: SIDE * 2, height: SIDE * 2, channels: 3, background } });
  const original = await drawn.png().toBuffer();
  for (const format of ['jpeg', 'webp', 'avif'] as const) {
    const made = await sharp(original).resize(SIDE).toFormat(format).toBuffer();
    const { width } = await sharp(made).metadata();
    if (width !== SIDE) return failure(texts.selfTestWrong(format), texts.selfTestAdvice);
  }
  return ok(texts.selfTestFine);
};

export const pictureCheck: SelfTestCheck = {
  name: 'pictures',
  title: texts.selfTestTitle,
  order: 50,
  timeoutMs: 15_000,
  run,
};
