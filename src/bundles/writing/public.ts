// This is what writing offers to the kinds that are written.

/** What a kind does for its manuscripts. */
export type {
  KindWriting,
  Previewed,
  EditablePiece,
  PublishOutcome,
} from './kind-writing.ts';
/** Throws for those who can't begin a piece of a kind. */
export { demandToBegin } from './opening.ts';
export type { CommonContent, RevisionField } from './views.ts';
/** Changes of a piece beside its manuscript, which gets them too; and of a manuscript that follows something else. */
export { isBeingChanged, lockManuscriptOfPiece, lockManuscriptToFollow } from './piece-changes.ts';
/** What was written of a piece before it was what it is, for portals that part with it or take it over. */
export { formerRevisions } from './former-manuscripts.ts';
export type { FormerRevision } from './former-manuscripts.ts';
/** Makes manuscripts that name somebody name another account of theirs. */
export { nameOtherAccount } from './moving-rows.ts';
/** Takes a piece and its manuscript away for good. */
export { erasePiece } from './withdrawing.ts';
/** Takes away a draft that came from elsewhere and was left as it came. */
export { removeUntouchedDraft } from './withdrawing.ts';
/** The pages on which a kind is written. */
export { mountComposer } from './mount-composer.ts';
/** What stands above a piece that readers don't see. */
export { loadPieceStatus } from './piece-status.ts';
/** Writing as the composer does it, for portals that are filled with content. */
export { createManuscript, saveManuscript } from './saving.ts';
export { publishManuscript, scheduleManuscript } from './publishing.ts';
export { handBackManuscript, submitManuscript } from './reviewing.ts';
export { noteOnManuscript } from './notes.ts';
/** How many first contributions wait for review, for portals that are filled with content. */
export { reviewFirst } from './settings.ts';
export { REVIEW_FIRST_OF_NEW } from './constants.ts';
/** The link „Beitrag schreiben“, for pages that offer it. */
export { contributeLink } from './pages/frame.ts';
/** This is what became of some words. */
export { compareWords } from './rules/compare-words.ts';
export { compareTexts } from './rules/compare-text.ts';
/** What a change of a piece came to, for its history. */
export { publishedChanges } from './pages/published-changes.ts';
