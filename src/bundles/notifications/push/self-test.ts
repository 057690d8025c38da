// Checks whether this portal can send to devices: its keys, and https, without which browsers don't subscribe.
import { isLocalUrl } from '#kernel/config.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { ok, warning } from '#kernel/self-test.ts';
import type { Finding, SelfTestCheck } from '#kernel/self-test.ts';
import * as texts from '../texts.ts';
import { findPushKeys } from './vapid.ts';

const run = async (ctx: Ctx): Promise<Finding> => {
  await findPushKeys(ctx);
  const { publicUrl } = ctx.config;
  if (publicUrl.startsWith('https:') || isLocalUrl(publicUrl)) return ok(texts.selfTestFine);
  return warning(texts.selfTestPlain, texts.selfTestPlainAdvice);
};

export const pushCheck: SelfTestCheck = {
  name: 'push',
  title: texts.selfTestTitle,
  order: 52,
  needsDatabase: true,
  timeoutMs: 8000,
  run,
};
