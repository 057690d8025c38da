// Serves /admin/betrieb/fehler: the errors of the last seven days in groups, with the ids of their latest requests.
import { agoOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { listErrors } from '#kernel/error-log.ts';
import type { ErrorGroup } from '#kernel/error-log.ts';
import { url } from '#kernel/named-routes.ts';
import { withoutSecrets } from '#kernel/hidden-secrets.ts';
import { loadFrame } from '../frame.ts';
import { operationsPaths } from '../paths.ts';
import { times } from '../texts.ts';
import * as texts from './texts.ts';
import { ErrorsPage } from './ui/ErrorsPage.tsx';
import type { ErrorGroupView, ErrorsPageView } from './views.ts';

export const loadErrorsPage = async (ctx: Ctx): Promise<PageAnswer> => {
  const { frame, head } = await loadFrame(ctx, url(operationsPaths.errors));
  const groups = await listErrors(ctx);
  const view: ErrorsPageView = { ...frame, groups: groups.map((group) => toGroupView(ctx, group)) };
  return page(ErrorsPage, view, { head });
};

const toGroupView = (ctx: Ctx, group: ErrorGroup): ErrorGroupView => {
  const { fingerprint, source, type, message, place, frame } = group;
  const isMany = fingerprint === 'others';
  return {
    key: fingerprint,
    title: isMany ? texts.others : withoutSecrets(ctx, [type, message].filter(Boolean).join(': ')),
    place: place || (isMany ? '' : texts.unknownPlace),
    frame,
    figure: times(group.count),
    first: agoOf(group.firstAt, ctx.now),
    last: agoOf(group.lastAt, ctx.now),
    requestsLabel: source === 'job' ? texts.runs : texts.requests,
    requestIds: group.requestIds,
  };
};
