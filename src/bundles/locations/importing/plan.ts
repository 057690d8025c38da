// Says what a list of places comes to, line by line, before anything is written.
import { toSlug } from '#kernel/slug.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { parseDegrees } from '../desk/typed-place.ts';
import { kindNames } from '../desk/texts.ts';
import { IMPORT_MAX_LINES, LOCATION_KINDS, NAME_MAX_LENGTH } from '../constants.ts';
import type { LocationKind } from '../constants.ts';
import { liesIn, readPostcode } from '../rules.ts';
import { parseCsv } from '#kernel/csv-rows.ts';
import type { CsvRow } from '#kernel/csv-rows.ts';
import * as texts from './texts.ts';

/** A place that is there already. */
export interface KnownPlace {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly kind: LocationKind;
  readonly parentId: number | null;
}

export interface Known {
  readonly places: readonly KnownPlace[];
  /** Says why this word can't stand in an address, other than that a place of the list has it. */
  readonly problemOfSlug: (slug: string) => string | undefined;
}

export interface PlannedPlace {
  readonly line: number;
  readonly name: string;
  readonly slug: string;
  readonly kind: LocationKind;
  /** The parent as it was written in the list. */
  readonly parent: string;
  /** The parent's id where it is in the tree already; else `parentSlug` names it in the list. */
  readonly parentId: number | null;
  readonly parentSlug: string | null;
  readonly postcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly state: 'new' | 'known' | 'wrong';
  readonly problems: readonly string[];
}

export interface ImportPlan {
  readonly lines: readonly PlannedPlace[];
  /** What is the matter with the list as a whole. */
  readonly problem: string | null;
}

const COLUMNS = ['name', 'kind', 'parent', 'slug', 'postcode', 'latitude', 'longitude'] as const;
type Column = (typeof COLUMNS)[number];

const HEADS: Readonly<Record<string, Column>> = {
  name: 'name',
  ort: 'name',
  art: 'kind',
  typ: 'kind',
  'liegt in': 'parent',
  in: 'parent',
  slug: 'slug',
  adresse: 'slug',
  plz: 'postcode',
  postleitzahl: 'postcode',
  breite: 'latitude',
  breitengrad: 'latitude',
  lat: 'latitude',
  länge: 'longitude',
  laenge: 'longitude',
  längengrad: 'longitude',
  lon: 'longitude',
  lng: 'longitude',
};

const KIND_WORDS: ReadonlyMap<string, LocationKind> = new Map(
  Object.entries({
    land: 'country',
    bundesland: 'state',
    kreis: 'district',
    landkreis: 'district',
    stadt: 'town',
    gemeinde: 'town',
    markt: 'town',
    ortsteil: 'quarter',
    stadtteil: 'quarter',
    ...Object.fromEntries(LOCATION_KINDS.map((kind) => [kindNames[kind].toLowerCase(), kind])),
    ...Object.fromEntries(LOCATION_KINDS.map((kind) => [kind, kind])),
  }),
);

/** Plans a list with a first line that names its columns, or with the columns in their usual order. */
export const planImport = (text: string, known: Known): ImportPlan => {
  const rows = parseCsv(text);
  const heads = rows[0]?.cells.map((cell) => HEADS[cell.toLowerCase()]) ?? [];
  const hasHead = heads[0] !== undefined && heads.includes('name');
  const columns = hasHead ? heads : COLUMNS;
  const body = hasHead ? rows.slice(1) : rows;
  if (body.length === 0) return { lines: [], problem: texts.nothingThere };
  if (body.length > IMPORT_MAX_LINES) return { lines: [], problem: texts.tooManyLines(IMPORT_MAX_LINES) };
  const read = body.map((row) => readRow(row, columns));
  const bySlug = Map.groupBy(read, ({ slug }) => slug);
  return { lines: read.map((row) => plan(row, bySlug, known)), problem: null };
};

interface ReadPlace {
  readonly line: number;
  readonly name: string;
  readonly slug: string;
  readonly kind: LocationKind;
  readonly parent: string;
  readonly postcode: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly problems: readonly string[];
}

