// Serves /feeds: which feeds there are; and the same as OPML, which programs take in one go.
import { page, text } from '#kernel/answers.ts';
import type { PageAnswer, TextAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import { element, xmlDocument } from '#kernel/xml.ts';
import { OPML_TYPE } from '../constants.ts';
import { ownFeedPaths } from '../own/paths.ts';
import { feedPaths } from '../paths.ts';
import * as texts from '../texts.ts';
import { listFeeds } from './feeds-of-portal.ts';
import { FeedsPage } from './ui/FeedsPage.tsx';
import type { FeedsPageView } from './views.ts';

export const loadFeedsPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const { portal, groups, tags } = await listFeeds(ctx);
  const view: FeedsPageView = {
    crumbs: [{ name: portal, href: '/' }],
    groups,
    opmlHref: url(feedPaths.opml),
    ownHref: url(ownFeedPaths.page),
  };
  return page(FeedsPage, view, {
    head: {
      title: texts.feedsTitle,
      description: texts.feedsDescription(portal),
      canonical: ctx.config.publicUrl + url(feedPaths.all),
      isForWork: true,
    },
    tags,
  });
};

/** Loads the feeds as OPML 2.0. http://opml.org/spec2.opml */
export const loadOpml = async (ctx: Ctx): Promise<TextAnswer> => {
  const { portal, groups, tags } = await listFeeds(ctx);
  const { publicUrl } = ctx.config;
  const outlines = groups.map(({ title, feeds }) =>
    element(
      'outline',
      { text: title, title },
      feeds.map(({ name, page, forms: [rss] }) =>
        element('outline', {
          type: 'rss',
          text: name,
          title: name,
          xmlUrl: publicUrl + rss!.href,
          htmlUrl: publicUrl + page,
          language: 'de-DE',
        }),
      ),
    ),
  );
  const opml = element(
    'opml',
    { version: '2.0' },
    element('head', {}, element('title', {}, texts.opmlTitle(portal))),
    element('body', {}, outlines),
  );
  return text(xmlDocument(opml), OPML_TYPE, tags);
};
