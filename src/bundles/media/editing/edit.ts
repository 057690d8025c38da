// Reads what `executemodules` is asked to change out of forms and JSON alike. contract.md 7, 11.9, 13
import { endOfDay } from '#kernel/calendar.ts';
import { badRequest } from '#kernel/errors.ts';
import { invalid, valid } from '#kernel/outcomes.ts';
import type { Checked } from '#kernel/outcomes.ts';
import { objectOf, parseId } from '#kernel/parameters.ts';
import { visibleLine } from '#kernel/visible-words.ts';
import { isLicenceKey } from '../licences/constants.ts';
import type { LicenceKey } from '../licences/constants.ts';
import { toFocusPercent } from '../rules.ts';
import {
  MAX_ALT_LENGTH,
  MAX_CAPTION_LENGTH,
  MAX_COPYRIGHT_LENGTH,
  MAX_SOURCE_LENGTH,
  ROTATIONS,
} from './constants.ts';
import type { Rotation } from './constants.ts';
import * as texts from './texts.ts';

/** What is to change of an image; all else is missing. */
export interface ImageEdit {
  readonly uploadedImageId?: number;
  readonly rotation?: Rotation;
  readonly focusX?: number;
  readonly focusY?: number;
  readonly caption?: string;
  readonly copyright?: string;
  readonly source?: string;
  readonly licence?: LicenceKey;
  readonly licenceEndsAt?: Date | null;
  readonly alt?: string;
  readonly isReleased?: boolean;
}

/** Reads the modules of a call, or says by field what is wrong. Throws 400 for a module that is no object. */
export const readEdit = (body: Readonly<Record<string, unknown>>): Checked<ImageEdit> => {
  const errors: Record<string, string> = {};
  const edit: Record<string, unknown> = {};
  for (const [name, fields] of Object.entries(MODULES)) {
    if (body[name] === undefined) continue;
    const given = objectOf(body[name]);
    if (!given) throw badRequest();
    for (const { field, column, isRequired, read } of fields) {
      if (given[field] === undefined && !isRequired) continue;
      const checked = read(given[field], field);
      if (checked.kind === 'invalid') Object.assign(errors, checked.errors);
      else edit[column] = checked.value;
    }
  }
  return Object.keys(errors).length > 0 ? invalid(errors) : valid(edit);
};

type Read<Value> = (value: unknown, field: string) => Checked<Value>;

interface Field {
  /** The field's name in the call. */
  readonly field: string;
  readonly column: keyof ImageEdit;
  readonly isRequired: boolean;
  readonly read: Read<unknown>;
}

const words =
  (max: number): Read<string> =>
  (value, field) => {
    if (typeof value !== 'string') return invalid({ [field]: texts.notText });
    const tidy = visibleLine(value.normalize('NFC'));
    return tidy.length > max ? invalid({ [field]: texts.tooLong(max) }) : valid(tidy);
  };

const percent: Read<number> = (value, field) => {
  const number =
    typeof value === 'string' && /^\d+([.,]\d+)?$/.test(value) ? Number(value.replace(',', '.')) : value;
  const isPercent = typeof number === 'number' && number >= 0 && number <= 100;
  return isPercent ? valid(toFocusPercent(number)) : invalid({ [field]: texts.focusOutOfRange });
};

/** Takes a value that could be read; what couldn't be read is told. */
const readAs = <Value>(value: Value | undefined, field: string, text: string): Checked<Value> =>
  value === undefined ? invalid({ [field]: text }) : valid(value);

const angle: Read<Rotation> = (value, field) =>
  readAs(
    ROTATIONS.find((degrees) => String(degrees) === String(value)),
    field,
    texts.degreesUnknown,
  );

const licence: Read<LicenceKey> = (value, field) =>
  readAs(isLicenceKey(value) ? value : undefined, field, texts.licenceUnknown);

/** Reads the end of a licence. A day holds until it is over; null and empty mean without an end. */
const endOfLicence: Read<Date | null> = (value, field) => {
  if (value === null || value === '') return valid(null);
  const end = typeof value === 'string' ? (endOfDay(value) ?? momentIn(value)) : undefined;
  return readAs(end, field, texts.dayUnknown);
};

/** Reads a moment as `imageObj` writes it. */
const momentIn = (text: string): Date | undefined => {
  const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? new Date(text) : undefined;
  return moment && !Number.isNaN(moment.getTime()) ? moment : undefined;
};

const flag: Read<boolean> = (value, field) => {
  if (['1', 'true', 'on'].includes(String(value))) return valid(true);
  return ['0', 'false', ''].includes(String(value)) ? valid(false) : invalid({ [field]: texts.yesOrNo });
};

const uploaded: Read<number> = (value, field) => readAs(parseId(value), field, texts.uploadUnknown);

const MODULES: Readonly<Record<string, readonly Field[]>> = {
  upload: [{ field: 'uploadedImageId', column: 'uploadedImageId', isRequired: true, read: uploaded }],
  rotation: [{ field: 'degrees', column: 'rotation', isRequired: true, read: angle }],
  focuspoint: [
    { field: 'focus_x', column: 'focusX', isRequired: true, read: percent },
    { field: 'focus_y', column: 'focusY', isRequired: true, read: percent },
  ],
  caption: [{ field: 'caption', column: 'caption', isRequired: true, read: words(MAX_CAPTION_LENGTH) }],
  copyright: [
    { field: 'copyright', column: 'copyright', isRequired: true, read: words(MAX_COPYRIGHT_LENGTH) },
  ],
  rights: [
    { field: 'source', column: 'source', isRequired: false, read: words(MAX_SOURCE_LENGTH) },
    { field: 'licence', column: 'licence', isRequired: false, read: licence },
    { field: 'licence_ends_at', column: 'licenceEndsAt', isRequired: false, read: endOfLicence },
    { field: 'alt', column: 'alt', isRequired: false, read: words(MAX_ALT_LENGTH) },
    { field: 'is_released', column: 'isReleased', isRequired: false, read: flag },
  ],
};
