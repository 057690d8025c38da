// Loads /admin/import/{id}: what stands in a file, what is to become of it, how far it is, and what became of it.
import { momentOf } from '#design/dates.ts';
import { grouped } from '#design/wording.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { url } from '#kernel/named-routes.ts';
import { placeChoices } from '#bundles/locations/public.ts';
import { droppedSentences, toPlainText } from '#bundles/rich-text/public.ts';
import {
  BACK_STATES,
  GONE_STATES,
  ITEM_STATES,
  REPORTS_SHOWN,
  SAMPLES_SHOWN,
  TERMS_SHOWN,
} from './constants.ts';
import { ownSampleOf } from './own-samples.ts';
import { importPaths } from './paths.ts';
import { maySeeImports } from './policy.ts';
import {
  countForms,
  countItems,
  countReported,
  findImport,
  hasBrought,
  hasBroughtAny,
  isStalled,
  listReported,
  listTerms,
  samplePieces,
} from './queries.ts';
import type { Import, ImportItem, ItemCount } from './queries.ts';
import { MEANINGS, isOfDrupal } from './reading/columns.ts';
import type { Meaning } from './reading/columns.ts';
import type { PieceForm, TermEntry } from './reading/entries.ts';
import { formatNamed } from './reading/formats.ts';
import { withoutScheme } from './rules.ts';
import type { ImportChoices } from './schema.ts';
import { areColumnsOpen, likelyColumns } from './table-columns.ts';
import { picturesOf, rehearsePiece } from './taking/pieces.ts';
import { choiceFor, loadAround, placingOf, usualChoice } from './taking/terms.ts';
import type { Around } from './taking/terms.ts';
import { fittedLead, fittedTitle, plainWords } from './words.ts';
import * as texts from './texts.ts';
import { ImportPage } from './ui/ImportPage.tsx';
import { hasOtherSigner, isSignerKnown } from './signers.ts';
import type {
  ChoicesView,
  ColumnsView,
  ImportPageView,
  ProgressView,
  SampleView,
  SignerView,
  TermView,
} from './views.ts';

export interface Chosen {
  readonly choices?: ImportChoices;
  readonly columns?: readonly Meaning[];
  readonly errors?: FieldErrors;
}

/** Throws 403 for everybody but administrators of the whole portal, and 404. */
export const loadImportPage = async (
  ctx: Ctx,
  id: number,
  { choices, columns, errors = {} }: Chosen = {},
): Promise<PageAnswer> => {
  if (!maySeeImports(ctx.viewer)) throw forbidden();
  const source = await findImport(ctx, id);
  if (!source) throw notFound();
  const isReady = source.state === 'ready';
  const counts = await countItems(ctx, id);
  const isSignerSure = (await isSignerKnown(ctx, source)) || source.choices?.signer === source.signer;
  const [desk, reports, reported, chosen, samples, isBegun, isAnyHere, isStill] = await Promise.all([
    loadDesk(ctx, url(importPaths.desk)),
    listReported(ctx, id, REPORTS_SHOWN),
    countReported(ctx, id),
    isReady ? loadChoices(ctx, source, counts, choices ?? source.choices) : null,
    isReady ? loadSamples(ctx, source) : [],
    hasBrought(ctx, id),
    hasBroughtAny(ctx, id),
    isStalled(ctx, source),
  ]);
  const view: ImportPageView = {
    name: source.name,
    facts: factsOf(source, isSignerSure),
    problem: source.problem,
    silent: source.silentHosts.length > 0 ? texts.silentHosts(source.silentHosts) : null,
    goOnPath: isStill ? url(importPaths.goOn, { id }) : null,
    ...countsOf(counts),
    progress: progressOf(source, counts),
    columns: source.state === 'columns' ? await loadColumns(ctx, source, columns) : null,
    columnsAgainPath: areColumnsOpen(source, isBegun) ? url(importPaths.columnsAgain, { id }) : null,
    choices: chosen,
    errors,
    samples,
    reports: await reportsOf(ctx, reports),
    moreReports: reported > reports.length ? texts.reportMore(reported - reports.length) : null,
    reportHeading: isReady && !isBegun ? texts.leftHeading : texts.reportHeading,
    isOver: source.state === 'done',
    takeBackPath:
      BACK_STATES.includes(source.state) && (!isReady || isAnyHere)
        ? url(importPaths.takeBack, { id })
        : null,
    removePath:
      GONE_STATES.includes(source.state) && !(isReady && isAnyHere) ? url(importPaths.remove, { id }) : null,
  };
  return page(ImportPage, view, {
    head: { title: source.name, robots: 'noindex', desk },
    ...(Object.keys(errors).length > 0 && { status: 422 }),
  });
};

