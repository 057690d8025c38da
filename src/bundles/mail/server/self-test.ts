// Tests whether the mail server lets us in; nothing is sent.
import type { Ctx } from '#kernel/ctx.ts';
import { failure, ok, warning } from '#kernel/self-test.ts';
import type { Finding, SelfTestCheck } from '#kernel/self-test.ts';
import { tryToConnect } from '../smtp.ts';
import { findChosen, findMailServer } from './queries.ts';
import * as texts from './texts.ts';

const run = async (ctx: Ctx): Promise<Finding> => {
  const server = await findMailServer(ctx);
  if (!server) {
    const isLost = (await findChosen(ctx)) !== undefined;
    return isLost
      ? failure(texts.broken, texts.checkAdvice)
      : warning(texts.checkNone, texts.checkNoneAdvice);
  }
  const { host } = new URL(server.url);
  const said = await tryToConnect(server.url);
  if (said === undefined) return ok(texts.checkFine(host));
  return failure(texts.checkFailed(host, said), texts.checkAdvice);
};

export const mailCheck: SelfTestCheck = {
  name: 'mail',
  title: texts.title,
  order: 40,
  needsDatabase: true,
  timeoutMs: 15_000,
  run,
};
