// This is what a way is, and all of them. Those that only read come first, so that each engine meets the same
// pages.
import type { RunningPortal } from '../e2e/portal.ts';
import type { Visitor } from './visitor.ts';
import { administer } from './ways/administering.ts';
import { bringADate, bringAPicture, joinAndComment, writeAnArticle } from './ways/contributing.ts';
import { leafThroughLists, readAnArticle, readInTheDark, readTheFront } from './ways/reading.ts';
import { announce, editAPaper, findAndPassOn, lookAfterOneself, moderate, runAPortal } from './ways/rooms.ts';

export type Portal = Pick<RunningPortal, 'address'>;

export interface Way {
  readonly name: string;
  readonly walk: (visitor: Visitor, portal: Portal) => Promise<void>;
}

export const WAYS: readonly Way[] = [
  readTheFront,
  readAnArticle,
  leafThroughLists,
  readInTheDark,
  joinAndComment,
  writeAnArticle,
  bringADate,
  bringAPicture,
  administer,
];

/** Ways through the rooms of the house, which are walked in all engines, and by no journey. */
export const ROOM_WAYS: readonly Way[] = [
  findAndPassOn,
  lookAfterOneself,
  announce,
  editAPaper,
  moderate,
  runAPortal,
];
