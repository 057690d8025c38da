// Serves one's notices: the list, reading them, what one wants to hear of, browsers that show them, and getting rid of mails.
import { noContent, seeOther } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { badInput, notFound } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { unpackListCursor } from '#kernel/list-cursor.ts';
import { isVisit } from '#kernel/looked-at.ts';
import { url } from '#kernel/named-routes.ts';
import { noticeKindsOf } from '#kernel/notices.ts';
import { isSafeMethod } from '#kernel/origin-check.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { isSentByForm, succeed } from '#kernel/reply.ts';
import { sessionHashOf } from '#bundles/users/public.ts';
import { removeDevice, saveSettings, stopMails, subscribeDevice } from './commands.ts';
import { drawNotices } from './draw-notices.ts';
import {
  ListQuery,
  NewsQuery,
  NoticeParams,
  ReadAllBody,
  SubscribeBody,
  TokenParams,
  UnsubscribeBody,
  UnsubscribeMailBody,
  quietHoursIn,
  settingsBody,
  settingsChangedBy,
  settingsOf,
} from './input.ts';
import { loadNoticesPage } from './notices-page.ts';
import { noticePaths } from './paths.ts';
import { findPushKeys } from './push/vapid.ts';
import { countNewer, countUnread, findNotice } from './queries.ts';
import { markAllRead, markRead } from './reading.ts';
import { loadSettingsPage, toDeviceView } from './settings-page.ts';
import * as texts from './texts.ts';
import { unsubscribePage } from './unsubscribe-page.ts';
import { unpackToken } from './unsubscribe-token.ts';
import type { Unsubscription } from './unsubscribe-token.ts';

export const routes = (app: Routes): void => {
  mountReading(app);
  mountSettings(app);
  mountPush(app);
  mountUnsubscribing(app);
};

const mountReading = (app: Routes) => {
  mount(app, noticePaths.list, { access: 'signed-in', query: ListQuery }, ({ ctx, query }) =>
    loadNoticesPage(ctx, ctx.viewer.id!, query.vor),
  );

  const welcome = { whenRestricted: 'allow' } as const;
  mount(
    app,
    noticePaths.open,
    { access: 'signed-in', ...welcome, params: NoticeParams },
    async ({ ctx, params, request, wantsPage }) => {
      const notice = await findNotice(ctx, params.id);
      if (!notice || notice.userId !== ctx.viewer.id) throw notFound();
      const [drawn] = await drawNotices(ctx, [notice]);
      const isPosted = !isSafeMethod(request.method);
      if (isPosted || isVisit(request)) await markRead(ctx, ctx.viewer.id, [notice.id]);
      const href = drawn?.href ?? url(noticePaths.list);
      if (isPosted && !wantsPage) return { status: 'success', href };
      return drawn ? seeOther(href) : seeOther(href, flash('secondary', texts.gone));
    },
  );

  mount(
    app,
    noticePaths.readAll,
    { access: 'signed-in', ...welcome, body: ReadAllBody },
    async ({ ctx, body, request }) => {
      await markAllRead(ctx, ctx.viewer.id!, unpackListCursor(body?.bis));
      return succeed(request, url(noticePaths.list), texts.allRead);
    },
  );

  mount(app, noticePaths.news, { access: 'signed-in', query: NewsQuery }, async ({ ctx, query }) => {
    const since = unpackListCursor(query.seit) ?? { at: new Date(0), id: 0 };
    const [unread, newer] = await Promise.all([
      countUnread(ctx, ctx.viewer.id!),
      countNewer(ctx, ctx.viewer.id!, since),
    ]);
    return { status: 'success', unread, newer };
  });
};

const mountSettings = (app: Routes) => {
  const kinds = noticeKindsOf(app.portal.bundles);
  mount(app, noticePaths.settings, { access: 'signed-in' }, ({ ctx, request }) =>
    loadSettingsPage(ctx, ctx.viewer.id!, sessionHashOf(ctx, request)),
  );

  mount(
    app,
    noticePaths.settingsSave,
    { access: 'signed-in', body: settingsBody(kinds) },
    async ({ ctx, body, request }) => {
      const choose = isSentByForm(request) ? settingsOf : settingsChangedBy;
      await saveSettings(ctx, (stored) => choose(kinds, body, stored), quietHoursIn(body));
      return succeed(request, url(noticePaths.settings), texts.saved);
    },
  );
};

const mountPush = (app: Routes) => {
  mount(app, noticePaths.pushKey, { access: 'signed-in' }, async ({ ctx }) => ({
    status: 'success',
    key: (await findPushKeys(ctx)).publicKey,
  }));

  mount(
    app,
    noticePaths.pushSubscribe,
    { access: 'signed-in', body: SubscribeBody },
    async ({ ctx, body, request }) => {
      const sessionHash = sessionHashOf(ctx, request)!;
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
      const { endpoint, keys } = body;
      const { p256dh, auth } = keys;
      const device = { endpoint, p256dh, auth, sessionHash, userAgent };
      const outcome = await subscribeDevice(ctx, device);
      if (outcome.kind === 'invalid') throw badInput(outcome.errors, texts.badSubscription);
      return { status: 'success', msg: texts.pushIsOn, device: toDeviceView(outcome.device, sessionHash) };
    },
  );

  const welcome = { whenRestricted: 'allow' } as const;
  mount(
    app,
    noticePaths.pushUnsubscribe,
    { access: 'signed-in', ...welcome, body: UnsubscribeBody },
    async ({ ctx, body }) => {
      await removeDevice(ctx, { endpoint: body.endpoint });
      return noContent();
    },
  );

  mount(
    app,
    noticePaths.deviceRemove,
    { access: 'signed-in', ...welcome, params: NoticeParams },
    async ({ ctx, params, request }) => {
      await removeDevice(ctx, { id: params.id });
      return succeed(request, url(noticePaths.settings), texts.deviceRemoved);
    },
  );
};

const mountUnsubscribing = (app: Routes) => {
  const params = TokenParams;
  mount(app, noticePaths.unsubscribe, { access: 'token', params }, async ({ ctx, params: { token } }) =>
    unsubscribePage(ctx, { token, topic: known(ctx, token).topic }),
  );

  mount(
    app,
    noticePaths.unsubscribeSend,
    { access: 'token', params, body: UnsubscribeMailBody, takesAnyBody: true },
    async ({ ctx, params: { token }, body }) => {
      const { userId, topic } = known(ctx, token);
      const isAll = body?.was === 'alle';
      await stopMails(ctx, userId, isAll ? 'all' : topic);
      // Services that press for a person expect a plain success, and follow no redirect. RFC 8058
      return unsubscribePage(ctx, { token, topic, done: isAll ? 'all' : 'these' });
    },
  );
};

const known = (ctx: Ctx, token: string): Unsubscription => {
  const unsubscription = unpackToken(ctx.portal, token);
  if (!unsubscription) throw notFound();
  return unsubscription;
};
