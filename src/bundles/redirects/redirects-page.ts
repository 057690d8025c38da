// Serves /admin/umleitungen: what is asked for and not there, the rules, a field to try them, and a table to read them from.
import { agoOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { actAs } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { forbidden } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { likelyAddresses } from '#kernel/former-addresses.ts';
import { url } from '#kernel/named-routes.ts';
import { anonymous } from '#kernel/viewer.ts';
import type { ImportFault } from './commands.ts';
import { FAULTS_SHOWN } from './constants.ts';
import { saveMissing } from './missing.ts';
import { redirectPaths } from './paths.ts';
import { maySeeRedirects } from './policy.ts';
import { countRules, findTarget, listMissing, listRules } from './queries.ts';
import type { MissingAddress } from './queries.ts';
import { readPath, wordsOf } from './rules.ts';
import * as texts from './texts.ts';
import { RedirectsPage } from './ui/RedirectsPage.tsx';
import type { MissingView, RedirectsPageView } from './views.ts';

export interface Asked {
  readonly source?: string | undefined;
  readonly target?: string | undefined;
  readonly probe?: string | undefined;
  readonly search?: string | undefined;
  readonly errors?: FieldErrors;
  readonly faults?: readonly ImportFault[];
}

/** Throws 403 for everybody but administrators of the whole portal. */
export const loadRedirectsPage = async (ctx: Ctx, asked: Asked = {}): Promise<PageAnswer> => {
  if (!maySeeRedirects(ctx.viewer)) throw forbidden();
  await saveMissing(ctx);
  const { source = '', target = '', probe = '', search = '', errors = {}, faults = [] } = asked;
  const [desk, missing, rules, ruleCount, probed] = await Promise.all([
    loadDesk(ctx, url(redirectPaths.desk)),
    listMissing(ctx),
    // They are searched as rules are kept, however the address is typed.
    listRules(ctx, readPath(search) ?? search.trim()),
    countRules(ctx),
    probe.trim() === '' ? null : tryAddress(ctx, probe),
  ]);
  const view: RedirectsPageView = {
    paths: {
      desk: url(redirectPaths.desk),
      save: url(redirectPaths.save),
      import: url(redirectPaths.import),
      forget: url(redirectPaths.forget),
    },
    typed: { source, target },
    errors,
    probe,
    probed,
    missing: await Promise.all(missing.map((row) => toMissingView(ctx, row))),
    rules: rules.map((rule) => ({ ...rule, removePath: url(redirectPaths.remove, { id: rule.id }) })),
    ruleCount,
    search,
    ...faultViews(faults),
  };
  const isRefused = Object.keys(errors).length > 0;
  return page(RedirectsPage, view, {
    head: { title: texts.title, robots: 'noindex', desk },
    ...(isRefused && { status: 422 }),
  });
};

const tryAddress = async (ctx: Ctx, probe: string): Promise<string> => {
  const address = readPath(probe);
  if (address === undefined) return texts.isNoPath;
  const { pathname, search } = new URL(address, 'http://portal');
  const found = await findTarget(ctx, pathname, search);
  return found ? texts.leads(address, found.target, found.source) : texts.leadsNowhere(address);
};

/** Describes a missing address, with a suggestion of what everybody may read, found by the words of the address. */
const toMissingView = async (ctx: Ctx, { path, count, lastAt }: MissingAddress): Promise<MissingView> => {
  const words = wordsOf(path);
  const [likely] = words === '' ? [] : await likelyAddresses.collect(actAs(ctx, anonymous), words);
  return {
    path,
    count: texts.times(count),
    last: agoOf(lastAt, ctx.now),
    leadHref: fillIn(path),
    suggestion: likely ? { ...likely, leadHref: fillIn(path, likely.href) } : null,
  };
};

const fillIn = (source: string, target?: string) =>
  `${url(redirectPaths.desk)}?${new URLSearchParams({ von: source, ...(target && { nach: target }) })}#f-source`;

const faultViews = (faults: readonly ImportFault[]) => {
  const more = faults.length - FAULTS_SHOWN;
  return {
    faultsTitle: texts.importFaults(faults.length),
    faults: [
      ...faults.slice(0, FAULTS_SHOWN).map(({ line, reason }) => texts.fault(line, reason)),
      ...(more > 0 ? [texts.moreFaults(more)] : []),
    ],
  };
};

const MENU_ORDER = 96;

export const redirectsEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  maySeeRedirects(viewer)
    ? { name: texts.title, href: url(redirectPaths.desk), area: 'admin', order: MENU_ORDER }
    : undefined;
