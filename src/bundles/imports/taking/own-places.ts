// Finds what the places and categories of an archive are here: those that they were chosen to be, or new ones like they were
// there, each made once.
import { withTransaction } from '#kernel/ctx.ts';
import type { Ctx } from '#kernel/ctx.ts';
import {
  createLocation,
  formerPlaces,
  getLocationTree,
  idsOfPath,
  readPostcode,
} from '#bundles/locations/public.ts';
import { PLACE_KINDS } from '#bundles/archives/public.ts';
import type { PlaceRow } from '#bundles/archives/public.ts';
import { createCategory, getCategories, hideCategory, isOfferedAt } from '#bundles/topics/public.ts';
import { toSlug } from '#kernel/slug.ts';
import { findBroughtPlaces, findItems, findThings } from '../queries.ts';
import type { Import } from '../queries.ts';
import type { TermEntry } from '../reading/entries.ts';
import { lockTaking, recordImported, siteOf } from './record-imported.ts';
import { choiceFor, loadAround, usualChoice } from './terms.ts';

export interface OwnPlacing {
  readonly locationId: number | null;
  readonly categoryId: number | null;
}

interface Filed {
  readonly place: string | null;
  readonly category: string | null;
}

/** Makes what isn't there yet. Outside the transaction of what stands in it. */
export const ownPlacingOf = async (
  ctx: Ctx,
  source: Import,
  { place, category }: Filed,
): Promise<OwnPlacing> => {
  const locationId = await placeIdOf(ctx, source, place);
  const wanted = await categoryIdOf(ctx, source, category);
  const [tree, { byId }] = await Promise.all([getLocationTree(ctx), getCategories(ctx)]);
  const path = tree.byId.get(locationId ?? 0)?.path ?? '';
  const isOffered = wanted !== null && byId.has(wanted) && isOfferedAt(byId.get(wanted)!, path);
  return { locationId, categoryId: isOffered ? wanted : (source.choices?.categoryId ?? null) };
};

/** `below` are those that lie in it and ask for it, the largest last: each is of a smaller kind, and none lies in itself. */
const placeIdOf = async (
  ctx: Ctx,
  source: Import,
  key: string | null,
  below: readonly string[] = [],
): Promise<number | null> => {
  const usual = source.choices?.placeId ?? null;
  const isOdd = key !== null && (below.includes(key) || below.length >= PLACE_KINDS.length);
  const term = key === null || isOdd ? undefined : await termOf(ctx, source, key);
  if (!term?.place) return usual;
  const choice = choiceFor(source.choices, term.key) ?? usualChoice(term, await loadAround(ctx));
  const { byId } = await getLocationTree(ctx);
  if (choice.startsWith('place-')) {
    const id = byId.get(Number(choice.slice('place-'.length)))?.id;
    if (id !== undefined && (await isBrought(ctx, source, term.key, id))) return shownAgain(ctx, source, id);
    return id ?? usual;
  }
  return choice === 'new' ? newPlace(ctx, source, term.place, below) : usual;
};

/** Makes a place below what its parent has become, or below the place that was chosen for everything else. */
const newPlace = async (
  ctx: Ctx,
  source: Import,
  row: PlaceRow,
  below: readonly string[],
): Promise<number | null> => {
  const [known] = await findThings(ctx, siteOf(source), 'term', [row.key]);
  if (known) return shownAgain(ctx, source, known.refId);
  const aboveId = await placeIdOf(ctx, source, row.parent, [...below, row.key]);
  const parentId = await largerPlace(ctx, aboveId, row.kind);
  // What lies around a county there is what was chosen for the county here.
  if (below.length > 0 && parentId !== aboveId) return aboveId;
  return withTransaction(ctx, async (ctx) => {
    await lockTaking(ctx, source);
    const [brought] = await findThings(ctx, siteOf(source), 'term', [row.key]);
    if (brought) return brought.refId;
    const postcode = readPostcode(row.postcode ?? '');
    const place = {
      name: row.name.slice(0, MAX_NAME).trim() || row.slug,
      kind: row.kind,
      parentId,
      ...(postcode && { postcode }),
      ...(row.latitude !== null && { latitude: row.latitude }),
      ...(row.longitude !== null && { longitude: row.longitude }),
    };
    for (const slug of slugsFor(row.slug, row.name)) {
      const outcome = await createLocation(ctx, { ...place, slug });
      if (outcome.kind !== 'created') continue;
      await recordImported(ctx, source, 'term', row.key, { type: 'location', id: outcome.location.id });
      return outcome.location.id;
    }
    return parentId;
  });
};

