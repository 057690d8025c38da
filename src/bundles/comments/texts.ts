// These are German words of comments, and the few English ones that the contract fixes.
import type { PersonalDataWords } from '#kernel/personal-data.ts';
import { quoted } from '#design/quoted.ts';
import { grouped } from '#design/wording.ts';

export const commentsHeading = (count: number) => {
  if (count === 0) return 'Noch keine Kommentare';
  return count === 1 ? '1 Kommentar' : `${grouped(count)} Kommentare`;
};
export const lastOnes = (count: number) =>
  count === 1 ? 'Der letzte' : `Die letzten ${['', '', 'zwei', 'drei'][count] ?? count}`;
export const loadAll = (count: number) => `Alle ${grouped(count)} Kommentare laden`;
export const loadOlder = 'Ältere Kommentare laden';
export const loadMore = 'Weitere Kommentare laden';
export const beTheFirst = 'Schreiben Sie den ersten.';
export const newComments = (count: number) =>
  count === 1 ? '1 neuer Kommentar' : `${grouped(count)} neue Kommentare`;

export const sortLabel = 'Reihenfolge';
export const sortNames = {
  oldest: 'Älteste zuerst',
  newest: 'Neueste zuerst',
  popular: 'Beliebteste zuerst',
} as const;

/** Names a comment, as the functions below name what belongs to it, for those who don't see where it stands. */
export const commentBy = (name: string) => `Kommentar von ${name}`;
export const goneComment = 'Gelöschter Kommentar';
export const replyTo = (name: string | null) =>
  name === null ? 'Antwort auf einen gelöschten Kommentar' : `Antwort an ${name}`;
/** Begins with the words that are seen, so that it can be spoken to. */
export const deedOn = (deed: string, name: string) => `${deed}: ${commentBy(name)}`;
export const replyToBy = (name: string) => `${replyComment} auf ${commentBy(name)}`;
export const messageTo = (name: string) => `${message} an ${name}`;
export const linkToBy = (name: string) => `${link} zum ${commentBy(name)}`;

/** One comment. */
export const edited = 'bearbeitet';
export const replyToEarlier = 'Antwort auf einen früheren Kommentar';
/** Says a word of the moderators about a comment. */
export const labelled = (label: string) => `Hinweis der Moderation: ${label}`;
export const gone = 'Dieser Kommentar wurde gelöscht.';
export const held = 'Wartet auf Freigabe';
export const pendingNote =
  'Nur Sie und die Moderation sehen diesen Kommentar, bis er freigegeben ist. Sie bekommen eine Mitteilung.';
export const markedBecause = (reasons: readonly string[]) =>
  `Markiert, nur für Sie und die Moderation: ${reasons.join(', ')}`;
export const pendingBecause = 'Zurückgehalten';
export const deleteComment = 'Löschen';
export const editComment = 'Bearbeiten';
export const replyComment = 'Antworten';
export const sendMessage = 'Nachricht schreiben';
export const permalink = 'Link zu diesem Kommentar';

/** The form. */
export const writeComment = 'Kommentar schreiben';
export const yourComment = 'Ihr Kommentar';
export const yourReply = (name: string) => `Ihre Antwort an ${name}`;
export const replyingTo = (name: string) => `Antwort an ${name}`;
export const commentHelp = 'Bitte bleiben Sie beim Thema und freundlich.';
export const sendComment = 'Kommentar abschicken';
export const sendReply = 'Antwort abschicken';
export const saveComment = 'Änderung speichern';
export const cancelComment = 'Abbrechen';
/** Returns the note in the form, where there is no dialog. */
export const calmNote = (quote: string) =>
  `Noch einmal lesen? In unseren Regeln fürs Mitreden steht: ${quoted(quote)} Ihr Text ist noch nicht abgeschickt.`;
export const sendAnyway = 'Trotzdem senden';
export const signInToComment = 'Wer angemeldet ist, kann mitreden.';
export const signIn = 'Anmelden';
export const draftRestored = 'Ihr Entwurf ist wieder da.';
export const discardDraft = 'Entwurf verwerfen';
/** Changes to the small editor, and back to the plain field. */
export const shape = 'Gestalten';
export const shapePlain = 'Ohne Gestaltung';
export const shapeFailed = 'Der Editor ließ sich nicht laden. Bitte versuchen Sie es noch einmal.';
export const formatLabel = 'Text gestalten';
export const formats = {
  b: 'Fett',
  i: 'Kursiv',
  s: 'Durchgestrichen',
  quote: 'Zitat',
  url: 'Link',
  list: 'Liste',
};
export const mentionLabel = 'Wen meinen Sie?';

