// Holds the German words of writing.
import type { PersonalDataWords } from '#kernel/personal-data.ts';

// --- What the server says. ---

export const savedByOther =
  'Inzwischen wurde eine andere Fassung gespeichert. Beide sind da, nichts ist verloren.';
export const writtenByOther = 'Diesen Text hat jemand anderes geschrieben, als hier jetzt angemeldet ist.';
/** Says why a newcomer's piece waits; that is kept with it in these words. */
export const firstOnes = (count: number) =>
  count === 1 ? 'Erster Beitrag dieses Mitglieds' : `Einer der ersten ${count} Beiträge dieses Mitglieds`;
/** Who is new, for the desk of gates. */
export const newcomersOf = 'Beiträge';
export const whoIsNew = (count: number) =>
  count === 0
    ? 'Zurzeit gilt niemand als neu. Das steht unter „Einstellungen“, „Mitglieder“.'
    : `Wer noch keine ${count} Beiträge hat, die erschienen sind.`;
export const answersOfConcern = 'Nach den Antworten zu den Menschen darin entscheidet die Redaktion';
export const notAnswered = 'Die Fragen zu den Menschen darin hat niemand beantwortet.';
export const answersMissing = 'Bitte beantworten Sie die Fragen zu den Menschen in Ihrem Beitrag.';
/** It was planned, and since then something holds it. */
export const heldAtItsHour = (reasons: readonly string[]) =>
  `Der Beitrag ist zur geplanten Zeit nicht erschienen, weil ihn inzwischen jemand ansehen soll (${reasons.join('; ')}). Er liegt jetzt der Redaktion vor.`;
export const notFitYet = 'Zum Veröffentlichen fehlt noch etwas.';
export const submitInstead =
  'Diesen Beitrag sieht sich vor dem Erscheinen die Redaktion an. Bitte reichen Sie ihn ein.';
export const changeByComposer =
  'Hier erscheinen Änderungen erst nach Freigabe. Bitte ändern Sie den Beitrag beim Bearbeiten, und reichen Sie ihn ein.';
export const suspendedHere =
  'An diesem Ort können Sie zurzeit nicht schreiben. Warum und bis wann, steht in der Mail der Moderation. Ändern Sie den Ort, oder behalten Sie den Text für sich.';
export const expiryPassed = 'Bitte wählen Sie einen Zeitpunkt in der Zukunft.';
export const expiryBeforeStart = 'Das Ende muss nach dem Erscheinen liegen.';
export const momentPassed = 'Bitte wählen Sie einen Zeitpunkt in der Zukunft.';
export const momentTooFar = 'Bitte wählen Sie einen Zeitpunkt in den nächsten zehn Jahren.';
export const momentUnreadable = 'Das ist kein gültiger Zeitpunkt.';
export const notInReview = 'Dieser Beitrag liegt nicht mehr zur Durchsicht vor.';
export const hiddenAlready =
  'Dieser Beitrag ist verborgen, Leser sehen ihn schon jetzt nicht. Zurückziehen oder löschen lässt er sich erst, wenn er wieder zu sehen ist.';
export const noteMissing = 'Bitte schreiben Sie etwas dazu.';
export const noteTooLong = (most: number) => `Bitte höchstens ${most} Zeichen.`;

/** Says why something did not come out by itself. */
export const unfitAtItsHour = (problems: readonly string[]) =>
  ['Der Beitrag konnte zur geplanten Zeit nicht erscheinen.', ...problems].join(' ');
export const notAllowedAtItsHour =
  'Der Beitrag konnte zur geplanten Zeit nicht erscheinen: Wer ihn geplant hat, darf ihn nicht mehr veröffentlichen.';
export const hiddenAtItsHour =
  'Der Beitrag konnte zur geplanten Zeit nicht erscheinen, weil die Moderation ihn ausgeblendet hat.';
export const switchedOffAtItsHour =
  'Der Beitrag konnte zur geplanten Zeit nicht erscheinen, weil das Portal Beiträge dieser Art zurzeit nicht zeigt.';
export const overAtItsHour =
  'Der Beitrag konnte zur geplanten Zeit nicht erscheinen, und inzwischen ist auch das gewählte Ende vorbei.';

export const passedInBackup =
  'Die geplante Zeit war vorbei, als dieses Portal aus einer Sicherung wiederhergestellt wurde: Vielleicht war der Beitrag schon erschienen. Bitte prüfen und von Hand veröffentlichen.';