const factsOf = ({ format, site, state, createdAt, signer }: Import, isSignerSure: boolean) =>
  [
    { name: texts.factState, text: texts.states[state] },
    { name: texts.factFormat, text: formatNamed(format)?.label ?? format },
    { name: texts.factSite, text: withoutScheme(site) },
    { name: texts.factSigner, text: signer && isSignerSure ? texts.signerKnown(signer) : (signer ?? '') },
    { name: texts.factBegun, text: momentOf(createdAt).text },
  ].filter(({ text }) => text !== '');

/**
 * Returns a row for each sort of thing, and below its name what has become of how many: as columns they would be cut on a
 * phone.
 */
const countsOf = (counts: readonly ItemCount[]): Pick<ImportPageView, 'counts' | 'countNotes'> => {
  const kinds = (Object.keys(texts.kinds) as (keyof typeof texts.kinds)[]).filter((kind) =>
    counts.some((one) => one.kind === kind),
  );
  const rowsOf = (kind: ItemCount['kind']) => counts.filter((one) => one.kind === kind);
  return {
    counts: kinds.map((kind) => [texts.kinds[kind], grouped(sum(rowsOf(kind)))] as const),
    countNotes: kinds.map((kind) =>
      ITEM_STATES.flatMap((state) => {
        const count = sum(rowsOf(kind).filter((one) => one.state === state && isTaken(one)));
        return count === 0 ? [] : `${grouped(count)} ${texts.itemStates[state]}`;
      }).join(', '),
    ),
  };
};

const sum = (rows: readonly ItemCount[]) => rows.reduce((all, { count }) => all + count, 0);

/**
 * Says whether things of a kind are counted by their state; others come along with what names them, and have no state of their
 * own.
 */
const isTaken = ({ kind }: ItemCount) => kind === 'piece' || kind === 'comment' || kind === 'redirect';

const progressOf = ({ id, state }: Import, counts: readonly ItemCount[]): ProgressView | null => {
  if (state !== 'running' && state !== 'reading' && state !== 'takingBack') return null;
  const own = counts.filter(isTaken);
  const all = sum(own);
  const waiting = sum(own.filter((one) => one.state === (state === 'takingBack' ? 'taken' : 'waiting')));
  const done = state === 'reading' ? 0 : all - waiting;
  return { done, all, text: texts.progress(done, all), href: url(importPaths.import, { id }) };
};

const loadColumns = async (
  ctx: Ctx,
  { id, shape }: Import,
  typed: readonly Meaning[] | undefined,
): Promise<ColumnsView | null> => {
  if (!shape) return null;
  const meanings = typed ?? (await likelyColumns(ctx, shape));
  return {
    action: url(importPaths.columns, { id }),
    intro: texts.columnsIntro(shape.rows),
    isDrupal: isOfDrupal(shape.names),
    columns: shape.names.map((name, at) => ({
      at,
      name: name || texts.columnEmpty,
      samples: shape.samples[at] ?? [],
      value: meanings[at] ?? 'nothing',
    })),
    options: MEANINGS.map((meaning) => ({ value: meaning, name: texts.columnNames[meaning] })),
  };
};

const loadChoices = async (
  ctx: Ctx,
  source: Import,
  counts: readonly ItemCount[],
  chosen: ImportChoices | null,
): Promise<ChoicesView> => {
  const [around, signer, terms, places, forms] = await Promise.all([
    loadAround(ctx),
    loadSigner(ctx, source),
    listTerms(ctx, source.id, TERMS_SHOWN),
    placeChoices(ctx, 'editor'),
    countForms(ctx, source.id),
  ]);
  const countOf = (kind: string) => sum(counts.filter((one) => one.kind === kind));
  const categories = categoriesOf(around);
  const more = countOf('term') - terms.length;
  return {
    action: url(importPaths.start, { id: source.id }),
    places: [{ value: '', name: texts.choose }, ...places],
    categories: [{ value: '', name: texts.choose }, ...categories],
    placeId: String(chosen?.placeId ?? ''),
    categoryId: String(chosen?.categoryId ?? ''),
    terms: terms.flatMap(({ id, key, content, pieces }) =>
      content?.kind === 'term'
        ? [
            {
              id,
              name: content.name || key,
              sort: sortOf(key, content, source.format),
              pieces: grouped(pieces),
              value: choiceFor(chosen, key) ?? usualChoice(content, around),
            },
          ]
        : [],
    ),
    termOptions: [
      { value: 'tag', name: texts.termAsTag },
      ...(source.signer === null ? [] : [{ value: 'new', name: texts.termAsNew }]),
      { value: 'nothing', name: texts.termAsNothing },
      ...categories.map(({ value, name }) => ({
        value: `category-${value}`,
        name,
        group: texts.termCategories,
      })),
      ...places.map(({ value, name }) => ({ value: `place-${value}`, name, group: texts.termPlaces })),
    ],
    moreTerms: more > 0 ? texts.termsMore(more) : null,
    people: chosen?.people ?? 'names',
    isWithComments: chosen?.isWithComments ?? true,
    hasComments: countOf('comment') > 0,
    signer,
    more: moreOf(forms, chosen),
  };
};