/** Whose comments are read before they appear; `asked` are all, with questions before. */
export type Reviewed = 'asked' | 'all' | 'first' | 'nobody';

/** Says what to keep in mind, under the field. */
export const rulesNote = (slowModeSeconds: number, reviewed: Reviewed, closes: string | null) =>
  [
    commentHelp,
    threadNote(slowModeSeconds, closes),
    reviewed === 'first' && 'Ihre ersten Kommentare lesen wir, bevor sie erscheinen.',
    reviewed === 'all' && 'Kommentare lesen wir hier, bevor sie erscheinen.',
    reviewed === 'asked' &&
      'Kommentare lesen wir hier, bevor sie erscheinen, und fragen vorher nach den Menschen darin.',
  ]
    .filter(Boolean)
    .join(' ');

/** Returns what stands above the thread, whoever reads it. */
export const threadNote = (slowModeSeconds: number, closes: string | null): string =>
  [
    closes !== null && `Mitreden können Sie hier bis ${closes}.`,
    slowModeSeconds > 0 && `Hier geht es gerade etwas langsamer zu: ${oneEvery(slowModeSeconds)}.`,
  ]
    .filter(Boolean)
    .join(' ');

const oneEvery = (seconds: number) => `ein Kommentar in ${duration(seconds)}`;

