// Serves the page of a search, and the same as JSON.
import { json, page } from '#kernel/answers.ts';
import type { JsonAnswer, PageAnswer } from '#kernel/answers.ts';
import type { LinkView } from '#design/page-frame.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import { kindListHref, listTag } from '#bundles/lists/public.ts';
import { isIncomplete } from './completeness.ts';
import { FURTHER_QUERY, NEAR_QUERY, RESULTS_PER_PAGE } from './constants.ts';
import { loadFacets } from './facets.ts';
import { feedHref } from './feed.ts';
import { filtersOf } from './filters.ts';
import type { Chosen, FilterName } from './filters.ts';
import { EVERYWHERE, nearnessFor } from './nearness.ts';
import type { Nearness } from './nearness.ts';
import { packResultCursor, unpackResultCursor } from './cursor.ts';
import type { ResultCursor } from './cursor.ts';
import { searchPaths } from './paths.ts';
import { readQuestion } from './question/read-question.ts';
import { hasTooManyWords } from './question/wanted.ts';
import { loadResults } from './results.ts';
import { runSearch } from './run-search.ts';
import type { Found } from './run-search.ts';
import { loadSaveView } from './saved/page.ts';
import { markerFor } from './snippets.ts';
import * as texts from './texts.ts';
import { SearchPage } from './ui/SearchPage.tsx';
import type { ResultView, SearchPageView } from './views.ts';
import { findWays } from './ways.ts';

export interface Asked {
  readonly typed: string;
  readonly chosen: Chosen;
  readonly further: string | undefined;
  /** A place by its word in addresses, or that nothing is to be nearer. */
  readonly near: string | undefined;
}

export const loadSearchPage = async (ctx: Ctx, asked: Asked): Promise<PageAnswer> => {
  const { view, tags } = await loadSearch(ctx, asked);
  const title = view.typed === '' ? texts.title : texts.titleOf(view.typed);
  const feed = view.feed && { title, href: view.feed.href };
  return page(SearchPage, view, { head: { title, robots: 'noindex', ...(feed && { feed }) }, tags });
};

/** The answer is `{ q, total, isPart, note, meant, near, ways, facets, results: [{ type, id, title, snippet, href }], further }`. */
export const findAsJson = async (ctx: Ctx, asked: Asked): Promise<JsonAnswer> => {
  const { view, found, tags } = await loadSearch(ctx, asked);
  const { typed: q, note, meant, near, ways, facets, results, further } = view;
  const total = found?.total ?? 0;
  const isPart = found?.isPart ?? false;
  return json(
    { q, total, isPart, note, meant, near, ways, facets, results: results.map(toPlain), further },
    tags,
  );
};

const toPlain = ({ type, id, href, title, snippet }: ResultView) => ({
  type,
  id,
  href,
  title: title.map(({ text }) => text).join(''),
  snippet: snippet.map(({ text }) => text).join(''),
});

const loadSearch = async (ctx: Ctx, { typed, chosen: filtersChosen, further, near: asked }: Asked) => {
  const chosen: Params = { ...filtersChosen, ...(asked && { [NEAR_QUERY]: asked }) };
  const question = readQuestion(typed);
  const blank = emptyView(question.typed, chosen, filtersChosen);
  if (question.typed === '') return { view: blank, found: undefined, tags: [] };
  const after = unpackResultCursor(further);
  const [filters, near] = await Promise.all([filtersOf(ctx, filtersChosen), nearnessFor(ctx, asked)]);
  const [found, ways, isPartMissing] = await Promise.all([
    runSearch(ctx, question, { filters, near, after, withCounts: !after }),
    after ? [] : findWays(ctx, question),
    isIncomplete(ctx),
  ]);
  const hits = found.hits.slice(0, RESULTS_PER_PAGE);
  const marker = markerFor(found.search.wanted, question.phrases);
  const hrefWith = (name: FilterName, value: string | undefined) =>
    addressOf(question.typed, { ...chosen, [name]: value });
  const [{ views, tags }, facets, save] = await Promise.all([
    loadResults(ctx, hits, marker),
    loadFacets(ctx, found.counts, filtersChosen, hrefWith),
    loadSaveView(ctx, question.typed, filtersChosen),
  ]);
  const view: SearchPageView = {
    ...blank,
    count: texts.count(found.total, found.isPart),
    note: [
      question.isCut || hasTooManyWords(question) ? texts.cut : '',
      isPartMissing ? texts.incomplete : '',
      noteOf(found),
      found.isPart ? texts.part : '',
    ]
      .filter(Boolean)
      .join(' '),
    ways,
    facets,
    results: views,
    save,
    feed: { name: texts.feedLink, href: feedHref(question.typed, filtersChosen) },
    near: near && found.total > 1 ? nearView(question.typed, chosen, near) : null,
    meant: meantLink(question.typed, chosen, found),
    further: furtherHref(ctx, { typed: question.typed, chosen, near }, found, after),
    firstHref: after ? addressOf(question.typed, chosen) : null,
    elsewhere: views.length === 0 ? waysOn(ctx) : [],
  };
  return { view, found, tags: [listTag(), ...tags] };
};

