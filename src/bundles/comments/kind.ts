// This is the kind `comment`: who sees a comment sees what it stands under. Held ones only their author and moderators see.
import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { ContentKind, ContentKinds, ContentSummary, Visibility } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Viewer } from '#kernel/viewer.ts';
import { hiddenPeople, isByHiddenPerson } from '#bundles/users/public.ts';
import { ANCHOR_PREFIX } from './constants.ts';
import { kindDeclaration } from './kind-declaration.ts';
import { isModeratedBy, standsAt, whereOwner } from './owner-conditions.ts';
import { maySeeComment } from './policy.ts';
import { findCommentRows } from './queries.ts';
import type { CommentRow } from './queries.ts';
import { comments } from './schema.ts';
import { commentOn } from './texts.ts';

/** A comment and, where its kind is running, what it stands under. */
export interface CommentThing {
  readonly row: CommentRow;
  readonly kind: ContentKind;
  readonly owner: unknown;
  /** Its author is suspended, and everything of theirs with them. contract.md 16.6 */
  readonly isAuthorHidden: boolean;
}

const findThings = async (ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, CommentThing>> => {
  const [rows, isHidden] = await Promise.all([
    ids.length > 0 ? findCommentRows(ctx, ids) : [],
    hiddenPeople(ctx),
  ]);
  const byType = Map.groupBy(rows, ({ ownerType }) => ownerType);
  const things = await Promise.all(
    [...byType].map(async ([type, ofType]) => {
      const kind = ctx.portal.kinds.get(type);
      const owners = await kind?.find(ctx, [...new Set(ofType.map(({ ownerId }) => ownerId))]);
      return ofType.flatMap((row): [number, CommentThing][] => {
        const owner = owners?.get(row.ownerId);
        if (!kind || owner === undefined) return [];
        return [[row.id, { row, kind, owner, isAuthorHidden: isHidden(row.authorId) }]];
      });
    }),
  );
  return new Map(things.flat());
};

const visibility = (viewer: Viewer, thing: CommentThing, now: Date): Visibility => {
  const { row, kind, owner, isAuthorHidden } = thing;
  const ofOwner = kind.visibility(viewer, owner, now);
  if (ofOwner === 'nothing') return 'nothing';
  const { locationPath } = kind.summary(owner, ofOwner);
  return maySeeComment(viewer, { ...row, locationPath, isAuthorHidden }) ? 'all' : 'nothing';
};

/** Returns the same rule as a condition in SQL, in which each kind of owner has its own. */
const visibleTo = (viewer: Viewer, now: Date, kinds: ContentKinds): SQL =>
  whereOwner({ viewer, now, kinds }, (owner) => {
    const isOwn = viewer.id === null ? sql`false` : eq(comments.authorId, viewer.id);
    const isHidden = isByHiddenPerson(comments.authorId, now);
    return or(
      and(eq(comments.state, 'visible'), not(isHidden)),
      and(inArray(comments.state, ['visible', 'held']), or(isOwn, isModeratedBy(viewer, owner))),
    );
  });

const summary = ({ row, kind, owner }: CommentThing, seen: Visibility): ContentSummary => {
  const under = kind.summary(owner, seen);
  return {
    ...under,
    id: row.id,
    title: commentOn(under.title),
    href: `${under.href}#${ANCHOR_PREFIX}${row.id}`,
    authorId: row.authorId,
    visibility: seen,
    changedAt: row.editedAt ?? row.createdAt,
  };
};

export const commentKind: ContentKind<CommentThing> = {
  ...kindDeclaration,
  find: findThings,
  visibility,
  visibleTo,
  standsAt,
  may: () => false,
  summary,
  tag: (id) => `comment:${id}`,
};
