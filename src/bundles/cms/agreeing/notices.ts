// Members are told of a new version of a legal page, where whoever published it wants that.
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { defineDecision, notifyOn } from '#kernel/notices.ts';
import { accountDesk } from '#bundles/users/public.ts';
import * as words from './texts.ts';

interface NewVersion {
  readonly pageId: number;
  readonly version: number;
  readonly title: string;
  readonly changes: string;
}

export const pageTold = defineAnnouncement<NewVersion>('cms.page-told');

/** Announces a version as part of the transaction that brings it out. */
export const notifyMembers = (ctx: Ctx, version: NewVersion): Promise<void> =>
  announce(ctx, pageTold, version);

const newVersion = defineDecision<Pick<NewVersion, 'title' | 'changes'>>({
  kind: {
    name: 'rules',
    ...words.noticeKind,
    order: 70,
    icon: 'info',
    defaults: { isListed: true, mail: 'daily', isPushed: false },
    isAlwaysListed: true,
    reachesSuspended: true,
    urgency: 'low',
  },
  words: ({ details: { title, changes }, subject }) => ({
    lead: words.noticeLead,
    about: subject?.title ?? title,
    note: changes,
    href: subject?.href ?? null,
  }),
});

export const pageNotices = [newVersion];

export const pageNoticeSources = [
  notifyOn(pageTold, async (ctx, { pageId, version, title, changes }) =>
    (await accountDesk.confirmedIds(ctx)).map((userId) =>
      newVersion.draft({
        userId,
        key: `cmspage:${pageId}:${version}`,
        subject: { type: 'cmspage', id: pageId },
        details: { title, changes },
      }),
    ),
  ),
];