export const outcomes = {
  published: 'Ihr Beitrag ist erschienen.',
  publishedOfOther: 'Der Beitrag ist erschienen.',
  changed: 'Die Änderungen sind erschienen.',
  scheduled: (moment: string) => `Der Beitrag erscheint am ${moment}.`,
  submitted: 'Der Beitrag liegt jetzt der Redaktion vor.',
  reclaimed: 'Der Beitrag ist wieder ein Entwurf.',
  handedBack: 'Der Beitrag ist zurückgegeben.',
  noted: 'Die Anmerkung ist gespeichert.',
  restored: 'Die frühere Fassung ist wiederhergestellt.',
  discarded: 'Der Entwurf ist verworfen.',
  changesDiscarded: 'Die Änderungen sind verworfen.',
  withdrawn: 'Der Beitrag ist zurückgezogen.',
  broughtBack: 'Der Beitrag ist wieder veröffentlicht.',
  erased: 'Der Beitrag ist gelöscht.',
};

/** Words above the page of a piece that readers don't see, for those who look after it. */
export const standing = {
  labelled: (label: string) => `Hinweis der Moderation: ${label}`,
  withdrawn: 'Dieser Beitrag ist zurückgezogen. Leser sehen ihn nicht.',
  withdrawnByEditors:
    'Die Redaktion hat diesen Beitrag zurückgezogen. Leser sehen ihn nicht; wieder veröffentlichen kann ihn nur die Redaktion.',
  expired: 'Die Zeit dieses Beitrags ist um. Leser sehen ihn nicht mehr.',
  hidden: 'Dieser Beitrag ist verborgen. Leser sehen ihn nicht.',
  notYet: 'Dieser Beitrag ist noch nicht erschienen. Leser sehen ihn nicht.',
  later: (moment: string) => `Dieser Beitrag erscheint am ${moment}. Leser sehen ihn noch nicht.`,
  again: (moment: string) => `Er erscheint wieder am ${moment}.`,
};

export const untitled = 'Ohne Titel';
export const portalItself = 'Das Portal';
export const formerMember = 'Gelöschtes Mitglied';

/** These stand on the page of settings. */
export const notOpen = 'Davon nimmt das Portal zurzeit nichts Neues an.';

export const settingWords = {
  openForMembers: (kind: string) => ({
    label: `${kind} beitragen`,
    hint: 'Ist es aus, beginnt nur noch die Redaktion neue. Was begonnen ist, kann fertig werden.',
  }),
  reviewFirst: {
    label: 'Erste Beiträge prüfen',
    hint: 'Solange von einem Mitglied weniger Beiträge erschienen sind, ist es neu, und die Redaktion sieht sich seine vor dem Erscheinen an. 0 heißt: Niemand ist neu. Je Ort anders geht es unter „Vor dem Erscheinen“.',
  },
} as const;

// --- End of what the server says. ---

// --- Notices. ---

export const deskKind = {
  title: 'Für die Redaktion',
  note: 'Jemand reicht einen Beitrag aus einem Ihrer Orte ein oder antwortet auf Ihre Anmerkung.',
  sample: {
    sentence: 'Jonas Feld hat einen Beitrag zur Prüfung eingereicht',
    about: '„Elf zu zehn für die alte Brücke“',
  },
};
/** It stands after somebody who wrote a piece. */
export const deskNews = {
  submitted: 'hat einen Beitrag zur Prüfung eingereicht',
  noted: 'hat auf Anmerkungen zu einem Beitrag geantwortet',
} as const;
export const authorNews = {
  handedBack: 'Die Redaktion gibt Ihnen Ihren Beitrag mit einer Anmerkung zurück',
  noted: 'Die Redaktion hat etwas zu Ihrem Beitrag angemerkt',
  published: 'Ihr Beitrag ist veröffentlicht',
  appeared: 'Ihr geplanter Beitrag ist erschienen',
  notAppeared: 'Ihr geplanter Beitrag konnte nicht erscheinen',
  withdrawn: 'Die Redaktion hat Ihren Beitrag zurückgezogen',
  erased: 'Die Redaktion hat Ihren Beitrag gelöscht',
} as const;
export const remark = (text: string) => `Anmerkung: ${text}`;

/** Words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Meine Beiträge',
  fields: {
    manuscripts: 'Beiträge',
    notes: 'Anmerkungen',
    manuscriptId: 'Beitrag',
    pieceState: 'Zustand des Veröffentlichten',
    objectId: 'Nummer des Veröffentlichten',
    content: 'Inhalt',
    changedAt: 'geändert am',
    heldReasons: 'Wartet wegen',
    markedReasons: 'Markiert wegen',
    answers: 'Antworten zu den Menschen darin',
    others: 'Andere Menschen',
    special: 'Besonders geschützte Angaben',
    consent: 'Einverständnis',
    wasOfConcern: 'Die Redaktion entscheidet',
  },
  goes: 'Entwürfe und Fassungen, die nie erschienen sind, und alle Anmerkungen.',
  stays: 'Die Fassung dessen, was erschienen ist, ohne Namen: Sie gehört zum Beitrag.',
  merges: 'Alle Entwürfe, Fassungen und Anmerkungen gehören zum ersten Konto.',
};

/** A word for moderators who are told of a piece. */
export const reportedText = 'Text';
