// Holds the German words of the composer.
import { grouped, inWords } from '#design/wording.ts';
import type { ManuscriptState, PieceStateLater } from '../../constants.ts';
import type { Check } from '../../rules/checklist.ts';
import { LEAD_LENGTH, TITLE_LENGTH } from '../../rules/checklist.ts';
import { readingEase } from '../../rules/readability.ts';
import type { Saving } from './engine/state.ts';
import type { WaitsFor } from './use-wish.ts';

export const needsScript =
  'Zum Schreiben braucht diese Seite JavaScript: damit Ihr Text beim Tippen gespeichert wird und nichts verloren geht. Bitte schalten Sie es in Ihrem Browser ein.';

export const manuscriptState: Readonly<Record<ManuscriptState, string>> = {
  draft: 'Entwurf',
  'in-review': 'Wird geprüft',
  scheduled: 'Geplant',
  done: 'Erledigt',
};
export const pieceState: Readonly<Record<PieceStateLater, string>> = {
  published: 'Veröffentlicht',
  withdrawn: 'Zurückgezogen',
  expired: 'Abgelaufen',
  hidden: 'Verborgen',
  erased: 'Gelöscht',
};
export const changesNotOut = 'Veröffentlicht · Änderungen noch nicht';
export const comesOutAt = (time: string) => `Erscheint am ${time}`;

export const saving: Readonly<Record<Saving, string>> = {
  saved: 'gespeichert',
  changed: 'Speichert gleich …',
  saving: 'Speichert …',
  unreachable: 'Nicht gespeichert – der Server antwortet nicht.',
  offline: 'Nicht gespeichert – offline.',
  'signed-out': 'Nicht gespeichert – Sie sind nicht mehr angemeldet.',
  'other-account': 'Nicht gespeichert – hier ist jetzt jemand anderes angemeldet.',
  conflict: 'Noch nicht gespeichert – es gibt eine andere Fassung.',
  refused: 'Nicht gespeichert.',
};
/** Says what isn't saved; where it lies is said only when it lies there. */
export const notSaved = (state: Saving, hasCopy: boolean) => {
  const isLeftToBrowser = !['saved', 'changed', 'saving', 'other-account'].includes(state);
  return isLeftToBrowser && hasCopy ? `${saving[state]} Ihr Text liegt in diesem Browser.` : saving[state];
};
export const savedAt = (time: string) => `gespeichert ${time}`;
export const nothingYet = 'Was Sie schreiben, wird von selbst gespeichert.';
export const copyFailed =
  'Dieser Browser hebt keine Kopie auf, weil sein Speicher voll oder gesperrt ist. Bitte schließen Sie die Seite erst, wenn alles gespeichert ist.';
export const tryNow = 'Jetzt versuchen';

/** Says what becomes of what was pressed and is not done yet, and whether another page would do it as well. */
export const wishWaits = (
  waitsFor: WaitsFor,
  { isSubmitted, isStored }: { readonly isSubmitted: boolean; readonly isStored: boolean },
): string => {
  const deed = isSubmitted ? 'eingereicht' : 'veröffentlicht';
  const otherwise = isStored
    ? 'Schließen Sie dieses Fenster, geschieht das auf der nächsten Seite des Portals, die Sie öffnen.'
    : 'Lassen Sie dieses Fenster so lange offen.';
  if (waitsFor === 'saving')
    return `Was Sie zuletzt geschrieben haben, wird noch gespeichert. Gleich danach wird Ihr Beitrag ${deed}.`;
  if (waitsFor === 'network')
    return `Gerade keine Verbindung. Ihr Beitrag wird ${deed}, sobald sie wieder da ist. ${otherwise}`;
  return `Ein Bild oder eingefügter Text ist noch unterwegs. Ihr Beitrag wird ${deed}, sobald alles da ist. ${otherwise}`;
};
export const wishGivenUp =
  'Ein Bild wurde nicht angenommen, darum ist Ihr Beitrag noch ein Entwurf. Warum, steht beim Bild oder unter dem Text.';
export const dropWish = 'Doch noch nicht';

export const othersHere = (names: readonly string[]) =>
  names.length === 1 ? `${names[0]} schreibt gerade auch.` : `${inWords(names)} schreiben gerade auch.`;
export const openElsewhere = 'Sie haben diesen Text auch in einem anderen Fenster offen.';
export const newerVersion = 'Inzwischen wurde eine neuere Fassung gespeichert.';
export const showNewer = 'Neu laden';

