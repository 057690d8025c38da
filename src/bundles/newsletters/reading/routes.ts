// Serves newsletters for everybody: reading them, asking for them, and what links in mails lead to. contract.md 18.13
import { seeOther } from '#kernel/answers.ts';
import { badInput, unauthorised } from '#kernel/errors.ts';
import { flash } from '#kernel/flash.ts';
import { networkOf } from '#kernel/network-address.ts';
import { url } from '#kernel/named-routes.ts';
import { fail, succeed, succeedWith } from '#kernel/reply.ts';
import { mount } from '#kernel/routing.ts';
import type { Routes } from '#kernel/routing.ts';
import { isFromMailServer, readBeginning, takeReport } from '../bounces/take-report.ts';
import { OLDER_QUERY } from '../constants.ts';
import { newsletterPaths as paths } from '../paths.ts';
import * as texts from '../texts.ts';
import { askForNewsletters, chooseOwn, confirmReader, unsubscribe } from './commands.ts';
import {
  ArchiveQuery,
  AskBody,
  IssueParams,
  NewsletterParams,
  OwnBody,
  TokenParams,
  UnsubscribeBody,
  idsIn,
} from './input.ts';
import { loadOwnPage } from './own-page.ts';
import { loadArchivePage, loadIssuePage, loadNewslettersPage } from './pages.ts';
import { confirmPage, loadConfirmPage, loadUnsubscribePage, unsubscribedPage } from './question-pages.ts';

export const readingRoutes = (app: Routes): void => {
  mountPages(app);
  mountLinks(app);
  mountOwn(app);
  mountBounces(app);
};

const mountPages = (app: Routes) => {
  mount(app, paths.list, { access: 'anyone', cache: [] }, ({ ctx }) => loadNewslettersPage(ctx));

  // Whoever is suspended may still be somebody's neighbour who reads the news.
  mount(app, paths.ask, { access: 'anyone', whenRestricted: 'allow', body: AskBody }, async (call) => {
    const { ctx, body, request } = call;
    const [email, ids] = [body.email ?? '', idsIn(body.brief)];
    const outcome = await askForNewsletters(ctx, { email, ids, network: networkOf(request.ip) });
    if (outcome.kind === 'invalid') {
      const { errors } = outcome;
      return fail(request, badInput(errors), () => loadNewslettersPage(ctx, { email, ids, errors }));
    }
    // It stays until it is closed: the page shows the same form as before, and what has to be done is done elsewhere.
    const asked = flash('success', texts.asked, { fade: 0 });
    return succeedWith(request, { msg: texts.asked }, () => seeOther(url(paths.list), asked));
  });

  mount(
    app,
    paths.archive,
    { access: 'anyone', params: NewsletterParams, query: ArchiveQuery, cache: [OLDER_QUERY] },
    ({ ctx, params, query }) => loadArchivePage(ctx, params.newsletter, query[OLDER_QUERY]),
  );

  mount(app, paths.issue, { access: 'anyone', params: IssueParams, cache: [] }, ({ ctx, params }) =>
    loadIssuePage(ctx, params.newsletter, params.number),
  );
};

const mountLinks = (app: Routes) => {
  const params = TokenParams;
  mount(app, paths.confirm, { access: 'token', params }, ({ ctx, params: { token } }) =>
    loadConfirmPage(ctx, token),
  );

  mount(app, paths.confirmSend, { access: 'token', params }, async ({ ctx, params: { token } }) =>
    confirmPage(ctx, token, await confirmReader(ctx, token)),
  );

  mount(app, paths.unsubscribe, { access: 'token', params }, ({ ctx, params: { token } }) =>
    loadUnsubscribePage(ctx, token),
  );

  mount(
    app,
    paths.unsubscribeSend,
    { access: 'token', params, body: UnsubscribeBody, takesAnyBody: true },
    async ({ ctx, params: { token } }) => {
      // Services that press for a person expect a plain success, and follow no redirect. RFC 8058
      return unsubscribedPage(await unsubscribe(ctx, token));
    },
  );
};

const mountOwn = (app: Routes) => {
  mount(app, paths.own, { access: 'signed-in' }, ({ ctx }) => loadOwnPage(ctx));

  mount(app, paths.ownSend, { access: 'signed-in', body: OwnBody }, async ({ ctx, body, request }) => {
    await chooseOwn(ctx, idsIn(body?.brief));
    return succeed(request, url(paths.own), texts.ownSaved);
  });
};

const mountBounces = (app: Routes) => {
  mount(
    app,
    paths.bounce,
    { access: 'token', respondsWith: 'json', streams: 'message/rfc822' },
    async ({ ctx, request }) => {
      if (!isFromMailServer(ctx, request.headers.authorization)) throw unauthorised();
      const isKnown = await takeReport(ctx, await readBeginning(request.raw));
      return { status: 'success', known: isKnown };
    },
  );
};
