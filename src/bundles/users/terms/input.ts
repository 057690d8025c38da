// Describes what the terms' forms accept at the door. Missing fields pass: the form itself speaks of them.
import { Type } from 'typebox';
import { FromNought, Id } from '#kernel/parameters.ts';
import { TEXT_MAX_LENGTH } from './constants.ts';

const next = Type.Optional(Type.String({ maxLength: 2000 }));
const line = Type.Optional(Type.String({ maxLength: 1000 }));

export const versionParams = Type.Object({ version: Id });

export const agreeQuery = Type.Object({ next });

/** Versions of what is demanded beside the terms, as `unpackVersions` reads them. */
export const documentsField = Type.Optional(Type.String({ maxLength: 2000 }));

export const agreeBody = Type.Object({ version: Type.Optional(Id), documents: documentsField, next });

export const agreementsQuery = Type.Object({
  seite: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
});

export const publishBody = Type.Object({
  /** The number of the version that was the last one when the form was shown. */
  seen: Type.Optional(FromNought),
  title: line,
  // More passes here than is allowed, so that the form can say so.
  text: Type.Optional(Type.String({ maxLength: 2 * TEXT_MAX_LENGTH })),
  changes: Type.Optional(Type.String({ maxLength: TEXT_MAX_LENGTH })),
  validFrom: line,
});
