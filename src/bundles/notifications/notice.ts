// Describes what a notice knows beside who, of what kind and about what. It is stored as JSON, so every part may be missing.
import type { ContentRef, ContentType } from '#kernel/content-kinds.ts';

/** Describes why somebody hears of a comment. */
export type ReplyReason = 'comment' | 'piece' | 'followed';

/** What was decided about a comment, an account, a message that was reported, one's own report, images, and manuscripts. */
export type Decision =
  | 'approved'
  | 'rejected'
  | 'deleted'
  | 'suspended'
  | 'messageWarned'
  | 'reportWarned'
  | 'reportUnfounded'
  | 'imageFailed'
  | 'imageQuarantined'
  | 'imageExpired'
  | 'ownImageExpired'
  | 'streamReady'
  | 'streamFailed'
  | 'handedBack'
  | 'noted'
  | 'published'
  | 'appeared'
  | 'notAppeared';

/** Describes what editors hear of a manuscript. */
export type DeskNews = 'submitted' | 'noted';

export interface NoticeExtra {
  /** Says of a comment what it belongs to. */
  readonly owner?: ContentRef;
  readonly because?: ReplyReason;
  /** Says of a new piece what of it is followed. */
  readonly followed?: readonly string[];
  /** Names the newest one of several messages. */
  readonly messageId?: number;
  readonly decision?: Decision;
  readonly reason?: string;
  /** The name that its owner gave to the file of an image that could not be made. */
  readonly filename?: string;
  /** Says of a video or sound of one's own which it is, and its title. */
  readonly streamId?: number;
  readonly title?: string;
  /** Its title stands in `title`. */
  readonly manuscript?: { readonly id: number; readonly type: ContentType };
  readonly deskNews?: DeskNews;
  /** What was said about it. */
  readonly remark?: string;
  /** Says of a suspension when it ends, ISO 8601; it is missing when there is no end. */
  readonly until?: string;
}
