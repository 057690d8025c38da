// Declares the kind of notices that tell people what was decided about their account and about what is theirs.
import type { NoticeKind } from '#kernel/notices.ts';
import { decisionsKind } from './texts.ts';

export const decisions: NoticeKind = {
  name: 'decision',
  ...decisionsKind,
  order: 60,
  icon: 'info',
  defaults: { isListed: true, mail: 'now', isPushed: true },
  isAlwaysListed: true,
  reachesSuspended: true,
};
