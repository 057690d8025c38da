// Holds the German words of the pages about contributions: overview, desk, revisions, and what is asked before something goes.
import { declaredKind } from '#kernel/declared-kinds.ts';
import { quoted as inQuotes } from '#design/quoted.ts';
import type { PieceStateLater } from '../../constants.ts';
import type { DeskTab, OwnTab } from '../../pages/constants.ts';

export const overviewTitle = 'Meine Beiträge';
export const menuName = 'Beiträge';
export const contribute = 'Beitrag schreiben';
export const startsHeading = 'Etwas Neues beginnen';
export const kindName = (type: string): string => declaredKind(type)?.names.one ?? type;
export const untitled = 'Noch ohne Titel';

export const unconfirmedTitle = 'Erst noch Ihre E-Mail-Adresse bestätigen';
export const unconfirmedText =
  'Schreiben können Sie, sobald Sie auf den Link in unserer E-Mail gedrückt haben. Ist sie nicht angekommen, schicken wir sie noch einmal; sehen Sie bitte auch im Ordner für Werbung nach.';
export const resend = 'E-Mail noch einmal schicken';
export const refusedTitle = 'Sie können zurzeit nichts schreiben';

export const ownTabsLabel = 'Meine Beiträge nach Stand';
export const ownTabs: Readonly<Record<OwnTab, string>> = {
  working: 'In Arbeit',
  published: 'Veröffentlicht',
  takenBack: 'Zurückgezogen',
};
export const ownEmpty: Readonly<Record<OwnTab, string>> = {
  working: 'Nichts in Arbeit',
  published: 'Noch nichts veröffentlicht',
  takenBack: 'Nichts zurückgezogen',
};
export const ownEmptyText: Readonly<Record<OwnTab, string>> = {
  working: 'Fangen Sie oben etwas an. Es wird von selbst gespeichert und steht dann hier, bis es erscheint.',
  published: 'Was von Ihnen erschienen ist, steht hier: zum Ansehen, Ändern und Zurückziehen.',
  takenBack: 'Was Sie zurückziehen, verschwindet aus dem Portal und bleibt hier für Sie aufgehoben.',
};
/** A sentence that a portal may want otherwise, as the desk of texts calls it. */
export const nothingYetWording = {
  name: 'Mitmachen, noch nichts begonnen',
  note: 'Auf der Seite „Schreiben“, solange jemand noch nichts begonnen hat.',
  title: 'Überschrift',
  text: 'Text',
};
export const ownEmptyLater = 'Was Sie schreiben, steht dann hier.';
export const pagesLabel = 'Weitere Seiten';
export const toStart = 'Zum Anfang';
export const more = 'Weitere';
export const count = (number: number, upTo: number) => (number >= upTo ? `${upTo}+` : String(number));

export const inReviewSince = (moment: string) => `in Prüfung seit ${moment}`;
export const inReview = 'in Prüfung';
export const appearsAt = (moment: string) => `erscheint am ${moment}`;
export const draft = 'Entwurf';
export const draftOfPublished = 'Änderungen noch nicht veröffentlicht';
export const publishedAt = (moment: string) => `erschienen ${moment}`;
export const pieceStates: Readonly<Record<PieceStateLater, string>> = {
  published: 'veröffentlicht',
  withdrawn: 'zurückgezogen',
  expired: 'abgelaufen',
  hidden: 'von der Moderation verborgen',
  erased: 'gelöscht',
};
export const changed = 'geändert';
export const byAuthor = 'von';
export const peopleAtIt = (names: readonly string[]) =>
  names.length === 1 ? `${names[0]} schreibt gerade daran` : `${names.join(' und ')} schreiben gerade daran`;
export const noteFrom = (writer: string) => `Anmerkung von ${writer}`;

export const waitsBecause = 'Wartet auf Freigabe wegen';
export const answersGiven = 'Zu den Menschen darin';
export const markedBecause = 'Markiert wegen';

