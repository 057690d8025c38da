// Checks what was typed about a place, and whether it can be taken so.
import type { FieldErrors } from '#kernel/errors.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { parseId } from '#kernel/parameters.ts';
import { stampOfSeen } from '#kernel/seen-stamp.ts';
import { toSlug } from '#kernel/slug.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { LOCATION_KINDS, NAME_MAX_LENGTH } from '../constants.ts';
import type { LocationKind } from '../constants.ts';
import type { Location } from '../queries.ts';
import { readPostcode } from '../rules.ts';
import * as placeTexts from '../texts.ts';
import * as texts from './texts.ts';

/** A place as a form sends it. */
export interface TypedPlace {
  readonly name?: string | undefined;
  readonly slug?: string | undefined;
  readonly kind?: string | undefined;
  readonly parentId?: string | undefined;
  readonly postcode?: string | undefined;
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
  readonly isHidden?: string | undefined;
  readonly neighbours?: readonly string[] | undefined;
  /** The stamp of what the form showed. */
  readonly seen?: string | undefined;
}

export interface PlaceInput {
  readonly name: string;
  readonly slug: string;
  readonly kind: LocationKind;
  readonly parentId: number | null;
  readonly postcode: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly isHidden: boolean;
  readonly neighbourIds: readonly number[];
}

/** Checks what was typed. The words of the place's address follow from its name unless given. */
export const checkPlace = (typed: TypedPlace): Checked<PlaceInput> => {
  const name = visibleLine(typed.name);
  const kind = LOCATION_KINDS.find((known) => known === typed.kind);
  const parentId = typed.parentId ? parseId(typed.parentId) : null;
  const postcode = visibleLine(typed.postcode) && readPostcode(visibleLine(typed.postcode));
  const latitude = parseDegrees(typed.latitude, 90);
  const longitude = parseDegrees(typed.longitude, 180);
  const errors: FieldErrors = {
    ...(!name && { name: placeTexts.nameMissing }),
    ...(name.length > NAME_MAX_LENGTH && { name: texts.nameTooLong }),
    ...(!kind && { kind: texts.kindMissing }),
    ...(parentId === undefined && { parentId: placeTexts.parentUnknown }),
    ...(postcode === undefined && { postcode: texts.postcodeInvalid }),
    ...(latitude === undefined && { latitude: texts.latitudeInvalid }),
    ...(longitude === undefined && { longitude: texts.longitudeInvalid }),
    ...(latitude === null && typeof longitude === 'number' && { latitude: texts.coordinateMissing }),
    ...(longitude === null && typeof latitude === 'number' && { longitude: texts.coordinateMissing }),
  };
  if (!kind || parentId === undefined || latitude === undefined || longitude === undefined)
    return invalid(errors);
  if (Object.keys(errors).length > 0) return invalid(errors);
  const neighbourIds = (typed.neighbours ?? []).flatMap((id) => parseId(id) ?? []);
  return valid({
    name,
    slug: visibleLine(typed.slug) || toSlug(name, ''),
    kind,
    parentId,
    postcode: postcode || null,
    latitude,
    longitude,
    isHidden: Boolean(typed.isHidden),
    neighbourIds: [...new Set(neighbourIds)],
  });
};

/** Returns the stamp of what the form of a place shows. */
export const stampOf = (place: Location): string =>
  stampOfSeen([
    place.name,
    place.slug,
    place.kind,
    place.parentId,
    place.postcode,
    place.latitude,
    place.longitude,
    place.isHidden,
    place.neighbourIds,
  ]);

/** Reads degrees with a point or a comma; null for an empty line, undefined for what is no such number. */
export const parseDegrees = (text: string | undefined, most: number): number | null | undefined => {
  const line = visibleLine(text);
  if (!line) return null;
  if (!/^[+-]?\d{1,3}([.,]\d{1,12})?$/.test(line)) return undefined;
  const degrees = Number(line.replace(',', '.'));
  return Math.abs(degrees) <= most ? degrees : undefined;
};
