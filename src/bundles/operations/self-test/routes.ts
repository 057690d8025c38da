// Serves the self-test as a page, and the question that the portal asks itself.
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { succeed } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { EchoParams } from '../input.ts';
import { operationsPaths as paths } from '../paths.ts';
import { takeSelfTest } from './commands.ts';
import { answerTo, isOwnQuestion } from './echo.ts';
import type { EchoAnswer } from './echo.ts';
import { loadSelfTestPage, verdictOf } from './self-test-page.ts';

const access = 'admin';

export const selfTestRoutes = (app: Routes): void => {
  mount(app, paths.selfTest, { access }, ({ ctx }) => loadSelfTestPage(ctx));
  mount(app, paths.runSelfTest, { access }, async ({ ctx, request }) => {
    const results = await takeSelfTest(ctx);
    return succeed(request, url(paths.selfTest), verdictOf(results));
  });

  const { secrets } = app.portal;
  const answering = { respondsWith: 'json', params: EchoParams } as const;
  mount(app, paths.echo, { access: 'anyone', ...answering }, async (call): Promise<EchoAnswer> => {
    const { request } = call;
    const { token } = call.params;
    if (!isOwnQuestion(secrets, token)) throw notFound();
    const { headers, socket, ip, protocol } = request;
    return {
      instance: answerTo(secrets, token),
      scheme: protocol,
      isForwarded: headers['x-forwarded-for'] !== undefined,
      isTrusted: ip !== socket.remoteAddress,
    };
  });
};
