// Declares what entries are about beside the things of kinds, such as places and images: whoever keeps them says what they are
// called and where they stand. docs/decisions/0059
import type { Ctx } from '#kernel/ctx.ts';
import { defineSlot } from '#kernel/slots.ts';

export interface HistorySubject {
  readonly name: string;
  /** Null for what has no page. */
  readonly href: string | null;
  /** The path of the place whose editors read its history; empty for what belongs to the whole portal. */
  readonly locationPath: string;
}

export interface HistorySubjects {
  /** The type as entries name it. */
  readonly type: string;
  /** Finds those subjects that there are, whoever asks. */
  readonly find: (ctx: Ctx, ids: readonly number[]) => Promise<ReadonlyMap<number, HistorySubject>>;
}

export const historySubjects = defineSlot<void, HistorySubjects>('history.subjects', { isAboutRows: true });
