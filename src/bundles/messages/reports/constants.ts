// These are the fixed numbers and words of reported messages.

/** As the database keeps them. */
export const REASONS = ['insult', 'threat', 'spam', 'fraud', 'other'] as const;
export type ReportReason = (typeof REASONS)[number];

export const DECISIONS = ['unfounded', 'warned'] as const;
export type ReportDecision = (typeof DECISIONS)[number];

export const MAX_REMARK_LENGTH = 2000;
/** What was said before the reported message, for the desk. */
export const CONTEXT_MESSAGES = 5;
export const REPORTS_PAGE = 30;
export const REPORT_LIMIT = { attempts: 20, seconds: 60 * 60 };

/** In the address of the desk: the reports that are decided. */
export const STATE_QUERY = 'stand';
export const DECIDED_STATE = 'erledigt';

/** The status of an answer to whoever decides second. */
export const CONFLICT = 409;
