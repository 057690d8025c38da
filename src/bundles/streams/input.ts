// This is what the calls of streaming media take at the door.
import { Type } from 'typebox';
import { Id } from '#kernel/parameters.ts';
import { STREAM_KINDS, STREAM_STATES } from './constants.ts';

const WORDS_MAX = 2000;

export const StreamParams = Type.Object({ id: Id });

/** Says of gated streams when the address expires, in seconds, and its signature. */
export const SignedQuery = Type.Object({
  e: Type.Optional(Type.Integer({ minimum: 0 })),
  s: Type.Optional(Type.String({ maxLength: 60 })),
});

/** The ids of uploads as `randomUUID` writes them: PostgreSQL throws at all that is none. */
export const UploadParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});

export const FileParams = Type.Object({
  id: Id,
  version: Type.String({ pattern: '^[0-9a-f]{12}$' }),
  file: Type.String({ pattern: '^[a-z0-9][a-z0-9.-]{0,79}$' }),
});

export const EditBody = Type.Object({
  title: Type.String({ maxLength: WORDS_MAX }),
  copyright: Type.Optional(Type.String({ maxLength: WORDS_MAX })),
});

export const LanguageBody = Type.Object({ language: Type.String({ maxLength: 10 }) });

/** One of them, or a file beside them; empty fields of a form count as nothing. */
export const PosterBody = Type.Object({
  imageId: Type.Optional(Type.String({ maxLength: 10 })),
  second: Type.Optional(Type.String({ maxLength: 12 })),
});

/** The form holds nothing but the file. */
export const NoFields = Type.Object({});

export const ListQuery = Type.Object({ seite: Type.Optional(Type.Integer({ minimum: 1, maximum: 99_999 })) });

export const AdminParams = Type.Object({
  page: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,4}$' })),
});
export const AdminQuery = Type.Object({
  /** It is empty where all are asked for. */
  zustand: Type.Optional(
    Type.Union([Type.Literal(''), ...STREAM_STATES.map((state) => Type.Literal(state))]),
  ),
  art: Type.Optional(Type.Union([Type.Literal(''), ...STREAM_KINDS.map((kind) => Type.Literal(kind))])),
  suche: Type.Optional(Type.String({ maxLength: 100 })),
});
