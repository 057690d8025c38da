// A bundle says here what it keeps about a person: how it is called, given out, and erased with them.
import type { AccountMerge, MergeCount } from './account-merges.ts';
import type { Ctx } from './ctx.ts';

/** What somebody who leaves wants to happen with what others have answered to. */
export interface ErasureOptions {
  /** Comments stay, without a name; otherwise they go. */
  readonly keepsComments: boolean;
}

/** A file as somebody brought it. */
export interface OriginalFile {
  readonly id: number;
  /** Where it lies in the file storage. */
  readonly key: string;
}

/** Words for those who look at what an account holds, and for those who are about to erase it. */
export interface PersonalDataWords {
  /** What it is called. */
  readonly title: string;
  /** Names of the fields that are given out, also of lists within; those that many have are known to the page. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What erasing takes away, in a sentence; null for nothing. */
  readonly goes: string | null;
  /** What erasing leaves and why, in a sentence; null for nothing. */
  readonly stays: string | null;
  /** What becomes of it when the account is merged into another one of the same person, in a sentence. */
  readonly merges: string;
}

/** How many rows erasing takes away, and how many it leaves. Once it is done nothing is left to go. */
export interface ErasureCount {
  readonly goes: number;
  readonly stays: number;
}

/** What belongs to a person: given out on export, removed or made nameless on erasure. */
export interface PersonalData {
  readonly name: string;
  readonly words: PersonalDataWords;
  /** Returns the data as they will stand in a JSON file; undefined for nothing. */
  readonly exportFor: (ctx: Ctx, userId: number) => Promise<object | undefined>;
  /** Files that are given out with it, in a folder of their own. */
  readonly files?: {
    readonly folder: string;
    readonly listFor: (ctx: Ctx, userId: number) => Promise<readonly OriginalFile[]>;
  };
  readonly countFor: (ctx: Ctx, userId: number, options: ErasureOptions) => Promise<ErasureCount>;
  /**
   * Moves it to another account of the same person, in the caller's transaction and without effects beside the database; `left` for what
   * goes with its account. What both have is kept once.
   */
  readonly mergeInto: ((ctx: Ctx, merge: AccountMerge) => Promise<MergeCount>) | 'left';
  readonly eraseFor: (ctx: Ctx, userId: number, options: ErasureOptions) => Promise<void>;
  /** The row that knows that somebody leaves: erased last, so that what failed before is done again. */
  readonly isAccount?: boolean;
}

export const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