const moreOf = (forms: ReadonlyMap<PieceForm, number>, chosen: ImportChoices | null): ChoicesView['more'] => {
  const [drafts, pages] = [forms.get('draft') ?? 0, forms.get('page') ?? 0];
  return [
    ...(drafts > 0
      ? [
          {
            name: 'drafts' as const,
            label: texts.withDrafts(drafts),
            isChosen: chosen?.isWithDrafts ?? false,
          },
        ]
      : []),
    ...(pages > 0
      ? [{ name: 'pages' as const, label: texts.withPages(pages), isChosen: chosen?.isWithPages ?? false }]
      : []),
  ];
};

/** Ghost has nothing but tags, though they are taken for categories that are called like one. */
const sortOf = (key: string, { isTag }: TermEntry, format: string): TermView['sort'] => {
  if (isTag || format === 'ghost') return 'tag';
  return key.startsWith('place:') ? 'place' : 'category';
};

/** Loads who signed; null where it is known already, or nobody has signed. */
const loadSigner = async (ctx: Ctx, source: Import): Promise<SignerView | null> => {
  if (source.signer === null || (await isSignerKnown(ctx, source))) return null;
  return { fingerprint: source.signer, isOther: await hasOtherSigner(ctx, source) };
};

const categoriesOf = ({ categories }: Around) =>
  [...new Set(categories.values())].map(({ id, name }) => ({ value: String(id), name }));

/** Loads what stands in the file, and beside it what would become of it. Nothing is fetched for that. */
const loadSamples = async (ctx: Ctx, source: Import): Promise<SampleView[]> => {
  const items = await samplePieces(ctx, source.id, SAMPLES_SHOWN);
  return Promise.all(items.map((item) => sampleOf(ctx, source, item)));
};

const sampleOf = async (ctx: Ctx, source: Import, item: ImportItem): Promise<SampleView> => {
  const { id, content } = item;
  if (content?.kind !== 'piece') throw new Error('a sample is a piece');
  if (content.own) return ownSampleOf(ctx, item, { ...content, own: content.own });
  const [title, lead] = [fittedTitle(content.title), fittedLead(content.lead)];
  const { document, dropped } = rehearsePiece(source, content);
  const words = toPlainText(document);
  const placing = await placingOf(ctx, source, content.terms);
  const lost = [...title.report, ...lead.report, ...droppedSentences(dropped)];
  const count = picturesOf(source, content).length;
  return {
    id,
    title: title.words,
    before: [
      content.publishedAt && momentOf(new Date(content.publishedAt)).text,
      texts.signs(plainWords(content.html).length),
      content.addresses[0] ?? '',
    ].filter(Boolean),
    after: [
      texts.signs(words.length),
      count > 0 ? texts.pictures(count) : '',
      placing.tags.join(', '),
      lost.length > 0 ? texts.willBeLost(lost) : texts.nothingLost,
      excerptOf(words),
    ].filter(Boolean),
  };
};

const EXCERPT = 240;
const excerptOf = (words: string) =>
  words.length > EXCERPT
    ? `${words
        .slice(0, EXCERPT)
        .toWellFormed()
        .replace(/\s+\S*$/, '')} …`
    : words;

const reportsOf = async (ctx: Ctx, items: readonly ImportItem[]): Promise<ImportPageView['reports']> => {
  const refs = items.flatMap(({ refType, refId }) =>
    refType === null || refId === null ? [] : [{ type: refType, id: refId }],
  );
  const summaries = await summariesOf(ctx, refs);
  return items.map(({ id, title, kind, report, refType, refId }) => ({
    id,
    name: title || texts.kinds[kind],
    href: (refType && refId && summaries.get(refKey({ type: refType, id: refId }))?.href) || null,
    text: report.join(', '),
  }));
};
