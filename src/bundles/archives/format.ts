// Says what stands in an archive, as data. docs/archive/schema-1.json publishes it for others.
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { FORMAT, FORMAT_VERSION, MAX_ROWS, PEOPLE_CHOICES, PLACE_KINDS } from './constants.ts';

const EXACT = { additionalProperties: false };
const orNull = <T extends Parameters<typeof Type.Optional>[0]>(type: T) => Type.Union([type, Type.Null()]);

const MAX_WORDS = 100_000;
const words = Type.String({ maxLength: MAX_WORDS });
/** A moment in UTC, as ISO 8601, and one that there is. */
const moment = Type.String({
  pattern:
    '^[1-9]\\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$',
});
const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** Returns what things are called within one archive: `article:12`, `person:3`. */
export const keyOf = (type: string, id: number): string => `${type}:${id}`;
const key = (type: string) => Type.String({ pattern: `^${type}:[1-9]\\d{0,9}$` });
const PIECE = '[a-z]{2,20}';

/** Plain names in folders: nothing that leads anywhere else. */
export const FILE_NAME = '^(?:[a-z0-9][a-z0-9-]{0,119}/){0,3}[a-z0-9][a-z0-9-]{0,119}\\.[a-z0-9]{1,5}$';

export const PersonRow = Type.Object(
  {
    key: key('person'),
    name: words,
    about: Type.Optional(words),
    createdAt: Type.Optional(moment),
    mail: Type.Optional(words),
    /** Pictures of this archive on their page, where these may leave. */
    portrait: Type.Optional(key('picture')),
    cover: Type.Optional(key('picture')),
  },
  EXACT,
);

export const PlaceRow = Type.Object(
  {
    key: key('place'),
    parent: orNull(key('place')),
    kind: Type.Enum([...PLACE_KINDS]),
    name: words,
    slug: words,
    postcode: orNull(words),
    latitude: orNull(Type.Number({ minimum: -90, maximum: 90 })),
    longitude: orNull(Type.Number({ minimum: -180, maximum: 180 })),
  },
  EXACT,
);

export const CategoryRow = Type.Object(
  {
    key: key('category'),
    name: words,
    slug: words,
    tone: Type.Enum(['news', 'opinion']),
  },
  EXACT,
);

/** Where something stands. */
const placed = {
  place: orNull(key('place')),
  category: orNull(key('category')),
  tags: Type.Array(words, { maxItems: 100 }),
};

/** The content as its kind writes it: its tree, with the ids of this archive. */
const content = Type.Record(Type.String(), Type.Unknown());

export const RevisionRow = Type.Object(
  {
    editor: orNull(key('person')),
    occasion: orNull(Type.Enum(['begun', 'submitted', 'published', 'scheduled', 'restored', 'merged'])),
    startedAt: moment,
    savedAt: moment,
    ...placed,
    content,
  },
  EXACT,
);

export const PieceFile = Type.Object(
  {
    key: key(PIECE),
    type: Type.String({ pattern: `^${PIECE}$` }),
    title: words,
    address: words,
    /** Where else it could be found, as paths. */
    formerPaths: Type.Array(words, { maxItems: 1000 }),
    author: key('person'),
    createdAt: moment,
    publishedAt: moment,
    updatedAt: orNull(moment),
    isPremium: Type.Boolean(),
    ...placed,
    content,
    /**
     * The oldest first, the last one what is out; empty where they weren't asked for or there are none. Of more than a file holds the
     * oldest are left out.
     */
    revisions: Type.Array(RevisionRow, { maxItems: MAX_ROWS }),
  },
  EXACT,
);

export const CommentRow = Type.Object(
  {
    key: key('comment'),
    /** The key of the comment that it answers, on the same thing; null for none. */
    answers: orNull(key('comment')),
    author: key('person'),
    /** The text as it was typed. */
    text: words,
    createdAt: moment,
    editedAt: orNull(moment),
  },
  EXACT,
);

export const CommentsFile = Type.Object(
  { piece: key(PIECE), comments: Type.Array(CommentRow, { maxItems: MAX_ROWS }) },
  EXACT,
);

export const PictureFile = Type.Object(
  {
    key: key('picture'),
    /** The name of the original that lies beside it. */
    file: Type.String({ pattern: '^original\\.[a-z0-9]{1,5}$' }),
    owner: key('person'),
    caption: words,
    alt: words,
    credit: words,
    source: words,
    licence: words,
    licenceEndsAt: orNull(moment),
    isReleased: Type.Boolean(),
    /** The focus in per cent of the picture as it is shown. */
    focus: Type.Object(
      { x: Type.Number({ minimum: 0, maximum: 100 }), y: Type.Number({ minimum: 0, maximum: 100 }) },
      EXACT,
    ),
    rotation: Type.Enum([0, 90, 180, 270]),
    filename: words,
    createdAt: moment,
  },
  EXACT,
);

