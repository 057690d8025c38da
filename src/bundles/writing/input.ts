// Describes what writing takes at the door. Contents are read by their kinds.
import { Type } from 'typebox';
import type { ContentKinds } from '#kernel/content-kinds.ts';
import { badInput, badRequest } from '#kernel/errors.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { FromNought, Id, parseId } from '#kernel/parameters.ts';
import * as texts from './texts.ts';

/** Returns the type of a field that names one of the kinds that are written. */
const kindIn = (kinds: ContentKinds) =>
  Type.Union(declaring(kinds.all(), 'composer').map(({ type }) => Type.Literal(type)));
/** The name of a browser's window; the browser makes it and never gives it to another one. */
const WindowName = Type.String({ minLength: 1, maxLength: 64 });
/** Who wrote it, as the page knows: somebody else may have signed in meanwhile, in another tab. */
const Writer = Type.Optional(Id);

export const ManuscriptParams = Type.Object({ id: Id });
export const pieceParams = (kinds: ContentKinds) => Type.Object({ type: kindIn(kinds), objectId: Id });

export const createBody = (kinds: ContentKinds) =>
  Type.Object({
    key: Type.String({ pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$' }),
    window: Type.Optional(WindowName),
    type: kindIn(kinds),
    objectId: Type.Optional(Type.Unknown()),
    content: Type.Unknown(),
    viewer: Writer,
  });

export const SaveBody = Type.Object({
  version: FromNought,
  content: Type.Unknown(),
  key: Type.Optional(WindowName),
  viewer: Writer,
});

export const PresenceBody = Type.Object({
  tab: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
});
const Answer = Type.Optional(Type.String({ maxLength: 10 }));
export const SubmitBody = Type.Object({
  version: FromNought,
  text: Type.Optional(Type.String()),
  others: Answer,
  special: Answer,
  consent: Answer,
  viewer: Writer,
});
export const PublishBody = Type.Object({
  version: FromNought,
  expiresAt: Type.Optional(Type.Unknown()),
  viewer: Writer,
});
export const ScheduleBody = Type.Object({
  version: FromNought,
  at: Type.String({ maxLength: 40 }),
  expiresAt: Type.Optional(Type.Unknown()),
  viewer: Writer,
});
export const TextBody = Type.Object({ text: Type.String(), version: Type.Optional(FromNought) });
export const RestoreBody = Type.Object({ version: FromNought, revision: Id });
/** A form without JavaScript needs no field at all. */
export const MaybeVersionBody = Type.Object({ version: Type.Optional(FromNought) });

export const SuggestQuery = Type.Object({ q: Type.Optional(Type.String({ maxLength: 100 })) });

/** Checks the id by hand, since Fastify would make a number of null. */
export const objectIdIn = (value: unknown): number | null => {
  const id = parseId(value) ?? null;
  if (id === null && value !== undefined && value !== null) throw badRequest();
  return id;
};

/** The end of the year 9999: what lies beyond it, by its offset, is no moment for the database. */
const LAST_TIME = Date.parse('9999-12-31T23:59:59.999Z');

/** Reads a moment as ISO 8601 says it. Throws 422 under the field's name. */
export const momentIn = (field: string, value: unknown): Date => {
  const isWhole = typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d.*(Z|[+-]\d\d:\d\d)$/.test(value);
  const date = new Date(isWhole ? value : Number.NaN);
  const isMoment = date.getTime() <= LAST_TIME;
  if (!isMoment) throw badInput({ [field]: texts.momentUnreadable });
  return date;
};

/** Reads the same, undefined or null as it came; an empty text, as a form sends it, is null. */
export const optionalMomentIn = (field: string, value: unknown): Date | null | undefined => {
  if (value === undefined) return undefined;
  return value === null || value === '' ? null : momentIn(field, value);
};