export const restored = 'Ihr Text von vorhin ist wieder da: Er lag noch in diesem Browser.';
export const showSaved = 'Gespeicherten Stand zeigen';
export const leftBehind = (title: string) =>
  title === ''
    ? 'In diesem Browser liegt noch ein Text, der nie gespeichert werden konnte.'
    : `In diesem Browser liegt noch ein Text, der nie gespeichert werden konnte: „${title}“.`;
export const takeLeftBehind = 'Zurückholen';
export const dropLeftBehind = 'Löschen';
export const mergedFrom = (name: string, isOwn: boolean) =>
  isOwn || name === ''
    ? 'Änderungen aus einem anderen Fenster übernommen.'
    : `Änderungen von ${name} übernommen.`;
export const fine = 'In Ordnung';
export const unfinishedHeading = 'Angefangen und noch nicht fertig';

export const conflictTitle = 'Zwei Fassungen';
/** `editor` is '' when nobody knows, null for oneself. */
export const conflictIntro = (editor: string | null) =>
  `Während Sie geschrieben haben, ${changedBy(editor)}. Was sich zusammenfügen ließ, ist zusammengefügt; hier entscheiden Sie. Nichts davon geht verloren, ehe Sie gewählt haben.`;
export const conflictOpen = 'Fassungen vergleichen';
export const mine = 'Ihre Fassung';
export const theirs = (editor: string | null) => {
  if (editor === null) return 'Fassung aus dem anderen Fenster';
  return editor === '' ? 'Die andere Fassung' : `Fassung von ${editor}`;
};
export const chooseMine = 'Ihre';
export const chooseTheirs = 'Die andere';
export const chooseBoth = 'Beide';
export const chooseLegend = (at: number, count: number) => `Stelle ${at} von ${count}`;
export const conflictTake = 'So übernehmen und speichern';
export const later = 'Später';
export const emptyValue = '(leer)';
export const slotNames: Readonly<Record<string, string>> = {
  image: 'Bild',
  gallery: 'Bilderstrecke',
  embed: 'Karte eines Beitrags',
  video: 'Video oder eingebetteter Inhalt',
  cut: 'Plus-Grenze',
  horizontalRule: 'Trennlinie',
};
export const yes = 'Ja';
export const no = 'Nein';
export const pictureNumber = (id: number) => `Bild Nr. ${id}`;

export const publish = 'Veröffentlichen';
export const publishChanges = 'Änderungen veröffentlichen';
export const submit = 'Zur Prüfung einreichen';
export const reclaim = 'Zurückholen und weiterschreiben';
export const preview = 'Vorschau';
export const revisions = 'Fassungen';
export const discard = 'Verwerfen';
export const showPiece = 'Ansehen';
export const withdraw = 'Zurückziehen';
export const more = 'Mehr';
export const handBack = 'Mit Anmerkung zurückgeben';
export const previewBlocked =
  'Ihr Browser hat das neue Fenster verhindert. Bitte drücken Sie noch einmal auf „Vorschau“.';
export const notSavedYet = 'Das geht erst, wenn alles gespeichert ist.';

export const publishTitle = 'Veröffentlichen';
export const publishWhen = 'Wann?';
export const publishNow = 'Jetzt';
export const publishLater = 'Zu einer bestimmten Zeit';
export const publishAt = 'Tag und Uhrzeit';
export const publishAtMissing = 'Bitte geben Sie Tag und Uhrzeit an.';
export const hasEnd = 'Nur bis zu einem bestimmten Tag zeigen';
export const showUntil = 'Anzeigen bis';
export const plan = 'Planen';
export const cancel = 'Abbrechen';
/** Counts the points that are advice alone. */
export const openPoints = (count: number) =>
  count === 1
    ? 'Zu einem Punkt hätten wir noch einen Rat. Das hindert Sie nicht am Veröffentlichen.'
    : `Zu ${count} Punkten hätten wir noch einen Rat. Das hindert Sie nicht am Veröffentlichen.`;
export const submitTitle = 'Zur Prüfung einreichen';
export const submitIntro =
  'Die Redaktion liest Ihren Beitrag und veröffentlicht ihn oder schreibt Ihnen, was noch fehlt. Sie bekommen eine Mitteilung.';
export const waitsBecause = 'Wartet auf Freigabe, weil:';
export const waitedBecause = 'Hat auf Freigabe gewartet, weil:';
export const answersGiven = 'Zu den Menschen darin sagt, wer es geschrieben hat:';
export const markedBecause = 'Markiert, nur für Sie und die Redaktion:';
export const submitNote = 'Ein Wort an die Redaktion (freiwillig)';
export const handBackTitle = 'Zurückgeben';
export const handBackText = 'Was soll noch geschehen?';
export const handBackMissing = 'Bitte schreiben Sie, was noch geschehen soll.';

