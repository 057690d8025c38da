// Serves the plain forms, open to everybody, by which one tells moderators of something.
import { seeOther } from '#kernel/answers.ts';
import { badInput } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { networkOf } from '#kernel/network-address.ts';
import { fail, succeed } from '#kernel/reply.ts';
import { limitAttempts } from '#kernel/rate-limit.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { FIND_LIMIT_PER_ADDRESS } from '../constants.ts';
import { standingHref } from '../links.ts';
import { moderationPaths as paths } from '../paths.ts';
import { numberOf } from '../texts.ts';
import { sendNotice } from './commands.ts';
import { findByAddress } from './find-thing.ts';
import { loadBeginPage, loadFormPage } from './form-page.ts';
import { BeginQuery, NoticeBody, ThingParams } from './input.ts';
import * as texts from './texts.ts';

export const reportingRoutes = (app: Routes): void => {
  mount(
    app,
    paths.begin,
    { access: 'anyone', query: BeginQuery },
    async ({ ctx, query: { adresse }, request }) => {
      if (adresse) await limitAttempts(ctx, `notice:find:${networkOf(request.ip)}`, FIND_LIMIT_PER_ADDRESS);
      const found = adresse && (await findByAddress(ctx, adresse));
      return found ? seeOther(url(paths.form, found)) : loadBeginPage(ctx, adresse);
    },
  );

  const params = ThingParams;
  mount(app, paths.form, { access: 'anyone', params }, ({ ctx, params }) => loadFormPage(ctx, params));

  // Whoever is suspended may still be hurt by what others write.
  const door = { params, body: NoticeBody };
  mount(app, paths.send, { access: 'anyone', whenRestricted: 'allow', ...door }, async (call) => {
    const { ctx, params, body, request } = call;
    const { category = '', explanation = '', name = '', email = '', goodFaith } = body ?? {};
    const typed = { category, explanation, name, email, isGoodFaith: goodFaith === '1' };
    const outcome = await sendNotice(ctx, { ...params, ...typed, network: networkOf(request.ip) });
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () =>
        loadFormPage(ctx, { ...params, refused: { typed, errors } }),
      );
    }
    const { noticeId } = outcome;
    return succeed(
      request,
      standingHref(ctx, { side: 'notifier', id: noticeId }),
      texts.sent(numberOf(noticeId)),
    );
  });
};
