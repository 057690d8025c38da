// People of a place are told of what can't wait.
import { refKey } from '#kernel/content-kinds.ts';
import { defineNotice, notifyOn } from '#kernel/notices.ts';
import { getLocationTree, idsOfPath } from '#bundles/locations/public.ts';
import type { LocationTree } from '#bundles/locations/public.ts';
import { breakingSent } from './commands.ts';
import { findConcerned } from './recipients.ts';
import { breakingFrom, noticeKind } from './texts.ts';

export const breaking = defineNotice<object, LocationTree>({
  kind: {
    name: 'breaking',
    ...noticeKind,
    order: 5,
    icon: 'info',
    defaults: { isListed: true, mail: 'off', isPushed: true },
    urgency: 'high',
  },
  load: (ctx) => getLocationTree(ctx),
  words: ({ subject, known }) => ({
    lead: breakingFrom(known.byId.get(idsOfPath(subject.locationPath).at(-1) ?? 0)?.name),
    about: subject.title,
    href: subject.href,
  }),
});

export const breakingNoticeSources = notifyOn(breakingSent, async (ctx, payload) => {
  const { type, id, editorId, locationPath } = payload;
  const subject = { type, id };
  return [...(await findConcerned(ctx, locationPath))].map((userId) =>
    breaking.draft({
      userId,
      key: `breaking:${refKey(subject)}`,
      actorId: editorId,
      subject,
      details: {},
    }),
  );
});