export const notesHeading = 'Anmerkungen';
export const notesEmpty =
  'Hier schreiben sich Redaktion und Autorin oder Autor, was am Beitrag noch fehlt. Leser sehen es nicht.';
export const noteLabel = 'Neue Anmerkung';
export const noteSend = 'Anmerkung senden';
export const noteSending = 'Wird gesendet …';
export const noteFailed = 'Die Anmerkung ließ sich nicht senden. Sie steht noch im Feld.';
export const you = 'Sie';

export const checklistHeading = 'Druckreif';
export const checklistGood = (good: number, all: number) =>
  good === all ? 'Alles beisammen' : `${good} von ${all}`;
export const needsHeading = 'Nötig zum Veröffentlichen';
export const needsMet = 'Alles Nötige ist da.';
export const adviceHeading = 'Unser Rat';
/** The words beside the button; the names of the fields follow as buttons. */
export const stillNeeded = 'Noch nötig:';
export const stillNeededLong = (names: readonly string[]) =>
  `Zum Veröffentlichen fehlt noch: ${names.join(', ')}.`;
export const needed = 'nötig';
export const checkDone = 'erfüllt:';
export const checkOpen = 'offen:';

/** Returns what the list says about each point, whether all is well or not. */
export const checkSentence = (check: Check): string => SENTENCES[check.key](check);

const SENTENCES: Readonly<Record<Check['key'], (check: Check) => string>> = {
  title: ({ isGood, count }) => {
    if (isGood) return 'Die Überschrift lässt sich mit einem Blick lesen.';
    if (count === 0) return 'Es fehlt noch die Überschrift.';
    return count < TITLE_LENGTH.least
      ? 'Die Überschrift ist sehr kurz: Sagt sie, worum es geht?'
      : `Die Überschrift hat ${count} Zeichen. Bis ${TITLE_LENGTH.most} liest sie sich auch auf dem Telefon gut.`;
  },
  lead: ({ isGood, count }) => {
    if (isGood) return 'Der Vorspann sagt das Wichtigste in wenigen Sätzen.';
    if (count === 0) return 'Ein Vorspann fehlt: zwei, drei Sätze, die das Wichtigste sagen.';
    return count < LEAD_LENGTH.least
      ? 'Der Vorspann ist sehr kurz. Wer, was, wo, wann?'
      : `Der Vorspann hat ${count} Zeichen. Über ${LEAD_LENGTH.most} wird er leicht überlesen.`;
  },
  hero: ({ isGood }) =>
    isGood ? 'Ein Bild steht für den Beitrag.' : 'Mit einem Bild wird der Beitrag weit häufiger gelesen.',
  pictures: ({ isGood, count }) => {
    if (isGood) return 'Alle Bilder haben Worte und einen Bildnachweis.';
    return count === 1
      ? 'Einem Bild fehlen Bildunterschrift oder Bildnachweis. „Bild bearbeiten“ führt dorthin.'
      : `${count} Bildern fehlen Bildunterschrift oder Bildnachweis. „Bild bearbeiten“ führt dorthin.`;
  },
  length: ({ isGood, count }) =>
    isGood ? `Der Text hat ${grouped(count)} Zeichen.` : 'Es fehlt noch der Text.',
  readability: ({ readability }) => {
    if (!readability) return '';
    const counted = `Im Schnitt ${readability.wordsPerSentence} Wörter je Satz, ${readability.longWords} von 100 Wörtern sind lang`;
    switch (readingEase(readability)) {
      case 'easy':
        return `${counted}: leicht zu lesen.`;
      case 'usual':
        return `${counted}: so liest sich eine Zeitung.`;
      case 'demanding':
        return `${counted}: anspruchsvoll. Kürzere Sätze helfen.`;
      case 'hard':
        return `${counted}: schwer zu lesen. Teilen Sie lange Sätze und lange Wörter.`;
    }
  },
  place: ({ isGood }) => (isGood ? 'Der Ort ist gewählt.' : 'Wählen Sie den Ort, dem der Beitrag gehört.'),
  category: ({ isGood }) => (isGood ? 'Die Rubrik ist gewählt.' : 'Wählen Sie eine Rubrik.'),
  tags: ({ isGood }) =>
    isGood
      ? 'Schlagwörter führen zu verwandten Beiträgen.'
      : 'Ein, zwei Schlagwörter führen zu verwandten Beiträgen.',
  free: ({ isGood, count }) => {
    if (count === -1)
      return 'Ohne Plus-Grenze endet der freie Teil von selbst nach etwa 800 Zeichen am Ende eines Absatzes. Setzen Sie sie besser selbst.';
    return isGood
      ? `Der freie Teil hat ${grouped(count)} Zeichen.`
      : `Der freie Teil hat ${grouped(count)} Zeichen. Empfohlen sind etwa 800: genug, um neugierig zu machen.`;
  },
  problems: ({ count }) =>
    count === 1
      ? 'Ein Link oder eine Einbettung macht Schwierigkeiten.'
      : `${count} Links oder Einbettungen machen Schwierigkeiten.`,
};

