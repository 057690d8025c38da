// These are pure rules of places.
import { LOCATION_KINDS } from './constants.ts';
import type { LocationKind } from './constants.ts';

/** Gives the ids from the root down to the place of a path like `1/4/7/`. */
export const idsOfPath = (path: string): number[] => path.split('/').filter(Boolean).map(Number);

/** True when the place of `path` is `other` or lies below it. */
export const isWithin = (path: string, other: string): boolean => path.startsWith(other);

export interface Coordinates {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** As the crow flies, in whole kilometres; null where it isn't known where a place lies. */
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

/** Ids from the root down that all paths begin with. */
export const sharedPath = (paths: readonly string[]): number[] => {
  const [first = [], ...others] = paths.map(idsOfPath);
  const end = first.findIndex((id, at) => others.some((ids) => ids[at] !== id));
  return end < 0 ? first : first.slice(0, end);
};

/** A place lies in a larger one. */
export const liesIn = (kind: LocationKind, parent: LocationKind): boolean =>
  LOCATION_KINDS.indexOf(kind) > LOCATION_KINDS.indexOf(parent);
