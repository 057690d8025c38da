// Describes what moderation did in a year, in figures that name nobody. Regulation (EU) 2022/2065, Art. 15 and 24
import type { AppealOutcome, AppealSide, Category, Measure } from '../constants.ts';

export interface NoticeCount {
  readonly category: Category;
  readonly count: number;
}

/** Decisions that came into force and are alike in all that the report tells apart. */
export interface DecisionCount {
  readonly measure: Measure;
  readonly isThreadLocked: boolean;
  readonly isWarning: boolean;
  readonly isSuspension: boolean;
  /** Something is said at the thing, to everybody. */
  readonly isLabelled: boolean;
  /** Whether what was told of it was obviously unfounded. */
  readonly isUnfounded: boolean;
  /** Null where it was against nothing. */
  readonly category: Category | null;
  readonly isAfterNotice: boolean;
  /** Whether they were taken back after an appeal. */
  readonly isReversed: boolean;
  readonly count: number;
}

export interface AppealCount {
  readonly side: AppealSide;
  /** Null as long as nobody has decided. */
  readonly outcome: AppealOutcome | null;
  readonly count: number;
}

export interface YearFigures {
  readonly year: number;
  /** Its last day is still to come. */
  readonly isRunning: boolean;
  /** The notices that came in within the year. */
  readonly notices: readonly NoticeCount[];
  /** The number of these notices that are decided by now. */
  readonly noticesDecided: number;
  /** The median hours from notice to decision; null where none is decided. */
  readonly medianHours: number | null;
  readonly decisions: readonly DecisionCount[];
  readonly appeals: readonly AppealCount[];
  readonly medianAppealHours: number | null;
}
