// Holds what is asked before a comment is deleted or refused, or a thread closed or opened. It is apart from the other words,
// since the dialog that asks comes to a browser only when it is needed.

export const deleteTitle = 'Kommentar löschen?';
export const deleteQuestion = 'Der Kommentar verschwindet sofort für alle und lässt sich nicht zurückholen.';
/** The question before deleting what somebody else wrote. */
export const removeQuestion =
  'Der Kommentar verschwindet sofort für alle. Wer ihn geschrieben hat, bekommt die Begründung und kann widersprechen.';
export const deleteConfirm = 'Kommentar löschen';
export const keepComment = 'Behalten';
export const lockTitle = (isLocked: boolean) => (isLocked ? 'Kommentare öffnen?' : 'Kommentare sperren?');
export const lockQuestion = (isLocked: boolean) =>
  isLocked
    ? 'Alle, die angemeldet sind, können dann wieder mitreden.'
    : 'Die bisherigen Kommentare bleiben stehen. Neue schreiben kann dann nur noch die Moderation.';
export const leaveAsItIs = 'So lassen';
export const rejectTitle = 'Kommentar ablehnen?';
export const rejectQuestion =
  'Er erscheint dann nicht. Wer ihn geschrieben hat, bekommt die Begründung und kann widersprechen.';
export const calmTitle = 'Noch einmal lesen?';
export const calmIntro = 'Bevor Sie abschicken, ein Satz aus unseren Regeln fürs Mitreden:';
export const calmPage = 'Alle Regeln lesen';
export const calmOff = 'Diesen Hinweis abschalten';
export const calmChange = 'Noch einmal ändern';
export const peopleTitle = 'Vor dem Abschicken';
export const peopleConfirm = 'Abschicken';
