// These are pure rules of places.
import { LOCATION_KINDS } from './constants.ts';
import type { LocationKind } from './constants.ts';

/** Gives the ids from the root down to the place of a path like `1/4/7/`. */
export const idsOfPath = (path: string): number[] => path.split('/').filter(Boolean).map(Number);

/** Says whether the place of `path` is `other` or lies below it. */
export const isWithin = (path: string, other: string): boolean => path.startsWith(other);

const POSTCODE = String.raw`(?:(?:AT?|BE?|CH|DE?|DK|ES?|FL|IT?|LI|LU?|RO)[- ])?(?<digits>\d{5}-\d{3}|\d{4,6})`;
const WHOLE_POSTCODE = new RegExp(String.raw`^\s*${POSTCODE}\s*$`, 'i');

/**
 * Returns the digits of what was typed as a postcode of a country by whose clocks a portal may go, with the sign of the country
 * or without; undefined for what is none. docs/decisions/0134
 */
export const readPostcode = (typed: string): string | undefined =>
  WHOLE_POSTCODE.exec(typed)?.groups?.['digits'];

const AT_AN_END = [
  new RegExp(String.raw`^${POSTCODE}(?=[\s,])`, 'i'),
  new RegExp(String.raw`[\s,(]${POSTCODE}\)?$`, 'i'),
];
const FIVE_DIGITS = /(?<!\d)(?<digits>\d{5})(?!\d)/;

/** Takes a postcode out of other words and returns both; four digits may be a year where they don't begin or end the line. */
export const takePostcode = (line: string): { readonly postcode: string; readonly rest: string } => {
  const found = [...AT_AN_END, FIVE_DIGITS].map((shape) => shape.exec(line)).find((match) => match !== null);
  return found
    ? { postcode: found.groups!['digits']!, rest: line.replace(found[0], ' ') }
    : { postcode: '', rest: line };
};

export interface Coordinates {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Returns the distance as the crow flies, in whole kilometres; null where it isn't known where a place lies. */
export const kilometresBetween = (one: Coordinates, other: Coordinates): number | null => {
  if (one.latitude === null || one.longitude === null) return null;
  if (other.latitude === null || other.longitude === null) return null;
  const north = other.latitude - one.latitude;
  // Towards the poles degrees of longitude come closer together.
  const east = (other.longitude - one.longitude) * Math.cos(radians((one.latitude + other.latitude) / 2));
  return Math.round(Math.hypot(north, east) * KILOMETRES_PER_DEGREE);
};

const KILOMETRES_PER_DEGREE = 111.2;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the ids from the root down that all paths begin with. */
export const sharedPath = (paths: readonly string[]): number[] => {
  const [first = [], ...others] = paths.map(idsOfPath);
  const end = first.findIndex((id, at) => others.some((ids) => ids[at] !== id));
  return end < 0 ? first : first.slice(0, end);
};

/** A place lies in a larger one. */
export const liesIn = (kind: LocationKind, parent: LocationKind): boolean =>
  LOCATION_KINDS.indexOf(kind) > LOCATION_KINDS.indexOf(parent);