/** Everything of an address beside the question. */
type Params = Readonly<Record<string, string | undefined>>;

const nearView = (typed: string, params: Params, { name }: Nearness): SearchPageView['near'] => ({
  name,
  href: addressOf(typed, { ...params, [NEAR_QUERY]: EVERYWHERE }),
});

const meantLink = (typed: string, params: Params, { way, corrections }: Found): LinkView | null => {
  const [correction] = corrections;
  if (way !== 'typed' || !correction) return null;
  const name = replaceWord(typed, correction.typed, correction.meant);
  return { name, href: addressOf(name, params) };
};

/** Replaces the word where it stands for itself, not where it is a part of a longer one. */
const replaceWord = (text: string, word: string, by: string): string => {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, behind] = [text.slice(0, at), text.slice(at + word.length)];
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(behind)) return before + by + behind;
  }
  return text.replace(word, () => by);
};

const emptyView = (typed: string, params: Params, chosen: Chosen): SearchPageView => ({
  action: url(searchPaths.search),
  typed,
  count: '',
  note: '',
  ways: [],
  facets: [],
  save: null,
  feed: null,
  near: null,
  meant: null,
  chosen: params,
  widerHref: Object.keys(chosen).length > 0 ? addressOf(typed, { [NEAR_QUERY]: params[NEAR_QUERY] }) : null,
  results: [],
  further: null,
  firstHref: null,
  suggestions: url(searchPaths.suggestions),
  elsewhere: [],
});

const addressOf = (typed: string, params: Params): string => {
  const given = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${url(searchPaths.search)}?${new URLSearchParams([['q', typed], ...given])}`;
};

const noteOf = ({ way, corrections, total }: Found): string => {
  if (total === 0) return '';
  if (way === 'mended') return texts.mended(corrections.map(({ meant }) => meant));
  return way === 'some' ? texts.some : '';
};

const furtherHref = (
  ctx: Ctx,
  { typed, chosen, near }: { typed: string; chosen: Params; near: Nearness | undefined },
  { hits, way }: Found,
  after?: ResultCursor,
): string | null => {
  const last = hits[RESULTS_PER_PAGE - 1];
  if (hits.length <= RESULTS_PER_PAGE || !last) return null;
  const asOf = after?.asOf ?? ctx.now.getTime();
  const cursor = packResultCursor({ asOf, score: last.score, type: last.type, id: last.objectId, way });
  // Whoever moves meanwhile goes on where they were.
  return addressOf(typed, { ...chosen, [NEAR_QUERY]: near?.slug ?? EVERYWHERE, [FURTHER_QUERY]: cursor });
};

/** Returns the ways to the lists of what there is. */
const waysOn = (ctx: Ctx): LinkView[] =>
  declaring(ctx.portal.kinds.all(), 'listing').flatMap(({ listing: { own } }) =>
    own ? [{ name: own.title, href: kindListHref(own, undefined) }] : [],
  );