export const goOn = 'Weiterschreiben';
export const edit = 'Bearbeiten';
export const review = 'Prüfen';
export const preview = 'Vorschau';
export const revisions = 'Fassungen';
export const look = 'Ansehen';
export const withdraw = 'Zurückziehen';
export const reclaim = { 'in-review': 'Zurücknehmen', scheduled: 'Planung aufheben' } as const;
export const republish = 'Wieder veröffentlichen';
export const erase = 'Löschen';
export const discard = 'Verwerfen';
/** An entry's link is called so for those who hear it without its surroundings. */
export const linkOf = (title: string) => `: ${title}`;
export const linksLabel = (title: string) => `Was man mit ${inQuotes(title)} tun kann`;

export const deskTitle = 'Beiträge';
export const deskIntro =
  'Was auf Ihren Blick wartet, was von selbst erscheint und woran gerade geschrieben wird.';
export const deskTabsLabel = 'Beiträge nach Stand';
export const deskTabs: Readonly<Record<DeskTab, string>> = {
  waiting: 'Zur Prüfung',
  scheduled: 'Geplant',
  drafts: 'In Arbeit',
  takenBack: 'Zurückgezogen',
};
export const deskEmpty: Readonly<Record<DeskTab, string>> = {
  waiting: 'Nichts wartet',
  scheduled: 'Nichts geplant',
  drafts: 'Nichts in Arbeit',
  takenBack: 'Nichts zurückgezogen',
};
export const deskEmptyText: Readonly<Record<DeskTab, string>> = {
  waiting: 'Sobald jemand einen Beitrag einreicht, steht er hier, der älteste zuerst.',
  scheduled: 'Beiträge mit einem Termin für ihr Erscheinen stehen hier, der nächste zuerst.',
  drafts: 'Entwürfe aus Ihren Orten stehen hier, der zuletzt geänderte zuerst.',
  takenBack: 'Was in Ihren Orten zurückgezogen wurde oder abgelaufen ist, steht hier.',
};
export const narrowedEmptyText = 'Mit dieser Auswahl ist hier nichts zu finden.';
export const placeLabel = 'Ort';
export const allPlaces = 'Alle meine Orte';
export const kindLabel = 'Art';
export const allKinds = 'Alle Arten';
export const filter = 'Auswählen';
export const resetFilter = 'Auswahl aufheben';
export const noPlace = 'noch ohne Ort';

export const handBack = 'Mit Anmerkung zurückgeben';
export const handBackLabel = 'Anmerkung';
export const handBackHelp =
  'Was noch fehlt oder anders werden soll. Liest nur, wer den Beitrag schreibt, und die Redaktion.';
export const handBackSend = 'Zurückgeben';

export const revisionsTitle = 'Fassungen';
export const quoted = (title: string) => (title ? inQuotes(title) : untitled);
export const revision = (version: number) => `Fassung\u00a0${version}`;
export const compareHeading = (from: number, to: number) => `Von Fassung\u00a0${from} zu Fassung\u00a0${to}`;
export const onlyOneRevision = 'Bis jetzt gibt es eine Fassung. Sobald sich etwas ändert, steht hier, was.';
export const nothingChanged = 'Zwischen diesen Fassungen ist nichts verschieden.';
export const chooseFrom = 'Von';
export const chooseTo = 'Bis';
export const compare = 'Vergleichen';
export const compareWithBefore = 'Was sich änderte';
export const revisionOption = (version: number, moment: string) => `Fassung ${version}, ${moment}`;
export const allRevisions = 'Alle Fassungen';
export const inserted = 'eingefügt: ';
export const deleted = 'gestrichen: ';
export const endOfChange = ' (Ende) ';
export const skipped = (blocks: number) =>
  blocks === 1 ? '1 Absatz unverändert' : `${blocks} Absätze unverändert`;
