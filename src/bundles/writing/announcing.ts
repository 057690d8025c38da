// Tells later bundles what happened to a manuscript, in the transaction in which it happens.
import { announce, defineAnnouncement } from '#kernel/announcements.ts';
import type { Announcement } from '#kernel/announcements.ts';
import type { ContentType } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';

export interface ManuscriptAnnouncement {
  readonly manuscriptId: number;
  readonly type: ContentType;
  /** This is the piece made of it. */
  readonly objectId: number | null;
  readonly title: string;
  readonly authorId: number;
  readonly locationPath: string;
  readonly version: number;
  /** It says when it happened, in ISO 8601. */
  readonly at: string;
  /** Whose doing it is; null for the portal itself. */
  readonly actorId: number | null;
  /** It is that of the remark, for `noted` and `handed-back`. */
  readonly noteId: number | null;
  /** The remark, or why it could not come out. */
  readonly text: string;
  /** Who takes part in the talk about it, for `noted`: everybody who remarked upon it and may still see it. */
  readonly noteWriterIds: readonly number[];
}

/** It was submitted for review. */
export const manuscriptSubmitted = defineAnnouncement<ManuscriptAnnouncement>('manuscripts.submitted');
/** It was handed back with a remark. */
export const manuscriptHandedBack = defineAnnouncement<ManuscriptAnnouncement>('manuscripts.handed-back');
/** It was remarked upon. */
export const manuscriptNoted = defineAnnouncement<ManuscriptAnnouncement>('manuscripts.noted');
/** It was brought out by somebody else than its author, such as an editor. */
export const manuscriptPublished = defineAnnouncement<ManuscriptAnnouncement>('manuscripts.published');
/** It came out at its hour. */
export const manuscriptAppeared = defineAnnouncement<ManuscriptAnnouncement>('manuscripts.appeared');
/** It could not come out at its hour. */
export const manuscriptFailed = defineAnnouncement<ManuscriptAnnouncement>('manuscripts.failed');

/** Somebody else than its author took the piece back. */
export const manuscriptWithdrawn = defineAnnouncement<ManuscriptAnnouncement>('manuscripts.withdrawn');
/** Somebody else than its author erased the piece. */
export const manuscriptErased = defineAnnouncement<ManuscriptAnnouncement>('manuscripts.erased');

/** What the announcement takes from the row. */
type Announced = Pick<
  ManuscriptAnnouncement,
  'type' | 'objectId' | 'title' | 'authorId' | 'locationPath' | 'version'
> & {
  readonly id: number;
};

export const announceManuscript = (
  ctx: Ctx,
  announcement: Announcement<ManuscriptAnnouncement>,
  { id, type, objectId, title, authorId, locationPath, version }: Announced,
  {
    startAfter,
    ...more
  }: Partial<Pick<ManuscriptAnnouncement, 'noteId' | 'text' | 'noteWriterIds'>> & {
    readonly startAfter?: Date;
  } = {},
): Promise<void> =>
  announce(
    ctx,
    announcement,
    {
      manuscriptId: id,
      type,
      objectId,
      title,
      authorId,
      locationPath,
      version,
      at: ctx.now.toISOString(),
      actorId: ctx.viewer.id,
      noteId: more.noteId ?? null,
      text: more.text ?? '',
      noteWriterIds: more.noteWriterIds ?? [],
    },
    { ...(startAfter && { startAfter }) },
  );
