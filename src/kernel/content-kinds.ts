// Bundles refer to each other's things (`article`, `event`, …) by these kinds without importing them. docs/house.md
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Ctx } from './ctx.ts';
import type { KindExporting } from './exporting.ts';
import type { KindDeclaration } from './kind-declaration.ts';
import type { Refused } from './outcomes.ts';
import type { KindSearching } from './searching.ts';
import type { Viewer } from './viewer.ts';

/** Names a kind: one vocabulary for contentType, ownerType, type_identifier, dataType. Which there are, kinds declare. */
export type ContentType = string;

/** A reference to one thing of one kind. */
export interface ContentRef {
  readonly type: ContentType;
  readonly id: number;
}

export type Visibility = 'nothing' | 'teaser' | 'all';

/** A thing with what its kind found of it, for those who ask the kind more about it. */
export interface FoundThing extends ContentRef {
  readonly thing: unknown;
}

/** What others may know of a thing. */
export interface ContentSummary {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  readonly locationPath: string;
  readonly authorId: number | null;
  readonly visibility: Visibility;
  /** Whether the thing isn't meant for search engines. */
  readonly isUnlisted?: boolean;
  /** When readers were last told something new by it; for those who want to know whether to come again. */
  readonly changedAt?: Date | null;
}

/** What a mixed list shows of a thing, beside what its row in the list says. */
export interface ContentCard {
  readonly headline: string;
  readonly lead: string | null;
  /** What it is, in a word, where that is more than its kind says: „Interview“. */
  readonly label?: string;
  /** What somebody thinks, and no news: their face belongs to it. */
  readonly isOpinion?: boolean;
  readonly locationId: number;
  readonly categoryId: number;
  readonly isPremium: boolean;
  /** The picture that stands for it; null without one, also when it is kept back from those who get a teaser. */
  readonly pictureId: number | null;
  /** There is a picture, but not for this viewer: a neutral one stands in. contract.md 14.5 */
  readonly isPictureWithheld?: boolean;
  /** When and where it takes place, for things that do. */
  readonly date?: ContentDate;
}

/** When and where something takes place next. */
export interface ContentDate {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly isAllDay: boolean;
  readonly venue: string;
  /** What is to be known of it first: „abgesagt“. */
  readonly note?: string | null;
}

/**
 * A kind as its bundle hands it to the kernel: what it declares, and what it knows of its things. Methods, not properties,
 * so that a kind of some thing is a kind of anything for the registry.
 */
