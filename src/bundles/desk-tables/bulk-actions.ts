// Declares what can be done with many rows at once. A bundle declares an action for a table, on top of a command that asks the
// policy and writes the history for each thing; this bundle asks it row by row, keeps what stood there before, and takes it
// back.
import type { OptionView } from '#design/Field.tsx';
import type { ContentRef } from '#kernel/content-kinds.ts';
import type { Ctx } from '#kernel/ctx.ts';
import type { Refused } from '#kernel/outcomes.ts';
import { defineSlot } from '#kernel/slots.ts';

/** What is chosen or typed for it. */
export interface BulkField {
  readonly name: string;
  readonly label: string;
  /** One of these is chosen; without them it is typed. */
  readonly options?: readonly OptionView[];
  readonly maxLength?: number;
  readonly isOptional?: boolean;
  /** A day instead of words. */
  readonly isDay?: boolean;
}

/** What is kept of a thing, so that it can be taken back: JSON. */
export type RecordedFields = Readonly<Record<string, unknown>>;

export type BulkResult =
  | { readonly kind: 'done'; readonly before: RecordedFields; readonly after: RecordedFields }
  /** It was so already. */
  | { readonly kind: 'unchanged' }
  | Refused;

export interface BulkAction {
  /** The name in forms, such as `ort`. It is unique in its table. */
  readonly name: string;
  /** The words on its button, such as „Ort ändern“. */
  readonly label: string;
  /** Its place among others; lower ones stand first. */
  readonly order: number;
  readonly isDanger?: boolean;
  readonly fields: readonly BulkField[];
  /** Says what was done, such as „3 Beiträge verlegt.“; never called for none. */
  readonly done: (count: number) => string;
  /** Acts on one thing, each in a transaction of its own. Throws 403 and 404, which are told in the outcome. */
  readonly act: (ctx: Ctx, ref: ContentRef, typed: Readonly<Record<string, string>>) => Promise<BulkResult>;
  /** Takes it back in a transaction of its own; `changed` leaves alone what somebody changed since. Missing where nothing can be. */
  readonly undo?: (
    ctx: Ctx,
    ref: ContentRef,
    kept: { readonly before: RecordedFields; readonly after: RecordedFields },
  ) => Promise<UndoResult>;
}

/** What became of taking it back. `partly` says what doesn't stand there again as before. */
export type UndoResult = 'undone' | 'changed' | { readonly kind: 'partly'; readonly text: string };

/** The actions of a table, which are asked for by its name; one that the viewer may do nowhere is missing. */
export const bulkActions = defineSlot<string, BulkAction>('tables.bulk-actions');

export const done = (before: RecordedFields, after: RecordedFields): BulkResult => ({
  kind: 'done',
  before,
  after,
});
export const unchanged: BulkResult = { kind: 'unchanged' };
