// Describes what the newsletters' desk accepts at the door; what is wrong with it is said beside the fields.
import { Type } from 'typebox';
import { Id, listOf } from '#kernel/parameters.ts';
import { INTRO_MAX_LENGTH } from '../constants.ts';
import type { TypedNewsletter } from './typed-newsletter.ts';

const line = Type.Optional(Type.String({ maxLength: 400 }));

export const NewsletterParams = Type.Object({ newsletterId: Id });

export const FormBody = Type.Object({
  /** The stamp of what the form showed. */
  seen: line,
  name: line,
  slug: line,
  description: Type.Optional(Type.String({ maxLength: 2000 })),
  rhythm: line,
  weekday: line,
  hour: line,
  place: line,
  /** As long as many names of tags are together; how many there may be is said beside the field. */
  tags: Type.Optional(Type.String({ maxLength: 2000 })),
  length: line,
  categories: Type.Optional(Type.Unknown()),
  kinds: Type.Optional(Type.Unknown()),
  hasDates: line,
  hasDiscussed: line,
  isActive: line,
});

type SentForm = Partial<Record<string, unknown>>;

export const typedOf = (body: SentForm): TypedNewsletter => {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  return {
    name: text('name'),
    slug: text('slug'),
    description: text('description'),
    rhythm: text('rhythm'),
    weekday: text('weekday'),
    hour: text('hour'),
    place: text('place'),
    tags: text('tags'),
    length: text('length'),
    categories: listOf(body['categories']).map(String),
    kinds: listOf(body['kinds']).map(String),
    hasDates: text('hasDates') !== '',
    hasDiscussed: text('hasDiscussed') !== '',
    isActive: text('isActive') !== '',
  };
};

export const IssueQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 200 })),
  ansicht: Type.Optional(Type.String({ maxLength: 20 })),
  breite: Type.Optional(Type.String({ maxLength: 20 })),
});

export const WordsBody = Type.Object({
  subject: Type.Optional(Type.String({ maxLength: 1000 })),
  intro: Type.Optional(Type.String({ maxLength: INTRO_MAX_LENGTH * 5 })),
  version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_000_000_000 })),
});

export const PieceBody = Type.Object({
  act: Type.Optional(Type.String({ maxLength: 20 })),
  key: Type.Optional(Type.String({ maxLength: 60 })),
  to: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
});

export const HoldBody = Type.Object({ act: Type.Optional(Type.String({ maxLength: 20 })) });

export const SendBody = Type.Object({
  number: Type.Optional(Id),
  sure: Type.Optional(Type.String({ maxLength: 5 })),
});

export const StopBody = Type.Object({ issue: Type.Optional(Id) });