export interface ContentKind<Thing = unknown, Listed = Thing> extends Partial<KindDeclaration>, KindParts {
  readonly type: ContentType;
  /** The things that exist, whatever the viewer may see of them. */
  find(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Thing & Listed>>;
  /** The same with no more of each than lists show, for kinds whose things have much more: a page lists up to a hundred. */
  findListed?(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, Listed>>;
  /** What the viewer may see of a thing now. The only rule of visibility; `visibleTo` says the same in SQL. */
  visibility(viewer: Viewer, thing: Listed, now: Date): Visibility;
  /** A condition on the kind's own table: true exactly where `visibility` is not 'nothing'. */
  visibleTo(viewer: Viewer, now: Date, kinds: ContentKinds): SQL;
  /** The kind's own table, for kinds whose things hang on this one's, such as comments. */
  readonly rows?: KindRows;
  /** Whether the thing with this id, a column, stands at one of these places, for kinds whose things stand where others do. */
  standsAt?(id: AnyPgColumn, paths: readonly string[], kinds: ContentKinds): SQL;
  may(viewer: Viewer, action: string, thing: Thing): boolean;
  summary(thing: Listed, visibility: Visibility): ContentSummary;
  /** What a mixed list shows of a thing, for kinds that stand in such lists. */
  card?(thing: Listed, visibility: Visibility): ContentCard;
  /** How pictures are chosen and put in order, for kinds where that can be done apart from their text. */
  readonly pictures?: KindPictures;
  /** How things are exported, for kinds whose things can be. */
  readonly exporting?: KindExporting<Thing>;
  /** How things are searched, for kinds whose things readers find by their words. */
  readonly searching?: KindSearching;
  /** Ids of things whose title has all these words, open to all now, newest first. */
  search?(ctx: Ctx, words: readonly string[], limit: number): Promise<readonly number[]>;
  /** Tag of pages that show the thing. */
  tag(id: number): string;
}

/**
 * What bundles ask of kinds beyond that. The kernel asks none of it: the bundle that does declares its part by merging it
 * into this.
 */
export interface KindParts {}

/** The pictures of a thing, as its editors put them in order. */
export interface ThingPictures {
  /** The one that stands for it; null without. */
  readonly heroId: number | null;
  /** The pictures of its gallery in their order; null for a kind that has none. */
  readonly galleryIds: readonly number[] | null;
  /** Tells one state of the thing from all later ones. */
  readonly revision: number;
}

export type SetPicturesOutcome =
  | { readonly kind: 'set' }
  /** Somebody else changed the thing since that revision. */
  | { readonly kind: 'outdated' }
  | Refused;

export interface KindPictures {
  /** Undefined for an unknown thing. */
  of(ctx: Ctx, id: number): Promise<ThingPictures | undefined>;
  /** Replaces them, in the caller's transaction, on top of the revision that the viewer saw. Throws 403. */
  set(ctx: Ctx, id: number, pictures: ThingPictures): Promise<SetPicturesOutcome>;
}

/** A kind's own table, as far as others may speak of it in conditions. */
export type KindRows = PgTable & { readonly id: AnyPgColumn; readonly locationPath: AnyPgColumn };

export interface ContentKinds {
  readonly get: (type: string) => ContentKind | undefined;
  readonly all: () => readonly ContentKind[];
}

export const createContentKinds = (kinds: readonly ContentKind[]): ContentKinds => {
  const byType = new Map<string, ContentKind>();
  for (const kind of kinds) {
    if (byType.has(kind.type)) throw new Error(`Content kind ${kind.type} is declared twice`);
    byType.set(kind.type, kind);
  }
  return { get: (type) => byType.get(type), all: () => [...byType.values()] };
};

/** Returns the things among `refs` that the viewer may see at least as a teaser, keyed `type:id`; kinds switched off vanish. */
export const summariesOf = (ctx: Ctx, refs: readonly ContentRef[]): Promise<Map<string, ContentSummary>> =>
  collect(ctx, refs, (_kind, _thing, summary) => summary);

/** A thing in a mixed list. */
export interface ListedThing {
  readonly summary: ContentSummary;
  readonly card: ContentCard;
}

/** Returns things as `summariesOf` does, with cards, in one batch per kind. Kinds without cards are left out. */
export const listedThingsOf = async (
  ctx: Ctx,
  refs: readonly ContentRef[],
): Promise<Map<string, ListedThing>> =>
  collect(
    ctx,
    refs,
    (kind, thing, summary) => kind.card && { summary, card: kind.card(thing, summary.visibility) },
  );

/**
 * Finds things of these kinds whose title has all the words and that are open to all now: of each kind its newest, in the order
 * of the kinds. A kind that can't be searched is left out.
 */
export const findByWords = async (
  ctx: Ctx,
  kinds: readonly { readonly type: ContentType }[],
  { words, limit }: { readonly words: readonly string[]; readonly limit: number },
): Promise<ContentRef[]> => {
  const found = await Promise.all(
    kinds.map(async ({ type }) => {
      const ids = (await ctx.portal.kinds.get(type)?.search?.(ctx, words, limit)) ?? [];
      return ids.map((id) => ({ type, id }));
    }),
  );
  return found.flat();
};

/** Returns one visible thing, or undefined. */
export const findSummary = async (ctx: Ctx, ref: ContentRef): Promise<ContentSummary | undefined> =>
  (await summariesOf(ctx, [ref])).get(refKey(ref));

/** A thing that somebody asks for, with their ctx. */
export interface AskedThing {
  readonly ctx: Ctx;
  readonly ref: ContentRef;
}

/** Returns what several people ask for at the same moment, each as they see it, in their order; looked up in one batch per kind. */
export const summariesForEach = async (
  ctx: Ctx,
  all: readonly AskedThing[],
): Promise<readonly (ContentSummary | undefined)[]> => {
  const groups = Map.groupBy(all, ({ ref }) => ref.type);
  const found = await Promise.all(
    [...groups].map(async ([type, group]) => {
      const ids = [...new Set(group.map(({ ref }) => ref.id))];
      return [type, await ctx.portal.kinds.get(type)?.find(ctx, ids)] as const;
    }),
  );
  const byType = new Map(found);
  return all.map(({ ctx: { viewer, now }, ref: { type, id } }) => {
    const thing = byType.get(type)?.get(id);
    if (thing === undefined) return undefined;
    const kind = ctx.portal.kinds.get(type)!;
    const visibility = kind.visibility(viewer, thing, now);
    return visibility === 'nothing' ? undefined : kind.summary(thing, visibility);
  });
};

export const refKey = (ref: ContentRef) => `${ref.type}:${ref.id}`;

type Shape<T> = (kind: ContentKind, thing: unknown, summary: ContentSummary) => T | undefined;

const collect = async <T>(
  ctx: Ctx,
  refs: readonly ContentRef[],
  shape: Shape<T>,
): Promise<Map<string, T>> => {
  const groups = Map.groupBy(refs, (ref) => ref.type);
  const found = await Promise.all(
    [...groups].map(([type, group]) =>
      collectKind(ctx, type, [...new Set(group.map((ref) => ref.id))], shape),
    ),
  );
  return new Map(found.flat());
};

const collectKind = async <T>(
  ctx: Ctx,
  type: ContentType,
  ids: readonly number[],
  shape: Shape<T>,
): Promise<[string, T][]> => {
  const kind = ctx.portal.kinds.get(type);
  if (!kind) return [];
  const things = await (kind.findListed ? kind.findListed(ctx, ids) : kind.find(ctx, ids));
  const found: [string, T][] = [];
  for (const [id, thing] of things) {
    const visibility = kind.visibility(ctx.viewer, thing, ctx.now);
    const shaped = visibility === 'nothing' ? undefined : shape(kind, thing, kind.summary(thing, visibility));
    if (shaped !== undefined) found.push([refKey({ type, id }), shaped]);
  }
  return found;
};
