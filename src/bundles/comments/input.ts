// Declares what the calls for comments accept.
import { Type } from 'typebox';
import type { Why } from './removing.ts';
import { MAX_WORDS_LENGTH } from './trial/constants.ts';
import type { ContentKinds } from '#kernel/content-kinds.ts';
import { declaring } from '#kernel/kind-declaration.ts';
import { FromNought, Id } from '#kernel/parameters.ts';
import type { TypedAnswers } from '#bundles/gates/public.ts';
import { ANYWAY_QUERY, MAX_REASON_LENGTH, MAX_SLOW_MODE_SECONDS, OFFSETS, SORTS } from './constants.ts';

const oneOf = <const Words extends readonly string[]>(words: Words) =>
  Type.Union(words.map((word) => Type.Literal(word as Words[number])));
const ownerTypeIn = (kinds: ContentKinds) =>
  oneOf(declaring(kinds.all(), 'comments').map(({ type }) => type));
/** A form sends each line break as two signs, which its field counted as one. */
const typedLines = (most: number) =>
  Type.String({ maxLength: 2 * most, pattern: String.raw`^(?:\r\n|[^\r]|\r(?!\n)){0,${most}}$` });
const Reason = Type.Optional(typedLines(MAX_REASON_LENGTH));
const Category = Type.Optional(Type.String({ maxLength: 40 }));
const Flag = Type.Integer({ minimum: 0, maximum: 1 });

export const OwnerParams = Type.Object({ ownerId: Id });
export const CommentParams = Type.Object({ commentId: Id });
export const LockParams = Type.Object({ id: Id });

export const OwnerPageParams = Type.Object({ id: Id });

/**
 * The query of a page with comments: `kommentare=alle` shows the full list, `ordnung` sorts it, `vor` continues it, `antwort`
 * opens the form for an answer.
 */
export const OwnerPageQuery = Type.Object({
  kommentare: Type.Optional(Type.String()),
  ordnung: Type.Optional(Type.String()),
  vor: Type.Optional(Id),
  antwort: Type.Optional(Id),
});

/**
 * offset 0 (the default) or -3, spelled so and no other way: numbers would be read from `-3.0` and blanks, too. Our own
 * client pages through the full list. contract.md 13
 */
export const FetchQuery = Type.Object({
  offset: Type.Optional(oneOf(OFFSETS)),
  limit: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
  before: Type.Optional(Id),
  around: Type.Optional(Id),
  /** The id of a comment: the answer has those that are newer, and how many of them others wrote; 0 asks for all. */
  after: Type.Optional(FromNought),
  sort: Type.Optional(oneOf(SORTS)),
  _format: Type.Optional(Type.String()),
});

const Answer = Type.Optional(Type.String({ maxLength: 10 }));

/** A body without `text`, or no body at all, asks for the form. */
export const CommentBody = Type.Optional(
  Type.Object(
    {
      text: Type.Optional(Type.String()),
      parentId: Type.Optional(Id),
      /** The key by which a comment that is sent again is recognized, and the id of whoever wrote it. */
      key: Type.Optional(Type.String({ pattern: '^[0-9a-f]{32}$' })),
      authorId: Type.Optional(Id),
      /** Why moderators change what somebody else wrote. */
      category: Category,
      reason: Reason,
      /** What its author says of the people in it, where a gate asks for that: `ja` or `nein`. */
      others: Answer,
      special: Answer,
      consent: Answer,
    },
    { nullable: true },
  ),
);

export const answersOf = ({ others, special, consent }: TypedAnswers = {}): TypedAnswers => ({
  others,
  special,
  consent,
});

/** The author of a new comment has read the calm note. */
export const CreateQuery = Type.Object({ [ANYWAY_QUERY]: Type.Optional(Type.String()) });

export const LockBody = Type.Object({ lock: Flag });

/** Moderators may say which rule a comment breaks, and why, in a body or not. */
export const DeleteBody = Type.Optional(
  Type.Object({ category: Category, reason: Reason }, { nullable: true }),
);

export const DecideBody = Type.Object({
  decision: oneOf(['approve', 'reject']),
  category: Category,
  reason: Reason,
});

export const whyOf = ({ category, reason }: Why = {}): Why => ({ category, reason: reason?.trim() });

/** Returns the parameters that name a thread by what it stands under; any other kind is as unknown as one that isn't there. */
export const threadParams = (kinds: ContentKinds) => Type.Object({ type: ownerTypeIn(kinds), id: Id });
export const ModerateBody = Type.Object({
  lock: Flag,
  slowModeSeconds: Type.Integer({ minimum: 0, maximum: MAX_SLOW_MODE_SECONDS }),
  /** A time such as `2026-11-27T19:30`; an empty one means never, a missing one changes nothing. */
  closes: Type.Optional(Type.String({ maxLength: 30 })),
});

export const mentionParams = (kinds: ContentKinds) =>
  Type.Object({ ownerType: ownerTypeIn(kinds), ownerId: Id });
export const MentionQuery = Type.Object({ q: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }) });

export const TrialQuery = Type.Object({
  woerter: Type.Optional(typedLines(MAX_WORDS_LENGTH)),
});
export const DeskQuery = Type.Object({ vor: Type.Optional(Id), nach: Type.Optional(Id) });
