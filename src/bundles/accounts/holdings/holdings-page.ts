// Shows what an account holds, as its owner would get it, to whoever has said why: an overview, and each part in pages.
import { clockText, momentOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { personalDataOf } from '#kernel/bundle.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { MINUTE_MS } from '#kernel/durations.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import type { PersonalData } from '#kernel/personal-data.ts';
import { accountDesk } from '#bundles/users/public.ts';
import { HELD_PER_PAGE, LOOK_MINUTES } from '../constants.ts';
import { accountPaths } from '../paths.ts';
import { mayLookIntoAccounts } from '../policy.ts';
import { findOpenLook } from '../queries.ts';
import { backTo } from '../texts.ts';
import { rowsOf, toFields } from './rules.ts';
import type { HoldingRow, HoldingWords } from './rules.ts';
import * as texts from './texts.ts';
import { HoldingsPage } from './ui/HoldingsPage.tsx';
import type { HoldingLine, HoldingPartView, HoldingsPageView } from './views.ts';

interface Look {
  readonly id: number;
  readonly entry: number;
}

interface HoldingsOptions {
  /** The name of one part; undefined for the overview. */
  readonly name: string | undefined;
  /** The number of the page, from 1. */
  readonly page: number;
}

/** Throws 403, and 404 where no reason was given lately. */
export const loadHoldingsPage = async (
  ctx: Ctx,
  look: Look,
  options: HoldingsOptions,
): Promise<PageAnswer> => {
  if (!mayLookIntoAccounts(ctx.viewer)) throw forbidden();
  const { id, entry } = look;
  const href = accountDesk.href(id);
  const [account, opened, desk] = await Promise.all([
    accountDesk.find(ctx, id),
    findOpenLook(ctx, id, entry),
    loadDesk(ctx, href),
  ]);
  if (!account || !opened) throw notFound();
  const kept = personalDataOf(ctx.portal);
  const data = kept.find(({ name }) => name === options.name);
  if (options.name !== undefined && !data) throw notFound();
  const until = new Date(opened.at.getTime() + LOOK_MINUTES * MINUTE_MS);
  const view: HoldingsPageView = {
    title: data ? `${data.words.title}: ${account.name}` : texts.titleOf(account.name),
    back: data ? { name: texts.overview, href: hrefOf(look) } : { name: backTo(account.name), href },
    openUntil: texts.openUntil(clockText(until)),
    ...(data ? { parts: [], empty: null } : await toOverview(ctx, look, kept)),
    part: data ? await toPart(ctx, look, data, options.page) : null,
  };
  return page(HoldingsPage, view, { head: { title: view.title, robots: 'noindex', desk } });
};

const hrefOf = ({ id, entry }: Look, teil?: string, seite?: number) =>
  url(accountPaths.holdings, { id, entry }, { teil, seite });

/** Makes the overview, one part after the other: each may read a lot. */
const toOverview = async (ctx: Ctx, look: Look, kept: readonly PersonalData[]) => {
  const parts: HoldingLine[] = [];
  const empty: string[] = [];
  for (const data of kept) {
    const { rows, files } = await readPart(ctx, look, data);
    const { title } = data.words;
    if (rows.length === 0) empty.push(title);
    else
      parts.push({
        name: title,
        href: hrefOf(look, data.name),
        note: [texts.rows(rows.length), files > 0 && texts.files(files)].filter(Boolean).join(', '),
      });
  }
  return { parts, empty: empty.length > 0 ? texts.empty(empty) : null };
};

const readPart = async (ctx: Ctx, { id }: Look, { exportFor, files }: PersonalData) => {
  const [exported, originals] = await Promise.all([exportFor(ctx, id), files?.listFor(ctx, id)]);
  return { rows: rowsOf(exported), files: originals?.length ?? 0 };
};

const toPart = async (ctx: Ctx, look: Look, data: PersonalData, number: number): Promise<HoldingPartView> => {
  const { rows: all, files } = await readPart(ctx, look, data);
  const from = (number - 1) * HELD_PER_PAGE;
  const shown = all.slice(from, from + HELD_PER_PAGE);
  const hasMore = all.length > from + HELD_PER_PAGE;
  return {
    range: shown.length > 0 ? texts.ofRows(from + 1, from + shown.length, all.length) : texts.nothingStored,
    files: files > 0 ? texts.files(files) : null,
    groups: groupsOf(shown, wordsOf(data)),
    previous: number > 1 ? hrefOf(look, data.name, number - 1) : null,
    next: hasMore ? hrefOf(look, data.name, number + 1) : null,
  };
};

const wordsOf = ({ words }: PersonalData): HoldingWords => ({
  nameOf: (field) => words.fields?.[field] ?? texts.fields[field] ?? field,
  textOf: (value) => {
    if (value === null) return texts.none;
    if (value instanceof Date) return momentOf(value).text;
    return value ? texts.yes : texts.no;
  },
});

const groupsOf = (rows: readonly HoldingRow[], words: HoldingWords): HoldingPartView['groups'] =>
  [...Map.groupBy(rows, ({ list }) => list)].map(([list, group]) => ({
    list: list === null ? null : words.nameOf(list),
    rows: group.map(({ fields }) => toFields(fields, words)),
  }));
