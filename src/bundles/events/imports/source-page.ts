// Loads the page of a calendar that is read in: where it comes from, what stands in it, what became of that.
import { hoursText, momentOf, weekdayText } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { notFound } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { findLocation } from '#bundles/locations/public.ts';
import { getCategories } from '#bundles/topics/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import { kindDeclaration } from '../kind-declaration.ts';
import type { ItemState } from './constants.ts';
import { ITEMS_SHOWN, LINES_SHOWN } from './constants.ts';
import { modesFor, toFollowing } from './following/following-view.ts';
import { loadFrame } from './frame.ts';
import { hostOf } from './overview-page.ts';
import { importPaths } from './paths.ts';
import { mayChangeSource, maySeeSource } from './policy.ts';
import { findSource, listItems } from './queries.ts';
import type { ListedItem, Source } from './queries.ts';
import * as texts from './texts.ts';
import { findTwins } from './twins.ts';
import type { Twin } from './twins.ts';
import { RemovePage } from './ui/RemovePage.tsx';
import { SourcePage } from './ui/SourcePage.tsx';
import type { ItemView, RemoveView, SourceView } from './views.ts';

/** Throws 404 also for those whom it is no business of. */
const getSource = async (ctx: Ctx, id: number): Promise<Source> => {
  const source = await findSource(ctx, id);
  if (!source || !maySeeSource(ctx.viewer, source)) throw notFound();
  return source;
};

export const loadSourcePage = async (ctx: Ctx, id: number): Promise<PageAnswer> => {
  const source = await getSource(ctx, id);
  const [frame, items, facts] = await Promise.all([
    loadFrame(ctx, source.ownerId === ctx.viewer.id),
    listItems(ctx, id),
    loadFacts(ctx, source),
  ]);
  const open = openItems(items);
  const twins = await findTwins(ctx, source, open);
  const mayChange = mayChangeSource(ctx.viewer, source);
  const canTake = open.length > 0 && mayChange;
  const view: SourceView = {
    shell: frame.shell,
    title: source.name,
    back: frame.back,
    facts,
    choice: canTake ? toChoice(ctx, source, { open, twins }) : null,
    following: mayChange ? toFollowing(ctx, source, items) : null,
    taken: items.filter(({ state }) => DONE.includes(state)).map((item) => toItem(item)),
    report: toReport(source),
    removeHref: url(importPaths.removePage, { sourceId: id }),
  };
  return page(SourcePage, view, { head: { title: source.name, robots: 'noindex', ...frame.head } });
};

export const loadRemovePage = async (ctx: Ctx, id: number): Promise<PageAnswer> => {
  const source = await getSource(ctx, id);
  const frame = await loadFrame(ctx, source.ownerId === ctx.viewer.id);
  const title = texts.removeTitle(source.name);
  const view: RemoveView = {
    shell: frame.shell,
    title,
    action: url(importPaths.remove, { sourceId: id }),
    back: url(importPaths.show, { sourceId: id }),
  };
  return page(RemovePage, view, { head: { title, robots: 'noindex', ...frame.head } });
};

const fact = (name: string, text: string, href: string | null = null) => ({ name, text, href });

const loadFacts = async (ctx: Ctx, source: Source): Promise<SourceView['facts']> => {
  const [place, categories, people] = await Promise.all([
    findLocation(ctx, source.locationId),
    getCategories(ctx),
    usersByIds(ctx, [source.ownerId]),
  ]);
  const isOwn = source.ownerId === ctx.viewer.id;
  return [
    // An address such as Google's secret one opens the whole calendar: it is for whom it was told by.
    fact(texts.sourceLabel, hostOf(source), isOwn ? source.address : null),
    ...(isOwn ? [] : [fact(texts.ownerLabel, people.get(source.ownerId)?.name ?? '')]),
    fact(texts.placeLabel, place?.name ?? ''),
    fact(texts.categoryLabel, categories.byId.get(source.categoryId)?.name ?? ''),
    fact(texts.organiserLabel, source.organiser),
    fact(texts.readLabel, momentOf(source.readAt).text),
    fact(texts.nextReadLabel, nextReadingOf(source)),
  ].filter(({ text }) => text !== '');
};

/** Says when it is read next. Where reading fails, the next try is told apart from this. */
const nextReadingOf = ({ nextReadAt, problem }: Source): string =>
  nextReadAt && !problem ? momentOf(nextReadAt).text : '';

const isNew = ({ state }: ListedItem) => state === 'new';

/** Returns the items to choose from; those first that nobody has decided about, as `listOpenIds` has them. */
const openItems = (items: readonly ListedItem[]): ListedItem[] => {
  const decided = items.filter(({ state }) => state === 'skipped' || state === 'failed');
  return [...items.filter(isNew), ...decided].slice(0, ITEMS_SHOWN);
};

const DONE: readonly ItemState[] = ['chosen', 'taken', 'merged'];

interface Open {
  readonly open: readonly ListedItem[];
  readonly twins: ReadonlyMap<string, Twin>;
}

const toChoice = (ctx: Ctx, source: Source, { open, twins }: Open): SourceView['choice'] => ({
  action: url(importPaths.take, { sourceId: source.id }),
  mergeAction: url(importPaths.merge, { sourceId: source.id }),
  items: open.map((item) => toItem(item, twins.get(item.key))),
  isFirst: source.chosenAt === null,
  modes: modesFor(ctx, source),
});

const toItem = (item: ListedItem, twin: Twin | null = null): ItemView => {
  const { id, title, state, problem, manuscriptId, startsAt, dateCount, venue, isAllDay, isCancelled } = item;
  const when = [weekdayText(startsAt), isAllDay ? '' : hoursText(startsAt, null)].filter(Boolean).join(', ');
  const isTaken = state === 'taken' && manuscriptId !== null;
  return {
    id,
    title,
    note: [texts.datesOf(when, dateCount), venue].filter(Boolean).join(' · '),
    state: [texts.states[state], isCancelled && texts.isCancelled].filter(Boolean).join(', '),
    problem,
    twin,
    href: isTaken ? url(kindDeclaration.composer.goOn, { id: manuscriptId }) : null,
  };
};

const toReport = ({ report, unreported }: Source): SourceView['report'] => {
  const lines = report.map(({ line, what, done }, at) => ({
    key: String(at),
    line: texts.lineOf(line),
    text: `${what} ${done}`,
  }));
  return {
    first: lines.slice(0, LINES_SHOWN),
    more: lines.slice(LINES_SHOWN),
    left: unreported > 0 ? texts.unreported(unreported) : null,
  };
};