/** Videos and sound of the portal's own. */
export const StreamFile = Type.Object(
  {
    key: key('stream'),
    /** The name of the original that lies beside it. */
    file: Type.String({ pattern: '^original\\.[a-z0-9]{1,5}$' }),
    owner: key('person'),
    title: words,
    credit: words,
    filename: words,
    /** What stands for it until it plays. */
    poster: orNull(key('picture')),
    /** WebVTT that lies beside it, at most one in each language. */
    captions: Type.Array(
      Type.Object(
        {
          language: Type.String({ pattern: '^[a-z]{2}$' }),
          file: Type.String({ pattern: '^captions-[a-z]{2}\\.vtt$' }),
        },
        EXACT,
      ),
      { maxItems: 100 },
    ),
    createdAt: moment,
  },
  EXACT,
);

/** A rule for many addresses that lead to pieces of this archive, with `*` and `**` for what may stand there. */
export const RedirectRow = Type.Object(
  {
    source: words,
    /** A path, with `$1` for what a star stood for: nobody is led to another host by an archive. */
    target: Type.String({ maxLength: MAX_WORDS, pattern: '^/(?:[^/\\\\]|$)' }),
    /** The key of the piece, for a rule that leads to a single one, whose path is the target. */
    piece: orNull(key(PIECE)),
  },
  EXACT,
);

export const PeopleFile = Type.Array(PersonRow, { maxItems: MAX_ROWS });
export const PlacesFile = Type.Array(PlaceRow, { maxItems: 100_000 });
export const CategoriesFile = Type.Array(CategoryRow, { maxItems: MAX_ROWS });
export const RedirectsFile = Type.Array(RedirectRow, { maxItems: MAX_ROWS });

const count = Type.Integer({ minimum: 0 });

export const Manifest = Type.Object(
  {
    format: Type.Literal(FORMAT),
    version: Type.Literal(FORMAT_VERSION),
    createdAt: moment,
    portal: Type.Object({ name: words, url: words }, EXACT),
    /** What was chosen, in words. */
    title: words,
    chosen: Type.Object(
      {
        premium: Type.Boolean(),
        comments: Type.Boolean(),
        revisions: Type.Boolean(),
        people: Type.Enum([...PEOPLE_CHOICES]),
        print: orNull(words),
      },
      EXACT,
    ),
    counts: Type.Object(
      {
        pieces: count,
        comments: count,
        pictures: count,
        people: count,
        // Archives that were written before there were any of these in them lack the counts.
        streams: Type.Optional(count),
        redirects: Type.Optional(count),
      },
      EXACT,
    ),
    /** What pieces show and the archive doesn't hold, since it was taken from readers or is lost. */
    leftBehind: Type.Object({ streams: count, pictures: count }, EXACT),
    key: Type.Object(
      {
        type: Type.Literal('Ed25519'),
        /** The 32 bytes of RFC 8032, as base64url. */
        publicKey: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
      },
      EXACT,
    ),
    /** All entries but this one and its signature. */
    files: Type.Array(
      Type.Object({ name: Type.String({ pattern: FILE_NAME, maxLength: 500 }), bytes: count, sha256 }, EXACT),
    ),
  },
  EXACT,
);

export type PersonRow = Static<typeof PersonRow>;
export type PlaceRow = Static<typeof PlaceRow>;
export type CategoryRow = Static<typeof CategoryRow>;
export type RevisionRow = Static<typeof RevisionRow>;
export type PieceFile = Static<typeof PieceFile>;
export type CommentRow = Static<typeof CommentRow>;
export type CommentsFile = Static<typeof CommentsFile>;
export type PictureFile = Static<typeof PictureFile>;
export type StreamFile = Static<typeof StreamFile>;
export type RedirectRow = Static<typeof RedirectRow>;
export type Manifest = Static<typeof Manifest>;

/** All of it as one JSON schema. */
export const publishedSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Archive of a Litfass portal, version 1',
  description:
    'A ZIP file. Its manifest.json is described by this schema, the JSON files within it by the definitions below.',
  $ref: '#/$defs/manifest',
  $defs: {
    manifest: Manifest,
    piece: PieceFile,
    comments: CommentsFile,
    picture: PictureFile,
    stream: StreamFile,
    people: PeopleFile,
    places: PlacesFile,
    categories: CategoriesFile,
    redirects: RedirectsFile,
  },
};