export const counter = (length: number, max: number) => `${grouped(length)} von ${grouped(max)}`;
export const placementHeading = 'Einordnung';
export const place = 'Ort';
export const placeHint = 'Aus der Liste wählen oder tippen: Zwei Buchstaben genügen.';
export const placeNone = 'Kein Ort fängt so an.';
export const placesFound = (count: number) => (count === 1 ? 'Ein Ort gefunden.' : `${count} Orte gefunden.`);
export const placeUnknown = 'Gewählter Ort';
export const category = 'Rubrik';
export const categoryNone = 'Bitte wählen';
export const tags = 'Schlagwörter';
export const tagsHint = 'Mit Komma oder Eingabetaste hinzufügen.';
export const tagRemove = (tag: string) => `Schlagwort „${tag}“ entfernen`;
export const tagAdded = (tag: string) => `„${tag}“ hinzugefügt.`;
export const tagRemoved = (tag: string) => `„${tag}“ entfernt.`;

export const pictureHeading = 'Bild';
export const pictureTake = 'Foto aufnehmen oder wählen';
export const pictureReferences = 'Aus der Merkliste';
export const pictureEdit = 'Bild bearbeiten';
export const pictureReplace = 'Anderes Bild';
export const pictureRemove = 'Bild entfernen';
export const pictureSending = (percent: number) => `Wird hochgeladen … ${percent} %`;
export const pictureMaking = 'Das Bild ist da und wird gerade zugeschnitten.';
export const pictureStopped = 'Das Hochladen wurde unterbrochen.';
export const pictureFailed = 'Das Bild ließ sich nicht hochladen.';
export const pictureRetry = 'Noch einmal versuchen';
export const pictureCancel = 'Hochladen abbrechen';
export const pictureNoWords = 'Noch ohne Bildunterschrift';
export const pictureCredit = (name: string) => `Foto: ${name}`;
export const pictureNoCredit = 'Noch ohne Bildnachweis';
export const pictureHint = 'Das Bild steht über dem Beitrag und in allen Listen.';

export const signInTitle = 'Bitte melden Sie sich wieder an';
export const signInIntro = (name: string) =>
  `Ihre Sitzung ist abgelaufen, ${name}. Ihr Text ist noch da und wird gespeichert, sobald Sie wieder angemeldet sind.`;
export const signInLogin = 'Benutzername oder E-Mail-Adresse';
export const signInPassword = 'Passwort';
export const signInSend = 'Anmelden und speichern';
export const signInCode = 'Code des zweiten Faktors';
export const signInCodeHint = 'Sechs Ziffern aus Ihrer App, oder einer Ihrer Wiederherstellungscodes.';
export const signInConfirm = 'Bestätigen und speichern';
export const signInElsewhere = 'Mit Passkey oder anders anmelden (neues Fenster)';
export const signInDone = 'Ich bin wieder angemeldet';
export const signInNotYet = 'Sie sind hier noch nicht wieder angemeldet.';
export const signInAgain = 'Wieder anmelden';
export const otherAccountTitle = 'Dieser Text gehört jemand anderem';
export const otherAccountText = (name: string) =>
  `Geschrieben hat ihn ${name}; hier ist jetzt aber jemand anderes angemeldet. Der Text bleibt in diesem Browser, bis ${name} sich wieder anmeldet.`;
export const otherAccountStart = 'Etwas Eigenes schreiben';
export const otherAccountSwitch = (name: string) => `Als ${name} anmelden`;

const changedBy = (editor: string | null) =>
  editor === null
    ? 'wurde dieselbe Stelle in einem anderen Fenster von Ihnen geändert'
    : `hat ${editor === '' ? 'jemand anderes' : editor} dieselbe Stelle geändert`;