/** Returns words such as „30 Sekunden“, „5 Minuten“, „1 Stunde“. */
export const duration = (seconds: number): string => {
  if (seconds % 3600 === 0) return seconds === 3600 ? '1 Stunde' : `${seconds / 3600} Stunden`;
  if (seconds % 60 === 0) return seconds === 60 ? '1 Minute' : `${seconds / 60} Minuten`;
  return seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`;
};

export const created = 'Ihr Kommentar ist erschienen.';
export const createdPending = 'Danke! Ihr Kommentar erscheint, sobald die Moderation ihn freigegeben hat.';
export const changed = 'Ihr Kommentar ist geändert.';
/** What is said after a moderator has changed somebody else's comment. */
export const reworded =
  'Der Kommentar ist geändert. Wer ihn geschrieben hat, erfährt es in wenigen Sekunden.';
export const sent = { created, changed, held: createdPending } as const;
export const deleted = 'Der Kommentar ist gelöscht.';
export const approved = 'Der Kommentar ist freigegeben.';
export const rejected = 'Der Kommentar ist abgelehnt.';
export const decided = { approve: approved, reject: rejected } as const;
/** Where the portal wants a second pair of eyes. */
export const removalProposed =
  'Vorgelegt. Der Kommentar verschwindet, sobald eine zweite Person es unter „Meldungen“ bestätigt.';
/** The facts in the statement to the author where a program gave no reason. */
export const removedUnsaid =
  'Die Moderation hat den Kommentar gelesen und ist zu dem Schluss gekommen, dass er gegen die Regeln fürs Mitreden auf diesem Portal verstößt.';
export const rewordedUnsaid =
  'Die Moderation hat den Kommentar gelesen und ist zu dem Schluss gekommen, dass sein Wortlaut gegen die Regeln fürs Mitreden auf diesem Portal verstieß.';
export const rewordNote =
  'Das hat jemand anderes geschrieben. Die Person liest beide Fassungen mit Ihrer Begründung und kann widersprechen; alle sehen, dass der Kommentar bearbeitet ist.';
export const changedMeanwhile = 'Der Kommentar wurde inzwischen geändert. Bitte lesen Sie ihn noch einmal.';
export const reasonsAsked = 'Zum Ablehnen gehört eine Begründung.';
export const restored = 'Zurückgenommen. Der Kommentar steht wieder da, niemand hat davon erfahren.';
export const notUndone = 'Das lässt sich nicht zurücknehmen: Der Fall ist inzwischen weitergegangen.';
export const alreadyDecided = 'Über diesen Kommentar ist schon entschieden.';
export const lockChanged = (isLocked: boolean) =>
  isLocked ? 'Die Kommentare sind gesperrt.' : 'Die Kommentare sind wieder offen.';
/** Says how a thread stands after moderators have changed it. */
export const moderated = ({ isLocked, slowModeSeconds }: { isLocked: boolean; slowModeSeconds: number }) =>
  slowModeSeconds === 0
    ? lockChanged(isLocked)
    : `${lockChanged(isLocked)} Zwischen zwei Kommentaren einer Person liegen mindestens ${duration(slowModeSeconds)}.`;

/** What is said of a comment that somebody wrote on a device that somebody else uses now. */
export const writtenBySomebodyElse = 'Diesen Kommentar hat jemand anderes auf diesem Gerät geschrieben.';

/** What is said while there is no network. */
export const waitsForNetwork =
  'Kein Netz: Ihr Kommentar wartet auf diesem Gerät und wird gesendet, sobald Sie wieder verbunden sind.';
export const waiting = 'Wartet auf das Netz';
export const waitingLabel = 'Noch nicht gesendet';
export const takeBack = 'Zurück ins Formular';
export const sentLater = 'Ihr Kommentar, der auf das Netz gewartet hat, ist gesendet.';
export const refusedLater = (reason: string) =>
  `Ihr Kommentar, der auf das Netz gewartet hat, wurde nicht angenommen: ${reason} Der Text steht wieder im Formular.`;
export const goneLater = (text: string) =>
  `Ihr Kommentar, der auf das Netz gewartet hat, kann nicht mehr gesendet werden, weil der Beitrag nicht mehr zu lesen ist. Der Text bleibt in diesem Browser: ${quoted(text)}`;
export const toPiece = 'Zum Beitrag';

/** This refusal stands by itself, since of all refusals it is the one that browsers know, too. */
export const signedOut = 'Bitte melden Sie sich an, um mitzureden.';

/** The sentences that a portal may word otherwise, on the desk of texts. */
export const lockedWords = {
  name: 'Kommentare zu einem Beitrag geschlossen',
  note: 'Unter einem Beitrag, dessen Kommentare die Moderation geschlossen hat.',
};
export const closedWords = {
  name: 'Kommentare überall geschlossen',
  note: 'Unter allen Beiträgen, solange das Portal keine Kommentare annimmt.',
};
export const calmWordingWords = {
  name: 'Hinweis vor hastigen Kommentaren',
  note: 'Ein Satz aus den eigenen Regeln, einmal vor dem Abschicken, wenn ein Kommentar laut oder grob klingt.',
};
export const calmQuote = 'Schreiben Sie so, wie Sie es der anderen Person ins Gesicht sagen würden.';
/** The words, separated by commas. */
export const USUAL_CALM_WORDS =
  'Idiot, Idioten, Idiotin, Vollidiot, Vollidioten, Depp, Deppen, Trottel, Volltrottel, Dummkopf, Dummköpfe, Schwachkopf, Schwachköpfe, Vollpfosten, Arschloch, Arschlöcher, Drecksack, Abschaum, halt die Klappe, halt’s Maul';
export const calmPageWrong = 'Bitte geben Sie einen Pfad dieses Portals an, wie /netiquette, oder nichts.';
export const wordsLabel = 'Text';

/** Why a comment isn't accepted. contract.md 16.2 */
export const refusals = {
  signedOut,
  unconfirmed: 'Bitte bestätigen Sie erst Ihre E-Mail-Adresse. Dann können Sie mitreden.',
  suspended: 'Ihr Konto ist zurzeit gesperrt. Sie können lesen, aber nicht schreiben.',
  agreementOwed: 'Bitte stimmen Sie zuerst den neuen Nutzungsbedingungen zu. Dann können Sie mitreden.',
  factorOwed: 'Bitte richten Sie zuerst den zweiten Faktor ein, den Ihre Rolle verlangt.',
  suspendedHere:
    'An diesem Ort können Sie zurzeit nicht schreiben. Warum und bis wann, steht in der Mail der Moderation.',
  locked: 'Die Kommentare zu diesem Beitrag sind geschlossen.',
  closed: 'Kommentare sind auf diesem Portal zurzeit geschlossen.',
  tooFast: 'Das ging sehr schnell hintereinander. Bitte warten Sie eine Minute.',
  notYours: 'Diesen Kommentar können Sie nicht ändern.',
  tooLate: 'Für Änderungen an diesem Kommentar ist es zu spät.',
} as const;
/** Says how long to wait in a thread that is slowed down. */
export const tooFastHere = (everySeconds: number, leftSeconds: number) =>
  `Unter diesem Beitrag ist ${oneEvery(everySeconds)} möglich. Bitte warten Sie noch ${duration(leftSeconds)}.`;

export const textMissing = 'Bitte schreiben Sie etwas.';
export const textTooLong = (max: number) =>
  `Bitte fassen Sie sich kürzer: höchstens ${grouped(max)} Zeichen.`;
/** What is said to whoever is blocked; it says no more. */
export const notAnswerable = 'Auf diesen Kommentar können Sie nicht antworten.';
export const answersBlocked =
  'Sie haben dieses Mitglied blockiert. Heben Sie das auf, dann können Sie antworten.';
export const parentUnknown = 'Den Kommentar, auf den Sie antworten, gibt es nicht mehr.';

/** Says why a newcomer's comment waits for moderators; it is kept with the comment in these words. */
export const firstOnes = (count: number) =>
  count === 1 ? 'Erster Kommentar dieses Mitglieds' : `Einer der ersten ${count} Kommentare dieses Mitglieds`;
/** Why a comment waits whatever the gates say by then. */
export const answersOfConcern = 'Nach den Antworten zu den Menschen darin entscheidet die Moderation';
/** Whoever wrote it answers first. */
export const questionsFirst =
  'Bevor Ihr Kommentar zur Freigabe geht, beantworten Sie bitte noch die Fragen zu den Menschen darin.';
/** Says who is new, for the desk of gates. */
export const whoIsNew = (count: number) =>
  count === 0
    ? 'Zurzeit gilt niemand als neu. Das steht unter „Einstellungen“, „Kommentare“.'
    : `Wer noch keine ${count} Kommentare hat, die erschienen sind.`;

export const lockConfirm = (isLocked: boolean) => (isLocked ? 'Kommentare öffnen' : 'Kommentare sperren');

export const editTitle = 'Kommentar ändern';

/** The words of the page for the lock and slow mode of a thread. */
export const moderateTitle = 'Kommentare moderieren';
export const moderateLink = 'Moderieren';
export const lockLabel = 'Neue Kommentare';
export const lockOpen = 'Offen: Alle, die angemeldet sind, können mitreden';
export const lockClosed = 'Gesperrt: Nur noch die Moderation schreibt';
export const slowModeLabel = 'Pause zwischen zwei Kommentaren einer Person';
export const slowModeHelp = 'Hilft, wenn es hitzig wird. Für die Moderation gilt sie nicht.';
export const slowModeChoice = (seconds: number) => (seconds === 0 ? 'Keine' : duration(seconds));
export const closesLabel = 'Schließt von selbst am';
export const closesHelp = 'Steht für alle unter dem Feld. Leer heißt: bleibt offen.';
export const closesWrong = 'Bitte geben Sie Tag und Uhrzeit an, die noch kommen.';
export const saveModeration = 'Speichern';

/** The desk. */
export const deskName = 'Kommentare';
export const deskTitle = 'Kommentare';
export const deskIntro = 'Was wartet, sehen nur die Moderation und wer es geschrieben hat.';
export const deskTabs = {
  held: 'Warten auf Freigabe',
  recent: 'Zuletzt geschrieben',
  table: 'Alle Kommentare',
  rules: 'Regeln ausprobieren',
} as const;
export const deskTabsLabel = 'Kommentare nach Stand';
export const deskEmpty = { held: 'Nichts wartet', recent: 'Noch keine Kommentare' } as const;
export const deskEmptyText = {
  held: 'Sobald ein Kommentar zurückgehalten wird, steht er hier mit dem Grund.',
  recent: 'Was unter Beiträgen geschrieben wird, steht hier, das Neueste zuerst.',
} as const;
export const deskAbout = (title: string) => `zu ${quoted(title)}`;
export const approve = 'Freigeben';
export const reject = 'Ablehnen';
/** Opens what asks for the reasons. */
export const rejectBecause = 'Ablehnen …';

/** Names a comment by what it was written on. */
export const commentOn = (title: string) => `Kommentar zu ${quoted(title)}`;

/** This message is English because contract.md 5 fixes it. */
export const invalidRoutes = 'Invalid routes for comments.';
export const formerMember = 'Gelöschtes Mitglied';

/** The words of the island: short ones beside a comment, signs of the buttons for marks. */
export const message = 'Nachricht';
export const link = 'Link';
export const linkCopied = 'Der Link ist kopiert.';
export const formatSigns = { b: 'B', i: 'I', s: 'S', quote: '„“' } as const;
export const lockedForOthers = 'Geschlossen: Neue Kommentare schreibt hier nur noch die Moderation.';

/** The words of the page of settings. */
export const settingWords = {
  calmNotes: {
    label: 'Hinweis vor hastigen Kommentaren',
    hint: 'Wer laut oder grob schreibt, liest vor dem Abschicken einmal einen Satz aus den eigenen Regeln und entscheidet dann selbst. Gespeichert wird davon nichts. Der Satz steht unter „Texte“; jedes Mitglied kann den Hinweis für sich abschalten.',
  },
  calmWords: {
    label: 'Wörter für den Hinweis',
    hint: 'Durch Kommas oder Zeilen getrennt. Auch Texte, die überwiegend aus Großbuchstaben bestehen, lösen ihn aus.',
  },
  calmPage: {
    label: 'Seite mit den Regeln',
    hint: 'Der Pfad der Seite, aus der der Hinweis zitiert, wie /netiquette. Leer: ohne Link.',
  },
  commentsOpen: {
    label: 'Kommentieren',
    hint: 'Ist es aus, bleibt alles Geschriebene stehen, und Neues schreibt nur noch die Moderation.',
  },
  reviewFirst: {
    label: 'Erste Kommentare zurückhalten',
    hint: 'Solange von einem Mitglied weniger Kommentare erschienen sind, ist es neu, und seine warten auf Freigabe. 0 heißt: Niemand ist neu. Je Ort anders geht es unter „Vor dem Erscheinen“.',
  },
  editMinutes: {
    label: 'Minuten zum Ändern',
    hint: 'So lange lässt sich der eigene Kommentar ändern. 0 heißt: ohne Grenze.',
  },
  autoLoad: {
    label: 'Alle Kommentare von selbst laden',
    hint: 'Sobald jemand in ihre Nähe kommt; sonst auf Knopfdruck.',
  },
} as const;

export const repliesKind = {
  title: 'Antworten und Kommentare',
  note: 'Jemand antwortet Ihnen oder kommentiert, was von Ihnen ist oder dem Sie folgen.',
  sample: {
    sentence: 'Jonas Feld hat auf Ihren Kommentar geantwortet',
    about: '„Elf zu zehn für die alte Brücke“',
  },
};
export const mentionsKind = {
  title: 'Erwähnungen',
  note: 'Jemand nennt Ihren Namen in einem Kommentar.',
  sample: {
    sentence: 'Jonas Feld hat Sie in einem Kommentar erwähnt',
    about: '„Elf zu zehn für die alte Brücke“',
  },
};
/** What follows the name of the one who replied, by why somebody hears of it. */
export const hasReplied = {
  comment: 'hat auf Ihren Kommentar geantwortet',
  piece: 'hat Ihren Beitrag kommentiert',
  followed: 'hat einen Beitrag kommentiert, dem Sie folgen',
} as const;
export const hasMentioned = 'hat Sie in einem Kommentar erwähnt';
export const decidedNews = {
  approved: 'Ihr Kommentar ist jetzt zu lesen',
  rejected: 'Ihr Kommentar wurde nicht freigegeben',
  deleted: 'Ihr Kommentar wurde entfernt',
  restored: 'Ihr Kommentar ist wieder zu lesen',
  held: 'Ihr Kommentar wartet noch einmal auf Freigabe',
} as const;

/** The words before the number of the comment that an exported one answers. */
export const answerTo = 'Antwort auf';

/** The words shown to administrators who look at an account or erase it. */
export const personalDataWords: PersonalDataWords = {
  title: 'Kommentare',
  fields: {
    comments: 'Geschrieben',
    mentionedIn: 'Erwähnt in den Kommentaren',
    ownerType: 'Steht unter (Art)',
    ownerId: 'Steht unter (Nummer)',
    parentId: 'Antwort auf',
    editedAt: 'geändert am',
    heldReasons: 'Zurückgehalten wegen',
    markedReasons: 'Markiert wegen',
    answers: 'Antworten zu den Menschen darin',
  },
  goes: 'Erwähnungen führen zu niemandem mehr; was nie erschien oder schon gelöscht war, geht, und wenn so gewünscht auch jeder andere Kommentar.',
  stays:
    'Erschienene Kommentare bleiben ohne Namen stehen, wenn sie nicht mit gelöscht werden sollen: Andere haben darauf geantwortet.',
  merges: 'Alle Kommentare und Erwähnungen gehören zum ersten Konto.',
};

/** These stand in feeds. */
export const feedTitle = (subject: string) => `Kommentare zu ${quoted(subject)}`;
export const feedOf = (subject: string, portal: string) => `${feedTitle(subject)} – ${portal}`;
export const feedDescription = (title: string) => `Was zuletzt gesagt wurde: ${title}`;
export const saidBy = (name: string) => `${name} schreibt`;

/** What a reported comment is called, to moderators and to its author. */
export const reported = { name: 'Kommentar', yours: 'Ihren Kommentar' } as const;
export const report = 'Melden';