/** It came from there before, and was hidden when that was taken back. */
const isBrought = async (ctx: Ctx, source: Import, key: string, id: number): Promise<boolean> =>
  (await findThings(ctx, siteOf(source), 'term', [key])).some(({ refId }) => refId === id);

/** Shows a place again, with what lies around it and came from there, too. */
const shownAgain = async (ctx: Ctx, source: Import, id: number): Promise<number> => {
  const { byId } = await getLocationTree(ctx);
  const around = idsOfPath(byId.get(id)?.path ?? '').filter((placeId) => byId.get(placeId)?.isHidden);
  for (const placeId of await findBroughtPlaces(ctx, siteOf(source), around))
    await formerPlaces.hide(ctx, placeId, false);
  return id;
};

/** Returns the place, or the first above it, in which one of this kind can lie; null for none. */
const largerPlace = async (ctx: Ctx, id: number | null, kind: PlaceRow['kind']): Promise<number | null> => {
  const { byId } = await getLocationTree(ctx);
  let place = byId.get(id ?? 0);
  while (place && PLACE_KINDS.indexOf(place.kind) >= PLACE_KINDS.indexOf(kind))
    place = byId.get(place.parentId ?? 0);
  return place?.id ?? null;
};

const MAX_NAME = 80;
const TRIED = 20;

/** Returns the slug as it was there, and others with a number for where another place is called so. */
const slugsFor = (slug: string, name: string): string[] => {
  const first = toSlug(slug || name, 'ort').slice(0, MAX_NAME - 4);
  return [first, ...Array.from({ length: TRIED }, (_, at) => `${first}-${at + 2}`)];
};

const categoryIdOf = async (ctx: Ctx, source: Import, key: string | null): Promise<number | null> => {
  const usual = source.choices?.categoryId ?? null;
  const term = key === null ? undefined : await termOf(ctx, source, key);
  if (!term?.category) return usual;
  const choice = choiceFor(source.choices, term.key) ?? usualChoice(term, await loadAround(ctx));
  const { byId } = await getCategories(ctx);
  if (choice.startsWith('category-')) {
    const id = byId.get(Number(choice.slice('category-'.length)))?.id;
    if (id !== undefined && (await isBrought(ctx, source, term.key, id))) await hideCategory(ctx, id, false);
    return id ?? usual;
  }
  return choice === 'new' ? newCategory(ctx, source, term.category) : usual;
};

const newCategory = async (
  ctx: Ctx,
  source: Import,
  row: NonNullable<TermEntry['category']>,
): Promise<number | null> => {
  const [known] = await findThings(ctx, siteOf(source), 'term', [row.key]);
  if (known) {
    await hideCategory(ctx, known.refId, false);
    return known.refId;
  }
  return withTransaction(ctx, async (ctx) => {
    await lockTaking(ctx, source);
    const [brought] = await findThings(ctx, siteOf(source), 'term', [row.key]);
    if (brought) return brought.refId;
    const { bySlug } = await getCategories(ctx);
    const slug = slugsFor(row.slug, row.name).find((one) => !bySlug.has(one));
    if (slug === undefined) return source.choices?.categoryId ?? null;
    const name = row.name.slice(0, MAX_NAME).trim() || slug;
    const { id } = await createCategory(ctx, { name, slug, tone: row.tone });
    await recordImported(ctx, source, 'term', row.key, { type: 'category', id });
    return id;
  });
};

const termOf = async (ctx: Ctx, source: Import, key: string): Promise<TermEntry | undefined> => {
  const [item] = await findItems(ctx, source.id, 'term', [key]);
  return item?.content?.kind === 'term' ? item.content : undefined;
};
