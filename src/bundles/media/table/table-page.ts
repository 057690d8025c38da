// /cockpit/bilder/tabelle lists all pictures that somebody looks after.
import { dayText, recentDayText } from '#design/dates.ts';
import type { DataCellView, DataRowView } from '#design/DataTable.tsx';
import { refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary, ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { url } from '#kernel/named-routes.ts';
import {
  TABLE_LENGTH,
  countedRows,
  drawTable,
  filterOptions,
  optionsOf,
  rowKeyOf,
} from '#bundles/desk-tables/public.ts';
import type { OpenTable, TableContent } from '#bundles/desk-tables/public.ts';
import { getLocationTree, idsOfPath, placesLookedAfter } from '#bundles/locations/public.ts';
import { usersByIds } from '#bundles/users/public.ts';
import type { PersonView } from '#bundles/users/public.ts';
import { LICENCES, licenceOf } from '../licences/constants.ts';
import { lastMomentOf } from '../licences/rules.ts';
import { ownPaths } from '../own/paths.ts';
import { mayEditImage, mayQuarantineImage } from '../policy.ts';
import { findAskedImages } from '../queries.ts';
import type { AskedImage } from '../queries.ts';
import { usesOf } from '../rights/desk-images.ts';
import { pictureFor } from '../rights/desk-page.ts';
import { rightsPaths } from '../rights/paths.ts';
import * as rightsTexts from '../rights/texts.ts';
import { fileForWidth } from '../rules.ts';
import { UNSAID, readFilter } from './filters.ts';
import { IMAGE_TABLE } from './image-table.ts';
import { nameOf } from './names.ts';
import { listForTable } from './queries.ts';
import { imageTabs } from './tabs.ts';
import { bytes } from '../elements/texts.ts';
import * as texts from './texts.ts';

/** The width of the picture in its row. */
const THUMB_WIDTH = 60;

const loadContent = async (ctx: Ctx, open: OpenTable): Promise<TableContent> => {
  const by = open.sort.column === 'groesse' ? 'bytes' : 'date';
  const list = await listForTable(ctx, {
    filter: await readFilter(ctx, open.asked),
    order: { by, isRising: open.sort.isRising },
    after: open.after,
    limit: TABLE_LENGTH,
  });
  const [rows, filters] = await Promise.all([toRows(ctx, list.ids), loadFilters(ctx)]);
  return {
    title: rightsTexts.deskTitle,
    intro: countedRows(list.count, list.countedUpTo, texts.counted),
    tabs: { label: texts.tabsLabel, links: imageTabs('table') },
    rows,
    next: list.next,
    filters,
    empty: { title: texts.emptyTitle, text: texts.emptyText },
  };
};

export const IMAGE_DESK = drawTable(IMAGE_TABLE, { menuHref: url(rightsPaths.desk), load: loadContent });

interface Around {
  readonly people: ReadonlyMap<number, PersonView>;
  readonly uses: ReadonlyMap<number, readonly ContentRef[]>;
  /** How many uses there are by the image, beside those as well. */
  readonly counts: ReadonlyMap<number, number>;
  readonly things: ReadonlyMap<string, ContentSummary>;
  readonly places: Awaited<ReturnType<typeof getLocationTree>>['byId'];
}

const toRows = async (ctx: Ctx, ids: readonly number[]): Promise<DataRowView[]> => {
  const [images, shown, { byId: places }] = await Promise.all([
    findAskedImages(ctx, ids),
    ids.length > 0 ? usesOf(ctx, ids) : [],
    getLocationTree(ctx),
  ]);
  const refs = shown.map(({ imageId, type, id }) => ({ imageId, ref: { type: type as ContentType, id } }));
  const [people, things] = await Promise.all([
    usersByIds(ctx, [...new Set([...images.values()].map(({ ownerId }) => ownerId))]),
    summariesOf(
      ctx,
      refs.map(({ ref }) => ref),
    ),
  ]);
  const byImage = Map.groupBy(refs, ({ imageId }) => imageId);
  const uses = new Map([...byImage].map(([id, of]) => [id, of.map(({ ref }) => ref)]));
  const counts = new Map(shown.map(({ imageId, count }) => [imageId, count]));
  return ids.flatMap((id) => {
    const image = images.get(id);
    return image ? [toRow(ctx, image, { people, uses, counts, things, places })] : [];
  });
};

const toRow = (ctx: Ctx, image: AskedImage, around: Around): DataRowView => {
  const { id, licenceEndsAt, width, height } = image;
  const owner = around.people.get(image.ownerId);
  const name = nameOf(image);
  const cells: Record<string, DataCellView> = {
    bild: { text: name, href: hrefOf(ctx, image), picture: thumbOf(ctx, image) },
    von: { text: owner?.name ?? '', href: owner?.href ?? null },
    nachweis: image.copyright ? { text: image.copyright } : { text: rightsTexts.noCredit, tone: 'bad' },
    lizenz: { text: image.licence === '' ? '' : licenceOf(image.licence).name },
    ende: { text: licenceEndsAt ? dayText(lastMomentOf(licenceEndsAt)) : '' },
    verwendet: usesCell(around, id),
    ort: { text: placesText(image.places, around.places) },
    masse: { text: texts.dimensions(width, height) },
    groesse: { text: bytes(image.bytes) },
    stand: stateCell(image),
    datum: { text: recentDayText(image.createdAt, ctx.now) },
  };
  return { key: rowKeyOf({ type: 'image', id }), name, cells };
};

/** Returns where the image is changed, or the page that asks why, for who may take it away. */
const hrefOf = ({ viewer }: Ctx, image: AskedImage): string | null => {
  const { id, isStub, block } = image;
  if (mayEditImage(viewer, image) && !isStub) return url(ownPaths.image, { id });
  const mayBlock = mayQuarantineImage(viewer, image) && block !== 'quarantined';
  return mayBlock ? url(rightsPaths.quarantinePage, { id }) : null;
};

const thumbOf = (ctx: Ctx, image: AskedImage): Exclude<DataCellView['picture'], undefined> => {
  const shown = pictureFor(ctx, image);
  const file = shown.kind === 'picture' && fileForWidth(shown.picture, THUMB_WIDTH);
  return file ? { src: file.path, width: file.width, height: file.height } : null;
};

/** Returns the first use that the viewer sees by its title, the others as a number. */
const usesCell = ({ uses, counts, things }: Around, id: number): DataCellView => {
  const count = counts.get(id) ?? 0;
  const first = (uses.get(id) ?? [])
    .map((ref) => things.get(refKey(ref)))
    .find((thing) => thing !== undefined);
  if (!first) return { text: count > 0 ? rightsTexts.otherUses(count) : rightsTexts.shownNowhere };
  const { title, href } = first;
  return { text: title, href, ...(count > 1 && { note: texts.more(count - 1) }) };
};

const placesText = (paths: readonly string[], places: Around['places']): string =>
  [...new Set(paths.flatMap((path) => places.get(idsOfPath(path).at(-1) ?? 0)?.name ?? []))].join(', ');

const stateCell = ({ block, failure, isStub, access }: AskedImage): DataCellView => {
  const { states } = texts;
  if (block !== null) return { text: states[block], tone: 'bad' };
  if (failure !== null) return { text: states.failed, tone: 'bad' };
  if (isStub) return { text: states.stub, tone: 'wait' };
  return access === 'public' ? { text: states.public, tone: 'good' } : { text: states.gated, tone: 'quiet' };
};

const loadFilters = async (ctx: Ctx): Promise<TableContent['filters']> => {
  const [{ all }, ids] = await Promise.all([
    getLocationTree(ctx),
    placesLookedAfter(ctx, 'moderator', undefined),
  ]);
  const places = all
    .filter(({ id }) => ids === undefined || ids.includes(id))
    .map(({ path, name }) => ({ value: path, name }));
  const licences = Object.entries(LICENCES).map(([key, { name }]) => ({ value: key || UNSAID, name }));
  const states = filterOptions(texts.everyState, optionsOf(rightsTexts.filterNames));
  const isFurther = true;
  return [
    { name: 'q', type: 'search', label: texts.wordsLabel },
    { name: 'zustand', label: rightsTexts.filterLabel, options: states },
    { name: 'ort', label: texts.placeLabel, options: filterOptions(texts.everyPlace, places) },
    { name: 'person', label: texts.ownerLabel },
    {
      name: 'lizenz',
      label: texts.licenceLabel,
      options: filterOptions(texts.everyLicence, licences),
      isFurther,
    },
    { name: 'von', type: 'date', label: texts.fromLabel, isFurther },
    { name: 'bis', type: 'date', label: texts.untilLabel, isFurther },
  ];
};