export const markupChanged = 'Nur die Auszeichnung ist anders, hier als BBCode:';
export const pictureBefore = 'Vorher';
export const pictureAfter = 'Nachher';
export const noPicture = 'kein Bild';
export const drawnAs = (when: string, what: string) => `${when}: ${what}`;
export const pictureGone = (id: number) => `Bild\u00a0${id}, nicht mehr zu sehen`;
export const restoreThis = (version: number) => `Fassung\u00a0${version} wiederherstellen`;
export const restoreQuestion = (version: number) =>
  `Der Beitrag bekommt wieder den Inhalt von Fassung\u00a0${version}, als neue Fassung. Die jetzige bleibt in dieser Liste, und was schon veröffentlicht ist, ändert sich erst mit dem nächsten Veröffentlichen.`;
/** It stands after the reason why a remark couldn't go along with what was done. */
export const remarkKept = 'Ihre Worte stehen hier noch: Sie können sie als Anmerkung senden.';
export const restoreNow = 'Ja, wiederherstellen';
export const occasions = {
  begun: 'begonnen',
  submitted: 'eingereicht',
  published: 'veröffentlicht',
  scheduled: 'geplant',
  restored: 'wiederhergestellt',
  merged: 'zusammengeführt',
} as const;
export const portalItself = 'Das Portal';

export const notesHeading = 'Anmerkungen';
export const noNotes = 'Noch hat niemand etwas angemerkt.';
export const you = 'Sie';
export const noteLabel = 'Ihre Anmerkung';
export const noteHelp = 'Liest nur, wer den Beitrag schreibt, und die Redaktion des Ortes.';
export const noteSend = 'Anmerken';

export const keep = 'Lassen, wie es ist';
export const withdrawTitle = 'Beitrag zurückziehen?';
/** What happens, and what is left: for the author, and for editors who take back what somebody else wrote. */
export const withdrawText =
  'Er verschwindet sofort von seiner Seite, aus allen Listen und Feeds. Wer die Adresse aufruft, liest, dass der Beitrag zurückgezogen ist. Kommentare bleiben aufgehoben, sind aber nicht mehr zu sehen.';
export const withdrawOwn =
  'Der Text bleibt erhalten. Unter „Meine Beiträge“ können Sie ihn weiter bearbeiten und wieder veröffentlichen.';
export const withdrawOfOther = (name: string) =>
  `Der Beitrag ist von ${name}. Der Text bleibt erhalten; wieder veröffentlichen kann ihn nur die Redaktion.`;
export const ofOther = (name: string) => `Der Beitrag ist von ${name}.`;
export const againstRules =
  'Verstößt der Beitrag gegen Regeln oder Gesetze, dann melden Sie ihn. Dort wird er mit einer Begründung ausgeblendet, gegen die Widerspruch möglich ist.';
export const reportInstead = 'Als Verstoß melden';
export const withdrawNow = 'Zurückziehen';
export const eraseTitle = 'Beitrag löschen?';
export const eraseTexts = [
  'Der Beitrag wird gelöscht, mit seinen Fassungen und Anmerkungen. Das lässt sich nicht rückgängig machen.',
  'Wer die Adresse aufruft, liest, dass es den Beitrag nicht mehr gibt. Kommentare darunter sind nicht mehr zu sehen. Ihre Bilder bleiben unter „Bilder“.',
];
export const eraseNow = 'Endgültig löschen';
export const discardTitle = 'Entwurf verwerfen?';
export const discardTexts = [
  'Der Entwurf wird mit seinen Fassungen und Anmerkungen gelöscht. Das lässt sich nicht rückgängig machen.',
];
export const discardChangesTitle = 'Änderungen verwerfen?';
export const discardChangesTexts = [
  'Was seit dem Veröffentlichen geändert wurde, wird verworfen. Der Beitrag im Portal bleibt, wie er ist.',
];
export const discardNow = 'Verwerfen';

export const toFigures = 'Wie oft Ihre Beiträge gelesen werden';