const readRow = ({ line, cells }: CsvRow, columns: readonly (Column | undefined)[]): ReadPlace => {
  const cell = (column: Column) => visibleLine(cells[columns.indexOf(column)]);
  const [name, kindWord] = [cell('name'), cell('kind').toLowerCase()];
  const postcode = cell('postcode') && readPostcode(cell('postcode'));
  const kind = kindWord === '' ? 'town' : KIND_WORDS.get(kindWord);
  const latitude = parseDegrees(cell('latitude'), 90);
  const longitude = parseDegrees(cell('longitude'), 180);
  const areCoordinatesRight =
    latitude !== undefined && longitude !== undefined && (latitude === null) === (longitude === null);
  return {
    line,
    name,
    slug: cell('slug') || toSlug(name, ''),
    kind: kind ?? 'town',
    parent: cell('parent'),
    postcode: postcode ?? '',
    latitude: latitude ?? null,
    longitude: longitude ?? null,
    problems: [
      ...(name === '' ? [texts.nameMissing] : []),
      ...(name.length > NAME_MAX_LENGTH ? [texts.nameTooLong] : []),
      ...(kind === undefined ? [texts.kindUnknown(cell('kind'))] : []),
      ...(postcode === undefined ? [texts.postcodeInvalid] : []),
      ...(areCoordinatesRight ? [] : [texts.coordinatesInvalid]),
    ],
  };
};

const plan = (
  row: ReadPlace,
  bySlug: ReadonlyMap<string, readonly ReadPlace[]>,
  known: Known,
): PlannedPlace => {
  const parent = findParent(row, bySlug, known);
  const twin = known.places.find(({ slug }) => slug === row.slug);
  const parentId = parent.kind === 'known' ? parent.place.id : null;
  const isKnown =
    twin !== undefined && twin.name === row.name && twin.kind === row.kind && twin.parentId === parentId;
  const [first] = bySlug.get(row.slug)!;
  const slugProblem = row.name === '' || isKnown ? undefined : known.problemOfSlug(row.slug);
  const problems = [
    ...row.problems,
    ...(parent.kind === 'problem' ? [parent.text] : []),
    ...(first !== row && row.name !== '' ? [texts.twice(first!.line)] : []),
    ...(slugProblem ? [texts.slugProblem(row.slug, slugProblem)] : []),
  ];
  return {
    ...row,
    postcode: row.postcode || null,
    parentId,
    parentSlug: parent.kind === 'listed' ? parent.place.slug : null,
    state: problems.length > 0 ? 'wrong' : isKnown ? 'known' : 'new',
    problems,
  };
};

type FoundParent =
  | { readonly kind: 'none' }
  | { readonly kind: 'known'; readonly place: KnownPlace }
  | { readonly kind: 'listed'; readonly place: ReadPlace }
  | { readonly kind: 'problem'; readonly text: string };

/** Finds the parent by its address or its name, where only one has it; what is there comes before what the list brings. */
const findParent = (
  { parent, kind }: ReadPlace,
  bySlug: ReadonlyMap<string, readonly ReadPlace[]>,
  { places }: Known,
): FoundParent => {
  if (parent === '') return { kind: 'none' };
  const fits = (place: { kind: LocationKind }) => liesIn(kind, place.kind);
  const isMeant = ({ name, slug }: { name: string; slug: string }) => name === parent || slug === parent;
  const there = places.filter(isMeant);
  const listed = [...bySlug.values()].flatMap(([first]) =>
    first && isMeant(first) && !there.some(({ slug }) => slug === first.slug) ? [first] : [],
  );
  const all = [...there, ...listed];
  if (all.length === 0) return { kind: 'problem', text: texts.parentUnknown(parent) };
  const fitting = all.filter(fits);
  if (fitting.length === 0) return { kind: 'problem', text: texts.parentTooSmall(parent) };
  if (fitting.length > 1) return { kind: 'problem', text: texts.parentAmbiguous(parent) };
  const place = fitting[0]!;
  return 'id' in place ? { kind: 'known', place } : { kind: 'listed', place };
};
