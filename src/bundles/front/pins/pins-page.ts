// Loads /cockpit/titelseite: the five positions of a front page that editors may hold, and pieces to put there.
import { momentOf } from '#design/dates.ts';
import { page } from '#kernel/answers.ts';
import type { PageAnswer } from '#kernel/answers.ts';
import { clockOf, dayOf } from '#kernel/calendar.ts';
import { findByWords, refKey, summariesOf } from '#kernel/content-kinds.ts';
import type { ContentRef, ContentSummary } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { loadDesk } from '#kernel/desk-menu.ts';
import type { DeskEntry } from '#kernel/desk-menu.ts';
import { DAY_MS } from '#kernel/durations.ts';
import { forbidden, notFound } from '#kernel/errors.ts';
import type { FieldErrors } from '#kernel/errors.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { url } from '#kernel/named-routes.ts';
import { getLocationTree } from '#bundles/locations/public.ts';
import type { LocationTree } from '#bundles/locations/public.ts';
import { listPieces } from '#bundles/lists/public.ts';
import { PIN_HITS, PIN_POSITIONS } from './constants.ts';
import { frontsOf } from './fronts.ts';
import { pinPaths } from './paths.ts';
import { parsePieceRef, pieceRefText } from './piece-ref.ts';
import { maySeePins } from './policy.ts';
import { listPins } from './queries.ts';
import type { Pin } from './queries.ts';
import * as texts from './texts.ts';
import { PinsPage } from './ui/PinsPage.tsx';
import type { PinsPageView, PinView } from './views.ts';

export interface PinsPageOptions {
  /** Undefined for the first front page that the viewer looks after; 0 for that of the portal. */
  readonly locationId: number | undefined;
  readonly search: string;
  readonly typed?: Partial<PinsPageView['typed']>;
  readonly errors?: FieldErrors;
}

/** Throws 403, 404 for a place that isn't there. */
export const loadPinsPage = async (ctx: Ctx, options: PinsPageOptions): Promise<PageAnswer> => {
  if (!maySeePins(ctx.viewer)) throw forbidden();
  const tree = await getLocationTree(ctx);
  const fronts = frontsOf(ctx, tree);
  const front =
    options.locationId === undefined ? fronts[0] : fronts.find(({ id }) => id === options.locationId);
  if (!front) throw options.locationId && !tree.byId.has(options.locationId) ? notFound() : forbidden();
  const [desk, pins, offered] = await Promise.all([
    loadDesk(ctx, url(pinPaths.desk)),
    listPins(ctx, front.id),
    findOffered(ctx, front.id, options),
  ]);
  const summaries = await summariesOf(ctx, [...pins.map(refOf), ...offered]);
  const tomorrow = new Date(ctx.now.getTime() + DAY_MS);
  const { errors = {}, typed = {} } = options;
  const view: PinsPageView = {
    places: fronts.map(({ id, name }) => ({ value: String(id), name })),
    place: String(front.id),
    front: { name: front.name, href: front.href },
    positions: PIN_POSITIONS.map((position) => toPinView(position, pins, summaries)),
    search: options.search,
    heading: options.search ? texts.foundHeading(options.search) : texts.newestHeading,
    pieces: offered.flatMap((ref) => toOption(ctx, tree, summaries.get(refKey(ref)), ref)),
    typed: {
      piece: typed.piece ?? '',
      position: typed.position ?? String(firstFree(pins)),
      day: typed.day ?? dayOf(tomorrow),
      clock: typed.clock ?? clockOf(tomorrow),
    },
    positionOptions: PIN_POSITIONS.map((at) => ({ value: String(at), name: texts.positionNames[at]! })),
    actions: {
      desk: url(pinPaths.desk),
      pin: url(pinPaths.pin),
      unpin: url(pinPaths.unpin),
      move: url(pinPaths.move),
    },
    errors: { ...errors },
  };
  const head = { title: texts.title, robots: 'noindex', desk };
  return page(PinsPage, view, { head, ...(options.errors && { status: 422 }) });
};

/** Returns the entry of the desk for whoever edits any place. */
export const pinsDeskEntry = async ({ viewer }: Ctx): Promise<DeskEntry | undefined> =>
  maySeePins(viewer)
    ? { name: texts.title, href: url(pinPaths.desk), area: 'cockpit', order: 12 }
    : undefined;

/** Returns what was found for the words, or what is newest there; what was chosen before stands first. */
const findOffered = async (
  ctx: Ctx,
  locationId: number,
  { search, typed }: PinsPageOptions,
): Promise<ContentRef[]> => {
  const chosen = parsePieceRef(typed?.piece);
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  const kinds = declaring(ctx.portal.kinds.all(), 'listing');
  const found =
    words.length > 0
      ? await findByWords(ctx, kinds, { words, limit: PIN_HITS })
      : await newestOf(ctx, locationId);
  const refs = [...(chosen ? [chosen] : []), ...found];
  return [...new Map(refs.map((ref) => [refKey(ref), ref])).values()];
};

const newestOf = async (ctx: Ctx, locationId: number): Promise<ContentRef[]> =>
  (await listPieces(ctx, { limit: PIN_HITS, ...(locationId !== 0 && { locationId }) })).entries.map(
    ({ type, id }) => ({ type, id }),
  );

const refOf = ({ type, objectId }: Pin): ContentRef => ({ type, id: objectId });

const firstFree = (pins: readonly Pin[]): number =>
  PIN_POSITIONS.find((position) => pins.every((pin) => pin.position !== position)) ?? 1;

const toPinView = (
  position: number,
  pins: readonly Pin[],
  summaries: ReadonlyMap<string, ContentSummary>,
): PinView => {
  const pin = pins.find((each) => each.position === position);
  const name = texts.positionNames[position]!;
  if (!pin) return { position, name, pin: null };
  const summary = summaries.get(refKey(refOf(pin)));
  return {
    position,
    name,
    pin: {
      title: summary?.title ?? texts.gone,
      value: pieceRefText(refOf(pin)),
      href: summary?.href ?? null,
      until: texts.until(momentOf(pin.endsAt).text),
      above: position > 1 ? position - 1 : null,
      below: position < PIN_POSITIONS.length ? position + 1 : null,
    },
  };
};

const toOption = (ctx: Ctx, tree: LocationTree, summary: ContentSummary | undefined, ref: ContentRef) => {
  if (!summary) return [];
  const place = tree.byId.get(Number(summary.locationPath.split('/').at(-2)))?.name ?? '';
  const kind = ctx.portal.kinds.get(ref.type)?.names?.one ?? '';
  return [{ value: pieceRefText(ref), name: summary.title, note: [kind, place].filter(Boolean).join(', ') }];
};
