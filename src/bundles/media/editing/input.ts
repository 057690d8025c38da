// This is what the image editor's calls take at the door.
import { Type } from 'typebox';
import { badRequest } from '#kernel/errors.ts';
import { Id, listOf, parseId } from '#kernel/parameters.ts';
import { EDITOR_MODULES, MANAGER_PREFIX, ROTATIONS } from './constants.ts';
import type { EditorModule, Rotation } from './constants.ts';
import * as texts from './texts.ts';

const Prefix = Type.String({ pattern: MANAGER_PREFIX });
const Flag = Type.Optional(Type.Integer({ minimum: 0, maximum: 1 }));

export const ImageParams = Type.Object({ id: Id });

export const OpenQuery = Type.Object({
  imageManagerPrefix: Prefix,
  modules: Type.Optional(Type.Unknown()),
  imageId: Type.Optional(Type.Unknown()),
  btnSave: Flag,
  btnRemove: Flag,
});

/** The modules are read by `readEdit`: they come as objects or as their JSON. contract.md 11.9 */
export const ExecuteBody = Type.Object({
  prefix: Prefix,
  focuspoint: Type.Optional(Type.Unknown()),
  caption: Type.Optional(Type.Unknown()),
  copyright: Type.Optional(Type.Unknown()),
  rotation: Type.Optional(Type.Unknown()),
  upload: Type.Optional(Type.Unknown()),
  rights: Type.Optional(Type.Unknown()),
});

export const PrerotateParams = Type.Object({ degrees: Type.String({ maxLength: 10 }), id: Id });
/** The query of a preview; `uid` only keeps browsers from showing an older answer. */
export const PrerotateQuery = Type.Object({
  prefix: Prefix,
  uid: Type.Optional(Type.String({ maxLength: 200 })),
});

/** Reads which modules are asked for: all when none is named. Throws 400 for one that is unknown. */
export const modulesIn = (value: unknown): EditorModule[] => {
  const asked = listOf(value);
  if (asked.length === 0) return [...EDITOR_MODULES];
  if (!asked.every(isModule)) throw badRequest(texts.unknownModule, { modules: texts.unknownModule });
  return EDITOR_MODULES.filter((name) => asked.includes(name));
};

/** Reads an id in a field that may stay empty: null without one. Throws 400. */
export const optionalIdIn = (value: unknown): number | null => {
  if (value === undefined || value === '') return null;
  const id = parseId(value);
  if (!id) throw badRequest();
  return id;
};

/** Throws 400 for other angles. contract.md 13 */
export const rotationIn = (degrees: string): Rotation => {
  const rotation = ROTATIONS.find((angle) => String(angle) === degrees);
  if (rotation === undefined) throw badRequest(texts.degreesUnknown);
  return rotation;
};

const isModule = (value: unknown): value is EditorModule => EDITOR_MODULES.some((name) => name === value);
