// German words of comments, and the few English ones that the specification fixes.

export const commentsHeading = (count: number) => {
  if (count === 0) return 'Noch keine Kommentare';
  return count === 1 ? '1 Kommentar' : `${grouped(count)} Kommentare`;
};
export const lastOnes = (count: number) =>
  count === 1 ? 'Der letzte' : `Die letzten ${['', '', 'zwei', 'drei'][count] ?? count}`;
export const loadAll = (count: number) => `Alle ${grouped(count)} Kommentare laden`;
export const beTheFirst = 'Schreiben Sie den ersten.';

export const edited = 'bearbeitet';
export const replyToEarlier = 'Antwort auf einen früheren Kommentar';
export const deleteComment = 'Löschen';

export const writeComment = 'Kommentar schreiben';
export const yourComment = 'Ihr Kommentar';
export const commentHelp = 'Bitte bleiben Sie beim Thema und freundlich.';
export const sendComment = 'Kommentar abschicken';
export const cancelComment = 'Abbrechen';
export const signInToComment = 'Wer angemeldet ist, kann mitreden.';
export const signIn = 'Anmelden';

const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, '.');

export const created = 'Ihr Kommentar ist erschienen.';
export const changed = 'Ihr Kommentar ist geändert.';
export const deleted = 'Der Kommentar ist gelöscht.';
export const lockChanged = (isLocked: boolean) =>
  isLocked ? 'Die Kommentare sind gesperrt.' : 'Die Kommentare sind wieder offen.';

/** Why a comment isn't accepted. decisions.md 6.2 */
export const refusals = {
  signedOut: 'Bitte melden Sie sich an, um mitzureden.',
  unconfirmed: 'Bitte bestätigen Sie erst Ihre E-Mail-Adresse. Dann können Sie mitreden.',
  suspended: 'Ihr Konto ist zurzeit gesperrt. Sie können lesen, aber nicht schreiben.',
  locked: 'Die Kommentare zu diesem Beitrag sind geschlossen.',
  tooFast: 'Das ging sehr schnell hintereinander. Bitte warten Sie eine Minute.',
  notYours: 'Diesen Kommentar können Sie nicht ändern.',
} as const;

export const textMissing = 'Bitte schreiben Sie etwas.';
export const textTooLong = (max: number) =>
  `Bitte fassen Sie sich kürzer: höchstens ${grouped(max)} Zeichen.`;
export const parentUnknown = 'Den Kommentar, auf den Sie antworten, gibt es nicht mehr.';

export const deleteTitle = 'Kommentar löschen?';
export const deleteQuestion = 'Der Kommentar verschwindet sofort für alle und lässt sich nicht zurückholen.';
export const deleteConfirm = 'Kommentar löschen';
export const keepComment = 'Behalten';

export const lockTitle = (isLocked: boolean) => (isLocked ? 'Kommentare öffnen?' : 'Kommentare sperren?');
export const lockQuestion = (isLocked: boolean) =>
  isLocked
    ? 'Alle, die angemeldet sind, können dann wieder mitreden.'
    : 'Die bisherigen Kommentare bleiben stehen. Neue schreiben kann dann nur noch die Moderation.';
export const lockConfirm = (isLocked: boolean) => (isLocked ? 'Kommentare öffnen' : 'Kommentare sperren');
export const leaveAsItIs = 'So lassen';

export const editTitle = 'Kommentar ändern';

/** English because spec 5 fixes it. */
export const invalidRoutes = 'Invalid routes for comments.';
export const formerMember = 'Gelöschtes Mitglied';
export const loadOlder = 'Ältere Kommentare laden';
