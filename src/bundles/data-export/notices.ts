// Declares what people are told of exports that took longer.
import { url } from '#kernel/named-routes.ts';
import { defineDecision, notifyOn } from '#kernel/notices.ts';
import type { NoticeKind } from '#kernel/notices.ts';
import { exportFinished } from './commands.ts';
import { mayUseExportDesk } from './policy.ts';
import { exportPaths } from './paths.ts';
import * as texts from './texts.ts';

const kind: NoticeKind = {
  name: 'exports',
  ...texts.noticeKind,
  order: 85,
  icon: 'info',
  defaults: { isListed: true, mail: 'off', isPushed: false },
  isAlwaysListed: true,
  // Others hear of theirs, too, but hardly ever export so much.
  isFor: mayUseExportDesk,
};

interface Details {
  readonly exportId: number;
  readonly title: string;
  readonly isDone: boolean;
}

const finished = defineDecision<Details>({
  kind,
  words: ({ details: { exportId, title, isDone } }) => ({
    lead: isDone ? texts.noticeDone : texts.noticeFailed,
    about: title || texts.noticeOfPerson,
    href: url(exportPaths.run, { exportId }),
  }),
});

export const exportNotices = [finished];

export const exportNoticeSources = [
  notifyOn(exportFinished, async (_ctx, { userId, ...details }) => [
    finished.draft({
      userId,
      key: `export:${details.exportId}`,
      subject: { type: 'export', id: details.exportId },
      details,
    }),
  ]),
];
